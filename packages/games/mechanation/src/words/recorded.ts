/**
 * Outcomes as records keep them, with pilots by seat. Old records are hashed with these sentences, so they never change
 * and are the same in every language.
 */
export const recorded = {
  colourSet: (winner: string, colour: string): string => `${winner} wins with five ${colour} Territories.`,
  numberSet: (winner: string, number: number): string =>
    `${winner} wins with five Territories with a ${number}.`,
  rankedFirst: (winner: string, turn: number): string =>
    `Turn ${turn} was the last: ${winner} is ranked first and wins.`,
  drawn: (first: readonly string[], turn: number): string =>
    `Turn ${turn} was the last: ${first.join(' and ')} share the first rank, so it is a draw.`,
  agreed: 'All pilots agree to a draw.',
  othersGone: (winner: string): string => `All others have given up: ${winner} wins.`,
};
