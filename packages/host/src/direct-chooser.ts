import { findBot, STOPPED_CLOCK } from '@mechatable/bots';
import type { Chooser, Decision } from './chooser.ts';

/** Asks a bot in this thread. */
export function chooseDirectly({
  game,
  bot,
  seed,
  seats,
  seat,
  seq,
  view,
  legal,
  isRepeatable = false,
  onThought,
}: Decision): unknown {
  return findBot(bot)
    .create(game, seed, seats, isRepeatable ? STOPPED_CLOCK : undefined)
    .choose({ seat, seq, legal, view: () => view, onThought });
}

/** Asks bots to choose in this thread, and blocks it while they think. */
export const directChooser: Chooser = {
  choose: (decision) =>
    new Promise((resolve) => {
      resolve(chooseDirectly(decision));
    }),
};
