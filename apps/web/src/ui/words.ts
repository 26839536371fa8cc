import { counted } from '@mechatable/lists';

const title = (page: string): string => `${page} · Mechatable`;

/** The English that several pages share. */
export const words = {
  explanation: 'Explanation',
  brand: 'Mechatable',
  /** For the browser's tab. */
  titles: {
    lobby: 'Mechatable',
    me: title('You'),
    match: title('Match'),
    table: title('Table'),
    replay: title('Replay'),
    rules: title('Rule book'),
    course: title('First steps'),
    lesson: title('First steps'),
    puzzles: title('Puzzles'),
    puzzle: title('Puzzle'),
    art: title('Art'),
    ratings: title('Ratings'),
    player: title('Player'),
    builder: title('Builder'),
    cards: title('Cards'),
    editions: title('Two editions'),
    lab: title('Lab'),
    'lab-report': title('Balance report'),
    'shared-study': title('Shared study'),
    content: title('Content'),
    'not-found': title('Not found'),
  },
  brandLink: 'Mechatable: lobby',
  site: 'Pages',
  pages: {
    '/puzzles': 'Puzzles',
    '/cards': 'Cards',
    '/builder': 'Builder',
    '/ratings': 'Ratings',
    '/lab': 'Lab',
    '/art': 'Art',
  },
  loading: 'Loading…',
  custom: {
    content: (name: string) => `Custom content: ${name}`,
    link: 'Custom content',
  },
  you: {
    link: (name: string) => `${name}: your page`,
    nobody: 'You',
  },
  bell: {
    off: 'Notify me on my turn',
    on: 'You’ll be notified on your turn',
  },
  turnNotice: {
    title: 'Your turn',
    text: (game: string, players: readonly string[]) => `${game}: ${players.join(' against ')}`,
  },
  /** What a piece is called in games that don't say. */
  piece: 'card',
  player: (number: number) => `Player ${number}`,
  figure: (name: string, number: number) => `${name}\u00a0${number}`, // no line break between name and number
  noGame: (gameId: string, known: readonly string[]) => `Unknown game "${gameId}". Try ${known.join(', ')}.`,
  bug: {
    title: 'Something went wrong',
    text:
      'This is a bug, and not your fault. Your match is saved. Save a report for the developers, then go back ' +
      'to the last good state.',
    goBack: 'Go back to the last good state',
    save: 'Save report',
    lobby: 'Back to the lobby',
  },
  noPage: (path: string) => `No page at ${path}.`,
  notFound: {
    title: 'Nothing here',
    back: 'Back to the lobby',
  },
  contentProblem: {
    /** `why`: a sentence. */
    text: (why: string) => `${why} You’re playing with published content now.`,
    page: 'Content',
    close: 'Close',
  },
  failed: {
    title: 'Couldn’t load',
    game: 'The game couldn’t be loaded. Are you online?',
    retry: 'Try again',
  },
  clause: {
    link: 'Rule',
    rule: (id: string) => `Rule ${id}`,
    unknown: 'The rule book has no such clause.',
    failed: 'The rule book couldn’t be loaded.',
  },
  filter: {
    search: (piece: string) => `Search the ${piece}s`,
    kind: 'Kind',
    keyword: 'Keyword',
    number: 'Number',
    figure: (name: string, number: number) => `${name} ${number}`,
    any: (name: string) => `${name}: any`,
    /** `12 of 97 cards`. */
    found: (found: number, all: number, piece: string) =>
      found === all ? counted(all, piece) : `${found} of ${counted(all, piece)}`,
    reset: 'Show all',
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    theme: 'Theme',
    themes: { dark: 'Dark', light: 'Light', system: 'System' },
    speed: 'Speed',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', none: 'Instant' },
    motion: 'Motion',
    motions: { system: 'System', reduced: 'Reduced' },
    volume: 'Sound volume',
    volumeOff: 'Off',
    text: 'Text size',
    texts: { normal: 'Normal', large: 'Large', largest: 'Largest' },
    palette: 'Colors',
    palettes: { standard: 'Standard', safe: 'Color-blind safe' },
    hand: 'Buttons for',
    hands: { right: 'Right hand', left: 'Left hand' },
    talk: 'Table talk',
    talks: { on: 'On', off: 'Off' },
  },
};
