import {
  act,
  concede,
  openMatch,
  recordOf,
  type AnyGame,
  type Fork,
  type MatchRecord,
  type RecordV2,
} from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import {
  Answerer,
  ChooserPool,
  pastDecisions,
  pointsLost,
  reviewDirectly,
  reviewedFirst,
  reviewsOf,
  mistakeOf,
  type Review,
  type StartThread,
} from '../src/index.ts';
import { anyCellar, cellar, type Action } from './cellar-game.ts';
import { seated } from './tables.ts';

const ROLL: Action = { kind: 'roll' };
const END: Action = { kind: 'end' };

/** Seat 0 moves twice and concedes in its second turn; seat 1 moves in between. */
function played(seed: string, from?: Fork): MatchRecord {
  const match = openMatch(anyCellar, { players: seated(['a', 'b']), seed, from });
  for (const [seat, action] of [
    [0, ROLL],
    [0, END],
    [1, { kind: 'call' }],
    [1, { kind: 'bid', n: 2 }],
    [0, { kind: 'bid', n: 1 }],
  ] as const)
    act(match, seat, action);
  concede(match, 0);
  return recordOf(match);
}

describe('the decisions of a seat', () => {
  test('are its own moves, as it saw them beforehand, without the concession', () => {
    const decisions = pastDecisions(anyCellar, played('seed'), 0);
    expect(decisions.map(({ seq, turn }) => [seq, turn])).toEqual([
      [0, 1],
      [1, 1],
      [4, 2],
    ]);
    const start = openMatch(cellar, {
      players: seated(['a', 'b']),
      seed: 'seed',
      options: { turns: 8 },
    }).state;
    expect(decisions[0]?.view).toEqual(cellar.rules.view(start, 0));
    expect(decisions[0]?.legal).toEqual(cellar.rules.legal(start, 0));
    expect(decisions.map(({ legal, chosen }) => legal[chosen])).toEqual([ROLL, END, { kind: 'bid', n: 1 }]);
    expect(decisions[2]?.view).toMatchObject({ viewer: 0, bids: [false, true] }); // that, not how much, the other seat has bid
  });

  test('are only those with a choice', () => {
    const forced: AnyGame = {
      ...anyCellar,
      rules: { ...anyCellar.rules, legal: (state, seat) => anyCellar.rules.legal(state, seat).slice(0, 1) },
    };
    const [only] = cellar.rules.legal(
      openMatch(cellar, { players: seated(['a', 'b']), seed: 'seed', options: { turns: 8 } }).state,
      0,
    );
    const record = { ...(played('seed') as RecordV2), entries: [{ seat: 0, action: only }] };
    expect(pastDecisions(anyCellar, record, 0)).toHaveLength(1);
    expect(pastDecisions(forced, record, 0)).toEqual([]);
  });
});

describe('a review knows what the seat knew', () => {
  test('matches that differ only in what was hidden from it get the same assessments', () => {
    const from = (seed: string): MatchRecord => played(seed, { record: played('seed'), moves: 1, seat: 0 });
    const [one, other] = [from('dealt one way'), from('dealt another way')];
    const theirs = (record: MatchRecord): unknown => pastDecisions(anyCellar, record, 1)[0]?.view;
    expect(theirs(one)).not.toEqual(theirs(other)); // the other seat holds other cards
    const [first, second] = [reviewsOf(anyCellar, one, 0, 60), reviewsOf(anyCellar, other, 0, 60)];
    expect(first).toEqual(second);
    expect(first.map(reviewDirectly)).toEqual(second.map(reviewDirectly));
    expect(JSON.stringify(first)).not.toContain((one as RecordV2).secret);
  });
});

describe('the marks of a review', () => {
  const assessment = (bestExpected: number, chosenExpected: number) => ({
    best: 0,
    bestExpected,
    chosenExpected,
  });

  test.each([
    [0.61, 0.57, 4, null],
    [0.614, 0.556, 5, 'small'],
    [0.61, 0.47, 14, 'small'],
    [0.61, 0.46, 15, 'large'],
    [1, 0, 100, 'large'],
    [0.4, 0.55, 0, null], // what was chosen turned out better than what seemed best
  ] as const)('%d against %d: %i points, %s', (best, chosen, points, mistake) => {
    expect(pointsLost(assessment(best, chosen))).toBe(points);
    expect(mistakeOf(assessment(best, chosen))).toBe(mistake);
  });

  test('the person’s seat is reviewed first', () => {
    expect(reviewedFirst({ ...played('seed'), players: seated(['ace', 'person']) } as RecordV2)).toBe(1);
    expect(reviewedFirst({ ...played('seed'), players: seated(['ace', 'rookie']) } as RecordV2)).toBe(0);
  });
});

describe('in other threads', () => {
  const [review] = reviewsOf(anyCellar, played('seed'), 0, 40) as readonly [Review];
  const threads =
    (load: () => typeof anyCellar | null, stopped: string[] = []): StartThread =>
    (onAnswer) => {
      const answerer = new Answerer(load, onAnswer);
      return {
        post: (question) => void answerer.answer(structuredClone(question)),
        stop: () => void stopped.push('stopped'),
      };
    };

  test('a decision gets the same assessment as in this thread', async () => {
    const pool = new ChooserPool(
      threads(() => anyCellar),
      2,
    );
    const all = reviewsOf(anyCellar, played('seed'), 0, 40);
    expect(await Promise.all(all.map((one) => pool.review(one)))).toEqual(all.map(reviewDirectly));
    expect(await pool.choose({ ...review, bot: 'random', match: 'a match' })).toBeDefined();
  });

  test('errors are reported, and leaving ends the threads', async () => {
    await expect(new ChooserPool(threads(() => null)).review(review)).rejects.toThrow(
      'Unknown game "cellar".',
    );
    const stopped: string[] = [];
    const pool = new ChooserPool(threads(() => anyCellar, stopped));
    const both = Promise.allSettled([pool.review(review), pool.review(review)]);
    pool.close();
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(stopped).toEqual(['stopped']);
  });
});
