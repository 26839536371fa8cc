import { THOUGHTLESS, type Thought } from '@mechatable/bots';
import type { Decision, Onlooker } from '@mechatable/host';
import type { AnyGame, Names, Seat, Viewer } from '@mechatable/kernel';
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { rowsOf, type WeighedRow } from './thoughts/rows.ts';

/** What a bot makes of the decision that it was asked for last. */
export interface Insight {
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  /** Null before it has said anything. */
  readonly thought: Thought | null;
  /** The place of what it did among the legal actions; null while it thinks. */
  readonly chosen: number | null;
}

/** Close; asked about, since it gives secrets away; or open. */
export type Peeking = 'not' | 'asked' | 'open';

/**
 * What the bots consider, for players who want to see it. That is worded from a bot's own view and so gives away what only
 * the bot knows: a person who plays has to want it twice, and for every person at a screen it is put away at first.
 */
export class ThinkingModel {
  readonly peeking = signal<Peeking>('not');
  /** Null unless it is open: nobody is told what nobody sees. */
  readonly insight = signal<Insight | null>(null);
  readonly rows = computed<readonly WeighedRow[]>(() => {
    const insight = this.insight.value;
    if (insight === null) return [];
    const { thought, chosen } = insight;
    return rowsOf(this.#game, insight, thought ?? THOUGHTLESS, chosen ?? -1, this.#names.value);
  });
  readonly #game: AnyGame;
  readonly #names: ReadonlySignal<Names>;
  /** Who has been told what it gives away, and wants it. */
  readonly #agreed = new Set<Viewer>(['table']);
  #viewer: Viewer | null = null;

  constructor(game: AnyGame, names: ReadonlySignal<Names>) {
    this.#game = game;
    this.#names = names;
  }

  /** Clears the panel when the screen changes hands. */
  sit(viewer: Viewer | null): void {
    this.#viewer = viewer;
    this.putAway();
  }

  /** Opens it, or asks first; put away if it was open. */
  toggle(): void {
    if (this.peeking.value !== 'not') this.putAway();
    else if (this.#viewer !== null) this.peeking.value = this.#agreed.has(this.#viewer) ? 'open' : 'asked';
  }

  /** The person knows what they will learn, and wants it all the same. */
  agree(): void {
    if (this.peeking.value !== 'asked' || this.#viewer === null) return;
    this.#agreed.add(this.#viewer);
    this.peeking.value = 'open';
  }

  putAway(): void {
    this.peeking.value = 'not';
    this.forget();
  }

  /** The decision is taken back, or nobody looks any more. */
  forget(): void {
    this.insight.value = null;
  }

  /** Looks on at a decision, if anybody wants to see it and there is something to decide. */
  watch({ seat, view, legal }: Decision): Onlooker | undefined {
    if (this.peeking.value !== 'open' || legal.length < 2) return undefined;
    const asked = { seat, view, legal };
    this.insight.value = { ...asked, thought: null, chosen: null };
    const note = (change: Partial<Insight>): void => {
      const present = this.insight.value;
      if (present?.legal === legal) this.insight.value = { ...present, ...change }; // else it is about another by now
    };
    return {
      onThought: (thought) => {
        note({ thought });
      },
      onChosen: (chosen) => {
        note({ chosen });
      },
    };
  }
}
