import { does, sentence, their, type Names, type Seat } from '@mechatable/kernel';

/** Records keep these sentences and hash them: never change a word, and never translate them. */
export const recorded = {
  colours: ['Red', 'Blue'],
  /** Before colors are chosen. */
  seat: (seat: Seat): string => `Seat ${seat}`,
  conceded: (loser: string, winner: string): string => `${loser} gives up: ${winner} wins.`,
  left: (loser: string, winner: string): string => `${loser} has left: ${winner} wins.`,
  agreed: 'Both players agree to a draw.',
  wipedOut: (winner: string, loser: string): string => `${winner} wins: ${loser} has lost its last mecha.`,
  byPoints: (winner: string, points: number, other: number): string =>
    `${winner} wins with ${points} points to ${other}.`,
  /** The measures that decide a match after the last turn. */
  measures: { points: 'points', mecha: 'mecha', body: 'Body' },
  byCap: (turn: number, winner: string, measure: string, more: number, less: number): string =>
    `After turn ${turn}, the last, ${winner} wins by ${measure}: ${more} to ${less}.`,
  drawn: (turn: number): string =>
    `After turn ${turn}, the last, points, mecha and Body are level: the game is drawn.`,
} as const;

/** The same for readers who know the players by name. */
export const outcomes = {
  conceded: (names: Names, winner: Seat, loser: Seat): string =>
    sentence(`${does(names, loser, 'concedes')}: ${does(names, winner, 'wins')}.`),
  left: (names: Names, winner: Seat, loser: Seat): string =>
    sentence(`${does(names, loser, 'has left')}: ${does(names, winner, 'wins')}.`),
  wipedOut: (names: Names, winner: Seat, loser: Seat): string =>
    sentence(
      `${does(names, winner, 'wins')}: ${does(names, loser, `has lost ${their(names, loser)} last mecha`)}.`,
    ),
  /** By agreement, or after the last turn. */
  drawn: (sentenceOfRecord: string): string => sentenceOfRecord,
  /** The numbers are only in the recorded sentence. */
  won: (names: Names, winner: Seat, sentenceOfRecord: string): string =>
    sentence(sentenceOfRecord.replace(/\b(?:Red|Blue) wins/, does(names, winner, 'wins'))),
};
