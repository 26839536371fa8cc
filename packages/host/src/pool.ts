import { findBot, isBot, type Assessment } from '@mechatable/bots';
import { invariant, type AnyGame } from '@mechatable/kernel';
import { LateError, type Chooser, type Decision } from './chooser.ts';
import type { Answer, BotRequest } from './bot-request.ts';
import type { Review, Reviewer } from './reviewing.ts';
import type { TurningPoint, TurningPointSearch } from './turning-point.ts';
import { words } from './words.ts';

/** Another thread that answers questions one at a time: a Web Worker or a Node worker thread. */
export interface Thread {
  post(question: BotRequest): void;
  stop(): void;
}

/** Starts a thread, with callbacks for its answers and for a crash. */
export type StartThread = (onAnswer: (answer: Answer) => void, onError: (error: Error) => void) => Thread;

interface Waiting {
  readonly question: (number: number) => BotRequest;
  /** Takes an answer. Returns whether it was the last one. */
  readonly take: (answer: Answer) => boolean;
  readonly reject: (error: Error) => void;
  /** The time limit in milliseconds. */
  readonly patience: number;
}

interface Busy extends Waiting {
  readonly number: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface Place {
  readonly thread: Thread;
  busy: Busy | null;
}

/** After this many milliseconds without an answer, a substitute decides. */
const PATIENCE_MS = 15_000;
/** Added to a bot's own time limit: the thread may have to start and load the game. */
const GRACE_MS = 10_000;
/** For a bot that thinks without a clock, and for a whole match. */
const UNTIMED_MS = 60_000;

/**
 * Runs bots and reviews in other threads, so that this one never blocks. A thread that crashes or hangs is replaced.
 */
export class ChooserPool implements Chooser, Reviewer {
  readonly #start: StartThread;
  readonly #size: number;
  readonly #patience: number;
  readonly #places: Place[] = [];
  readonly #waiting: Waiting[] = [];
  #number = 0;

  constructor(start: StartThread, size = 1, patience = PATIENCE_MS) {
    this.#start = start;
    this.#size = size;
    this.#patience = patience;
  }

  choose({ game, onThought, ...rest }: Decision): Promise<unknown> {
    const sent = { ...rest, ...sentAs(game), wantsThoughts: onThought !== undefined };
    return new Promise((resolve, reject) => {
      const take = (answer: Answer): boolean => {
        if ('chosen' in answer) resolve(rest.legal[answer.chosen]);
        else if ('thought' in answer) onThought?.(answer.thought);
        return !('thought' in answer);
      };
      const patience = rest.isRepeatable === true ? UNTIMED_MS : this.#patienceWith(rest.bot);
      this.#line({ question: (number) => ({ ...sent, number }), take, reject, patience });
    });
  }

  #patienceWith(bot: string): number {
    const own = isBot(bot) ? findBot(bot).patience : null;
    return own === null ? this.#patience : own + GRACE_MS;
  }

  review({ game, ...rest }: Review): Promise<Assessment> {
    const sent = { ...rest, ...sentAs(game) };
    return new Promise((resolve, reject) => {
      const take = (answer: Answer): boolean => {
        invariant('assessment' in answer, 'a review is answered with an assessment');
        resolve(answer.assessment);
        return true;
      };
      this.#line({
        question: (number) => ({ ...sent, number }),
        take,
        reject,
        patience: this.#patience,
      });
    });
  }

  turningPoint({ game, ...rest }: TurningPointSearch): Promise<TurningPoint | null> {
    const sent = { ...rest, ...sentAs(game) };
    return new Promise((resolve, reject) => {
      const take = (answer: Answer): boolean => {
        invariant('turningPoint' in answer, 'a whole match is answered with its turning point');
        resolve(answer.turningPoint);
        return true;
      };
      this.#line({ question: (number) => ({ ...sent, number }), take, reject, patience: UNTIMED_MS });
    });
  }

  close(): void {
    const left = new Error(words.bots.closed);
    for (const { reject } of this.#waiting.splice(0)) reject(left);
    for (const place of [...this.#places]) this.#giveUp(place, left);
  }

  #line(waiting: Waiting): void {
    this.#waiting.push(waiting);
    this.#next();
  }

  #next(): void {
    while (this.#waiting.length > 0) {
      const place = this.#places.find(({ busy }) => busy === null) ?? this.#newPlace();
      if (place === null) return;
      const waiting = this.#waiting.shift();
      if (waiting !== undefined) this.#ask(place, waiting);
    }
  }

  #newPlace(): Place | null {
    if (this.#places.length === this.#size) return null;
    const thread = this.#start(
      (answer) => {
        this.#onAnswer(place, answer);
      },
      (error) => {
        this.#giveUp(place, error);
      },
    );
    const place: Place = { thread, busy: null };
    this.#places.push(place);
    return place;
  }

  #ask(place: Place, waiting: Waiting): void {
    const number = this.#number++;
    const timer = setTimeout(() => {
      this.#giveUp(place, new LateError(words.bots.late));
    }, waiting.patience);
    place.busy = { ...waiting, number, timer };
    place.thread.post(waiting.question(number));
  }

  #onAnswer(place: Place, answer: Answer): void {
    const { busy } = place;
    if (busy?.number !== answer.number) return;
    if ('failed' in answer) busy.reject(new Error(answer.failed));
    else if (!busy.take(answer)) return;
    clearTimeout(busy.timer);
    place.busy = null;
    this.#next();
  }

  #giveUp(place: Place, error: Error): void {
    const index = this.#places.indexOf(place);
    if (index < 0) return; // already given up
    this.#places.splice(index, 1);
    place.thread.stop();
    if (place.busy !== null) {
      clearTimeout(place.busy.timer);
      place.busy.reject(error);
    }
    this.#next();
  }
}

function sentAs({ id, rulesVersion }: AnyGame): { game: string; rulesVersion: number } {
  return { game: id, rulesVersion };
}
