import type { Frame, LocalHost, FrameUpdate, SeenEvent } from '@mechatable/host';
import type { After } from '../time.ts';
import type { MatchStatus } from './match-status.ts';

/** A moment of the match as spectators may see it. */
export interface PublicMoment {
  readonly frame: Frame;
  readonly history: readonly SeenEvent[];
  readonly status: MatchStatus;
}

/** Shows spectators what happened, as much later as the table says. */
export class DelayedShow {
  readonly #host: LocalHost;
  readonly #status: () => MatchStatus;
  readonly #after: After;
  readonly #timers = new Set<() => void>();
  readonly #unfollow: () => void;
  #moment: PublicMoment | null = null;

  /**
   * `quiet`: how many milliseconds ago something last happened. `show`: called with every moment when its time has come.
   * The news are null for the first moment, which is shown without animation.
   */
  constructor(
    host: LocalHost,
    status: () => MatchStatus,
    { after, delay, quiet }: { after: After; delay: number; quiet: number },
    show: (news: FrameUpdate | null) => void,
  ) {
    this.#host = host;
    this.#status = status;
    this.#after = after;
    const frame = host.frame('table');
    // The first position isn't secret. For a later one, only the time of its last entry is known.
    if (frame.entry === 0 || quiet >= delay) this.#moment = this.#now(frame);
    else this.#later(delay - quiet, frame, null, show);
    this.#unfollow = host.follow('table', (news) => {
      this.#later(delay, news.frame, news, show);
    });
  }

  /** The state that spectators may see now; null if none yet. */
  get moment(): PublicMoment | null {
    return this.#moment;
  }

  close(): void {
    this.#unfollow();
    for (const cancel of this.#timers) cancel();
  }

  #now(frame: Frame): PublicMoment {
    return { frame, history: this.#host.history('table'), status: this.#status() };
  }

  #later(
    wait: number,
    frame: Frame,
    news: FrameUpdate | null,
    show: (news: FrameUpdate | null) => void,
  ): void {
    const moment = this.#now(frame);
    const cancel = this.#after(wait, () => {
      this.#timers.delete(cancel);
      const isFirst = this.#moment === null;
      this.#moment = moment;
      show(isFirst ? null : news);
    });
    this.#timers.add(cancel);
  }
}
