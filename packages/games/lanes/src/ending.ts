import { does, sentence, type Names, type Outcome } from '@mechatable/kernel';
import { SEAT_LETTERS, opponent } from './zones.ts';

/** Players by the letters of their zones, for readers who know no names. */
export const BY_SEAT: Names = { viewer: 'table', names: SEAT_LETTERS };

/** What happened to the loser, by the clause that ended the match. */
const LOST: Readonly<Record<string, string>> = {
  'LN-DRAW-1': 'has no card left to draw',
  'LN-PROT-2': 'was hit with no protection left',
  'LN-R-96': 'concedes',
};

/** How a match ended. Records keep the outcome's own sentence, which names seats. */
export function outcome({ winners, clause, sentence: recorded }: Outcome, names: Names): string {
  if (names === BY_SEAT) return recorded;
  const [winner] = winners;
  if (winners.length === 0) return 'A draw: both players are equal at the turn cap.';
  const wins = sentence(does(names, winner, 'wins'));
  if (clause in LOST) return `${wins}: ${does(names, opponent(winner), LOST[clause])}.`;
  return `${wins}${recorded.slice(recorded.indexOf(' wins') + ' wins'.length)}`;
}
