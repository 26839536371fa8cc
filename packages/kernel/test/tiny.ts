import { z } from 'zod';
import {
  below,
  byAgenda,
  defineGame,
  illegal,
  LEGAL,
  type Game,
  type GameEvent,
  type Outcome,
  type Rng,
  type Seat,
} from '../src/index.ts';

/**
 * A tiny game: from a pile of stones the seats take one to three in turn; the player who takes the last one wins. A
 * player who takes three may then take one more, as long as that leaves a stone.
 */
export interface State {
  rng: Rng;
  pile: number;
  winner: Seat;
  agenda: Step[];
}

export interface Ask {
  readonly ask: 'turn' | 'more';
  readonly seat: Seat;
}
export type Do = { readonly do: 'next'; readonly seat: Seat } | { readonly do: 'count' };
export type Step = Ask | Do;

export type Action =
  | { readonly kind: 'take'; readonly count: number }
  | { readonly kind: 'more'; readonly yes: boolean };

export interface Event extends GameEvent {
  readonly type: 'took' | 'left' | 'won';
  readonly seat: Seat;
  readonly stones: number;
}

export const NOBODY = -1;

export const agenda = byAgenda<State, Action, Event, Ask, Do>({
  questions: {
    turn: {
      answers: {
        take: {
          candidates(_state, _seat, out) {
            for (let count = 1; count <= 3; count++) out.push({ kind: 'take', count });
          },
          attempts(_state, _seat, out) {
            out.push({ kind: 'take', count: 4 });
          },
          judge({ pile }, _seat, { count }) {
            if (![1, 2, 3].includes(count)) return illegal('TY-TAKE-1', 'Take one, two or three stones.');
            // Not the constant: rulings are compared by value.
            return count <= pile ? { ...LEGAL } : illegal('TY-TAKE-2', 'Take no more than there are.');
          },
          apply(state, seat, { count }, log) {
            state.pile -= count;
            log.push({ type: 'took', clause: 'TY-TAKE-1', seat, stones: count });
            state.agenda.push({ do: 'next', seat });
            if (count === 3) state.agenda.push({ ask: 'more', seat });
            state.agenda.push({ do: 'count' });
          },
        },
      },
      otherwise: illegal('TY-TURN-1', 'Take stones.'),
    },
    more: {
      answers: {
        more: {
          candidates(_state, _seat, out) {
            out.push({ kind: 'more', yes: true }, { kind: 'more', yes: false });
          },
          judge({ pile }, _seat, { yes }) {
            return pile >= (yes ? 2 : 1) ? LEGAL : illegal('TY-MORE-1', 'Leave a stone.');
          },
          apply(state, seat, { yes }, log) {
            if (!yes) return;
            state.pile--;
            log.push({ type: 'took', clause: 'TY-MORE-1', seat, stones: 1 });
          },
        },
      },
      otherwise: illegal('TY-MORE-1', 'First say whether you take one more.'),
      notAsked: illegal('TY-MORE-2', 'Wait until the other has said whether to take one more.'),
      auto: () => true,
    },
  },
  steps: {
    next(state, { seat }, log) {
      if (state.pile > 0) {
        state.agenda.push({ ask: 'turn', seat: 1 - seat });
        return;
      }
      state.winner = seat;
      log.push({ type: 'won', clause: 'TY-END-1', seat, stones: 0 });
    },
    count({ pile }, _step, log) {
      log.push({ type: 'left', clause: 'TY-TAKE-2', seat: NOBODY, stones: pile });
    },
  },
  endedBy: ({ winner }) => (winner === NOBODY ? null : 'TY-END-1'),
  notAsked: illegal('TY-TURN-2', 'Wait for your turn.'),
});

/** A position: the number of stones left, and the pending steps. */
export function position(pile: number, ...steps: Step[]): State {
  return { rng: [1, 2, 3, 4], pile, winner: NOBODY, agenda: steps };
}

function outcome({ winner }: State): Outcome | null {
  if (winner === NOBODY) return null;
  return { winners: [winner], clause: 'TY-END-1', sentence: 'The last stone is taken.', capped: false };
}

export const tiny: Game<State, Action, Event, State, { stones: number }> = defineGame({
  id: 'tiny',
  title: 'Tiny',
  rulesVersion: 3,
  seats: { min: 2, max: 2 },
  rules: {
    ...agenda,
    options: z.strictObject({ stones: z.int().min(1).max(50).default(8) }),
    actions: z.union([
      z.strictObject({ kind: z.literal('take'), count: z.int() }),
      z.strictObject({ kind: z.literal('more'), yes: z.boolean() }),
    ]),
    bound: 110,
    setup({ stones }, _seats, rng) {
      return { rng, pile: stones + below(rng, 3), winner: NOBODY, agenda: [{ ask: 'turn', seat: 0 }] };
    },
    clone: (state) => ({ ...state, rng: [...state.rng], agenda: [...state.agenda] }),
    concede(state, seat) {
      state.winner = 1 - seat;
      state.agenda.length = 0;
      return [{ type: 'won', clause: 'TY-END-1', seat: state.winner, stones: 0 }];
    },
    view: (state) => state,
    imagine: (view) => view,
    outcome,
    turn: () => 1,
  },
  words: {
    label: (_view, action) => JSON.stringify(action),
    anchors: () => ['pile'],
    question: () => 'Take stones.',
    describe: ({ type }) => type,
    sketch: ({ pile }) => 'o'.repeat(pile),
  },
});

const DRAWN = -2;
const PASS: Action = { kind: 'take', count: 1 };

/**
 * Tiny with everything that online play adds: draws by agreement, passing (by taking one stone), and a seat that loses
 * when its time runs out for the third time in a row.
 */
export const timed: typeof tiny = {
  ...tiny,
  rules: {
    ...tiny.rules,
    answering: { windows: [], window: () => null, pass: PASS, matters: () => true },
    timeout: (_state, _seat, inARow) =>
      inARow >= 2 ? { kind: 'loss' } : { kind: 'move', action: { kind: 'take', count: 2 } },
    agreeDraw(state) {
      state.winner = DRAWN;
      state.agenda.length = 0;
      return [{ type: 'won', clause: 'TY-END-2', seat: NOBODY, stones: 0 }];
    },
    outcome: (state) =>
      state.winner === DRAWN
        ? { winners: [], clause: 'TY-END-2', sentence: 'A draw.', capped: false }
        : outcome(state),
  },
};
