import {
  below,
  defineGame,
  illegal,
  LEGAL,
  type Game,
  type GameEvent,
  type Rng,
  type Seat,
} from '@mechatable/kernel';
import { z } from 'zod';

/**
 * Take one to three stones in turn; who takes the last one wins, or loses where `lastLoses` is set.
 * A `feint` first asks the same seat how many, so that an action can leave a question open. A hidden
 * number is hidden for `imagine` to invent.
 */
export interface Pile {
  stones: number;
  seat: Seat;
  feinting: boolean;
  hidden: number;
  lastLoses: boolean;
  kept: [number, number];
  loser: number;
}

export type Take = { readonly kind: 'take'; readonly stones: number } | { readonly kind: 'feint' };
type PileView = Omit<Pile, 'hidden'>;
interface Options {
  stones?: number | undefined;
  lastLoses?: boolean | undefined;
}

const NO = illegal('P-1', 'Take one to three stones.');

function legal(state: Pile, seat: Seat): Take[] {
  if (state.loser >= 0 || seat !== state.seat) return [];
  const takes: Take[] = [1, 2, 3].filter((n) => n <= state.stones).map((n) => ({ kind: 'take', stones: n }));
  return state.feinting ? takes : [...takes, { kind: 'feint' }];
}

export const pileGame: Game<Pile, Take, GameEvent, PileView, Options> = defineGame({
  id: 'pile',
  title: 'Pile',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  rules: {
    options: z.strictObject({ stones: z.int().optional(), lastLoses: z.boolean().optional() }),
    actions: z.union([
      z.strictObject({ kind: z.literal('take'), stones: z.int() }),
      z.strictObject({ kind: z.literal('feint') }),
    ]),
    bound: 100,
    setup({ stones = 21, lastLoses = false }, _seats, rng) {
      const hidden = below(rng, 1000);
      return { stones, seat: 0, feinting: false, hidden, lastLoses, kept: [0, 0], loser: -1 };
    },
    clone: (state) => ({ ...state, kept: [...state.kept] }),
    toAct: (state) => (state.loser >= 0 ? [] : [state.seat]),
    legal,
    attempts: legal,
    judge: (state, seat, action) =>
      legal(state, seat).some((known) => JSON.stringify(known) === JSON.stringify(action)) ? LEGAL : NO,
    apply(state, seat, action) {
      if (action.kind === 'feint') {
        state.feinting = true;
        return [];
      }
      state.feinting = false;
      state.stones -= action.stones;
      state.kept[seat === 0 ? 0 : 1] += action.stones;
      if (state.stones === 0) state.loser = state.lastLoses ? seat : 1 - seat;
      state.seat = 1 - seat;
      return [{ type: 'took', clause: 'P-1' }];
    },
    concede(state, seat) {
      state.loser = seat;
      return [];
    },
    view({ stones, seat, feinting, lastLoses, kept, loser }) {
      return { stones, seat, feinting, lastLoses, kept: [...kept], loser };
    },
    eventFor: (event) => event,
    imagine: (view, rng: Rng) => ({ ...view, kept: [...view.kept], hidden: below(rng, 1000) }),
    outcome: ({ loser }) =>
      loser < 0
        ? null
        : { winners: [1 - loser], clause: 'P-2', sentence: 'The pile is gone.', capped: false },
    turn: () => 1,
  },
  words: {
    label: (_view, action) => JSON.stringify(action),
    anchors: () => [],
    question: () => 'How many?',
    describe: ({ type }) => type,
    sketch: ({ stones }) => '*'.repeat(stones),
  },
  lab: {
    /** Worth more the more stones were taken in one go: three is the best that a feint can lead to. */
    evaluate: ({ kept }, seat) => (kept[seat] ?? 0) - (kept[1 - seat] ?? 0),
    census: () => [],
    features: [],
    used: () => [],
  },
});
