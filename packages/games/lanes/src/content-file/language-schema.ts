import { z } from 'zod';
import {
  FLAGS,
  ROW_RANGES,
  SIDES,
  TRIGGERS,
  type CardFilter,
  type Condition,
  type ContinuousEffect,
  type Cost,
  type Match,
  type Op,
  type Reach,
  type Selector,
  type Target,
  type TechEffect,
  type Tribe,
  type TriggerEffect,
} from '../content/language.ts';

/**
 * The language of cards as a schema, for cards from files. Each schema has the type of the language, so that they
 * agree.
 */

const yes = z.literal(true).exactOptional();
const count = (most: number): z.ZodInt => z.int().min(1).max(most);
/** Of cards, units or counters. */
const some = count(9);
const X = z.union([some, z.literal('X')]);

export const UNIT_TRIBES = ['Vanguard', 'Bastion', 'Longbow', 'Salvor', 'Hive', 'Phantom'] as const;
export const LAND_TRIBES = ['Base', 'Terrain'] as const;
const tribe: z.ZodType<Tribe> = z.enum([...UNIT_TRIBES, ...LAND_TRIBES]);

const side = z.enum(SIDES);
const lane = z.union([z.enum(['this', 'near', 'any']), z.literal([1, 2, 3])]);
const row = z.enum(['front', 'back']);

const reach: z.ZodType<Reach> = z
  .strictObject({
    side,
    lane,
    row: z.enum(ROW_RANGES),
  })
  .meta({ id: 'reach' });

const match: z.ZodType<Match> = z.strictObject({ tribe: tribe.exactOptional(), other: yes });

const selector: z.ZodType<Selector> = z
  .strictObject({
    of: z.enum(['unit', 'land']),
    side,
    lane: lane.exactOptional(),
    row: row.exactOptional(),
    tribe: tribe.exactOptional(),
    other: yes,
    maxPower: z.int().min(0).max(99).exactOptional(),
    resting: yes,
    n: X.exactOptional(),
    upTo: yes,
    all: yes,
  })
  .meta({ id: 'selector' });

const target: z.ZodType<Target> = z.union([z.enum(['self', 'subject', 'foe', 'chosen']), selector]);

const filter: z.ZodType<CardFilter> = z.strictObject({
  kinds: z
    .array(z.enum(['unit', 'land', 'tech', 'equip']))
    .min(1)
    .exactOptional(),
  tribe: tribe.exactOptional(),
  maxFront: z.int().min(0).max(99).exactOptional(),
});

/** Only units can be summoned. */
const unitFilter: z.ZodType<CardFilter> = z.strictObject({
  kinds: z.tuple([z.literal('unit')]),
  tribe: tribe.exactOptional(),
  maxFront: z.int().min(0).max(99).exactOptional(),
});

const condition: z.ZodType<Condition> = z
  .union([
    z.strictObject({ count: selector, min: some }),
    z.strictObject({ fewerUnits: z.literal(true) }),
    z.strictObject({ protectionAtMost: z.int().min(0).max(9) }),
    z.strictObject({ selfRow: row }),
    z.strictObject({ landHere: z.literal(true) }),
    z.strictObject({ attacking: z.literal(true) }),
    z.strictObject({ foeResting: z.literal(true) }),
    z.strictObject({ chose: some }),
  ])
  .meta({ id: 'condition' });
const conditions = z.array(condition).min(1).exactOptional();

export const cost: z.ZodType<Cost> = z
  .discriminatedUnion('pay', [
    z.strictObject({ pay: z.literal('discard'), n: some }),
    z.strictObject({ pay: z.literal('restSelf'), n: some }),
    z.strictObject({ pay: z.literal('restUnit'), n: some }),
    z.strictObject({ pay: z.literal('sacrifice'), n: some, tribe }),
    z.strictObject({ pay: z.literal('trashLand'), n: count(3) }),
    z.strictObject({ pay: z.literal('graveBottom'), n: some }),
    z.strictObject({ pay: z.literal('trashEquip') }),
  ])
  .meta({ id: 'cost' });

const power = z.int().min(-99).max(99);
const zones = z.enum(['any', 'back', 'adjacent', 'subjectZone']);
const emptyZones = z.enum(['any', 'back', 'adjacent']);

const op: z.ZodType<Op> = z
  .discriminatedUnion('op', [
    z.strictObject({ op: z.literal('draw'), n: X, if: conditions }),
    z.strictObject({ op: z.literal('discard'), who: z.enum(['you', 'enemy']) }),
    z.strictObject({
      op: z.literal('destroy'),
      target,
      maxPower: z.int().min(0).max(99).exactOptional(),
    }),
    z.strictObject({ op: z.literal('bounce'), target }),
    z.strictObject({ op: z.literal('rest'), target, n: some }),
    z.strictObject({ op: z.literal('ready'), target }),
    z.strictObject({
      op: z.literal('power'),
      target,
      n: z.union([power, z.literal('X')]),
      until: z.enum(['combat', 'turn', 'yourNextTurn', 'stay']),
    }),
    z.strictObject({ op: z.literal('move'), target, to: z.enum(['adjacent', 'any']) }),
    z.strictObject({ op: z.literal('moveLand'), target }),
    z.strictObject({ op: z.literal('swapRows') }),
    z.strictObject({ op: z.literal('summonSelf'), to: zones }),
    z.strictObject({ op: z.literal('summon'), filter: unitFilter, n: some, upTo: yes, to: emptyZones }),
    z.strictObject({ op: z.literal('dig'), n: some, take: unitFilter, to: emptyZones }),
    z.strictObject({ op: z.literal('peek') }),
    z.strictObject({ op: z.literal('salvage'), from: z.enum(['graveyard', 'trash']), filter }),
    z.strictObject({ op: z.literal('mill'), n: some }),
    z.strictObject({ op: z.literal('pool') }),
    z.strictObject({ op: z.literal('shield') }),
    z.strictObject({ op: z.literal('save') }),
    z.strictObject({ op: z.literal('strip'), target }),
    z.strictObject({ op: z.literal('choose'), upTo: some, from: z.enum(['hand', 'graveyard']), filter }),
    z.strictObject({ op: z.literal('sacrifice'), target: selector }),
  ])
  .meta({ id: 'op' });
const ops = z.array(op).min(1).max(9);

const trigger: z.ZodType<TriggerEffect> = z
  .strictObject({
    kind: z.literal('trigger'),
    on: z.enum(TRIGGERS),
    zones: z
      .array(z.enum(['unit', 'graveyard', 'hand', 'deck']))
      .min(1)
      .exactOptional(),
    reach: reach.exactOptional(),
    match: match.exactOptional(),
    optional: yes,
    oncePerTurn: yes,
    if: conditions,
    pay: z.array(cost).min(1).max(3).exactOptional(),
    do: ops,
  })
  .meta({ id: 'trigger' });

const continuous: z.ZodType<ContinuousEffect> = z
  .strictObject({
    kind: z.literal('continuous'),
    zones: z
      .array(z.enum(['unit', 'graveyard', 'poolRevealed']))
      .min(1)
      .exactOptional(),
    reach: z.union([z.literal('self'), reach]),
    match: match.exactOptional(),
    if: conditions,
    power: power.exactOptional(),
    powerPer: selector.exactOptional(),
    flag: z.enum(FLAGS).exactOptional(),
    n: some.exactOptional(),
  })
  .meta({ id: 'continuous' });

/** The effects of units, lands and equips. */
export const effects = z.array(z.union([trigger, continuous])).max(9);

export const techEffect: z.ZodType<TechEffect> = z
  .strictObject({
    kind: z.literal('tech'),
    if: conditions,
    do: ops,
  })
  .meta({ id: 'techEffect' });
