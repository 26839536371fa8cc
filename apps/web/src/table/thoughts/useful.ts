import type { Thought } from '@mechatable/bots';
import type { Frame } from '@mechatable/host';
import type { TableGame } from '../../games/shared/drawing.ts';
import { wasteOf } from '../choices/waste.ts';
import { MOST } from './rows.ts';

/**
 * Without plays that have no effect, and without those that undo earlier ones: a search likes to put off its opponent's
 * turn, so it would recommend the same moves again. If nothing else is left, nothing is removed.
 */
export function usefulChoices(
  table: TableGame,
  { view, viewer, legal }: Pick<Frame, 'view' | 'viewer' | 'legal'>,
  thought: Thought,
): Thought {
  if (typeof viewer !== 'number') return thought;
  const { lab } = table.game;
  const choices = thought.choices.filter(
    ({ choice }, place) =>
      lab.takesBack?.(legal[choice]) !== true &&
      (place >= MOST || wasteOf(table, view, viewer, legal[choice]) === null),
  );
  return choices.length === 0 ? thought : { ...thought, choices };
}
