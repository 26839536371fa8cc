/** Where bots think, so that the page never waits for them. */
import { Answerer, type Question } from '@mechatable/host';
import { loadRules } from '../../games/rules.ts';

const answerer = new Answerer(loadRules, (answer) => {
  postMessage(answer);
});

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answerer.answer(data);
});
