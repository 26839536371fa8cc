import { LEGAL, illegal, type Seat } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import { CELLS, CELL_NAME, NOWHERE, SEAT_LETTERS } from '../board.ts';
import { announce } from '../chain.ts';
import { CARDS, ID, IS_COMMAND, NEEDS_CARD, NEEDS_TOWER, cardNumber } from '../content/cards.ts';
import type { State } from '../state.ts';
import { controlsTower, targetNumber } from '../targets.ts';
import { fromHand } from '../zones.ts';
import { NOT_IN_HAND, byCardAnd, isInHand, type Rule } from './rule.ts';

const NO_COMMAND = illegal('MG-R-13', 'Only a Command can be played like this.');
const BAD_TARGET = illegal('MG-R-17', 'Choose a target that the card allows.');
const NO_TOWER = illegal('MG-R-17', 'You need a Tower to sacrifice.');
const NO_OTHER_CARD = illegal('MG-R-17', 'You need another card in hand to discard.');

const TARGETS: readonly string[] = [...CELL_NAME, ...SEAT_LETTERS];
const COMMAND = byCardAnd(TARGETS, (card, target): ActionOf<'command'> => ({
  kind: 'command',
  card,
  target,
}));

function eachTarget(s: State, card: number, out: ActionOf<'command'>[]): void {
  const rule = CARDS[card].target;
  if (rule?.pick === 'player') {
    out.push(COMMAND[card][CELLS], COMMAND[card][CELLS + 1]);
    return;
  }
  for (let cell = 0; cell < CELLS; cell++) {
    if (rule?.pick === 'space' || s.board[cell] !== null) out.push(COMMAND[card][cell]);
  }
}

function lacks(s: State, seat: Seat, card: number): typeof NO_TOWER | null {
  if (NEEDS_TOWER[card] && !controlsTower(s, seat)) return NO_TOWER;
  return NEEDS_CARD[card] && s.piles[seat].hand.length < 2 ? NO_OTHER_CARD : null;
}

/** MG-CMD-2, MG-R-13, MG-R-17: by either player, as an act of the Main Phase or in a window. */
export const command: Rule<'command'> = {
  candidates(s, seat, out) {
    const { hand } = s.piles[seat];
    for (let i = 0; i < hand.length; i++) {
      if (IS_COMMAND[hand[i]] && hand.indexOf(hand[i]) === i) eachTarget(s, hand[i], out);
    }
  },
  judge(s, seat, action) {
    const card = cardNumber(action.card);
    if (!isInHand(s, seat, card)) return NOT_IN_HAND;
    const rule = CARDS[card].target;
    if (!IS_COMMAND[card] || rule === null) return NO_COMMAND;
    if (targetNumber(s, rule, seat, action.target) < 0) return BAD_TARGET;
    return lacks(s, seat, card) ?? LEGAL;
  },
  apply(s, seat, action, log, ask) {
    const card = cardNumber(action.card);
    const rule = CARDS[card].target;
    const target = rule === null ? NOWHERE : targetNumber(s, rule, seat, action.target);
    const isSpace = rule?.pick === 'space';
    fromHand(s.piles[seat], card);
    log.push({ type: 'played', clause: 'MG-CMD-2', seat, card: ID[card], target: action.target });
    const cell = isSpace ? target : NOWHERE;
    announce(s, { kind: 'card', seat, card, cell, target: isSpace ? NOWHERE : target }, ask);
  },
};
