import { z } from 'zod';
import { CELL_NAME } from './board.ts';
import { ID } from './content/cards.ts';
import type { Zone } from './content/traits.ts';

/** The actions of a seat. Cards by id, spaces by name, attached cards by place, so that records are readable. */
export type Action =
  | { readonly kind: 'keep' }
  | { readonly kind: 'mulligan' }
  | { readonly kind: 'play'; readonly card: string; readonly cell: string }
  /** The top card of the player's own deck (card Ada's Rally Cry). */
  | { readonly kind: 'playTop'; readonly card: string; readonly cell: string }
  /** A Pilot, to the Mecha on a space. */
  | { readonly kind: 'attach'; readonly card: string; readonly unit: string }
  /**
   * `target`: the space of a unit, a space, `S` or `N` for a player, `d3.1` for the first card attached to the
   * unit on d3, `#1` for the first link of the chain, a card's id for one in the discard pile; two of them
   * with a plus sign; `-` for none.
   */
  | { readonly kind: 'command'; readonly card: string; readonly target: string }
  /** `path`: the spaces entered, in order: `d4` or `d4-d5-e5`. */
  | { readonly kind: 'move'; readonly unit: string; readonly path: string }
  /** `target`: a space, or `player`. */
  | { readonly kind: 'attack'; readonly unit: string; readonly target: string }
  /**
   * `unit`: a space, or `damage` for a card in the damage zone. `pay`: the space of the unit that is
   * sacrificed, the id of the card that is discarded, two with a plus sign, or `-`.
   */
  | { readonly kind: 'activate'; readonly unit: string; readonly pay: string }
  | { readonly kind: 'endPhase' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'place'; readonly cell: string }
  | { readonly kind: 'sacrifice'; readonly unit: string }
  | { readonly kind: 'discard'; readonly card: string }
  /** The Draw Phase, as usual or skipped for a card of the discard pile or the unit on a space (MG-R-78). */
  | { readonly kind: 'draw' }
  | { readonly kind: 'skip'; readonly for: string }
  | { readonly kind: 'take'; readonly card: string }
  | { readonly kind: 'put'; readonly from: Zone; readonly card: string; readonly cell: string }
  | { readonly kind: 'look' }
  /** No look, or no more cards are taken or put. */
  | { readonly kind: 'stop' }
  | { readonly kind: 'putBack'; readonly card: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'target'; readonly target: string }
  | { readonly kind: 'dismiss'; readonly pilot: string };

export type ActionKind = Action['kind'];
export type ActionOf<Kind extends ActionKind> = Extract<Action, { readonly kind: Kind }>;

const text = z.string();
const card = z.enum(ID, 'expected the id of a card, such as MG1-001');
const space = z.enum(CELL_NAME, 'expected a space, such as d3');
const path = text.regex(
  /^[a-g][1-5](?:-[a-g][1-5])*$/,
  'expected spaces with dashes in between, such as d4-d5',
);

/** The schema of an action, for input checks. What a target or a payment can be depends on the card: `judge` knows. */
export const actionSchema: z.ZodType<Action> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('keep') }),
  z.strictObject({ kind: z.literal('mulligan') }),
  z.strictObject({ kind: z.literal('play'), card, cell: space }),
  z.strictObject({ kind: z.literal('playTop'), card, cell: space }),
  z.strictObject({ kind: z.literal('attach'), card, unit: space }),
  z.strictObject({ kind: z.literal('command'), card, target: text }),
  z.strictObject({ kind: z.literal('move'), unit: space, path }),
  z.strictObject({ kind: z.literal('attack'), unit: space, target: text }),
  z.strictObject({ kind: z.literal('activate'), unit: text, pay: text }),
  z.strictObject({ kind: z.literal('endPhase') }),
  z.strictObject({ kind: z.literal('pass') }),
  z.strictObject({ kind: z.literal('place'), cell: space }),
  z.strictObject({ kind: z.literal('sacrifice'), unit: space }),
  z.strictObject({ kind: z.literal('discard'), card }),
  z.strictObject({ kind: z.literal('draw') }),
  z.strictObject({ kind: z.literal('skip'), for: text }),
  z.strictObject({ kind: z.literal('take'), card }),
  z.strictObject({ kind: z.literal('put'), from: z.enum(['hand', 'deck', 'discard']), card, cell: space }),
  z.strictObject({ kind: z.literal('look') }),
  z.strictObject({ kind: z.literal('stop') }),
  z.strictObject({ kind: z.literal('putBack'), card }),
  z.strictObject({ kind: z.literal('name'), name: text }),
  z.strictObject({ kind: z.literal('target'), target: text }),
  z.strictObject({ kind: z.literal('dismiss'), pilot: text }),
]);
