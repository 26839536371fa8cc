import { below, defineGame, LEGAL, type AnyGame } from '@mechatable/kernel';
import { z } from 'zod';

/**
 * How the only seat can try to open a vault. A `key` opens it, a `wrong key` ends the turn, `oil` leaves a choice of keys.
 * A wire opens it if it is the hidden one; `test and cut` looks which it is.
 */
const TRIES = ['key', 'spare key', 'wrong key', 'oil', 'cut red', 'cut blue', 'test and cut'] as const;
export type Try = (typeof TRIES)[number];

export interface Vault {
  tries: Try[];
  /** The wire that opens it: 0 for red, 1 for blue. */
  hidden: number;
  open: boolean;
  turn: number;
}

const WIRES: readonly Try[] = ['cut red', 'cut blue'];

function isOpenedBy(action: Try, hidden: number): boolean {
  if (action === 'test and cut') return WIRES[hidden] !== undefined;
  if (WIRES.includes(action)) return WIRES[hidden] === action;
  return action === 'key' || action === 'spare key';
}

/** A vault that has to be opened in the first turn. Attacks are the actions listed in `odds`. */
export function vaultGame(odds: Partial<Record<Try, number>> = {}): AnyGame {
  return defineGame<Vault, Try, { type: string; clause: string }, Omit<Vault, 'hidden'>, object>({
    id: 'vault',
    title: 'Vault',
    rulesVersion: 1,
    seats: { min: 1, max: 1 },
    rules: {
      options: z.object({}),
      actions: z.enum(TRIES),
      bound: 10,
      setup: (_options, _seats, rng) => ({ tries: ['key'], hidden: below(rng, 2), open: false, turn: 1 }),
      toAct: ({ open }) => (open ? [] : [0]),
      legal: ({ tries }) => tries,
      judge: () => LEGAL,
      apply(state, _seat, action) {
        if (action === 'oil') state.tries = ['key', 'wrong key'];
        else if (isOpenedBy(action, state.hidden)) state.open = true;
        else state.turn++;
        return [{ type: 'tried', clause: 'V-1' }];
      },
      concede: () => [],
      view: ({ tries, open, turn }) => ({ tries: [...tries], open, turn }),
      imagine: (view, rng) => ({ ...view, tries: [...view.tries], hidden: below(rng, 2) }),
      outcome: ({ open }) =>
        open ? { winners: [0], clause: 'V-2', sentence: 'Opened.', capped: false } : null,
      turn: ({ turn }) => turn,
    },
    words: { label: (_view, action) => action, question: () => 'How?', describe: ({ type }) => type },
    lab: {
      puzzles: {
        veil: (state, _seat, unknown) => ({ ...state, hidden: unknown }),
        odds: (_state, _seat, action) => odds[action] ?? null,
      },
    },
  });
}
