import { TURN_CAP } from '@mechatable/lanes';
import type { OptionChoice } from '../shared/drawing.ts';

/** What the lobby lets people choose besides the decks. */
export const options: readonly OptionChoice[] = [
  {
    name: 'protectionFrom',
    words: 'Protection cards',
    clause: 'LN-R-5',
    values: [
      { value: 'deck', words: 'Dealt from the deck, unseen' },
      { value: 'hand', words: 'Chosen from the opening hand' },
    ],
  },
  {
    name: 'firstTurnAttacks',
    words: 'Attacks on turn 1',
    clause: 'LN-R-15',
    values: [
      { value: false, words: 'Not allowed' },
      { value: true, words: 'Allowed' },
    ],
  },
  {
    name: 'turnCap',
    words: 'Turn limit',
    clause: 'LN-R-81',
    values: [
      { value: TURN_CAP, words: `${TURN_CAP} turns` },
      { value: 40, words: '40 turns' },
      { value: 20, words: '20 turns' },
      { value: 10, words: '10 turns (short match)' },
    ],
  },
];
