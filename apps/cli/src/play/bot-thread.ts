/** Where bots think while a person plays in the terminal. */
import { parentPort } from 'node:worker_threads';
import { findGame } from '@mechatable/catalog';
import { answerTo, type Question } from '@mechatable/host';

parentPort?.on('message', (question: Question) => {
  void answerTo(question, findGame).then((answer) => {
    parentPort?.postMessage(answer);
  });
});
