import type { Route } from './routes.ts';

const title = (page: string): string => `${page} · Mechatable`;

const titles: Readonly<Record<Route['page'], string>> = {
  lobby: 'Mechatable',
  me: title('You'),
  match: title('Match'),
  table: title('Table'),
  replay: title('Replay'),
  rules: title('Rule book'),
  lesson: title('First steps'),
  art: title('Art'),
  ratings: title('Ratings'),
  player: title('Player'),
  builder: title('Builder'),
  cards: title('Cards'),
  editions: title('Two editions'),
  'not-found': title('Not found'),
};

export const words = {
  /** For the browser's tab. */
  titles,
  noPage: (path: string) => `No page at ${path}.`,
  bug: {
    title: 'Something went wrong',
    text:
      'This is a bug, and not your fault. Your match is saved. Save a report for the developers, then go back ' +
      'to the last good state.',
    goBack: 'Go back to the last good state',
    save: 'Save report',
    lobby: 'Back to the lobby',
  },
};
