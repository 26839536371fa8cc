import type { Outcome, Seat } from '@mechatable/kernel';
import { isPublic } from './mechs.ts';
import { EVERYONE, bitOf } from './seats.ts';
import { rowWorth } from './row-worth.ts';
import { MECHS_EACH, type State } from './state.ts';

/** A win within the lookahead: worth more than any position. */
const WON = 3000;
/** The value of a Mech in hand, on Stand-By, Disabled, Malfunctioned and deployed. */
const PLACE = [12, 8, 4, 0, 12];
/** The value of a Mech being secret. */
const SECRET = 3;
/** The value of knowing a face-down Arena Territory. */
const KNOWLEDGE = 5;

/**
 * The evaluation already plays out an open battle, so a leaf needs no further search. Opponents do not know face-down
 * cards.
 */
export const SEARCH = { spread: 40, sight: 'own' };

/** The score of each seat: its lines and Mechs, minus those of the others, with extra weight on the strongest. */
export function standings(s: State): number[] {
  const { rows, outcome } = s;
  if (outcome !== null) return rows.map((_, seat) => endingFor(outcome, seat));
  const worths = rows.map((_, seat) => worthOf(s, seat));
  return worths.map((worth, seat) => worth - rivalsOf(seat, worths) + knowledge(s, seat));
}

function endingFor({ winners }: Outcome, seat: Seat): number {
  if (winners.length === 0) return 0;
  return winners.includes(seat) ? WON : -WON;
}

function rivalsOf(seat: Seat, worths: readonly number[]): number {
  let sum = 0;
  let most = -Infinity;
  for (let other = 0; other < worths.length; other++) {
    if (other === seat) continue;
    sum += worths[other];
    if (worths[other] > most) most = worths[other];
  }
  return (most + sum / (worths.length - 1)) / 2;
}

function worthOf(s: State, seat: Seat): number {
  let worth = rowWorth(s.rows[seat]);
  for (let slot = seat * MECHS_EACH; slot < (seat + 1) * MECHS_EACH; slot++) {
    worth += PLACE[s.places[slot]];
    if (!isPublic(s, slot)) worth += SECRET;
  }
  return worth;
}

function knowledge(s: State, seat: Seat): number {
  const eyes = bitOf(seat);
  let known = 0;
  for (let i = 0; i < s.arena.length; i++)
    if (s.arena[i].seen !== EVERYONE && (s.arena[i].seen & eyes) !== 0) known++;
  return known * KNOWLEDGE;
}
