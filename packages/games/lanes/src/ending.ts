import type { Names, Outcome, Seat } from '@mechatable/kernel';
import { words } from './words/index.ts';
import { SEAT_LETTERS, opponent } from './zones.ts';

/** Players by the letters of their zones, for readers without names. */
export const BY_SEAT: Names = { viewer: 'table', names: SEAT_LETTERS };

/** How the loser lost, by the clause that ended the match. */
const LOST: Readonly<Record<string, (names: Names, winner: Seat, loser: Seat) => string>> = {
  'LN-DRAW-1': words.outcome.noCard,
  'LN-PROT-2': words.outcome.noProtection,
  'LN-R-96': words.outcome.conceded,
  'LN-R-111': words.outcome.ranOut,
};

/** How recorded sentences say why a player lost without being beaten. They never change. */
export const CONCEDES = { player: 'concedes', clock: 'has run out of time', host: 'has left' } as const;

/** LN-R-81: the comparisons at the turn cap, in this order, and the ends of recorded sentences. They never change. */
export const AT_CAP = [
  ['protection', 'more protection'],
  ['units', 'more units'],
  ['deck', 'the larger deck'],
] as const;

/** How a match ended. Records keep the outcome's own sentence, which names seats. */
export function outcome({ winners, clause, sentence: recorded }: Outcome, names: Names): string {
  if (names === BY_SEAT) return recorded;
  const [winner] = winners;
  if (winners.length === 0) return clause === 'LN-R-112' ? words.outcome.agreed : words.outcome.draw;
  if (recorded.endsWith(` ${CONCEDES.host}.`)) return words.outcome.left(names, winner, opponent(winner));
  if (clause in LOST) return LOST[clause](names, winner, opponent(winner));
  const measure = AT_CAP.find(([, ending]) => recorded.endsWith(` ${ending}.`));
  return measure === undefined ? recorded : words.outcome.atCap[measure[0]](names, winner);
}
