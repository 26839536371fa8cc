import { defineGame, illegal, LEGAL, below } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { playerOf } from '../src/play/arm.ts';
import type { MatchFacts } from '../src/play/deals.ts';
import { dealSchema } from '../src/play/facts.ts';
import { reportData, type ReportData } from '../src/report/data.ts';
import { reportHtml } from '../src/report/html.ts';
import { reportPlan } from '../src/report/plan.ts';

interface State {
  bids: number[];
  opener: number;
  rewardsOpener: boolean;
  seats: number;
}

/** Everyone bids once, then the highest bid wins, or the one who was drawn to open, whatever the bids. */
const auction = defineGame({
  id: 'auction',
  title: 'Auction',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  rules: {
    options: z.strictObject({ rewardsOpener: z.boolean().default(false) }),
    actions: z.strictObject({ kind: z.literal('bid'), of: z.int() }),
    bound: 3,
    setup: ({ rewardsOpener }, seats, rng): State => ({
      ...{ bids: [], opener: below(rng, seats), rewardsOpener, seats },
    }),
    toAct: ({ bids, seats, opener }) => (bids.length < seats ? [(opener + bids.length) % seats] : []),
    legal: () => Array.from({ length: 50 }, (_, of) => ({ kind: 'bid' as const, of })),
    judge: ({ bids, seats, opener }, seat) =>
      seat === (opener + bids.length) % seats ? LEGAL : illegal('AU-1', 'Wait.'),
    apply(state, _seat, { of }) {
      state.bids.push(of);
      return [];
    },
    concede: () => [],
    outcome({ bids, seats, opener, rewardsOpener }) {
      if (bids.length < seats) return null;
      const best = Math.max(...bids);
      const winners = bids.flatMap((bid, turn) => (bid === best ? [(opener + turn) % seats] : []));
      return {
        winners: rewardsOpener ? [opener] : winners,
        ...{ clause: 'AU-2', sentence: 'Sold.', capped: false },
      };
    },
    turn: ({ bids }) => bids.length + 1,
  },
  lab: {
    evaluate: ({ bids, opener, seats }, seat) => bids[(seat - opener + seats) % seats] ?? 0,
  },
  content: { loadouts: [] },
  words: { label: ({ of }) => `Bid ${of}`, question: () => 'Bid.', describe: () => '' },
});

/** `random` is the lower level, `greedy` the higher one, which always bids the most. */
const LEVELS = ['random', 'greedy'];
const NOTHING = [0, 0];

async function factsOf(
  seats: number,
  options: Readonly<Record<string, unknown>>,
  levels: readonly string[] = LEVELS,
): Promise<readonly MatchFacts[]> {
  const plan = {
    ...{ seed: 's', bots: new Array<string>(seats).fill('random'), loadouts: [], focus: [], detailed: false },
    skill: { levels, every: 2, most: 30 },
  };
  return (await playerOf(auction, plan, options)(0, 70)).flat();
}

async function skillOf(...of: Parameters<typeof factsOf>): Promise<ReportData['skill']> {
  return reportData(auction, [], await factsOf(...of)).skill;
}

test('a planted better player wins nearly always, with two seats and with three', async () => {
  const two = await skillOf(2, {});
  expect(two.even).toBe(1 / 2);
  expect(two.pairs).toHaveLength(1);
  expect(two.pairs[0]).toMatchObject({ higher: { id: 'greedy' }, lower: { id: 'random' } });
  expect(two.won?.n).toBe(60); // the limit: 30 deals, each in both seats
  expect(two.won?.ci95[0]).toBeGreaterThan(0.85);
  const three = await skillOf(3, {});
  expect(three.even).toBe(1 / 3);
  expect(three.won?.n).toBe(90);
  expect(three.won?.ci95[0]).toBeGreaterThan(0.85);
});

test.each([2, 3])('the higher level has the first turn once in each deal, with %s seats', async (seats) => {
  const facts = await factsOf(seats, { rewardsOpener: true });
  const played = facts.flatMap(({ skill }) => skill ?? []);
  expect(played).toHaveLength(30);
  const winners = played.map(({ scores }) => scores.indexOf(1));
  expect(new Set(winners).size).toBe(seats); // the seat that opens is drawn for each deal
  for (const { scores } of played) expect([...scores].sort()).toEqual([...NOTHING.slice(0, seats - 1), 1]);
  const { won, even } = reportData(auction, [], facts).skill;
  expect(won?.mean).toBeCloseTo(even, 12);
});

test('levels that play worse than lower ones are found, and pairs take turns', async () => {
  const { pairs } = await skillOf(2, {}, ['random', 'greedy', 'random']);
  expect(pairs.map(({ higher, won }) => [higher.id, won?.n])).toEqual([
    ['greedy', 30],
    ['random', 30],
  ]);
  expect(pairs[1]?.won?.ci95[1]).toBeLessThan(0.5);
});

test('a report plays the levels that no clock cuts short, and the same in any order', async () => {
  const settings = { game: 'auction', bots: ['random'], loadouts: null, options: {}, matches: 72, seed: 's' };
  const { plan } = reportPlan(auction, settings);
  expect(plan.skill?.levels).toEqual(['rookie', 'regular', 'veteran', 'ace']);
  const quick = { ...plan, skill: { levels: LEVELS, every: 4, most: 300 } };
  const play = playerOf(auction, quick, {});
  const late = await play(4, 8);
  const whole = await play(0, 8);
  expect(whole.slice(4)).toEqual(late);
  expect(whole.map(([first]) => first?.skill !== undefined)).toEqual(
    [true, false, false, false].concat([true, false, false, false]),
  );
  const stored: unknown = JSON.parse(JSON.stringify([whole[0]]));
  expect(dealSchema.parse(stored)).toEqual([whole[0]]);
});

test('a deal stored before skill was measured can be read', () => {
  const old = { loadouts: [], scores: [1, 0], opener: 0, turns: 3, leads: 1, decided: 2 };
  expect(dealSchema.parse([[old]])).toEqual([[old]]);
  const data = reportData(auction, [], [old]);
  expect(data.skill).toEqual({ even: 0.5, won: null, pairs: [] });
  const html = reportHtml({ game: 'Auction', bots: 'random', seed: 's', command: '' }, data);
  expect(html).not.toContain('<h2>Skill</h2>');
});

test('the report says in a sentence whether skill matters', async () => {
  const plain = reportData(auction, [], []);
  const head = { game: 'Auction', bots: 'random', seed: 's', command: '' };
  const better = reportHtml(head, { ...plain, skill: await skillOf(2, {}) });
  expect(better).toMatch(/Skill matters: the better player wins \d+% of the matches\./);
  expect(better).toContain('If skill didn’t matter, it would be 50%.');
  expect(better).toContain('Greedy against Random');
  const even = reportHtml(head, { ...plain, skill: await skillOf(2, { rewardsOpener: true }) });
  expect(even).toContain('Not clear yet: the better player wins 50%');
});
