import {
  bot,
  CONCEDE,
  DRAW,
  LEGAL,
  invariant,
  same,
  signedText,
  checkRecord,
  type AnyGame,
  type Entry,
  type GameEvent,
  type Illegal,
  type Legal,
  type MatchRecord,
  type Player,
  type RecordHead,
  type Seat,
  type Viewer,
} from '@mechatable/kernel';
import { DEFAULT_BOT } from '@mechatable/bots';
import {
  ProblemError,
  ROUTES,
  type Api,
  type Call,
  type Offer,
  type Route,
  type TableMessages,
} from '@mechatable/protocol';
import type { z } from 'zod';
import { AUTO_ANSWERS, type AnswerSetting } from '../answer-setting.ts';
import type { Frame, Host, FrameUpdate, SeenEvent, TakeBack } from '../host.ts';
import { MovedOnError } from '../journal.ts';
import { HostClosedError } from '../host-closed.ts';
import { words } from '../words.ts';
import { Outbox } from './outbox.ts';
import type { Signer } from './signer.ts';

export interface RemoteServices {
  readonly api: Api;
  /** Null if this device can't sign: its entries are then taken on trust. */
  readonly signer: Signer | null;
  /** A new key for a request. */
  readonly newKey: () => string;
  /** Stores a pending move, in case the page is reloaded. Default: it is lost. */
  readonly pending?: Pending;
  readonly clock?: () => number;
}

type MoveBody = z.input<typeof ROUTES.act.body>;

/** Stores a move that is on its way, as text. */
export interface Pending {
  get(): string | null;
  set(text: string | null): void;
}

/** A match on a server, as one viewer sees it. Pass it every message that the server pushes. */
export class RemoteHost implements Host {
  readonly id: string;
  readonly game: AnyGame;
  readonly here: readonly Seat[];
  readonly head: RecordHead;
  readonly #services: RemoteServices;
  readonly #outbox: Outbox;
  readonly #followers = new Set<(news: FrameUpdate) => void>();
  #players: readonly Player[];
  #frame: Frame;
  #history: SeenEvent[];
  #answers: AnswerSetting;
  /** When the current question arrived, on this device's clock. */
  #askedAt: number;
  #closed = false;
  /** Called when the frame has changed. */
  #waiting: (() => void)[] = [];

  constructor(id: string, game: AnyGame, first: TableMessages['snapshot'], services: RemoteServices) {
    this.id = id;
    this.game = game;
    this.head = first.head as RecordHead;
    this.#services = services;
    this.#outbox = new Outbox(services.api);
    this.#players = first.players;
    this.#frame = first.frame as Frame;
    this.#history = [...(first.history as readonly SeenEvent[])];
    this.#answers = first.answers ?? AUTO_ANSWERS;
    this.#askedAt = this.#now();
    this.here = first.frame.viewer === 'table' ? [] : [first.frame.viewer];
  }

  get players(): readonly Player[] {
    return this.#players;
  }

  /** The updates since then, or everything after a longer absence. */
  receive(
    message:
      | { type: 'snapshot'; data: TableMessages['snapshot'] }
      | { type: 'news'; data: TableMessages['news'] },
  ): void {
    if (this.#closed) return;
    const before = this.#frame;
    const frame = message.data.frame as Frame;
    if (frame.entry < before.entry) return; // a stream that was slower than another
    this.#frame = frame;
    this.#askedAt = this.#now();
    if (message.data.players !== undefined) this.#players = message.data.players;
    if (message.type === 'snapshot') this.#startOver(message.data, before);
    else this.#goOn(message.data);
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** The network is back: unsent requests are sent now. */
  hurry(): void {
    this.#outbox.hurry();
  }

  frame(viewer: Viewer): Frame {
    invariant(viewer === this.#frame.viewer, 'only what this viewer may know is here');
    return this.#frame;
  }

  history(viewer: Viewer): readonly SeenEvent[] {
    invariant(viewer === this.#frame.viewer, 'only what this viewer may know is here');
    return this.#history;
  }

  follow(viewer: Viewer, onNews: (news: FrameUpdate) => void): () => void {
    invariant(viewer === this.#frame.viewer, 'only what this viewer may know is here');
    this.#followers.add(onNews);
    return () => {
      this.#followers.delete(onNews);
    };
  }

  async act(seat: Seat, action: unknown): Promise<Legal | Illegal> {
    const { legal } = this.#frame;
    for (;;) {
      const signed = await this.#signed({ seat, action });
      try {
        const done = await this.#sendMove({ ...signed, action });
        if (!done.ok) return done;
        await this.#reached(done.entry);
        return LEGAL;
      } catch (error) {
        if (!(error instanceof ProblemError && error.code === 'moved-on')) throw error;
        await this.#reached(signed.at + 1);
        // Someone else was faster. If the question is still the same, the answer is too.
        const { asked, legal: now } = this.#frame;
        if (!asked.includes(seat) || !same(now, legal)) throw new MovedOnError(words.match.movedOn);
      }
    }
  }

  /** Sends a move again that was pending when the page was reloaded. It counts once, even if it had arrived. */
  async resendPending(): Promise<void> {
    const text = this.#services.pending?.get() ?? null;
    if (text === null) return;
    const body = moveFrom(text);
    const isOpen = body?.at === this.#frame.entry && this.here.includes(body.seat);
    if (isOpen) await this.#sendMove(body);
    else this.#services.pending?.set(null); // it has arrived, is too late, or can't be read
  }

  async concede(seat: Seat): Promise<void> {
    for (;;) {
      const signed = await this.#signed({ seat, action: CONCEDE });
      try {
        const { entry } = await this.#call(ROUTES.concede, { params: this.#params, body: signed });
        await this.#reached(entry);
        return;
      } catch (error) {
        if (!(error instanceof ProblemError && error.code === 'moved-on')) throw error;
        await this.#reached(signed.at + 1);
        if (this.#frame.outcome !== null) return;
      }
    }
  }

  answerSetting(seat: Seat): AnswerSetting {
    return this.here.includes(seat) ? this.#answers : AUTO_ANSWERS;
  }

  async setAnswers(seat: Seat, setting: AnswerSetting): Promise<void> {
    this.#answers = setting;
    await this.#call(ROUTES.setAnswers, {
      params: this.#params,
      body: { seat, setting: { ...setting, stops: { ...setting.stops } } },
    });
  }

  async takeBack(seat: Seat): Promise<TakeBack> {
    const { undo, entry } = this.#frame;
    invariant(undo !== null, 'every seat knows whether it may undo its move');
    if (!undo.free) return undo;
    const signed = await this.#signed({ seat, undo: undo.to });
    const answer = await this.#call(ROUTES.undo, { params: this.#params, body: { ...signed, to: undo.to } });
    if (answer.free) await this.#reached(entry + 1);
    return answer as TakeBack;
  }

  /** The move to which a seat's last decision could be undone if the others agree; null if it has made none. */
  undoTarget(seat: Seat): number | null {
    const last = this.#history.findLast(({ mover }) => mover === seat);
    return last === undefined || last.seq === 0 ? null : last.seq - 1;
  }

  /** Asks the others for a draw, or to undo all moves after the first `to`. */
  async offer(seat: Seat, kind: Offer['kind'], to: number | null): Promise<void> {
    const signed = await this.#signed(proposed(seat, kind, to));
    const body = { ...signed, kind, ...(to === null ? {} : { to }) };
    await this.#call(ROUTES.offer, { params: this.#params, body });
  }

  /** Agrees to what someone has offered, or refuses. Refusing your own offer withdraws it. */
  async answerOffer(seat: Seat, { kind, by, at, to }: Offer, agree: boolean): Promise<void> {
    const { signature } = agree ? await this.#signed(proposed(by, kind, to), seat) : {};
    const body = { seat, kind, by, at, agree, ...(signature === undefined ? {} : { signature }) };
    await this.#call(ROUTES.answerOffer, { params: this.#params, body });
  }

  /** A player was away for too long: claims the win, or lets a bot take over. */
  async claim(seat: Seat, absent: Seat, how: 'win' | 'bot'): Promise<void> {
    const entry: Entry =
      how === 'win'
        ? { seat: absent, action: CONCEDE, by: 'host' }
        : { seat: absent, player: bot(DEFAULT_BOT) };
    const signed = await this.#signed(entry, seat);
    const body = { ...signed, seat, absent, how };
    await this.#reached((await this.#call(ROUTES.claim, { params: this.#params, body })).entry);
  }

  /** Whether the seat is this person's, but a bot or another device plays it. */
  get isElsewhere(): boolean {
    const [seat] = this.here;
    const player = seat === undefined ? undefined : this.#players[seat];
    if (player === undefined) return false;
    if (player.kind !== 'person') return true;
    return player.key !== undefined && player.key !== this.#services.signer?.key;
  }

  /** Continues here, after a bot or another device. */
  async takeSeatBack(seat: Seat): Promise<void> {
    const key = this.#services.signer?.key;
    const body = { seat, ...(key === undefined ? {} : { key }) };
    await this.#reached((await this.#call(ROUTES.takeSeatBack, { params: this.#params, body })).entry);
  }

  async record(): Promise<MatchRecord> {
    const { record } = await this.#call(ROUTES.getRecord, { params: this.#params });
    return checkRecord(record);
  }

  close(): void {
    this.#closed = true;
    this.#followers.clear();
    this.#outbox.close();
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  get #params(): { readonly table: string } {
    return { table: this.id };
  }

  #now(): number {
    return (this.#services.clock ?? Date.now)();
  }

  /** Sends a request, again and again until the server answers. It is carried out once, by its key. */
  #call<R extends Route>(route: R, call: Call<R>): Promise<z.infer<R['answer']>> {
    if (this.#closed) throw new HostClosedError(words.match.left);
    return this.#outbox.send(route, call);
  }

  async #sendMove(body: MoveBody): Promise<z.infer<typeof ROUTES.act.answer>> {
    const { pending } = this.#services;
    pending?.set(JSON.stringify(body));
    try {
      return await this.#call(ROUTES.act, { params: this.#params, body });
    } finally {
      if (!this.#closed) pending?.set(null);
    }
  }

  /** `seat`: who signs it, if not the one that the entry is about. */
  async #signed(
    entry: Entry,
    seat: Seat = entry.seat,
  ): Promise<{
    seat: Seat;
    at: number;
    request: string;
    signature?: string;
    thought: number;
  }> {
    const { entry: at, link } = this.#frame;
    const { signer, newKey } = this.#services;
    const thought = Math.max(0, Math.round(this.#now() - this.#askedAt));
    const signature =
      signer === null || link === null || !this.#signs(seat, signer)
        ? {}
        : { signature: await signer.sign(signedText(link, entry)) };
    return { seat, at, request: newKey(), thought, ...signature };
  }

  /** Whether the match knows this device's key as the seat's. */
  #signs(seat: Seat, { key }: Signer): boolean {
    const player = this.#players[seat];
    return player?.kind === 'person' && player.key === key;
  }

  /** Resolves when the match has this many entries here, or the host is closed. */
  async #reached(entry: number): Promise<void> {
    while (this.#frame.entry < entry) {
      if (this.#closed) throw new HostClosedError(words.match.left);
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    }
  }

  #goOn({ events, mover, takenBack, frame }: TableMessages['news']): void {
    if (takenBack) this.#history = this.#history.filter(({ seq }) => seq <= frame.seq);
    this.#history.push(...(events as readonly SeenEvent[]));
    this.#notify({
      frame: this.#frame,
      events: events.map(({ event }) => event as GameEvent),
      mover,
      takenBack,
    });
  }

  /** After a longer absence: shows what is new, or starts over if something was undone. */
  #startOver({ history, answers }: TableMessages['snapshot'], before: Frame): void {
    const seen = history as readonly SeenEvent[];
    const isLonger = same(seen.slice(0, this.#history.length), this.#history);
    const added = isLonger ? seen.slice(this.#history.length) : [];
    this.#history = [...seen];
    this.#answers = answers ?? this.#answers;
    if (this.#frame.entry === before.entry) return;
    const takenBack = !isLonger;
    const mover = takenBack ? null : (added.at(-1)?.mover ?? null);
    this.#notify({ frame: this.#frame, events: added.map(({ event }) => event), mover, takenBack });
  }

  #notify(news: FrameUpdate): void {
    for (const onNews of [...this.#followers]) onNews(news);
  }
}

/** The entry that an offer leads to if everyone agrees. */
function proposed(seat: Seat, kind: Offer['kind'], to: number | null): Entry {
  return kind === 'draw' ? { seat, action: DRAW } : { seat, undo: to ?? 0 };
}

/** A move that was stored; null if it is damaged. */
function moveFrom(text: string): MoveBody | null {
  try {
    return ROUTES.act.body.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
