import type { Bot, Thought, Assessment } from '@mechatable/bots';
import { findBot, STOPPED_CLOCK } from '@mechatable/bots';
import type { AnyGame } from '@mechatable/kernel';
import { asError } from './as-error.ts';
import type { Decision } from './chooser.ts';
import { reviewDirectly, type Review } from './reviewing.ts';
import { turningPoint, type TurningPoint, type TurningPointSearch } from './turning-point.ts';

/** A game as another thread gets it: by id and rules version. */
interface Sent {
  readonly number: number;
  readonly game: string;
  readonly rulesVersion: number;
}

type Choice = Sent & Omit<Decision, 'game' | 'onThought'> & { readonly wantsThoughts: boolean };

/** A decision for a bot, a past decision to review, or a match to find the turning point of. */
export type BotRequest = Choice | (Sent & Omit<Review, 'game'>) | (Sent & Omit<TurningPointSearch, 'game'>);

/**
 * The answers: a bot's thoughts, the index of the chosen action among the legal ones, the assessment of a decision,
 * a turning point, or an error message.
 */
export type Answer = { readonly number: number } & (
  | { readonly thought: Thought }
  | { readonly chosen: number }
  | { readonly assessment: Assessment }
  | { readonly turningPoint: TurningPoint | null }
  | { readonly failed: string }
);

/** Finds a game by its id and rules version. */
type Load = (id: string, version: number) => AnyGame | null | Promise<AnyGame | null>;

/** How many bots are cached; the least recently asked is dropped first. */
const MEMORY = 8;

/** Runs in the other thread: answers questions, and keeps bots that play better with memory. */
export class Answerer {
  readonly #load: Load;
  readonly #reply: (answer: Answer) => void;
  readonly #bots = new Map<string, Bot>();

  constructor(load: Load, reply: (answer: Answer) => void) {
    this.#load = load;
    this.#reply = reply;
  }

  async answer(question: BotRequest): Promise<void> {
    const { number, game: id, rulesVersion } = question;
    try {
      const game = await this.#load(id, rulesVersion);
      if (game === null) throw new Error(`Unknown game "${id}".`);
      if ('bot' in question) this.#reply({ number, chosen: this.#choose(game, question) });
      else if ('record' in question)
        this.#reply({ number, turningPoint: turningPoint({ ...question, game }) });
      else this.#reply({ number, assessment: reviewDirectly({ ...question, game }) });
    } catch (error) {
      this.#reply({ number, failed: asError(error).message });
    }
  }

  #choose(game: AnyGame, question: Choice): number {
    const { number, seat, seq, view, legal, wantsThoughts } = question;
    const onThought = (thought: Thought): void => {
      this.#reply({ number, thought });
    };
    const chosen = this.#bot(game, question).choose({
      seat,
      seq,
      legal,
      view: () => view,
      onThought: wantsThoughts ? onThought : undefined,
    });
    return legal.indexOf(chosen);
  }

  #bot(game: AnyGame, { bot: id, match, seat, seed, seats, isRepeatable }: Choice): Bot {
    const kind = findBot(id);
    if (isRepeatable === true) return kind.create(game, seed, seats, STOPPED_CLOCK);
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
