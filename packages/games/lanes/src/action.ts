import { z } from 'zod';
import { CARDS } from './content/cards.ts';
import { ZONE_NAME } from './zones.ts';

/** The actions of a seat. Cards and zones use their printed names to keep records readable. */
export type Action =
  | { readonly kind: 'tossChoice'; readonly take: 'first' | 'second' }
  | OfCard<'setProtection'>
  | { readonly kind: 'exchange'; readonly yes: boolean }
  | OfCard<'giveBack'>
  | OfCard<'takeRevealed'>
  | OfCard<'playUnit'>
  | OfCard<'playLand'>
  | OfCard<'playTech'>
  | { readonly kind: 'equip'; readonly card: string; readonly unit: string }
  | { readonly kind: 'attack'; readonly unit: string }
  | { readonly kind: 'move'; readonly unit: string; readonly zone: string }
  /** `effect` is an index into the card's own [Main] effects, followed by those of its equips. */
  | { readonly kind: 'activate'; readonly zone: string; readonly effect: number }
  | { readonly kind: 'pass' }
  | OfCard<'payDiscard'>
  | OfZone<'paySacrifice'>
  | OfZone<'payRestUnit'>
  | OfZone<'payTrashLand'>
  | OfCard<'payGraveBottom'>
  | OfZone<'zone'>
  | OfZone<'moveTo'>
  /** Index among this seat's waiting triggers. */
  | { readonly kind: 'orderTrigger'; readonly trigger: number }
  | { readonly kind: 'optional'; readonly yes: boolean }
  | OfCard<'react'>
  | { readonly kind: 'decline' }
  | OfZone<'target'>
  | OfCard<'choose'>
  | { readonly kind: 'stop' }
  | OfCard<'look'>
  | { readonly kind: 'leave' }
  | OfCard<'discard'>;

export interface OfCard<Kind> {
  readonly kind: Kind;
  readonly card: string;
}

interface OfZone<Kind> {
  readonly kind: Kind;
  readonly zone: string;
}

export type ActionKind = Action['kind'];
export type ActionOf<Kind extends ActionKind> = Extract<Action, { readonly kind: Kind }>;

const card = z.string();
const zone = z.enum(ZONE_NAME);
const ofCard = <Kind extends string>(kind: Kind) => z.strictObject({ kind: z.literal(kind), card });
const ofZone = <Kind extends string>(kind: Kind) => z.strictObject({ kind: z.literal(kind), zone });
const bare = <Kind extends string>(kind: Kind) => z.strictObject({ kind: z.literal(kind) });

/** Validates an action that comes from outside, so `judge` sees only existing zones, whole numbers and real answers. */
export const actionSchema: z.ZodType<Action> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tossChoice'), take: z.enum(['first', 'second']) }),
  ofCard('setProtection'),
  z.strictObject({ kind: z.literal('exchange'), yes: z.boolean() }),
  ofCard('giveBack'),
  ofCard('takeRevealed'),
  ofCard('playUnit'),
  ofCard('playLand'),
  ofCard('playTech'),
  z.strictObject({ kind: z.literal('equip'), card, unit: zone }),
  z.strictObject({ kind: z.literal('attack'), unit: zone }),
  z.strictObject({ kind: z.literal('move'), unit: zone, zone }),
  z.strictObject({ kind: z.literal('activate'), zone, effect: z.int().nonnegative() }),
  bare('pass'),
  ofCard('payDiscard'),
  ofZone('paySacrifice'),
  ofZone('payRestUnit'),
  ofZone('payTrashLand'),
  ofCard('payGraveBottom'),
  ofZone('zone'),
  ofZone('moveTo'),
  z.strictObject({ kind: z.literal('orderTrigger'), trigger: z.int().nonnegative() }),
  z.strictObject({ kind: z.literal('optional'), yes: z.boolean() }),
  ofCard('react'),
  bare('decline'),
  ofZone('target'),
  ofCard('choose'),
  bare('stop'),
  ofCard('look'),
  bare('leave'),
  ofCard('discard'),
]);

/**
 * There are few actions and they never change, so each is created once: `legal` returns the same objects and
 * allocates nothing.
 */
export function cardActions<Kind extends string>(kind: Kind): readonly OfCard<Kind>[] {
  return CARDS.map(({ id }) => ({ kind, card: id }));
}

export function zoneActions<Kind extends string>(kind: Kind): readonly OfZone<Kind>[] {
  return ZONE_NAME.map((name) => ({ kind, zone: name }));
}
