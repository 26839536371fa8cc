import { findBot, isBot } from '@mechatable/bots';
import {
  BadInputError,
  CONCEDE,
  LEGAL,
  RECORD_FORMAT,
  commitTo,
  openMatch,
  parseAs,
  parseFork,
  recordOf,
  replay,
  type AnyGame,
  type AnyMatch,
  type GameEvent,
  type Illegal,
  type Legal,
  type MatchRecord,
  type Move,
  type Seat,
  type Viewer,
} from '@mechatable/kernel';
import { FRESH, type Mark, type StoredMatch } from '@mechatable/store';
import { ASK_SMARTLY, type AnswerSetting } from './answer-setting.ts';
import { asError } from './as-error.ts';
import { BotTurns } from './bot-turns.ts';
import {
  PERSON,
  type Frame,
  type Host,
  type News,
  type SeatHost,
  type TakeBack,
  type Told,
  type Trouble,
} from './host.ts';
import { Keeper } from './keeper.ts';
import { Passes } from './passes.ts';
import type { LocalStart, Services } from './services.ts';
import { Table } from './table.ts';

/** The host was closed: whatever is wanted of it comes too late. */
export class HostClosedError extends Error {
  override readonly name = 'HostClosedError';
}

/** Runs a match in this very program, alone with its store and its bots. */
export class LocalHost implements Host {
  readonly id: string;
  readonly game: AnyGame;
  readonly seats: readonly string[];
  readonly #services: Services;
  readonly #keeper: Keeper;
  readonly #table: Table;
  readonly #bots: BotTurns;
  readonly #passes: Passes;
  /** Settled when all that was asked for so far has been done: one thing after the other. */
  #queue: Promise<void> = Promise.resolve();

  private constructor(
    id: string,
    match: AnyMatch,
    happened: readonly Told[],
    mark: Mark,
    services: Services,
  ) {
    this.id = id;
    this.game = match.game;
    // A name from elsewhere stands for whoever sits here now.
    this.seats = match.players.map((name) =>
      isBot(name) || services.chooser.knows?.(name) === true ? name : PERSON,
    );
    this.#services = services;
    const { answers = () => ASK_SMARTLY, wait } = services;
    const settings = this.seats.map((name, seat) => (name === PERSON ? answers(seat) : null));
    const table = new Table(match, happened, settings);
    this.#table = table;
    const report = (trouble: Trouble): void => {
      this.#report(trouble);
    };
    this.#keeper = new Keeper(services.store, id, mark, report);
    const playing =
      (isAutomatic: boolean): SeatHost['play'] =>
      (seat, action, moment) =>
        this.#inTurn(async () => {
          if (moment !== table.moment) return;
          if (action === CONCEDE) await this.#concede(seat);
          else await this.#apply(seat, action, isAutomatic);
        });
    this.#bots = new BotTurns(table, this.seats, services, { report, play: playing(false) });
    // Among bots nobody is there whom the time could tell anything.
    const hurry = (): Promise<void> => Promise.resolve();
    this.#passes = new Passes(table, table.hasCompany && wait !== undefined ? wait : hurry, {
      report,
      play: playing(true),
    });
  }

  /** Sets the table. A store that fails is a trouble, not an obstacle. */
  static async open(start: LocalStart, services: Services): Promise<LocalHost> {
    const { id, game, options, seats, seed, from } = start;
    for (const name of seats) if (name !== PERSON && !services.chooser.knows?.(name)) findBot(name); // which says what there is
    const match = openMatch(game, { options, players: seats, seed, from });
    const { rulesVersion, options: kept } = recordOf(match);
    const host = new LocalHost(id, match, [], FRESH, services);
    const opened = (services.clock ?? Date.now)();
    const head = { id, game: game.id, rulesVersion, options: kept, seats, seed, from: from ?? null, opened };
    await host.#keeper.create(head);
    host.#wake();
    return host;
  }

  /** Goes on with a match as it was kept. One that cannot be replayed throws a `ReplayError`. */
  static resume(game: AnyGame, stored: StoredMatch, services: Services): LocalHost {
    const { head, moves, takenBack } = stored;
    const { id, game: gameId, rulesVersion, options, seats, seed } = head;
    const record = {
      ...({ format: RECORD_FORMAT, game: gameId, rulesVersion, options, seats, seed, moves } as const),
      ...(head.from === null ? {} : { from: parseFork(head.from) }),
      seedCommitment: commitTo(seed),
    };
    const happened: Told[] = [];
    const match = replay(game, record, undefined, (at, _move, events) => {
      for (const event of events) happened.push({ seq: at.moves.length, event });
    });
    const mark = { moves: moves.length, takenBack };
    const host = new LocalHost(id, match, happened, mark, services);
    host.#wake();
    return host;
  }

  frame(viewer: Viewer): Frame {
    return this.#table.frame(viewer);
  }

  story(viewer: Viewer): readonly Told[] {
    return this.#table.story(viewer);
  }

  follow(viewer: Viewer, hear: (news: News) => void): () => void {
    return this.#table.follow(viewer, hear);
  }

  record(): MatchRecord {
    return recordOf(this.#table.match, 'always');
  }

  act(seat: Seat, action: unknown): Promise<Legal | Illegal> {
    return this.#inTurn(async () => {
      const shaped = parseAs(this.game.actions, action, 'The action');
      const verdict = this.#orBug(() => this.game.judge(this.#table.match.state, seat, shaped));
      if (!verdict.ok) return verdict;
      await this.#apply(seat, shaped);
      return LEGAL;
    });
  }

  concede(seat: Seat): Promise<void> {
    return this.#inTurn(async () => {
      if (!(seat in this.seats)) throw new BadInputError(`There is no seat ${String(seat)}.`);
      if (this.game.outcome(this.#table.match.state) !== null)
        throw new BadInputError('The match is already over.');
      await this.#concede(seat);
    });
  }

  answerSetting(seat: Seat): AnswerSetting {
    return this.#table.answerSetting(seat) ?? ASK_SMARTLY;
  }

  setAnswers(seat: Seat, setting: AnswerSetting): void {
    if (this.seats[seat] !== PERSON) throw new BadInputError(`No person sits in seat ${String(seat)}.`);
    if (!this.#table.isClosed) this.#heard(this.#table.setAnswers(seat, setting));
  }

  /** The number of the last move that a person made, and not the table for them; -1 for none. */
  get lastDecision(): number {
    return this.#table.lastDecision;
  }

  mayTakeBack(seat: Seat): TakeBack {
    return this.#table.mayTakeBack(seat);
  }

  takeBack(seat: Seat): Promise<TakeBack> {
    return this.#inTurn(async () => {
      const answer = this.#orBug(() => this.mayTakeBack(seat));
      if (answer.free) await this.#goBackTo(answer.to);
      return answer;
    });
  }

  /** Back to where so many moves had been made, whatever has come to light since: for who plays alone. */
  rewind(moves: number): Promise<void> {
    return this.#inTurn(() => this.#goBackTo(moves));
  }

  close(): void {
    this.#table.close();
  }

  /** Nothing is done before what was asked for earlier; two quick clicks are judged one after the other. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(() => {
      if (this.#table.isClosed) throw new HostClosedError('This match was left: open it again to go on.');
      this.#keeper.insistOnFirst();
      return work();
    });
    const settled = (): void => undefined;
    this.#queue = done.then(settled, settled); // an error is for whoever asked; the next one is not held up by it
    return done;
  }

  #concede(seat: Seat): Promise<void> {
    return this.#make({ seat, action: CONCEDE }, (state) => this.game.concede(state, seat));
  }

  #apply(seat: Seat, action: unknown, isAutomatic = false): Promise<void> {
    return this.#make({ seat, action }, (state) => this.game.apply(state, seat, action), isAutomatic);
  }

  /** On a clone, then kept, and only then known: whatever fails on the way has changed nothing. */
  async #make(move: Move, carryOut: (state: unknown) => GameEvent[], isAutomatic = false): Promise<void> {
    const { match } = this.#table;
    const { state, events, ended } = this.#orBug(() => {
      const next = this.game.clone(match.state);
      const happened = carryOut(next);
      return { state: next, events: happened, ended: this.game.outcome(next)?.sentence ?? null };
    });
    await this.#keeper.append(move, ended);
    this.#heard(this.#table.goOn({ ...match, moves: [...match.moves, move], state }, events, isAutomatic));
  }

  async #goBackTo(moves: number): Promise<void> {
    if (!(moves in this.#table.match.moves))
      throw new BadInputError(`There is no move ${String(moves)} to go back to.`);
    const match = this.#orBug(() => replay(this.game, this.record(), moves));
    await this.#keeper.truncate(moves);
    this.#heard(this.#table.goBack(match));
  }

  /** Followers have been told; now those may move who move by themselves. */
  #heard(errors: readonly unknown[]): void {
    for (const error of errors) this.#report({ kind: 'bug', error: asError(error) });
    this.#wake();
  }

  #wake(): void {
    this.#orBug(() => {
      this.#passes.wake();
    });
    void this.#bots.wake();
  }

  #orBug<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      this.#report({ kind: 'bug', error: asError(error) });
      throw error;
    }
  }

  #report(trouble: Trouble): void {
    const { onTrouble } = this.#services;
    if (onTrouble === undefined) console.error(trouble.error);
    else onTrouble(trouble);
  }
}
