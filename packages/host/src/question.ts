import type { Bot, Thought } from '@mechatable/bots';
import { findBot } from '@mechatable/bots';
import type { AnyGame } from '@mechatable/kernel';
import { asError } from './as-error.ts';
import type { Decision } from './chooser.ts';

/** A decision on its way to another thread: the game goes by its id. */
export type Question = Omit<Decision, 'game' | 'onThought'> & {
  readonly number: number;
  readonly game: string;
  readonly wantsThoughts: boolean;
};

/** What comes back: what the bot thinks, the place of the chosen action among the legal ones, or what went wrong. */
export type Answer = { readonly number: number } & (
  { readonly thought: Thought } | { readonly chosen: number } | { readonly failed: string }
);

/** Bots of so many seats are remembered; whoever was asked longest ago is forgotten first. */
const MEMORY = 8;

/** The other thread: it answers questions, and keeps the bots that play better so. */
export class Answerer {
  readonly #load: (id: string) => AnyGame | null | Promise<AnyGame | null>;
  readonly #tell: (answer: Answer) => void;
  readonly #bots = new Map<string, Bot>();

  constructor(
    load: (id: string) => AnyGame | null | Promise<AnyGame | null>,
    tell: (answer: Answer) => void,
  ) {
    this.#load = load;
    this.#tell = tell;
  }

  async answer(question: Question): Promise<void> {
    const { number, game: id, seat, seq, view, legal, wantsThoughts } = question;
    const onThought = (thought: Thought): void => {
      this.#tell({ number, thought });
    };
    try {
      const game = await this.#load(id);
      if (game === null) throw new Error(`There is no game "${id}".`);
      const chosen = this.#bot(game, question).choose({
        seat,
        seq,
        legal,
        view: () => view,
        onThought: wantsThoughts ? onThought : undefined,
      });
      this.#tell({ number, chosen: legal.indexOf(chosen) });
    } catch (error) {
      this.#tell({ number, failed: asError(error).message });
    }
  }

  #bot(game: AnyGame, { bot: id, match, seat, seed, seats }: Question): Bot {
    const kind = findBot(id);
    if (!kind.remembers) return kind.create(game, seed, seats);
    const key = `${match} ${String(seat)} ${id}`;
    const bot = this.#bots.get(key) ?? kind.create(game, seed, seats);
    this.#bots.delete(key);
    this.#bots.set(key, bot);
    const [oldest] = this.#bots.keys();
    if (this.#bots.size > MEMORY && oldest !== undefined) this.#bots.delete(oldest);
    return bot;
  }
}
