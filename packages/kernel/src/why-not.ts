import type { AnyGame } from './game.ts';
import type { Reason } from './game-words.ts';
import type { Names } from './names.ts';
import { rngFrom } from './random.ts';
import type { Seat } from './rules.ts';
import type { Illegal } from './verdict.ts';
import { words } from './words.ts';

/** An action that is illegal now, and why. */
export interface Refused extends Reason {
  readonly action: unknown;
  readonly label: string;
  /** The ids of the things a person would click for it, in order. */
  readonly anchors: readonly string[];
}

/** The gap of a refusal that no game has measured. */
const UNMEASURED = 10;
/** From this gap on, the clicked thing belongs to another player. */
export const FOREIGN = 50;
/** An action of a kind that the open question does not ask for is the furthest from legal. */
const OTHER_KIND = 1000;

/** Judges attempts on a state imagined from the view, never on the real one, so no answer reveals anything hidden. */
class Judgment {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
  readonly names: Names | undefined;
  readonly state: unknown;
  /** The refusal of everything that does not answer the open question. */
  readonly otherwise: Illegal | null;

  constructor(game: AnyGame, view: unknown, seat: Seat, names: Names | undefined) {
    this.game = game;
    this.view = view;
    this.seat = seat;
    this.names = names;
    this.state = game.rules.imagine(view, rngFrom('why not'));
    this.otherwise = game.rules.otherwise(this.state, seat);
  }

  get isAsked(): boolean {
    return this.game.rules.toAct(this.state).includes(this.seat);
  }

  /** Null if the action is legal. */
  refusal(action: unknown): Illegal | null {
    const verdict = this.game.rules.judge(this.state, this.seat, action);
    return verdict.ok ? null : verdict;
  }

  label(action: unknown): string {
    return this.game.words.label(this.view, action, this.names);
  }

  /** A legal action comes up here only if its clicks were made in another order. */
  reason(action: unknown, refusal: Illegal | null): Reason {
    if (refusal === null) {
      const sentence = words.whyNot.pickFirst(this.label(action));
      return { clause: this.otherwise?.clause ?? '', sentence, gap: 0 };
    }
    const { clause, sentence } = refusal;
    const gap = refusal === this.otherwise ? OTHER_KIND : UNMEASURED;
    const { refusals } = this.game.words;
    return refusals.explain(this.state, this.seat, action, refusal) ?? { clause, sentence, gap };
  }

  refused(action: unknown, refusal: Illegal | null): Refused {
    return {
      action,
      label: this.label(action),
      anchors: this.game.words.anchors(this.view, action),
      ...this.reason(action, refusal),
    };
  }
}

/** Everything a person might try now that is illegal, each label once, in the order of the attempts. */
export function whyNot(game: AnyGame, view: unknown, seat: Seat, names?: Names): readonly Refused[] {
  const judgment = new Judgment(game, view, seat, names);
  const found = new Map<string, Refused>();
  for (const action of game.rules.attempts(judgment.state, seat)) {
    const refusal = judgment.refusal(action);
    if (refusal === null || found.has(judgment.label(action))) continue;
    const refused = judgment.refused(action, refusal);
    found.set(refused.label, refused);
  }
  return [...found.values()];
}

/** The things that people click when they mean an anchor. */
export type AnchorAliases = (anchor: string) => readonly string[];

/**
 * Why the last of these clicks is refused. Of all actions that match most of the clicks, it explains the one nearest to
 * legal: without its rule, the move would be allowed. A legal action that begins with another click is nearest of all.
 * If no action matches, the refusal of everything that doesn't answer the open question; null if the game has none.
 */
export function reasonFor(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  clicked: readonly string[],
  anchorAliases: AnchorAliases = () => [],
  names?: Names,
): Refused | Illegal | null {
  const judgment = new Judgment(game, view, seat, names);
  if (!judgment.isAsked) return judgment.otherwise;
  const tries = matching(judgment, clicked, anchorAliases);
  const refused = tries.map(({ action, refusal }) => judgment.refused(action, refusal));
  return nearest(refused, clicked, anchorAliases) ?? judgment.otherwise;
}

interface Try {
  readonly action: unknown;
  /** Null for a legal action that begins with another click. */
  readonly refusal: Illegal | null;
}

/** The actions that match the most clicks; only those that answer the open question, if there are any. */
function matching(
  judgment: Judgment,
  clicked: readonly string[],
  anchorAliases: AnchorAliases,
): readonly Try[] {
  const { game, view, state, seat } = judgment;
  let most = 0;
  let best: Try[] = [];
  const add = (action: unknown, matched: number): void => {
    if (matched === 0 || matched < most) return;
    const refusal = judgment.refusal(action);
    if (
      refusal === null &&
      (judgment.otherwise === null || begins(game.words.anchors(view, action), clicked, anchorAliases))
    )
      return;
    if (matched > most) best = [];
    most = matched;
    best.push({ action, refusal });
  };
  for (const action of game.rules.attempts(state, seat))
    add(action, countMatched(game.words.anchors(view, action), clicked, anchorAliases));
  for (const action of game.words.refusals.meant(state, seat, clicked)) add(action, clicked.length);
  const answers = best.filter(({ refusal }) => refusal !== judgment.otherwise);
  return answers.length > 0 ? answers : best;
}

function isMeantBy(anchor: string, click: string, anchorAliases: AnchorAliases): boolean {
  return anchor === click || anchorAliases(anchor).includes(click);
}

/** How many clicks an action's anchors contain in order, the last click included; 0 without the last click. */
function countMatched(
  anchors: readonly string[],
  clicked: readonly string[],
  anchorAliases: AnchorAliases,
): number {
  let matched = 0;
  let from = anchors.length - 1;
  for (let click = clicked.length - 1; click >= 0; click--) {
    const wanted = clicked[click];
    const at = anchors.findLastIndex((anchor, i) => i <= from && isMeantBy(anchor, wanted, anchorAliases));
    if (at < 0) {
      if (matched === 0) return 0;
      continue;
    }
    matched++;
    from = at - 1;
  }
  return matched;
}

/** Whether an action's clicks begin with these. */
function begins(
  anchors: readonly string[],
  clicked: readonly string[],
  anchorAliases: AnchorAliases,
): boolean {
  return clicked.every((click, i) => i < anchors.length && isMeantBy(anchors[i], click, anchorAliases));
}

/**
 * Actions by the clicked thing come before actions on it; then the smallest gap decides; among equals the one
 * that needs the fewest further clicks, then the first.
 */
function nearest(
  refused: readonly Refused[],
  clicked: readonly string[],
  anchorAliases: AnchorAliases,
): Refused | null {
  const rank = (one: Refused): readonly number[] => [
    one.gap < FOREIGN && begins(one.anchors, clicked, anchorAliases) ? 0 : 1,
    one.gap,
    Math.max(0, one.anchors.length - clicked.length),
  ];
  let best: { readonly one: Refused; readonly rank: readonly number[] } | null = null;
  for (const one of refused) {
    const mine = rank(one);
    if (best === null || isLower(mine, best.rank)) best = { one, rank: mine };
  }
  return best?.one ?? null;
}

function isLower(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && a[at] < b[at];
}
