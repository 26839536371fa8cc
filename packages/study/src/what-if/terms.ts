import { findBot } from '@mechatable/bots';
import { BadInputError, type AnyGame } from '@mechatable/kernel';
import { nearestFirst } from '@mechatable/spelling';
import { checkChanges, readSets, type Changes } from '../content/changes.ts';
import { words } from '../words.ts';
import { whatIfPlan, type WhatIfPlan } from './plan.ts';

const say = words.terms;

/** The settings of a what-if study. Links and commands contain the same ones. */
export interface WhatIfSettings {
  readonly game: string;
  /** `LB-05.front=2` */
  readonly sets: readonly string[];
  /** One for all seats, or one per seat. */
  readonly bots: readonly string[];
  /** Only these loadouts; null for all of the game. */
  readonly loadouts: readonly string[] | null;
  /** Options of both variants. */
  readonly options: Readonly<Record<string, unknown>>;
  /** In percentage points. */
  readonly margin: number;
  /** The maximum number of matches per variant. */
  readonly matches: number;
  readonly seed: string;
}

export const WHAT_IF_DEFAULTS = {
  bots: ['greedy'],
  loadouts: null,
  options: {},
  margin: 5,
  matches: 20_000,
  seed: 'lab',
} satisfies Omit<WhatIfSettings, 'game' | 'sets'>;

/** The limits of the margin, in percentage points. */
export const MARGINS = { min: 1, max: 50 };

/** The plan of a study by its settings; an error says what would be right. */
export function planFrom(game: AnyGame, settings: WhatIfSettings): WhatIfPlan {
  return planOf(game, checkChanges(game, readSets(settings.sets)), settings);
}

/** The same, with changes that are checked already. */
export function planOf(
  game: AnyGame,
  changes: Changes,
  { bots, loadouts, options, margin, seed }: Omit<WhatIfSettings, 'game' | 'sets' | 'matches'>,
): WhatIfPlan {
  return whatIfPlan(game, changes, {
    seed,
    bots: studyBots(game, bots),
    loadouts: studyLoadouts(game, loadouts),
    options,
    margin: margin / 100,
  });
}

/** A bot for each seat. A single id takes all seats. */
export function studyBots(
  { title, seats: { min, max } }: AnyGame,
  ids: readonly string[],
): readonly string[] {
  for (const id of ids) findBot(id);
  const [only] = ids;
  if (ids.length === 1 && only !== undefined) return new Array<string>(max).fill(only);
  if (ids.length >= min && ids.length <= max) return ids;
  throw new BadInputError(say.botCount(title, min, max, ids.length));
}

interface WithLoadouts {
  readonly title: string;
  readonly content: { readonly loadouts: readonly { readonly id: string }[] };
}

/** The loadouts to compare: all of the game, or those named, at least two. */
export function studyLoadouts(game: WithLoadouts, ids: readonly string[] | null): readonly string[] {
  const known = game.content.loadouts.map(({ id }) => id);
  if (ids === null) return known;
  if (known.length === 0) throw new BadInputError(say.noLoadouts(game.title));
  for (const id of ids) {
    if (known.includes(id)) continue;
    throw new BadInputError(say.unknownLoadout(game.title, id, nearestFirst(id, known).join(', ')));
  }
  if (new Set(ids).size < 2) throw new BadInputError(say.fewLoadouts);
  return [...new Set(ids)];
}
