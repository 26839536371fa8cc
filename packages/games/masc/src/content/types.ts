import { playedContent } from '@mechatable/kernel';
import { PUBLISHED_TYPES, type MechaType } from './published-types.ts';

export {
  COUNTERS,
  TYPE_IDS,
  typeNumber,
  type MechaClass,
  type MechaType,
  type TypeId,
} from './published-types.ts';

/** The stat card in play, in the order of `TYPE_IDS`: both number the types. */
export const TYPES: readonly MechaType[] = playedContent('masc', 'types', PUBLISHED_TYPES);

/** The figures by the number of a type: its place on the stat card. */
export const MOVE: readonly number[] = TYPES.map(({ move }) => move);
export const RANGE: readonly number[] = TYPES.map(({ range }) => range);
export const ATTACK: readonly number[] = TYPES.map(({ attack }) => attack);
export const ARMOR: readonly number[] = TYPES.map(({ armor }) => armor);
export const BODY: readonly number[] = TYPES.map(({ body }) => body);

export const LONGEST_RANGE = Math.max(...RANGE);
