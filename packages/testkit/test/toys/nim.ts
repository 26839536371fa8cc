import { defineGame, illegal, IllegalActionError, LEGAL, type Seat, type Verdict } from '@mechatable/kernel';
import { z } from 'zod';

/** Nim, the smallest game: two seats take one to three stones in turn, and the last stone wins. */
interface State {
  pile: number;
  turn: number;
  winner: Seat | null;
}
const actions = z.strictObject({ kind: z.literal('take'), count: z.int().min(1).max(3) });
type Action = z.infer<typeof actions>;

const NOT_YOUR_TURN = illegal('NM-TURN-1', 'Wait for your turn.');
const TOO_MANY = illegal('NM-TAKE-1', 'Not enough stones: take fewer.');

const toAct = ({ turn, winner }: State): Seat[] => (winner === null ? [turn % 2] : []);

function judge(state: State, seat: Seat, { count }: Action): Verdict {
  if (!toAct(state).includes(seat)) return NOT_YOUR_TURN;
  return count <= state.pile ? LEGAL : TOO_MANY;
}

export const nim = defineGame({
  id: 'nim',
  title: 'Nim',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  rules: {
    options: z.strictObject({ stones: z.int().min(1).max(50).default(15) }),
    actions,
    bound: 50,
    setup: ({ stones }): State => ({ pile: stones, turn: 0, winner: null }),
    toAct,
    legal: (state, seat): Action[] =>
      [1, 2, 3].map((count) => ({ kind: 'take' as const, count })).filter((a) => judge(state, seat, a).ok),
    judge,
    apply(state, seat, action) {
      const verdict = judge(state, seat, action);
      if (!verdict.ok) throw new IllegalActionError(verdict);
      state.pile -= action.count;
      state.turn++;
      if (state.pile === 0) state.winner = seat;
      return [{ type: 'took', clause: 'NM-TAKE-1', seat, count: action.count }];
    },
    concede(state, seat) {
      state.winner = 1 - seat;
      return [{ type: 'conceded', clause: 'NM-END-1', seat, count: 0 }];
    },
    outcome: ({ winner }) =>
      winner === null
        ? null
        : { winners: [winner], clause: 'NM-END-1', sentence: 'The pile is empty.', capped: false },
    turn: ({ turn }) => turn + 1,
  },
  words: {
    label: (_view, { count }) => `Take ${String(count)}`,
    question: ({ pile }: State) => `${String(pile)} stones left. Take 1 to 3.`,
    describe: ({ type, count }) => (type === 'took' ? `Took ${String(count)}.` : 'Conceded.'),
  },
});
