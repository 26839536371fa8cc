import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@mechatable/catalog';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { withConsole } from './console.ts';

const { cwd, mechatable } = withConsole();

interface Report {
  matches: number;
  finished: number;
  capped: number;
  errors: number;
  actions: number;
  seconds: number;
  turns: { min: number; median: number; max: number };
  wins: number[];
  draws: number;
  openerWins: number;
  loadouts: {
    id: string;
    matches: number;
    wins: number;
    draws: number;
    winRate: number;
    ci95: [number, number];
  }[];
  matrix: { winRates: (number | null)[][]; matches: number[][] } | null;
}

async function report(...words: string[]): Promise<Report> {
  const { code, json } = await mechatable(['sim', 'duel', '--json', ...words]);
  expect(code).toBe(0);
  return json() as Report;
}

describe('sim', () => {
  test('prints the documented fields', async () => {
    const { json } = await mechatable(['sim', 'duel', '--matches', '10', '--seed', 's', '--json']);
    expect(json()).toMatchObject({
      game: 'duel',
      matches: 10,
      finished: 10,
      capped: expect.any(Number) as number,
      errors: 0,
      forfeits: 0,
      actions: expect.any(Number) as number,
      seconds: expect.any(Number) as number,
      actionsPerSecond: expect.any(Number) as number,
      matchesPerSecond: expect.any(Number) as number,
      turns: {
        min: expect.any(Number) as number,
        median: expect.any(Number) as number,
        max: expect.any(Number) as number,
      },
      wins: [expect.any(Number) as number, expect.any(Number) as number],
      draws: expect.any(Number) as number,
      openerWins: expect.any(Number) as number,
      seed: 's',
      seeds: 'reproducible',
      bots: ['random', 'random'],
    });
  });

  test('every match is counted once: won, drawn, and for its pair of loadouts', async () => {
    const { finished, wins, draws, loadouts, matrix, turns } = await report('--matches', '403');
    expect(finished).toBe(403);
    expect((wins[0] ?? 0) + (wins[1] ?? 0) + draws).toBe(403);
    expect(turns.min).toBeLessThanOrEqual(turns.median);
    expect(turns.median).toBeLessThanOrEqual(turns.max);
    // 403 = 4 pairs × 100 + 3: low-low, low-high and high-low once more; mirrors are left out
    expect(loadouts.map(({ id, matches }) => [id, matches])).toEqual([
      ['low', 202],
      ['high', 202],
    ]);
    expect(matrix?.matches).toEqual([
      [0, 202],
      [202, 0],
    ]);
    const [low, high] = loadouts;
    expect(low?.winRate).toBeLessThan(0.3);
    expect((low?.winRate ?? 0) + (high?.winRate ?? 0)).toBeCloseTo(1, 3);
    expect(matrix?.winRates[1]?.[0]).toBe(high?.winRate);
    expect(high?.ci95[0]).toBeLessThan(high?.winRate ?? 0);
    expect(high?.ci95[1]).toBeGreaterThan(high?.winRate ?? 1);
  });

  test('the same seed gives the same numbers, and another seed different ones', async () => {
    const figures = async (seed: string): Promise<unknown> => {
      const { actions, wins, draws, turns, capped, loadouts } = await report(
        '--matches',
        '200',
        '--seed',
        seed,
      );
      return { actions, wins, draws, turns, capped, loadouts };
    };
    expect(await figures('one')).toEqual(await figures('one'));
    expect(await figures('one')).not.toEqual(await figures('two'));
  });

  test('match i depends only on the seed and i: single matches add up to the whole run', async () => {
    const whole = await report('--matches', '12', '--seed', 'sum');
    let actions = 0;
    let draws = 0;
    for (let i = 0; i < 12; i++) {
      const one = await report('--seed', 'sum', '--only', String(i));
      expect(one.matches).toBe(1);
      actions += one.actions;
      draws += one.draws;
    }
    expect({ actions, draws }).toEqual({ actions: whole.actions, draws: whole.draws });
  });

  test('each seat gets its own bot, and greedy beats random', async () => {
    const { wins } = await report('--matches', '200', '--bots', 'greedy,random', '--loadouts', 'low');
    expect(wins[0]).toBeGreaterThan(130);
    const swapped = await report('--matches', '200', '--bots', 'random,greedy', '--loadouts', 'low');
    expect(swapped.wins[1]).toBeGreaterThan(130);
  });

  test('players are numbered from 1, with their bots if these differ', async () => {
    const sim = async (bots: string): Promise<string> =>
      (await mechatable(['sim', 'duel', '--matches', '3', '--bots', bots])).out;
    expect(await sim('greedy,random')).toMatch(/ {2}player 1 .*won, greedy\n {2}player 2 .*won, random\n/);
    expect(await sim('random')).toMatch(/ {2}player 1 .*won\n {2}player 2 .*won\n/);
  });

  test('your own program can take a seat; one that fails loses, and the reason is shown', async () => {
    const example = fileURLToPath(new URL('../../../examples/bots/eager.mjs', import.meta.url));
    const seated = async (command: string): Promise<Awaited<ReturnType<typeof mechatable>>> =>
      mechatable(['sim', 'duel', '--matches', '3', '--bots', `cmd:${process.execPath} ${command},random`]);
    expect(await seated(example)).toMatchObject({ code: 0, err: '' });
    const broken = await seated('-e process.exit(1)');
    expect(broken.code).toBe(0);
    expect(broken.err).toContain('match 2 was forfeited: The program "');
    expect(broken.out).toContain('forfeits  3\n');
  });

  test('loadouts can be fixed for the seats, by option or in the options of the game', async () => {
    const fixed = await report('--matches', '100', '--loadouts', 'high,low');
    expect(fixed.loadouts).toEqual([]);
    expect(fixed.wins[0]).toBeGreaterThan(70);
    const same = await report('--matches', '100', '--options', '{"loadouts":["high","low"]}');
    expect(same.wins).toEqual(fixed.wins);
    const all = await report('--matches', '100', '--loadouts', 'all');
    expect(all.loadouts.map(({ id }) => id)).toEqual(['low', 'high']);
  });

  test('capped matches are those that the turn limit ended', async () => {
    const { finished, capped, turns } = await report('--matches', '50', '--options', '{"turnCap":3}');
    expect({ finished, capped, turns }).toEqual({
      finished: 50,
      capped: 50,
      turns: { min: 4, median: 4, max: 4 },
    });
  });

  test('an error in a match is counted and reported with a command that repeats it', async () => {
    const options = '{"broken":5}';
    const { code, err, json } = await mechatable([
      'sim',
      'duel',
      '--matches',
      '80',
      '--options',
      options,
      '--json',
    ]);
    expect(code).toBe(1);
    const { errors, finished } = json() as Report;
    expect(errors).toBeGreaterThan(0);
    expect(errors + finished).toBe(80);
    expect(err).toContain('Error: the card 5 is broken\n    at ');
    const [, command = ''] = /to repeat it: npx mechatable (.*)/.exec(err) ?? [];
    const words = command.replaceAll("'", '').split(' ');
    expect(words.slice(0, 2)).toEqual(['sim', 'duel']);
    const again = await mechatable(words);
    expect(again.code).toBe(1);
    expect(again.err).toContain('1 match ended in an error');
    expect(again.err).toContain('Error: the card 5 is broken');
  });

  test('a single match can be saved, even one that fails, and no file is overwritten', async () => {
    const file = 'only.json';
    expect((await mechatable(['sim', 'duel', '--only', '3', '--save', file])).code).toBe(0);
    expect((await mechatable(['replay', 'verify', file])).code).toBe(0);
    const before = readFileSync(join(cwd, file), 'utf8');
    const again = await mechatable(['sim', 'duel', '--only', '4', '--save', file]);
    expect(again.code).toBe(2);
    expect(again.err).toBe("Can't write only.json: the file already exists. Choose another name.\n");
    expect(readFileSync(join(cwd, file), 'utf8')).toBe(before);
  });

  test('people get a table, and a progress bar only in a terminal', async () => {
    const { out, err } = await mechatable(['sim', 'duel', '--matches', '8', '--seed', 'x']);
    expect(out).toContain('duel: 8 matches, random vs. random, seed x');
    expect(out).toContain('How often the row beats the column:');
    expect(err).toBe('');
    expect((await mechatable(['sim', 'duel', '--matches', '8'], { terminal: true })).err).toContain('█');
  });

  test('Ctrl-C stops it with a message and exit code 130', async () => {
    const { code, out, err } = await mechatable(['sim', 'duel', '--matches', '1000000'], {
      onStart: (interrupt) => setTimeout(interrupt, 50),
    });
    expect({ code, out }).toEqual({ code: 130, out: '' });
    expect(err).toMatch(/^Stopped after [\d,]+ match(?:es)? of 1000000\. No results\.\n$/);
  });
});

describe.each(GAMES)('bots at $id', ({ id }) => {
  test('the record of a single match is the simulated match, and it verifies', async () => {
    const file = `only-${id}.json`;
    const world = { games: GAMES };
    const words = ['sim', id, '--seed', 'same', '--only', '2', '--save', file, '--json'];
    const { actions, wins } = (await mechatable(words, world)).json() as Report;
    const verified = await mechatable(['replay', 'verify', file, '--json'], world);
    expect(verified.code).toBe(0);
    const { outcome, ...proof } = verified.json() as { outcome: { winners: number[] } };
    expect(proof).toMatchObject({ ok: true, format: 2, moves: actions });
    expect(outcome.winners).toEqual(wins.flatMap((won, seat) => (won > 0 ? [seat] : [])));
  });

  test('greedy beats random in either seat', async () => {
    // With all mecha on the board, a M.A.S.C. move has thousands of alternatives.
    const options = id === 'masc' ? { light: 2, mid: 1, turnCap: 6 } : {};
    const matches = 4;
    for (const bots of ['greedy,random', 'random,greedy']) {
      const words = ['sim', id, '--bots', bots, '--matches', String(matches), '--json'];
      words.push('--options', JSON.stringify(options));
      const { wins } = (await mechatable(words, { games: GAMES })).json() as Report;
      expect(wins[bots.startsWith('greedy') ? 0 : 1]).toBeGreaterThan(0.7 * matches);
    }
  });
});
