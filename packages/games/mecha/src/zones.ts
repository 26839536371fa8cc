import type { Seat } from '@mechatable/kernel';
import { CELL_NAME } from './board.ts';
import { ID } from './content/cards.ts';
import type { Log } from './event.ts';
import type { Pile, State, Unit } from './state.ts';

/** MG-R-31: one card; if there is none the loss is taken in the next state check. */
export function draw(s: State, seat: Seat, clause: string, log: Log): void {
  const card = s.piles[seat].deck.pop();
  if (card === undefined) {
    s.failedDraw |= 1 << seat;
    log.push({ type: 'drawFailed', clause: 'MG-R-31', seat });
    return;
  }
  s.piles[seat].hand.push(card);
  log.push({ type: 'drew', clause, seat, card: ID[card] });
}

function removeOne(cards: number[], card: number): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}

/** Out of the hand in the open: one copy fewer is what the opponent can be sure of. */
export function fromHand(pile: Pile, card: number): void {
  removeOne(pile.hand, card);
  removeOne(pile.seen, card);
}

/** MG-R-60, MG-R-68: off the board, to the discard pile of its owner. */
export function toDiscard(s: State, u: Unit): void {
  s.board[u.cell] = null;
  s.piles[u.owner].discard.push(u.card);
}

export function destroy(s: State, u: Unit, clause: string, log: Log): void {
  toDiscard(s, u);
  log.push({ type: 'destroyed', clause, seat: u.owner, card: ID[u.card], cell: CELL_NAME[u.cell] });
}

export function sacrifice(s: State, u: Unit, clause: string, log: Log): void {
  toDiscard(s, u);
  log.push({ type: 'sacrificed', clause, seat: u.owner, card: ID[u.card], cell: CELL_NAME[u.cell] });
}
