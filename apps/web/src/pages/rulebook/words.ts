import { counted } from '@mechatable/lists';
import type { ComponentChildren } from 'preact';

export const words = {
  title: 'Rule book',
  bookTitle: (book: string) => `Rule book · ${book}`,
  cards: 'Cards',
  loading: 'Loading the rule book…',
  notLoaded: 'The rule book couldn’t be loaded. Are you online?',
  noBook: (gameId: string) => `There is no rule book for “${gameId}”.`,
  contents: 'Contents',
  introduction: 'Introduction',
  unknownClause: (book: string, id: string) =>
    `The rule book of ${book} has no clause “${id}”. Closest matches:`,
  onePage: {
    title: (game: string) => `${game} on one page`,
    goal: 'How to win',
    picture: (game: string) => `The table of ${game} in the middle of a match. The numbers match the list.`,
    nameOf: (isYou: boolean, seat: number) => (isYou ? 'You' : `Rival ${seat}`),
    turn: 'A turn',
    mistakes: 'Common mistakes',
    lesson: 'Learn by playing',
  },
  position: (pieces: readonly string[]) => `Position: ${pieces.join('; ')}`,
  /** Between a piece and what is attached to it. */
  with: ', with ',
  search: {
    label: 'Search the rules',
    found: (count: number) =>
      count === 0 ? 'No matches found.' : `${count} ${count === 1 ? 'match' : 'matches'} found.`,
    help: (clause: ComponentChildren): ComponentChildren => [
      'Try fewer or different words, or an id such as ',
      clause,
      '. Esc closes the search.',
    ],
  },
  link: {
    copy: (id: string) => `Copy link to ${id}`,
    copied: 'Link copied',
    inAddressBar: 'Link is in the address bar',
  },
  tests: {
    background: 'This clause is background, so it has no test.',
    none: 'No test names this clause yet.',
    count: (count: number) => `Tested by ${counted(count, 'scenario')}`,
    loading: 'Loading tests…',
    notLoaded: 'The tests couldn’t be loaded.',
    table: 'a table of cases, each with its own title',
    others: 'Also covers',
    source: (file: string, line: number) => `${file}, line ${line}`,
    cut: (lines: number) => `… and ${lines} more lines.`,
  },
};
