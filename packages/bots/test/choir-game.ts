import type { AnyGame, GameEvent } from '@mechatable/kernel';
import { pileGame } from './pile-game.ts';

interface Choir {
  sung: (string | null)[];
}

/** Two seats sing at once, high or low, and then a new turn begins. The second likes to sing like the first. */
export const choirGame: AnyGame = {
  ...(pileGame as AnyGame),
  id: 'choir',
  rules: {
    ...(pileGame as AnyGame).rules,
    setup: (): Choir => ({ sung: [null, null] }),
    clone: (state) => ({ sung: [...(state as Choir).sung] }),
    turn: (state) => ((state as Choir).sung.includes(null) ? 0 : 1),
    toAct: (state) => [0, 1].filter((seat) => (state as Choir).sung[seat] === null),
    legal: () => ['high', 'low'],
    apply(state, seat, action): GameEvent[] {
      (state as Choir).sung[seat] = action as string;
      return [{ type: 'sung', clause: 'S-1' }];
    },
    outcome: () => null,
  },
  lab: {
    ...pileGame.lab,
    evaluate(state, seat) {
      const [first, second] = (state as Choir).sung;
      return seat === 1 && first === second ? 1 : 0;
    },
  },
};
