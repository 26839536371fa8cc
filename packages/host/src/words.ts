import { does, type Names, type Seat } from '@mechatable/kernel';

/** All of the host's messages to people. */
export const words = {
  undo: {
    nothing: "Nothing to undo: you haven't moved yet.",
    moved: (names: Names, other: Seat) => `Too late to undo: ${does(names, other, 'has moved')}.`,
    over: 'Too late to undo: the match is over.',
    late: 'Too late to undo: your time ran out.',
    revealed: 'Too late to undo: hidden information was revealed.',
    seen: (event: string) => `Too late to undo: you have seen "${event}"`,
  },

  match: {
    over: 'The match is already over.',
    movedOn: 'The match has moved on. Look again.',
    left: 'You left this match. Open it again to resume.',
    noPlayer: (players: number) => `There is no such player: this match has ${players}.`,
    notPerson: (name: string) => `${name} is not a person.`,
    noMove: (moves: number) => `There is no move ${moves} to go back to.`,
  },

  players: {
    bot: (title: string) => `${title} bot`,
    program: 'program',
    person: (number: number) => `Player ${number}`,
  },

  bots: {
    closed: 'The match was closed.',
    late: 'The bot didn’t answer in time.',
    illegal: (bot: string, choice: string) => `The bot ${bot} made an illegal choice: ${choice}.`,
  },
} as const;
