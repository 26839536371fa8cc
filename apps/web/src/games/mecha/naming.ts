import type { Seat } from '@mechatable/kernel';
import {
  SEAT_LETTERS,
  keywordName,
  keywordWords,
  type LyingView,
  type SideView,
  type UnitView,
  type View,
} from '@mechatable/mecha';
import type { Named } from '../shared/named.ts';
import { cardOf } from './card.ts';
import { words } from './words/index.ts';

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
export const titleOf = ({ names }: NamedView, seat: Seat): string => words.players.title(names, seat);

/** On the battlefield Balloon Army is a Mecha (MG-R-80). */
export function isMechaUnit({ card }: { readonly card: string }): boolean {
  const { types, becomes } = cardOf(card);
  return types.includes('mecha') || becomes !== null;
}

/** `Mega Bot, your Mecha on d3, power 3, durability 2, cost 2, piloted by Admiral Grace, arrived this turn`. */
export function unitLabel(view: NamedView, u: UnitView): string {
  const { kind } = cardOf(u.card);
  const isMecha = isMechaUnit(u);
  return words.field.unit(view.names, {
    name: u.name,
    controller: u.controller,
    kind: isMecha && kind === 'Command' ? words.field.mecha : kind,
    cell: u.cell,
    power: isMecha ? u.power : null,
    left: u.left,
    durability: u.durability,
    armour: u.armour,
    cost: isMecha ? u.cost : null,
    pilots: namesOf(u.attached.filter(({ isPilot }) => isPilot)),
    commands: namesOf(u.attached.filter(({ isPilot }) => !isPilot)),
    keywords: u.keywords.map((name) => keywordName(name, 0)),
    isMover: u.id === view.mover,
    marks: isMecha ? u.marks : [],
  });
}

function namesOf(cards: readonly { readonly card: string }[]): string[] {
  return cards.map(({ card }) => cardOf(card).name);
}

/** `Mega Bot, Mecha, cost 2, power 3, durability 2, Haste`. */
export function printedLabel(id: string): string {
  const { name, kind, cost, power, durability, types } = cardOf(id);
  const keywords = keywordWords(id);
  return types.includes('pilot')
    ? words.cards.pilotLabel(name, kind, power ?? 0, durability ?? 0, keywords)
    : words.cards.label({ name, kind, cost, power, durability, keywords });
}
