import type { Cue } from '@mechatable/board';
import type { FrameUpdate } from '@mechatable/host';
import { signal } from '@preact/signals';
import type { AnyDrawing } from '../../games/shared/drawing.ts';
import { isInstant } from '../../browser/settings.ts';
import { reportBug } from '../../browser/bug.ts';
import { playSound } from '../../browser/sound.ts';
import type { DraftModel } from '../choices/draft-model.ts';
import { soundOf } from './cue-sounds.ts';
import { nearest } from './persons.ts';
import type { HistoryModel } from './history-model.ts';
import { stageAction, type StageBoard } from './staging.ts';

/** Where updates are shown. */
export interface Stage {
  readonly drawing: Pick<AnyDrawing, 'cues'>;
  readonly history: Pick<HistoryModel, 'events' | 'names' | 'add'>;
  readonly drafts: Pick<DraftModel, 'isUnderWay'>;
  /** Null while no board is on the page. */
  board(): StageBoard | null;
  /** The changes of an update beyond its cues. */
  sideEffects(news: FrameUpdate, cues: readonly Cue[]): readonly Cue[];
  /** Called before the first event of an update. True if the person made this move. */
  onArrived(news: FrameUpdate): boolean;
  /** Called after the last event of an update. */
  onPlayed(news: FrameUpdate): void;
  /** Called when everything has been shown. */
  onIdle(): void;
}

/** Shows updates one after the other, and their events one by one. */
export class Playback {
  /** Events are still being shown. */
  readonly moving = signal(false);
  readonly #stage: Stage;
  readonly #queue: FrameUpdate[] = [];
  #settled: (() => void)[] = [];
  #closed = false;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  add(news: FrameUpdate): void {
    this.#queue.push(news);
    void this.#drain().catch(reportBug);
  }

  /** Discards waiting updates. */
  drop(): void {
    this.#queue.length = 0;
  }

  /** Skips the current animation; false if there is none. */
  hurry(): boolean {
    if (this.moving.value) this.#stage.board()?.skip();
    return this.moving.value;
  }

  /** Resolves when everything that has happened has been shown. */
  settled(): Promise<void> {
    if (!this.moving.value) return Promise.resolve();
    return new Promise((resolve) => {
      this.#settled.push(resolve);
    });
  }

  /** Shows nothing more. */
  close(): void {
    this.#closed = true;
    this.#finish();
  }

  async #drain(): Promise<void> {
    if (this.moving.value) return;
    this.moving.value = true;
    try {
      for (let news = this.#queue.shift(); news !== undefined && !this.#closed; news = this.#queue.shift()) {
        await this.#play(news);
      }
    } finally {
      this.#finish();
    }
    if (!this.#closed) this.#stage.onIdle();
  }

  async #play(news: FrameUpdate): Promise<void> {
    const { drawing, history, drafts } = this.#stage;
    const near = nearest(news.frame.viewer);
    const isOwn = this.#stage.onArrived(news);
    const earlier = [...history.events];
    const cues = news.events.map((event) => {
      const shown = drawing.cues(event, near, earlier, history.names.value);
      earlier.push(event);
      return shown;
    });
    const board = drafts.isUnderWay ? null : this.#stage.board(); // a draft shows it already
    const staged = board === null || isInstant() ? null : this.#prepare(board, news, cues);
    for (const [place, event] of news.events.entries()) {
      history.add(event, news.frame.seq, isOwn);
      if (board === null) continue;
      const sound = soundOf(cues[place] ?? []);
      if (sound !== null) playSound(sound);
      if (staged !== null) await board.play(staged[place] ?? []);
    }
    const end = staged?.at(-1) ?? [];
    if (end.length > 0) await board?.play(end);
    const { outcome, viewer } = news.frame;
    if (outcome !== null && typeof viewer === 'number' && news.events.length > 0)
      playSound(outcome.winners.includes(viewer) ? 'win' : 'lose');
    this.#stage.onPlayed(news);
  }

  /** The cues of each event as they will be played, and then those of side effects. */
  #prepare(
    board: StageBoard,
    news: FrameUpdate,
    cues: readonly (readonly Cue[])[],
  ): readonly (readonly Cue[])[] {
    const besides = this.#stage.sideEffects(news, cues.flat());
    return stageAction(board, [...cues, besides.length === 0 ? [] : [{ cue: 'together', of: besides }]]);
  }

  #finish(): void {
    this.moving.value = false;
    for (const resolve of this.#settled.splice(0)) resolve();
  }
}
