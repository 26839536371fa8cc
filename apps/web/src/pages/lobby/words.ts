import { counted } from '@mechatable/lists';
import type { ClockTerms, TableStatus } from '@mechatable/protocol';

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
  return `wins ${won}% against ${whom} (${matches} matches)`;
}

export const words = {
  heading: 'Pick a game and play',
  lead: 'Every rule is enforced and explained. Bots see only what you would see in their seat.',
  custom: 'Played with custom content',
  customOnline:
    'Online tables use published content: the server doesn’t have your file. To play online, switch back to the published content.',
  play: 'Play',
  openSetup: 'Set up…',
  openOnline: 'Online…',
  today: (game: string) => `Puzzle of the day: ${game}`,
  todaySolved: 'Solved',
  lesson: 'First steps',
  rules: 'Rules',
  loop: { nameOf: (seat: number) => (seat === 0 ? 'You' : `Rival ${seat}`) },
  facts: {
    players: (min: number, max: number) => (min === max ? `${min} players` : `${min}–${max} players`),
    minutes: (minutes: number) => `${minutes} min`,
    difficulty: { easy: 'Easy to learn', medium: 'Medium', hard: 'Hard' },
  },
  matches: {
    unfinished: 'Resume',
    more: (matches: number) => `Show ${matches} more`,
    finished: 'Watch again',
    /** `You against Regular bot`, `You against Mira, Regular bot and Regular bot 2`. */
    players: ([first = '', ...others]: readonly string[]) => {
      const last = others.at(-1) ?? '';
      const most = others.slice(0, -1).join(', ');
      return `${first} against ${most === '' ? last : `${most} and ${last}`}`;
    },
    length: (moves: number) => counted(moves, 'move'),
    remove: 'Delete',
    removeMatch: (title: string, players: string) => `Delete the ${title} match: ${players}`,
    removeForGood: 'Delete for good',
    cancel: 'Cancel',
  },
  damaged: {
    heading: 'Damaged matches',
    text: 'These can’t be opened. Export what is left of a match, or delete it.',
    match: (id: string) => `Match ${id}`,
    export: 'Export',
    remove: 'Delete',
  },
  import: {
    heading: 'Open a saved match',
    choose: 'Choose file…',
    text: 'A record saved here or in the terminal. You can also drop the file here.',
    problem: (file: string, problem: string) => `${file}: ${problem}`,
    tooLarge: (megabytes: number) => `Not a match record: the file is larger than ${megabytes} MB.`,
    unknownGame: (game: string) => `Unknown game "${game}".`,
    notVerified: (problems: readonly string[]) => `Verification failed. ${problems.join(' ')}`,
  },
  online: {
    heading: (game: string) => `Play ${game} online`,
    playNow: 'Play now',
    playNowNote: 'Against the next person who joins.',
    playRatedNote: 'Against someone of similar strength.',
    rated: (name: string, rating: number) => `${name} (${rating})`,
    ratedSwitch: 'Rated',
    ratedNote: 'The result changes your rating. Rated matches have a clock and the standard options.',
    leaderboard: 'Leaderboard',
    invite: 'Or invite friends',
    seat: (number: number) => `Player ${number}`,
    friend: 'A friend, by link',
    create: 'Create table',
    tableMode: 'Use this screen as the table',
    tableModeNote: 'On a tablet or TV: everyone joins with their phone, which shows only their own hand.',
    clock: 'Clock',
    clocks: (clock: ClockTerms) => {
      switch (clock.kind) {
        case 'none':
          return 'No clock';
        case 'real-time':
          return `${clock.bank / 60} minutes each, ${clock.increment} s per turn`;
        case 'correspondence':
          return `${counted(clock.days, 'day')} per move`;
      }
    },
    switches: {
      isOpen: 'Anyone may join from the lobby',
      undo: 'Allow undo',
      talk: 'Chat',
      privateTalk: 'Private chat between players',
      spectators: 'Allow spectators',
    },
    mine: 'Your online matches',
    open: 'Open tables',
    watch: 'Watch',
    openSeat: 'open seat',
    yourTurn: 'Your turn',
    isRated: 'Rated',
    status: (status: TableStatus, turn: number) => {
      switch (status) {
        case 'waiting':
          return 'Waiting for players';
        case 'playing':
          return `Turn ${turn}`;
        case 'over':
          return 'Over';
        case 'aborted':
          return 'Closed';
      }
    },
  },
  setup: {
    heading: (game: string) => `Set up ${game}`,
    seats: 'Players',
    player: 'Player',
    name: 'Name',
    me: 'Me',
    practice: 'Practice: undo anything',
    secondPlayer: 'Second player, same screen',
    level: (number: number, title: string, strength: Strength | null) =>
      `Bot, level ${number}: ${title}${strength === null ? '' : `, ${wins(strength)}`}`,
    levelNote: (note: string, strength: Strength | null) =>
      strength === null ? note : `${note} It ${wins(strength)}.`,
    otherBot: (title: string) => `${title} bot`,
    deck: 'Deck',
    ownDecks: 'Your own',
    notLegal: (name: string) => `${name} (not legal yet)`,
    reset: 'Reset to defaults',
    build: (what: string) => `Build a ${what}`,
    close: 'Close',
  },
};
