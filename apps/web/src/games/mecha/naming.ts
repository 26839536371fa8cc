import { sentence, whom, whose, type Seat } from '@mechatable/kernel';
import {
  SEAT_LETTERS,
  keywordWords,
  type LyingView,
  type SideView,
  type UnitView,
  type View,
} from '@mechatable/mecha';
import type { Named } from '../shared/named.ts';
import { cardOf } from './card.ts';

export type NamedView = Named<View>;

export const SEATS: readonly Seat[] = [0, 1];
export const letterOf = (seat: Seat): string => SEAT_LETTERS[seat === 0 ? 0 : 1];
export const otherSeat = (seat: Seat): Seat => 1 - seat;
export const seatOf = (letter: string): Seat => (letter === SEAT_LETTERS[0] ? 0 : 1);

export function sideOf(view: View, seat: Seat): SideView {
  return seat === 0 ? view.sides[0] : view.sides[1];
}

export function unitOn(view: View, cell: string): UnitView | null {
  return view.units.find((u) => u.cell === cell) ?? null;
}

export function lyingOn(view: View, cell: string): LyingView | null {
  return view.lying.find((one) => one.cell === cell) ?? null;
}

/** On a plate: `You`, `Mira`. */
export const titleOf = ({ names }: NamedView, seat: Seat): string => sentence(whom(names, seat));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const counted = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
export const withSign = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** On the battlefield Balloon Army is a Mecha (MG-R-80). */
export function isMechaUnit({ card }: { readonly card: string }): boolean {
  const { types, becomes } = cardOf(card);
  return types.includes('mecha') || becomes !== null;
}

const MARK_WORDS: Readonly<Record<UnitView['marks'][number], string>> = {
  fresh: 'arrived this turn',
  cannotMove: 'can’t move',
  cannotAttack: 'can’t attack',
  mustMove: 'must move',
};

/** `Mega Bot, your Mecha on d3, power 3, durability 2, cost 2, piloted by Admiral Grace, arrived this turn`. */
export function unitLabel(view: NamedView, u: UnitView): string {
  const { kind } = cardOf(u.card);
  const isMecha = isMechaUnit(u);
  const parts = [
    u.name,
    `${whose(view.names, u.controller)} ${isMecha && kind === 'Command' ? 'Mecha' : kind} on ${u.cell}`,
  ];
  if (isMecha) parts.push(`power ${u.power}`);
  parts.push(u.left === u.durability ? `durability ${u.left}` : `durability ${u.left} of ${u.durability}`);
  if (u.armour > 0) parts.push(`Armour ${u.armour}`);
  if (isMecha) parts.push(`cost ${u.cost}`);
  const pilots = u.attached.filter(({ isPilot }) => isPilot);
  if (pilots.length > 0) parts.push(`piloted by ${namesOf(pilots)}`);
  const others = u.attached.filter(({ isPilot }) => !isPilot);
  if (others.length > 0) parts.push(`with ${namesOf(others)}`);
  if (u.keywords.length > 0) parts.push(u.keywords.map(capital).join(', '));
  if (u.id === view.mover) parts.push('has moved and must attack now or not at all');
  if (isMecha) parts.push(...u.marks.map((mark) => MARK_WORDS[mark]));
  return parts.join(', ');
}

function namesOf(cards: readonly { readonly card: string }[]): string {
  return cards.map(({ card }) => cardOf(card).name).join(' and ');
}

/** `Mega Bot, Mecha, cost 2, power 3, durability 2, Haste`. */
export function printedLabel(id: string): string {
  const { name, kind, cost, power, durability, types } = cardOf(id);
  const parts = [name, kind];
  if (types.includes('pilot'))
    parts.push(`power ${withSign(power ?? 0)}`, `durability ${withSign(durability ?? 0)}`);
  else {
    if (cost !== null) parts.push(`cost ${cost}`);
    if (power !== null) parts.push(`power ${power}`);
    if (durability !== null) parts.push(`durability ${durability}`);
  }
  const keywords = keywordWords(id);
  if (keywords !== '') parts.push(keywords);
  return parts.join(', ');
}
