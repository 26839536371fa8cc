import type { Answering, AnswerWindow } from '@mechatable/kernel';
import type { Action } from './action.ts';
import { openQuestion } from './labels.ts';
import type { Ask } from './state.ts';
import type { View } from './view.ts';

/** MN-R-84: wherever one may pass, one is asked even if there is nothing else to answer. */
const WINDOWS: readonly (AnswerWindow & { readonly id: Ask['ask'] })[] = [
  { id: 'initiation', words: 'An ability in your Initiation', stop: true },
  { id: 'arena', words: 'Your Arena turn', stop: true },
  { id: 'during', words: 'An ability in a Battle', stop: true },
  { id: 'loss', words: 'An ability of a Mech that has lost', stop: true },
  { id: 'claimed', words: 'You have claimed a Territory', stop: true },
  { id: 'attack', words: 'Your attack as the Alpha Pilot', stop: true },
  { id: 'defend', words: 'A Territory of yours is attacked', stop: true },
  { id: 'scrap', words: 'An ability in your Scrap turn', stop: true },
];

/**
 * Which question is open is public (MN-R-70), and so is that it can be passed. A table may pass for whoever can do
 * nothing else, but takes its time over it.
 */
export const answering: Answering<Action, View> = {
  windows: WINDOWS,
  window(view) {
    const ask = openQuestion(view);
    return WINDOWS.find(({ id }) => id === ask?.ask)?.id ?? null;
  },
  pass: { kind: 'pass' },
  heardAs: ['passed'], // MN-R-92: that an ability was not used is not told
  matters: () => true,
};
