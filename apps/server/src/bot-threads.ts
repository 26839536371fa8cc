import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ChooserPool, type Answer, type Thread } from '@mechatable/host';

/** Threads for bots. One core stays free for the server itself. */
export function botThreads(): ChooserPool {
  return new ChooserPool(startThread, Math.max(1, availableParallelism() - 1));
}

function startThread(onAnswer: (answer: Answer) => void, onError: (error: Error) => void): Thread {
  const worker = new Worker(new URL('./bot-thread.js', import.meta.url));
  worker.unref();
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
