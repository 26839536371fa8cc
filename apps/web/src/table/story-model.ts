import type { Host } from '@mechatable/host';
import type { GameEvent, Seat, Viewer } from '@mechatable/kernel';
import { signal } from '@preact/signals';
import type { TableGame } from '../games/shared/drawing.ts';
import { logLine, type LogLine } from './log-line.ts';

/** What the person at the screen has been told: everything, and what has happened since they last moved. */
export class StoryModel {
  readonly lines = signal<readonly LogLine[]>([]);
  /** Before their first move: since they sat down. Passes in windows are left out: they are no news. */
  readonly since = signal<readonly LogLine[]>([]);

  readonly #table: TableGame;
  readonly #host: Host;
  #events: GameEvent[] = [];
  /** For each person, how many moves the match had after the last one they made themselves. */
  readonly #movedAt = new Map<Seat, number>();
  /** Moves that were sent and have not arrived: the next ones of this person are theirs, and not the table's. */
  #sent = 0;

  constructor(table: TableGame, host: Host) {
    this.#table = table;
    this.#host = host;
  }

  /** What has been told so far. */
  get events(): readonly GameEvent[] {
    return this.#events;
  }

  /** Starts over with what a viewer has been told; null: nobody has the screen. */
  sit(viewer: Viewer | null): void {
    this.#sent = 0;
    const told = viewer === null ? [] : this.#host.story(viewer);
    this.#events = told.map(({ event }) => event);
    this.lines.value = this.#events.map((event) => this.#line(event));
    this.since.value = [];
    if (typeof viewer !== 'number') return;
    const movedAt = this.#movedAt.get(viewer) ?? this.#host.frame(viewer).seq;
    this.#movedAt.set(viewer, movedAt);
    const later = told.filter(({ seq, event }) => seq > movedAt && this.#isNews(event));
    this.since.value = later.map(({ event }) => this.#line(event));
  }

  /** The match was taken back to this number of moves. */
  goBack(viewer: Viewer, moves: number): void {
    for (const [seat, movedAt] of this.#movedAt) this.#movedAt.set(seat, Math.min(movedAt, moves));
    this.sit(viewer);
  }

  /** Sends a move of the person, and knows it again when it arrives. */
  async send<T extends { readonly ok: boolean } | null>(work: Promise<T>): Promise<T> {
    this.#sent++;
    const done = await work;
    if (done?.ok !== true && this.#sent > 0) this.#sent--;
    return done;
  }

  /** A move arrives, before its events are told. False if the table made it for its seat. */
  arrive(viewer: Viewer, mover: Seat | null, seq: number): boolean {
    if (typeof viewer !== 'number' || mover !== viewer || this.#sent === 0) return false;
    this.#sent--;
    this.#movedAt.set(viewer, seq);
    this.since.value = [];
    return true;
  }

  tell(event: GameEvent, isOwn: boolean): void {
    const line = this.#line(event);
    this.#events.push(event);
    this.lines.value = [...this.lines.value, line];
    if (!isOwn && this.#isNews(event)) this.since.value = [...this.since.value, line];
  }

  #line(event: GameEvent): LogLine {
    return logLine(this.#table.game, this.#table.drawing, event);
  }

  #isNews({ type }: GameEvent): boolean {
    return this.#table.game.rules.answering?.heardAs?.includes(type) !== true;
  }
}
