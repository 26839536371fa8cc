/** Runs bots in a worker, so that the page never blocks. */
import '../../browser/no-eval.ts';
import { Answerer, type BotRequest } from '@mechatable/host';
import { loadRules } from '../../games/rules.ts';

const answerer = new Answerer(loadRules, (answer) => {
  postMessage(answer);
});

addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
  void answerer.answer(data);
});
