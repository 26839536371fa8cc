import { z } from 'zod';

export type Facing = 'up' | 'down';

/** The actions of a seat. Mechs by id; a Territory by its tile, `t13`. */
export type Action =
  | { readonly kind: 'reveal'; readonly tile: string }
  /** `target`: a tile, a Mech, or the pilot (`P2`) whose deployed Mech is meant. */
  | { readonly kind: 'use'; readonly mech: string; readonly target: string }
  | { readonly kind: 'deploy'; readonly mech: string; readonly tile: string; readonly face: Facing }
  | { readonly kind: 'attack'; readonly mech: string; readonly tile: string; readonly face: Facing }
  | { readonly kind: 'defend'; readonly mech: string }
  | { readonly kind: 'scrap'; readonly tile: string }
  /** Pass, decline or be done: the negative answer to any question. */
  | { readonly kind: 'pass' };

export type ActionKind = Action['kind'];
export type ActionOf<Kind extends ActionKind> = Extract<Action, { readonly kind: Kind }>;

const text = z.string();
const face = z.enum(['up', 'down']);

/** The shape of an action, checked on input. */
export const actionSchema: z.ZodType<Action> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('reveal'), tile: text }),
  z.strictObject({ kind: z.literal('use'), mech: text, target: text }),
  z.strictObject({ kind: z.literal('deploy'), mech: text, tile: text, face }),
  z.strictObject({ kind: z.literal('attack'), mech: text, tile: text, face }),
  z.strictObject({ kind: z.literal('defend'), mech: text }),
  z.strictObject({ kind: z.literal('scrap'), tile: text }),
  z.strictObject({ kind: z.literal('pass') }),
]);
