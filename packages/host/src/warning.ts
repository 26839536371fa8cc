import type { AnyGame, Outcome, Seat } from '@mechatable/kernel';
import { foresee, playOut } from './foresee.ts';

/** How many worlds an act is tried in: one that does not lose it everywhere is no certain loss. */
const WORLDS = 16;
/** How many follow-up choices of the same player are searched: a card may ask before it loses. */
const CHOICES = 3;

/**
 * How the match ends, lost, by this act, whatever one chooses afterwards and if nobody answers it; null if it does not,
 * or if nothing else can be done either. It has to be lost in every world that the seat could not tell from the real
 * one: so a warning gives away nothing.
 */
export function losesAtOnce(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  action: unknown,
  legal: readonly unknown[],
): Outcome | null {
  const lost = lossBy(game, view, seat, action);
  if (lost === null) return null;
  return legal.some((other) => lossBy(game, view, seat, other) === null) ? lost : null;
}

function lossBy(game: AnyGame, view: unknown, seat: Seat, action: unknown): Outcome | null {
  let tried = 0;
  for (const { state } of foresee(game, view, seat, action)) {
    const lost = lossIn(game, state, seat, CHOICES);
    if (lost === null || ++tried === WORLDS) return lost;
  }
  return null;
}

/** How the seat has lost, or cannot but lose by its own next choices; null if it need not. */
function lossIn(game: AnyGame, state: unknown, seat: Seat, choices: number): Outcome | null {
  const outcome = game.rules.outcome(state);
  if (outcome !== null)
    return outcome.winners.length === 0 || outcome.winners.includes(seat) ? null : outcome;
  const [asked, another] = game.rules.toAct(state);
  if (choices === 0 || asked !== seat || another !== undefined) return null;
  let lost: Outcome | null = null;
  for (const action of game.rules.legal(state, seat)) {
    const next = game.rules.clone(state);
    playOut(game, next, seat, action);
    lost = lossIn(game, next, seat, choices - 1);
    if (lost === null) return null;
  }
  return lost;
}
