import type { Chooser, Decision } from './chooser.ts';
import type { Answer, Question } from './question.ts';

/** Another thread that answers questions one at a time: a Web Worker, or a thread of Node. */
export interface Thread {
  post(question: Question): void;
  stop(): void;
}

/** Starts a thread. It tells its answers, and that it has broken. */
export type StartThread = (hear: (answer: Answer) => void, broken: (error: Error) => void) => Thread;

interface Waiting {
  readonly decision: Decision;
  readonly resolve: (action: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Busy extends Waiting {
  readonly number: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface Place {
  readonly thread: Thread;
  busy: Busy | null;
}

/** A bot that has not answered by then is replaced for this decision. */
const PATIENCE_MS = 15_000;

/** Lets bots choose in other threads, so that this one never waits. A thread that breaks or hangs is replaced. */
export class ChooserPool implements Chooser {
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

  choose(decision: Decision): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ decision, resolve, reject });
      this.#next();
    });
  }

  close(): void {
    const left = new Error('The table was left.');
    for (const { reject } of this.#waiting.splice(0)) reject(left);
    for (const place of [...this.#places]) this.#giveUp(place, left);
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
        this.#hear(place, answer);
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
      this.#giveUp(place, new Error('The bot has not answered in time.'));
    }, this.#patience);
    place.busy = { ...waiting, number, timer };
    const { game, onThought, ...rest } = waiting.decision;
    place.thread.post({ ...rest, number, game: game.id, wantsThoughts: onThought !== undefined });
  }

  #hear(place: Place, answer: Answer): void {
    const { busy } = place;
    if (busy?.number !== answer.number) return;
    if ('thought' in answer) {
      busy.decision.onThought?.(answer.thought);
      return;
    }
    clearTimeout(busy.timer);
    place.busy = null;
    if ('failed' in answer) busy.reject(new Error(answer.failed));
    else busy.resolve(busy.decision.legal[answer.chosen]);
    this.#next();
  }

  #giveUp(place: Place, error: Error): void {
    const index = this.#places.indexOf(place);
    if (index < 0) return; // it was given up before
    this.#places.splice(index, 1);
    place.thread.stop();
    if (place.busy !== null) {
      clearTimeout(place.busy.timer);
      place.busy.reject(error);
    }
    this.#next();
  }
}
