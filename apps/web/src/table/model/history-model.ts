import { displayNames, type Host, type SeenEvent } from '@mechatable/host';
import { same, type GameEvent, type Names, type Seat, type Viewer } from '@mechatable/kernel';
import { signal, type Signal } from '@preact/signals';
import type { TableGame } from '../../games/shared/drawing.ts';
import { logLine, type LogLine } from './log-line.ts';

/** The events that the person at the screen has seen: in total, and since their last move. */
export class HistoryModel {
  readonly lines = signal<readonly LogLine[]>([]);
  /** Before their first move: since they sat down. Without passes in windows. */
  readonly since = signal<readonly LogLine[]>([]);

  /** The reader, and everyone's names. */
  readonly names: Signal<Names>;

  readonly #table: TableGame;
  readonly #host: Host;
  #events: GameEvent[] = [];
  /** For each person, the number of moves in the match after their last own move. */
  readonly #movedAt = new Map<Seat, number>();
  /** Moves that were sent and have not arrived: the person's next ones are theirs, not automatic passes. */
  #sent = 0;

  constructor(table: TableGame, host: Host) {
    this.#table = table;
    this.#host = host;
    this.names = signal({ viewer: 'table', names: displayNames(host.players) });
  }

  /** Everything seen so far. */
  get events(): readonly GameEvent[] {
    return this.#events;
  }

  /** Someone else sits in a seat now. */
  rename(): void {
    const names = displayNames(this.#host.players);
    if (!same(names, this.names.value.names)) this.names.value = { ...this.names.value, names };
  }

  /** Starts over with what a viewer has seen; null if nobody has the screen. */
  sit(viewer: Viewer | null): void {
    this.#sent = 0;
    this.names.value = { ...this.names.value, viewer: viewer ?? 'table' };
    const seen = viewer === null ? [] : this.#host.history(viewer);
    this.#events = seen.map(({ event }) => event);
    this.lines.value = this.#lines(seen);
    this.since.value = [];
    if (typeof viewer !== 'number') return;
    const movedAt =
      this.#movedAt.get(viewer) ?? this.#lastMoveOf(viewer, seen) ?? this.#host.frame(viewer).seq;
    this.#movedAt.set(viewer, movedAt);
    const later = seen.filter(({ seq, event }) => seq > movedAt && this.#isNews(event));
    this.since.value = this.#lines(later);
  }

  /** The events since this person's last move that everyone could see: for a screen that nobody has yet. */
  recapFor(seat: Seat): readonly LogLine[] {
    const seen = this.#host.history('table');
    const movedAt = this.#movedAt.get(seat) ?? this.#lastMoveOf(seat, seen) ?? 0;
    return this.#lines(seen.filter(({ seq, event }) => seq > movedAt && this.#isNews(event)));
  }

  /** After an undo to this number of moves. */
  goBack(viewer: Viewer, moves: number): void {
    for (const [seat, movedAt] of this.#movedAt) this.#movedAt.set(seat, Math.min(movedAt, moves));
    this.sit(viewer);
  }

  /** Sends a move of the person, and recognizes it when it arrives. */
  async send<T extends { readonly ok: boolean } | null>(work: Promise<T>): Promise<T> {
    this.#sent++;
    const done = await work;
    if (done?.ok !== true && this.#sent > 0) this.#sent--;
    return done;
  }

  /** A move arrives, before its events are shown. False if it was not this person's, or an automatic pass. */
  arrive(viewer: Viewer, mover: Seat | null, seq: number): boolean {
    if (typeof viewer !== 'number' || mover !== viewer || this.#sent === 0) return false;
    this.#sent--;
    this.#movedAt.set(viewer, seq);
    this.since.value = [];
    return true;
  }

  /** An event of this move is shown. */
  add(event: GameEvent, seq: number, isOwn: boolean): void {
    const [line] = this.#lines([{ event, seq }]);
    if (line === undefined) return;
    this.#events.push(event);
    this.lines.value = [...this.lines.value, line];
    if (!isOwn && this.#isNews(event)) this.since.value = [...this.since.value, line];
  }

  #lines(seen: readonly Pick<SeenEvent, 'event' | 'seq'>[]): readonly LogLine[] {
    const { game, drawing } = this.#table;
    const names = this.names.value;
    const { view } = this.#host.frame(names.viewer);
    return seen.map(({ event, seq }) => logLine(game, drawing, event, seq, { names, view }));
  }

  /**
   * How many moves the match had after this seat's last one; null if it has not moved. Passes don't count: most are
   * automatic, and look like a person's.
   */
  #lastMoveOf(seat: Seat, seen: readonly SeenEvent[]): number | null {
    return seen.findLast(({ mover, event }) => mover === seat && this.#isNews(event))?.seq ?? null;
  }

  #isNews({ type }: GameEvent): boolean {
    return this.#table.game.rules.answering?.passEvents?.includes(type) !== true;
  }
}
