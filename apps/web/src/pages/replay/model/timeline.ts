import { displayNames, playersOf } from '@mechatable/host';
import {
  movesOf,
  replay,
  type AnyGame,
  type GameEvent,
  type MatchRecord,
  type Move,
  type Names,
  type Player,
  type Seat,
  type Viewer,
} from '@mechatable/kernel';
import type { AnyDrawing } from '../../../games/shared/drawing.ts';
import { logLine, type LogLine } from '../../../table/model/log-line.ts';

/** Whose view a replay shows; `open` hides nothing. */
export type Eyes = Seat | 'table' | 'open';

/** A whole match: the state before and after every move, and the events of each. */
export class Timeline {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly players: readonly Player[];
  /** How sentences address the viewer: one of the players, or a spectator. */
  readonly names: Names;
  /** The seats whose view may be shown. */
  readonly seats: readonly Seat[];
  /** All views that may be shown, the default first. */
  readonly eyes: readonly Eyes[];
  readonly #drawing: AnyDrawing;
  readonly #states: unknown[];
  readonly #events: (readonly GameEvent[])[] = [];

  /** Replays the record; throws like `replay` if that fails. */
  constructor(game: AnyGame, drawing: AnyDrawing, record: MatchRecord, viewer: Viewer = 'table') {
    this.game = game;
    this.record = record;
    this.players = playersOf(record);
    this.names = { viewer, names: displayNames(this.players) };
    this.#drawing = drawing;
    this.#states = [game.rules.clone(replay(game, record, 0).state)];
    replay(game, record, undefined, (match, _move, events) => {
      this.#states.push(game.rules.clone(match.state));
      this.#events.push(events);
    });
    // If the end reveals nothing, a bot's secrets stay hidden; people see what they saw during the match.
    const isOpen = game.rules.revealsAtEnd(this.#states.at(-1));
    this.seats = this.players.flatMap((player, seat) => (isOpen || player.kind === 'person' ? [seat] : []));
    this.eyes = isOpen ? ['open', ...this.seats, 'table'] : [...this.seats, 'table'];
  }

  /** How many moves there are. */
  get length(): number {
    return this.#events.length;
  }

  /** If this view isn't allowed, shows what a spectator saw. */
  #allowed(eyes: Eyes): Eyes {
    return this.eyes.includes(eyes) ? eyes : 'table';
  }

  view(at: number, wanted: Eyes): unknown {
    const state = this.#states[at];
    const eyes = this.#allowed(wanted);
    if (eyes !== 'open') return this.game.rules.view(state, eyes);
    return this.#drawing.openView(this.players.map((_, seat) => this.game.rules.view(state, seat)));
  }

  /** The events of the n-th move (counted from 1) in this view. */
  events(n: number, wanted: Eyes): readonly GameEvent[] {
    const all = this.#events[n - 1] ?? [];
    const eyes = this.#allowed(wanted);
    if (eyes === 'open') return all;
    return all.flatMap((event) => this.game.rules.eventFor(event, eyes) ?? []);
  }

  /** The events of the first moves. */
  history(at: number, eyes: Eyes): readonly GameEvent[] {
    return this.#events.slice(0, at).flatMap((_, index) => this.events(index + 1, eyes));
  }

  /** The log of the whole match. */
  lines(eyes: Eyes): readonly LogLine[] {
    const reader = { names: this.names, view: this.view(this.length, eyes) };
    return this.#events.flatMap((_, index) =>
      this.events(index + 1, eyes).map((event) =>
        logLine(this.game, this.#drawing, event, index + 1, reader),
      ),
    );
  }

  isOver(at: number): boolean {
    return this.game.rules.outcome(this.#states[at]) !== null;
  }

  /** The move that follows after this many moves; null at the end. */
  move(at: number): Move | null {
    return movesOf(this.record)[at] ?? null;
  }
}
