import { below, rngFrom, type AnyGame } from '@mechatable/kernel';
import fc from 'fast-check';
import process from 'node:process';
import { describe, test } from 'vitest';
import { checkMatch, repeatCommand, type LawRun, type Violation } from '../laws.ts';
import { LAWS, type Law } from '../laws/law.ts';
import { yieldToEventLoop, NO_LIMIT } from './patience.ts';

/** The matches that `lawsOf` plays, and the clauses they may cite. */
export interface LawsPlan extends Pick<LawRun, 'options' | 'players'> {
  readonly clauses?: Iterable<string>;
  /** How many matches each law is checked on; ten times as many if the environment variable SOAK is 1. */
  readonly matches?: number;
}

const MATCHES = 20;
const SOAK_FACTOR = process.env.SOAK === '1' ? 10 : 1;
const MAX_SEED = 999_999;
const MAX_CHOICES = 40;
const MAX_CHOICE = 999;

/** Registers one test for each law. Which matches are played depends on the game's id alone, so runs repeat. */
export function lawsOf(game: AnyGame, { matches: atLeast = MATCHES, clauses, ...rest }: LawsPlan = {}): void {
  const plan = { ...rest, ...(clauses === undefined ? {} : { clauses: new Set(clauses) }) };
  describe(`the laws of ${game.id}`, () => {
    test.each(LAWS)('%s', { timeout: NO_LIMIT }, lawChecker(game, plan, atLeast * SOAK_FACTOR));
  });
}

/**
 * Throws if a law doesn't hold. All laws watch the same matches, so one walk serves them all; only after a breach is
 * each law checked by itself. If matches get stuck, every law throws that same error, which is then reported once: most
 * laws look ahead, and would each describe it differently.
 */
export function lawChecker(
  game: AnyGame,
  plan: Omit<LawRun, 'seed'>,
  matches: number,
): (law: Law) => Promise<void> {
  let walk: Promise<boolean> | undefined;
  let finite: Promise<void> | undefined;
  return async (law) => {
    walk ??= allHold(game, plan, matches);
    if (await walk) return;
    finite ??= holds(game, 'finite', plan, matches);
    await finite;
    if (law !== 'finite') await holds(game, law, plan, matches);
  };
}

async function allHold(game: AnyGame, plan: Omit<LawRun, 'seed'>, matches: number): Promise<boolean> {
  const property = fc.asyncProperty(...MATCH, async (seed, choices) => {
    await yieldToEventLoop();
    return checkMatch(game, { ...plan, seed, choices }) === null;
  });
  const { failed } = await fc.check(property, { ...runsOf(game, matches), endOnFailure: true });
  return !failed;
}

/** A seed and choices. */
const MATCH = [
  fc.nat({ max: MAX_SEED }).map(String),
  fc.array(fc.nat({ max: MAX_CHOICE }), { maxLength: MAX_CHOICES }),
] as const;

function runsOf(game: AnyGame, matches: number): { readonly numRuns: number; readonly seed: number } {
  return { numRuns: matches, seed: below(rngFrom(game.id), 2 ** 31) };
}

/** Throws, after shrinking, an error whose last line is the command that repeats it. */
export async function holds(
  game: AnyGame,
  law: Law,
  plan: Omit<LawRun, 'seed'>,
  matches: number,
): Promise<void> {
  // fast-check only moves on to smaller examples, so the last one found is the smallest.
  const found: { readonly run: LawRun; readonly violation: Violation }[] = [];
  const property = fc.asyncProperty(...MATCH, async (seed, choices) => {
    await yieldToEventLoop();
    const run: LawRun = { ...plan, seed, choices, laws: [law] };
    const violation = checkMatch(game, run);
    if (violation !== null) found.push({ run, violation });
    return violation === null;
  });
  const details = await fc.check(property, runsOf(game, matches));
  const smallest = found.at(-1);
  if (smallest !== undefined) throw lawError(game, smallest);
  if (details.failed) throw details.errorInstance;
}

function lawError(game: AnyGame, { run, violation }: { run: LawRun; violation: Violation }): Error {
  const { law, sentence, moves, cause } = violation;
  const where = `${game.id} breaks the law "${law}" after ${moves.length} moves`;
  const settings = JSON.stringify({ ...run, clauses: undefined });
  const again = run.clauses === undefined ? settings : `{ clauses: new Set(clauses), ...${settings} }`;
  const lines = [
    `${where}. ${sentence}`,
    `To repeat it: checkMatch(game, ${again})`,
    `For a game of the catalog: ${repeatCommand(game, run)}`,
  ];
  return new Error(lines.join('\n'), { cause });
}
