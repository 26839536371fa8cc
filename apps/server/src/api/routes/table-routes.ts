import { ROUTES } from '@mechatable/protocol';
import type { FastifyInstance } from 'fastify';
import { EventOutput } from '../../match/event-output.ts';
import type { MatchServices } from '../../match/services.ts';
import type { People } from '../../people/people.ts';
import type { TableHubs } from '../../tables/table-hubs.ts';
import type { Lobby } from '../../tables/lobby.ts';
import type { Pairing } from '../../tables/pairing.ts';
import { rematch } from '../../tables/rematch.ts';
import { playersInfo, LISTED, tableInfoOf, UNFINISHED } from '../../tables/table-info.ts';
import type { TableService } from '../../tables/table-service.ts';
import { bind, bindStream } from '../bind.ts';
import type { StreamLimit } from '../stream-limit.ts';

const USUAL_PAGE = 20;

/** Setting up, finding and joining tables. */
export function bindTables(
  app: FastifyInstance,
  parts: {
    readonly services: MatchServices;
    readonly hubs: TableHubs;
    readonly tables: TableService;
    readonly pairing: Pairing;
    readonly lobby: Lobby;
    readonly people: People;
    readonly streams: StreamLimit;
  },
): void {
  const { services, hubs, tables, pairing, lobby, people, streams } = parts;
  bindStream(app, ROUTES.lobby, async ({ visitor, request, reply }) => {
    const first = await lobby.first(visitor.player);
    streams.admit(request, reply);
    reply.hijack();
    lobby.follow(new EventOutput(reply.raw), visitor.player, first);
  });
  bind(app, ROUTES.listTables, async ({ visitor, query }) => {
    const { scope, game, status, limit = USUAL_PAGE, after } = query;
    const filter = {
      open: { ...LISTED, listedAt: services.clock() },
      live: { status: ['playing'] as const, visibility: 'open' as const },
      mine: {
        player: scope === 'mine' ? visitor.requirePlayer() : undefined,
        status: status === 'unfinished' ? UNFINISHED : status && ([status] as const),
      },
    }[scope];
    const page = await services.tables.list({ ...filter, game, limit, cursor: after });
    const people = await playersInfo(services, page.tables);
    const shown = await Promise.all(page.tables.map((table) => hubs.shownTo(visitor.player, table)));
    return { tables: shown.map((table) => tableInfoOf(table, people)), next: page.next };
  });
  bind(app, ROUTES.createTable, async ({ visitor, body }) => {
    const player = visitor.requirePlayer();
    return (await tables.create(player, body)).infoFor(player);
  });
  bind(app, ROUTES.pair, async ({ visitor, body: { game, rated } }) => {
    const player = visitor.requirePlayer();
    return (await pairing.pair(player, game, rated)).infoFor(player);
  });
  bind(app, ROUTES.getTable, async ({ visitor, params: { table } }) => {
    return (await hubs.get(table)).infoFor(visitor.player);
  });
  bind(app, ROUTES.join, async ({ visitor, params: { table }, body }) => {
    const player = visitor.requirePlayer();
    const { name } = await people.me(player);
    const { hub, seat } = await tables.join(table, player, name, body);
    return { table: hub.infoFor(player), seat };
  });
  bind(app, ROUTES.seatBot, async ({ visitor, params: { table }, body: { seat, bot } }) => {
    const player = visitor.requirePlayer();
    return (await tables.seatBot(table, player, seat, bot)).infoFor(player);
  });
  bind(app, ROUTES.leave, async ({ visitor, params: { table } }) => {
    const player = visitor.requirePlayer();
    return (await tables.leave(table, player)).infoFor(player);
  });
  bind(app, ROUTES.rematch, async ({ visitor, params: { table }, body: { options } }) => {
    const player = visitor.requirePlayer();
    return (await rematch(parts, table, player, options)).infoFor(player);
  });
}
