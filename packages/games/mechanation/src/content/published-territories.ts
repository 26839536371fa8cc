export const COLORS = ['Crimson', 'Amber', 'Green', 'Azure', 'Violet'] as const;
export const LETTERS = ['C', 'A', 'G', 'Z', 'V'] as const;
export const NUMBERS = 6;
export const COPIES = 2;

/** A Territory as published, and as in content files. */
export interface PublishedTerritory {
  readonly id: string;
  readonly name: string;
  /** Null for a WILD, as is its number. */
  readonly color: (typeof COLORS)[number] | null;
  readonly number: number | null;
  /** How many there are in the box. */
  readonly copies: number;
}

const WILD_TERRITORY: PublishedTerritory = {
  id: 'W',
  name: 'WILD',
  color: null,
  number: null,
  copies: COPIES,
};

/** Each face once; the box has every one of them twice. */
export const PUBLISHED_TERRITORIES: readonly PublishedTerritory[] = [
  ...COLORS.flatMap((color, place) =>
    Array.from({ length: NUMBERS }, (_, index): PublishedTerritory => {
      const number = index + 1;
      return { id: `${LETTERS[place]}${number}`, name: `${color} ${number}`, color, number, copies: COPIES };
    }),
  ),
  WILD_TERRITORY,
];
