import type { AnyGame } from '@mechatable/kernel';
import { highCard } from '../high-card/game.ts';
import { spoiled, type Broken } from './spoil.ts';

function saying(words: Partial<typeof highCard.words>): AnyGame {
  return spoiled({ words: { ...highCard.words, ...words } });
}

export const words: readonly Broken[] = [
  [
    'words',
    'has one label for two actions',
    'share the label',
    saying({ label: (_view, { card }) => `The ${card}` }),
  ],
  [
    'words',
    'has an empty label',
    'has no label',
    saying({ label: (view, action) => (action.card === 5 ? '' : highCard.words.label(view, action)) }),
  ],
  ['words', 'has nothing to click', 'has no anchors', saying({ anchors: () => [] })],
  ['words', 'has an empty anchor', 'has an empty anchor', saying({ anchors: () => [''] })],
  [
    'words',
    'has no sentence for an event',
    'no sentence for "took"',
    saying({ describe: (event) => (event.type === 'took' ? '' : highCard.words.describe(event)) }),
  ],
  ['words', 'asks nothing', 'question() has nothing to say', saying({ question: () => ' ' })],
  [
    'words',
    'asks at length',
    'has 9 words, at most 8 are allowed: Now play a card, or fold one of them.',
    saying({ question: () => 'Now play a card, or fold one of them.' }),
  ],
  ['words', 'draws nothing', 'sketch() draws nothing', saying({ sketch: () => '\n' })],
  ['words', 'draws beyond the edge', 'wider than 80 columns', saying({ sketch: () => 'x'.repeat(81) })],
];
