import type { Agreement, Seat } from '@mechatable/kernel';
import type { Offer } from '@mechatable/protocol';
import { z } from 'zod';

/** An offer with the signatures of those who have agreed so far. */
interface OpenOffer {
  readonly kind: Offer['kind'];
  readonly by: Seat;
  readonly at: number;
  readonly to: number | null;
  readonly signature?: string | undefined;
  readonly agreed: readonly Agreement[];
}

const agreement = z.object({ seat: z.int(), signature: z.string().optional() });

const stored = z.array(
  z.object({
    kind: z.enum(['undo', 'draw']),
    by: z.int(),
    at: z.int(),
    to: z.int().nullable(),
    signature: z.string().optional(),
    agreed: z.array(agreement),
  }),
);

/** Offers since the last entry. Each player has at most one of each kind. */
export class Offers {
  readonly #all: readonly OpenOffer[];

  constructor(all: readonly OpenOffer[] = []) {
    this.#all = all;
  }

  /** From the store; unreadable offers have lapsed. */
  static from(value: unknown): Offers {
    const parsed = stored.safeParse(value);
    return new Offers(parsed.success ? parsed.data : []);
  }

  /** As it is stored; null for none. */
  get data(): unknown {
    return this.#all.length === 0 ? null : this.#all;
  }

  /** As everyone sees it. */
  get shown(): Offer[] {
    return this.#all.map(({ kind, by, at, to, agreed }) => ({
      ...{ kind, by, at, to },
      agreed: agreed.map(({ seat }) => seat),
    }));
  }

  find(kind: Offer['kind'], by: Seat): OpenOffer | undefined {
    return this.#all.find((offer) => offer.kind === kind && offer.by === by);
  }

  with(offer: OpenOffer): Offers {
    return new Offers([...this.#without(offer.kind, offer.by), offer]);
  }

  without(kind: Offer['kind'], by: Seat): Offers {
    return new Offers(this.#without(kind, by));
  }

  #without(kind: Offer['kind'], by: Seat): readonly OpenOffer[] {
    return this.#all.filter((offer) => offer.kind !== kind || offer.by !== by);
  }
}
