import { does, listed, sentence, whom, type Names, type Seat } from '@mechatable/kernel';

/** How a match ended. */
export const outcomes = {
  colourSet: (names: Names, winner: Seat, colour: string): string =>
    sentence(`${does(names, winner, 'wins')} with five ${colour} Territories.`),
  numberSet: (names: Names, winner: Seat, number: string): string =>
    sentence(`${does(names, winner, 'wins')} with five Territories with a ${number}.`),
  rankedFirst: (names: Names, winner: Seat, turn: string): string =>
    `Turn ${turn} was the last: ${does(names, winner, 'is ranked first')}, so ${does(names, winner, 'wins')}.`,
  drawn: (names: Names, first: readonly Seat[], turn: string): string => {
    const level = listed(first.map((seat) => whom(names, seat)));
    return `Turn ${turn} was the last: ${level} share the first rank, so it is a draw.`;
  },
  agreed: 'All pilots agree to a draw.',
  othersGone: (names: Names, winner: Seat): string => `All others conceded: ${does(names, winner, 'wins')}.`,
};
