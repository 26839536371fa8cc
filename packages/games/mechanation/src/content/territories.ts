import { contentFromFile, CUSTOM_PREFIX, type Piece } from '@mechatable/kernel';
import { FIRST_TERRITORIES } from './first-release.ts';
import { COLORS, NUMBERS, PUBLISHED_TERRITORIES, type PublishedTerritory } from './published-territories.ts';

export { COLORS, COPIES, LETTERS, NUMBERS } from './published-territories.ts';

/** A Territory as printed. Inside states it is its place in `TERRITORIES`, in views its id. */
export interface Territory extends Piece {
  /** A place in `COLOURS`; null for a WILD. */
  readonly colour: number | null;
  readonly number: number | null;
  /** How many there are in the box. */
  readonly copies: number;
}

function printed({ id, name, color, number, copies }: PublishedTerritory): Territory {
  const kind = 'Territory';
  if (color === null) {
    const text = 'Counts as whatever its owner needs.';
    return { id, name, kind, text, colour: null, number: null, copies };
  }
  const text = 'Counts for its color and its number.';
  return { id, name, kind, text, colour: COLORS.indexOf(color), number, copies };
}

/** Each face in play, once. */
export const TERRITORIES: readonly Territory[] = contentFromFile(
  'mechanation',
  'territories',
  PUBLISHED_TERRITORIES,
).map(printed);

export const FACE_ID: readonly string[] = TERRITORIES.map(({ id }) => id);
export const WILD = FACE_ID.indexOf('W');

/** MN-OBJ-2, MN-OBJ-3: how many lines a set can follow. Lines are numbered from 0: colors, then numbers. */
export const LINES = COLORS.length + NUMBERS;

const INDEX = new Map(FACE_ID.map((id, face) => [id, face]));

/** The number of a Territory's id; -1 for any other text. */
export function faceNumber(id: string): number {
  return INDEX.get(id) ?? -1;
}

/**
 * All the Territories in the box, in order. The box is shuffled, so publishing a face would change the deal of old
 * matches: it needs a new rules version. Faces from a content file make another game, which deals them.
 */
const DEALT = [...FIRST_TERRITORIES, ...FACE_ID.filter((id) => id.startsWith(CUSTOM_PREFIX))];
export const BOX: readonly number[] = DEALT.flatMap((id) => {
  const face = faceNumber(id);
  return new Array<number>(TERRITORIES[face].copies).fill(face);
});
