import type { Piece } from '@mechatable/kernel';
import { FIRST_TERRITORIES } from './first-release.ts';

export const COLOURS = ['Crimson', 'Amber', 'Green', 'Azure', 'Violet'] as const;
export const LETTERS = ['C', 'A', 'G', 'Z', 'V'] as const;
export const NUMBERS = 6;
export const COPIES = 2;

/** A Territory as printed. Inside states it is its place in `TERRITORIES`, in views its id. */
export interface Territory extends Piece {
  /** A place in `COLOURS`; null for a WILD. */
  readonly colour: number | null;
  readonly number: number | null;
}

function territory(colour: number, number: number): Territory {
  const id = `${LETTERS[colour]}${number}`;
  const text = 'Counts for its color and its number.';
  return { id, name: `${COLOURS[colour]} ${number}`, kind: 'Territory', text, colour, number };
}

const WILD_TERRITORY: Territory = {
  id: 'W',
  name: 'WILD',
  kind: 'Territory',
  text: 'Counts as whatever its owner needs.',
  colour: null,
  number: null,
};

/** Each face once; the deck has every one of them twice. */
export const TERRITORIES: readonly Territory[] = [
  ...COLOURS.flatMap((_, colour) =>
    Array.from({ length: NUMBERS }, (__, index) => territory(colour, index + 1)),
  ),
  WILD_TERRITORY,
];

export const FACE_ID: readonly string[] = TERRITORIES.map(({ id }) => id);
export const WILD = TERRITORIES.indexOf(WILD_TERRITORY);

/** MN-OBJ-2, MN-OBJ-3: how many lines a set can follow. Lines are numbered from 0: colours, then numbers. */
export const LINES = COLOURS.length + NUMBERS;

const INDEX = new Map(FACE_ID.map((id, face) => [id, face]));

/** The number of a Territory's id; -1 for any other text. */
export function faceNumber(id: string): number {
  return INDEX.get(id) ?? -1;
}

/**
 * All the Territories in the box, in order. The box is shuffled, so adding a face would change the deal of old matches:
 * it needs a new rules version.
 */
export const BOX: readonly number[] = FIRST_TERRITORIES.flatMap((id) =>
  new Array<number>(COPIES).fill(faceNumber(id)),
);
