import { highCard } from '../high-card/game.ts';
import { spoiled, type Broken } from './spoil.ts';

export const finite: readonly Broken[] = [
  [
    'finite',
    'promises a shorter match than it is',
    'beyond its bound of 6',
    spoiled({ rules: { bound: 6 } }),
  ],
  [
    'finite',
    'asks a seat after the end',
    'The match is over, yet seat 0 is asked',
    spoiled({
      rules: { toAct: (state) => (state.hands[0].length === 0 ? [0] : highCard.rules.toAct(state)) },
    }),
  ],
  [
    'finite',
    'asks nobody',
    'yet nobody is asked',
    spoiled({ rules: { toAct: (state) => (state.turn === 2 ? [] : highCard.rules.toAct(state)) } }),
  ],
  [
    'finite',
    'asks a seat twice',
    'names a seat twice',
    spoiled({ rules: { toAct: (state) => [0, 1].flatMap(() => highCard.rules.toAct(state)) } }),
  ],
  ['finite', 'asks a seat that is not there', 'where nobody sits', spoiled({ rules: { toAct: () => [2] } })],
  [
    'finite',
    'leaves a seat without an action',
    'is asked, yet no action is legal',
    spoiled({
      rules: { legal: (state, seat) => (state.turn === 2 ? [] : highCard.rules.legal(state, seat)) },
    }),
  ],
  [
    'finite',
    'offers actions out of turn',
    'is not asked, yet legal() gives it',
    spoiled({ rules: { legal: (state) => [0, 1].flatMap((seat) => highCard.rules.legal(state, seat)) } }),
  ],
  [
    'finite',
    'plays on when a seat has given up',
    'conceded and is still asked',
    spoiled({ rules: { concede: () => [] } }),
  ],
  [
    'finite',
    'lets the seat win that conceded',
    'conceded and is a winner',
    spoiled({ rules: { concede: (state, seat) => highCard.rules.concede(state, 1 - seat) } }),
  ],
  [
    'finite',
    'counts turns backwards',
    'turn() went from 9 to 8',
    spoiled({ rules: { turn: (state) => 10 - state.turn } }),
  ],
];
