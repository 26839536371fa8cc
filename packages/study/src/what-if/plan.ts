import type { AnyGame } from '@mechatable/kernel';
import type { Changes } from '../content/changes.ts';
import { armOf, type Arm } from '../play/arm.ts';
import type { DealPlan } from '../play/deals.ts';
import type { StudyPlan } from './study.ts';

/** A what-if study, as plain data: everything that its result depends on. */
export interface WhatIfPlan {
  readonly game: string;
  readonly rulesVersion: number;
  readonly changes: Changes;
  readonly deals: DealPlan;
  /** Before and after the change. */
  readonly arms: readonly [Arm, Arm];
  readonly study: StudyPlan;
}

export interface WhatIfTerms {
  readonly seed: string;
  readonly bots: readonly string[];
  readonly loadouts: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly margin: number;
}

export function whatIfPlan(game: AnyGame, changes: Changes, terms: WhatIfTerms): WhatIfPlan {
  const { seed, bots, loadouts, options, margin } = terms;
  // With loadouts, the lines of the loadouts already show what a card does for its owners.
  const pieces = loadouts.length > 0 || game.lab.holds === undefined ? [] : Object.keys(changes.content);
  const focus = focusOf(game, loadouts, changes);
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    changes,
    deals: { seed, bots, loadouts, focus, detailed: pieces.length > 0 },
    arms: [armOf(game, {}, options), armOf(game, changes.content, { ...options, ...changes.options })],
    study: { loadouts, watched: focus, pieces, margin },
  };
}

/** The indices of the loadouts with a changed piece; all loadouts if there are none. */
function focusOf({ content }: AnyGame, loadouts: readonly string[], { content: changed }: Changes): number[] {
  const lists = new Map(content.deckRules?.ready.map(({ id, list }) => [id, list]));
  const isChanged = (id: string): boolean => {
    const cards = Object.values(lists.get(id) ?? {}).flatMap((section) => Object.keys(section));
    return [id, ...cards].some((piece) => Object.hasOwn(changed, piece));
  };
  const all = loadouts.map((_, place) => place);
  const found = all.filter((place) => isChanged(loadouts[place] ?? ''));
  return found.length === 0 ? all : found;
}
