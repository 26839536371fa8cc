import { reasonFor, type Game, type GameEvent, type Seat } from '@mechatable/kernel';

/** The refusal after clicks on these anchors, one after the other: `MASC-MOVE-4 r2 (Ant) is on E5: …`. */
export function clicked<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  state: State,
  seat: Seat,
  clicks: string,
): string {
  const reason = reasonFor(game, game.rules.view(state, seat), seat, clicks.split(', '));
  return reason === null ? 'no reason' : `${reason.clause} ${reason.sentence}`;
}
