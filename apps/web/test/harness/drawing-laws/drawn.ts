import type { TableGame } from '../../../src/games/shared/drawing.ts';
import { offersIn, type Offer } from './clicks.ts';
import { screensOf, type Screen } from './screens.ts';
import type { Position } from './walk.ts';

/** A position with all of its screens. */
export interface Drawn {
  readonly table: TableGame;
  readonly position: Position;
  readonly screens: readonly Screen[];
  readonly offers: readonly Offer[];
  readonly fleeting: readonly string[];
}

/** What a game excuses from the laws, by the part of an anchor before its colon. */
export interface Excused {
  /** Sorts of things that only the list of choices offers. */
  readonly listed: readonly string[];
  /** Sorts of things that can come and go within one action, so cues may name one that is never drawn. */
  readonly fleeting: readonly string[];
}

export function drawnAt(table: TableGame, position: Position, { listed, fleeting }: Excused): Drawn {
  const offers = [...offersIn(table, position, listed)];
  return { table, position, screens: screensOf(table, position), offers, fleeting };
}
