import { changes } from './changes.ts';
import { events } from './events.ts';
import { labels } from './labels.ts';
import { outcomes, recorded } from './outcomes.ts';
import { questions } from './questions.ts';
import { refusals } from './refusals.ts';
import { sketch } from './sketch.ts';
import { terms } from './terms.ts';

/** All English that players read, except printed texts (`content/`) and the constant refusals beside their rules. */
export const words = {
  ...terms,
  changes,
  labels,
  questions,
  events,
  outcomes,
  recorded,
  refusals,
  sketch,
  /** Terms of the builder. */
  deckRules: {
    what: 'force',
    piece: 'counter',
    halves: { light: 'light half', mid: 'mid half' },
    figures: { move: 'Move', range: 'Range', attack: 'Attack', armor: 'Armor', body: 'Body' },
  },
  options: {
    quickSizes: (light: number, mid: number): string =>
      `quick setup needs forces of 8 + 8, not ${light} + ${mid}: keep the default sizes, or choose "full"`,
  },
} as const;
