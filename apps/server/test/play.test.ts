import { findGame, GAMES } from '@mechatable/catalog';
import { verifyRecord } from '@mechatable/host';
import { pick, rngFrom, type Seat } from '@mechatable/kernel';
import { ROUTES, type TableInfo } from '@mechatable/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from './harness/server.ts';
import { newSigner, TestVisitor, type Following } from './harness/visitor.ts';

/** The long games are played to their end by everyone's clocks in `clocks.test.ts`; with signatures, in the soak. */
const SHORT = ['lanes', 'mechanation'];
const PLAYED = GAMES.map(({ id }) => id).filter((id) => process.env.SOAK === '1' || SHORT.includes(id));

let server: TestServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

/** Lets the asked seats choose at random until the match is over. */
async function playOut(pages: readonly Following[], seed: string): Promise<void> {
  const rng = rngFrom(seed);
  const [first] = pages;
  if (first === undefined) return;
  for (;;) {
    const host = await first.match();
    const frame = host.frame(host.here[0] ?? 'table');
    if (frame.outcome !== null) return;
    const page = pages.find(({ host: own }) => own !== null && frame.asked.includes(own.here[0] as Seat));
    if (page?.host == null) {
      await first.until(() => first.host?.frame(first.host.here[0] ?? 'table') !== frame);
      continue;
    }
    const seat = page.host.here[0] as Seat;
    await page.until(() => (page.host?.frame(seat).entry ?? 0) >= frame.entry);
    const { legal, asked } = page.host.frame(seat);
    if (!asked.includes(seat)) continue;
    expect(await page.host.act(seat, pick(rng, legal))).toEqual({ ok: true });
    await first.until(() => (first.host?.frame(first.host.here[0] ?? 'table').entry ?? 0) > frame.entry);
  }
}

async function setUp(
  visitor: TestVisitor,
  game: string,
  seats: readonly (string | null)[],
): Promise<TableInfo> {
  return visitor.api.call(ROUTES.createTable, {
    body: { game, options: {}, terms: { undos: 0 }, seats: [...seats] },
  });
}

describe.each(PLAYED)('%s', (game) => {
  test('people on several devices play a whole match, and its record verifies', async () => {
    server = await startServer();
    const { url } = server;
    const count = findGame(game).seats.max;
    const visitors = await Promise.all(
      Array.from({ length: count }, async () => TestVisitor.arrive(url, await newSigner())),
    );
    const [creator] = visitors as [TestVisitor];
    const { id, commitment } = await setUp(creator, game, new Array<null>(count).fill(null));
    const pages = visitors.map((visitor) => visitor.follow(id));
    for (const visitor of visitors) await visitor.join(id);
    for (const page of pages) await page.match();
    for (const page of pages)
      await page.host?.setAnswers(page.host.here[0] as Seat, { mode: 'always', stops: {}, passedTurn: null });
    await playOut(pages, game);
    const record = await (await (pages[0] as Following).match()).record();
    for (const page of pages) expect(await page.host?.record()).toEqual(record);
    expect(record).toMatchObject({ commitment });
    const verification = await verifyRecord(findGame(game), record, [commitment]);
    expect(verification.problems).toEqual([]);
    expect(verification.proven.join(' ')).toContain('Signed by their players');
    for (const page of pages) page.close();
  });
});
