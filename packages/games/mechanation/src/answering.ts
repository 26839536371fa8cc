import { openQuestion, type Answering, type AnswerWindow } from '@mechatable/kernel';
import type { Action } from './action.ts';
import type { Ask } from './state.ts';
import type { View } from './view.ts';
import { words } from './words/index.ts';

/** MN-R-84: a pilot who may pass is asked even if passing is the only answer. */
const WINDOWS: readonly (AnswerWindow & { readonly id: Ask['ask'] })[] = [
  { id: 'initiation', words: words.windows.initiation, stop: true },
  { id: 'arena', words: words.windows.arena, stop: true },
  { id: 'during', words: words.windows.during, stop: true },
  { id: 'loss', words: words.windows.loss, stop: true },
  { id: 'claimed', words: words.windows.claimed, stop: true },
  { id: 'attack', words: words.windows.attack, stop: true },
  { id: 'defend', words: words.windows.defend, stop: true },
  { id: 'scrap', words: words.windows.scrap, stop: true },
];

/**
 * Which question is open is public (MN-R-70), and so is whether it can be passed. An app may pass for a player who has
 * no other answer, but not faster than a person would.
 */
export const answering: Answering<Action, View> = {
  windows: WINDOWS,
  window(view) {
    const ask = openQuestion(view);
    return WINDOWS.find(({ id }) => id === ask?.ask)?.id ?? null;
  },
  pass: { kind: 'pass' },
  passEvents: ['passed'], // MN-R-92: declined abilities are not logged
  matters: () => true,
};
