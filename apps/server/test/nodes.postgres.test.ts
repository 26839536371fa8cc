import { findGame } from '@mechatable/catalog';
import { verifyRecord } from '@mechatable/host';
import type { RemoteHost } from '@mechatable/host/remote';
import { lineOf } from '@mechatable/kernel';
import { ROUTES } from '@mechatable/protocol';
import { Journal, Seats, Tables } from '@mechatable/sql';
import { expect, onTestFinished, test, vi } from 'vitest';
import { node, sitDownApart, twoNodes, type Nodes } from './harness/nodes.ts';
import { resumedRecord } from './harness/stored.ts';
import { LobbyPage } from './harness/lobby-page.ts';
import {
  asked,
  received,
  play,
  requestFor,
  newKey,
  seatOf,
  setUpTable,
  type Sitting,
} from './harness/table.ts';
import { TestVisitor, type Following } from './harness/visitor.ts';

interface Turn {
  readonly host: RemoteHost;
  readonly seat: number;
  /** The person who is asked. */
  readonly here: TestVisitor;
  /** The same person on the server that the other person uses. */
  readonly elsewhere: TestVisitor;
  /** The server that the other person uses. */
  readonly other: Nodes['servers'][number];
}

/** Whose turn it is. */
async function turnOf({ servers }: Nodes, sitting: Sitting): Promise<Turn> {
  const host = await asked(sitting);
  const seat = host === null ? null : seatOf(host);
  const [other, visitor] = seat === null ? [] : [servers[1 - seat], sitting.visitors[seat]];
  if (host === null || seat === null || other === undefined || visitor === undefined)
    throw new Error('Nobody is asked.');
  return { host, seat, other, here: visitor, elsewhere: visitor.at(other.url) };
}

/** Makes the first legal move, on the server that the other person uses. */
async function actElsewhere({ elsewhere, host, seat }: Turn, table: string): Promise<number | null> {
  const body = { ...requestFor(host), action: host.frame(seat).legal[0] };
  const answer = await elsewhere.api.call(ROUTES.act, { params: { table }, body });
  return answer.ok ? answer.entry : null;
}

function presenceOf({ room }: Following, seat: number): string | null {
  const shown = room?.table.seats[seat];
  return shown?.kind === 'person' ? shown.presence : null;
}

test('people on different servers play a whole match, and its record verifies', async () => {
  const sitting = await sitDownApart(await twoNodes(), { isSigned: true });
  await play(sitting, Infinity);
  const [record, other] = await Promise.all(sitting.hosts.map((host) => host.record()));
  expect(other).toEqual(record);
  if (record === undefined) throw new Error('There are two people.');
  expect((await verifyRecord(findGame('lanes'), record)).problems).toEqual([]);
});

test('a page may follow on one server and act on another', async () => {
  const nodes = await twoNodes();
  const sitting = await sitDownApart(nodes);
  expect(await actElsewhere(await turnOf(nodes, sitting), sitting.id)).toBe(1);
  await received(sitting, 1);
});

test('a server that was not notified catches up before it judges a move', async () => {
  const deaf = { is: false };
  const nodes = await twoNodes({ deaf });
  const sitting = await sitDownApart(nodes);
  const turn = await turnOf(nodes, sitting);
  deaf.is = true;
  const hub = await turn.other.online.hubs.get(sitting.id);
  await turn.host.act(turn.seat, turn.host.frame(turn.seat).legal[0]);
  expect(hub.length).toBe(0);
  expect(await actElsewhere(turn, sitting.id)).toBe(2);
  expect(hub.length).toBe(2);
});

test('a server that is still catching up finishes before it judges a move', async () => {
  const deaf = { is: false };
  const nodes = await twoNodes({ deaf });
  const sitting = await sitDownApart(nodes);
  const turn = await turnOf(nodes, sitting);
  deaf.is = true;
  const hub = await turn.other.online.hubs.get(sitting.id);
  await turn.host.act(turn.seat, turn.host.frame(turn.seat).legal[0]);

  // Seats are read twice: with the table, and between reading the entries and carrying them out.
  let release: () => void = () => undefined;
  const readEntries = new Promise<void>((reached) => {
    const read = Reflect.get(Seats.prototype, 'of');
    const reading = vi.spyOn(Seats.prototype, 'of');
    onTestFinished(() => {
      reading.mockRestore();
    });
    reading.mockImplementationOnce(function (this: Seats, table) {
      return read.call(this, table);
    });
    reading.mockImplementationOnce(async function (this: Seats, table) {
      reached();
      await new Promise<void>((resolve) => (release = resolve));
      return read.call(this, table);
    });
  });
  const catchingUp = hub.reload();
  await readEntries;
  expect(hub.length).toBe(0);
  const acting = actElsewhere(turn, sitting.id);
  release();
  await catchingUp;
  expect(await acting).toBe(2);
});

test('a server that has missed something catches up on its own', async () => {
  const deaf = { is: false };
  const nodes = await twoNodes({ deaf });
  const sitting = await sitDownApart(nodes);
  const turn = await turnOf(nodes, sitting);
  deaf.is = true;
  await turn.host.act(turn.seat, turn.host.frame(turn.seat).legal[0]);
  await turn.other.online.hubs.poll();
  await received(sitting, 1);
});

test('of two moves at the same time, one is made', async () => {
  const deaf = { is: false };
  const nodes = await twoNodes({ deaf });
  const sitting = await sitDownApart(nodes);
  const turn = await turnOf(nodes, sitting);
  deaf.is = true;
  const { id } = sitting;
  const action = turn.host.frame(turn.seat).legal[0];
  const acting = [turn.here, turn.elsewhere].map((visitor) =>
    visitor.api.call(ROUTES.act, { params: { table: id }, body: { ...requestFor(turn.host), action } }),
  );
  const answers = await Promise.allSettled(acting);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'moved-on' } });
  // The server that lost has caught up; the other one needn't.
  await received(sitting, 1);
});

test('the same move sent to two servers counts once', async () => {
  const nodes = await twoNodes();
  const sitting = await sitDownApart(nodes);
  const turn = await turnOf(nodes, sitting);
  const body = { ...requestFor(turn.host), action: turn.host.frame(turn.seat).legal[0] };
  const acting = [turn.here, turn.elsewhere].map((visitor) =>
    visitor.api.call(ROUTES.act, { params: { table: sitting.id }, body }),
  );
  expect(await Promise.all(acting)).toEqual([
    { ok: true, entry: 1 },
    { ok: true, entry: 1 },
  ]);
});

test('of two secret choices at the same time on different servers, both count', async () => {
  const deaf = { is: false };
  const nodes = await twoNodes({ deaf });
  const sitting = await sitDownApart(nodes, { game: 'masc', options: { setup: 'quick' } });
  for (const [seat, host] of sitting.hosts.entries()) expect(host.frame(seat).asked).toEqual([0, 1]);
  deaf.is = true; // so that neither server knows of the other choice
  const chosen = sitting.hosts.map((host, seat) => host.frame(seat).legal[seat]);
  const verdicts = await Promise.all(sitting.hosts.map((host, seat) => host.act(seat, chosen[seat])));
  expect(verdicts).toMatchObject([{ ok: true }, { ok: true }]);
  const { entries } = await resumedRecord(nodes.servers[0].db, sitting.id);
  const moves = [...lineOf(entries)].sort((a, b) => a.seat - b.seat);
  expect(moves.map(({ action }) => action)).toEqual(chosen);
});

test('offers, answers and chat reach people on other servers', async () => {
  const nodes = await twoNodes();
  const sitting = await sitDownApart(nodes, { terms: { undos: null, undoByConsent: true } });
  const { host, seat } = await turnOf(nodes, sitting);
  await host.act(seat, host.frame(seat).legal[0]);
  await received(sitting, 1);
  await host.offer(seat, 'undo', 0);
  const [asking, answering] = [sitting.pages[seat], sitting.pages[1 - seat]];
  if (asking === undefined || answering === undefined) throw new Error('There are two people.');
  await answering.until(() => answering.room?.offers.length === 1);
  const [offer] = answering.room?.offers ?? [];
  if (offer === undefined) throw new Error('There is an offer.');
  await sitting.hosts[1 - seat]?.answerOffer(1 - seat, offer, true);
  await received(sitting, 2);
  expect(host.frame(seat)).toMatchObject({ seq: 0, entry: 2 });
  await sitting.visitors[seat]?.api.call(ROUTES.say, {
    params: { table: sitting.id },
    body: { channel: 'table', said: { text: 'Hello' }, request: 'hello-to-another-server' },
  });
  await answering.until(() => answering.talk.length === 1);
  expect(answering.talk).toMatchObject([{ said: { text: 'Hello' }, seat }]);
});

test('pages get the chat that their server was not notified of, in its order', async () => {
  const deaf = { is: false };
  const nodes = await twoNodes({ deaf });
  const sitting = await sitDownApart(nodes);
  const [one, other] = sitting.visitors;
  const page = sitting.pages[1];
  if (one === undefined || other === undefined || page === undefined)
    throw new Error('There are two people.');
  const say = (visitor: TestVisitor, text: string): Promise<unknown> =>
    visitor.api.call(ROUTES.say, {
      params: { table: sitting.id },
      body: { channel: 'table', said: { text }, request: newKey() },
    });
  const texts = (): unknown[] => page.talk.map(({ said }) => said);
  await say(one, 'one');
  await page.until(() => page.talk.length === 1);
  deaf.is = true;
  await say(one, 'two');
  await say(one, 'three');
  await nodes.servers[1].online.hubs.poll();
  await page.until(() => page.talk.length === 3);
  await say(one, 'four');
  await nodes.servers[1].online.hubs.catchUp(null); // after its connection to the database was lost
  await page.until(() => page.talk.length === 4);
  await say(one, 'five');
  await say(other, 'six');
  await page.until(() => page.talk.length === 6);
  await nodes.servers[1].online.hubs.poll();
  expect(texts()).toEqual(['one', 'two', 'three', 'four', 'five', 'six'].map((text) => ({ text })));
});

test('the lobby shows changes that its server was not notified of', async () => {
  const deaf = { is: false };
  const { servers } = await twoNodes({ deaf });
  const [one, other] = await Promise.all(servers.map(({ url }) => TestVisitor.arrive(url)));
  if (one === undefined || other === undefined) throw new Error('There are two servers.');
  const lobby = new LobbyPage(other);
  let updates = 0;
  await lobby.until(() => ++updates > 1); // the second one is because of this page itself
  deaf.is = true;
  const { id } = await setUpTable(one, { visibility: 'open' });
  await servers[1].online.hubs.poll();
  await lobby.until(({ open }) => open.some((table) => table.id === id));
  lobby.close();
});

test('people see who is there on other servers, and who leaves', async () => {
  const nodes = await twoNodes();
  const sitting = await sitDownApart(nodes);
  const [here, there] = sitting.pages;
  if (here === undefined || there === undefined) throw new Error('There are two people.');
  const presence = (): string | null => presenceOf(here, 1);
  await here.until(() => presence() === 'online');
  there.close();
  await here.until(() => presence() === 'away');
});

test('a server that stops takes its people with it', async () => {
  const nodes = await twoNodes();
  const sitting = await sitDownApart(nodes);
  const [here] = sitting.pages;
  if (here === undefined) throw new Error('There are two people.');
  const presence = (): string | null => presenceOf(here, 1);
  await here.until(() => presence() === 'online');
  sitting.pages[1]?.close();
  await nodes.servers[1].close();
  await here.until(() => presence() === 'away');
});

test('the lobby shows tables and people of all servers, and pairs them', async () => {
  const { servers } = await twoNodes();
  const [one, other] = await Promise.all(servers.map(({ url }) => TestVisitor.arrive(url)));
  if (one === undefined || other === undefined) throw new Error('There are two servers.');
  const lobby = new LobbyPage(other);
  const { id } = await setUpTable(one, { visibility: 'open' });
  await lobby.until(({ open }) => open.some((table) => table.id === id));
  const another = new LobbyPage(one);
  await lobby.until(({ online }) => online === 2);
  lobby.close();
  another.close();
  const pair = { body: { game: 'mechanation' } };
  const given = await Promise.all([one.api.call(ROUTES.pair, pair), other.api.call(ROUTES.pair, pair)]);
  expect(given[1].id).toBe(given[0].id);
});

test('a server that joins later knows everything', async () => {
  const nodes = await twoNodes();
  const sitting = await sitDownApart(nodes);
  await play(sitting, 3);
  await received(sitting, 3);
  await nodes.servers[0].close();
  const { url } = await node(nodes.address);
  const page = sitting.visitors[0]?.at(url).follow(sitting.id);
  const host = await page?.match();
  expect(host?.frame(0)).toMatchObject({ entry: 3, view: sitting.hosts[0]?.frame(0).view });
  page?.close();
});

test('a server that starts while another begins the match of a full table lets it do so', async () => {
  const { address, servers } = await twoNodes();
  const [ada, ben] = await Promise.all(servers.map(({ url }) => TestVisitor.arrive(url)));
  if (ada === undefined || ben === undefined) throw new Error('There are two servers.');
  const { id } = await setUpTable(ada);
  await ada.join(id);
  const starting = vi.spyOn(Journal.prototype, 'start').mockRejectedValueOnce(new Error('stopped'));
  await expect(ben.join(id)).rejects.toThrow();
  starting.mockRestore();

  const list = Reflect.get(Tables.prototype, 'list');
  const listing = vi.spyOn(Tables.prototype, 'list');
  onTestFinished(() => {
    listing.mockRestore();
  });
  listing.mockImplementationOnce(async function (this: Tables, filter) {
    const page = await list.call(this, filter);
    await ben.join(id); // begins the match
    return page;
  });
  const third = await node(address);
  expect((await third.online.hubs.get(id)).table.status).toBe('playing');
});
