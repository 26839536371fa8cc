import { pieceIdSchema, pieceNameSchema } from '@mechatable/kernel';
import { z } from 'zod';
import { PUBLISHED_FORCES, type PublishedForce } from '../content/published-forces.ts';
import { printedTile, PUBLISHED_TILES, TILE_SIZE, type Tile } from '../content/published-tiles.ts';
import { PUBLISHED_TYPES, TYPE_IDS, type MechaType } from '../content/published-types.ts';

const typeId = z.enum(TYPE_IDS);

/** Only the stats and the text can change: class and name belong to the drawing and to the rules of forces. */
const type = z.strictObject({
  id: typeId,
  name: z.enum(PUBLISHED_TYPES.map((one) => one.name)).describe('can’t be changed'),
  kind: z.enum(['light', 'mid']).describe('can’t be changed'),
  text: z.string().max(200),
  move: z.int().min(1).max(12),
  range: z.int().min(1).max(12),
  attack: z.int().min(1).max(10),
  armor: z.int().min(2).max(6).describe('the lowest die that hurts it'),
  body: z.int().min(1).max(20),
});

export const typeSchema: z.ZodType<MechaType> = type;

/** A type with other values in some fields. */
export const typeChange = type.omit({ name: true, kind: true }).partial().extend({ id: typeId });

/** MASC-FORCE-1: 8 Light and 8 Mid. */
const FORCE_SIZE = 16;

const force = z.strictObject({
  id: pieceIdSchema('force'),
  name: pieceNameSchema,
  plan: z.string().max(200).default('').describe('how to play it, in a sentence'),
  mecha: z
    .array(typeId)
    .min(FORCE_SIZE)
    .max(FORCE_SIZE)
    .describe(
      '8 Light and 8 Mid, in the order of the ready-made layout: A3 A2 F3 G3 F2 G2 F1 G1 L3 M3 L2 M2 L1 M1 R3 R2',
    ),
});

export const forceSchema: z.ZodType<PublishedForce> = force;

/** A published force with other values in some fields. */
export const forceChange = force.partial().extend({ id: z.enum(PUBLISHED_FORCES.map(({ id }) => id)) });

const row = z
  .string()
  .regex(/^[.:~#*]{6}$/, 'A row has 6 squares: . clear, : hindering, ~ water, # blocking, * objective.');

const tile = z.strictObject({
  id: pieceIdSchema('tile'),
  name: pieceNameSchema,
  rows: z
    .array(row)
    .min(TILE_SIZE)
    .max(TILE_SIZE)
    .describe('6 rows of 6 squares: . clear, : hindering, ~ water, # blocking, * objective'),
  kind: z.literal('tile').optional(),
  text: z.string().optional().describe('follows from the rows'),
});

export const tileSchema: z.ZodType<Tile> = tile.transform(printedTile);

/** A published tile with other values in some fields. */
export const tileChange = tile
  .pick({ name: true, rows: true })
  .partial()
  .extend({ id: z.enum(PUBLISHED_TILES.map(({ id }) => id)) });
