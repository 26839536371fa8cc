import { pieceIdSchema, pieceNameSchema } from '@mechatable/kernel';
import { z } from 'zod';
import type { Card } from '../content/language.ts';
import { PUBLISHED_CARDS } from '../content/published-cards.ts';
import { PUBLISHED_DECKS, type ReadyDeck } from '../content/published-decks.ts';
import { cost, effects, LAND_TRIBES, techEffect, UNIT_TRIBES } from './language-schema.ts';

const id = pieceIdSchema('piece');
const printed = {
  id,
  name: pieceNameSchema,
  text: z.string().max(300).default('').describe('what the card says; the game follows its effects'),
  cost: z.array(cost).max(2).default([]),
};
const nothing = z.literal(0).default(0);
const noAttach = z.null().default(null);
const strength = z.int().min(0).max(99);
const bonus = z.int().min(-99).max(99);

const unit = z.strictObject({
  ...printed,
  kind: z.literal('unit'),
  tribe: z.enum(UNIT_TRIBES).nullable().default(null),
  front: strength,
  back: strength,
  attach: noAttach,
  effects: effects.default([]),
});

const land = z.strictObject({
  ...printed,
  kind: z.literal('land'),
  tribe: z.enum(LAND_TRIBES),
  front: nothing,
  back: nothing,
  attach: noAttach,
  effects: effects.default([]),
});

const tech = z.strictObject({
  ...printed,
  kind: z.literal('tech'),
  tribe: z.null().default(null),
  front: nothing,
  back: nothing,
  attach: noAttach,
  effects: z.tuple([techEffect]),
});

const equip = z.strictObject({
  ...printed,
  kind: z.literal('equip'),
  tribe: z.null().default(null),
  front: bonus,
  back: bonus,
  attach: z.enum(['own', 'enemy']).default('own'),
  effects: effects.default([]),
});

export const cardSchema: z.ZodType<Card> = z.discriminatedUnion('kind', [unit, land, tech, equip]);

/** A published card with other values in some fields. */
export const cardChange = z.strictObject({
  id: z.enum(PUBLISHED_CARDS.map((card) => card.id)),
  name: pieceNameSchema.optional(),
  text: z.string().max(300).optional(),
  cost: z.array(cost).max(2).optional(),
  tribe: z.enum(UNIT_TRIBES).nullable().optional(),
  front: bonus.optional(),
  back: bonus.optional(),
  effects: z.union([effects, z.tuple([techEffect])]).optional(),
});

const counts = z.record(z.string(), z.int().min(1).max(4)).describe('the id of a card → how many copies');

const deck = z.strictObject({
  id,
  name: pieceNameSchema,
  plan: z.string().max(200).default('').describe('how to play it, in a sentence'),
  deck: counts.describe('40 cards: the id of a card → how many copies'),
  pool: counts.describe('10 cards'),
});

export const deckSchema: z.ZodType<ReadyDeck> = deck;

/** A published deck with other values in some fields. */
export const deckChange = deck.partial().extend({ id: z.enum(PUBLISHED_DECKS.map((one) => one.id)) });
