import { does, sentence, their, type Names, type Outcome } from '@mechatable/kernel';
import { opponent } from './board.ts';

/** How a match ended. Records keep the outcome's own sentence, which names colors. */
export function outcome({ winners, clause, sentence: recorded }: Outcome, names: Names): string {
  const [winner] = winners;
  if (winners.length === 0) return recorded;
  const wins = does(names, winner, 'wins');
  const loser = opponent(winner);
  if (clause === 'MASC-R-65') return sentence(`${does(names, loser, 'concedes')}: ${wins}.`);
  if (clause === 'MASC-VIC-2')
    return sentence(`${wins}: ${does(names, loser, `has lost ${their(names, loser)} last mecha`)}.`);
  return sentence(recorded.replace(/\b(?:Red|Blue) wins/, wins));
}
