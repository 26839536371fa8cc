import type { Board } from '@mechatable/board';
import type { News } from '@mechatable/host';
import { signal } from '@preact/signals';
import type { AnyDrawing } from '../games/shared/drawing.ts';
import { reportBug } from '../browser/bug.ts';
import { boardSpeed } from '../browser/settings.ts';
import { playSound } from '../browser/sound.ts';
import type { DraftModel } from './draft-model.ts';
import { soundOf } from './cue-sounds.ts';
import { nearest } from './persons.ts';
import type { HistoryModel } from './history-model.ts';

/** Where updates are shown. */
export interface Stage {
  readonly drawing: Pick<AnyDrawing, 'cues'>;
  readonly history: Pick<HistoryModel, 'events' | 'names' | 'tell'>;
  readonly drafts: Pick<DraftModel, 'isUnderWay'>;
  /** Null while no board is on the page. */
  board(): Pick<Board, 'speed' | 'play' | 'skip'> | null;
  /** Called before the first event of an update. True if the person made this move. */
  onArrived(news: News): boolean;
  /** Called after the last event of an update. */
  onPlayed(news: News): void;
  /** Called when everything has been shown. */
  onIdle(): void;
}

/** Shows updates one after the other, and their events one by one. */
export class Playback {
  /** What happened is still being shown. */
  readonly moving = signal(false);
  readonly #stage: Stage;
  readonly #queue: News[] = [];
  #settled: (() => void)[] = [];
  #closed = false;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  add(news: News): void {
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

  async #play(news: News): Promise<void> {
    const { drawing, history, drafts } = this.#stage;
    const near = nearest(news.frame.viewer);
    const isOwn = this.#stage.onArrived(news);
    for (const event of news.events) {
      const cues = drawing.cues(event, near, history.events, history.names.value);
      history.tell(event, isOwn);
      const board = this.#stage.board();
      if (board === null || drafts.isUnderWay) continue; // the draft shows it already
      board.speed = boardSpeed();
      const sound = soundOf(cues);
      if (sound !== null) playSound(sound);
      await board.play(cues);
    }
    const { outcome, viewer } = news.frame;
    if (outcome !== null && typeof viewer === 'number' && news.events.length > 0)
      playSound(outcome.winners.includes(viewer) ? 'win' : 'lose');
    this.#stage.onPlayed(news);
  }

  #finish(): void {
    this.moving.value = false;
    for (const resolve of this.#settled.splice(0)) resolve();
  }
}
