import type { AnswerSetting, Frame, Host } from '@mechatable/host';
import type { Seat, Viewer } from '@mechatable/kernel';
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { reportBug } from '../../browser/bug.ts';

/** Called when a person changes the setting. */
export type OnAnswers = (seat: Seat, setting: AnswerSetting) => void;

/** When to ask the person at the screen in windows. */
export class AnswerModel {
  /** Null if there is nothing to set: for a spectator, or in a lesson. */
  readonly setting = signal<AnswerSetting | null>(null);
  /** Whether they pass wherever they can until the turn is over. */
  readonly passesTurn = computed(() => {
    const passed = this.setting.value?.passedTurn;
    return typeof passed === 'number' && passed === this.#frame.value?.turn;
  });
  /** Whether the person is asked in a window: they may respond or pass. */
  readonly inWindow = computed(() => {
    const frame = this.#frame.value;
    if (this.setting.value === null || frame === null || frame.passing) return false;
    const { viewer, asked, view } = frame;
    return (
      typeof viewer === 'number' &&
      asked.includes(viewer) &&
      typeof this.#host.game.rules.answering?.window(view) === 'string'
    );
  });
  readonly #host: Host;
  readonly #frame: ReadonlySignal<Frame | null>;
  readonly #onAnswers: OnAnswers | undefined;
  #seat: Seat | null = null;

  constructor(host: Host, frame: ReadonlySignal<Frame | null>, onAnswers: OnAnswers | undefined) {
    this.#host = host;
    this.#frame = frame;
    this.#onAnswers = onAnswers;
  }

  /** A player takes the screen, or it is free. */
  sit(viewer: Viewer | null): void {
    const hasSay = typeof viewer === 'number' && this.#onAnswers !== undefined;
    this.#seat = hasSay ? viewer : null;
    this.setting.value = hasSay ? this.#host.answerSetting(viewer) : null;
  }

  /** Changes the setting, also for the window that is open. */
  set(setting: AnswerSetting): void {
    if (this.#seat === null) return;
    this.setting.value = setting;
    this.#onAnswers?.(this.#seat, setting);
    this.#host.setAnswers(this.#seat, setting).catch(reportBug);
  }

  /** Passes for the rest of this turn, or no longer. */
  toggleTurn(): void {
    const [setting, frame] = [this.setting.value, this.#frame.value];
    if (setting === null || frame === null) return;
    this.set({ ...setting, passedTurn: this.passesTurn.value ? null : frame.turn });
  }
}
