import { addTiming, noTimings, timingsIn, type Timings } from '../../players/timings.ts';
import type { Played } from './messages.ts';

/** Continues matches, and measures how long moves take from the mover to the opponent. */
export class LoadMeter {
  #timings: Timings = noTimings();
  #isPlaying = false;
  #think = 0;
  /** The moves that wait for the start. */
  #held: (() => void)[] = [];

  /** Calls back when it is time to move: at once if players don't think. */
  onTurn(move: () => void): void {
    if (!this.#isPlaying) this.#held.push(move);
    else if (this.#think === 0) move();
    else setTimeout(move, this.#think * (0.5 + Math.random()));
  }

  /** The opponent has seen a move that was sent at this time. */
  onSeen(sent: number): void {
    addTiming(this.#timings, performance.now() - sent);
  }

  /** `think`: how many milliseconds players think, on average. */
  begin(think: number): void {
    this.#isPlaying = true;
    this.#think = think;
    for (const move of this.#held.splice(0)) this.onTurn(move);
  }

  /** Resolves after this many seconds and at least this many moves. */
  async measure(seconds: number, fewest: number): Promise<Omit<Played, 'cpu'>> {
    const timings = noTimings();
    this.#timings = timings;
    const start = performance.now();
    do
      await new Promise((resolve) => {
        setTimeout(resolve, seconds * 1000);
      });
    while (timingsIn(timings) < fewest);
    this.#timings = noTimings();
    return { seconds: (performance.now() - start) / 1000, timings };
  }
}
