import type { AnyGame } from '@mechatable/kernel';
import { highCard } from '../high-card/game.ts';
import { other, type View } from '../high-card/state.ts';
import { passing } from '../passing.ts';
import { alsoDoing, holdsTen, spoiled, type Broken } from './spoil.ts';

interface KnowingView extends View {
  readonly knows: boolean;
}

/** The question that everybody reads has another word in it while seat 1 holds the ten. */
function asksWithAWink(): AnyGame {
  return spoiled({
    rules: {
      view: (state, viewer): KnowingView => ({
        ...highCard.rules.view(state, viewer),
        knows: holdsTen(state, 1),
      }),
    },
    words: {
      ...highCard.words,
      question: (view) => `${highCard.words.question(view)}${(view as KnowingView).knows ? ' Well?' : ''}`,
    },
  });
}

export const asked: readonly Broken[] = [
  [
    'asked',
    'asks by hidden cards who is next',
    'who is asked or what depends on what is hidden from seat',
    alsoDoing((state, seat) => {
      if (state.agenda.length > 0 && holdsTen(state, other(seat))) state.agenda = [{ ask: 'turn', seat: 0 }];
    }),
  ],
  ['asked', 'shows in the question what was drawn', '.question', asksWithAWink()],
  [
    'asked',
    'has a window that only one seat sees',
    'Not all viewers see the same window',
    passing({ answering: { window: ({ viewer }) => (viewer === 0 ? 'second' : null) } }),
  ],
  [
    'asked',
    'has a window that is not in its list',
    'no window "third"',
    passing({ answering: { window: ({ trick }) => (trick.length === 1 ? 'third' : null) } }),
  ],
  [
    'asked',
    'has a window when nobody is asked',
    'one seat must be asked, not 0',
    passing({
      answering: { window: ({ trick, asked: seat }) => (trick.length === 1 || seat < 0 ? 'second' : null) },
    }),
  ],
  [
    'asked',
    'allows a pass depending on what a seat holds',
    'cannot pass in the window "second"',
    passing({ canPass: (state, seat) => !holdsTen(state, seat) }),
  ],
  [
    'asked',
    'reveals by a pass what a seat holds',
    'sees of a pass depends on what seat',
    passing({ eventFor: (event) => event }),
  ],
];
