import { versionAt } from '@mechatable/lab';
import {
  compareChanges,
  compareGames,
  compareVersions,
  contentDifference,
  figuresOf,
  readSide,
  versionHere,
  type ComparePlan,
  type CompareTerms,
  type ContentDifference,
} from '@mechatable/study';
import { BadInputError, publishedId, type AnyGame } from '@mechatable/kernel';
import type { Io } from '../io.ts';
import type { StudyTeam } from './run-study.ts';
import { studyBots } from './terms.ts';
import { words } from './words.ts';

/** The two sides of a comparison, and the teams that play them. */
export interface Compared extends Differences {
  readonly plan: ComparePlan;
  /** One for each arm of the plan. */
  readonly teams: readonly StudyTeam[];
}

export interface Differences {
  readonly differences: readonly string[];
  /** How the pieces of two games differ; null if both sides are changes of one game. */
  readonly content: ContentDifference | null;
}

/** Changes as they are given, for sides A and B. */
export type Sets = readonly [readonly string[], readonly string[]];

/** Two sets of changes of one game. */
export function comparedSides(game: AnyGame, [a, b]: Sets, terms: CompareTerms): Compared {
  studyBots(game, terms.bots);
  const sides = [readSide(game, '--a', a), readSide(game, '--b', b)] as const;
  const plan = compareChanges(game, sides, [sideName(a), sideName(b)], terms);
  return { plan, teams: teamsOf(plan, () => game), differences: labelsOf(plan), content: null };
}

/** Two games, such as editions. */
export function comparedGames(
  [game, other]: readonly [AnyGame, AnyGame],
  sets: Sets | null,
  terms: CompareTerms,
): Compared {
  if (sets !== null || terms.loadouts !== null) throw new BadInputError(words.compare.oneGame);
  for (const one of [game, other]) studyBots(one, terms.bots);
  const plan = compareGames(game, other, terms);
  const teams = teamsOf(plan, (id) => (id === publishedId(other.id) ? other : game));
  const content = contentDifference(figuresOf(game), figuresOf(other));
  return { plan, teams, differences: labelsOf(plan), content };
}

interface Given {
  readonly game: AnyGame;
  readonly second: AnyGame | null;
  readonly sets: Sets | null;
}

/** A game at two commits. The later one can be the current files. */
export async function comparedCommits(
  io: Io,
  { game, second, sets }: Given,
  { since, until }: { readonly since: string | undefined; readonly until: string | undefined },
  terms: CompareTerms,
): Promise<Compared> {
  if (since === undefined) throw new BadInputError(words.compare.untilNeedsSince);
  if (second !== null || sets !== null) throw new BadInputError(words.compare.sinceOneGame);
  if (game.content.custom !== null) throw new BadInputError(words.compare.sincePublished);
  const bots = studyBots(game, terms.bots);
  const from = await io.clone.checkOut(since);
  const to = until === undefined ? undefined : await io.clone.checkOut(until);
  const a = await versionAt(from, game.id, bots);
  const b =
    to === undefined ? versionHere(game, words.compare.yourFiles) : await versionAt(to, game.id, bots);
  const plan = compareVersions(game, [a, b], terms);
  const teams = teamsOf(plan, () => game).map((team, side) => {
    const checkout = side === 0 ? from : to;
    return checkout === undefined ? team : { ...team, checkout };
  });
  return {
    ...{ plan, teams, content: contentDifference(a.figures, b.figures) },
    differences: await io.clone.commitsBetween(from.hash, to?.hash ?? 'HEAD', game.content.rulebook),
  };
}

function teamsOf({ arms }: ComparePlan, gameOf: (id: string) => AnyGame): readonly StudyTeam[] {
  return arms.map(({ arm, plan }) => ({ game: gameOf(arm.game), arm, plan }));
}

const labelsOf = ({ units }: ComparePlan): readonly string[] => units.map(({ label }) => label);

const sideName = (sets: readonly string[]): string => (sets.length === 0 ? 'published' : sets.join(' '));
