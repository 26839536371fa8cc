import { counted } from '@mechatable/lists';

const MANY = ['no', 'one', 'two', 'three'];

/** How strong a level was measured to be. */
export interface Strength {
  /** In percent. */
  readonly won: number;
  /** The title of the level it played against, and in how many seats. */
  readonly against: string;
  readonly rivals: number;
  readonly matches: number;
}

function wins({ won, against, rivals, matches }: Strength): string {
  const whom = rivals === 1 ? against : `${MANY[rivals] ?? rivals} ${against}s`;
  return `wins ${won} % against ${whom} (${matches} matches)`;
}

export const words = {
  title: 'The lobby',
  builder: 'Builder',
  cards: 'Cards',
  drawings: 'Drawings',
  heading: 'Pick a game and play',
  lead: 'Every rule is enforced and explained. Bots see only what you would see in their seat. Nothing leaves this browser.',
  play: 'Play',
  openSetup: 'Set up…',
  lesson: 'First steps',
  rules: 'Rules',
  matches: {
    unfinished: 'Resume',
    finished: 'Watch again',
    /** `You against Regular bot`. */
    players: (names: readonly string[]) => names.join(' against '),
    length: (moves: number) => counted(moves, 'move'),
    remove: 'Delete',
    removeMatch: (title: string, players: string) => `Delete the match of ${title}, ${players}`,
    removeForGood: 'Delete for good',
    cancel: 'Cancel',
  },
  damaged: {
    heading: 'Damaged matches',
    text: 'These can’t be opened. Export one to keep what is left of it, or delete it.',
    match: (id: string) => `Match ${id}`,
    export: 'Export',
    remove: 'Delete',
  },
  import: {
    heading: 'Open a saved match',
    choose: 'Choose file…',
    text: 'A record saved here or from the terminal. You can also drop the file here.',
    problem: (file: string, problem: string) => `${file}: ${problem}`,
    tooLarge: (megabytes: number) => `Not a match record: the file is larger than ${megabytes} MB.`,
    unknownGame: (game: string) => `Unknown game "${game}".`,
    notVerified: (problems: readonly string[]) => `Verification failed. ${problems.join(' ')}`,
  },
  setup: {
    heading: (game: string) => `Set up ${game}`,
    seats: 'Players',
    player: 'Player',
    me: 'Me',
    secondPlayer: 'Second player, same screen',
    level: (number: number, title: string, strength: Strength | null) =>
      `Bot, level ${number}: ${title}${strength === null ? '' : `, ${wins(strength)}`}`,
    levelNote: (note: string, strength: Strength | null) =>
      strength === null ? note : `${note} It ${wins(strength)}.`,
    otherBot: (title: string) => `${title} bot`,
    deck: 'Deck',
    ownDecks: 'Built here',
    notLegal: (name: string) => `${name} (not legal yet)`,
    reset: 'Reset to defaults',
    build: (what: string) => `Build a ${what}`,
    close: 'Close',
  },
};
