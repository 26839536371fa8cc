import { rngFrom, type AnyGame, type Outcome, type Rng, type Seat } from '@mechatable/kernel';

/** How many worlds an act is tried in: one that does not lose it everywhere is no certain loss. */
const WORLDS = 16;
/** Nobody passes more often than this before somebody has to choose. */
const MOST_PASSES = 32;

/**
 * How the match ends at once, and lost, by this act; null if it does not, or if nothing else can be done either. It is
 * tried in worlds that the seat could not tell from the real one, with everybody passing, and must be lost in all of
 * them: so a warning gives away nothing that is hidden.
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
  const rng = rngFrom('warning');
  let lost: Outcome | null = null;
  for (let i = 0; i < WORLDS; i++) {
    lost = endOf(game, view, seat, action, rng);
    if (lost === null || lost.winners.length === 0 || lost.winners.includes(seat)) return null;
  }
  return lost;
}

/** How the match ends in one world if nobody answers the act; null if it goes on. */
function endOf(game: AnyGame, view: unknown, seat: Seat, action: unknown, rng: Rng): Outcome | null {
  const { answering } = game;
  const state = game.imagine(view, rng);
  game.apply(state, seat, action);
  for (let i = 0; answering !== undefined && i < MOST_PASSES; i++) {
    const [asked] = game.toAct(state);
    if (asked === undefined || answering.window(game.view(state, asked)) === null) break;
    game.apply(state, asked, answering.pass);
  }
  return game.outcome(state);
}
