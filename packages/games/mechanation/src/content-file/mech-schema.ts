import { pieceIdSchema, pieceNameSchema } from '@mechatable/kernel';
import { z } from 'zod';
import {
  printedMech,
  STAGES,
  type Ability,
  type Condition,
  type Mech,
  type Op,
  type Tier,
} from '../content/language.ts';
import { PUBLISHED_MECHS } from '../content/published-mechs.ts';

const power = z.int().min(0).max(99);
const stage = z.enum(STAGES);
const tier: z.ZodType<Tier> = z.literal([1, 2, 3]);
const yes = z.literal(true).exactOptional();

const condition: z.ZodType<Condition> = z
  .strictObject({ opponentTier: tier.exactOptional(), won: yes, deployedUp: yes, defending: yes })
  .meta({ id: 'condition' });

const plain = [
  'repair',
  'turnUp',
  'look',
  'sendHome',
  'takeScrap',
  'exchange',
  'turnDown',
  'addHalfOfShown',
] as const;
const still = ['swap', 'blank', 'toHand', 'faceUp', 'raidHidden'] as const;
const change = z.int().min(-20).max(20);

const op: z.ZodType<Op> = z
  .discriminatedUnion('op', [
    z.strictObject({ op: z.enum([...plain, ...still]) }),
    z.strictObject({ op: z.literal('dragDown'), stage }),
    z.strictObject({ op: z.literal('add'), n: change }),
    z.strictObject({ op: z.literal('addPerHangar'), n: change }),
    z.strictObject({ op: z.literal('become'), n: power }),
    z.strictObject({ op: z.literal('outdo'), n: change }),
    z.strictObject({ op: z.literal('stage'), of: z.enum(['self', 'loser']), stage }),
    z.strictObject({ op: z.literal('limit'), n: z.int().min(1).max(9) }),
  ])
  .meta({ id: 'op' });

const ability: z.ZodType<Ability> = z
  .strictObject({
    timing: z.enum(['initiation', 'arena', 'pilot', 'scrap', 'during', 'loss', 'claim', 'after']),
    optional: z.boolean().default(false).describe('whether its pilot decides'),
    show: z.boolean().default(false).describe('whether using it Shows the Mech'),
    if: condition.default({}),
    do: op,
    text: z.string().trim().min(1).max(300).describe('what it says; the game follows "do"'),
  })
  .meta({ id: 'ability' });

/** MN-R-48: which abilities can be used when. The log cites it for Mechs that the rule book doesn't have. */
const CLAUSE = 'MN-R-48';

const mech = z.strictObject({
  id: pieceIdSchema('Mech'),
  name: pieceNameSchema,
  tier,
  power,
  role: z.string().max(100).default('').describe('what it is good for, in a sentence'),
  abilities: z.array(ability).max(4).default([]),
  kind: z.string().optional().describe('follows from the tier'),
  text: z.string().optional().describe('follows from the abilities'),
  clause: z
    .string()
    .regex(/^MN-M-\d\d$|^MN-R-48$/)
    .default(CLAUSE)
    .describe('of a published Mech: its entry in the rule book'),
});

export const mechSchema: z.ZodType<Mech> = mech.transform(printedMech);

/** A published Mech with other values in some fields. */
export const mechChange = mech
  .pick({ name: true, power: true, role: true, abilities: true, tier: true })
  .partial()
  .extend({ id: z.enum(PUBLISHED_MECHS.map(({ id }) => id)) });
