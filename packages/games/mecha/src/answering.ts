import { openQuestion, type Answering, type AnswerWindow } from '@mechatable/kernel';
import type { Action } from './action.ts';
import { cardName } from './naming.ts';
import { BASE } from './references.ts';
import type { View } from './view.ts';
import { words } from './words/index.ts';

/** MG-R-16: the attacker's own question, if the defender has added nothing. */
const SECOND = 'second';

const says = words.chain.windows;

/** MG-R-15, and which windows ask by default (MG-R-16). */
const WINDOWS: readonly AnswerWindow[] = [
  { id: 'start', words: says.start, stop: false },
  { id: 'draw', words: says.draw, stop: true },
  { id: 'card', words: says.card, stop: true },
  { id: 'ability', words: says.ability, stop: true },
  { id: 'move', words: says.move, stop: false },
  { id: 'attack', words: says.attack, stop: true },
  { id: SECOND, words: says.second, stop: false },
  { id: 'destroyed', words: says.destroyed, stop: true },
  { id: 'end', words: says.end, stop: true },
];

/** MG-R-16: Commands that help only on your own turn, until the Main Phase ends. */
const OWN_TURN: ReadonlySet<string> = new Set([
  'Attack Orders',
  'Marching Orders',
  'Tunnel Warfare',
  'Ramp Orders',
  'Reconnaissance',
  'Illegal Bullet',
  'Preparations',
  'Turn The Key',
]);

export const answering: Answering<Action, View> = {
  windows: WINDOWS,
  window(view) {
    const ask = openQuestion(view);
    if (ask?.ask !== 'respond') return null;
    const base = view.chain.length === 1 ? view.chain[BASE] : null;
    return base?.kind === 'attack' && base.seat === ask.seat ? SECOND : ask.window;
  },
  pass: { kind: 'pass' },
  passEvents: ['passed'],
  matters(view, action) {
    if (action.kind !== 'command' || !OWN_TURN.has(cardName(action.card))) return true;
    return view.active === view.viewer && answering.window(view) !== 'end';
  },
};
