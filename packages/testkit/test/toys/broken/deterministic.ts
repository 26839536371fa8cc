import { rngFrom } from '@mechatable/kernel';
import { highCard } from '../high-card/game.ts';
import { alsoDoing, counter, spoiled, telling, type Broken } from './spoil.ts';

export const deterministic: readonly Broken[] = [
  [
    'deterministic',
    'throws its own dice',
    'leads to a different state',
    alsoDoing((state) => {
      state.lastRoll = Math.random();
    }),
  ],
  [
    'deterministic',
    'counts across matches',
    'leads to a different state',
    alsoDoing((state) => {
      state.lastRoll = counter();
    }),
  ],
  [
    'deterministic',
    'has different events each time',
    'has different events',
    telling((event) => ({ ...event, face: counter() })),
  ],
  [
    'deterministic',
    'concedes differently each time',
    'does not verify',
    spoiled({
      rules: {
        concede(state, seat) {
          state.lastRoll = counter();
          return highCard.rules.concede(state, seat);
        },
      },
    }),
  ],
  [
    'deterministic',
    'deals differently each time',
    'does not replay',
    spoiled({
      rules: {
        setup: (options, seats) => highCard.rules.setup(options, seats, rngFrom(`another ${counter()}`)),
      },
    }),
  ],
];

export const conserved: readonly Broken[] = [
  [
    'conserved',
    'loses what is folded',
    'has lost',
    alsoDoing((state) => {
      state.folded = [[], []];
    }),
  ],
  [
    'conserved',
    'copies what is played',
    'has gained',
    alsoDoing((state, _seat, { kind, card }) => {
      if (kind === 'play') state.deck.push(card);
    }),
  ],
  [
    'conserved',
    'exchanges a card for another',
    'lost 7 and gained 8',
    alsoDoing((state) => {
      state.deck = state.deck.map((card) => (card === 7 ? 8 : card));
    }),
  ],
];
