import type { Effect, LineEffects } from '@mechatable/bots';
import { sentence, type Names, type Seat } from '@mechatable/kernel';
import { deedPhrase, pieceName } from './deed-words.ts';
import { words } from './words.ts';

/** From these chances on, something counts as certain, or is mentioned at all. */
const SURE = 0.99;
const LIKELY = 0.5;
/** Up to this chance, something counts as impossible. */
const UNLIKELY = 0.25;

/** The most important kinds come first. */
const ORDER: readonly Effect['kind'][] = ['destroyed', 'struck', 'claimed', 'returned', 'damaged', 'moved'];
/** Actions of others against a seat that deserve a warning. */
const HARM: readonly Effect['kind'][] = ['destroyed', 'struck', 'returned'];

/**
 * What a choice does, what it leads to, and what it prevents, compared with another choice. The most important first;
 * each phrase names the piece.
 */
export function linePhrases(
  seat: Seat,
  { done, next, replies }: LineEffects,
  instead: LineEffects | null,
  names: Names,
): readonly string[] {
  const own = likelyEffects(done)
    .filter(({ kind, seat: owner }) => kind !== 'moved' || owner !== seat) // the choice already says so
    .map((effect) => deedPhrase(effect, effect.chance >= SURE ? 'sure' : 'may', names));
  const after = likelyEffects(next)
    .filter(({ kind, seat: victim }) => kind !== 'moved' && victim !== seat)
    .map((effect) => words.next(deedPhrase(effect, 'can', names)));
  const saved = instead === null ? [] : savedFrom(seat, instead.replies, replies);
  const usual = instead === null ? [] : likelyEffects(instead.replies);
  const harm = likelyEffects(replies).filter(
    (effect) =>
      effect.seat === seat && HARM.includes(effect.kind) && !usual.some((other) => isSame(effect, other)),
  );
  return [
    ...own,
    ...saved.map((effect) => words.survives(pieceName(effect, names), effect.by)),
    ...harm.slice(0, 1).map((effect) => words.reply(deedPhrase(effect, 'can', names))),
    ...after.slice(0, 1),
  ].map((phrase) => sentence(phrase));
}

/** The piece that a choice moves, if it is only one of the seat's own. */
export function movedPiece(seat: Seat, { done }: LineEffects): string | null {
  const moved = likelyEffects(done).filter(({ kind, seat: owner }) => kind === 'moved' && owner === seat);
  return moved.length === 1 ? (moved[0]?.piece ?? null) : null;
}

/** The likely effects. A piece that is destroyed isn't also damaged. */
function likelyEffects(effects: readonly Effect[]): readonly Effect[] {
  const likely = effects.filter(({ chance }) => chance >= LIKELY);
  const gone = new Set(likely.flatMap(({ kind, piece }) => (kind === 'destroyed' ? [piece] : [])));
  return likely
    .filter(({ kind, piece }) => kind === 'destroyed' || piece === null || !gone.has(piece))
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

/** Whether the same happens to the same piece, whatever does it. */
function isSame(one: Effect, other: Effect): boolean {
  return one.kind === other.kind && one.seat === other.seat && one.piece === other.piece;
}

/** Pieces that would be destroyed otherwise, and now aren't. */
function savedFrom(seat: Seat, otherwise: readonly Effect[], now: readonly Effect[]): readonly Effect[] {
  const isLost = (piece: string | null): boolean =>
    now.some((effect) => effect.kind === 'destroyed' && effect.piece === piece && effect.chance > UNLIKELY);
  return otherwise.filter(
    ({ kind, seat: owner, piece, chance }) =>
      kind === 'destroyed' && owner === seat && chance >= LIKELY && !isLost(piece),
  );
}
