import { ChooserPool, type Answer, type Thread } from '@mechatable/host';
import { words } from '../words/index.ts';

/** Lets bots choose in a Web Worker, or in several. */
export function workerChooser(workers = 1): ChooserPool {
  return new ChooserPool(startWorker, workers);
}

function startWorker(onAnswer: (answer: Answer) => void, onError: (error: Error) => void): Thread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    onAnswer(data);
  });
  worker.addEventListener('error', (event) => {
    onError(new Error(event.message === '' ? words.problem.botsNotStarted : event.message));
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
