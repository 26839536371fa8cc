import { whom, whose, type Names, type Seat } from '@mechatable/kernel';
import type { UnitView } from '@mechatable/mecha';
import { counted, inParts, owned } from './phrases.ts';

const MARKS: Readonly<Record<UnitView['marks'][number], string>> = {
  fresh: 'arrived this turn',
  cannotMove: 'can’t move',
  cannotAttack: 'can’t attack',
  mustMove: 'must move',
};

/** A unit for its label; null for what it doesn't have. */
export interface UnitWords {
  readonly name: string;
  readonly controller: Seat;
  readonly kind: string;
  readonly cell: string;
  readonly power: number | null;
  readonly left: number;
  readonly durability: number;
  readonly armour: number;
  readonly cost: number | null;
  readonly pilots: readonly string[];
  readonly commands: readonly string[];
  readonly keywords: readonly string[];
  readonly isMover: boolean;
  readonly marks: UnitView['marks'];
}

/** `Mega Bot, your Mecha on d3, power 3, durability 2, cost 2, piloted by Admiral Grace, arrived this turn`. */
function unit(names: Names, u: UnitWords): string {
  return inParts([
    u.name,
    `${whose(names, u.controller)} ${u.kind} on ${u.cell}`,
    u.power === null ? null : `power ${u.power}`,
    u.left === u.durability ? `durability ${u.left}` : `durability ${u.left} of ${u.durability}`,
    u.armour === 0 ? null : `Armour ${u.armour}`,
    u.cost === null ? null : `cost ${u.cost}`,
    u.pilots.length === 0 ? null : `piloted by ${u.pilots.join(' and ')}`,
    u.commands.length === 0 ? null : `with ${u.commands.join(' and ')}`,
    ...u.keywords,
    u.isMover ? 'has moved and must attack now or not at all' : null,
    ...u.marks.map((mark) => MARKS[mark]),
  ]);
}

/** A card on a unit for its label; `copy` of `copies`: which one of several identical ones. */
export interface AttachedWords {
  readonly name: string;
  readonly kind: string;
  readonly cell: string;
  readonly copy: number;
  readonly copies: number;
  readonly silenced: boolean;
}

/** The battlefield. */
export const field = {
  unit,
  /** The kind of a Command that has become a unit. */
  mecha: 'Mecha',
  /** Before the name of an entry zone that can be attacked over. */
  attack: 'Attack ·',
  edge: (names: Names, seat: Seat) => owned(names, seat, 'entry zone'),
  edgeLabel: (names: Names, seat: Seat) => `${owned(names, seat, 'entry zone')}, edge: ${whom(names, seat)}`,
  empty: (cell: string) => `${cell}, empty`,
  emptyHome: (names: Names, seat: Seat, cell: string) => `${cell}, empty, ${whose(names, seat)} entry zone`,
  noUnit: (cell: string, card: string) => `${cell}, no unit, has ${card}`,
  noUnitHome: (names: Names, seat: Seat, cell: string, card: string) =>
    `${cell}, no unit, has ${card}, ${whose(names, seat)} entry zone`,
  lying: (names: Names, seat: Seat, card: string, cell: string, time: number | null) =>
    inParts([
      card,
      `${whose(names, seat)} Command on ${cell}`,
      time === null ? null : counted(time, 'time counter'),
    ]),
  attached: (names: Names, seat: Seat, { name, kind, cell, copy, copies, silenced }: AttachedWords) =>
    inParts([
      name,
      `${whose(names, seat)} ${kind} attached on ${cell}`,
      copies === 1 ? null : `${copy} of ${copies}`,
      silenced ? 'abilities lost' : null,
    ]),
};
