import type { LocalHost } from '@mechatable/host';
import { CONCEDE, DRAW, isUndo, lineOf, type Entry, type Seat } from '@mechatable/kernel';
import type { Offer, TableTerms } from '@mechatable/protocol';
import { refusal } from '../refusal.ts';
import { words } from '../words.ts';
import { Offers } from './offers.ts';
import { checkSignature, orMovedOn, othersInPlay, type Request } from './requests.ts';
import type { MatchServices } from './services.ts';

/** An answer to an offer. */
export interface OfferAnswer {
  readonly kind: Offer['kind'];
  readonly by: Seat;
  readonly at: number;
  readonly agree: boolean;
  readonly signature?: string | undefined;
}

/** Undos and draws that need everyone's consent. */
export class Agreements {
  readonly #table: string;
  readonly #host: LocalHost;
  readonly #terms: TableTerms;
  /** All entries so far; the match adds to them. */
  readonly #entries: readonly Entry[];
  readonly #services: MatchServices;
  readonly #onChange: () => void;
  #offers: Offers;
  /** The number of undos of each seat in the first entries. It is counted only once, because every move needs it. */
  readonly #undos = new Map<Seat, number>();
  #counted = 0;

  constructor(
    table: string,
    host: LocalHost,
    terms: TableTerms,
    entries: readonly Entry[],
    offers: unknown,
    services: MatchServices,
    onChange: () => void,
  ) {
    this.#table = table;
    this.#host = host;
    this.#terms = terms;
    this.#entries = entries;
    this.#offers = Offers.from(offers);
    this.#services = services;
    this.#onChange = onChange;
  }

  get shown(): Offer[] {
    return this.#offers.shown;
  }

  /** Offers made on another server. */
  restore(offers: unknown): void {
    this.#offers = Offers.from(offers);
  }

  /** Closes all offers: after an entry, none is open. */
  lapse(): void {
    this.#offers = new Offers();
  }

  /** Whether the table allows the seat another undo. */
  hasUndo(seat: Seat): boolean {
    const { undos } = this.#terms;
    return undos === null || this.#undosOf(seat) < undos;
  }

  #undosOf(seat: Seat): number {
    for (const entry of this.#entries.slice(this.#counted))
      if (isUndo(entry)) this.#undos.set(entry.seat, (this.#undos.get(entry.seat) ?? 0) + 1);
    this.#counted = this.#entries.length;
    return this.#undos.get(seat) ?? 0;
  }

  /** The other people who still play. */
  others(seat: Seat): readonly Seat[] {
    const gone = lineOf(this.#entries).filter(({ action }) => action === CONCEDE);
    return othersInPlay(this.#host.players, new Set(gone.map((move) => move.seat)), seat);
  }

  /** Offers the others an undo or a draw. Repeating the same offer changes nothing. */
  async offer(seat: Seat, kind: Offer['kind'], to: number | null, request: Request): Promise<void> {
    const { at, signature } = request;
    const known = this.#offers.find(kind, seat);
    if (known?.at === at && known.to === to) return;
    const entry = this.#proposed(seat, kind, to);
    if (this.others(seat).length === 0) throw refusal('not-allowed', words.match.nobodyToAsk);
    await this.#check(entry, seat, at, signature);
    await this.#save(at, this.#offers.with({ kind, by: seat, at, to, signature, agreed: [] }));
  }

  /** Agrees or refuses. The offer is carried out when everyone has agreed. Repeating the same answer changes nothing. */
  async answer(seat: Seat, answer: OfferAnswer): Promise<void> {
    const { kind, by, at, agree, signature } = answer;
    if (seat === by && agree) throw refusal('not-allowed', words.match.noOffer);
    if (agree && this.#isDone(seat, answer)) return;
    const offer = this.#offers.find(kind, by);
    if (offer?.at !== at || this.#length !== at) {
      if (!agree && this.#length === at) return; // already withdrawn
      throw refusal('moved-on', words.match.noOffer);
    }
    if (!agree) {
      await this.#save(at, this.#offers.without(kind, by));
      return;
    }
    await this.#check(this.#proposed(by, kind, offer.to), seat, at, signature);
    // Others may have answered while the signature was checked.
    const now = this.#offers.find(kind, by);
    if (now?.at !== at) throw refusal('moved-on', words.match.noOffer);
    const agreed = [...now.agreed.filter((one) => one.seat !== seat), { seat, signature }];
    if (!this.others(by).every((other) => agreed.some((one) => one.seat === other))) {
      await this.#save(at, this.#offers.with({ ...now, agreed }));
      return;
    }
    const given = { at, signature: now.signature, agreed };
    await orMovedOn(() =>
      kind === 'draw' ? this.#host.agreeDraw(by, given) : this.#host.rewind(by, now.to ?? 0, given),
    );
  }

  get #length(): number {
    return this.#entries.length;
  }

  /** Whether the very thing that this seat agrees to has already happened. */
  #isDone(seat: Seat, { kind, by, at }: OfferAnswer): boolean {
    const entry = this.#entries[at];
    if (entry?.seat !== by || entry.agreed?.some((one) => one.seat === seat) !== true) return false;
    return kind === 'undo' ? isUndo(entry) : 'action' in entry && entry.action === DRAW;
  }

  /** The text that is signed with an offer. */
  #proposed(seat: Seat, kind: Offer['kind'], to: number | null): Entry {
    if (this.#host.outcome !== null) throw refusal('over', words.table.over);
    if (kind === 'draw') {
      if (this.#host.game.rules.agreeDraw === undefined) throw refusal('not-allowed', words.match.noDraw);
      return { seat, action: DRAW };
    }
    if (!this.hasUndo(seat)) throw refusal('not-allowed', words.match.noUndo);
    if (!this.#terms.undoByConsent) throw refusal('not-allowed', words.match.noConsent);
    if (to === null || to >= this.#host.frame('table').seq) throw refusal('bad-request', words.match.noMove);
    return { seat, undo: to };
  }

  async #check(entry: Entry, seat: Seat, at: number, signature: string | undefined): Promise<void> {
    if (this.#length !== at) throw refusal('moved-on', words.match.movedOn);
    const { link } = this.#host.position;
    await checkSignature(this.#services.checkSignature, this.#host.players[seat], link, entry, signature);
  }

  async #save(at: number, offers: Offers): Promise<void> {
    if (this.#length !== at) throw refusal('moved-on', words.match.movedOn);
    const before = this.#offers;
    this.#offers = offers;
    try {
      await orMovedOn(() => this.#services.tables.offer(this.#table, at, offers.data));
    } catch (error) {
      if (this.#offers === offers) this.#offers = before;
      throw error;
    }
    this.#onChange();
  }
}
