import { THOUGHTLESS, type Thought } from '@mechatable/bots';
import type { Decision, DecisionObserver } from '@mechatable/host';
import type { AnyGame, Names, Seat, Viewer } from '@mechatable/kernel';
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { pieceReason } from '../thoughts/reason.ts';
import { rowsOf, type WeighedRow } from '../thoughts/rows.ts';

/** A bot's thoughts on its latest decision. */
export interface Insight {
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  /** Null before the first report. */
  readonly thought: Thought | null;
  /** The index of the chosen action among the legal ones; null while it thinks. */
  readonly chosen: number | null;
}

/** Closed; asking for confirmation, since it reveals secrets; or open. */
export type Peeking = 'not' | 'asked' | 'open';

/**
 * What the bots consider, for players who want to see it. It is worded from a bot's own view, so it reveals what only the
 * bot knows: a player has to confirm first, and it is closed again when the screen changes hands.
 */
export class ThinkingModel {
  readonly peeking = signal<Peeking>('not');
  /** Null unless it is open. */
  readonly insight = signal<Insight | null>(null);
  readonly rows = computed<readonly WeighedRow[]>(() => {
    const insight = this.insight.value;
    if (insight === null) return [];
    const { thought, chosen, seat, view, legal } = insight;
    const names = this.#names.value;
    const rows = rowsOf(this.#game, insight, thought ?? THOUGHTLESS, chosen ?? -1, names);
    const rival = rows.find(({ isChosen }) => !isChosen);
    return rows.map((row) => {
      if (!row.isChosen || rival === undefined) return row;
      const question = { view, seat, action: legal[row.choice], instead: legal[rival.choice] };
      const reason = pieceReason(this.#game, question, names);
      return reason === '' ? row : { ...row, reason };
    });
  });
  readonly #game: AnyGame;
  readonly #names: ReadonlySignal<Names>;
  /** The viewers who have confirmed. */
  readonly #agreed = new Set<Viewer>(['table']);
  #viewer: Viewer | null = null;

  constructor(game: AnyGame, names: ReadonlySignal<Names>) {
    this.#game = game;
    this.#names = names;
  }

  /** Clears the panel when the screen changes hands. */
  sit(viewer: Viewer | null): void {
    this.#viewer = viewer;
    this.close();
  }

  /** Opens it, or asks first; closes it if it was open. */
  toggle(): void {
    if (this.peeking.value !== 'not') this.close();
    else if (this.#viewer !== null) this.peeking.value = this.#agreed.has(this.#viewer) ? 'open' : 'asked';
  }

  /** The person confirms. */
  agree(): void {
    if (this.peeking.value !== 'asked' || this.#viewer === null) return;
    this.#agreed.add(this.#viewer);
    this.peeking.value = 'open';
  }

  close(): void {
    this.peeking.value = 'not';
    this.forget();
  }

  /** Clears it after an undo, or when it is closed. */
  forget(): void {
    this.insight.value = null;
  }

  /** Watches a decision if the panel is open and there is more than one choice. */
  watch({ seat, view, legal }: Decision): DecisionObserver | undefined {
    if (this.peeking.value !== 'open' || legal.length < 2) return undefined;
    const asked = { seat, view, legal };
    this.insight.value = { ...asked, thought: null, chosen: null };
    const note = (change: Partial<Insight>): void => {
      const present = this.insight.value;
      if (present?.legal === legal) this.insight.value = { ...present, ...change }; // otherwise it is about another decision by now
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
