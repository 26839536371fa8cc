import { BadInputError, CONTENT_FORMAT, type ContentRules } from '@mechatable/kernel';
import { nearestFirst } from '@mechatable/spelling';
import { z } from 'zod';
import { PACKAGES } from '../packages.ts';

/** The display name of a file. */
const MAX_NAME = 60;
const MAX_PIECES = 500;

/** The content that files can add, for every game that accepts them. */
export async function allContentRules(): Promise<readonly ContentRules[]> {
  const found = await Promise.all(
    PACKAGES.flatMap(({ content }) => (content === undefined ? [] : [content()])),
  );
  return found.flat();
}

/** The content that files can add to a game; the error lists the games that accept files. */
export async function contentRulesOf(game: string): Promise<ContentRules> {
  const all = await allContentRules();
  const found = all.find((rules) => rules.game === game);
  if (found !== undefined) return found;
  const games = nearestFirst(
    game,
    all.map((rules) => rules.game),
  );
  throw new BadInputError(`Content files can’t extend "${game}". They can extend ${games.join(', ')}.`);
}

/** A file without its pieces: what all games have in common. */
export const headSchema = z.object({
  $schema: z.string().optional(),
  format: z.literal(CONTENT_FORMAT),
  name: z.string().trim().min(1).max(MAX_NAME),
  about: z.string().max(2000).optional(),
});

/** The whole file, except for the schema of its pieces. */
export function fileSchema({ game, lists }: ContentRules): z.ZodType {
  return z.strictObject({
    ...headSchema.shape,
    game: z.literal(game),
    ...Object.fromEntries(
      lists.map(({ key }) => [key, z.array(z.looseObject({})).max(MAX_PIECES).optional()]),
    ),
  });
}

/** The published schema of a game's content files, for editors and other programs. */
export async function contentJsonSchema(game: string): Promise<object> {
  const rules = await contentRulesOf(game);
  const pieces = rules.lists.map(({ key, piece, schema, change }) => [
    key,
    z
      .array(z.union([schema, change]))
      .max(MAX_PIECES)
      .optional()
      .describe(`each item: a complete ${piece}, or the id of a published one and the fields that differ`),
  ]);
  const schema = z.strictObject({
    ...headSchema.shape,
    game: z.literal(game),
    ...(Object.fromEntries(pieces) as Record<string, z.ZodType>),
  });
  return {
    title: `Content file for ${game}`,
    ...z.toJSONSchema(schema, { io: 'input', reused: 'inline', unrepresentable: 'any' }),
  };
}
