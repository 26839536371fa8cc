import { changes } from './changes.ts';
import { events } from './events.ts';
import { labels } from './labels.ts';
import { outcomes } from './outcomes.ts';
import { questions } from './questions.ts';
import { recorded } from './recorded.ts';
import { refusals } from './refusals.ts';
import { sketch } from './sketch.ts';
import { terms } from './terms.ts';

/**
 * All English that players read, except printed texts (`content/`), the constant refusals beside their rules, and the
 * title in `manifest.ts`.
 */
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
  /** When a player can be asked to respond. */
  windows: {
    initiation: 'Abilities in your Initiation',
    arena: 'Your Arena turn',
    during: 'Abilities in a Battle',
    loss: 'Abilities of a Mech that lost',
    claimed: 'Abilities after you claim',
    attack: 'Your attack as Alpha Pilot',
    defend: 'Defending your Territory',
    scrap: 'Abilities in your Scrap turn',
  },
  options: {
    noSuchAlpha: (wanted: string, last: string): string =>
      `${wanted} can’t be the first Alpha Pilot: choose one of P0 to ${last}.`,
  },
} as const;
