/** Where bots think, so that the page never waits for them. */
import { findBot } from '@mechatable/bots';
import { loadRules } from '../games/rules.ts';
import type { Answer, Question } from './message.ts';

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data).then((reply) => {
    postMessage(reply);
  });
});

async function answer({ number, game: id, bot, seed, seat, view, legal }: Question): Promise<Answer> {
  try {
    const game = await loadRules(id);
    if (game === null) throw new Error(`There is no game "${id}".`);
    const chosen = findBot(bot)
      .create(game, seed)
      .choose({ seat, legal, view: () => view });
    return { number, chosen: legal.indexOf(chosen) };
  } catch (error) {
    return { number, failed: error instanceof Error ? error.message : String(error) };
  }
}
