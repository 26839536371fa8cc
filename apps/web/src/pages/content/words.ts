import { counted } from '@mechatable/lists';

export const words = {
  title: 'Content',
  heading: 'Custom content',
  lead: 'A content file adds or changes cards, decks, Mechs or forces. It stays in this browser. Use it against bots and in the lab, but not at online tables.',
  import: {
    heading: 'Import a content file',
    choose: 'Choose a file',
    text: 'or drop it here. It replaces the content you’re using now.',
    tooLarge: (most: number) => `The file is too large: a content file has at most ${most} kB.`,
    done: (name: string, game: string, pieces: number) =>
      `${game} now uses ${name}: ${counted(pieces, 'new or changed piece')}.`,
    problems: (file: string, problems: number) => `${file} can’t be used: ${counted(problems, 'problem')}.`,
    more: (n: number) => `${counted(n, 'more problem')}.`,
    place: (line: number, column: number) => `Line ${line}, column ${column}`,
  },
  files: {
    heading: 'Files in this browser',
    none: 'No files yet.',
    inUse: 'In use',
    use: 'Use',
    stop: 'Use published content',
    save: 'Save file',
    remove: 'Delete',
    sure: 'Delete this file? You’ll need it to open matches played with it.',
    yes: 'Delete file',
    cancel: 'Cancel',
    hash: (hash: string) => `hash ${hash}`,
    cards: 'Cards',
    builder: 'Builder',
    lab: 'Lab',
    play: 'Play',
  },
  write: {
    heading: 'Write your own',
    lead: 'Start with a template: one published piece under a new name. The schema lets your editor complete and check the file.',
    template: (game: string) => `Template for ${game}`,
    schema: (game: string) => `Schema for ${game}`,
    name: 'My content',
    piece: (name: string) => `My ${name}`,
  },
};
