import type { Lights } from '@mechatable/board';
import type { Frame } from '@mechatable/host';
import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { reportBug } from '../../browser/bug.ts';
import { isOffBoard } from './buttons.ts';
import type { MovePreview } from './move-preview.ts';
import { fitting, nextAnchors, pick, stepTo, type Choice } from './walk.ts';

/** The part of the match that dragging needs. */
interface Match {
  readonly choices: ReadonlySignal<readonly Choice[]>;
  readonly walked: Signal<readonly string[]>;
  readonly anchorAliases: ReadonlySignal<ReadonlyMap<string, string>>;
  readonly lights: ReadonlySignal<Lights>;
  readonly foresight: MovePreview;
  readonly frame: ReadonlySignal<Frame | null>;
  /** The actions of others since the person's last move, without passes. */
  readonly history: { readonly since: ReadonlySignal<readonly unknown[]> };
  /** Where the thing that a choice names can be dropped to take it. */
  dropsOn(choice: Choice): readonly string[];
  pickAnchor(anchor: string): void;
  act(choice: Choice): Promise<void>;
}

/** A choice that is taken by a drop. The drop also answers the question after it, if that is about a place. */
export interface Play {
  /** The dragged thing. */
  readonly anchor: string;
  readonly choice: Choice;
  /** The pick that the next question starts with when it asks for the place; null if it won't ask. */
  readonly first: readonly string[] | null;
  /** Where it can go. If it goes nowhere in particular: empty, and it can be dropped on any part of the field. */
  readonly places: ReadonlySet<string>;
}

/** A drop whose choice was taken: the picks that answer the question for the place when it is asked. */
interface Dropped {
  readonly picks: readonly string[];
  /** The number of moves before the choice. */
  readonly seq: number;
}

/** A thing that the person drags across the table. Dropping it picks like clicks do. */
export class DragModel {
  /** The choice that a drop would make at once; null while the drag only picks. */
  readonly play = signal<Play | null>(null);
  readonly #match: Match;
  /** The picks before the drag; null while nothing is dragged. */
  #before: readonly string[] | null = null;
  #dropped: Dropped | null = null;

  constructor(match: Match) {
    this.#match = match;
  }

  /** Picks a thing up; false if it goes nowhere. */
  grab(anchor: string): boolean {
    const { choices, walked, anchorAliases, lights } = this.#match;
    const meant = anchorAliases.value.get(anchor) ?? anchor;
    const isInHand = lights.value.chosen.includes(anchor);
    const step = isInHand ? stepTo(choices.value, walked.value) : pick(choices.value, walked.value, meant);
    if (step === null || step.to === 'nothing') return false;
    const goesOn = step.to === 'walk' && hasPlaces(choices.value, step.walked);
    const play = goesOn ? null : this.#playOf(anchor, step.to === 'act' ? [meant] : step.walked);
    if (!goesOn && play === null) return false;
    this.#dropped = null;
    this.#before = isInHand ? walked.value.slice(0, -1) : walked.value;
    if (step.to === 'walk') walked.value = step.walked;
    this.play.value = play;
    this.#match.foresight.pointedAt.value = play?.choice ?? null;
    return true;
  }

  /** Drops it on a thing. Where it can't go, it is put back. */
  drop(anchor: string | null): void {
    const [before, play] = [this.#before, this.play.value];
    const isTaken = anchor !== null && (isAnywhere(play, anchor) || this.#match.lights.value.lit.has(anchor));
    this.forget();
    if (before === null) return;
    if (anchor === null || !isTaken) this.#match.walked.value = before;
    else if (play === null) this.#match.pickAnchor(anchor);
    else void this.#take(play, anchor).catch(reportBug);
  }

  /** The match has changed: what is being dragged no longer means anything. */
  forget(): void {
    this.#before = null;
    this.play.value = null;
    this.#match.foresight.pointedAt.value = null;
  }

  /**
   * Everything that has happened has been shown: answers the question for the place if it is asked now. Others may be
   * asked first; if they do more than pass, the person may want another place.
   */
  settle(): void {
    const { frame, choices, history } = this.#match;
    const [now, dropped] = [frame.value, this.#dropped];
    if (dropped === null || now === null || now.seq === dropped.seq) return;
    const isOff = now.seq < dropped.seq || now.outcome !== null || history.since.value.length > 0;
    if (!isOff && choices.value.length === 0) return; // the move is still on its way, or others are asked
    this.#dropped = null;
    for (const next of isOff ? [] : dropped.picks) {
      if (!this.#match.lights.value.lit.has(next)) return;
      this.#match.pickAnchor(next);
    }
  }

  /** Takes the choice. If it is refused or needs confirmation, nothing happens. */
  async #take({ choice, first, places }: Play, anchor: string): Promise<void> {
    const seq = this.#match.frame.value?.seq ?? 0;
    this.#dropped = places.size === 0 || first === null ? null : { picks: [...first, anchor], seq };
    await this.#match.act(choice);
    this.settle();
  }

  /** The choice that dropping the picked things makes at once, if only one is left. */
  #playOf(anchor: string, walked: readonly string[]): Play | null {
    const [choice, another] = fitting(this.#match.choices.value, walked);
    if (choice === undefined || another !== undefined) return null;
    const own = this.#match.dropsOn(choice);
    if (own.length > 0) return { anchor, choice, first: null, places: new Set(own) };
    const after = this.#match.foresight.after(choice);
    const first = fitting(after, [anchor]).length > 0 ? [anchor] : [];
    if (first.length === 0 && !isFromHand(anchor)) return null;
    // A question that could end the turn is no longer about this play.
    const isOver = after.some(({ givesUp }) => givesUp === 'turn');
    const places = isOver ? [] : [...nextAnchors(after, first)].filter(isPlace);
    return { anchor, choice, first, places: new Set(places) };
  }
}

/** Whether something on the board can be picked next. */
function hasPlaces(choices: readonly Choice[], walked: readonly string[]): boolean {
  return [...nextAnchors(choices, walked)].some(isPlace);
}

function isPlace(anchor: string): boolean {
  return !isOffBoard(anchor) && !isFromHand(anchor);
}

/** Cards in hand have these anchors in every game that plays cards from it. */
function isFromHand(anchor: string): boolean {
  return anchor.startsWith('hand:');
}

/** Whether a play that goes nowhere in particular can be dropped here. */
function isAnywhere(play: Play | null, anchor: string): boolean {
  return play?.places.size === 0 && !isFromHand(anchor);
}
