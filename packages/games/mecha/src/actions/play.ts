import { LEGAL, illegal, type Illegal, type Seat } from '@mechatable/kernel';
import type { ActionOf } from '../action.ts';
import { canArrive, isAffordable } from '../arrivals.ts';
import { ALL_CELLS, CELL_NAME, ENTRY, NOWHERE, cellNumber } from '../board.ts';
import { announce } from '../chain.ts';
import { showTops } from '../check.ts';
import {
  COMES_ONTO_UNIT,
  ID,
  IS_COMMAND,
  IS_MECHA,
  IS_PILOT,
  IS_TOWER,
  UNPLAYABLE,
  cardNumber,
} from '../content/cards.ts';
import type { Log } from '../event.ts';
import { NONE } from '../references.ts';
import type { Ask } from '../agenda.ts';
import type { State } from '../state.ts';
import { isTopOpen } from '../values.ts';
import { fromHand, popTop } from '../zones.ts';
import { NOT_IN_HAND, byCardAnd, forfeitExcept, isInHand, type Rule } from './rule.ts';

const IS_A_COMMAND = illegal(
  'MG-R-13',
  'You don’t play a Command on a space like a unit: choose its target.',
);
const IS_A_PILOT = illegal('MG-R-62', 'You don’t play a Pilot on a space: choose a Mecha for it.');
const NOT_PLAYABLE = illegal('MG-R-9', 'This card can’t be played.');
const TOWER_USED = illegal('MG-R-37', 'You have already played a Tower this turn.');
const NO_TOWERS = illegal('MG-R-86', 'You can’t play Towers for the rest of this game.');
const NO_SPACE = illegal('MG-R-45', 'Choose an empty space in your entry zone.');
const NO_TOWER_SPACE = illegal(
  'MG-R-38',
  'Choose an empty space in your entry zone or next to a Tower you control, or the space the card names.',
);
const TOO_DEAR = illegal('MG-R-41', 'Not enough bandwidth for the total cost of your Mechas.');
const TOP_CLOSED = illegal('MG-R-13', 'Play cards from your hand.');
const NOT_A_MECHA = illegal('MG-R-13', 'You can play only a Mecha from the top of your deck.');

const PLAY = byCardAnd(CELL_NAME, (card, cell): ActionOf<'play'> => ({ kind: 'play', card, cell }));
const PLAY_TOP = byCardAnd(CELL_NAME, (card, cell): ActionOf<'playTop'> => ({ kind: 'playTop', card, cell }));

function isUnitCard(card: number): boolean {
  return !IS_COMMAND[card] && !IS_PILOT[card];
}

/** Why a Tower can't be played now; null for cards that are not Towers. */
function towerProblem(s: State, seat: Seat, card: number): Illegal | null {
  if (!IS_TOWER[card]) return null;
  if (s.piles[seat].noTowers) return NO_TOWERS;
  return s.towerPlayed && s.rules.oneTowerPerTurn ? TOWER_USED : null;
}

function cellsFor(seat: Seat, card: number): readonly number[] {
  return IS_TOWER[card] || COMES_ONTO_UNIT[card] ? ALL_CELLS : ENTRY[seat];
}

/** Why the card can't be played on this space; null if it can. */
function problem(s: State, seat: Seat, card: number, name: string): Illegal | null {
  if (IS_COMMAND[card]) return IS_A_COMMAND;
  if (IS_PILOT[card]) return IS_A_PILOT;
  if (UNPLAYABLE[card]) return NOT_PLAYABLE;
  const tower = towerProblem(s, seat, card);
  if (tower !== null) return tower;
  const cell = cellNumber(name); // a person may have clicked something that is no space
  if (cell < 0 || !canArrive(s, seat, card, cell)) return IS_TOWER[card] ? NO_TOWER_SPACE : NO_SPACE;
  return isAffordable(s, seat, card, cell) ? null : TOO_DEAR;
}

/** MG-R-22: an announced Tower counts as the Tower of the turn, even if it is canceled. */
function come(s: State, seat: Seat, card: number, name: string, ask: Ask, log: Log): void {
  const cell = cellNumber(name);
  if (IS_TOWER[card]) s.towerPlayed = true;
  forfeitExcept(s, NONE, log);
  log.push({ type: 'played', clause: 'MG-R-13', seat, card: ID[card], target: name });
  const link = { kind: 'card', seat, card, cell, target: NONE, second: NONE, gone: false } as const;
  announce(s, link, ask);
}

/** MG-R-13, MG-R-37 to 45: a Mecha or a Tower is announced for a space. */
export const play: Rule<'play', 'main'> = {
  candidates(s, seat, out) {
    const { hand } = s.piles[seat];
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i];
      if (!isUnitCard(card) || hand.indexOf(card) !== i) continue;
      if (UNPLAYABLE[card] || towerProblem(s, seat, card) !== null) continue;
      const cells = cellsFor(seat, card);
      for (let c = 0; c < cells.length; c++) {
        if (canArrive(s, seat, card, cells[c])) out.push(PLAY[card][cells[c]]);
      }
    }
  },
  attempts(s, seat, out) {
    const { hand } = s.piles[seat];
    hand.forEach((card, i) => {
      if (isUnitCard(card) && hand.indexOf(card) === i)
        for (const cell of ENTRY[seat]) out.push(PLAY[card][cell]);
    });
  },
  judge(s, seat, action) {
    const card = cardNumber(action.card);
    if (!isInHand(s, seat, card)) return NOT_IN_HAND;
    return problem(s, seat, card, action.cell) ?? LEGAL;
  },
  apply(s, seat, action, log, ask) {
    const card = cardNumber(action.card);
    fromHand(s.piles[seat], card);
    come(s, seat, card, action.cell, ask, log);
  },
};

/** The top card of the player's own deck; -1 for none. */
function topCard(s: State, seat: Seat): number {
  return s.piles[seat].deck.at(-1) ?? NOWHERE;
}

/** Card Ada's Rally Cry: a Mecha is played from the open top of the deck. */
export const playTop: Rule<'playTop', 'main'> = {
  candidates(s, seat, out) {
    const card = topCard(s, seat);
    if (!isTopOpen(s, seat) || card < 0 || !IS_MECHA[card]) return;
    for (const cell of cellsFor(seat, card)) out.push(PLAY_TOP[card][cell]);
  },
  judge(s, seat, action) {
    const card = cardNumber(action.card);
    if (!isTopOpen(s, seat) || card !== topCard(s, seat)) return TOP_CLOSED;
    return IS_MECHA[card] ? (problem(s, seat, card, action.cell) ?? LEGAL) : NOT_A_MECHA;
  },
  apply(s, seat, action, log, ask) {
    popTop(s.piles[seat]);
    come(s, seat, cardNumber(action.card), action.cell, ask, log);
    showTops(s, log);
  },
};
