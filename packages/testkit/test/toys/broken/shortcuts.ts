import { highCard } from '../high-card/game.ts';
import { spoiled, type Broken } from './spoil.ts';

export const shortcuts: readonly Broken[] = [
  [
    'shortcuts',
    'lists more actions than it was asked for',
    'one more than it was asked for',
    spoiled({ rules: { fewLegal: (state, seat) => highCard.rules.legal(state, seat) } }),
  ],
  [
    'shortcuts',
    'forgets an action in the short list',
    'the list of legal()',
    spoiled({
      rules: {
        fewLegal(state, seat, most) {
          const all = highCard.rules.legal(state, seat);
          return all.length > most ? null : all.slice(1);
        },
      },
    }),
  ],
  ['shortcuts', 'peeks at the wrong state', 'gives 1 instead of', spoiled({ lab: { peek: () => 1 } })],
  [
    'shortcuts',
    'leaves the state changed after peeking',
    'has changed the state',
    spoiled({
      lab: {
        peek(state) {
          state.turn++;
          return null;
        },
      },
    }),
  ],
  [
    'shortcuts',
    'peeks past a question with few answers',
    'hides a question with few answers',
    spoiled({ lab: { peek: () => 0, evaluate: () => 0 }, rules: { toAct: () => [0, 1] } }),
  ],
];
