import { whose, type Names, type Seat } from '@mechatable/kernel';
import type { Until } from '../content/language.ts';
import { terms } from './terms.ts';

const UNTIL: Record<Until, string> = {
  combat: 'until end of combat',
  turn: 'until end of turn',
  yourNextTurn: 'until the start of its controller’s next turn',
  stay: 'while the unit stays in unit zones',
};

/** The summands of a unit's power. */
export const power = {
  printed: (card: string, row: 'front' | 'back' | 'land'): string => `${card}, ${terms.rows[row]}`,
  equip: (card: string): string => `${card}, attached`,
  change: (card: string, until: Until): string => `${card}, ${UNTIL[until]}`,
  ownText: (card: string): string => `${card} (its own text)`,
  fromZone: (card: string, zone: string): string => `${card} (${zone})`,
  fromPile: (card: string, names: Names, seat: Seat, pile: 'graveyard' | 'pool'): string =>
    `${card} (${whose(names, seat)} ${pile})`,
  minimum: 'minimum 0',
};
