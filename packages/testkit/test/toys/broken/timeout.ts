import { highCard } from '../high-card/game.ts';
import { of } from '../high-card/state.ts';
import { spoiled, type Broken } from './spoil.ts';

const never = (): never => {
  throw new Error('not asked here');
};

export const timeout: readonly Broken[] = [
  [
    'timeout',
    'plays a card that is not there when time runs out',
    'plays the illegal "play 99"',
    spoiled({ rules: { timeout: () => ({ kind: 'move', action: { kind: 'play', card: 99 } }) } }),
  ],
  [
    'timeout',
    'lets the seat win that lost on time',
    'lost on time and is a winner',
    spoiled({
      rules: {
        timeout: () => ({ kind: 'loss' }),
        concede: (state, seat, by) => highCard.rules.concede(state, by === 'clock' ? 1 - seat : seat),
      },
    }),
  ],
  [
    'timeout',
    'continues after a seat lost on time',
    'lost on time and is still asked',
    spoiled({
      rules: {
        timeout: (_state, _seat, inARow) => (inARow > 2 ? { kind: 'loss' } : { kind: 'bot' }),
        concede: () => [],
      },
    }),
  ],
  [
    'timeout',
    'cites no rule for a loss on time',
    'which is not in the rule book',
    spoiled({
      rules: {
        timeout: () => ({ kind: 'loss' }),
        concede: (state, seat) =>
          highCard.rules.concede(state, seat).map((event) => ({ ...event, clause: 'HC-TIME-9' })),
      },
    }),
  ],
  [
    'timeout',
    'fails when everyone runs out of time',
    'The game throws: Error: not asked here',
    spoiled({
      rules: {
        timeout: (state, seat, inARow) =>
          inARow === 3 ? never() : highCard.rules.timeout(state, seat, inARow),
      },
    }),
  ],
  [
    'timeout',
    'continues after a draw by agreement',
    'Everyone agreed to a draw, but the match continues',
    spoiled({ rules: { agreeDraw: () => [] } }),
  ],
  [
    'timeout',
    'has a winner of a draw',
    'Everyone agreed to a draw, but a seat wins',
    spoiled({ rules: { agreeDraw: (state) => highCard.rules.concede(state, 0) } }),
  ],
  [
    'secret',
    'looks into the other hand when time runs out',
    'affects what happens when its time runs out',
    spoiled({
      rules: {
        timeout(state, seat, inARow) {
          const first = highCard.rules.timeout(state, seat, inARow);
          const last = highCard.rules.legal(state, seat).at(-1);
          const isOdd = (of(state.hands, 1 - seat)[0] ?? 0) % 2 === 1;
          return isOdd && last !== undefined ? { kind: 'move', action: last } : first;
        },
      },
    }),
  ],
];
