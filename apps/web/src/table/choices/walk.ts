import type { AnyGame, Names } from '@mechatable/kernel';
import type { GivesUp } from '../../games/shared/drawing.ts';

/** An action as people see it: its label, and the things to click for it in order. */
export interface Choice {
  readonly action: unknown;
  readonly label: string;
  readonly anchors: readonly string[];
  /** A key that takes it when only its last pick is missing. */
  readonly key?: string;
  /** What it gives up; null or undefined for nothing. */
  readonly givesUp?: GivesUp | null;
}

export function choicesOf(
  game: AnyGame,
  view: unknown,
  legal: readonly unknown[],
  givesUp: (action: unknown) => GivesUp | null = () => null,
  names?: Names,
): readonly Choice[] {
  const { words } = game;
  return legal.map((action) => ({
    action,
    label: words.label(view, action, names),
    anchors: words.anchors(view, action),
    givesUp: givesUp(action),
  }));
}

/** The choices that begin with the anchors walked so far. */
export function fitting(choices: readonly Choice[], walked: readonly string[]): readonly Choice[] {
  return choices.filter(({ anchors }) => walked.every((anchor, step) => anchors[step] === anchor));
}

/** Where the walk can go from here. */
export function nextAnchors(choices: readonly Choice[], walked: readonly string[]): ReadonlySet<string> {
  const next = new Set<string>();
  for (const { anchors } of fitting(choices, walked)) {
    const anchor = anchors[walked.length];
    if (anchor !== undefined) next.add(anchor);
  }
  return next;
}

/** Things that can be picked in place of the next anchors, and what they mean. */
export function instead(
  next: ReadonlySet<string>,
  anchorAliases: (anchor: string) => readonly string[],
): ReadonlyMap<string, string> {
  const meant = new Map<string, string>();
  for (const anchor of next) {
    for (const other of anchorAliases(anchor)) if (!next.has(other)) meant.set(other, anchor);
  }
  return meant;
}

/** Whether only its last pick is missing. */
export function isLastStep({ anchors }: Choice, walked: readonly string[]): boolean {
  return anchors.length === walked.length + 1;
}

/** The choice that a key takes now. */
export function withKey(
  choices: readonly Choice[],
  walked: readonly string[],
  key: string,
): Choice | undefined {
  return choices.find((choice) => choice.key === key && isLastStep(choice, walked));
}

/** The result of picking a thing: an action, a step (or a step back), or nothing. */
export type WalkStep =
  | { readonly to: 'act'; readonly choice: Choice }
  | { readonly to: 'walk'; readonly walked: readonly string[] }
  | { readonly to: 'nothing' };

/**
 * Picking the next thing is a step; picking the last thing again steps back; picking something that begins another action
 * switches to that, as people expect when they have selected the wrong piece.
 */
export function pick(choices: readonly Choice[], walked: readonly string[], anchor: string): WalkStep {
  const on = stepTo(choices, [...walked, anchor]);
  if (on !== null) return on;
  if (walked.at(-1) === anchor) return { to: 'walk', walked: walked.slice(0, -1) };
  return (walked.length > 0 ? stepTo(choices, [anchor]) : null) ?? { to: 'nothing' };
}

/** The step that has walked this far; null if no choice begins like that. */
export function stepTo(choices: readonly Choice[], walked: readonly string[]): WalkStep | null {
  const left = fitting(choices, walked);
  const [only] = left;
  if (only === undefined) return null;
  if (left.length === 1 && only.anchors.length === walked.length) return { to: 'act', choice: only };
  return { to: 'walk', walked };
}
