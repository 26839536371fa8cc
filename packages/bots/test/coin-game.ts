import type { AnyGame, GameEvent, Seat } from '@mechatable/kernel';
import { pileGame } from './pile-game.ts';

interface Coins {
  hand: string | null;
  guess: string | null;
}

/** Seat 0 secretly hides a coin in one hand; seat 1 guesses which, and wins by guessing right. */
export const coinGame: AnyGame = {
  ...(pileGame as AnyGame),
  id: 'coin',
  rules: {
    ...(pileGame as AnyGame).rules,
    setup: (): Coins => ({ hand: null, guess: null }),
    clone: (state) => ({ ...(state as Coins) }),
    toAct(state) {
      const { hand, guess } = state as Coins;
      if (hand === null) return [0];
      return guess === null ? [1] : [];
    },
    legal: () => ['left', 'right'],
    apply(state, seat, action): GameEvent[] {
      const coins = state as Coins;
      if (seat === 0) coins.hand = action as string;
      else coins.guess = action as string;
      return [{ type: seat === 0 ? `hid ${action as string}` : 'guessed', clause: 'C-1' }];
    },
    eventFor: (event, viewer: Seat | 'table') =>
      event.type.startsWith('hid') && viewer !== 0 ? { ...event, type: 'hid' } : event,
    view: (state) => state,
    imagine: (view) => ({ ...(view as Coins) }),
    outcome(state) {
      const { hand, guess } = state as Coins;
      if (guess === null) return null;
      return { winners: [hand === guess ? 1 : 0], clause: 'C-2', sentence: 'Guessed.', capped: false };
    },
  },
  lab: { ...pileGame.lab, evaluate: () => 0 },
};
