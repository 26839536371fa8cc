import { defineGame, illegal, LEGAL, type AnyGame } from '@mechatable/kernel';
import { z } from 'zod';

/** The state of a turn of the wide game. */
export interface Wide {
  actor: number;
  wound: boolean;
  spent: number;
  over: boolean;
  turn: number;
}

const NOTHING = Array.from({ length: 13 }, (_, n) => `wait ${String(n)}`);

/**
 * Seat 0 may wind up, which costs something, and then strike, which wins. Thirteen other actions just end its turn, so the
 * choice after winding up is too wide to count as a mere question.
 */
export const wideGame = defineGame<Wide, string, { type: string; clause: string }, Wide, object>({
  id: 'wide',
  title: 'Wide',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  rules: {
    options: z.object({}),
    actions: z.string(),
    bound: 100,
    setup: () => ({ actor: 0, wound: false, spent: 0, over: false, turn: 1 }),
    toAct: ({ over, actor }) => (over ? [] : [actor]),
    legal: ({ wound, over, actor }, seat) =>
      over || seat !== actor ? [] : [...NOTHING, wound ? 'strike' : 'wind'],
    judge: () => LEGAL,
    otherwise: () => illegal('W-1', 'Wait.'),
    apply(state, _seat, action) {
      if (action === 'wind') {
        state.wound = true;
        state.spent++;
      } else if (action === 'strike') state.over = true;
      else {
        state.actor = 1 - state.actor;
        state.turn++;
      }
      return [{ type: 'did', clause: 'W-1' }];
    },
    concede: () => [],
    outcome: ({ over }) =>
      over ? { winners: [0], clause: 'W-2', sentence: 'Struck.', capped: false } : null,
    turn: ({ turn }) => turn,
  },
  words: { label: (_view, action) => action, question: () => 'What?', describe: ({ type }) => type },
  lab: { evaluate: ({ spent }, seat) => (seat === 0 ? -spent : spent) },
}) as AnyGame;
