import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { findBot } from '@mechatable/bots';
import {
  PUZZLES_PER_GAME,
  UNKNOWN,
  UnknownError,
  certainActions,
  difficultyOf,
  isSameAnswer,
  openPuzzle,
  proveOnly,
  type Puzzle,
  type PuzzleFile,
} from '@mechatable/bots/puzzles';
import { GAMES } from '@mechatable/catalog';
import { act, bot, openMatch, rngFrom, type AnyGame } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { playMatch } from '../puzzles/play.mjs';
import { ROOT } from '../workspaces.mjs';

const isSoaking = process.env.SOAK === '1';
const ENOUGH = { left: 1_000_000 };
const whole = z.int().min(0);

const SCHEMA = z.strictObject({
  game: z.string(),
  rulesVersion: whole,
  puzzles: z
    .array(
      z.strictObject({
        options: z.record(z.string(), z.unknown()),
        bots: z.array(z.string()).min(2),
        seed: z.string().min(1),
        moves: z.array(whole).min(1),
        seat: whole,
        goal: z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('win') }),
          z.strictObject({ kind: z.literal('destroy'), id: z.string() }),
          z.strictObject({ kind: z.literal('odds') }),
        ]),
        target: z.strictObject({ id: z.string(), name: z.string(), anchor: z.string() }).optional(),
        solution: z.record(z.string(), z.unknown()),
        decisions: whole.min(1),
        choices: whole.min(3),
        found: whole.max(8),
      }),
    )
    .length(PUZZLES_PER_GAME),
});

function fileOf({ id }: AnyGame): PuzzleFile {
  return JSON.parse(readFileSync(join(ROOT, 'puzzles', `${id}.json`), 'utf8')) as PuzzleFile;
}

/** The first and the last; in a soak, all. */
function sampleOf({ puzzles }: PuzzleFile): readonly Puzzle[] {
  return isSoaking ? puzzles : puzzles.filter((_, at) => at === 0 || at === puzzles.length - 1);
}

/** A new game has none at first. */
const WITH_PUZZLES = GAMES.filter(({ lab }) => lab.puzzles !== undefined);

describe.each(WITH_PUZZLES.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  const file = fileOf(game);

  test('the file has the right format, and no position twice', () => {
    expect(SCHEMA.safeParse(file).error).toBeUndefined();
    expect([file.game, file.rulesVersion]).toEqual([game.id, game.rulesVersion]);
    const positions = new Set(file.puzzles.map(({ seed, moves }) => `${seed} ${moves.length}`));
    expect(positions.size).toBe(PUZZLES_PER_GAME);
    for (const { goal, target } of file.puzzles)
      expect(target?.id).toBe(goal.kind === 'destroy' ? goal.id : undefined);
    const levels = new Set(file.puzzles.map(difficultyOf));
    expect(levels.size).toBeGreaterThan(1);
  });

  test('every position can be reached, and its seat is asked', () => {
    for (const puzzle of isSoaking ? file.puzzles : file.puzzles.slice(0, 6)) {
      const { state } = openPuzzle(game, puzzle);
      expect(game.rules.toAct(state)).toEqual([puzzle.seat]);
      const legal = game.rules.legal(state, puzzle.seat);
      expect(legal).toHaveLength(puzzle.choices);
      expect(legal).toContainEqual(puzzle.solution);
    }
  });

  test('every solution is unique', () => {
    for (const puzzle of sampleOf(file)) {
      const { seat, goal, solution, decisions } = puzzle;
      const problem = { game, state: openPuzzle(game, puzzle).state, seat, goal };
      const proven = proveOnly(problem, { ...ENOUGH }, { ...ENOUGH });
      expect(proven?.decisions).toBe(decisions);
      expect(isSameAnswer(game, proven?.action, solution)).toBe(true);
      if (goal.kind === 'odds') continue;
      for (const action of certainActions(problem, { ...ENOUGH }, decisions - 1))
        expect(isSameAnswer(game, action, solution)).toBe(true);
    }
  });

  test('a veiled state has everything that the seat knows, and nothing else', () => {
    const { puzzles } = game.lab;
    const seats = game.seats.min;
    const match = openMatch(game, {
      players: Array.from({ length: seats }, () => bot('random')),
      seed: 'veil',
    });
    const player = findBot('random').create(game, 'veil', seats);
    const rng = rngFrom('veil');
    const { rules } = game;
    for (let n = 0; n < 200 && rules.outcome(match.state) === null; n++) {
      const [seat = 0] = rules.toAct(match.state);
      for (const viewer of n % 10 === 0 ? [0, 1] : []) {
        const looksSame = rules.imagine(rules.view(match.state, viewer), rng);
        const [veiled, other] = [match.state, looksSame].map((state) =>
          puzzles?.veil(state, viewer, UNKNOWN),
        );
        expect(JSON.stringify(other)).toBe(JSON.stringify(veiled));
      }
      const legal = rules.legal(match.state, seat);
      act(match, seat, player.choose({ seat, seq: n, legal, view: () => rules.view(match.state, seat) }));
    }
  });
});

test('unknown things can be moved, but not read', () => {
  const unknown: number = UNKNOWN;
  const moved = [unknown, 1].slice();
  expect(moved[0]).toBe(UNKNOWN);
  const list = ['a', 'b'];
  for (const look of [() => unknown + 1, () => unknown > 1, () => list[unknown], () => `${unknown}`])
    expect(look).toThrow(UnknownError);
});

/** The quickest; in a soak, all. */
const REPLAYED = WITH_PUZZLES.filter(({ id }) => isSoaking || id === 'mechanation');

test.each(REPLAYED.map((game) => [game.id, game] as const))(
  'positions of %s come from matches that can be replayed',
  (_id, game) => {
    const [puzzle] = fileOf(game).puzzles;
    const number = Number(puzzle?.seed.split(' ').at(-1));
    const played = playMatch(game, 'puzzles', number);
    const position = played.positions.find(({ moves }) => moves.length === puzzle?.moves.length);
    expect([played.seed, position?.moves]).toEqual([puzzle?.seed, puzzle?.moves]);
  },
);
