import { StaleSequenceError } from '@mechatable/store';
import { describe, expect, test } from 'vitest';
import type { MatchRating, Strength } from '../src/index.ts';
import { append, given, guest, HEAD, newTable, summary, type Given } from './given.ts';

const NEW: Strength = { mu: 25, sigma: 8 };

function seats(...players: readonly (string | null)[]): readonly MatchRating[] {
  return players.map((player, seat) => ({
    ...{ seat, player, bot: player === null ? 'ace' : null, digest: player === null ? 'd' : null },
    ...{ place: seat + 1, abandoned: seat === 1 },
  }));
}

/** A rated match that is over. */
async function over(has: Given, id: string, ...players: readonly string[]): Promise<void> {
  await has.tables.create(newTable(id, { rating: 'due' }));
  for (const [seat, playerId] of players.entries())
    await has.seats.join({ table: id, seat, playerId, player: { kind: 'person', name: playerId } });
  await has.journal.start({ table: id, head: HEAD, summary: summary({ touched: has.clock.now }) });
  await has.journal.append(append(0, { table: id, summary: summary({ status: 'over', touched: 3000 }) }));
}

const better = (step: number) => (known: ReadonlyMap<string, Strength>) =>
  ['ada', 'ben'].map((player, seat) => {
    const before = known.get(player) ?? NEW;
    return { before, after: { mu: before.mu + (seat === 0 ? step : -step), sigma: before.sigma - 1 } };
  });

async function two(): Promise<Given> {
  const has = await given();
  await guest(has, 'ada');
  await guest(has, 'ben');
  return has;
}

test('a match counts once, from the ratings before it', async () => {
  const has = await two();
  for (const id of ['s', 't']) await over(has, id, 'ada', 'ben');
  const counts: boolean[] = [];
  for (const table of ['s', 't', 't'])
    counts.push(await has.ratings.count({ table, game: 'tiny', seats: seats('ada', 'ben') }, better(2)));
  expect(counts).toEqual([true, true, false]);
  const [ada, ben] = await has.ratings.of(['ada', 'ben', 'cleo'], ['tiny', 'other']);
  expect(ada).toEqual({ player: 'ada', game: 'tiny', mu: 29, sigma: 6, matches: 2, updated: 1000 });
  expect(ben).toMatchObject({ mu: 21, matches: 2 });
  expect(await has.ratings.changes(['t'])).toMatchObject([
    { table: 't', seat: 0, player: 'ada', before: { mu: 27, sigma: 7 }, mu: 29, matches: 2, place: 1 },
    { seat: 1, player: 'ben', abandoned: true },
  ]);
  expect((await has.tables.find('t'))?.rating).toBe('done');
});

test('two matches that change the same rating at once don’t lose one of the changes', async () => {
  const has = await two();
  for (const id of ['s', 't']) await over(has, id, 'ada', 'ben');
  await has.ratings.count({ table: 's', game: 'tiny', seats: seats('ada', 'ben') }, better(2));
  await has.db.write(async (tx) => {
    await tx.updateTable('ratings').set({ matches: 0 }).execute(); // as if the row had been read before
  });
  const late = has.ratings.count({ table: 't', game: 'tiny', seats: seats('ada', 'ben') }, better(2));
  await expect(late).rejects.toBeInstanceOf(StaleSequenceError);
  expect((await has.tables.find('t'))?.rating).toBe('due');
  expect(await has.ratings.changes(['t'])).toEqual([]);
});

test('a match that isn’t over or isn’t rated changes nothing', async () => {
  const has = await two();
  await has.tables.create(newTable('t', { rating: 'due' }));
  await has.tables.create(newTable('u'));
  for (const table of ['t', 'u', 'x'])
    expect(await has.ratings.count({ table, game: 'tiny', seats: seats('ada', 'ben') }, better(2))).toBe(
      false,
    );
});

test('a bot has a change, but no rating', async () => {
  const has = await two();
  await over(has, 't', 'ada');
  await has.ratings.count({ table: 't', game: 'tiny', seats: seats('ada', null) }, better(1));
  expect(await has.ratings.changes(['t'])).toMatchObject([
    { player: 'ada' },
    { bot: 'ace', digest: 'd', player: null },
  ]);
  expect(await has.ratings.ofPlayer('ada')).toHaveLength(1);
});

test('matches between two players are counted from when they began, running ones included', async () => {
  const has = await two();
  await guest(has, 'cleo');
  await over(has, 's', 'ada', 'ben');
  has.clock.now = 2000;
  await over(has, 't', 'ben', 'ada');
  await over(has, 'u', 'ada', 'cleo');
  expect(await has.ratings.matchesBetween('ada', 'ben', 0)).toBe(2);
  expect(await has.ratings.matchesBetween('ben', 'ada', 1500)).toBe(1);
  expect(await has.ratings.matchesBetween('ben', 'cleo', 0)).toBe(0);
});

test('it is known who left, and when', async () => {
  const has = await two();
  for (const [at, id] of ['s', 't'].entries()) {
    await over(has, id, 'ada', 'ben');
    has.clock.now = 5000 + at;
    await has.ratings.count({ table: id, game: 'tiny', seats: seats('ada', 'ben') }, better(1));
  }
  expect(await has.ratings.abandonedSince('ben', 0)).toEqual([5001, 5000]);
  expect(await has.ratings.abandonedSince('ben', 5000)).toEqual([5001]);
  expect(await has.ratings.abandonedSince('ada', 0)).toEqual([]);
});

describe('lists', () => {
  test('leaders come page by page, the strongest first, and ties appear once', async () => {
    const has = await given();
    const figures = { a: 30.5, b: 28, c: 28, d: 28, e: 12, f: 40 };
    for (const [player, mu] of Object.entries(figures)) {
      await guest(has, player);
      const row = {
        player_id: player,
        game: 'tiny',
        mu,
        sigma: 1,
        matches: player === 'f' ? 2 : 10,
        updated: 0,
      };
      await has.db.write(async (tx) => {
        await tx.insertInto('ratings').values(row).execute();
      });
    }
    const all: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await has.ratings.leaders({ game: 'tiny', matches: 10, limit: 2, cursor });
      expect(page.before).toBe(all.length);
      all.push(...page.ratings.map(({ player }) => player));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(all).toEqual(['a', 'd', 'c', 'b', 'e']);
    await expect(has.ratings.leaders({ game: 'tiny', matches: 1, limit: 2, cursor: 'x' })).rejects.toThrow(
      'cursor',
    );
  });

  test('a rating curve comes page by page, the latest first', async () => {
    const has = await two();
    for (const id of ['s', 't', 'u']) {
      await over(has, id, 'ada', 'ben');
      await has.ratings.count({ table: id, game: 'tiny', seats: seats('ada', 'ben') }, better(1));
    }
    const filter = { player: 'ada', game: 'tiny', limit: 2 };
    const first = await has.ratings.curve(filter);
    expect(first.changes.map(({ mu }) => mu)).toEqual([28, 27]);
    const rest = await has.ratings.curve({ ...filter, cursor: first.next ?? '' });
    expect(rest.changes.map(({ mu }) => mu)).toEqual([26]);
    expect(rest.next).toBeNull();
    expect((await has.ratings.curve({ ...filter, game: 'other' })).changes).toEqual([]);
  });
});

test('players can export their ratings, and none are left when they are deleted', async () => {
  const has = await two();
  await over(has, 't', 'ada', 'ben');
  await has.ratings.count({ table: 't', game: 'tiny', seats: seats('ada', 'ben') }, better(1));
  expect(await has.identity.export('ada')).toMatchObject({
    ratings: [{ game: 'tiny', matches: 1 }],
    ratingChanges: [{ table: 't', mu: 26 }],
  });
  await has.identity.delete('ada');
  expect(await has.identity.export('ada')).toMatchObject({ ratings: [], ratingChanges: [] });
  expect(await has.ratings.changes(['t'])).toMatchObject([{ player: null }, { player: 'ben' }]);
  await over(has, 'u', 'ada', 'ben');
  await has.ratings.count({ table: 'u', game: 'tiny', seats: seats('ada', 'ben') }, better(1));
  expect(await has.ratings.ofPlayer('ada')).toEqual([]);
});
