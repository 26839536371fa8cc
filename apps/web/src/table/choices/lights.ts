import { NO_LIGHTS, type Hint, type Lights } from '@mechatable/board';
import type { Frame } from '@mechatable/host';
import type { ReadonlySignal } from '@preact/signals';
import type { TableGame } from '../../games/shared/drawing.ts';
import type { DraftModel } from './draft-model.ts';
import type { MovePreview } from './move-preview.ts';
import type { Play } from './drag-model.ts';
import type { Waste } from './waste.ts';
import { words } from '../words/index.ts';
import { instead, nextAnchors, type Choice } from './walk.ts';

/** The part of the table that lighting needs. */
interface Shown {
  readonly table: TableGame;
  readonly frame: ReadonlySignal<Frame | null>;
  readonly choices: ReadonlySignal<readonly Choice[]>;
  readonly walked: ReadonlySignal<readonly string[]>;
  readonly anchorAliases: ReadonlySignal<ReadonlyMap<string, string>>;
  readonly foresight: MovePreview;
  readonly drafts: DraftModel;
  readonly waste: Waste;
  readonly carry: { readonly play: ReadonlySignal<Play | null> };
}

/** The lights of the board: the next picks, reach, and the marks of a draft. */
export function lightsOf(model: Shown): Lights {
  const play = model.carry.play.value;
  if (play !== null) return placesOf(model, play);
  const walked = model.walked.value;
  const next = nextAnchors(model.choices.value, walked);
  const drafted = model.drafts.marks(walked);
  const hints = new Map([...hintsAhead(model, next), ...drafted.hints]);
  if (next.size === 0) return hints.size === 0 ? NO_LIGHTS : { ...NO_LIGHTS, hints };
  return {
    lit: new Set([...next, ...model.anchorAliases.value.keys()]),
    targets: [...next],
    chosen: walked.flatMap((anchor) => [anchor, ...membersOf(model, anchor)]),
    hints,
    notes: walked.length > 0 ? drafted.notes : new Map([...wastedNotes(model), ...drafted.notes]),
  };
}

/** Marks each card that would have no effect. */
function wastedNotes({ waste }: Shown): readonly (readonly [string, string])[] {
  return [...waste.marks.value.keys()].map((anchor) => [anchor, words.warning.wastes]);
}

/** Where a card that is being dragged can be dropped. */
function placesOf(model: Shown, { anchor, places }: Play): Lights {
  const anchorAliases = instead(places, (place) => membersOf(model, place));
  return { lit: new Set([...places, ...anchorAliases.keys()]), chosen: [anchor] };
}

/** The stand-ins of a thing that the board doesn't draw, such as the mecha of a picked unit. */
function membersOf({ table, frame }: Shown, anchor: string): readonly string[] {
  return frame.value === null ? [] : table.drawing.anchorAliases(frame.value.view, anchor);
}

/** Without the reach of a thing that is being drafted: the draft itself marks where it can go. */
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
