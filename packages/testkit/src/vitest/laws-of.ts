import { below, rngFrom, type AnyGame } from '@mechatable/kernel';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { checkMatch, repeatCommand, type LawRun, type Violation } from '../laws.ts';
import { LAWS, type Law } from '../laws/law.ts';
import { breathe, NO_LIMIT } from './patience.ts';

/** Which matches `lawsOf` plays, and what they may cite. */
export interface LawsPlan extends Pick<LawRun, 'options' | 'players'> {
  readonly clauses?: Iterable<string>;
  /** How many matches each law is held against. */
  readonly matches?: number;
}

const MATCHES = 20;
const MAX_SEED = 999_999;
const MAX_CHOICES = 40;
const MAX_CHOICE = 999;

/** Registers one test a law. Which matches are played depends on the game's id alone, so runs repeat. */
export function lawsOf(game: AnyGame, { matches = MATCHES, clauses, ...rest }: LawsPlan = {}): void {
  const plan = { ...rest, ...(clauses === undefined ? {} : { clauses: new Set(clauses) }) };
  describe(`the laws of ${game.id}`, () => {
    test.each(LAWS)('%s', { timeout: NO_LIMIT }, (law) => holds(game, law, plan, matches));
  });
}

/** Throws, after shrinking, an error whose last line is the command that repeats it. */
export async function holds(
  game: AnyGame,
  law: Law,
  plan: Omit<LawRun, 'seed'>,
  matches: number,
): Promise<void> {
  const seeds = fc.nat({ max: MAX_SEED }).map(String);
  const choices = fc.array(fc.nat({ max: MAX_CHOICE }), { maxLength: MAX_CHOICES });
  // fast-check goes on to smaller examples only, so the last one found is the smallest.
  const found: { readonly run: LawRun; readonly violation: Violation }[] = [];
  const property = fc.asyncProperty(seeds, choices, async (seed, chosen) => {
    await breathe();
    const run: LawRun = { ...plan, seed, choices: chosen, laws: [law] };
    const violation = checkMatch(game, run);
    if (violation !== null) found.push({ run, violation });
    return violation === null;
  });
  const details = await fc.check(property, { numRuns: matches, seed: below(rngFrom(game.id), 2 ** 31) });
  const smallest = found.at(-1);
  if (smallest !== undefined) throw lawError(game, smallest);
  if (details.failed) throw details.errorInstance;
}

function lawError(game: AnyGame, { run, violation }: { run: LawRun; violation: Violation }): Error {
  const { law, sentence, moves, cause } = violation;
  const where = `${game.id} breaks the law "${law}" after ${moves.length} moves`;
  return new Error(`${where}. ${sentence}\nTo repeat it: ${repeatCommand(game, run)}`, { cause });
}
