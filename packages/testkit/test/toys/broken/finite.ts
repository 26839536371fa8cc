import { highCard } from '../high-card/game.ts';
import { spoiled, type Broken } from './spoil.ts';

export const finite: readonly Broken[] = [
  ['finite', 'promises too short a match', 'beyond its bound of 6', spoiled({ rules: { bound: 6 } })],
  [
    'finite',
    'asks a seat after the end',
    'The match is over, but seat 0 is asked',
    spoiled({
      rules: { toAct: (state) => (state.hands[0].length === 0 ? [0] : highCard.rules.toAct(state)) },
    }),
  ],
  [
    'finite',
    'asks nobody',
    'but nobody is asked',
    spoiled({ rules: { toAct: (state) => (state.turn === 2 ? [] : highCard.rules.toAct(state)) } }),
  ],
  [
    'finite',
    'asks a seat twice',
    'names a seat twice',
    spoiled({ rules: { toAct: (state) => [0, 1].flatMap(() => highCard.rules.toAct(state)) } }),
  ],
  [
    'finite',
    'asks a seat that does not exist',
    'which does not exist',
    spoiled({ rules: { toAct: () => [2] } }),
  ],
  [
    'finite',
    'leaves a seat without an action',
    'is asked, but no action is legal',
    spoiled({
      rules: { legal: (state, seat) => (state.turn === 2 ? [] : highCard.rules.legal(state, seat)) },
    }),
  ],
  [
    'finite',
    'offers actions out of turn',
    'is not asked, but legal() gives it',
    spoiled({ rules: { legal: (state) => [0, 1].flatMap((seat) => highCard.rules.legal(state, seat)) } }),
  ],
  [
    'finite',
    'continues after a seat conceded',
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
