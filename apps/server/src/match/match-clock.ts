import { isPerson } from '@mechatable/host';
import { isSeatEntry, isUndo, type Entry, type Player, type Seat } from '@mechatable/kernel';
import type { ClockState, ClockTerms } from '@mechatable/protocol';
import type { Time } from '../time.ts';
import { clockState, leftOf, MAX_LAG, nextClock, nextTimeout, type ClockSnapshot } from './clock.ts';

/** The running clocks of a match. */
export class MatchClock {
  readonly #terms: ClockTerms;
  readonly #time: Pick<Time, 'clock'>;
  /** Null for a match without clocks. */
  #clock: ClockSnapshot | null;
  /** The next scheduled check of these clocks, as far as this match knows; 0 for none. */
  #alarm = 0;

  constructor(terms: ClockTerms, clock: ClockSnapshot | null, time: Pick<Time, 'clock'>) {
    this.#terms = terms;
    this.#clock = clock;
    this.#time = time;
  }

  /** Everyone's remaining time, as shown: bots have no clock. */
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

  /** When the server has to check these clocks; null if an early enough check is scheduled, which reschedules itself. */
  alarmFor(clock: ClockSnapshot | null): number | null {
    const at = clock === null ? null : (timeoutOf(clock, this.#terms)?.at ?? null);
    const isKnown = this.#alarm > this.#time.clock(); // otherwise their time has run out
    return at === null || (isKnown && this.#alarm <= at) ? null : at;
  }

  /** These clocks are saved, and run from now on. `alarm`: the next check, if that was saved, too. */
  set(clock: ClockSnapshot | null, alarm: number | null): void {
    this.#clock = clock;
    if (alarm !== null) this.#alarm = alarm;
  }

  /** Which seat runs out of time first, and when; null if none does. */
  get timeout(): { seat: Seat; at: number } | null {
    return this.#clock === null ? null : timeoutOf(this.#clock, this.#terms);
  }

  /** Whether a seat's time had run out when it answered, allowing for a slow connection. */
  isOut(seat: Seat, thought: number | null): boolean {
    if (this.#clock?.running.includes(seat) !== true) return false;
    return leftOf(this.#clock, seat, this.#time.clock(), thought) === 0;
  }

  /** A returning person gets at least the increment. */
  #welcomed(clock: ClockSnapshot, seat: Seat): ClockSnapshot {
    if (this.#terms.kind !== 'real-time') return clock;
    const bank = Math.max(clock.banks[seat] ?? 0, this.#terms.increment * 1000);
    return { ...clock, banks: clock.banks.with(seat, bank) };
  }
}

/** A choice that was sent in time still counts if it arrives late. */
export function timeoutOf(clock: ClockSnapshot, terms: ClockTerms): { seat: Seat; at: number } | null {
  const first = nextTimeout(clock);
  const lag = terms.kind === 'real-time' ? MAX_LAG : 0;
  return first === null ? null : { seat: first.seat, at: first.at + lag };
}
