import { z } from 'zod';
import { COLOR_IDS, SLOTS, SQUARE_NAME, type ColorId } from './board.ts';
import { ROTATIONS, TILES } from './content/tiles.ts';
import { TYPE_IDS, type TypeId } from './content/types.ts';

/** How many of each type. */
export type ForceCounts = Readonly<Record<TypeId, number>>;

/** The actions of a seat. Mecha, squares, tiles and types by name; a unit by its lowest-numbered mecha (MASC-R-6). */
export type Action =
  | { readonly kind: 'pickPrivilege'; readonly privilege: 'colour' | 'open' }
  | { readonly kind: 'pickColour'; readonly colour: ColorId }
  | { readonly kind: 'placeTile'; readonly tile: string; readonly slot: number; readonly rotation: number }
  | ({ readonly kind: 'commitForce' } & ForceCounts)
  | { readonly kind: 'placeMecha'; readonly type: TypeId; readonly square: string }
  | { readonly kind: 'chooseFirst'; readonly colour: ColorId }
  | { readonly kind: 'activate'; readonly unit: string }
  | { readonly kind: 'moveMecha'; readonly mecha: string; readonly to: string }
  | { readonly kind: 'finish' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'attack'; readonly unit: string; readonly target: string }
  | { readonly kind: 'assign'; readonly mecha: string }
  | { readonly kind: 'pass' };

export type ActionKind = Action['kind'];
export type ActionOf<Kind extends ActionKind> = Extract<Action, { readonly kind: Kind }>;

const text = z.string();
const count = z.int().nonnegative();
const colour = z.enum(COLOR_IDS);
const type = z.enum(TYPE_IDS);
const square = z.enum(SQUARE_NAME, 'expected a square, such as C3'); // MASC-R-41
const tile = z.enum(TILES.map(({ id }) => id));
const slot = count.max(SLOTS - 1);
const rotation = count.max(ROTATIONS - 1); // MASC-TILE-3

/** The shape of an action. Mecha are any text here: forces differ in size, so `judge` says which mecha exist. */
export const actionSchema: z.ZodType<Action> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pickPrivilege'), privilege: z.enum(['colour', 'open']) }),
  z.strictObject({ kind: z.literal('pickColour'), colour }),
  z.strictObject({ kind: z.literal('placeTile'), tile, slot, rotation }),
  z.strictObject({
    kind: z.literal('commitForce'),
    frog: count,
    rat: count,
    ant: count,
    turtle: count,
    wolf: count,
    spider: count,
  }),
  z.strictObject({ kind: z.literal('placeMecha'), type, square }),
  z.strictObject({ kind: z.literal('chooseFirst'), colour }),
  z.strictObject({ kind: z.literal('activate'), unit: text }),
  z.strictObject({ kind: z.literal('moveMecha'), mecha: text, to: square }),
  z.strictObject({ kind: z.literal('finish') }),
  z.strictObject({ kind: z.literal('reset') }),
  z.strictObject({ kind: z.literal('attack'), unit: text, target: text }),
  z.strictObject({ kind: z.literal('assign'), mecha: text }),
  z.strictObject({ kind: z.literal('pass') }),
]);
