import { invariant, type Names, type Outcome, type Viewer } from '@mechatable/kernel';
import { COLORS } from './content/territories.ts';
import { SEAT_NAMES, seatNumber } from './seats.ts';
import { words } from './words/index.ts';

/** Pilots by their seats, for readers who know no names. */
export const BY_SEAT: Names = { viewer: 'table', names: SEAT_NAMES };

/** Without names, the viewer is still addressed as `you`. */
export function addressed(names: Names, viewer: Viewer): Names {
  return names === BY_SEAT ? { ...names, viewer } : names;
}

/** How a match ended. Records keep the outcome's own sentence, which names seats: the facts are read from it. */
export function outcome({ winners, clause, sentence }: Outcome, names: Names): string {
  if (names === BY_SEAT) return sentence;
  if (clause === 'MN-R-101') return words.outcomes.agreed;
  const [winner] = winners;
  const turn = /\d+/.exec(sentence)?.[0] ?? '';
  if (winners.length === 0)
    return words.outcomes.drawn(names, (sentence.match(/P\d/g) ?? []).map(seatNumber), turn);
  if (clause === 'MN-R-65') return words.outcomes.rankedFirst(names, winner, turn);
  if (clause === 'MN-R-96') return words.outcomes.othersGone(names, winner);
  const number = /with a (\d)/.exec(sentence)?.[1];
  if (number !== undefined) return words.outcomes.numberSet(names, winner, number);
  const colour = COLORS.find((name) => sentence.includes(name));
  invariant(colour !== undefined, 'a set has a number or a color');
  return words.outcomes.colourSet(names, winner, colour);
}
