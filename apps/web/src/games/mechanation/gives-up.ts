import { openQuestion } from '@mechatable/kernel';
import type { Action, View } from '@mechatable/mechanation';
import type { GivesUp } from '../shared/drawing.ts';

/** Questions that are the pilot's whole turn; all others are a single chance. */
const TURNS: ReadonlySet<string> = new Set(['initiation', 'arena', 'attack', 'scrap']);

export function givesUp(view: View, action: Action): GivesUp | null {
  if (action.kind !== 'pass') return null;
  return TURNS.has(openQuestion(view)?.ask ?? '') ? 'turn' : 'chance';
}
