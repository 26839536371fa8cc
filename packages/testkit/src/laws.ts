import {
  act,
  BadInputError,
  below,
  invariant,
  openMatch,
  rngFrom,
  type AnyGame,
  type AnyMatch,
  type Move,
  type Rng,
  publishedId,
} from '@mechatable/kernel';
import { drawFor, playersFor } from './draw.ts';
import { asked } from './laws/asked.ts';
import { complete } from './laws/complete.ts';
import { conserved } from './laws/conserved.ts';
import { data } from './laws/data.ts';
import { deterministic } from './laws/deterministic.ts';
import { finite } from './laws/finite.ts';
import { imaginable } from './laws/imaginable.ts';
import { Breach, LAWS, type Check, type Law } from './laws/law.ts';
import { momentOf, type CheckedState, type Setting } from './laws/moment.ts';
import { secret } from './laws/secret.ts';
import { shortcuts } from './laws/shortcuts.ts';
import { timeout } from './laws/timeout.ts';
import { words } from './laws/words.ts';

const CHECKS: Readonly<Record<Law, () => Check>> = {
  finite,
  complete,
  data,
  deterministic,
  conserved,
  secret,
  imaginable,
  asked,
  timeout,
  words,
  shortcuts,
};

/** A match to be played at random under the eyes of the laws. The seed alone repeats everything. */
export interface LawRun {
  readonly seed: string;
  /** Choice i takes the legal action of this number, modulo their count; after the last one, choices are random. */
  readonly choices?: readonly number[];
  /** Left out: loadouts drawn by the seed. */
  readonly options?: unknown;
  /** Left out: drawn by the seed. */
  readonly players?: number;
  /** If given, every cited clause must be among them. */
  readonly clauses?: ReadonlySet<string>;
  /** Left out: all. */
  readonly laws?: readonly Law[];
}

export interface Violation {
  readonly law: Law;
  /** The problem, for the author of the game. */
  readonly sentence: string;
  /** The moves that led there. */
  readonly moves: readonly Move[];
  /** The error, if a part of the game threw one. */
  readonly cause?: unknown;
}

/** Plays one match; the first violation of a law, or null. Options that the game refuses throw. */
export function checkMatch(game: AnyGame, run: LawRun): Violation | null {
  const { players, options } = drawFor(game, run.seed, run.players);
  const { clauses = null } = run;
  const setting: Setting = { game, players, seed: run.seed, clauses };
  const checks = LAWS.filter((law) => run.laws?.includes(law) ?? true).map((law) => ({
    law,
    ...CHECKS[law](),
  }));
  const during: During = { law: 'complete' };
  let match: AnyMatch | null = null;
  try {
    match = openMatch(game, {
      seed: run.seed,
      options: run.options ?? options,
      players: playersFor(players),
    });
    walk(match, setting, checks, chooser(run), during);
    return null;
  } catch (cause) {
    if (cause instanceof BadInputError) throw cause;
    const moves = [...(match?.moves ?? [])];
    if (cause instanceof Breach)
      return { law: during.law, sentence: cause.message, moves, ...causeOf(cause) };
    return { law: during.law, sentence: `The game throws: ${String(cause)}`, moves, cause };
  }
}

/** The law being checked, so that a thrown error can be attributed to it. */
interface During {
  law: Law;
}

function walk(
  match: AnyMatch,
  setting: Setting,
  checks: readonly (Check & { readonly law: Law })[],
  choose: (moves: readonly Move[]) => Move,
  during: During,
): void {
  for (;;) {
    during.law = 'complete';
    const moment = momentOf(setting, match.state, match.moves.length);
    for (const check of checks) {
      during.law = check.law;
      check.at?.(moment);
    }
    if (moment.outcome !== null) break;
    during.law = 'finite';
    assertGoesOn(moment);
    during.law = 'complete';
    const move = choose(moment.moves);
    const done = act(match, move.seat, move.action);
    if (!done.ok) throw new Breach(`A member of legal() is refused (${done.clause}): ${done.sentence}`);
    for (const check of checks) {
      during.law = check.law;
      check.after?.(moment, move, done.events);
    }
  }
  for (const check of checks) {
    during.law = check.law;
    check.end?.(match);
  }
}

function assertGoesOn({ game, moves, index }: CheckedState): void {
  if (index >= game.rules.bound)
    throw new Breach(`The match continues beyond its bound of ${game.rules.bound} actions.`);
  if (moves.length === 0) throw new Breach('The match continues, but nobody can do anything.');
}

function chooser({ seed, choices = [] }: LawRun): (moves: readonly Move[]) => Move {
  const rng: Rng = rngFrom(`${seed}:choices`);
  let made = 0;
  return (moves) => {
    const given = choices[made++];
    const move = moves[given === undefined ? below(rng, moves.length) : given % moves.length];
    invariant(move !== undefined, 'choices are whole numbers, not negative');
    return move;
  };
}

function causeOf({ cause }: Breach): { cause?: unknown } {
  return cause === undefined ? {} : { cause };
}

/** The one command that repeats a run. */
export function repeatCommand(game: AnyGame, { seed, choices = [], options, players }: LawRun): string {
  const parts = [`npx mechatable laws ${publishedId(game.id)} --seed ${quoted(seed)}`];
  if (players !== undefined) parts.push(`--players ${players}`);
  if (options !== undefined) parts.push(`--options ${quoted(JSON.stringify(options))}`);
  if (choices.length > 0) parts.push(`--choices ${choices.join(',')}`);
  return parts.join(' ');
}

/** As one word for a shell. */
function quoted(text: string): string {
  return /^[\w:.,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
