import { below, pick, rngFrom } from '@mechatable/kernel';
import type { BotKind } from './bot.ts';
import { GREEDY_SETTINGS, createGreedy } from './greedy.ts';

/** Of so many decisions, one is made without thinking. */
const SLIP = 3;

/** The first level: plays to win, but now and then does whatever comes to mind. */
export const rookie: BotKind = {
  id: 'rookie',
  title: 'Rookie',
  note: 'Looks one decision ahead, and every third time not even that.',
  substitute: 'random',
  create(game, seed) {
    const rng = rngFrom(`rookie:${seed}`);
    const thinking = createGreedy(game, seed, GREEDY_SETTINGS);
    return {
      choose: (situation) =>
        below(rng, SLIP) === 0 ? pick(rng, situation.legal) : thinking.choose(situation),
    };
  },
};
