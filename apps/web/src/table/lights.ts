import { NO_LIGHTS, type Hint, type Lights } from '@mechatable/board';
import type { Frame } from '@mechatable/host';
import type { ReadonlySignal } from '@preact/signals';
import type { TableGame } from '../games/shared/drawing.ts';
import type { DraftModel } from './draft-model.ts';
import type { Foresight } from './foresight.ts';
import { nextAnchors, type Choice } from './walk.ts';

/** What is at the table, as far as lighting it needs it. */
interface Shown {
  readonly table: TableGame;
  readonly frame: ReadonlySignal<Frame | null>;
  readonly choices: ReadonlySignal<readonly Choice[]>;
  readonly walked: ReadonlySignal<readonly string[]>;
  readonly standIns: ReadonlySignal<ReadonlyMap<string, string>>;
  readonly foresight: Foresight;
  readonly drafts: DraftModel;
}

/** What the board lights up: where the walk can go, what could come of it, what a draft says of things. */
export function lightsOf(model: Shown): Lights {
  const walked = model.walked.value;
  const next = nextAnchors(model.choices.value, walked);
  const drafted = model.drafts.marks(walked);
  const hints = new Map([...hintsAhead(model, next), ...drafted.hints]);
  if (next.size === 0) return hints.size === 0 ? NO_LIGHTS : { ...NO_LIGHTS, hints };
  return {
    lit: new Set([...next, ...model.standIns.value.keys()]),
    chosen: walked.flatMap((anchor) => [anchor, ...membersOf(model, anchor)]),
    hints,
    notes: drafted.notes,
  };
}

/** What is shown of a thing that the board does not draw itself: the mecha of a unit that was picked. */
function membersOf({ table, frame }: Shown, anchor: string): readonly string[] {
  return frame.value === null ? [] : table.drawing.standIns(frame.value.view, anchor);
}

/** Where a thing could go that is being drafted, the draft itself says. */
function hintsAhead(
  { walked, foresight, drafts }: Shown,
  next: ReadonlySet<string>,
): readonly (readonly [string, Hint])[] {
  const hints = [...foresight.hints.value];
  const [inHand = null] = walked.value;
  const isDrafted =
    drafts.present.value !== null && (inHand !== null || next.has(foresight.gaze.value ?? ''));
  return isDrafted ? hints.filter(([, hint]) => hint === 'target' || hint === 'threat') : hints;
}
