import type { Seat } from '@mechatable/kernel';
import { asError } from './as-error.ts';
import type { SeatHost } from './host.ts';
import type { LiveMatch } from './live-match.ts';
import { passDelay } from './pass-delay.ts';

/**
 * Passes for people who don't want to be asked. The delay is random and independent of their cards, so automatic
 * passes look like real ones. In record and log, they are the same.
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

  /** Call this after every change of the match or of an answer setting. */
  wake(): void {
    const { game, state } = this.#live.match;
    for (const seat of game.rules.toAct(state)) {
      if (this.#isDue(seat) && !this.#waiting.has(seat)) void this.#passFor(seat);
    }
  }

  /** Passes for a seat, without a delay. */
  pass(seat: Seat): Promise<void> {
    return this.#host.play(seat, this.#live.match.game.rules.answering?.pass, this.#live.moment);
  }

  async #passFor(seat: Seat): Promise<void> {
    this.#waiting.add(seat);
    while (this.#isDue(seat)) {
      const { moment } = this.#live;
      try {
        await this.#pause();
        if (this.#live.moment === moment && this.#isDue(seat)) await this.pass(seat);
      } catch {
        // The failure was already reported. If the match has changed since, try again.
        if (this.#live.moment === moment) break;
      }
    }
    this.#waiting.delete(seat);
  }

  /** Checked at every step: the person may have changed the setting. */
  #isDue(seat: Seat): boolean {
    return !this.#live.isClosed && this.#live.frame(seat).passing;
  }

  async #pause(): Promise<void> {
    try {
      await this.#wait(passDelay());
    } catch (error) {
      this.#host.report({ kind: 'bug', error: asError(error) });
    }
  }
}
