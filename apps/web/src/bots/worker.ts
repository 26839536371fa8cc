/** Where bots think, so that the page never waits for them. */
import { answerTo, type Question } from '@mechatable/host';
import { loadRules } from '../games/rules.ts';

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answerTo(data, loadRules).then((reply) => {
    postMessage(reply);
  });
});
