import {
  BadInputError,
  CONCEDE,
  DRAW,
  LEGAL,
  invariant,
  isSeat,
  isSeatEntry,
  isUndo,
  parseAs,
  playersAt,
  recordOf,
  timeoutEntry,
  type AnyGame,
  type AnyMatch,
  type Entry,
  type Illegal,
  type Legal,
  type MatchRecord,
  type Outcome,
  type Player,
  type RecordHead,
  type Seat,
  type Viewer,
} from '@mechatable/kernel';
import type { StoredMatch } from '@mechatable/store';
import { AUTO_ANSWERS, type AnswerSetting } from './answer-setting.ts';
import { asError } from './as-error.ts';
import { BotTurns } from './bot-turns.ts';
import { prepareEntry, type PreparedEntry } from './prepare-entry.ts';
import { isByHost, signedEntry, automaticMove } from './entries.ts';
import { HostClosedError } from './host-closed.ts';
import type { Frame, Host, FrameUpdate, SeatHost, SeenEvent, TakeBack, HostProblem } from './host.ts';
import { MovedOnError, type EntryContext, type Journal } from './journal.ts';
import { LiveMatch } from './live-match.ts';
import { MatchPersister } from './match-persister.ts';
import { nextStepIn, type AutoMoveSettings } from './next-step.ts';
import { Passes } from './passes.ts';
import { displayNames, isPerson, playersOf, seatedHere } from './players.ts';
import { resumed } from './resumed.ts';
import type { JournalServices, LocalStart, Services, HostEnvironment } from './services.ts';
import { statusOf } from './match-status.ts';
import { startMatch } from './start-match.ts';
import { words } from './words.ts';

/** Runs a match in this program: for people at this device, or on a server for people elsewhere. */
export class LocalHost implements Host {
  readonly id: string;
  readonly game: AnyGame;
  readonly head: RecordHead;
  readonly #services: HostEnvironment;
  readonly #journal: Journal;
  readonly #players: Player[];
  readonly #live: LiveMatch;
  readonly #bots: BotTurns;
  readonly #passes: Passes;
  /** Settles when all calls so far are done: they run one after the other. */
  #queue: Promise<void> = Promise.resolve();

  private constructor(
    id: string,
    match: AnyMatch,
    happened: readonly SeenEvent[],
    services: Services | JournalServices,
    players: readonly Player[],
  ) {
    this.id = id;
    this.game = match.game;
    this.head = match.head;
    this.#services = services;
    this.#players = players.map((player, seat) => seatedHere(player, seat, services.chooser));
    const settings = this.#players.map((player, seat) => this.#firstSetting(player, seat));
    const live = new LiveMatch(match, happened, this.#players, settings, services.isWatched);
    this.#live = live;
    const report = (problem: HostProblem): void => {
      this.#report(problem);
    };
    this.#journal =
      'journal' in services
        ? services.journal
        : new MatchPersister(services.store, id, match.entries.length, report);
    const playing =
      (isAutomatic: boolean): SeatHost['play'] =>
      (seat, action, moment) =>
        this.#inTurn({}, async () => {
          if (moment === live.moment)
            await this.#enter(automaticMove(seat, action, isAutomatic, this.#players[seat]), {}, isAutomatic);
        });
    this.#bots = new BotTurns(live, this.#players, services, { report, play: playing(false) });
    // With at most one person, the duration of a pass reveals nothing to anyone.
    const hurry = (): Promise<void> => Promise.resolve();
    const { wait = hurry } = services;
    this.#passes = new Passes(live, (time) => (live.hasCompany ? wait(time) : hurry()), {
      report,
      play: playing(true),
    });
  }

  /** Starts a match. If the store fails, the failure is reported and the match continues unsaved. */
  static async open(start: LocalStart, services: Services): Promise<LocalHost> {
    const { match, stored } = startMatch(start, (services.clock ?? Date.now)());
    const host = new LocalHost(start.id, match, [], services, playersOf(match.head));
    invariant(host.#journal instanceof MatchPersister, 'a match of this device is saved in its store');
    await host.#journal.create(stored);
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
    services: Services | JournalServices,
    players: readonly Player[] = playersAt(playersOf(head), entries),
  ): LocalHost {
    const { match, happened } = resumed(game, head, entries);
    const host = new LocalHost(id, match, happened, services, players);
    host.#wake();
    return host;
  }

  get players(): readonly Player[] {
    return this.#players;
  }

  get here(): readonly Seat[] {
    return this.#players.flatMap((player, seat) => (isPerson(player) ? [seat] : []));
  }

  frame(viewer: Viewer): Frame {
    return this.#live.frame(viewer);
  }

  /** The number of entries and the latest link, without building a frame. */
  get position(): Pick<Frame, 'entry' | 'link'> {
    return { entry: this.#live.match.entries.length, link: this.#live.link };
  }

  get outcome(): Outcome | null {
    return this.game.rules.outcome(this.#live.match.state);
  }

  history(viewer: Viewer): readonly SeenEvent[] {
    return this.#live.history(viewer);
  }

  follow(viewer: Viewer, onNews: (news: FrameUpdate) => void): () => void {
    return this.#live.follow(viewer, onNews);
  }

  record(): Promise<MatchRecord> {
    return Promise.resolve(this.journal());
  }

  /** The whole match so far with its seed. Keep it private until the match is over. */
  journal(): MatchRecord {
    return recordOf(this.#live.match, 'always');
  }

  act(seat: Seat, action: unknown, given: EntryContext = {}): Promise<Legal | Illegal> {
    return this.#inTurn(given, async () => {
      const shaped = parseAs(this.game.rules.actions, action, 'action');
      this.#checkSeat(seat);
      const verdict = this.#orBug(() => this.game.rules.judge(this.#live.match.state, seat, shaped));
      if (!verdict.ok) return verdict;
      await this.#enter({ seat, action: shaped }, given);
      return LEGAL;
    });
  }

  concede(seat: Seat, given: EntryContext = {}): Promise<void> {
    return this.#inTurn(given, async () => {
      this.#checkSeat(seat);
      this.#checkOpen();
      await this.#enter({ seat, action: CONCEDE }, given);
    });
  }

  /** The seat has left, and the players in `agreed` claim the win. */
  forfeit(seat: Seat, given: EntryContext): Promise<void> {
    return this.#inTurn(given, async () => {
      this.#checkOpen();
      await this.#enter({ seat, action: CONCEDE, by: 'host' }, given);
    });
  }

  /** The seat proposed a draw, and the players in `agreed` accepted. */
  agreeDraw(seat: Seat, given: EntryContext): Promise<void> {
    return this.#inTurn(given, async () => {
      this.#checkOpen();
      await this.#enter({ seat, action: DRAW }, given);
    });
  }

  /** Another player takes the seat: a bot, a returning person, or the same person with another key. */
  reseat(seat: Seat, player: Player, given: EntryContext): Promise<void> {
    return this.#inTurn(given, async () => {
      this.#checkSeat(seat);
      this.#checkOpen();
      await this.#enter({ seat, player }, given);
    });
  }

  /** The seat's time has run out: what the rule book says happens. `bot` takes the seat if a bot has to. */
  expire(seat: Seat, bot: Player, given: EntryContext = {}): Promise<void> {
    return this.#inTurn(given, async () => {
      if (!this.game.rules.toAct(this.#live.match.state).includes(seat)) return;
      const entry = this.#orBug(() => timeoutEntry(this.#live.match, seat));
      await this.#enter(entry ?? { seat, player: bot }, {});
    });
  }

  answerSetting(seat: Seat): AnswerSetting {
    return this.#live.answerSetting(seat) ?? AUTO_ANSWERS;
  }

  setAnswers(seat: Seat, setting: AnswerSetting): Promise<void> {
    return new Promise((resolve) => {
      this.#checkSeat(seat);
      if (!isPerson(this.#players[seat]))
        throw new BadInputError(words.match.notPerson(displayNames(this.#players)[seat] ?? ''));
      if (!this.#live.isClosed) this.#afterUpdate(this.#live.setAnswers(seat, setting));
      resolve();
    });
  }

  /**
   * The same, as soon as `save` is done. `save` gets the milliseconds until the next automatic step, or null. No entry is
   * made until then.
   */
  saveAnswers(
    seat: Seat,
    setting: AnswerSetting,
    save: (nextStepIn: number | null) => Promise<void>,
  ): Promise<void> {
    return this.#inTurn({}, async () => {
      const { match, sitters } = this.#live;
      const answers = sitters.answers.with(seat, setting);
      await save(nextStepIn(this.game, match.state, { ...sitters, answers }));
      await this.setAnswers(seat, setting);
    });
  }

  /** The number of the last move that a person made, automatic passes excluded; -1 for none. */
  get lastDecision(): number {
    return this.#live.lastDecision;
  }

  takeBack(seat: Seat, given: EntryContext = {}): Promise<TakeBack> {
    return this.#inTurn(given, async () => {
      this.#checkSeat(seat);
      const answer = this.#orBug(() => this.#live.frame(seat).undo);
      invariant(answer !== null, 'every seat knows whether it may undo its move');
      if (answer.free) await this.#goBackTo(seat, answer.to, given);
      return answer;
    });
  }

  /** Goes back to that number of moves even if something was revealed since: for people who play alone, or who agree. */
  rewind(seat: Seat, moves: number, given: EntryContext = {}): Promise<void> {
    return this.#inTurn(given, () => this.#goBackTo(seat, moves, given));
  }

  close(): void {
    this.#live.close();
  }

  /** Resolves when all calls so far are done. */
  get settled(): Promise<void> {
    return this.#queue;
  }

  /**
   * Makes a bot's move, or passes for a person who doesn't want to be asked. Returns false if the match waits for people. The
   * caller waits as long as `nextStepIn` says, so that automatic passes look like real ones.
   */
  async step(): Promise<boolean> {
    const next = this.#live.nextStep;
    if (next === null) return false;
    await (next.isPass ? this.#passes.pass(next.seat) : this.#bots.turn(next.seat));
    return true;
  }

  /**
   * Applies entries that were saved elsewhere. `read` returns those after the given number. Nothing else changes the match
   * until then.
   */
  catchUp(read: (known: number) => Promise<readonly Entry[]>): Promise<void> {
    return this.#inTurn({}, async () => {
      for (const entry of await read(this.#live.match.entries.length))
        this.#publish(
          entry,
          this.#orBug(() => prepareEntry(this.#live.match, entry)),
        );
    });
  }

  /** Runs calls one after the other, so that two quick clicks are judged in turn. */
  #inTurn<T>({ at }: EntryContext, work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(() => {
      if (this.#live.isClosed) throw new HostClosedError(words.match.left);
      this.#journal.check();
      if (at !== undefined && at !== this.#live.match.entries.length)
        throw new MovedOnError(words.match.movedOn);
      return work();
    });
    const settled = (): void => undefined;
    this.#queue = done.then(settled, settled); // the caller gets the error; the next call runs anyway
    return done;
  }

  /** Makes an entry in a copy of the match, saves it, and only then publishes it: a failure on the way changes nothing. */
  async #enter(bare: Entry, given: EntryContext, isAutomatic = false): Promise<void> {
    const { match } = this.#live;
    const entry = signedEntry(bare, given);
    const { carried, status } = this.#orBug(() => {
      const carriedOut = prepareEntry(match, entry);
      return { carried: carriedOut, status: statusOf(this.game, carriedOut.state, this.#players) };
    });
    const nextIn = (): number | null => nextStepIn(this.game, carried.state, this.#sittersAfter(entry));
    await this.#journal.append({ entry, at: match.entries.length, given, ...status, nextStepIn: nextIn });
    this.#publish(entry, carried, isAutomatic);
  }

  /** Saves an entry and notifies everyone. */
  #publish(entry: Entry, { make, events }: PreparedEntry, isAutomatic = isByHost(entry)): void {
    const next = make();
    if (isUndo(entry)) this.#afterUpdate(this.#live.goBack(next));
    else if (isSeatEntry(entry)) this.#afterUpdate(this.#sit(next, entry.seat, entry.player));
    else this.#afterUpdate(this.#live.goOn(next, events, isAutomatic));
  }

  #sit(next: AnyMatch, seat: Seat, player: Player): unknown[] {
    const seated = seatedHere(player, seat, this.#services.chooser);
    this.#players[seat] = seated;
    return this.#live.reseat(next, seat, this.#firstSetting(seated, seat));
  }

  #sittersAfter(entry: Entry): AutoMoveSettings {
    const { sitters } = this.#live;
    if (!isSeatEntry(entry)) return sitters;
    const { seat, player } = entry;
    const setting = this.#firstSetting(seatedHere(player, seat, this.#services.chooser), seat);
    return { ...sitters, answers: sitters.answers.with(seat, setting) };
  }

  /** Null for a bot, which is always asked. */
  #firstSetting(player: Player, seat: Seat): AnswerSetting | null {
    const { answers = () => AUTO_ANSWERS } = this.#services;
    return isPerson(player) ? answers(seat) : null;
  }

  async #goBackTo(seat: Seat, moves: number, given: EntryContext): Promise<void> {
    if (!isSeat(moves, this.#live.match.moves.length)) throw new BadInputError(words.match.noMove(moves));
    await this.#enter({ seat, undo: moves }, given);
  }

  #checkSeat(seat: Seat): void {
    if (!isSeat(seat, this.#players.length))
      throw new BadInputError(words.match.noPlayer(this.#players.length));
  }

  #checkOpen(): void {
    if (this.outcome !== null) throw new BadInputError(words.match.over);
  }

  /** After followers were notified: reports their errors, then makes the next bot move or automatic pass. */
  #afterUpdate(errors: readonly unknown[]): void {
    for (const error of errors) this.#report({ kind: 'bug', error: asError(error) });
    this.#wake();
  }

  #wake(): void {
    if (this.#services.isStepped === true) return;
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

  #report(problem: HostProblem): void {
    const { onProblem } = this.#services;
    if (onProblem === undefined) console.error(problem.error);
    else onProblem(problem);
  }
}
