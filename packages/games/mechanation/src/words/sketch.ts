import { sentence, whom, type Names, type Seat } from '@mechatable/kernel';

/** The counts at the head of the table. `top`: the card on top of the scrap pile, if there is one. */
export interface Head {
  readonly turn: number;
  readonly alpha: Seat;
  readonly deck: number;
  readonly pile: number;
  readonly top: string | null;
}

export interface Pilot {
  readonly seat: Seat;
  readonly isAlpha: boolean;
  /** The reader plays this seat, but the names don't say so. */
  readonly isYou: boolean;
  readonly conceded: boolean;
  readonly hand: number;
  readonly territories: number;
  readonly limit: number;
  /** The Mechs that the reader knows of another pilot. */
  readonly known: readonly string[];
}

const PLACES = {
  hand: 'in hand',
  out: 'deployed',
  either: 'in hand or deployed',
  STB: 'STB',
  DIS: 'DIS',
  MALF: 'MALF',
};

/** The table as text. */
export const sketch = {
  head: (names: Names, { turn, alpha, deck, pile, top }: Head): string => {
    const scrap = top === null ? String(pile) : `${pile} with ${top} on top`;
    return `Turn ${turn}, Alpha Pilot: ${whom(names, alpha)}. Deck ${deck}, scrap pile ${scrap}.`;
  },
  arena: 'Arena:',
  emptyArena: 'empty',
  unseen: (mechs: readonly string[]): string => `Not yet seen: ${mechs.join(', ')}`,
  /** `mechs`: those deployed there. */
  territory: (card: string, name: string | null, turn: number, mechs: readonly string[]): string =>
    [`${name === null ? card : `${card} ${name}`}, turn ${turn}`, ...mechs].join('; '),
  deployed: (names: Names, seat: Seat, mech: string): string => `${whom(names, seat)}: ${mech}`,
  unknownMech: 'a Mech face-down',
  faceUp: (mech: string): string => `${mech} face-up`,
  faceDown: (mech: string): string => `${mech} face-down`,
  pilot: (names: Names, pilot: Pilot): string => {
    const marks = [
      ...(pilot.isAlpha ? ['Alpha'] : []),
      ...(pilot.isYou ? ['you'] : []),
      ...(pilot.conceded ? ['conceded'] : []),
    ];
    const name = sentence(whom(names, pilot.seat));
    const marked = marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
    const counts = `hand ${pilot.hand}, ${pilot.territories} of ${pilot.limit} Territories`;
    const known = pilot.known.length === 0 ? '' : `; known: ${pilot.known.join(', ')}`;
    return `${marked}: ${counts}${known}`;
  },
  noTerritories: 'no Territories',
  raid: (mech: string, tile: string): string => `${mech} at ${tile}`,
  mech: (name: string, place: keyof typeof PLACES): string => `${name} ${PLACES[place]}`,
  /** `mech`: its name and place; `kind` and `text` are printed. */
  ownMech: (mech: string, kind: string, power: number, text: string): string =>
    `${mech} (${kind}, Power ${power}): ${text}`,
};
