import { does, sentence, type Names, type Outcome, type Viewer } from '@mechatable/kernel';
import { SEAT_NAMES, opponent } from './board.ts';

/** Players by their sides of the board, for readers who know no names. */
export const BY_SEAT: Names = { viewer: 'table', names: SEAT_NAMES };

/** Without names, the viewer is still addressed as `you`. */
export function addressed(names: Names, viewer: Viewer): Names {
  return names === BY_SEAT ? { ...names, viewer } : names;
}

/** How a match ended. Records keep the outcome's own sentence, which names seats. */
export function outcome({ winners, clause, sentence: recorded }: Outcome, names: Names): string {
  const [winner] = winners;
  if (names === BY_SEAT || winners.length === 0) return recorded;
  const wins = does(names, winner, 'wins');
  const loser = opponent(winner);
  if (clause === 'MG-R-36') return sentence(`${does(names, loser, 'concedes')}: ${wins}.`);
  const [first, result] = recorded.split(': ');
  if (clause === 'MG-R-35') return `${first}: ${wins}.`;
  return sentence(`${wins}: ${does(names, loser, result.slice(SEAT_NAMES[loser].length + 1))}`);
}
