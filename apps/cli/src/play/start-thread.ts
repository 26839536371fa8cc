import { Worker } from 'node:worker_threads';
import type { Answer, Thread } from '@mechatable/host';

/** Starts a thread in which bots think. */
export function startThread(onAnswer: (answer: Answer) => void, onError: (error: Error) => void): Thread {
  const worker = new Worker(new URL('./bot-thread.js', import.meta.url));
  worker.on('message', onAnswer);
  worker.on('error', onError);
  return {
    post(question) {
      worker.postMessage(question);
    },
    stop() {
      void worker.terminate();
    },
  };
}
