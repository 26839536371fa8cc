import type { Action, View } from '@mechatable/lanes';
import type { GivesUp } from '../shared/drawing.ts';

export function givesUp(_view: View, action: Action): GivesUp | null {
  switch (action.kind) {
    case 'pass':
      return 'turn';
    case 'decline':
    case 'stop':
    case 'leave':
      return 'chance';
    case 'exchange':
    case 'optional':
      return action.yes ? null : 'chance';
    default:
      return null;
  }
}
