import { findBot } from '@mechatable/bots';
import {
  act,
  concede,
  invariant,
  recordOf,
  replay,
  type AnyGame,
  type AnyMatch,
  type GameEvent,
  type MatchRecord,
  type Outcome,
  type Seat,
} from '@mechatable/kernel';
import { botRoot, botSeed } from '../seats.ts';

/** Who sits at a terminal rather than being a bot. */
export const PERSON = 'person';

export interface Choice {
  readonly action: unknown;
  readonly label: string;
}

export interface News {
  readonly text: string;
  readonly clause: string;
}

/** A match at this terminal: persons and bots in their seats, and what each seat has been told. */
export class Session {
  readonly game: AnyGame;
  #match: AnyMatch;
  /** What each seat saw happen, from the start. */
  #told: News[][];
  /** How much of that it has read. */
  #read: number[];

  constructor(match: AnyMatch) {
    this.game = match.game;
    this.#match = match;
    this.#told = match.players.map(() => []);
    this.#read = match.players.map(() => 0);
  }

  /** A match that goes on from a record. What happened so far counts as read. */
  static resume(game: AnyGame, record: MatchRecord): Session {
    const session = new Session(replay(game, record, 0));
    session.#rewind(record);
    return session;
  }

  get players(): readonly string[] {
    return this.#match.players;
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.#match.state);
  }

  /** The seats in which persons sit. */
  get persons(): readonly Seat[] {
    return this.players.map((_, seat) => seat).filter((seat) => this.isPerson(seat));
  }

  isPerson(seat: Seat): boolean {
    return this.players[seat] === PERSON;
  }

  /** The seat to choose now. */
  asked(): Seat {
    const [seat] = this.game.toAct(this.#match.state);
    invariant(seat !== undefined, 'the match is not over, so somebody is asked');
    return seat;
  }

  view(seat: Seat): unknown {
    return this.game.view(this.#match.state, seat);
  }

  choices(seat: Seat): readonly Choice[] {
    const view = this.view(seat);
    const legal = this.game.legal(this.#match.state, seat);
    return legal.map((action) => ({ action, label: this.game.words.label(view, action) }));
  }

  /**
   * A bot's choice is seeded by the number of the decision, so that taking moves back or loading a match
   * leads to the same answers.
   */
  playBot(seat: Seat): void {
    const { seed, moves, state } = this.#match;
    const bot = findBot(this.players[seat] ?? '').create(
      this.game,
      botSeed(botRoot(seed), moves.length, seat),
    );
    const legal = this.game.legal(state, seat);
    this.play(seat, bot.choose({ seat, legal, view: () => this.view(seat) }));
  }

  play(seat: Seat, action: unknown): void {
    const done = act(this.#match, seat, action);
    invariant(done.ok, 'only legal actions are offered');
    this.#tell(done.events);
  }

  concede(seat: Seat): void {
    this.#tell(concede(this.#match, seat));
  }

  /** Back to the last decision of a person; false if there is none. */
  undo(): boolean {
    const record = this.record();
    const last = record.moves.findLastIndex(({ seat }) => this.isPerson(seat));
    if (last === -1) return false;
    this.#rewind({ ...record, moves: record.moves.slice(0, last) });
    return true;
  }

  /** The match with its seed, so that it can go on; a finished one can be verified. */
  record(): MatchRecord {
    return recordOf(this.#match, 'always');
  }

  /** What a seat has not been told yet; from then on it has. */
  news(seat: Seat): readonly News[] {
    const all = this.log(seat);
    const unread = all.slice(this.#read[seat]);
    this.#read[seat] = all.length;
    return unread;
  }

  log(seat: Seat): readonly News[] {
    return this.#told[seat] ?? [];
  }

  #tell(events: readonly GameEvent[]): void {
    for (const [seat, told] of this.#told.entries()) {
      for (const event of events) {
        const seen = this.game.see(event, seat);
        if (seen !== null) told.push({ text: this.game.words.tell(seen), clause: seen.clause });
      }
    }
  }

  #rewind(record: MatchRecord): void {
    this.#told = this.players.map(() => []);
    this.#match = replay(this.game, record, record.moves.length, (_match, _move, events) => {
      this.#tell(events);
    });
    this.#read = this.#told.map((told) => told.length);
  }
}
