import {
  AUTO_ANSWERS,
  LocalHost,
  displayNames,
  isPerson,
  keepRecord,
  losesAtOnce,
  memoryStore,
  type AnswerMode,
  type Chooser,
  type Services,
} from '@mechatable/host';
import {
  invariant,
  movesOf,
  replay,
  type AnyGame,
  type Illegal,
  type MatchRecord,
  type MatchStart,
  type Names,
  type Outcome,
  type Player,
  type RecordHead,
  type Seat,
  type Viewer,
} from '@mechatable/kernel';
import { HostProblems } from './host-problems.ts';

export interface Choice {
  readonly action: unknown;
  readonly label: string;
}

export interface SessionUpdate {
  readonly text: string;
  readonly clause: string;
}

/** The result of an undo: done, nothing to undo, or why not. */
export type Undone = 'done' | 'nothing' | { readonly sentence: string; readonly rule?: Illegal };

/** The only match of this process: nothing is stored except what the person saves. */
const ID = 'match';

/** A match in this terminal: its people and bots, and what each seat has read. */
export class Session {
  readonly game: AnyGame;
  readonly #host: LocalHost;
  readonly #problems: HostProblems;
  /** The number of events that each seat has read. */
  #read: number[] = [];

  private constructor(host: LocalHost, problems: HostProblems) {
    this.game = host.game;
    this.#host = host;
    this.#problems = problems;
  }

  static async open(
    game: AnyGame,
    { players, seed, options }: MatchStart,
    answers: AnswerMode,
    chooser: Chooser,
  ): Promise<Session> {
    const problems = new HostProblems();
    const start = { id: ID, game, options, players, seed };
    return new Session(await LocalHost.open(start, servicesWith(problems, answers, chooser)), problems);
  }

  /** Resumes a match from a record. Everything so far counts as read. */
  static async resume(
    game: AnyGame,
    record: MatchRecord,
    answers: AnswerMode,
    chooser: Chooser,
    players?: readonly Player[],
  ): Promise<Session> {
    const { state } = replay(game, record);
    const problems = new HostProblems();
    const services = servicesWith(problems, answers, chooser);
    const ended = game.rules.outcome(state)?.sentence ?? null;
    const stored = await keepRecord(services.store, ID, record, ended, Date.now());
    const session = new Session(LocalHost.resume(game, stored, services, players), problems);
    session.#readAll();
    return session;
  }

  /** The current player of each seat. The record may name others. */
  get players(): readonly Player[] {
    return this.#host.players;
  }

  get outcome(): Outcome | null {
    return this.#host.frame('table').outcome;
  }

  /** The seats of people. */
  get people(): readonly Seat[] {
    return this.players.flatMap((player, seat) => (isPerson(player) ? [seat] : []));
  }

  /** The person to act next, after automatic moves; null when the match is over. */
  async asked(): Promise<Seat | null> {
    for (;;) {
      const { asked } = this.#host.frame('table');
      const isReady = (seat: Seat): boolean =>
        isPerson(this.players[seat]) && !this.#host.frame(seat).passing;
      if (asked.every(isReady)) return asked[0] ?? null;
      await this.#problems.orBug((resolve) => {
        const stop = this.#host.follow('table', () => {
          stop();
          resolve();
        });
      });
    }
  }

  view(seat: Seat): unknown {
    return this.#host.frame(seat).view;
  }

  /** How a seat's sentences address the players. */
  names(viewer: Viewer): Names {
    return { viewer, names: displayNames(this.players) };
  }

  choices(seat: Seat): readonly Choice[] {
    const { view, legal } = this.#host.frame(seat);
    const names = this.names(seat);
    return legal.map((action) => ({ action, label: this.game.words.label(view, action, names) }));
  }

  /** How the match would end if this action loses it immediately; null if it doesn't. */
  warning(seat: Seat, action: unknown): Outcome | null {
    const { view, legal } = this.#host.frame(seat);
    return losesAtOnce(this.game, view, seat, action, legal);
  }

  /** When to ask this seat for responses, until changed. */
  setAnswers(seat: Seat, mode: AnswerMode): Promise<void> {
    return this.#host.setAnswers(seat, { ...this.#host.answerSetting(seat), mode });
  }

  /** The seat passes wherever it can for as long as this turn lasts. */
  passTurn(seat: Seat): Promise<void> {
    const turn = this.#host.frame(seat).turn;
    return this.#host.setAnswers(seat, { ...this.#host.answerSetting(seat), passedTurn: turn });
  }

  async play(seat: Seat, action: unknown): Promise<void> {
    const { ok } = await this.#host.act(seat, action);
    invariant(ok, 'only legal actions are offered');
  }

  concede(seat: Seat): Promise<void> {
    return this.#host.concede(seat);
  }

  /**
   * Back to the last decision of a person: if nothing has come to light since, or else, as nobody but those at
   * this screen can be cheated, by force.
   */
  async undo(force: boolean): Promise<Undone> {
    const last = this.#host.lastDecision;
    const move = movesOf(this.#host.journal())[last];
    if (move === undefined) return 'nothing';
    if (force) await this.#host.rewind(move.seat, last);
    else {
      const answer = await this.#host.takeBack(move.seat);
      if (!answer.free) return answer;
    }
    this.#readAll();
    return 'done';
  }

  /** The host's commitment before the first move. */
  get head(): RecordHead {
    return this.#host.head;
  }

  /** The latest link of the hash chain; null for a match of the old format. */
  get link(): string | null {
    return this.#host.frame('table').link;
  }

  /** The match with its seed, so that it can be resumed or, once finished, verified. */
  record(): MatchRecord {
    return this.#host.journal();
  }

  /** The updates that a seat hasn't read yet; marks them as read. */
  news(seat: Seat): readonly SessionUpdate[] {
    const all = this.log(seat);
    const unread = all.slice(this.#read[seat]);
    this.#read[seat] = all.length;
    return unread;
  }

  /** Problems not reported yet; marks them as reported. */
  problems(): readonly string[] {
    return this.#problems.news(displayNames(this.players));
  }

  log(seat: Seat): readonly SessionUpdate[] {
    const names = this.names(seat);
    const view = this.view(seat);
    return this.#host
      .history(seat)
      .map(({ event }) => ({ text: this.game.words.describe(event, names, view), clause: event.clause }));
  }

  #readAll(): void {
    this.#read = this.players.map((_, seat) => this.#host.history(seat).length);
  }
}

function servicesWith(problems: HostProblems, mode: AnswerMode, chooser: Chooser): Services {
  return {
    store: memoryStore(),
    chooser,
    answers: () => ({ ...AUTO_ANSWERS, mode }),
    onProblem(problem) {
      problems.add(problem);
    },
  };
}
