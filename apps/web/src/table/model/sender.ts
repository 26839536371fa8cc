import type { Frame, Host } from '@mechatable/host';
import { invariant, type Seat, type Viewer } from '@mechatable/kernel';
import { ProblemError } from '@mechatable/protocol';
import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { TableGame } from '../../games/shared/drawing.ts';
import type { DraftModel } from '../choices/draft-model.ts';
import type { HistoryModel } from './history-model.ts';
import { nullIfLate } from './late.ts';
import type { Notice } from './notice.ts';
import type { Script } from '../choices/script.ts';
import type { Choice } from '../choices/walk.ts';
import { warningOf, type Warned } from '../choices/warned.ts';
import type { Waste } from '../choices/waste.ts';
import { words } from '../words/index.ts';

/** The part of the match that sending needs. */
interface Match {
  readonly table: TableGame;
  readonly host: Host;
  readonly frame: ReadonlySignal<Frame | null>;
  readonly screen: { readonly viewer: ReadonlySignal<Viewer | null> };
  readonly drafts: DraftModel;
  readonly history: HistoryModel;
  readonly waste: Waste;
  readonly board: { draw(): void };
  readonly warning: Signal<Warned | null>;
  readonly notice: Signal<Notice | null>;
  readonly script: Script | undefined;
  clear(): void;
  refresh(viewer: Viewer): void;
}

/** Sends what the person at the screen chooses to the host. If it is refused, the notice says why. */
export class Sender {
  /** A move is on its way to the host: until it is saved or refused, nothing else can be chosen. */
  readonly isSending = signal(false);
  readonly #match: Match;

  constructor(match: Match) {
    this.#match = match;
  }

  /** Takes a step of the draft, warns about the choice, or sends it. */
  async act(choice: Choice): Promise<void> {
    const { screen, drafts, warning, notice } = this.#match;
    const viewer = screen.viewer.value;
    if (typeof viewer !== 'number' || this.isSending.value) return;
    if (drafts.present.value !== null) {
      await this.#draftOn(choice, viewer);
      return;
    }
    const { action } = choice;
    const warned = warning.value?.choice.action === action ? null : warningOf(this.#match, choice);
    this.#match.clear();
    warning.value = warned;
    if (warned !== null) return;
    const done = await this.#send(viewer, action);
    if (done?.ok === false) notice.value = done;
  }

  async takeBack(): Promise<void> {
    const { screen, drafts, host, notice, script } = this.#match;
    const viewer = screen.viewer.value;
    if (typeof viewer !== 'number' || this.draftBack() || drafts.isUnderWay) return;
    notice.value = null;
    if (script !== undefined) {
      await script.undo();
      return;
    }
    const answer = await this.#unlessRefused(host.takeBack(viewer));
    if (answer?.free !== false) return;
    const { sentence, clause } = answer.rule ?? { sentence: answer.sentence, clause: null };
    notice.value = { sentence: words.whyNot.refusal(sentence), clause };
  }

  async concede(): Promise<void> {
    const { screen, host } = this.#match;
    const viewer = screen.viewer.value;
    if (typeof viewer === 'number') await this.#unlessRefused(host.concede(viewer));
  }

  /** Undoes the last step of the draft; false if there is none. */
  draftBack(): boolean {
    const isBack = this.#match.drafts.back();
    if (isBack) this.#match.board.draw();
    return isBack;
  }

  /** Takes a step of the draft, or sends all of it, one action after the other. */
  async #draftOn(choice: Choice, viewer: Seat): Promise<void> {
    const { drafts, board } = this.#match;
    this.#match.clear();
    const actions = drafts.take(choice);
    board.draw();
    if (actions === null) return;
    drafts.send(actions.length);
    for (const action of actions) {
      const done = await this.#send(viewer, action);
      if (done?.ok === true) continue;
      drafts.follow(null);
      this.#match.refresh(viewer);
      invariant(done === null, `what was drafted is legal: ${done?.clause ?? ''} ${done?.sentence ?? ''}`);
      return;
    }
  }

  async #send(viewer: Seat, action: unknown): Promise<Awaited<ReturnType<Host['act']>> | null> {
    const { history, host } = this.#match;
    this.isSending.value = true;
    try {
      return await history.send(this.#unlessRefused(host.act(viewer, action)));
    } finally {
      this.isSending.value = false;
    }
  }

  /** Null if it came too late, or if the server refused it: then the notice says why. */
  async #unlessRefused<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await nullIfLate(work);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      this.#match.notice.value = { sentence: error.message, clause: null };
      return null;
    }
  }
}
