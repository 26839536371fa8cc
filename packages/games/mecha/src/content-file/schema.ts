import { pieceIdSchema, pieceNameSchema, type Printed } from '@mechatable/kernel';
import { z } from 'zod';
import { PLAIN } from '../content/spelling.ts';

const id = pieceIdSchema('piece');
const figure = z.int().min(-3).max(9).nullable();
const yes = z.literal(true).exactOptional();
const strength = z.int().min(1).max(4).exactOptional();

const keywords = z.strictObject({
  armour: strength,
  range: strength,
  speed: strength,
  pierce: yes,
  flight: yes,
  reach: yes,
  haste: yes,
});

/** A card in a content file. The text is for people; play follows figures and keywords. */
const figures = {
  id,
  name: pieceNameSchema,
  text: z.string().max(400).default(''),
  cost: figure,
  power: figure,
  durability: figure,
  keywords: keywords.default({}),
};

/** Fields that decide how a card works: the same as published, or as in a Mecha without effects. */
const { text: _text, cost: _cost, power: _power, durability: _durability, keywords: _none, ...rest } = PLAIN;
const PLAIN_MECHA = { kind: 'Mecha', types: ['mecha'], ...rest };
export const FIXED: Readonly<Record<string, unknown>> = PLAIN_MECHA;

const fixed = Object.fromEntries(
  Object.entries(FIXED).map(([field, value]) => [
    field,
    z.unknown().default(value).describe('leave it out: a file can’t change it'),
  ]),
);

export const cardSchema: z.ZodType<Printed> = z.strictObject({ ...figures, ...fixed });

/** A published card with other values in some fields. */
export const cardChange = (ids: readonly string[]): z.ZodType =>
  z
    .strictObject(figures)
    .omit({ name: true })
    .partial()
    .extend({ id: z.enum(ids) });

const deck = z.strictObject({
  id,
  name: pieceNameSchema,
  plan: z.string().max(200).default('').describe('how to play it, in a sentence'),
  cards: z.record(z.string(), z.int().min(1).max(100)).describe('the id of a card → how many copies'),
});

export const deckSchema: z.ZodType<Printed> = deck;

/** A published deck with other values in some fields. */
export const deckChange = (ids: readonly string[]): z.ZodType => deck.partial().extend({ id: z.enum(ids) });
