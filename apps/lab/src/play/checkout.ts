import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BadInputError } from '@mechatable/kernel';
import { dealSchema, figuresByName, type DealFacts, type GameVersion } from '@mechatable/study';
import { z } from 'zod';
import { words } from './words.ts';

/** Another commit of this repository, compiled in a folder. */
export interface Checkout {
  readonly folder: string;
  /** A title for people: the short hash and the subject. */
  readonly title: string;
}

type Catalog = Partial<typeof import('@mechatable/catalog')>;
interface Bots {
  readonly findBot?: (id: string) => unknown;
}
type Study = Partial<typeof import('@mechatable/study')>;

const printed = z.array(z.object({ id: z.string(), name: z.string() }));

/** The parts of a game that are read. At another commit, its contract may differ. */
const gameSchema = z.object({
  title: z.string(),
  content: z.object({
    loadouts: z.array(z.object({ id: z.string() })),
    pieces: z.array(z.object({ id: z.string() })),
  }),
});

/** The game at another commit, which must have the bots. */
export async function versionAt(
  { folder, title }: Checkout,
  id: string,
  bots: readonly string[],
): Promise<GameVersion> {
  const { findGame } = (await load(folder, 'packages/catalog')) as Catalog;
  const { findBot } = (await load(folder, 'packages/bots')) as Bots;
  const { changeableIn } = (await load(folder, 'packages/study')) as Study;
  if (findGame === undefined || findBot === undefined || changeableIn === undefined)
    throw new BadInputError(words.incomparable(title));
  return orExplain(title, () => {
    for (const bot of bots) findBot(bot);
    const found = findGame(id);
    const game = parse(title, gameSchema, found);
    // Whole pieces, with all their fields: zod would return only those of the schema.
    const changeable = changeableIn(found);
    parse(title, printed, changeable);
    return {
      name: title,
      title: game.title,
      content: game.content,
      figures: figuresByName(changeable, game.content.pieces),
    };
  });
}

/** Results from the threads of another commit, which may report other facts. */
export function playedAt({ title }: Checkout, played: unknown): DealFacts {
  return parse(title, dealSchema, played);
}

function parse<T>(title: string, schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new BadInputError(words.incomparable(title));
  return result.data;
}

function load(folder: string, workspace: string): Promise<unknown> {
  return import(pathToFileURL(join(folder, workspace, 'dist/index.js')).href);
}

/** Errors of another commit have their own classes, so they can't be recognized here. */
function orExplain<T>(title: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error) || error instanceof BadInputError) throw error;
    throw new BadInputError(words.problem(title, error.message));
  }
}
