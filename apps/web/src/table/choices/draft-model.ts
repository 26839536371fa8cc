import type { Hint } from '@mechatable/board';
import type { Frame } from '@mechatable/host';
import { same } from '@mechatable/kernel';
import { computed, signal } from '@preact/signals';
import type { AnyDrawing, Draft, DraftStep } from '../../games/shared/drawing.ts';
import type { WhyNot } from './why-not.ts';
import { fitting, isLastStep, type Choice } from './walk.ts';
import { words } from '../words/index.ts';

/** A draft, and the step that led to it; null for the first. */
interface Drafted {
  readonly draft: Draft<unknown>;
  readonly by: DraftStep<unknown> | null;
}

/** A step as a choice. Its hint is left out: it may cost something to find out. */
export function choiceOf(step: DraftStep<unknown>): Choice {
  const { label, anchors, key } = step;
  return { action: step, label, anchors, ...(key === undefined ? {} : { key }) };
}

const CONFIRM = Symbol('confirm');
const START_OVER = Symbol('start over');

const CONFIRM_CHOICE = {
  action: CONFIRM,
  anchors: ['choice:confirm'],
  key: 'Enter',
  givesUp: 'turn',
} satisfies Omit<Choice, 'label'>;

const START_OVER_CHOICE: Choice = {
  action: START_OVER,
  label: words.draft.startOver,
  anchors: ['choice:start-over'],
  givesUp: 'chance',
};

/** The draft of the person at the screen, built step by step. Nothing is sent, and nobody else sees it. */
export class DraftModel {
  /** Null if the current question is not drafted. */
  readonly present = computed<Draft<unknown> | null>(() => this.#trail.value.at(-1)?.draft ?? null);
  /** Whether there is a step to undo. */
  readonly hasSteps = computed(() => this.#trail.value.length > 1);
  /** The next steps and the confirmation, as choices. */
  readonly choices = computed<readonly Choice[]>(() => {
    const draft = this.present.value;
    if (draft === null) return [];
    const choices: Choice[] = draft.steps.map(choiceOf);
    if (this.hasSteps.value) choices.push(START_OVER_CHOICE);
    if (draft.actions !== null) choices.push({ ...CONFIRM_CHOICE, label: draft.confirm });
    return choices;
  });

  readonly #drawing: AnyDrawing;
  readonly #trail = signal<readonly Drafted[]>([]);
  /** How many of the sent moves have not arrived yet. Moves of others in between don't count. */
  readonly #left = signal(0);
  #legal: readonly unknown[] = [];

  constructor(drawing: AnyDrawing) {
    this.#drawing = drawing;
  }

  /**
   * Called when the match changes; null if nobody has the screen. A draft ends when its question does. If the question is
   * still the same (only the opponent has answered theirs), its steps are repeated on the new view.
   */
  follow(frame: Frame | null): void {
    if (frame !== null && this.isUnderWay) return;
    const legal = frame?.legal ?? [];
    const first = frame === null ? null : this.#begun(frame);
    this.#left.value = 0;
    const steps = same(legal, this.#legal) ? this.#trail.value.flatMap(({ by }) => by ?? []) : [];
    this.#legal = legal;
    this.#trail.value = first === null ? [] : redone(first, steps);
  }

  /** Whether sent moves have not all arrived yet. */
  get isUnderWay(): boolean {
    return this.#left.value > 0;
  }

  /** Takes a step of the draft, or starts over. On confirmation, returns the actions to send. */
  take({ action }: Choice): readonly unknown[] | null {
    const draft = this.present.value;
    if (action === CONFIRM) return draft?.actions ?? null;
    const step = draft?.steps.find((one) => one === action);
    if (action === START_OVER) this.#trail.value = this.#trail.value.slice(0, 1);
    else if (step !== undefined) this.#trail.value = [...this.#trail.value, { draft: step.next(), by: step }];
    return null;
  }

  /** Freezes the draft. It stays on screen until this many moves of the person have arrived. */
  send(moves: number): void {
    const draft = this.present.value;
    if (draft !== null) this.#trail.value = [{ draft: { ...draft, steps: [], actions: null }, by: null }];
    this.#left.value = moves;
  }

  /** A move of this person has been made. */
  arrive(): void {
    if (this.isUnderWay) this.#left.value--;
  }

  /** Undoes the last step; false if there is none. */
  back(): boolean {
    if (!this.hasSteps.value) return false;
    this.#trail.value = this.#trail.value.slice(0, -1);
    return true;
  }

  /** The marks of the draft on the board while these things are picked. */
  marks(walked: readonly string[]): { hints: ReadonlyMap<string, Hint>; notes: ReadonlyMap<string, string> } {
    const hints = new Map(this.present.value?.hints);
    const notes = new Map<string, string>();
    if (walked.length === 0) return { hints, notes };
    const steps = this.choices.value.filter((choice) => isLastStep(choice, walked));
    for (const { action, anchors } of fitting(steps, walked)) {
      const [anchor, step] = [anchors.at(-1), action as DraftStep<unknown>];
      if (anchor === undefined) continue;
      if (step.hint !== undefined) hints.set(anchor, step.hint);
      if (step.note !== undefined) notes.set(anchor, step.note);
    }
    for (const anchor of walked) hints.delete(anchor); // so that it shows as chosen
    return { hints, notes };
  }

  /** Why something cannot be picked because of what is drafted so far; null if that is not the reason. */
  whyNot(anchor: string): WhyNot | null {
    const line = this.present.value?.refusals.get(anchor);
    if (line === undefined) return null;
    return { anchor, reasons: [{ sentence: line.words, clause: line.clause, labels: [] }] };
  }

  #begun({ viewer, view, asked, legal, passing, outcome }: Frame): Draft<unknown> | null {
    if (typeof viewer !== 'number' || !asked.includes(viewer) || passing || outcome !== null) return null;
    return this.#drawing.draft?.(view, legal) ?? null;
  }
}

/** Repeats the steps as far as possible. */
function redone(first: Draft<unknown>, steps: readonly DraftStep<unknown>[]): readonly Drafted[] {
  const trail: Drafted[] = [{ draft: first, by: null }];
  let draft = first;
  for (const { label, anchors } of steps) {
    const by = draft.steps.find((step) => step.label === label && same(step.anchors, anchors));
    if (by === undefined) break;
    draft = by.next();
    trail.push({ draft, by });
  }
  return trail;
}
