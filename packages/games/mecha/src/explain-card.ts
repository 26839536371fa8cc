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
import { words, type WrongTarget } from './words/index.ts';

/** The number of the row that is a player's entry zone. */
const homeRow = (seat: Seat): number => ENTRY_ROW[seat] + 1;

function tooDear(s: State, seat: Seat, card: number, cell: number): Reason {
  const says = words.refusals.playing;
  const needs = totalCostWith(s, seat, card, cell);
  const have = bandwidth(s, seat);
  const sentence =
    totalCost(s, seat) > 0 ? says.noBandwidthWithOthers(needs, have) : says.noBandwidth(needs, have);
  return { clause: 'MG-R-41', sentence, gap: needs - have };
}

/** MG-R-38, MG-R-45: a space where the card cannot arrive. */
function noSpace(s: State, seat: Seat, card: number, cell: number, { clause }: Illegal): Reason {
  const says = words.refusals.playing;
  const onto = CARDS[card].arrivesOn;
  const at = CELL_NAME[cell];
  const isFull = ENTRY[seat].every((space) => s.board[space] !== null);
  if (onto?.only === true) return { clause, sentence: says.needsHost(NAME[card], onto.name, at), gap: 30 };
  if (CARDS[card].arrivesAbroad) return { clause, sentence: says.arrivesAbroad(NAME[card]), gap: 30 };
  if (isFull && !IS_TOWER[card]) return { clause, sentence: says.noRoom(ENTRY[seat].length), gap: 1 };
  if (s.board[cell] !== null) {
    const there = nameOn(s, cell);
    const sentence = onto === null ? says.taken(at, there) : says.takenButHost(at, there, onto.name);
    return { clause, sentence, gap: 30 };
  }
  const gap = 30 + Math.abs(ROW_OF[cell] - ENTRY_ROW[seat]);
  const sentence = IS_TOWER[card]
    ? says.towerTooFar(at, homeRow(seat))
    : says.outsideEntryZone(at, homeRow(seat));
  return { clause, sentence, gap };
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
  if (cell < 0) return null;
  switch (clause) {
    case 'MG-R-41':
      return tooDear(s, seat, card, cell);
    case 'MG-R-45':
    case 'MG-R-38':
      return noSpace(s, seat, card, cell, refusal);
    case 'MG-R-37':
      return { clause, sentence: words.refusals.playing.towerPlayed, gap: 1 };
    case 'MG-R-9':
      return { clause, sentence: words.refusals.playing.unplayable(NAME[card]), gap: 9 };
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
  const says = words.refusals.attaching;
  if (u === null) return { clause, sentence: says.noMecha(pilot, homeRow(seat)), gap: 30 };
  const who = nameOn(s, cell);
  if (u.controller !== seat) return { clause, sentence: says.theirs(who, pilot), gap: 20 };
  if (!isMecha(u)) return { clause, sentence: says.tower(who, pilot), gap: 10 };
  if (clause === 'MG-PILOT-8')
    return { clause, sentence: says.full(who, pilotsOn(u), pilotPlaces(s, u)), gap: 2 };
  if (clause !== 'MG-PILOT-5') return { clause, sentence, gap: 10 };
  return { clause, sentence: says.outsideEntryZone(who, CELL_NAME[cell], homeRow(seat)), gap: 3 };
}

/** The thing on the clicked space that is not a target. */
function instead(s: State, seat: Seat, text: string, rule: TargetRule | null): WrongTarget {
  const cell = cellNumber(text);
  const u = cell < 0 ? null : s.board[cell];
  if (u === null) return cell < 0 ? { is: 'unknown' } : { is: 'empty', cell: text };
  const unit = nameOn(s, cell);
  if (rule?.pick === 'mecha' && !isMecha(u)) return { is: 'noMecha', unit };
  if ((rule?.pick === 'mecha' || rule?.pick === 'unit') && rule.side !== 'any') {
    if ((u.controller === seat) === (rule.side === 'you')) return { is: 'elsewhere', unit, cell: text };
    return { is: u.controller === seat ? 'yours' : 'theirs', unit };
  }
  return { is: 'illegal', unit };
}

/** MG-R-17: what the text demands and is not there. */
function demand(s: State, seat: Seat, card: number): string {
  const says = words.refusals.commanding;
  const { hand } = s.piles[seat];
  if (NEEDS_TOWER[card] && !controlsTower(s, seat)) return says.noTower(NAME[card]);
  if (NEEDS_MECHA[card] && !controlsMecha(s, seat)) return says.noMecha(NAME[card]);
  if (NEEDS_CARD[card] && hand.length < 2) return says.noOtherCard(NAME[card]);
  const copies = hand.filter((other) => other === card).length - 1;
  return says.noCopies(NAME[card], NEEDS_COPIES[card], copies);
}

export function explainCommand(
  s: State,
  seat: Seat,
  action: ActionOf<'command'>,
  { clause, sentence }: Illegal,
): Reason | null {
  const card = cardNumber(action.card);
  const says = words.refusals.commanding;
  const rule = CARDS[card].target;
  const name = NAME[card];
  if (clause === 'MG-R-71')
    return { clause, sentence: says.protected(nameOn(s, cellNumber(action.target))), gap: 3 };
  if (clause === 'MG-R-9') return { clause, sentence: words.refusals.playing.unplayable(name), gap: 9 };
  if (clause !== 'MG-R-17') return { clause, sentence, gap: 4 };
  if (targetsOf(s, rule, seat, action.target) !== null)
    return { clause, sentence: demand(s, seat, card), gap: 1 };
  const has: string[] = [];
  eachTarget(s, rule, seat, (text) => has.push(text));
  const any = has.some((text) => targetsOf(s, rule, seat, text) !== null);
  const there = instead(s, seat, action.target, rule);
  const isElsewhere = there.is === 'elsewhere';
  const why: WrongTarget = any || isElsewhere ? there : { is: 'noneAtAll' };
  return {
    clause,
    sentence: says.wrongTarget(why, name, rule, homeRow(seat)),
    gap: isElsewhere ? 5 : 6,
  };
}
