import { pick, rngFrom } from '@mechatable/kernel';
import type { BotKind } from './bot.ts';

export const random: BotKind = {
  id: 'random',
  title: 'Random',
  note: 'Picks any legal action, all equally likely.',
  substitute: null,
  patience: null,
  remembers: false,
  needsTime: false,
  settings: () => null,
  create(_game, seed) {
    const rng = rngFrom(seed);
    return { choose: ({ legal }) => pick(rng, legal) };
  },
};
