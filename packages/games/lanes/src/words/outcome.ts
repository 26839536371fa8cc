import { does, sentence, type Names, type Seat } from '@mechatable/kernel';
import { says } from './says.ts';

const beats = (names: Names, winner: Seat, loser: Seat, why: string): string =>
  `${sentence(does(names, winner, 'wins'))}: ${does(names, loser, why)}.`;

/** How a match ended. */
export const outcome = {
  draw: 'A draw: both players are equal at the turn cap.',
  agreed: 'A draw by agreement.',
  noCard: (names: Names, winner: Seat, loser: Seat): string =>
    beats(names, winner, loser, 'has no card left to draw'),
  noProtection: (names: Names, winner: Seat, loser: Seat): string =>
    beats(names, winner, loser, 'was hit with no protection left'),
  conceded: (names: Names, winner: Seat, loser: Seat): string => beats(names, winner, loser, 'concedes'),
  ranOut: (names: Names, winner: Seat, loser: Seat): string =>
    beats(names, winner, loser, 'has run out of time'),
  left: (names: Names, winner: Seat, loser: Seat): string => beats(names, winner, loser, 'has left'),
  /** At the turn cap, by what the winner has more of. */
  atCap: {
    protection: (names: Names, winner: Seat): string =>
      says(names, winner, 'wins at the turn cap with more protection'),
    units: (names: Names, winner: Seat): string =>
      says(names, winner, 'wins at the turn cap with more units'),
    deck: (names: Names, winner: Seat): string =>
      says(names, winner, 'wins at the turn cap with the larger deck'),
  },
};
