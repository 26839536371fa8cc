import { playersOf } from '@mechatable/host';
import { invariant, person, type Seat } from '@mechatable/kernel';
import { ROUTES } from '@mechatable/protocol';
import type { FastifyInstance } from 'fastify';
import { EventOutput, eventText } from '../../match/event-output.ts';
import type { OnlineMatch } from '../../match/online-match.ts';
import type { TableHubs } from '../../tables/table-hubs.ts';
import type { TableHub } from '../../tables/table-hub.ts';
import type { TalkService } from '../../tables/talk-service.ts';
import { words } from '../../words.ts';
import { bind, bindStream } from '../bind.ts';
import { refusal } from '../../refusal.ts';
import type { StreamLimit } from '../stream-limit.ts';
import type { Visitor } from '../visitor.ts';

/** Following and playing matches, and chatting at the table. */
export function bindMatches(
  app: FastifyInstance,
  hubs: TableHubs,
  talk: TalkService,
  streams: StreamLimit,
): void {
  /** `at`: how many entries the player knows of. */
  const seated = async (
    table: string,
    visitor: Visitor,
    seat: Seat,
    at = 0,
  ): Promise<[TableHub, OnlineMatch]> => {
    const player = visitor.requirePlayer();
    const hub = await hubs.get(table, (known) => known.isReady(player, seat, at));
    hub.assertSeat(player, seat);
    return [hub, hub.match];
  };

  bindStream(app, ROUTES.follow, async ({ visitor, params: { table }, query, request, reply }) => {
    const known = lastIdOf(request.headers['last-event-id']) ?? query.from ?? null;
    // A client of another server may know more than this one.
    const hub = await hubs.get(table, ({ length }) => length >= (known ?? 0));
    const isSpectator = query.watch === 'true';
    hub.checkFollow(visitor.player, isSpectator);
    const viewer = isSpectator ? 'table' : (hub.seatOf(visitor.player) ?? 'table');
    const said = await talk.history(hub, viewer, visitor.player);
    streams.admit(request, reply);
    reply.hijack();
    const output = new EventOutput(reply.raw);
    hub.follow(output, visitor.player, isSpectator, known);
    if (said.length > 0) output.send(eventText('talk', { messages: said }, null));
  });
  bind(app, ROUTES.act, async ({ visitor, params: { table }, body: { seat, action, ...request } }) => {
    const [, match] = await seated(table, visitor, seat, request.at);
    return match.act(seat, action, request);
  });
  bind(app, ROUTES.concede, async ({ visitor, params: { table }, body: { seat, ...request } }) => {
    const [, match] = await seated(table, visitor, seat, request.at);
    return match.concede(seat, request);
  });
  bind(app, ROUTES.undo, async ({ visitor, params: { table }, body: { seat, to, ...request } }) => {
    const [, match] = await seated(table, visitor, seat, request.at);
    return match.undo(seat, to, request);
  });
  bind(app, ROUTES.setAnswers, async ({ visitor, params: { table }, body: { seat, setting } }) => {
    const [, match] = await seated(table, visitor, seat);
    if (match.host.players[seat]?.kind !== 'person') throw refusal('not-allowed', words.match.botPlays);
    await match.setAnswers(seat, setting);
    return {};
  });
  bind(app, ROUTES.offer, async ({ visitor, params: { table }, body }) => {
    const { seat, kind, to = null, ...request } = body;
    const [, match] = await seated(table, visitor, seat, request.at);
    await match.agreements.offer(seat, kind, to, request);
    return {};
  });
  bind(app, ROUTES.answerOffer, async ({ visitor, params: { table }, body: { seat, ...answer } }) => {
    const [, match] = await seated(table, visitor, seat, answer.at);
    await match.agreements.answer(seat, answer);
    return {};
  });
  bind(app, ROUTES.claim, async ({ visitor, params: { table }, body }) => {
    const { seat, absent, how, ...request } = body;
    const [hub, match] = await seated(table, visitor, seat, request.at);
    return match.claim(seat, absent, how, request, () => hub.claimable.includes(absent));
  });
  bind(app, ROUTES.takeSeatBack, async ({ visitor, params: { table }, body: { seat, key } }) => {
    const [, match] = await seated(table, visitor, seat);
    if (match.isOver) throw refusal('over', words.table.over);
    const first = playersOf(match.host.head)[seat];
    invariant(first?.kind === 'person', 'a seat that someone owns began with a person');
    const { name } = first;
    return match.returnTo(seat, { ...person(name), ...(key === undefined ? {} : { key }) });
  });
  bind(app, ROUTES.getRecord, async ({ visitor, params: { table } }) => {
    const isOver = (known: TableHub): boolean => known.infoFor(visitor.player).winners !== null;
    const hub = await hubs.get(table, isOver);
    const { match } = hub;
    if (!isOver(hub)) throw refusal('not-allowed', words.match.recordLater);
    return { record: match.host.journal() };
  });

  bind(app, ROUTES.say, async ({ visitor, params: { table }, body: { channel, said, request } }) => {
    await talk.say(await hubs.get(table), visitor.requirePlayer(), channel, said, request);
    return {};
  });
  bind(app, ROUTES.mute, async ({ visitor, body: { player, muted } }) => {
    await talk.mute(visitor.requirePlayer(), player, muted);
    return {};
  });
  bind(app, ROUTES.report, async ({ visitor, params: { table }, body: { message, reason } }) => {
    await talk.report(await hubs.get(table), visitor.requirePlayer(), message, reason);
    return {};
  });
}

/** The number of entries that the client has seen; null if missing or invalid. */
function lastIdOf(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : null;
}
