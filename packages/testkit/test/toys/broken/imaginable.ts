import type { AnyGame } from '@mechatable/kernel';
import { highCard } from '../high-card/game.ts';
import type { State, View } from '../high-card/state.ts';
import { counter, spoiled, type Broken } from './spoil.ts';

function imagining(change: (state: State, view: View) => Partial<State>): AnyGame {
  return spoiled({
    rules: {
      imagine(view, rng) {
        const state = highCard.rules.imagine(view, rng);
        return { ...state, ...change(state, view) };
      },
    },
  });
}

export const imaginable: readonly Broken[] = [
  [
    'imaginable',
    'imagines a smaller hand',
    'does not look like what it saw: .hand',
    imagining(({ hands }) => ({ hands: [hands[0].slice(1), hands[1]] })),
  ],
  [
    'imaginable',
    'forgets the score',
    'does not look like what it saw: .scores',
    imagining(() => ({ scores: [0, 0] })),
  ],
  [
    'imaginable',
    'deals the same card twice',
    'imagines has 1 twice',
    imagining(({ deck }) => ({ deck: deck.map(() => 1) })),
  ],
  [
    'imaginable',
    'forgets whose turn it is',
    'does not look like what it saw: .asked',
    imagining(() => ({ agenda: [] })),
  ],
  [
    'imaginable',
    'deals cards that get lost later',
    'has lost 0',
    imagining(({ deck }) => ({ deck: deck.map((card) => (card === 10 ? 0 : card)) })),
  ],
  [
    'imaginable',
    'breaks in later moves',
    'does not play on',
    imagining(({ agenda }) => ({ agenda: [{ do: 'trick' }, ...agenda], rng: undefined as never })),
  ],
  [
    'imaginable',
    'plays with the pieces of the view',
    'has changed the view it came from',
    imagining((_state, { played }) => ({ played })),
  ],
  [
    'imaginable',
    'throws its own dice',
    'two states for one view and one generator',
    imagining(() => ({ rng: [counter(), 1, 2, 3] })),
  ],
];
