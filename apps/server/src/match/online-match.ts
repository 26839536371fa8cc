import { DEFAULT_BOT } from '@mechatable/bots';
import {
  LocalHost,
  MovedOnError,
  isPerson,
  type AnswerSetting,
  type Appended,
  type TakeBack,
  type HostProblem,
} from '@mechatable/host';
import {
  CONCEDE,
  bot,
  isSeatEntry,
  parseAs,
  same,
  type AnyGame,
  type Entry,
  type Illegal,
  type Legal,
  type Player,
  type RecordHead,
  type Seat,
} from '@mechatable/kernel';
import type { ClockState, Offer, TableTerms } from '@mechatable/protocol';
import { clockJob, pushJob, rateJob, type Job, type StoredJournal, type Summary } from '@mechatable/sql';
import { StaleSequenceError } from '@mechatable/store';
import { refusal } from '../refusal.ts';
import { words } from '../words.ts';
import { answersOf } from './answers.ts';
import { nextStepJob } from './next-step-job.ts';
import { MatchClock } from './match-clock.ts';
import { Agreements } from './agreements.ts';
import { checkSignature, once, orMovedOn, type Request } from './requests.ts';
import type { MatchServices } from './services.ts';

export interface OpenedMatch {
  readonly id: string;
  readonly game: AnyGame;
  readonly terms: TableTerms;
  readonly head: RecordHead;
  readonly stored: StoredJournal;
  readonly offers: unknown;
  readonly ended: string | null;
  readonly opened: number;
  /** Whether it counts for ratings. */
  readonly isRated: boolean;
  readonly answers: (seat: Seat) => AnswerSetting;
  /** The people to notify if these seats must act: those who are away and have not been notified yet. */
  readonly calls: (asked: readonly Seat[]) => readonly string[];
  /** Called after every entry, with the updated table. `hasMore`: seats or offers have changed, too. */
  readonly onEntry: (summary: Summary, length: number, hasMore: boolean) => void;
  /** Called when something else has changed: an offer. */
  readonly onChange: () => void;
  /** Called when another server has continued this match: what is in memory is out of date. */
  readonly onStale: () => void;
}

/** A match that people play through the server: with clocks, signatures and offers. */
export class OnlineMatch {
  readonly host: LocalHost;
  readonly agreements: Agreements;
  readonly #opened: OpenedMatch;
  readonly #services: MatchServices;
  readonly #clock: MatchClock;
  readonly #entries: Entry[];
  /** How many entries are being saved. */
  #saving = 0;

  constructor(opened: OpenedMatch, services: MatchServices) {
    this.#opened = opened;
    this.#services = services;
    const { id, game, head, stored, ended, terms } = opened;
    this.#entries = stored.entries.map(({ entry }) => entry);
    this.#clock = new MatchClock(terms.clock, stored.clock, services);
    const entries = [...this.#entries];
    this.host = LocalHost.resume(
      game,
      { head: { id, opened: opened.opened, head }, entries, ended },
      {
        journal: { check: () => undefined, append: (appended) => this.#append(appended) },
        chooser: services.chooser,
        clock: services.clock,
        answers: opened.answers,
        isWatched: terms.spectators,
        isStepped: true,
        isRepeatable: opened.isRated,
        onProblem: (problem) => {
          this.#report(problem);
        },
      },
    );
    this.agreements = new Agreements(
      id,
      this.host,
      terms,
      this.#entries,
      opened.offers,
      services,
      opened.onChange,
    );
  }

  /** Null for a match without clocks. */
  get clock(): ClockState | null {
    return this.#clock.shown(this.host.players);
  }

  get offers(): Offer[] {
    return this.agreements.shown;
  }

  get isOver(): boolean {
    return this.host.outcome !== null;
  }

  /** Whether it can be dropped from memory: nothing is being saved, and no automatic move is due here. */
  get isIdle(): boolean {
    if (this.#saving > 0) return false;
    const { asked } = this.host.frame('table');
    return asked.every((seat) => isPerson(this.host.players[seat]) && !this.host.frame(seat).passing);
  }

  /** The seat's undo as the table allows it. */
  undoOf(seat: Seat): TakeBack | null {
    return this.agreements.hasUndo(seat)
      ? this.host.frame(seat).undo
      : { free: false, sentence: words.match.noUndo };
  }

  async act(seat: Seat, action: unknown, request: Request): Promise<(Legal & { entry: number }) | Illegal> {
    const shaped = parseAs(this.host.game.rules.actions, action, 'action');
    const refused: Illegal[] = [];
    const entry = await this.#once({ seat, action: shaped }, request, async () => {
      const verdict = await this.host.act(seat, shaped, request);
      if (!verdict.ok) refused.push(verdict);
    });
    return refused[0] ?? { ok: true, entry };
  }

  async concede(seat: Seat, request: Request): Promise<{ entry: number }> {
    const entry = await this.#once({ seat, action: CONCEDE }, request, () =>
      this.host.concede(seat, request),
    );
    return { entry };
  }

  async undo(seat: Seat, to: number, request: Request): Promise<TakeBack> {
    let answer: TakeBack = { free: true, to };
    await this.#once({ seat, undo: to }, request, async () => {
      const allowed = this.undoOf(seat) ?? { free: false, sentence: words.table.notSeated };
      // The signature is for an undo to exactly this move.
      if (allowed.free && allowed.to !== to) throw new MovedOnError(words.match.movedOn);
      answer = allowed.free ? await this.host.takeBack(seat, request) : allowed;
    });
    return answer;
  }

  /** After a player was away for too long: another seat claims the win, or lets a bot take over. */
  async claim(
    seat: Seat,
    absent: Seat,
    how: 'win' | 'bot',
    request: Request,
    isGone: () => boolean,
  ): Promise<{ entry: number }> {
    const player = bot(DEFAULT_BOT);
    const entry: Entry =
      how === 'win' ? { seat: absent, action: CONCEDE, by: 'host' } : { seat: absent, player };
    const { at, signature } = request;
    const number = await this.#once(
      entry,
      request,
      async () => {
        if (!isGone()) throw refusal('not-allowed', words.match.notGone);
        // A win is claimed by everyone who still plays: a record that only some have signed proves nothing.
        if (how === 'win' && this.agreements.others(absent).some((other) => other !== seat))
          throw refusal('not-allowed', words.match.severalLeft);
        const given = { at, request: request.request, agreed: [{ seat, signature }] };
        await (how === 'win' ? this.host.forfeit(absent, given) : this.host.reseat(absent, player, given));
      },
      seat,
    );
    return { entry: number };
  }

  /** A person plays on after a bot, or with another device's key. If they already play, nothing changes. */
  async returnTo(seat: Seat, player: Player): Promise<{ entry: number }> {
    const { entry } = this.host.position;
    if (same(this.host.players[seat], player)) return { entry };
    await orMovedOn(() => this.host.reseat(seat, player, { at: entry }));
    return { entry: entry + 1 };
  }

  /** From now on, the person in this seat is asked in other windows. */
  setAnswers(seat: Seat, setting: AnswerSetting): Promise<void> {
    const { id } = this.#opened;
    return this.host.saveAnswers(seat, setting, (nextStepIn) => {
      const jobs = this.#nextStepJobs(this.host.position.entry, nextStepIn);
      return this.#services.seats.update(id, seat, { answers: setting }, jobs);
    });
  }

  /**
   * Makes the next automatic move, if the match still has this many entries. Returns whether there was one.
   */
  async step(entry: number): Promise<boolean> {
    if (this.host.position.entry !== entry) return true;
    let isMade = true;
    await orTooLate(async () => {
      isMade = await this.host.step();
    });
    return isMade;
  }

  /**
   * Applies the rule book's timeout if a player's time has run out. Returns when to check again; null after a timeout, or if
   * no clock is running.
   */
  async checkClock(): Promise<number | null> {
    const { timeout } = this.#clock;
    if (timeout === null) return null;
    if (timeout.at > this.#services.clock()) return timeout.at;
    await this.#expire(timeout.seat);
    return null;
  }

  /** When to ask people may have been changed on another server. */
  async #readAnswers(): Promise<void> {
    for (const stored of await this.#services.seats.of(this.#opened.id)) {
      const setting = answersOf(stored);
      const isNew = !same(setting, this.host.answerSetting(stored.seat));
      if (isNew && isPerson(this.host.players[stored.seat])) await this.host.setAnswers(stored.seat, setting);
    }
  }

  /** The person in this seat is not coming back, and a bot continues. */
  async abandon(seat: Seat): Promise<void> {
    if (!this.isOver) await orMovedOn(() => this.host.reseat(seat, bot(DEFAULT_BOT), {}));
  }

  /** The number of entries that have been carried out. More may have been read or saved already. */
  get length(): number {
    return this.host.position.entry;
  }

  /** Applies entries that other servers have added to the match. Returns them. */
  async catchUp(): Promise<readonly Entry[]> {
    const added: Entry[] = [];
    await this.host.catchUp(async (known) => {
      const { entries, clock } = await this.#services.journal.readSince(this.#opened.id, known);
      await this.#readAnswers(); // it may fail, so it comes before anything changes
      added.push(...entries.map(({ entry }) => entry));
      this.#entries.push(...added);
      this.#clock.set(clock, added.length > 0 ? 0 : null); // another server may have changed the next check
      if (added.length > 0) this.agreements.lapse();
      return added;
    });
    return added;
  }

  close(): void {
    this.host.close();
  }

  /** Checks the signature, then carries out the request, once. Returns the number of entries after it. */
  #once(entry: Entry, request: Request, work: () => Promise<void>, signer = entry.seat): Promise<number> {
    const { journal, checkSignature: check } = this.#services;
    return once(journal, this.#opened.id, request, entry, async () => {
      const { entry: length, link } = this.host.position;
      if (length !== request.at) throw new MovedOnError(words.match.movedOn);
      await checkSignature(check, this.host.players[signer], link, entry, request.signature);
      if (this.#clock.isOut(entry.seat, request.thought ?? null) && signer === entry.seat) {
        await this.#expire(entry.seat);
        throw new MovedOnError(words.match.movedOn);
      }
      await work();
      return request.at + 1;
    });
  }

  /** Saves an entry with the clocks after it. What everyone has left changes only when it is saved. */
  async #append({ entry, at, given, turn, asked, outcome, ended, nextStepIn }: Appended): Promise<void> {
    const now = this.#services.clock();
    const { id, isRated, terms } = this.#opened;
    const people = outcome === null ? asked.filter((seat) => this.#isPersonAfter(entry, seat)) : [];
    const clock = this.#clock.after(entry, people, given.thought ?? null, now);
    const alarm = this.#clock.alarmFor(clock);
    const jobs = [...this.#nextStepJobs(at + 1, nextStepIn())];
    if (alarm !== null) jobs.push(clockJob(id, alarm));
    for (const player of this.#opened.calls(people)) jobs.push(pushJob(id, player));
    // A changed rating would reveal the result to spectators, who see it later.
    if (isRated && outcome !== null) jobs.push(rateJob(id, now + terms.delay * 1000));
    const status = outcome === null ? 'playing' : 'over';
    const summary: Summary = { status, touched: now, turn, asked, outcome, ended, offers: null };
    const start = performance.now();
    this.#saving++;
    try {
      await this.#services.journal.append({
        table: id,
        at,
        entry,
        request: given.request ?? null,
        summary,
        clock: clock ?? undefined,
        reseated: isSeatEntry(entry) ? { seat: entry.seat, player: entry.player } : undefined,
        jobs,
      });
    } catch (error) {
      this.#notSaved(error);
      throw error;
    } finally {
      this.#saving--;
    }
    this.#services.onSaved(performance.now() - start);
    this.#entries.push(entry);
    this.#clock.set(clock, alarm);
    const hasMore = isSeatEntry(entry) || this.agreements.shown.length > 0;
    this.agreements.lapse();
    this.#opened.onEntry(summary, at + 1, hasMore);
  }

  /** The job for the next automatic move, after this many milliseconds; none if the match waits for people. */
  #nextStepJobs(entry: number, wait: number | null): readonly Job[] {
    return wait === null ? [] : [nextStepJob(this.#opened.id, entry, wait, this.#services)];
  }

  #isPersonAfter(entry: Entry, seat: Seat): boolean {
    return isPerson(isSeatEntry(entry) && entry.seat === seat ? entry.player : this.host.players[seat]);
  }

  /** Applies the rule book's timeout when a seat's time has run out, unless it has answered meanwhile. */
  #expire(seat: Seat): Promise<void> {
    return orTooLate(() => this.host.expire(seat, bot(DEFAULT_BOT), { at: this.#entries.length }));
  }

  /** The entry was not made. People and jobs retry. */
  #notSaved(error: unknown): void {
    if (error instanceof StaleSequenceError) this.#opened.onStale();
    else if (error instanceof Error) this.#report({ kind: 'store', error });
  }

  #report(problem: HostProblem): void {
    this.#services.onProblem(this.#opened.id, problem);
  }
}

/** Does nothing if someone was faster. */
async function orTooLate(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof MovedOnError)) throw error;
  }
}
