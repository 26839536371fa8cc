import type { Frame, News, SeenEvent } from '@mechatable/host';

/** A moment of the match as spectators may see it. */
export interface PublicMoment {
  readonly frame: Frame;
  readonly history: readonly SeenEvent[];
}

/** Shows spectators what happened, as much later as the table says. */
export class DelayedShow {
  readonly #delay: number;
  readonly #show: (news: News) => void;
  readonly #timers = new Set<NodeJS.Timeout>();
  #moment: PublicMoment;

  constructor(delay: number, first: PublicMoment, show: (news: News) => void) {
    this.#delay = delay;
    this.#moment = first;
    this.#show = show;
  }

  /** What spectators may see now. */
  get moment(): PublicMoment {
    return this.#moment;
  }

  hear(news: News, history: () => readonly SeenEvent[]): void {
    const moment = { frame: news.frame, history: history() };
    if (this.#delay === 0) {
      this.#moment = moment;
      this.#show(news);
      return;
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#moment = moment;
      this.#show(news);
    }, this.#delay);
    this.#timers.add(timer);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
