import { losesAtOnce, type Frame } from '@mechatable/host';
import type { Outcome } from '@mechatable/kernel';
import type { ReadonlySignal } from '@preact/signals';
import type { TableGame } from '../../games/shared/drawing.ts';
import type { Choice } from './walk.ts';
import type { Waste } from './waste.ts';

/** Why a choice needs confirmation: it loses the match at once, or it has no effect. */
export type Warned = { readonly choice: Choice } & (
  | { readonly lost: Outcome; readonly wasted?: never }
  | { readonly wasted: string; readonly lost?: never }
);

interface Played {
  readonly table: TableGame;
  readonly frame: ReadonlySignal<Frame | null>;
  readonly waste: Waste;
}

/** The warning about a choice, using only what this seat may know; null for none. */
export function warningOf({ table, frame, waste }: Played, choice: Choice): Warned | null {
  if (frame.value === null || typeof frame.value.viewer !== 'number') return null;
  const { view, viewer, legal } = frame.value;
  const lost = losesAtOnce(table.game, view, viewer, choice.action, legal);
  if (lost !== null) return { choice, lost };
  const wasted = waste.of(choice);
  return wasted === null ? null : { choice, wasted };
}
