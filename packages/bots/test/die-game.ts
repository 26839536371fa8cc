import { below, type AnyGame, type GameEvent } from '@mechatable/kernel';
import { pileGame } from './pile-game.ts';

interface Die {
  /** The next roll; 0 for anyone who can't know it. */
  next: number;
  rolled: number;
  end: 'open' | 'won' | 'lost' | 'even';
}

/** The first seat stops for a draw, or rolls a die of ten sides, sees it, and says `low` (1 to 9) or `ten`. */
export const dieGame: AnyGame = {
  ...(pileGame as AnyGame),
  id: 'die',
  rules: {
    ...(pileGame as AnyGame).rules,
    setup: (_options, _seats, rng): Die => ({ next: 1 + below(rng, 10), rolled: 0, end: 'open' }),
    clone: (state) => ({ ...(state as Die) }),
    toAct: (state) => ((state as Die).end === 'open' ? [0] : []),
    legal: (state) => ((state as Die).rolled === 0 ? ['stop', 'roll'] : ['low', 'ten']),
    apply(state, _seat, action): GameEvent[] {
      const die = state as Die;
      if (action === 'roll') die.rolled = die.next;
      else if (action === 'stop') die.end = 'even';
      else die.end = (action === 'ten') === (die.rolled === 10) ? 'won' : 'lost';
      return [{ type: action === 'roll' ? `rolled ${String(die.rolled)}` : 'done', clause: 'D-1' }];
    },
    eventFor: (event) => event,
    view: (state) => ({ ...(state as Die), next: 0 }),
    imagine: (view, rng) => ({ ...(view as Die), next: 1 + below(rng, 10) }),
    outcome(state) {
      const { end } = state as Die;
      if (end === 'open') return null;
      const winners = end === 'even' ? [] : [end === 'won' ? 0 : 1];
      return { winners, clause: 'D-2', sentence: 'Over.', capped: false };
    },
  },
  lab: { ...pileGame.lab, evaluate: () => 0 },
};
