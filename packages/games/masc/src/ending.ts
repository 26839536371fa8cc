import type { Names, Outcome } from '@mechatable/kernel';
import { opponent } from './board.ts';
import { words } from './words/index.ts';

/** How a match ended. Records keep the outcome's own sentence, which names colors. */
export function outcome({ winners, clause, sentence }: Outcome, names: Names): string {
  const { outcomes } = words;
  const [winner] = winners;
  if (winners.length === 0) return outcomes.drawn(sentence);
  if (clause === 'MASC-R-65')
    return outcomes[sentence.includes('has left') ? 'left' : 'conceded'](names, winner, opponent(winner));
  if (clause === 'MASC-VIC-2') return outcomes.wipedOut(names, winner, opponent(winner));
  return outcomes.won(names, winner, sentence);
}
