import type { Action, View } from '@mechatable/masc';
import type { GivesUp } from '../shared/drawing.ts';

export function givesUp(_view: View, action: Action): GivesUp | null {
  switch (action.kind) {
    case 'finish':
    case 'pass':
      return 'turn';
    case 'reset':
      return 'chance';
    default:
      return null;
  }
}
