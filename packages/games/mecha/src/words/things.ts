import { whose, type Names, type Seat } from '@mechatable/kernel';
import type { Keyword, Keywords } from '../content/traits.ts';

/** Where a move ends, and the spaces before that. */
export interface Way {
  readonly to: string;
  readonly via: readonly string[];
}

/** `to c1 via d2, c2`. */
export function along({ to, via }: Way): string {
  return via.length === 0 ? `to ${to}` : `to ${to} via ${via.join(', ')}`;
}

type Numbered = Exclude<keyof Keywords, Keyword>;

/** Names of things on the table, for use inside sentences. */
export const things = {
  onSpace: (name: string, cell: string) => `${name} (${cell})`,
  mechaWithFigures: (name: string, power: number, durability: number, cost: number) =>
    `${name} ${power}/${durability} for ${cost}`,
  towerWithFigures: (name: string, durability: number) => `${name} (durability ${durability})`,
  ownedBy: (names: Names, seat: Seat, name: string) => `${whose(names, seat)} ${name}`,
  yourself: 'yourself',
  themselves: 'themselves',
  unknownCard: 'a card',
  cardBeingPlayed: 'a card being played',
  cardOn: (cell: string) => `a card on ${cell}`,
  cardGone: 'a card that is gone',
  nothing: 'nothing',
  keywords: {
    pierce: 'Pierce',
    flight: 'Flight',
    reach: 'Reach',
    haste: 'Haste',
  } satisfies Record<Keyword, string>,
  numberedKeywords: {
    armour: (n: number) => `Armour ${n}`,
    range: (n: number) => `Range ${n}`,
    speed: (n: number) => `Speed ${n}`,
  } satisfies Record<Numbered, (n: number) => string>,
};
