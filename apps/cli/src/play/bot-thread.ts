/** The thread in which bots think while a person plays in the terminal. */
import '../content/inherit.ts';
import { parentPort } from 'node:worker_threads';
import { findGame } from '@mechatable/catalog';
import { Answerer, type BotRequest } from '@mechatable/host';

const answerer = new Answerer(findGame, (answer) => {
  parentPort?.postMessage(answer);
});

parentPort?.on('message', (question: BotRequest) => {
  void answerer.answer(question);
});
