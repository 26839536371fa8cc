import {
  BadInputError,
  CONCEDE,
  LEGAL,
  beginReplay,
  isSeat,
  isSeatEntry,
  isUndo,
  linkOf,
  parseAs,
  recordOf,
  replayMove,
  undo,
  type AnyGame,
  type AnyMatch,
  type GameEvent,
  type Illegal,
  type Legal,
  type MatchRecord,
  type Move,
  type Player,
  type RecordHead,
  type Seat,
  type Viewer,
} from '@mechatable/kernel';
import type { StoredMatch } from '@mechatable/store';
import { AUTO_ANSWERS, type AnswerSetting } from './answer-setting.ts';
import { asError } from './as-error.ts';
import { BotTurns } from './bot-turns.ts';
import type { Frame, Host, News, SeatHost, TakeBack, SeenEvent, Trouble } from './host.ts';
import { MatchPersister } from './match-persister.ts';
import { Passes } from './passes.ts';
import { displayNames, isPerson, onlyPerson, playersOf, seatedHere } from './players.ts';
import type { LocalStart, Services } from './services.ts';
import { startMatch } from './start-match.ts';
import { LiveMatch } from './live-match.ts';
import { words } from './words.ts';

/** The host was closed before this call. */
export class HostClosedError extends Error {
  override readonly name = 'HostClosedError';
}

/** Runs a match in this program. */
export class LocalHost implements Host {
  readonly id: string;
  readonly game: AnyGame;
  readonly players: readonly Player[];
  readonly head: RecordHead;
  readonly #services: Services;
  readonly #persister: MatchPersister;
  readonly #live: LiveMatch;
  readonly #bots: BotTurns;
  readonly #passes: Passes;
  /** Settles when all calls so far are done: they run one after the other. */
  #queue: Promise<void> = Promise.resolve();

  private constructor(
    id: string,
    match: AnyMatch,
    happened: readonly SeenEvent[],
    services: Services,
    players: readonly Player[] = playersOf(match.head),
  ) {
    this.id = id;
    this.game = match.game;
    this.head = match.head;
    this.players = players.map((player, seat) => seatedHere(player, seat, services.chooser));
    this.#services = services;
    const { answers = () => AUTO_ANSWERS, wait } = services;
    const settings = this.players.map((player, seat) => (isPerson(player) ? answers(seat) : null));
    const live = new LiveMatch(match, happened, this.players, settings);
    this.#live = live;
    const report = (trouble: Trouble): void => {
      this.#report(trouble);
    };
    this.#persister = new MatchPersister(services.store, id, match.entries.length, report);
    const playing =
      (isAutomatic: boolean): SeatHost['play'] =>
      (seat, action, moment) =>
        this.#inTurn(async () => {
          if (moment !== live.moment) return;
          if (action === CONCEDE) await this.#concede(seat);
          else await this.#apply(seat, action, isAutomatic);
        });
    this.#bots = new BotTurns(live, this.players, services, { report, play: playing(false) });
    // With one person or none, nobody could learn anything from how long a pass takes.
    const hurry = (): Promise<void> => Promise.resolve();
    this.#passes = new Passes(live, live.hasCompany && wait !== undefined ? wait : hurry, {
      report,
      play: playing(true),
    });
  }

  /** Starts a match. If the store fails, that is reported, and the match goes on unsaved. */
  static async open(start: LocalStart, services: Services): Promise<LocalHost> {
    const { match, stored } = startMatch(start, (services.clock ?? Date.now)());
    const host = new LocalHost(start.id, match, [], services);
    await host.#persister.create(stored);
    host.#wake();
    return host;
  }

  /**
   * Resumes a stored match. Throws a `ReplayError` if it can't be replayed. If other players have taken over the seats,
   * pass them as `players`; the record keeps the original names.
   */
  static resume(
    game: AnyGame,
    { head: { id, head }, entries }: StoredMatch,
    services: Services,
    players?: readonly Player[],
  ): LocalHost {
    let match = beginReplay(game, head);
    let happened: SeenEvent[] = [];
    for (const [index, entry] of entries.entries()) {
      if (isSeatEntry(entry)) continue; // not a move; the current players are passed in
      if (isUndo(entry)) {
        match = undo(match, entry.seat, entry.undo);
        happened = happened.filter(({ seq }) => seq <= entry.undo);
      } else {
        const events = replayMove(match, entry, index);
        for (const event of events) happened.push({ seq: match.moves.length, event });
      }
    }
    const host = new LocalHost(id, { ...match, entries: [...entries] }, happened, services, players);
    host.#wake();
    return host;
  }

  frame(viewer: Viewer): Frame {
    return this.#live.frame(viewer);
  }

  history(viewer: Viewer): readonly SeenEvent[] {
    return this.#live.history(viewer);
  }

  follow(viewer: Viewer, hear: (news: News) => void): () => void {
    return this.#live.follow(viewer, hear);
  }

  record(): MatchRecord {
    return recordOf(this.#live.match, 'always');
  }

  link(): string | null {
    return linkOf(this.#live.match);
  }

  act(seat: Seat, action: unknown): Promise<Legal | Illegal> {
    return this.#inTurn(async () => {
      const shaped = parseAs(this.game.rules.actions, action, 'action');
      this.#checkSeat(seat);
      const verdict = this.#orBug(() => this.game.rules.judge(this.#live.match.state, seat, shaped));
      if (!verdict.ok) return verdict;
      await this.#apply(seat, shaped);
      return LEGAL;
    });
  }

  concede(seat: Seat): Promise<void> {
    return this.#inTurn(async () => {
      this.#checkSeat(seat);
      if (this.game.rules.outcome(this.#live.match.state) !== null) throw new BadInputError(words.match.over);
      await this.#concede(seat);
    });
  }

  answerSetting(seat: Seat): AnswerSetting {
    return this.#live.answerSetting(seat) ?? AUTO_ANSWERS;
  }

  setAnswers(seat: Seat, setting: AnswerSetting): void {
    this.#checkSeat(seat);
    if (!isPerson(this.players[seat])) throw new BadInputError(words.match.noPerson(seat));
    if (!this.#live.isClosed) this.#afterUpdate(this.#live.setAnswers(seat, setting));
  }

  /** The number of the last move that a person made, automatic passes excluded; -1 for none. */
  get lastDecision(): number {
    return this.#live.lastDecision;
  }

  mayTakeBack(seat: Seat): TakeBack {
    this.#checkSeat(seat);
    return this.#live.mayTakeBack(seat);
  }

  takeBack(seat: Seat): Promise<TakeBack> {
    return this.#inTurn(async () => {
      const answer = this.#orBug(() => this.mayTakeBack(seat));
      if (answer.free) await this.#goBackTo(seat, answer.to);
      return answer;
    });
  }

  /** Goes back to that number of moves even if something was revealed since: for people who play alone. */
  rewind(seat: Seat, moves: number): Promise<void> {
    return this.#inTurn(() => this.#goBackTo(seat, moves));
  }

  close(): void {
    this.#live.close();
  }

  /** Runs calls one after the other, so that two quick clicks are judged in turn. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(() => {
      if (this.#live.isClosed) throw new HostClosedError(words.match.left);
      this.#persister.assertIsLatestWriter();
      return work();
    });
    const settled = (): void => undefined;
    this.#queue = done.then(settled, settled); // the caller gets the error; the next call runs anyway
    return done;
  }

  #concede(seat: Seat): Promise<void> {
    return this.#make({ seat, action: CONCEDE }, (state) => this.game.rules.concede(state, seat));
  }

  #apply(seat: Seat, action: unknown, isAutomatic = false): Promise<void> {
    return this.#make({ seat, action }, (state) => this.game.rules.apply(state, seat, action), isAutomatic);
  }

  /** Applies the move to a clone, saves it, and only then publishes it: a failure on the way changes nothing. */
  async #make(move: Move, carryOut: (state: unknown) => GameEvent[], isAutomatic = false): Promise<void> {
    const { match } = this.#live;
    const { state, events, ended } = this.#orBug(() => {
      const next = this.game.rules.clone(match.state);
      const happened = carryOut(next);
      return { state: next, events: happened, ended: this.#endOf(next) };
    });
    await this.#persister.append(move, ended);
    const { entries, moves, links } = match;
    const next = { ...match, entries: [...entries, move], moves: [...moves, move], links: [...links], state };
    this.#afterUpdate(this.#live.goOn(next, events, isAutomatic));
  }

  /** How the match ended, as lists of matches show it; null while it goes on. */
  #endOf(state: unknown): string | null {
    const outcome = this.game.rules.outcome(state);
    if (outcome === null) return null;
    const names = { viewer: onlyPerson(this.players), names: displayNames(this.players) };
    return this.game.words.outcome(outcome, names);
  }

  async #goBackTo(seat: Seat, moves: number): Promise<void> {
    const { match: now } = this.#live;
    if (!isSeat(moves, now.moves.length)) throw new BadInputError(words.match.noMove(moves));
    const match = this.#orBug(() => undo(now, seat, moves));
    await this.#persister.append({ seat, undo: moves }, null);
    this.#afterUpdate(this.#live.goBack(match));
  }

  #checkSeat(seat: Seat): void {
    if (!isSeat(seat, this.players.length)) throw new BadInputError(words.match.noSeat(seat));
  }

  /** After followers were notified: reports their errors, then lets bots and automatic passes move. */
  #afterUpdate(errors: readonly unknown[]): void {
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
