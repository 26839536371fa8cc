import type { Loadout } from '@mechatable/kernel';
import type { Edition } from './language.ts';

/** A deck as brought to the table: how often each card, by id. */
export interface DeckList {
  readonly cards: Readonly<Record<string, number>>;
}

export type ReadyDeck = Loadout & DeckList;

const FIRST_EDITION: readonly ReadyDeck[] = [
  {
    id: 'signal-rush',
    name: 'Signal Rush',
    plan: 'Haste and tempo: strike on the turn you arrive.',
    cards: {
      'MG1-001': 17,
      'MG1-003': 2,
      'MG1-004': 2,
      'MG1-026': 3,
      'MG1-027': 2,
      'MG1-028': 2,
      'MG1-029': 3,
      'MG1-007': 2,
      'MG1-018': 2,
      'MG1-019': 2,
      'MG1-030': 3,
    },
  },
  {
    id: 'sky-patrol',
    name: 'Sky Patrol',
    plan: 'Fliers that cross the board behind walls.',
    cards: {
      'MG1-001': 17,
      'MG1-015': 2,
      'MG1-016': 3,
      'MG1-017': 2,
      'MG1-011': 3,
      'MG1-007': 2,
      'MG1-026': 2,
      'MG1-006': 1,
      'MG1-019': 2,
      'MG1-018': 2,
      'MG1-024': 2,
      'MG1-025': 2,
    },
  },
  {
    id: 'iron-wall',
    name: 'Iron Wall',
    plan: 'Armour and the biggest machines, paid for by Radio Relays.',
    cards: {
      'MG1-001': 17,
      'MG1-002': 2,
      'MG1-012': 2,
      'MG1-013': 2,
      'MG1-014': 2,
      'MG1-007': 3,
      'MG1-003': 3,
      'MG1-006': 1,
      'MG1-027': 3,
      'MG1-026': 2,
      'MG1-025': 2,
      'MG1-021': 1,
    },
  },
  {
    id: 'long-guns',
    name: 'Long Guns',
    plan: 'Range over a front line that holds.',
    cards: {
      'MG1-001': 17,
      'MG1-008': 3,
      'MG1-009': 3,
      'MG1-010': 2,
      'MG1-007': 2,
      'MG1-004': 3,
      'MG1-005': 1,
      'MG1-003': 3,
      'MG1-029': 2,
      'MG1-023': 1,
      'MG1-022': 1,
      'MG1-020': 1,
      'MG1-021': 1,
    },
  },
];

/** The starter decks of each edition. */
export const READY_DECKS: Readonly<Record<Edition, readonly ReadyDeck[]>> = { '1e': FIRST_EDITION };
