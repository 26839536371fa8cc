import { z } from 'zod';

/** What a seat can choose. Cards by id and spaces by name, so that a record can be read. */
export type Action =
  | { readonly kind: 'keep' }
  | { readonly kind: 'mulligan' }
  | { readonly kind: 'play'; readonly card: string; readonly cell: string }
  /** `target`: the space of a unit, a space, or `S` or `N` for a player. */
  | { readonly kind: 'command'; readonly card: string; readonly target: string }
  /** `path`: the spaces entered, in order: `d4` or `d4-d5-e5`. */
  | { readonly kind: 'move'; readonly unit: string; readonly path: string }
  /** `target`: a space, or `player`. */
  | { readonly kind: 'attack'; readonly unit: string; readonly target: string }
  /** `pay`: the space of the unit that is sacrificed. */
  | { readonly kind: 'activate'; readonly unit: string; readonly pay: string }
  | { readonly kind: 'endPhase' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'place'; readonly cell: string }
  | { readonly kind: 'sacrifice'; readonly unit: string }
  | { readonly kind: 'discard'; readonly card: string };

export type ActionKind = Action['kind'];
export type ActionOf<Kind extends ActionKind> = Extract<Action, { readonly kind: Kind }>;

const text = z.string();

/** The shape of an action, at the door. */
export const actionSchema: z.ZodType<Action> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('keep') }),
  z.strictObject({ kind: z.literal('mulligan') }),
  z.strictObject({ kind: z.literal('play'), card: text, cell: text }),
  z.strictObject({ kind: z.literal('command'), card: text, target: text }),
  z.strictObject({ kind: z.literal('move'), unit: text, path: text }),
  z.strictObject({ kind: z.literal('attack'), unit: text, target: text }),
  z.strictObject({ kind: z.literal('activate'), unit: text, pay: text }),
  z.strictObject({ kind: z.literal('endPhase') }),
  z.strictObject({ kind: z.literal('pass') }),
  z.strictObject({ kind: z.literal('place'), cell: text }),
  z.strictObject({ kind: z.literal('sacrifice'), unit: text }),
  z.strictObject({ kind: z.literal('discard'), card: text }),
]);
