import type { Hint } from '@mechatable/board';
import { foresee, type Frame } from '@mechatable/host';
import type { Names } from '@mechatable/kernel';
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { RangeOverlay, TableGame } from '../../games/shared/drawing.ts';
import { choiceOf } from './draft-model.ts';
import { forecastOf } from './forecast.ts';
import { hintsOf } from './hints.ts';
import { choicesOf, type Choice } from './walk.ts';

/** The part of the table that looking ahead needs. */
interface Present {
  readonly table: TableGame;
  readonly frame: ReadonlySignal<Frame | null>;
  /** The table as it is drawn. */
  readonly view: ReadonlySignal<unknown>;
  readonly walked: ReadonlySignal<readonly string[]>;
  /** The choices that fit what has been picked so far. */
  readonly open: ReadonlySignal<readonly Choice[]>;
  readonly anchorAliases: ReadonlySignal<ReadonlyMap<string, string>>;
  readonly history: { readonly names: ReadonlySignal<Names> };
}

/** Reach and forecast: what a thing could do, and the result of a choice. Computing them changes nothing. */
export class MovePreview {
  /** The thing that is being looked at. */
  readonly gaze = signal<string | null>(null);
  /** The choice of the list that is pointed at. */
  readonly pointedAt = signal<Choice | null>(null);
  /** Where the picked thing, or else the one looked at, could go and what it could hit. */
  readonly reach = computed<RangeOverlay | null>(() => {
    const { table, frame, view, walked } = this.#present;
    const anchor = walked.value[0] ?? this.gaze.value;
    if (anchor === null || frame.value?.outcome !== null) return null;
    return table.drawing.reach?.(view.value, anchor) ?? null;
  });
  readonly hints = computed<ReadonlyMap<string, Hint>>(() => hintsOf(this.reach.value, this.gaze.value));
  /** The forecast of the considered choice. */
  readonly forecast = computed<readonly string[]>(() => {
    const choice = this.pointedAt.value ?? this.#next.value;
    return choice === null ? [] : this.of(choice);
  });

  readonly #present: Present;
  /** The one choice that picking the thing looked at would make, or the only one left. */
  readonly #next = computed<Choice | null>(() => {
    const { open, walked, anchorAliases } = this.#present;
    const gaze = this.gaze.value;
    const anchor = gaze === null ? null : (anchorAliases.value.get(gaze) ?? gaze);
    const step = walked.value.length;
    const meant = open.value.filter(({ anchors }) => anchors.length === step + 1 && anchors[step] === anchor);
    const [only, another] = meant.length > 0 || step === 0 ? meant : open.value;
    return another === undefined ? (only ?? null) : null;
  });

  constructor(present: Present) {
    this.#present = present;
  }

  /** The certain results of a choice if nobody responds. */
  of({ action }: Choice): readonly string[] {
    const { table, frame, history } = this.#present;
    if (frame.value === null || typeof frame.value.viewer !== 'number') return [];
    const { view, viewer, legal } = frame.value;
    return legal.includes(action) ? forecastOf(table, view, viewer, action, history.names.value) : [];
  }

  /**
   * What this person will probably be asked after a choice, in one of the worlds they could be in; nothing if others are
   * asked first.
   */
  after({ action }: Choice): readonly Choice[] {
    const { table, frame } = this.#present;
    if (frame.value === null || typeof frame.value.viewer !== 'number') return [];
    const { viewer, legal } = frame.value;
    if (!legal.includes(action)) return [];
    const { game, drawing } = table;
    for (const { state } of foresee(game, frame.value.view, viewer, action)) {
      const [asked, another] = game.rules.toAct(state);
      if (asked !== viewer || another !== undefined) return [];
      const [view, next] = [game.rules.view(state, viewer), game.rules.legal(state, viewer)];
      const draft = drawing.draft?.(view, next) ?? null;
      if (draft !== null) return draft.steps.map(choiceOf);
      return choicesOf(game, view, next, (one) => drawing.givesUp(view, one));
    }
    return [];
  }
}
