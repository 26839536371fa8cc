import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settingsFor } from '@mechatable/bots';
import { RELEASES } from '@mechatable/catalog';
import { bot, nameOf } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { fieldOf, seating } from '../src/arena/plan.ts';
import { arenaReport, arenaText, isSignificant } from '../src/arena/report.ts';
import { addArena, countBout, countDecision, emptyArena } from '../src/arena/tally.ts';
import { addTiming, addTimings, noTimings, quantile } from '../src/players/timings.ts';
import { wilson } from '../src/wilson.ts';
import { withConsole } from './console.ts';
import { duel } from './duel-game.ts';

const { cwd, mechatable } = withConsole();

interface Report {
  bots: string[];
  seats: number[];
  matches: number;
  wins: number[];
  draws: number;
  winRate: number[];
  ci95: [number, number][];
  significant: boolean;
  forfeits: number[];
  errors: number;
  decisions: number[];
  overruns: number[];
  keptWaiting: number[];
  msPerDecision: { median: number[]; p99: number[]; max: number[] };
}

async function report(...words: string[]): Promise<Report> {
  const { code, json } = await mechatable(['arena', 'duel', '--json', ...words]);
  expect(code).toBe(0);
  return json() as Report;
}

const MANY = { ...duel, seats: { min: 2, max: 4 } };
const planFor = (names: string[], seats: number) => {
  const entrants = names.map(bot);
  return {
    game: 'duel',
    seed: 's',
    options: {},
    rotating: [],
    entrants,
    bots: fieldOf(MANY, entrants, seats).map((number) => entrants[number] ?? bot('')),
  };
};

describe('arena', () => {
  test('prints the documented fields, with one entry per bot', async () => {
    const { json } = await mechatable([
      'arena',
      'duel',
      '--bots',
      'greedy,random',
      '--matches',
      '10',
      '--seed',
      's',
      '--json',
    ]);
    const two = [expect.any(Number), expect.any(Number)];
    expect(json()).toEqual({
      game: 'duel',
      bots: ['greedy', 'random'],
      seats: [1, 1],
      seed: 's',
      seeds: 'reproducible',
      matches: 10,
      wins: two,
      draws: expect.any(Number) as number,
      winRate: two,
      ci95: [two, two],
      significant: expect.any(Boolean) as boolean,
      forfeits: [0, 0],
      errors: 0,
      decisions: two,
      overruns: [0, 0],
      keptWaiting: [0, 0],
      msPerDecision: { median: two, p99: two, max: two },
      seconds: expect.any(Number) as number,
      cores: 1,
    });
  });

  test('the same seed gives the same matches; deals are whole', async () => {
    const once = await report('--bots', 'greedy,rookie', '--matches', '31', '--seed', 'again');
    const again = await report('--bots', 'greedy,rookie', '--matches', '32', '--seed', 'again');
    expect(once.matches).toBe(32);
    expect(once.wins).toEqual(again.wins);
    expect((once.winRate[0] ?? 0) + (once.winRate[1] ?? 0)).toBeCloseTo(1);
    expect(once.wins[0] ?? 0).toBe(Math.round((once.winRate[0] ?? 0) * 32 - once.draws / 2));
  });

  test('seats are swapped: equal bots win equally often, whatever they are dealt', async () => {
    const first = `cmd:${process.execPath} ${firstChoice()}`;
    const { winRate, draws } = await report(
      '--bots',
      `${first},${first}`,
      '--matches',
      '4',
      '--loadouts',
      'high,low',
      '--open-seeds',
    );
    expect(winRate).toEqual([0.5, 0.5]);
    expect(draws).toBeLessThan(4);
  });

  test('stops as soon as it is clear which bot is stronger, but not before twenty matches', async () => {
    const { matches, significant } = await report(
      '--bots',
      'greedy,random',
      '--matches',
      '400',
      '--until-significant',
    );
    expect(significant).toBe(true);
    expect(matches).toBeGreaterThanOrEqual(20);
    expect(matches).toBeLessThan(400);
    const even = await report('--bots', 'random,random', '--matches', '20', '--until-significant');
    expect(even.matches).toBe(20);
  });

  test('a failing program loses its matches with a reason, and the arena continues', async () => {
    const words = [
      'arena',
      'duel',
      '--bots',
      `cmd:${process.execPath} -e process.exit(1),random`,
      '--matches',
      '4',
    ];
    const { code, out, err } = await mechatable(words);
    expect(code).toBe(0);
    expect(out).toContain('forfeited 4 matches.');
    expect(err).toContain('match 0 was forfeited: The program "');
    expect(err).toContain('exited early (exit code 1).');
  });

  test('the example of the docs plays', async () => {
    const example = fileURLToPath(new URL('../../../examples/bots/eager.mjs', import.meta.url));
    const { forfeits, matches } = await report(
      '--bots',
      `cmd:${process.execPath} ${example},random`,
      '--matches',
      '4',
    );
    expect({ forfeits, matches }).toEqual({ forfeits: [0, 0], matches: 4 });
  });

  test('decisions are counted, and those that took too long are reported', () => {
    const plan = planFor(['search:5ms', 'random'], 2);
    const [total, part] = [emptyArena(2), emptyArena(2)];
    for (const tally of [total, part]) {
      countDecision(tally, 0, { milliseconds: 55, worked: 55 }, 55);
      countDecision(tally, 0, { milliseconds: 70, worked: 56 }, 55);
      countDecision(tally, 0, { milliseconds: 70, worked: null }, 55);
      countDecision(tally, 1, { milliseconds: 900, worked: 900 }, Infinity);
    }
    const known = arenaReport(plan, 'reproducible', total, 1, 1);
    expect(arenaText(known)).toContain(
      'search:5ms exceeded its time limit by more than 50 ms in 2 decisions.',
    );
    countDecision(part, 0, { milliseconds: 70, worked: 55 }, 55);
    addArena(total, part);
    const report = arenaReport(plan, 'reproducible', total, 1, 1);
    expect(report).toMatchObject({ decisions: [7, 2], overruns: [5, 0], keptWaiting: [1, 0] });
    expect(arenaText(report)).toContain('in 5 decisions; in 1 of those, it was waiting for CPU time.');
  });

  test('an internal error is counted and reported', async () => {
    const words = [
      'arena',
      'duel',
      '--bots',
      'random,random',
      '--matches',
      '80',
      '--options',
      '{"broken":5}',
      '--json',
    ];
    const { code, err, json } = await mechatable(words);
    expect(code).toBe(1);
    expect((json() as Report).errors).toBeGreaterThan(0);
    expect(err).toContain('Error: the card 5 is broken');
  });

  test('people get a table and a verdict, and a progress bar only in a terminal', async () => {
    const words = ['arena', 'duel', '--bots', 'greedy,random', '--matches', '60'];
    const { out, err } = await mechatable(words);
    expect(out).toContain('greedy is stronger: its 95% interval excludes 50.0%.');
    expect(err).toBe('');
    const open = await mechatable(['arena', 'duel', '--bots', 'random,random', '--matches', '6'], {
      terminal: true,
    });
    expect(open.out).toContain('No clear winner: the 95% interval includes 50.0%.');
    expect(open.err).toContain('█');
  });

  test.each([
    ['--bots clever,random', 'Unknown bot "clever"'],
    ['--bots random', '--bots needs two bots to compare, and you gave 1. Duel has 2 seats here.'],
    [
      '--bots random,random,random',
      '--bots needs two bots to compare, and you gave 3. Duel has 2 seats here.',
    ],
    ['--bots random,greedy --seats 3', 'Duel is for 2 players, not 3.'],
    ['--bots random,greedy --matches 0', '--matches needs a whole number of 1 or more, not "0".'],
    ['--bots random,cmd:', '"cmd:" has no command'],
  ])('%s is answered with what would be right', async (words, message) => {
    const { code, err } = await mechatable(['arena', 'duel', ...words.split(' ')]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

/** A program that always takes the first choice. */
function firstChoice(): string {
  const file = join(cwd, 'first.mjs');
  writeFileSync(file, "process.stdin.on('data', () => console.log('{\"choice\":0}'));");
  return file;
}

describe('more seats than bots', () => {
  test('one bot plays alone against the others, in each seat in turn', () => {
    const plan = planFor(['a', 'b'], 4);
    expect(plan.bots.map(nameOf)).toEqual(['a', 'b', 'b', 'b']);
    const seats = [0, 1, 2, 3].map((index) => seating(plan, index).indexOf(0));
    expect([...seats].sort()).toEqual([0, 1, 2, 3]);
    expect(seating(plan, 1).filter((number) => number === 1)).toHaveLength(3);
  });

  test('one bot per seat rotates; any other number is refused', () => {
    const plan = planFor(['a', 'b', 'c', 'd'], 4);
    const rounds = [0, 1, 2, 3].map((index) => seating(plan, index));
    for (const seat of [0, 1, 2, 3]) {
      expect(rounds.map((seated) => seated[seat] ?? -1).sort()).toEqual([0, 1, 2, 3]);
    }
    expect(() => fieldOf(MANY, ['a', 'b', 'c'].map(bot), 4)).toThrow(
      '--bots needs two bots to compare, or 4, one per seat, and you gave 3',
    );
  });

  test('wins are shared, and a fair share is one divided by the number of seats', () => {
    const plan = planFor(['a', 'b'], 4);
    const tally = emptyArena(2);
    const outcome = (winners: number[]) => ({ winners, clause: 'X', sentence: '', capped: false });
    const played = (winners: number[]) => ({
      outcome: outcome(winners),
      actions: 1,
      turns: 1,
      opener: 0,
      forfeits: [],
    });
    countBout(tally, 0, [0, 1, 1, 1], played([0]));
    countBout(tally, 1, [1, 0, 1, 1], played([1, 2]));
    countBout(tally, 2, [1, 1, 0, 1], played([]));
    expect(tally).toMatchObject({
      matches: 3,
      draws: 1,
      entrants: [
        { wins: 2, points: 1.75 },
        { wins: 1, points: 1.25 },
      ],
    });
    expect(isSignificant(plan, tally)).toBe(false);
    for (let i = 0; i < 20; i++) countBout(tally, 3, [0, 1, 1, 1], played([i % 2]));
    expect(isSignificant(plan, tally)).toBe(true); // half is more than a quarter
  });
});

test.each(RELEASES)('$id $rulesVersion has only search settings that bots know', (game) => {
  expect(settingsFor(game)).toMatchObject(game.lab.search);
});

describe('figures', () => {
  test('Wilson intervals match published tables', () => {
    expect(wilson(0.5, 100)).toEqual([0.4038, 0.5962]);
    expect(wilson(1, 20)).toEqual([0.8389, 1]);
  });

  test('times are accurate to a few percent, and the largest is exact', () => {
    const [some, more] = [noTimings(), noTimings()];
    for (let i = 1; i <= 90; i++) addTiming(some, i);
    for (let i = 91; i <= 100; i++) addTiming(more, i);
    addTimings(some, more);
    expect(Math.abs(quantile(some, 0.5) / 50 - 1)).toBeLessThan(0.03);
    expect(Math.abs(quantile(some, 0.99) / 99 - 1)).toBeLessThan(0.03);
    expect(some.max).toBe(100);
    expect(quantile(noTimings(), 0.5)).toBe(0);
  });
});
