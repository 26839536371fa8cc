import type { Illegal, Reason, Seat } from '@mechatable/kernel';
import type { ActionOf } from './action.ts';
import { CELL_NAME, ENTRY, ENTRY_ROW, ROW_OF, cellNumber } from './board.ts';
import {
  CARDS,
  IS_TOWER,
  NAME,
  NEEDS_CARD,
  NEEDS_COPIES,
  NEEDS_MECHA,
  NEEDS_TOWER,
  cardNumber,
} from './content/cards.ts';
import type { TargetRule } from './content/effects.ts';
import { nameOn } from './explain-unit.ts';
import type { State } from './state.ts';
import { controlsMecha, controlsTower, eachTarget, targetsOf } from './targets.ts';
import { bandwidth, isMecha, pilotPlaces, pilotsOn, totalCost, totalCostWith } from './values.ts';

function tooDear(s: State, seat: Seat, card: number, cell: number): Reason {
  const needs = totalCostWith(s, seat, card, cell);
  const have = bandwidth(s, seat);
  const others = totalCost(s, seat) > 0 ? ' with your other Mechas' : '';
  return {
    clause: 'MG-R-41',
    sentence: `Not enough bandwidth: needs ${needs}${others}, you have ${have}.`,
    gap: needs - have,
  };
}

/** MG-R-38, MG-R-45: a space where the card cannot arrive. */
function noSpace(s: State, seat: Seat, card: number, cell: number, { clause }: Illegal): Reason {
  const onto = CARDS[card].arrivesOn;
  const at = CELL_NAME[cell];
  const isFull = ENTRY[seat].every((space) => s.board[space] !== null);
  if (onto?.only === true)
    return {
      clause,
      sentence: `${NAME[card]} needs a ${onto.name} you control: ${at} has none.`,
      gap: 30,
    };
  if (CARDS[card].arrivesAbroad)
    return {
      clause,
      sentence: `${NAME[card]} arrives only in your opponent’s entry zone, next to a Tower you control.`,
      gap: 30,
    };
  if (isFull && !IS_TOWER[card])
    return {
      clause,
      sentence: `No room: all ${ENTRY[seat].length} spaces in your entry zone are taken.`,
      gap: 1,
    };
  if (s.board[cell] !== null)
    return {
      clause,
      sentence: `${at} is taken by ${nameOn(s, cell)}: choose an empty space${onto === null ? '' : ` or a ${onto.name} you control`}.`,
      gap: 30,
    };
  const home = `row ${ENTRY_ROW[seat] + 1}`;
  const gap = 30 + Math.abs(ROW_OF[cell] - ENTRY_ROW[seat]);
  if (IS_TOWER[card])
    return {
      clause,
      sentence: `${at} is too far out: put a Tower in your entry zone (${home}) or next to a Tower you control.`,
      gap,
    };
  return { clause, sentence: `${at} is outside your entry zone: Mechas arrive in ${home}.`, gap };
}

export function explainPlay(
  s: State,
  seat: Seat,
  action: { card: string; cell: string },
  refusal: Illegal,
): Reason | null {
  const card = cardNumber(action.card);
  const cell = cellNumber(action.cell);
  const { clause, sentence } = refusal;
  if (card < 0 || cell < 0) return null;
  switch (clause) {
    case 'MG-R-41':
      return tooDear(s, seat, card, cell);
    case 'MG-R-45':
    case 'MG-R-38':
      return noSpace(s, seat, card, cell, refusal);
    case 'MG-R-37':
      return { clause, sentence: 'You have already played a Tower this turn: 1 of 1.', gap: 1 };
    case 'MG-R-9':
      return { clause, sentence: `${NAME[card]} can’t be played: its text says so.`, gap: 9 };
    default:
      return { clause, sentence, gap: 10 };
  }
}

export function explainAttach(
  s: State,
  seat: Seat,
  action: ActionOf<'attach'>,
  { clause, sentence }: Illegal,
): Reason | null {
  const card = cardNumber(action.card);
  const cell = cellNumber(action.unit);
  const u = cell < 0 ? null : s.board[cell];
  const pilot = NAME[card];
  const home = `row ${ENTRY_ROW[seat] + 1}`;
  if (u === null)
    return { clause, sentence: `No Mecha there: ${pilot} needs a Mecha you control in ${home}.`, gap: 30 };
  const who = nameOn(s, cell);
  if (u.controller !== seat)
    return { clause, sentence: `${who} is your opponent’s: ${pilot} needs a Mecha you control.`, gap: 20 };
  if (!isMecha(u)) return { clause, sentence: `${who} is a Tower: ${pilot} needs a Mecha.`, gap: 10 };
  if (clause === 'MG-PILOT-8')
    return {
      clause,
      sentence: `${who} has no room for another Pilot: ${pilotsOn(u)} of ${pilotPlaces(s, u)}.`,
      gap: 2,
    };
  if (clause !== 'MG-PILOT-5') return { clause, sentence, gap: 10 };
  return {
    clause,
    sentence: `${who} is on ${CELL_NAME[cell]}: attach Pilots in your entry zone, ${home}.`,
    gap: 3,
  };
}

/** What a Command is played on, in words. */
function wanted(rule: TargetRule | null, seat: Seat): string {
  switch (rule?.pick) {
    case undefined:
      return 'no target';
    case 'mecha':
    case 'unit': {
      const what = rule.pick === 'mecha' ? 'Mecha' : 'unit';
      const whose =
        rule.side === 'you'
          ? `a ${what} you control`
          : rule.side === 'any'
            ? `a ${what}`
            : `an enemy ${what}`;
      return rule.pick === 'mecha' && rule.in !== undefined
        ? `${whose} in row ${ENTRY_ROW[seat] + 1}`
        : whose;
    }
    case 'player':
      return 'a player';
    case 'space':
      return 'a space';
    case 'played':
      return 'a card being played';
    case 'attacked':
      return 'a Mecha under attack';
    case 'command':
      return 'a Command on the battlefield';
    case 'pilot':
      return 'a Pilot';
    case 'pilots':
      return 'two enemy Pilots';
    case 'discarded':
      return 'Mechas in your discard pile';
  }
}

/** What the clicked space has instead. */
function instead(s: State, seat: Seat, text: string, rule: TargetRule | null): string {
  const cell = cellNumber(text);
  const u = cell < 0 ? null : s.board[cell];
  if (u === null) return cell < 0 ? 'No such target now' : `${text} is empty`;
  const who = nameOn(s, cell);
  if (rule?.pick === 'mecha' && !isMecha(u)) return `${who} is not a Mecha`;
  if ((rule?.pick === 'mecha' || rule?.pick === 'unit') && rule.side !== 'any') {
    if ((u.controller === seat) !== (rule.side === 'you'))
      return `${who} is ${u.controller === seat ? 'yours' : 'your opponent’s'}`;
    return `${who} is on ${text}`;
  }
  return `${who} is not a legal target`;
}

/** MG-R-17: what the text demands and is not there. */
function demand(s: State, seat: Seat, card: number): string {
  const others = s.piles[seat].hand.length - 1;
  if (NEEDS_TOWER[card] && !controlsTower(s, seat))
    return `No Tower to sacrifice: ${NAME[card]} needs 1, you have 0.`;
  if (NEEDS_MECHA[card] && !controlsMecha(s, seat))
    return `No Mecha to sacrifice: ${NAME[card]} needs 1, you have 0.`;
  if (NEEDS_CARD[card] && others < 1) return `No other card to discard: ${NAME[card]} needs 1, you have 0.`;
  const copies = s.piles[seat].hand.filter((other) => other === card).length - 1;
  return `Not enough copies in your hand: ${NAME[card]} needs ${NEEDS_COPIES[card]} more, you have ${copies}.`;
}

export function explainCommand(
  s: State,
  seat: Seat,
  action: ActionOf<'command'>,
  { clause, sentence }: Illegal,
): Reason | null {
  const card = cardNumber(action.card);
  if (card < 0) return null;
  const rule = CARDS[card].target;
  const name = NAME[card];
  if (clause === 'MG-R-71')
    return {
      clause,
      sentence: `${nameOn(s, cellNumber(action.target))} is protected: you can’t choose it as a target.`,
      gap: 3,
    };
  if (clause === 'MG-R-9') return { clause, sentence: `${name} can’t be played: its text says so.`, gap: 9 };
  if (clause !== 'MG-R-17') return { clause, sentence, gap: 4 };
  if (targetsOf(s, rule, seat, action.target) !== null)
    return { clause, sentence: demand(s, seat, card), gap: 1 };
  const has: string[] = [];
  eachTarget(s, rule, seat, (text) => has.push(text));
  const any = has.some((text) => targetsOf(s, rule, seat, text) !== null);
  const there = instead(s, seat, action.target, rule);
  const isElsewhere = there.endsWith(` is on ${action.target}`);
  const why = any || isElsewhere ? there : 'No target';
  return { clause, sentence: `${why}: ${name} needs ${wanted(rule, seat)}.`, gap: isElsewhere ? 5 : 6 };
}
