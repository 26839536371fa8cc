import type { Seat, Viewer } from '@mechatable/kernel';
import type { Presence } from '@mechatable/protocol';
import type { Time } from '../time.ts';

/** After this many milliseconds without an open page, a person counts as away, and the others may decide what happens. */
export const GRACE_MS = 60_000;

/** The tables that people have open on other servers. */
export interface RemotePresence {
  elsewhere(table: string): Promise<ReadonlySet<string>>;
}

/** Which people have the match open. */
export class PresenceBook {
  readonly #time: Time;
  readonly #onChange: () => void;
  /** Called when someone has opened their first page here, or closed their last. */
  readonly #onHere: (seat: Seat, isHere: boolean) => void;
  readonly #pages = new Map<Seat, number>();
  /** When this seat's last page was closed. */
  readonly #left = new Map<Seat, number>();
  readonly #timers = new Map<Seat, () => void>();
  /** Players who have the match open on another server. */
  #elsewhere: ReadonlySet<Seat> = new Set();

  /** The match was just opened on this server, so everyone gets a new grace period. */
  constructor(
    people: readonly Seat[],
    time: Time,
    onHere: (seat: Seat, isHere: boolean) => void,
    onChange: () => void,
  ) {
    this.#time = time;
    this.#onHere = onHere;
    this.#onChange = onChange;
    for (const seat of people) this.#leave(seat);
  }

  of(seat: Seat): Presence {
    const left = this.#left.get(seat);
    if (left === undefined) return 'online';
    return this.#time.clock() - left >= GRACE_MS ? 'gone' : 'away';
  }

  /** A page was opened. Returns what to call when it is closed. Spectators are not counted here. */
  arrive(seat: Viewer): () => void {
    if (seat === 'table') return () => undefined;
    const pages = (this.#pages.get(seat) ?? 0) + 1;
    this.#pages.set(seat, pages);
    if (pages === 1) {
      this.#onHere(seat, true);
      this.#arrive(seat);
      this.#onChange();
    }
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const rest = (this.#pages.get(seat) ?? 1) - 1;
      this.#pages.set(seat, rest);
      if (rest > 0) return;
      this.#onHere(seat, false);
      if (this.#elsewhere.has(seat)) return;
      this.#leave(seat);
      this.#onChange();
    };
  }

  /** Asks who has the match open on other servers. */
  async meet(others: RemotePresence, table: string, seatOf: (player: string) => Seat | null): Promise<void> {
    const before = this.#elsewhere;
    const players = await others.elsewhere(table);
    this.#elsewhere = new Set([...players].map(seatOf).filter((seat) => seat !== null));
    for (const seat of this.#elsewhere) this.#arrive(seat);
    for (const seat of before) if (!this.#isHere(seat)) this.#leave(seat);
  }

  close(): void {
    for (const cancel of this.#timers.values()) cancel();
  }

  #isHere(seat: Seat): boolean {
    return (this.#pages.get(seat) ?? 0) > 0 || this.#elsewhere.has(seat);
  }

  #arrive(seat: Seat): void {
    this.#timers.get(seat)?.();
    this.#left.delete(seat);
  }

  #leave(seat: Seat): void {
    this.#left.set(seat, this.#time.clock());
    this.#timers.get(seat)?.();
    this.#timers.set(seat, this.#time.after(GRACE_MS, this.#onChange));
  }
}
