import { does, sentence, type Names, type Seat } from '@mechatable/kernel';

/** How a match ended. `how` comes from the recorded sentence, which is part of the record and stays in English. */
export const outcomes = {
  conceded: (names: Names, winner: Seat, loser: Seat) =>
    sentence(`${does(names, loser, 'concedes')}: ${does(names, winner, 'wins')}.`),
  ranOut: (names: Names, winner: Seat, loser: Seat) =>
    sentence(`${does(names, loser, 'has run out of time')}: ${does(names, winner, 'wins')}.`),
  left: (names: Names, winner: Seat, loser: Seat) =>
    sentence(`${does(names, loser, 'has left')}: ${does(names, winner, 'wins')}.`),
  /** The numbers are only in the recorded sentence. */
  drawn: (sentenceOfRecord: string) => sentenceOfRecord,
  capped: (names: Names, winner: Seat, how: string) => `${how}: ${does(names, winner, 'wins')}.`,
  lost: (names: Names, winner: Seat, loser: Seat, how: string) =>
    sentence(`${does(names, winner, 'wins')}: ${does(names, loser, how)}`),
};
