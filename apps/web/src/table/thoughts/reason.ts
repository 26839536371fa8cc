import { consequencesOf, effectsOf, type LineEffects } from '@mechatable/bots';
import type { AnyGame, Names, Seat } from '@mechatable/kernel';
import { words } from '../words/index.ts';
import { linePhrases, movedPiece } from './line-reasons.ts';
import { words as lines } from './words.ts';

/** The most things to name. */
const MOST = 2;

/** A choice of a seat that knows only its view. */
export interface WeighedChoice {
  readonly view: unknown;
  readonly seat: Seat;
  readonly action: unknown;
  /** Another choice to compare it with. */
  readonly instead?: unknown;
}

/**
 * Why to make a choice, in the words of the game, using only what the seat may know: what it does to which piece, and
 * then what else it changes.
 */
export function reasonFor(game: AnyGame, question: WeighedChoice, names: Names): string {
  const { view, seat, action } = question;
  const { end, changes } = consequencesOf(game, view, seat, action);
  if (end !== null) return end === 'won' ? words.hint.wins : words.hint.loses;
  const effects = knownEffects(game, view, seat, action);
  const phrases = new Set(linesFor(game, question, effects, names).slice(0, MOST));
  const moved = phrases.size === 0 ? movedPiece(seat, effects) : null;
  const changed = new Map<string, number>();
  if (names.viewer === seat) {
    for (const { factor, isOwn, amount, worth } of changes) {
      const phrase = game.words.change(factor, amount > 0, isOwn);
      if (phrase !== null && !changed.has(phrase) && phrases.size + changed.size < MOST)
        changed.set(phrase, worth);
    }
  }
  for (const [phrase] of [...changed].sort(([, a], [, b]) => b - a))
    phrases.add(moved === null || phrases.size > 0 ? phrase : lines.ofPiece(moved, phrase));
  return phrases.size === 0 ? words.hint.keeps : words.hint.changes([...phrases]);
}

/** What a choice does to pieces, and what it prevents compared with another; empty if nothing is worth mentioning. */
export function pieceReason(game: AnyGame, question: WeighedChoice, names: Names): string {
  const effects = knownEffects(game, question.view, question.seat, question.action);
  const phrases = linesFor(game, question, effects, names).slice(0, MOST);
  return phrases.length === 0 ? '' : words.hint.changes(phrases);
}

function linesFor(
  game: AnyGame,
  { view, seat, instead }: WeighedChoice,
  effects: LineEffects,
  names: Names,
): readonly string[] {
  const compared = instead === undefined ? null : knownEffects(game, view, seat, instead);
  return linePhrases(seat, effects, compared, names);
}

/** By view and action: a list compares each choice with the same other one. */
const known = new WeakMap<object, Map<unknown, LineEffects>>();

function knownEffects(game: AnyGame, view: unknown, seat: Seat, action: unknown): LineEffects {
  if (typeof view !== 'object' || view === null) return effectsOf(game, view, seat, action);
  const here = known.get(view) ?? new Map<unknown, LineEffects>();
  known.set(view, here);
  const found = here.get(action) ?? effectsOf(game, view, seat, action);
  here.set(action, found);
  return found;
}
