import { PACKAGES } from '@mechatable/catalog/packages';
import {
  changeContent,
  contentInUse,
  idWithContent,
  invariant,
  publishedId,
  useContent,
  type AnyGame,
  type ContentChanges,
  type CustomContent,
} from '@mechatable/kernel';
import type { DealPlan, MatchFacts } from './deals.ts';
import { playDeal } from './play-deal.ts';

/** One variant of a game in a study, as plain data. */
export interface Arm {
  /** The id of the published game. */
  readonly game: string;
  readonly rulebook: string;
  /** The content file that both variants are played with; left out for the published content. */
  readonly content?: CustomContent;
  readonly changes: ContentChanges;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A variant of a game with the content that it is played with here. */
export function armOf(game: AnyGame, changes: ContentChanges, options: Arm['options']): Arm {
  const { rulebook, custom } = game.content;
  const content = custom === null ? null : contentInUse(rulebook);
  return {
    game: publishedId(game.id),
    rulebook,
    ...(content === null ? {} : { content }),
    changes,
    options,
  };
}

/** Plays deals `from` to `to` - 1 of one arm; each deal is a list of matches. */
export type DealPlayer = (from: number, to: number) => Promise<readonly (readonly MatchFacts[])[]>;

/** Plays in this thread. */
export function playerOf(game: AnyGame, plan: DealPlan, options: Arm['options']): DealPlayer {
  return (from, to) =>
    Promise.resolve(Array.from({ length: to - from }, (_, i) => playDeal(game, plan, options, from + i)));
}

/** Loads the game of an arm. A thread can play only one version of its content: see `changeContent`. */
export async function loadArm({ game: id, rulebook, content, changes }: Arm): Promise<AnyGame> {
  if (content !== undefined) useContent(content);
  if (Object.keys(changes).length > 0) changeContent(rulebook, changes);
  const releases = await PACKAGES.find(({ name }) => name === rulebook)?.load();
  const game = releases?.findLast((release) => release.id === idWithContent(id, changes, content));
  invariant(game !== undefined, `no game ${id} in the rule book ${rulebook}`);
  return game;
}
