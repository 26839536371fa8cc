import { ROUTES } from '@mechatable/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { conceded, never } from './harness/rated.ts';
import { refusal } from './harness/refused.ts';
import { startServer, type TestServer } from './harness/server.ts';
import { TestVisitor } from './harness/visitor.ts';

let server: TestServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

describe('leaderboards and curves', () => {
  test('show bots from the start, and people once their rating is settled', async () => {
    server = await startServer();
    const stranger = await TestVisitor.arrive(server.url);
    const board = async () =>
      stranger.api.call(ROUTES.leaderboard, { params: { game: 'lanes' }, query: { limit: 1 } });
    expect((await board()).leaders.map((one) => (one.kind === 'bot' ? one.bot : one.rank))).toEqual([
      'legend',
      'ace',
      'veteran',
      'regular',
      'rookie',
    ]);
    const [one, other] = await conceded(server, 2);
    expect((await board()).leaders).toHaveLength(5);
    await server.db.write(async (tx) => {
      await tx.updateTable('ratings').set({ matches: 12 }).execute();
    });
    const first = await board();
    expect(first.leaders.find(({ kind }) => kind === 'person')).toMatchObject({
      rank: 1,
      profile: { id: one.me.id },
      matches: 12,
    });
    const rest = await stranger.api.call(ROUTES.leaderboard, {
      params: { game: 'lanes' },
      query: { limit: 1, after: first.next ?? never() },
    });
    expect(rest.leaders.find(({ kind }) => kind === 'person')).toMatchObject({
      rank: 2,
      profile: { id: other.me.id },
    });
    expect(rest.next).toBeNull();
    const bots = [...first.leaders, ...rest.leaders].flatMap((line) =>
      line.kind === 'bot' ? [line.bot] : [],
    );
    expect(bots).toEqual(['legend', 'ace', 'veteran', 'regular', 'rookie']);
    expect(
      await refusal(stranger.api.call(ROUTES.leaderboard, { params: { game: 'chess' }, query: {} })),
    ).toBe('bad-request');
  });

  test('a curve has every match, page by page, and no way to the table', async () => {
    server = await startServer();
    const [one, other] = await conceded(server, 3);
    const call = { params: { player: other.me.id, game: 'lanes' } };
    const first = await one.api.call(ROUTES.ratingCurve, { ...call, query: { limit: 2 } });
    const rest = await one.api.call(ROUTES.ratingCurve, {
      ...call,
      query: { limit: 2, after: first.next ?? never() },
    });
    const points = [...first.points, ...rest.points].reverse();
    expect(points).toHaveLength(3);
    let rating = 1500;
    for (const point of points) {
      expect(point).toMatchObject({ provisional: true, place: 2, rating: rating + point.change });
      expect(point.change).toBeLessThan(0);
      ({ rating } = point);
    }
    expect(JSON.stringify(points)).not.toContain('table');
    const { ratings: mine } = await one.api.call(ROUTES.ratingsOf, { params: { player: other.me.id } });
    expect(mine).toEqual([
      { game: 'lanes', rating, provisional: true, margin: expect.any(Number) as unknown, matches: 3 },
    ]);
  });

  test('deleting an account removes its ratings', async () => {
    server = await startServer();
    const [one, other] = await conceded(server, 1);
    await other.api.call(ROUTES.deleteMe, {});
    const { ratings: gone } = await one.api.call(ROUTES.ratingsOf, { params: { player: other.me.id } });
    expect(gone).toEqual([]);
    const query = { params: { player: other.me.id, game: 'lanes' }, query: {} };
    expect((await one.api.call(ROUTES.ratingCurve, query)).points).toEqual([]);
  });
});
