import { NONE, cardNumber, cellNumber, type Edition, type State } from '@mechatable/mecha';
import { findEntry } from '../../../src/games/games.ts';
import { drawingLaws } from '../../harness/drawing-laws.ts';
import { position } from './position.ts';

/** MG-D-30: a Tower is arriving, and its space became illegal. */
function placing(edition: Edition, tower: string): State {
  const state = position(edition, { d1: { name: 'Radio Tower', seat: 0 } });
  const [card, cell] = [cardNumber(tower), cellNumber('d1')];
  state.chain.push({ kind: 'card', seat: 0, card, cell, target: NONE, second: NONE, gone: false });
  state.agenda.push({ ask: 'place', seat: 0 });
  return state;
}

const fleeting = ['link', 'hand', 'attached'];

drawingLaws(findEntry('mecha-1e'), {
  fleeting,
  rare: { place: () => placing('1e', 'MG1-001') },
  never: [
    ...[
      'discardEach',
      'trim',
      'skip',
      'dismiss',
      'take',
      'put',
      'look',
      'fetch',
      'putBack',
      'name',
      'target',
    ],
  ],
});
drawingLaws(findEntry('mecha-2e'), { fleeting, rare: { place: () => placing('2e', 'MG2-081') } });
