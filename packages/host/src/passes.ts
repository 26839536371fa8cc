import type { Seat } from '@mechatable/kernel';
import { asError } from './as-error.ts';
import type { SeatHost } from './host.ts';
import type { LiveMatch } from './live-match.ts';

/** The bounds, in milliseconds, of how long the table seems to think before it passes for a person. */
const SHORTEST = 300;
const LONGEST = 900;

/**
 * Passes for persons who do not want to be asked. It takes a while that is drawn without a look at their cards, so
 * that nobody can tell by its time a pass of theirs from one of ours; in record and log they are the same.
 */
export class Passes {
  readonly #live: LiveMatch;
  readonly #wait: (milliseconds: number) => Promise<void>;
  readonly #host: SeatHost;
  /** The seats for which a pass is under way. */
  readonly #waiting = new Set<Seat>();

  constructor(live: LiveMatch, wait: (milliseconds: number) => Promise<void>, host: SeatHost) {
    this.#live = live;
    this.#wait = wait;
    this.#host = host;
  }

  /** To be called after every change of the table, or of how a seat wants to be asked. */
  wake(): void {
    for (const seat of this.#live.frame('table').asked) {
      if (this.#isDue(seat) && !this.#waiting.has(seat)) void this.#passFor(seat);
    }
  }

  async #passFor(seat: Seat): Promise<void> {
    this.#waiting.add(seat);
    while (this.#isDue(seat)) {
      const { moment } = this.#live;
      try {
        await this.#pause();
        if (this.#live.moment === moment && this.#isDue(seat))
          await this.#host.play(seat, this.#live.match.game.rules.answering?.pass, moment);
      } catch {
        // It was reported where it happened. A table that has changed since is a new question.
        if (this.#live.moment === moment) break;
      }
    }
    this.#waiting.delete(seat);
  }

  /** Asked anew at every step: the person may have changed their mind meanwhile. */
  #isDue(seat: Seat): boolean {
    return !this.#live.isClosed && this.#live.frame(seat).passing;
  }

  async #pause(): Promise<void> {
    try {
      await this.#wait(SHORTEST + Math.random() * (LONGEST - SHORTEST));
    } catch (error) {
      this.#host.report({ kind: 'bug', error: asError(error) });
    }
  }
}
