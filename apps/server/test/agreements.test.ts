import { findGame } from '@mechatable/catalog';
import { verifyRecord } from '@mechatable/host';
import type { Verification } from '@mechatable/kernel';
import { ROUTES, type Offer } from '@mechatable/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { refusal } from './harness/refused.ts';
import { startServer, type TestServer } from './harness/server.ts';
import {
  asked,
  hostToMove,
  play,
  received,
  requestFor,
  seatOf,
  sitDown,
  type Sitting,
  type TableSettings,
} from './harness/table.ts';
import type { Following, TestVisitor } from './harness/visitor.ts';

let server: TestServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

async function table(settings: TableSettings): Promise<Sitting & { at: TestServer }> {
  server = await startServer();
  return { ...(await sitDown(server.url, { isSigned: true, ...settings })), at: server };
}

/** Verifies the record so far; the match doesn't have to be over. */
async function verified(at: TestServer, id: string): Promise<Verification> {
  const { host } = (await at.online.hubs.get(id)).match;
  return verifyRecord(findGame(host.game.id), host.journal());
}

async function offers(page: Following | undefined, count: number): Promise<Offer[]> {
  await page?.until(() => page.room?.offers.length === count);
  return page?.room?.offers ?? [];
}

describe('an undo', () => {
  test('is free as long as nothing was revealed, up to the table’s limit', async () => {
    const { id, hosts, at } = await table({ game: 'masc', terms: { undos: 2 } });
    const [host] = hosts.filter((one) => one.frame(seatOf(one)).asked.includes(seatOf(one)));
    if (host === undefined) throw new Error('Nobody is asked.');
    const seat = seatOf(host);
    for (let undone = 0; undone < 2; undone++) {
      await host.act(seat, host.frame(seat).legal[0]);
      expect(host.frame(seat).undo).toEqual({ free: true, to: 0 });
      expect(await host.takeBack(seat)).toEqual({ free: true, to: 0 });
    }
    await host.act(seat, host.frame(seat).legal[0]);
    expect(host.frame(seat).undo).toMatchObject({ free: false, sentence: 'No more undos at this table.' });
    const forced = { ...requestFor(host), to: 0, signature: 'ab'.repeat(64) };
    const undone = (await at.online.hubs.get(id)).match.undo(seat, 0, forced);
    expect(await refusal(undone)).toBe('bad-request');
    expect((await verified(at, id)).problems).toEqual([]);
  });

  test('sent twice counts once', async () => {
    server = await startServer();
    const sitting = await sitDown(server.url, { game: 'masc', terms: { undos: null } });
    const host = await hostToMove(sitting);
    const seat = seatOf(host);
    await host.act(seat, host.frame(seat).legal[0]);
    const visitor = sitting.visitors[seat] as TestVisitor;
    const call = { params: { table: sitting.id }, body: { ...requestFor(host), to: 0 } };
    const first = await visitor.api.call(ROUTES.undo, call);
    expect(first).toEqual({ free: true, to: 0 });
    expect(await visitor.api.call(ROUTES.undo, call)).toEqual(first);
    expect((await server.online.hubs.get(sitting.id)).table.length).toBe(2);
  });

  test('after a reveal needs everyone’s consent, and the record has their signatures', async () => {
    const sitting = await table({ game: 'mechanation', terms: { undos: 5 } });
    const { id, hosts, pages, at } = sitting;
    await play(sitting, 6);
    const by = seatOf((await asked(sitting)) ?? hosts[0] ?? never());
    const host = hosts[by] ?? never();
    await host.offer(by, 'undo', 2);
    const [offer] = await offers(pages[by], 1);
    if (offer === undefined) throw new Error('Nothing was offered.');
    await host.offer(by, 'undo', 2); // once more changes nothing
    const others = hosts.filter((other) => other !== host);
    for (const other of others.slice(0, 2)) await other.answerOffer(seatOf(other), offer, true);
    await pages[by]?.until(() => pages[by]?.room?.offers[0]?.agreed.length === 2);
    expect(host.frame(by).seq).toBe(6);
    const last = others[2] ?? never();
    await last.answerOffer(seatOf(last), offer, true);
    await received(sitting, 7);
    await last.answerOffer(seatOf(last), offer, true); // its answer was lost, and it asks again
    expect(host.frame(by).seq).toBe(2);
    await offers(pages[by], 0);
    const verification = await verified(at, id);
    expect(verification.problems).toEqual([]);
    expect(verification.proven.join(' ')).toContain('undo');
  });

  test('is refused by anyone, and lapses with the next move', async () => {
    const sitting = await table({ terms: { undos: null } });
    const { hosts, pages } = sitting;
    const [one, other] = [hosts[0] ?? never(), hosts[1] ?? never()];
    await play(sitting, 4);
    await asked(sitting);
    await one.offer(0, 'undo', 1);
    const [offer] = await offers(pages[1], 1);
    await other.answerOffer(1, offer ?? never(), false);
    await offers(pages[0], 0);
    expect(await refusal(other.answerOffer(1, offer ?? never(), true))).toBe('moved-on');
    await other.answerOffer(1, offer ?? never(), false); // once more changes nothing
    await one.offer(0, 'undo', 1);
    const [again] = await offers(pages[1], 1);
    await play(sitting, 1);
    await offers(pages[1], 0);
    expect(await refusal(other.answerOffer(1, again ?? never(), true))).toBe('moved-on');
    expect(one.frame(0).seq).toBe(5);
  });

  test('can’t be offered if the table forbids it', async () => {
    for (const terms of [{ undos: 0 }, { undos: null, undoByConsent: false }]) {
      const sitting = await table({ terms });
      await play(sitting, 2);
      await asked(sitting);
      expect(await refusal((sitting.hosts[0] ?? never()).offer(0, 'undo', 0))).toBe('not-allowed');
      for (const page of sitting.pages) page.close();
      await server?.close();
      server = null;
    }
  });

  test('can’t be agreed to by the one who asks, or signed by someone else', async () => {
    const sitting = await table({ terms: { undos: null } });
    await play(sitting, 2);
    await asked(sitting);
    const [one, other] = [sitting.hosts[0] ?? never(), sitting.hosts[1] ?? never()];
    await one.offer(0, 'undo', 0);
    const [offer] = await offers(sitting.pages[1], 1);
    expect(await refusal(one.answerOffer(0, offer ?? never(), true))).toBe('not-allowed');
    const visitor = sitting.visitors[1] as TestVisitor;
    const body = {
      seat: 1,
      kind: 'undo',
      by: 0,
      at: offer?.at ?? 0,
      agree: true,
      signature: 'ab'.repeat(64),
    } as const;
    const forged = visitor.api.call(ROUTES.answerOffer, { params: { table: sitting.id }, body });
    expect(await refusal(forged)).toBe('bad-request');
    await other.answerOffer(1, offer ?? never(), true);
    await received(sitting, 3);
  });
});

describe('a draw', () => {
  test('ends the match when everyone has agreed, with their signatures', async () => {
    const { id, hosts, pages, at, ...rest } = await table({ game: 'mechanation' });
    await play({ id, hosts, pages, ...rest }, 3);
    await asked({ id, hosts, pages, ...rest });
    // A player who has conceded is not asked.
    await (hosts[3] ?? never()).concede(3);
    await received({ pages }, 4);
    await (hosts[0] ?? never()).offer(0, 'draw', null);
    for (const seat of [1, 2]) {
      const [offer] = await offers(pages[seat], 1);
      await (hosts[seat] ?? never()).answerOffer(seat, offer ?? never(), true);
    }
    await received({ pages }, 5);
    expect(hosts[3]?.frame(3).outcome).toMatchObject({ winners: [] });
    const verification = await verified(at, id);
    expect(verification.problems).toEqual([]);
    expect(verification.proven.join(' ')).toContain('draw');
  });

  test('can’t be offered to bots, or when the match is over', async () => {
    server = await startServer();
    const { hosts } = await sitDown(server.url, { bots: ['rookie'] });
    const host = hosts[0] ?? never();
    expect(await refusal(host.offer(0, 'draw', null))).toBe('not-allowed');
    await host.concede(0);
    expect(await refusal(host.offer(0, 'draw', null))).toBe('over');
  });

  test('needs a game that has draws', async () => {
    const without = findGame('lanes');
    const rules = Object.fromEntries(Object.entries(without.rules).filter(([name]) => name !== 'agreeDraw'));
    server = await startServer({ games: [{ ...without, rules: rules as typeof without.rules }] });
    const { hosts } = await sitDown(server.url);
    expect(await refusal((hosts[0] ?? never()).offer(0, 'draw', null))).toBe('not-allowed');
  });
});

describe('before the first move', () => {
  test('anyone who plays can abort, and bots stop', async () => {
    server = await startServer();
    const { id, visitors, pages } = await sitDown(server.url);
    const [, visitor] = visitors as [TestVisitor, TestVisitor];
    const table = await visitor.api.call(ROUTES.leave, { params: { table: id } });
    expect(table).toMatchObject({ status: 'aborted', asked: [] });
    await pages[0]?.until(() => pages[0]?.room?.table.status === 'aborted');
    const again = visitor.api.call(ROUTES.leave, { params: { table: id } });
    expect(await refusal(again)).toBe('over');
    const late = { params: { table: id }, body: { seat: 1, at: 0, request: 'a'.repeat(20) } };
    expect(await refusal(visitor.api.call(ROUTES.concede, late))).toBe('not-allowed');
  });

  test('after the first move, players can only concede', async () => {
    const sitting = await table({});
    await play(sitting, 1);
    const [visitor] = sitting.visitors as [TestVisitor];
    expect(await refusal(visitor.api.call(ROUTES.leave, { params: { table: sitting.id } }))).toBe(
      'not-allowed',
    );
    await asked(sitting);
    await (sitting.hosts[0] ?? never()).concede(0);
    await received(sitting, 2);
    expect(sitting.hosts[1]?.frame(1).outcome?.winners).toEqual([1]);
    expect((await verified(sitting.at, sitting.id)).problems).toEqual([]);
  });
});

function never(): never {
  throw new Error('This is always there.');
}
