import type { Chooser, Decision } from '@mechatable/host';
import type { Answer, Question } from './message.ts';

/** A bot that has not answered by then is replaced for this decision. */
const PATIENCE = 15_000;

interface Waiting {
  readonly decision: Decision;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly resolve: (action: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Lets bots choose in a Web Worker. One that breaks or hangs is replaced by a fresh one. */
export class WorkerChooser implements Chooser {
  #worker: Worker | null = null;
  #number = 0;
  readonly #waiting = new Map<number, Waiting>();

  choose(decision: Decision): Promise<unknown> {
    const { game, bot, seed, seat, view, legal } = decision;
    const number = this.#number++;
    const question: Question = { number, game: game.id, bot, seed, seat, view, legal };
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#giveUp(new Error('The bot has not answered in time.'));
      }, PATIENCE);
      this.#waiting.set(number, { decision, timer, resolve, reject });
      this.#live().postMessage(question);
    });
  }

  close(): void {
    this.#giveUp(new Error('The table was left.'));
  }

  #live(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      this.#hear(data);
    });
    worker.addEventListener('error', (event) => {
      this.#giveUp(new Error(event.message === '' ? 'The bots could not be started.' : event.message));
    });
    this.#worker = worker;
    return worker;
  }

  #hear(answer: Answer): void {
    const waiting = this.#waiting.get(answer.number);
    if (waiting === undefined) return;
    this.#waiting.delete(answer.number);
    clearTimeout(waiting.timer);
    if ('failed' in answer) waiting.reject(new Error(answer.failed));
    else waiting.resolve(waiting.decision.legal[answer.chosen]);
  }

  #giveUp(error: Error): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { timer, reject } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#waiting.clear();
  }
}
