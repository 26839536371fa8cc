import { ChooserPool, type Answer, type Thread } from '@mechatable/host';
import { words } from '../words.ts';

/** Lets bots choose in a Web Worker, or in several. */
export function workerChooser(workers = 1): ChooserPool {
  return new ChooserPool(startWorker, workers);
}

function startWorker(hear: (answer: Answer) => void, broken: (error: Error) => void): Thread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    hear(data);
  });
  worker.addEventListener('error', (event) => {
    broken(new Error(event.message === '' ? words.trouble.botsNotStarted : event.message));
  });
  return {
    post(question) {
      worker.postMessage(question);
    },
    stop() {
      worker.terminate();
    },
  };
}
