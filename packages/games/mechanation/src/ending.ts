import { does, listed, sentence, whom, type Names, type Outcome, type Viewer } from '@mechatable/kernel';
import { SEAT_NAMES, seatNumber } from './seats.ts';

/** Pilots by their seats, for readers who know no names. */
export const BY_SEAT: Names = { viewer: 'table', names: SEAT_NAMES };

/** Without names, the viewer is still addressed as `you`. */
export function addressed(names: Names, viewer: Viewer): Names {
  return names === BY_SEAT ? { ...names, viewer } : names;
}

/** How a match ended. Records keep the outcome's own sentence, which names seats. */
export function outcome({ winners, clause, sentence: recorded }: Outcome, names: Names): string {
  if (names === BY_SEAT) return recorded;
  const [winner] = winners;
  const [last] = recorded.split(':');
  if (winners.length === 0) {
    const level = (recorded.match(/P\d/g) ?? []).map((name) => whom(names, seatNumber(name)));
    return `${last}: ${listed(level)} share the first rank, so it is a draw.`;
  }
  const wins = does(names, winner, 'wins');
  if (clause === 'MN-R-65') return `${last}: ${does(names, winner, 'is ranked first')}, so ${wins}.`;
  if (clause === 'MN-R-96') return `All others conceded: ${wins}.`;
  return sentence(`${wins}${recorded.slice(recorded.indexOf(' wins') + ' wins'.length)}`);
}
