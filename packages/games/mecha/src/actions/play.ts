import { LEGAL, illegal, type Seat } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import { canArrive, isAffordable } from '../arrivals.ts';
import { ALL_CELLS, CELL_NAME, ENTRY, NOWHERE, cellNumber } from '../board.ts';
import { announce } from '../chain.ts';
import { COMES_ONTO_UNIT, ID, IS_COMMAND, IS_TOWER, cardNumber } from '../content/cards.ts';
import type { State } from '../state.ts';
import { fromHand } from '../zones.ts';
import { NOT_IN_HAND, byCardAnd, isInHand, type Rule } from './rule.ts';

const IS_A_COMMAND = illegal('MG-R-13', 'A Command is not played like a unit: choose what it is for.');
const TOWER_USED = illegal('MG-R-37', 'You have played your one Tower of this turn.');
const NO_SPACE = illegal('MG-R-45', 'Choose an empty space of your entry zone.');
const NO_TOWER_SPACE = illegal(
  'MG-R-38',
  'Choose an empty space of your entry zone or beside a Tower of yours, or the space the card names.',
);
const TOO_DEAR = illegal('MG-R-41', 'Your bandwidth does not suffice for the summed cost of your Mechas.');

const PLAY = byCardAnd(CELL_NAME, (card, cell): ActionOf<'play'> => ({ kind: 'play', card, cell }));

function eachUnitCard(s: State, seat: Seat, visit: (card: number) => void): void {
  const { hand } = s.piles[seat];
  for (let i = 0; i < hand.length; i++) {
    if (!IS_COMMAND[hand[i]] && hand.indexOf(hand[i]) === i) visit(hand[i]);
  }
}

/** MG-R-13, MG-R-37 to 45: a Mecha or a Tower is announced for a space. */
export const play: Rule<'play'> = {
  candidates(s, seat, out) {
    const { hand } = s.piles[seat];
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i];
      if (IS_COMMAND[card] || hand.indexOf(card) !== i) continue;
      if (IS_TOWER[card] && s.towerPlayed && s.rules.oneTowerPerTurn) continue;
      // Too dear for every space, unless it replaces something there: the quick way out.
      if (!COMES_ONTO_UNIT[card] && !isAffordable(s, seat, card, NOWHERE)) continue;
      const cells = IS_TOWER[card] || COMES_ONTO_UNIT[card] ? ALL_CELLS : ENTRY[seat];
      for (let c = 0; c < cells.length; c++) {
        if (canArrive(s, seat, card, cells[c])) out.push(PLAY[card][cells[c]]);
      }
    }
  },
  attempts(s, seat, out) {
    eachUnitCard(s, seat, (card) => {
      for (const cell of ENTRY[seat]) out.push(PLAY[card][cell]);
    });
  },
  judge(s, seat, action) {
    const card = cardNumber(action.card);
    if (!isInHand(s, seat, card)) return NOT_IN_HAND;
    if (IS_COMMAND[card]) return IS_A_COMMAND;
    if (IS_TOWER[card] && s.towerPlayed && s.rules.oneTowerPerTurn) return TOWER_USED;
    const cell = cellNumber(action.cell);
    if (cell < 0 || !canArrive(s, seat, card, cell)) return IS_TOWER[card] ? NO_TOWER_SPACE : NO_SPACE;
    return isAffordable(s, seat, card, cell) ? LEGAL : TOO_DEAR;
  },
  apply(s, seat, action, log, ask) {
    const card = cardNumber(action.card);
    fromHand(s.piles[seat], card);
    if (IS_TOWER[card]) s.towerPlayed = true;
    log.push({ type: 'played', clause: 'MG-R-13', seat, card: ID[card], target: action.cell });
    announce(s, { kind: 'card', seat, card, cell: cellNumber(action.cell), target: NOWHERE }, ask);
  },
};
