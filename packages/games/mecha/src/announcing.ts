import { illegal, type Illegal, type Seat } from '@mechatable/kernel';
import { cellNumber } from './board.ts';
import {
  CARDS,
  IS_COMMAND,
  NEEDS_CARD,
  NEEDS_COPIES,
  NEEDS_MECHA,
  NEEDS_TOWER,
  UNPLAYABLE,
} from './content/cards.ts';
import type { TargetRule } from './content/effects.ts';
import type { Ask } from './agenda.ts';
import type { State } from './state.ts';
import { NO_TARGET, controlsMecha, controlsTower, eachTarget, matchesTarget, targetsOf } from './targets.ts';

const NO_COMMAND = illegal('MG-R-13', 'Only a Command can be played this way.');
const NOT_PLAYABLE = illegal('MG-R-9', 'This card can’t be played.');
const BAD_TARGET = illegal('MG-R-17', 'Choose a target that the card allows.');
const PROTECTED = illegal('MG-R-71', 'You can’t choose this unit as a target.');
const TAKEN = illegal('MG-R-73', 'There is already a Command on this space: choose another.');
const NOT_ATTACKED = illegal('MG-R-80', 'Play this only while a Mecha you control is being attacked.');
const NO_TOWER = illegal('MG-R-17', 'You need a Tower to sacrifice.');
const NO_MECHA = illegal('MG-R-17', 'You need a Mecha to sacrifice.');
const NO_OTHER_CARD = illegal('MG-R-17', 'You need another card in hand to discard.');
const NO_COPIES = illegal('MG-R-17', 'You need the other two copies in your hand.');
const NO_LOSS = illegal('MG-R-81', 'Play this only right after a Mecha you control was destroyed.');
const ONLY_AFTER_LOSS = illegal('MG-R-81', 'Only Reparations can start a chain now.');

/** MG-R-17: why the player can't do now what the card's text demands; null if they can. */
function lacks(s: State, seat: Seat, card: number): Illegal | null {
  if (NEEDS_TOWER[card] && !controlsTower(s, seat)) return NO_TOWER;
  if (NEEDS_MECHA[card] && !controlsMecha(s, seat)) return NO_MECHA;
  const { hand } = s.piles[seat];
  if (NEEDS_CARD[card] && hand.length < 2) return NO_OTHER_CARD;
  if (NEEDS_COPIES[card] === 0) return null;
  return hand.filter((other) => other === card).length > NEEDS_COPIES[card] ? null : NO_COPIES;
}

/** MG-R-81: Reparations has its own window, and nothing else starts a chain there. */
function mistimed(s: State, seat: Seat, card: number, ask: Ask): Illegal | null {
  const isAfterLoss = ask.ask === 'respond' && ask.window === 'destroyed';
  if (CARDS[card].afterLoss) return isAfterLoss && (s.eligible & (1 << seat)) !== 0 ? null : NO_LOSS;
  return isAfterLoss && s.chain.length === 0 ? ONLY_AFTER_LOSS : null;
}

/** Why a text names no target that the rule allows; null if it does. */
export function targetProblem(s: State, rule: TargetRule | null, seat: Seat, text: string): Illegal | null {
  if (targetsOf(s, rule, seat, text) !== null) return null;
  const cell = cellNumber(text);
  const u = cell < 0 ? null : s.board[cell];
  switch (rule?.pick) {
    case 'space':
      return cell < 0 ? BAD_TARGET : TAKEN;
    case 'unit':
    case 'mecha':
      return u !== null && matchesTarget(rule, seat, u) ? PROTECTED : BAD_TARGET;
    case 'attacked':
      return text === NO_TARGET ? NOT_ATTACKED : BAD_TARGET;
    default:
      return BAD_TARGET;
  }
}

/** Why this seat can't play the Command on this target now; null if it can. */
export function commandProblem(s: State, seat: Seat, card: number, text: string, ask: Ask): Illegal | null {
  if (!IS_COMMAND[card]) return NO_COMMAND;
  if (UNPLAYABLE[card]) return NOT_PLAYABLE;
  const problem = mistimed(s, seat, card, ask);
  if (problem !== null) return problem;
  return targetProblem(s, CARDS[card].target, seat, text) ?? lacks(s, seat, card);
}

/** Whether any Command of the hand could be played now. */
export function hasCommand(s: State, seat: Seat, ask: Ask): boolean {
  return s.piles[seat].hand.some((card) => {
    if (!IS_COMMAND[card]) return false;
    let found = false;
    eachTarget(s, CARDS[card].target, seat, (text) => {
      found ||= commandProblem(s, seat, card, text, ask) === null;
    });
    return found;
  });
}
