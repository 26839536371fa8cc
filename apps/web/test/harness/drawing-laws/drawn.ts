import type { TableGame } from '../../../src/games/shared/drawing.ts';
import { offersIn, type Offer } from './clicks.ts';
import { screensOf, type Screen } from './screens.ts';
import type { Position } from './walk.ts';

/** A position with all that is drawn of it. */
export interface Drawn {
  readonly table: TableGame;
  readonly position: Position;
  readonly screens: readonly Screen[];
  readonly offers: readonly Offer[];
}

/** `listed`: sorts of things that only the list of choices offers. */
export function drawnAt(table: TableGame, position: Position, listed: readonly string[]): Drawn {
  const offers = [...offersIn(table, position, listed)];
  return { table, position, screens: screensOf(table, position), offers };
}
