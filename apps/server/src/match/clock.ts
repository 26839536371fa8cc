import type { Seat } from '@mechatable/kernel';
import type { ClockState, ClockTerms } from '@mechatable/protocol';

/** The stored clocks of a match: everyone's remaining time when the match last changed. */
export interface ClockSnapshot {
  /** Milliseconds by seat; null for a seat that began with a bot. A person keeps theirs when a bot replaces them. */
  readonly banks: readonly (number | null)[];
  /** The seats that have been thinking since `since`. */
  readonly running: readonly Seat[];
  /** Null if nobody's time is running. */
  readonly since: number | null;
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** The most time that is refunded for a slow connection, in milliseconds per move. */
export const MAX_LAG = 1000;

/** An event in the match that affects clocks. */
export interface Tick {
  readonly now: number;
  /** The seat that made the entry; null for entries of the host. */
  readonly mover: Seat | null;
  /** The people who are asked now. */
  readonly asked: readonly Seat[];
  /** How long the mover thought, by their own clock; null if unknown. */
  readonly thought: number | null;
  /** An undo finishes no choice, and takes back the increment of the one it undoes. */
  readonly isUndo?: boolean;
}

/** The clocks before the first move; null if this match has none. */
export function firstClock(
  terms: ClockTerms,
  isPerson: readonly boolean[],
  asked: readonly Seat[],
  now: number,
): ClockSnapshot | null {
  if (terms.kind === 'none') return null;
  const whole = terms.kind === 'real-time' ? terms.bank * SECOND : terms.days * DAY;
  return { banks: isPerson.map((is) => (is ? whole : null)), ...runningSince(asked, now) };
}

/**
 * The clocks after an entry. In real time, a seat that has finished choosing gets the increment; a turn of many clicks gets it
 * once. In a correspondence match everyone gets all their days again for every move.
 */
export function nextClock(
  terms: Exclude<ClockTerms, { kind: 'none' }>,
  before: ClockSnapshot,
  { now, mover, asked, thought, isUndo = false }: Tick,
): ClockSnapshot {
  const banks = before.banks.map((bank, seat) => {
    if (bank === null) return null;
    const isAsked = asked.includes(seat);
    if (!before.running.includes(seat)) {
      if (!isAsked) return bank;
      if (terms.kind === 'correspondence') return terms.days * DAY;
      return isUndo && seat === mover ? Math.max(0, bank - terms.increment * SECOND) : bank;
    }
    const left = leftOf(before, seat, now, seat === mover ? thought : null);
    if (terms.kind === 'correspondence') return seat === mover ? terms.days * DAY : left;
    return isAsked || isUndo ? left : left + terms.increment * SECOND;
  });
  return { banks, ...runningSince(asked, now) };
}

/** A clock's remaining time after a choice that took this long (`thought`) on the mover's own clock. */
export function leftOf(clock: ClockSnapshot, seat: Seat, now: number, thought: number | null): number {
  const passed = elapsed(clock, now);
  return Math.max(0, (clock.banks[seat] ?? 0) - passed + lagOf(passed, thought));
}

/** The time that the connection took, up to the refundable limit. */
function lagOf(passed: number, thought: number | null): number {
  return thought === null ? 0 : Math.min(Math.max(0, passed - thought), MAX_LAG);
}

function elapsed({ since }: ClockSnapshot, now: number): number {
  return since === null ? 0 : Math.max(0, now - since); // a clock that was set back costs nobody time
}

function runningSince(asked: readonly Seat[], now: number): Pick<ClockSnapshot, 'running' | 'since'> {
  return { running: [...asked], since: asked.length === 0 ? null : now };
}

/** Everyone's remaining time now. */
export function clockState(clock: ClockSnapshot, now: number): ClockState {
  const { banks, running } = clock;
  const left = banks.map((bank, seat) =>
    bank === null || !running.includes(seat) ? bank : Math.max(0, bank - elapsed(clock, now)),
  );
  return { left, running: [...running] };
}

/** When the next seat runs out of time, and which; null if none will. */
export function nextTimeout({ banks, running, since }: ClockSnapshot): { seat: Seat; at: number } | null {
  if (since === null) return null;
  let first: { seat: Seat; at: number } | null = null;
  for (const seat of running) {
    const bank = banks[seat];
    if (bank === null || bank === undefined) continue;
    if (first === null || since + bank < first.at) first = { seat, at: since + bank };
  }
  return first;
}
