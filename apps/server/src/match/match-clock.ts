import { isPerson } from '@mechatable/host';
import { isSeatEntry, isUndo, type Entry, type Player, type Seat } from '@mechatable/kernel';
import type { ClockState, ClockTerms } from '@mechatable/protocol';
import type { Time } from '../time.ts';
import { clockState, leftOf, MOST_LAG, nextClock, nextTimeout, type ClockSnapshot } from './clock.ts';

/** The running clocks of a match. */
export class MatchClock {
  readonly #terms: ClockTerms;
  readonly #time: Time;
  readonly #onTimeout: (seat: Seat) => void;
  /** Null for a match without clocks. */
  #clock: ClockSnapshot | null;
  #cancel: () => void = () => undefined;
  #isClosed = false;

  constructor(terms: ClockTerms, clock: ClockSnapshot | null, time: Time, onTimeout: (seat: Seat) => void) {
    this.#terms = terms;
    this.#clock = clock;
    this.#time = time;
    this.#onTimeout = onTimeout;
  }

  /** What everyone has left, as it is shown: bots have no clock. */
  shown(players: readonly Player[]): ClockState | null {
    if (this.#clock === null) return null;
    const { left, running } = clockState(this.#clock, this.#time.clock());
    return { left: left.map((bank, seat) => (isPerson(players[seat]) ? bank : null)), running };
  }

  /** The clocks after an entry. `people`: those who are asked then. */
  after(
    entry: Entry,
    people: readonly Seat[],
    thought: number | null,
    now: number,
  ): (ClockSnapshot & { readonly deadline: number | null }) | null {
    if (this.#clock === null || this.#terms.kind === 'none') return null;
    const tick = { now, mover: entry.seat, asked: people, thought, isUndo: isUndo(entry) };
    const next = nextClock(this.#terms, this.#clock, tick);
    const clock = isSeatEntry(entry) && isPerson(entry.player) ? this.#welcomed(next, entry.seat) : next;
    return { ...clock, deadline: nextTimeout(clock)?.at ?? null };
  }

  /** These clocks are saved, and run from now on. */
  set(clock: ClockSnapshot | null): void {
    this.#clock = clock;
    this.arm();
  }

  /** Whether a seat's time had run out when it answered, however slow its connection is. */
  isOut(seat: Seat, thought: number | null): boolean {
    if (this.#clock?.running.includes(seat) !== true) return false;
    return leftOf(this.#clock, seat, this.#time.clock(), thought) === 0;
  }

  /** Sets the timer for the seat that runs out of time first. A choice that is on its way still counts. */
  arm(): void {
    this.#cancel();
    const timeout = this.#clock === null || this.#isClosed ? null : nextTimeout(this.#clock);
    if (timeout === null) return;
    const at = timeout.at + (this.#terms.kind === 'real-time' ? MOST_LAG : 0);
    this.#cancel = this.#time.after(at - this.#time.clock(), () => {
      if (at > this.#time.clock()) this.arm();
      else this.#onTimeout(timeout.seat);
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#cancel();
  }

  /** A person who comes back has at least the increment. */
  #welcomed(clock: ClockSnapshot, seat: Seat): ClockSnapshot {
    if (this.#terms.kind !== 'real-time') return clock;
    const bank = Math.max(clock.banks[seat] ?? 0, this.#terms.increment * 1000);
    return { ...clock, banks: clock.banks.with(seat, bank) };
  }
}
