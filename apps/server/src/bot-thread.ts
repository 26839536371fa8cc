/** Runs bots, so that they don't block the server. */
import { parentPort } from 'node:worker_threads';
import { findGame } from '@mechatable/catalog';
import { Answerer, type BotRequest } from '@mechatable/host';

const answerer = new Answerer(findGame, (answer) => {
  parentPort?.postMessage(answer);
});

parentPort?.on('message', (question: BotRequest) => {
  void answerer.answer(question);
});
