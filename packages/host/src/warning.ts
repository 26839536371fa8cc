import type { AnyGame, Outcome, Seat } from '@mechatable/kernel';
import { foresee, playOut } from './foresee.ts';

/** The number of worlds in which an action is tried. A loss is certain only if it happens in all of them. */
const WORLDS = 16;
/** How many follow-up choices of the same player are searched: a card may ask something before it loses. */
const CHOICES = 3;

/**
 * The outcome if this action loses immediately, whatever the player chooses next and if nobody responds; null if
 * it doesn't, or if every other action loses too. It must lose in every imagined world, so a warning reveals nothing
 * hidden.
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

/** The outcome if the seat has lost, or loses whatever it chooses next; null if it can avoid that. */
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
