import { THOUGHTLESS, type Thought } from '@mechatable/bots';
import type { Chooser, Frame, Host } from '@mechatable/host';
import type { Names } from '@mechatable/kernel';
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { TableGame } from '../../games/shared/drawing.ts';
import { reasonFor } from '../thoughts/reason.ts';
import { rowsOf, type WeighedRow } from '../thoughts/rows.ts';
import { usefulChoices } from '../thoughts/useful.ts';
import type { DraftModel } from '../choices/draft-model.ts';
import { nullIfLate } from './late.ts';
import type { Notice } from './notice.ts';
import { choicesOf, type Choice } from '../choices/walk.ts';
import { words } from '../words/index.ts';

/** Evaluates a person's choices, separately from the bots in the match, so that they never wait for it. */
export interface Adviser extends Chooser {
  /** Stops the current search. It can be asked again. */
  close(): void;
}

/** The part of the table that a hint needs. */
interface Present {
  readonly table: TableGame;
  readonly host: Host;
  readonly frame: ReadonlySignal<Frame | null>;
  readonly choices: ReadonlySignal<readonly Choice[]>;
  readonly drafts: DraftModel;
  readonly notice: Signal<Notice | null>;
  readonly history: { readonly names: ReadonlySignal<Names> };
  act(choice: Choice): Promise<void>;
}

/** A hint for one moment of the match. */
interface Advice {
  readonly number: number;
  readonly frame: Frame;
  readonly thought: Thought;
  readonly state: 'weighing' | 'done' | 'failed';
}

const HINT_BOT = 'search:1500ms';

/** Suggests what a bot would do in the person's place: from the person's own view, on request, and only for this moment. */
export class HintModel {
  readonly advice = signal<Advice | null>(null);
  /** Whether there is more than one choice now. */
  readonly isOffered = computed(() => {
    const { frame, choices } = this.#present;
    return choices.value.length > 0 && (frame.value?.legal.length ?? 0) > 1;
  });
  readonly rows = computed<readonly WeighedRow[]>(() => {
    const advice = this.advice.value;
    if (advice === null) return [];
    const { frame, thought, state } = advice;
    const { table, history } = this.#present;
    const names = history.names.value;
    if (state !== 'done') return rowsOf(table.game, frame, thought, -1, names);
    const useful = usefulChoices(table, frame, thought);
    const rows = rowsOf(table.game, frame, useful, useful.choices[0]?.choice ?? -1, names);
    const { viewer } = frame;
    if (typeof viewer !== 'number') return rows;
    return rows.map((row, place) => {
      const rival = rows[place === 0 ? 1 : 0];
      const question = {
        ...{ view: frame.view, seat: viewer, action: frame.legal[row.choice] },
        ...(rival === undefined ? {} : { instead: frame.legal[rival.choice] }),
      };
      return { ...row, reason: reasonFor(table.game, question, names) };
    });
  });
  /** The things on the board to pick for the best choice, once it is found. */
  readonly anchors = computed(() => this.anchorsAt(this.rows.value.findIndex(({ isChosen }) => isChosen)));
  readonly #present: Present;
  readonly #adviser: Adviser;
  #count = 0;

  constructor(present: Present, adviser: Adviser) {
    this.#present = present;
    this.#adviser = adviser;
  }

  /** Asks for a hint, or closes it. */
  async toggle(): Promise<void> {
    const { table, host, frame } = this.#present;
    if (this.drop() || !this.isOffered.value || typeof frame.value?.viewer !== 'number') return;
    const { viewer: seat, view, legal, seq } = frame.value;
    const number = this.#count++;
    this.advice.value = { number, frame: frame.value, thought: THOUGHTLESS, state: 'weighing' };
    const note = (change: Partial<Advice>): void => {
      const present = this.advice.value;
      if (present?.number === number) this.advice.value = { ...present, ...change };
    };
    const decision = {
      ...{ game: table.game, bot: HINT_BOT, seats: host.players.length, seat, seq, view, legal },
      seed: `hint ${host.id} ${seq}`,
      match: `hint ${number}`, // new for each hint: an earlier search may be about a line that was undone
      onThought: (thought: Thought) => {
        note({ thought });
      },
    };
    await this.#adviser.choose(decision).then(
      () => {
        note({ state: 'done' });
      },
      () => {
        note({ state: 'failed' }); // ignored if the hint was closed
      },
    );
  }

  /** Closes the hint, also when the match changes; false if there is none. */
  drop(): boolean {
    const advice = this.advice.value;
    this.advice.value = null;
    if (advice?.state === 'weighing') this.#adviser.close();
    return advice !== null;
  }

  /** A row as a choice of the game. */
  #choiceAt(place: number): Choice | null {
    const [advice, row] = [this.advice.value, this.rows.value[place]];
    if (advice === null || row === undefined) return null;
    const { view, legal } = advice.frame;
    return (
      choicesOf(
        this.#present.table.game,
        view,
        [legal[row.choice]],
        undefined,
        this.#present.history.names.value,
      )[0] ?? null
    );
  }

  /** The anchors to highlight for a row: the things to pick, and their stand-ins on the board. */
  anchorsAt(place: number): readonly string[] {
    const { drawing } = this.#present.table;
    const view = this.advice.value?.frame.view;
    const anchors = this.#choiceAt(place)?.anchors ?? [];
    return anchors.flatMap((anchor) => [anchor, ...drawing.anchorAliases(view, anchor)]);
  }

  /** Plays a row. While the person drafts, it becomes steps of the draft, as far as possible. */
  async take(place: number): Promise<void> {
    const { drafts, notice } = this.#present;
    const choice = this.#choiceAt(place);
    if (choice === null) return;
    if (drafts.present.value === null) await this.#present.act(choice);
    else if (await this.#draft(choice)) this.drop();
    else if (drafts.hasSteps.value) notice.value = { sentence: words.hint.beforeDraft, clause: null };
    else await this.#send(choice);
  }

  /** Takes the steps of the draft for these picks; false if there are none. */
  async #draft({ anchors }: Choice): Promise<boolean> {
    const { choices } = this.#present;
    let isTaken = false;
    for (let left = anchors; left.length > 0;) {
      const step = choices.value.find((one) => begins(left, one.anchors));
      left = left.slice(step?.anchors.length ?? 1); // already picked, so not a step
      if (step !== undefined) await this.#present.act(step);
      isTaken ||= step !== undefined;
    }
    return isTaken;
  }

  async #send({ action }: Choice): Promise<void> {
    const { host, frame } = this.#present;
    const viewer = frame.value?.viewer;
    if (typeof viewer === 'number') await nullIfLate(host.act(viewer, action));
  }
}

/** Whether the remaining picks begin with those of a step. */
function begins(left: readonly string[], step: readonly string[]): boolean {
  return step.length > 0 && step.every((anchor, place) => left[place] === anchor);
}
