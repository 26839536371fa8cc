import { DEFAULT_BOT } from '@mechatable/bots';
import {
  LocalHost,
  MovedOnError,
  isPerson,
  type AnswerSetting,
  type Appended,
  type Given,
  type Journal as HostJournal,
  type TakeBack,
  type Trouble,
} from '@mechatable/host';
import {
  CONCEDE,
  DRAW,
  bot,
  isSeatEntry,
  isUndo,
  signedText,
  type AnyGame,
  type Entry,
  type Illegal,
  type Legal,
  type Player,
  type RecordHead,
  type Seat,
} from '@mechatable/kernel';
import type { ClockState, Offer, TableTerms } from '@mechatable/protocol';
import { DuplicateRequestError, type StoredJournal, type Summary } from '@mechatable/sql';
import { StaleSequenceError } from '@mechatable/store';
import { refusal } from '../refusal.ts';
import { words } from '../words.ts';
import { clockState, nextClock, nextTimeout, type ClockSnapshot } from './clock.ts';
import { Offers } from './offers.ts';
import type { MatchServices } from './services.ts';

/** The longest time that a timer can wait. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** After the store has failed, bots and clocks try again. */
const RETRY_MS = 2000;

export interface OpenedMatch {
  readonly id: string;
  readonly game: AnyGame;
  readonly terms: TableTerms;
  readonly head: RecordHead;
  readonly stored: StoredJournal;
  readonly offers: unknown;
  readonly ended: string | null;
  readonly opened: number;
  readonly answers: (seat: Seat) => AnswerSetting;
  /** Called after every entry, with the table as it stands now. */
  readonly onEntry: (summary: Summary, length: number, isReseated: boolean) => void;
  /** Called when something else has changed: an offer. */
  readonly onChange: () => void;
}

/** A request of a seat: when it was made and signed, and how often it may come. */
export interface Request extends Given {
  readonly at: number;
  readonly request: string;
}

/** A match that people play through the server: with clocks, signatures and offers. */
export class OnlineMatch {
  readonly host: LocalHost;
  readonly #opened: OpenedMatch;
  readonly #services: MatchServices;
  #clock: ClockSnapshot | null;
  #offers: Offers;
  /** How many undos each seat has had. */
  readonly #undos: number[];
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(opened: OpenedMatch, services: MatchServices) {
    this.#opened = opened;
    this.#services = services;
    const { id, game, head, stored, ended } = opened;
    this.#clock = stored.clock;
    this.#offers = Offers.from(opened.offers);
    const entries = stored.entries.map(({ entry }) => entry);
    const journal: HostJournal = {
      check: () => undefined,
      append: (appended) => this.#append(appended),
    };
    this.host = LocalHost.resume(
      game,
      { head: { id, opened: opened.opened, head }, entries, ended },
      {
        journal,
        chooser: services.chooser,
        clock: services.clock,
        answers: opened.answers,
        wait: services.wait,
        onTrouble: (trouble) => {
          this.#hearTrouble(trouble);
        },
      },
    );
    this.#undos = this.host.players.map(
      (_, seat) => entries.filter((entry) => isUndo(entry) && entry.seat === seat).length,
    );
    this.#arm();
  }

  get offers(): Offer[] {
    return this.#offers.shown;
  }

  /** Null for a match without clocks. */
  get clock(): ClockState | null {
    return this.#clock === null ? null : clockState(this.#clock, this.#services.clock());
  }

  get isOver(): boolean {
    return this.host.frame('table').outcome !== null;
  }

  /** Whether it can be dropped from memory: nobody here will move by themselves. */
  get isIdle(): boolean {
    const { asked } = this.host.frame('table');
    return asked.every((seat) => isPerson(this.host.players[seat]) && !this.host.frame(seat).passing);
  }

  /** The seat's undo as the table allows it. */
  undoOf(seat: Seat): TakeBack | null {
    const { undos } = this.#opened.terms;
    if (undos !== null && (this.#undos[seat] ?? 0) >= undos)
      return { free: false, sentence: words.match.noUndo };
    return this.host.frame(seat).undo;
  }

  async act(seat: Seat, action: unknown, request: Request): Promise<(Legal & { entry: number }) | Illegal> {
    return this.#once(request, { seat, action }, async () => {
      const verdict = await this.host.act(seat, action, request);
      return verdict.ok ? { ok: true, entry: request.at + 1 } : verdict;
    });
  }

  async concede(seat: Seat, request: Request): Promise<{ entry: number }> {
    const done = await this.#once(request, { seat, action: CONCEDE }, async () => {
      await this.host.concede(seat, request);
      return { ok: true as const, entry: request.at + 1 };
    });
    return { entry: done.entry };
  }

  async undo(seat: Seat, to: number, request: Request): Promise<TakeBack> {
    let answer: TakeBack = { free: true, to };
    await this.#once(request, { seat, undo: to }, async () => {
      const allowed = this.undoOf(seat) ?? { free: false, sentence: words.table.notSeated };
      // What was signed is an undo to this very move.
      if (allowed.free && allowed.to !== to) throw refusal('moved-on', words.match.movedOn);
      answer = allowed.free ? await this.host.takeBack(seat, request) : allowed;
      return { ok: true as const, entry: request.at + 1 };
    });
    return answer;
  }

  /** Asks the others for an undo or a draw. */
  async offer(seat: Seat, kind: Offer['kind'], to: number | null, request: Request): Promise<void> {
    const entry = this.#proposed(seat, kind, to);
    await this.#checkSignature(entry, seat, request.signature);
    const { at, signature } = request;
    await this.#saveOffers(at, this.#offers.with({ kind, by: seat, at, to, signature, agreed: [] }));
  }

  /** Agrees or refuses. When everyone has agreed, it happens. */
  async answerOffer(
    seat: Seat,
    answer: { kind: Offer['kind']; by: Seat; at: number; agree: boolean; signature?: string | undefined },
  ): Promise<void> {
    const { kind, by, at, agree, signature } = answer;
    const offer = this.#offers.find(kind, by);
    if (offer?.at !== at || this.host.frame('table').entry !== at)
      throw refusal('moved-on', words.match.noOffer);
    if (!agree) {
      await this.#saveOffers(at, this.#offers.without(kind, by));
      return;
    }
    if (seat === by) throw refusal('not-allowed', words.match.noOffer);
    const entry = this.#proposed(by, kind, offer.to);
    await this.#checkSignature(entry, seat, signature);
    const agreed = [...offer.agreed.filter((one) => one.seat !== seat), { seat, signature }];
    const isSettled = this.#others(by).every((other) => agreed.some((one) => one.seat === other));
    if (!isSettled) {
      await this.#saveOffers(at, this.#offers.with({ ...offer, agreed }));
      return;
    }
    const given = { at, signature: offer.signature, agreed };
    await orMovedOn(() =>
      kind === 'draw' ? this.host.agreeDraw(by, given) : this.host.rewind(by, offer.to ?? 0, given),
    );
  }

  /** Someone has been gone for too long: another seat takes the win, or lets a bot play on. */
  async claim(seat: Seat, absent: Seat, how: 'win' | 'bot', request: Request): Promise<{ entry: number }> {
    const entry: Entry =
      how === 'win'
        ? { seat: absent, action: CONCEDE, by: 'host' }
        : { seat: absent, player: bot(DEFAULT_BOT) };
    const { at, signature } = request;
    await this.#checkSignature(entry, seat, signature);
    const given = { at, request: request.request, agreed: [{ seat, signature }] };
    await orMovedOn(() =>
      how === 'win' ? this.host.forfeit(absent, given) : this.host.reseat(absent, bot(DEFAULT_BOT), given),
    );
    return { entry: at + 1 };
  }

  /** A person plays on after a bot, or with another device's key. */
  async returnTo(seat: Seat, player: Player): Promise<{ entry: number }> {
    const { entry } = this.host.frame('table');
    await orMovedOn(() => this.host.reseat(seat, player, { at: entry }));
    return { entry: entry + 1 };
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.host.close();
  }

  /** What is signed when something is offered. */
  #proposed(seat: Seat, kind: Offer['kind'], to: number | null): Entry {
    const { rules } = this.host.game;
    if (kind === 'draw') {
      if (rules.agreeDraw === undefined) throw refusal('not-allowed', words.match.noDraw);
      return { seat, action: DRAW };
    }
    if (!this.#opened.terms.undoByConsent) throw refusal('not-allowed', words.match.noConsent);
    const { undos } = this.#opened.terms;
    if (undos !== null && (this.#undos[seat] ?? 0) >= undos) throw refusal('not-allowed', words.match.noUndo);
    const { seq } = this.host.frame('table');
    if (to === null || to >= seq) throw refusal('bad-request', words.match.movedOn);
    return { seat, undo: to };
  }

  /** The other people at the table. */
  #others(seat: Seat): readonly Seat[] {
    return this.host.here.filter((other) => other !== seat);
  }

  async #saveOffers(at: number, offers: Offers): Promise<void> {
    if (this.host.frame('table').entry !== at) throw refusal('moved-on', words.match.movedOn);
    await orMovedOn(() => this.#services.tables.offer(this.#opened.id, at, offers.data));
    this.#offers = offers;
    this.#opened.onChange();
  }

  /**
   * Carries out a request once. If it comes too late because it has been carried out before, the answer is the same as
   * then.
   */
  async #once<T extends { readonly ok: boolean }>(
    request: Request,
    entry: Entry,
    work: () => Promise<T>,
  ): Promise<Extract<T, { ok: true }> extends never ? T : T> {
    if (this.host.frame('table').entry === request.at)
      await this.#checkSignature(entry, entry.seat, request.signature);
    try {
      return await orMovedOn(work);
    } catch (error) {
      const known = await this.#known(error, request.request);
      if (known === null) throw error;
      return { ok: true, entry: known + 1 } as unknown as T;
    }
  }

  /** The number of the entry that this request has made; null if it has made none. */
  async #known(error: unknown, request: string): Promise<number | null> {
    if (error instanceof DuplicateRequestError) return error.number;
    if (!(error instanceof Error && 'code' in error && error.code === 'moved-on')) return null;
    return (await this.#services.journal.entryOf(this.#opened.id, request))?.number ?? null;
  }

  /** Whoever has a key signs everything, with everything before it. */
  async #checkSignature(entry: Entry, seat: Seat, signature: string | undefined): Promise<void> {
    const player = this.host.players[seat];
    const key = player?.kind === 'person' ? player.key : undefined;
    if (key === undefined) {
      if (signature !== undefined) throw refusal('bad-request', words.match.badSignature);
      return;
    }
    if (signature === undefined) throw refusal('bad-request', words.match.unsigned);
    const { link } = this.host.frame('table');
    const isGenuine =
      link !== null && (await this.#services.checkSignature(key, signedText(link, entry), signature));
    if (!isGenuine) throw refusal('bad-request', words.match.badSignature);
  }

  /** Saves an entry with the clocks after it. What everyone has left changes only when it is saved. */
  async #append({ entry, at, given, turn, asked, outcome, ended }: Appended): Promise<void> {
    const now = this.#services.clock();
    const people = outcome === null ? asked.filter((seat) => this.#isPersonAfter(entry, seat)) : [];
    const clock = this.#clockAfter(entry, people, given.thought ?? null, now);
    const status = outcome === null ? 'playing' : 'over';
    const summary: Summary = { status, touched: now, turn, asked, outcome, ended, offers: null };
    const timeout = clock === null ? null : nextTimeout(clock);
    await this.#services.journal.append({
      table: this.#opened.id,
      at,
      entry,
      request: given.request ?? null,
      summary,
      ...(clock === null ? {} : { clock: { ...clock, deadline: timeout?.at ?? null } }),
      ...(isSeatEntry(entry) ? { reseated: { seat: entry.seat, player: entry.player } } : {}),
    });
    this.#clock = clock;
    this.#offers = new Offers();
    if (isUndo(entry)) this.#undos[entry.seat] = (this.#undos[entry.seat] ?? 0) + 1;
    this.#arm();
    this.#opened.onEntry(summary, at + 1, isSeatEntry(entry));
  }

  #clockAfter(
    entry: Entry,
    asked: readonly Seat[],
    thought: number | null,
    now: number,
  ): ClockSnapshot | null {
    const { clock: terms } = this.#opened.terms;
    if (this.#clock === null || terms.kind === 'none') return null;
    const next = nextClock(terms, this.#clock, { now, mover: entry.seat, asked, thought });
    if (!isSeatEntry(entry)) return next;
    const whole = terms.kind === 'real-time' ? terms.increment * 1000 : terms.days * 86_400_000;
    const bank = isPerson(entry.player) ? (next.banks[entry.seat] ?? whole) : null;
    return { ...next, banks: next.banks.with(entry.seat, bank) };
  }

  #isPersonAfter(entry: Entry, seat: Seat): boolean {
    return isPerson(isSeatEntry(entry) && entry.seat === seat ? entry.player : this.host.players[seat]);
  }

  /** Sets the timer for whoever runs out of time first. */
  #arm(): void {
    clearTimeout(this.#timer);
    const timeout = this.#clock === null || this.#isClosed ? null : nextTimeout(this.#clock);
    if (timeout === null) return;
    const wait = Math.max(0, timeout.at - this.#services.clock());
    this.#timer = setTimeout(
      () => {
        if (timeout.at > this.#services.clock()) this.#arm();
        else this.#expire(timeout.seat);
      },
      Math.min(wait + 1, LONGEST_TIMER),
    );
    this.#timer.unref();
  }

  #expire(seat: Seat): void {
    this.host.expire(seat, bot(DEFAULT_BOT)).catch((error: unknown) => {
      this.#services.log.error(error, 'a timeout could not be carried out');
      this.#timer = setTimeout(() => {
        this.#arm();
      }, RETRY_MS);
    });
  }

  /** After the store has failed, bots have to be asked again. */
  #hearTrouble(trouble: Trouble): void {
    this.#services.onTrouble(this.#opened.id, trouble);
  }
}

/** A request that came too late, in the words of the protocol. */
async function orMovedOn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MovedOnError || error instanceof StaleSequenceError)
      throw refusal('moved-on', words.match.movedOn);
    throw error;
  }
}
