import type { Options } from '@mechatable/mecha';

/** The decks of the lessons: ready decks can change without them. */
export const FIRST_DECKS: Options['loadouts'] = [
  {
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
];

export const SECOND_DECKS: Options['loadouts'] = [
  {
    cards: {
      'MG2-081': 17,
      'MG2-004': 2,
      'MG2-043': 2,
      'MG2-102': 1,
      'MG2-006': 2,
      'MG2-096': 2,
      'MG2-106': 2,
      'MG2-015': 3,
      'MG2-120': 2,
      'MG2-008': 1,
      'MG2-038': 1,
      'MG2-017': 2,
      'MG2-128': 3,
    },
  },
  {
    cards: {
      'MG2-081': 16,
      'MG2-032': 3,
      'MG2-065': 3,
      'MG2-019': 2,
      'MG2-114': 2,
      'MG2-126': 3,
      'MG2-015': 3,
      'MG2-012': 2,
      'MG2-011': 1,
      'MG2-006': 2,
      'MG2-058': 1,
      'MG2-070': 2,
    },
  },
];
