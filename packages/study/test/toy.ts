import { below, defineGame, illegal, LEGAL, type Rng, type Seat } from '@mechatable/kernel';
import { z } from 'zod';

interface State {
  rng: Rng;
  /** How many of ten chances each seat gets. */
  weights: readonly number[];
  passes: number;
  winner: Seat | null;
}

const WEIGHTS: Readonly<Record<string, number>> = { fair: 5, even: 5, strong: 15 };
const actions = z.strictObject({ kind: z.literal('pass') });
const loadouts = Object.keys(WEIGHTS).map((id) => ({ id, name: id, plan: '' }));

/** A game of luck: both pass, then the winner is drawn. The deck "strong" wins three times as often as the others. */
export const lottery = defineGame({
  id: 'lottery',
  title: 'Lottery',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  rules: {
    options: z.strictObject({ loadouts: z.array(z.string()).length(2).default(['fair', 'even']) }),
    actions,
    bound: 2,
    setup: ({ loadouts: brought }, _seats, rng): State => ({
      rng,
      weights: brought.map((id) => WEIGHTS[id] ?? 0),
      passes: 0,
      winner: null,
    }),
    toAct: ({ passes, winner }) => (winner === null ? [passes] : []),
    legal: () => [{ kind: 'pass' as const }],
    judge: ({ passes }, seat) => (seat === passes ? LEGAL : illegal('LO-1', 'Wait.')),
    apply(state) {
      const [first = 0, second = 0] = state.weights;
      if (++state.passes === 2) state.winner = below(state.rng, first + second) < first ? 0 : 1;
      return [];
    },
    concede: () => [],
    outcome: ({ winner }) =>
      winner === null ? null : { winners: [winner], clause: 'LO-2', sentence: 'Drawn.', capped: false },
    turn: ({ passes }) => passes + 1,
  },
  content: { loadouts },
  words: { label: () => 'Pass', question: () => 'Pass.', describe: () => '' },
});
