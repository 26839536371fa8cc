import type { Action, View } from '@mechatable/mecha';
import type { GivesUp } from '../shared/drawing.ts';

export function givesUp(_view: View, action: Action): GivesUp | null {
  switch (action.kind) {
    case 'endPhase':
      return 'turn';
    case 'keep':
    case 'mulligan':
    case 'pass':
    case 'skip':
    case 'stop':
      return 'chance';
    default:
      return null;
  }
}
