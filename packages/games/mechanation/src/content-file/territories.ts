import { pieceIdSchema, pieceNameSchema, withCustom, type ContentProblem } from '@mechatable/kernel';
import { z } from 'zod';
import {
  COLORS,
  COPIES,
  NUMBERS,
  PUBLISHED_TERRITORIES,
  type PublishedTerritory,
} from '../content/published-territories.ts';
import { words } from './words.ts';

const territory = z.strictObject({
  id: pieceIdSchema('Territory'),
  name: pieceNameSchema,
  color: z.enum(COLORS).nullable().describe('null for W only'),
  number: z.int().min(1).max(NUMBERS).nullable().describe('null for W only'),
  copies: z.int().min(1).max(6).default(COPIES).describe('how many copies the deck has'),
});

export const territorySchema: z.ZodType<PublishedTerritory> = territory;

/** A published Territory with another name, or more or fewer copies. */
export const territoryChange = territory
  .pick({ name: true, copies: true })
  .partial()
  .extend({ id: z.enum(PUBLISHED_TERRITORIES.map(({ id }) => id)) });

/** More of a line than this, and sets would be there before anyone has a choice. */
const MOST_ALIKE = 1 / 4;

/** Colors and numbers of published Territories are in their ids, and all WILDs are one face: play compares it. */
export function territoryProblems(territories: readonly PublishedTerritory[]): readonly ContentProblem[] {
  const found = territories.flatMap((given, i) => {
    const former = PUBLISHED_TERRITORIES.find(({ id }) => id === given.id);
    return (['color', 'number'] as const).flatMap((field) => {
      const path = ['territories', i, field];
      if (former === undefined) return given[field] === null ? [{ path, sentence: words.oneWild }] : [];
      if (given[field] === former[field]) return [];
      return [{ path, sentence: words.fixedLand(field, given.id, former[field]) }];
    });
  });
  return found.length > 0 ? found : alikeProblems(territories);
}

function alikeProblems(territories: readonly PublishedTerritory[]): readonly ContentProblem[] {
  const box = withCustom(
    PUBLISHED_TERRITORIES,
    territories.map((given) => ({ ...given })),
  );
  const all = box.reduce((sum, { copies }) => sum + copies, 0);
  const lines = new Map<string | number, number>();
  for (const { color, number, copies } of box)
    for (const line of [color, number]) if (line !== null) lines.set(line, (lines.get(line) ?? 0) + copies);
  return [...lines].flatMap(([line, count]) =>
    count <= all * MOST_ALIKE ? [] : [{ path: ['territories'], sentence: words.manyAlike(line, count, all) }],
  );
}
