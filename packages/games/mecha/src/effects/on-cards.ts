import { below, type Seat } from '@mechatable/kernel';
import { ENTRY, opponent } from '../board.ts';
import { ID, fits } from '../content/cards.ts';
import type { Op } from '../content/effects.ts';
import type { Log } from '../event.ts';
import { NONE, cardOf, seatOf } from '../references.ts';
import type { Progress } from '../links.ts';
import type { State } from '../state.ts';
import { areHandsOpen } from '../values.ts';
import { discard, discardHand, draw, handShown, intoHand, mill, shuffleDeck, takeFrom } from '../zones.ts';

const BOTH: readonly Seat[] = [0, 1];

/** Parts about hands, decks and discard piles. True if the effect continues, null for any other part. */
export function onCards(s: State, op: Op, progress: Progress, log: Log): boolean | null {
  const { seat, card } = progress;
  const { hand, deck } = s.piles[seat];
  switch (op.op) {
    case 'look':
      look(s, seat, seatOf(progress.target), log);
      return true;
    case 'draw':
      drawSome(s, seat, op.n, log);
      return true;
    case 'drawBySacrificed':
      drawSome(s, seat, progress.paid, log);
      return true;
    case 'drawEach':
      for (const one of BOTH) drawSome(s, one, op.n, log);
      return true;
    case 'gamble': {
      const lucky = below(s.rng, 2);
      log.push({ type: 'gambled', clause: 'MG-R-26', seat: lucky, n: s.discards });
      drawSome(s, lucky, s.discards, log);
      return true;
    }
    case 'discard':
      if (hand.length < op.n && op.all) return false;
      if (hand.length <= op.n) discardWholeHand(s, progress, log);
      else s.agenda.push({ ask: 'discard', seat, progress, left: op.n });
      return false;
    case 'discardCopies': {
      if (hand.filter((other) => other === card).length < op.n) return false;
      for (let i = 0; i < op.n; i++) discard(s, seat, card, log);
      return true;
    }
    case 'discardHand':
      for (const one of op.who === 'all' ? BOTH : [op.who === 'you' ? seat : opponent(seat)])
        discardHand(s, one, log);
      return true;
    case 'discardEach':
      askBoth(s, progress);
      return false;
    case 'take':
      if (!canTake(s, op, seat, NONE_TAKEN)) return true;
      if (op.from === 'deck') log.push({ type: 'searched', clause: 'MG-R-76', seat });
      s.agenda.push({ ask: 'take', seat, progress, left: op.n, taken: NONE_TAKEN });
      return false;
    case 'takeTargets':
      for (const one of [progress.target, progress.second])
        if (one !== NONE) take(s, seat, cardOf(one), 'discard', true, log);
      return true;
    case 'put':
      if (!mayPut(s, op, progress)) return true;
      if (op.from.includes('deck')) log.push({ type: 'searched', clause: 'MG-R-76', seat });
      s.agenda.push({ ask: 'put', seat, progress, left: op.n });
      return false;
    case 'putBack':
      if (hand.length === 0) return true;
      s.agenda.push({ ask: 'putBack', seat, progress, left: Math.min(op.n, hand.length) });
      return false;
    case 'shuffle':
      for (const one of op.who === 'all' ? BOTH : [seat]) shuffleDeck(s, one, log);
      return true;
    case 'mill':
      for (let i = Math.min(op.n, deck.length); i > 0; i--) mill(s, seat, log);
      return true;
    case 'recycle':
      deck.push(...s.piles[seat].discard);
      s.piles[seat].discard.length = 0;
      shuffleDeck(s, seat, log);
      return true;
    case 'returnHost':
      take(s, seatOf(progress.second), cardOf(progress.target), 'discard', true, log);
      return true;
    default:
      return null;
  }
}

function drawSome(s: State, seat: Seat, n: number, log: Log): void {
  for (let i = 0; i < n; i++) draw(s, seat, 'MG-R-82', log);
}

/** A card comes from a deck or a discard pile to the hand, if it is there. */
export function take(
  s: State,
  seat: Seat,
  card: number,
  from: 'deck' | 'discard',
  shown: boolean,
  log: Log,
): void {
  if (!takeFrom(s.piles[seat], from, card)) return;
  const open = shown || areHandsOpen(s);
  intoHand(s.piles[seat], card, open);
  log.push({ type: 'took', clause: 'MG-R-76', seat, card: ID[card], from, open });
}

const NONE_TAKEN: readonly number[] = [];

/** MG-R-88, MG-R-108: a search is asked about if there is a deck at all; a discard pile is open to all. */
export function canTake(
  s: State,
  { from, which }: Extract<Op, { op: 'take' }>,
  seat: Seat,
  taken: readonly number[],
): boolean {
  const { deck, discard: thrown } = s.piles[seat];
  return from === 'deck'
    ? deck.length > 0
    : thrown.some((card) => fits(card, which) && !taken.includes(card));
}

/** MG-R-88, MG-R-108: for public reasons alone: others can't see a hand or a deck. */
export function mayPut(s: State, op: Extract<Op, { op: 'put' }>, { seat, cell }: Progress): boolean {
  if (op.where === 'here' && (cell < 0 || s.board[cell] !== null)) return false;
  if (op.where === 'entry' && ENTRY[seat].every((at) => s.board[at] !== null)) return false;
  const { hand, deck, discard: thrown } = s.piles[seat];
  return op.from.some((zone) =>
    zone === 'hand'
      ? hand.length > 0
      : zone === 'deck'
        ? deck.length > 0
        : thrown.some((card) => fits(card, op.which)),
  );
}

/** MG-D-16: there is nothing to choose, and asking must not reveal whether the cards are identical. */
function discardWholeHand(s: State, progress: Progress, log: Log): void {
  const paid = s.piles[progress.seat].hand.length;
  discardHand(s, progress.seat, log);
  s.agenda.push({ do: 'effect', progress: { ...progress, part: progress.part + 1, paid } });
}

/** MG-R-24: players with a card choose in secret, then everyone discards together and the effect continues. */
function askBoth(s: State, progress: Progress): void {
  s.agenda.push({ do: 'effect', progress: { ...progress, part: progress.part + 1 } });
  const seats = BOTH.filter((seat) => s.piles[seat].hand.length > 0);
  if (seats.length > 0) s.agenda.push({ do: 'discardAll' }, { ask: 'discardEach', seats });
}

/** Section E: the player who looks remembers the cards; the others learn only that it happened. */
function look(s: State, seat: Seat, at: Seat, log: Log): void {
  const pile = s.piles[at];
  const shown = handShown(pile);
  if (seat !== at) pile.seen = shown;
  log.push({ type: 'looked', clause: 'MG-R-9', seat, at, cards: shown.map((card) => ID[card]) });
}
