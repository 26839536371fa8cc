import { TURN_CAP } from '@mechatable/lanes';
import type { OptionChoice } from '../shared/drawing.ts';
import { words } from './words.ts';

/** The options in the lobby besides the decks. */
export const options: readonly OptionChoice[] = [
  {
    name: 'protectionFrom',
    words: words.options.protectionFrom,
    clause: 'LN-R-5',
    values: [
      { value: 'deck', words: words.options.fromDeck },
      { value: 'hand', words: words.options.fromHand },
    ],
  },
  {
    name: 'firstTurnAttacks',
    words: words.options.firstTurnAttacks,
    clause: 'LN-R-15',
    values: [
      { value: false, words: words.options.notAllowed },
      { value: true, words: words.options.allowed },
    ],
  },
  {
    name: 'turnCap',
    words: words.options.turnCap,
    clause: 'LN-R-81',
    values: [
      { value: TURN_CAP, words: words.options.turns(TURN_CAP) },
      { value: 40, words: words.options.turns(40) },
      { value: 20, words: words.options.turns(20) },
      { value: 10, words: words.options.shortMatch(10) },
    ],
  },
];
