import { actions } from './actions.ts';
import { changes } from './changes.ts';
import { deckRules } from './deck-rules.ts';
import { events } from './events.ts';
import { outcome } from './outcome.ts';
import { power } from './power.ts';
import { questions } from './questions.ts';
import { reasons } from './reasons.ts';
import { sketch } from './sketch.ts';
import { terms } from './terms.ts';

/** All the English that players read, except content and the constant refusals beside their rules. */
export const words = {
  actions,
  changes,
  deckRules,
  events,
  outcome,
  power,
  questions,
  reasons,
  sketch,
  terms,
};
