import type { Names, Outcome, Viewer } from '@mechatable/kernel';
import { SEAT_NAMES, opponent } from './board.ts';
import { words } from './words/index.ts';

/** Players by their sides of the board, for readers who know no names. */
export const BY_SEAT: Names = { viewer: 'table', names: SEAT_NAMES };

/** Without names, the viewer is still addressed as `you`. */
export function addressed(names: Names, viewer: Viewer): Names {
  return names === BY_SEAT ? { ...names, viewer } : names;
}

/** How a player lost by MG-R-36, from the recorded sentence. */
function wayOut(sentence: string): 'conceded' | 'ranOut' | 'left' {
  if (sentence.includes('out of time')) return 'ranOut';
  return sentence.includes('has left') ? 'left' : 'conceded';
}

/** How a match ended. Records keep the outcome's own sentence, which names seats. */
export function outcome({ winners, clause, sentence }: Outcome, names: Names): string {
  const [winner] = winners;
  if (names === BY_SEAT) return sentence;
  if (winners.length === 0) return words.outcomes.drawn(sentence);
  const loser = opponent(winner);
  if (clause === 'MG-R-36') return words.outcomes[wayOut(sentence)](names, winner, loser);
  const [first, second] = sentence.split(': ');
  if (clause === 'MG-R-35') return words.outcomes.capped(names, winner, first);
  return words.outcomes.lost(names, winner, loser, second.slice(SEAT_NAMES[loser].length + 1));
}
