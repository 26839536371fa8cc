import type { Bot } from '@mechatable/bots';
import { InvariantError, invariant, type AnyGame } from '@mechatable/kernel';
import type { Observer } from './observe.ts';

/** Plays a state to its end, which changes it. Returns what each seat got: a draw or a shared win is divided. */
export function playOut(
  game: AnyGame,
  state: unknown,
  players: readonly Bot[],
  watching: readonly Pick<Observer, 'asked' | 'done'>[],
): readonly number[] {
  const { rules } = game;
  for (let seq = 0; ; seq++) {
    const seat = rules.toAct(state)[0];
    if (seat === undefined) break;
    if (seq === rules.bound) throw new InvariantError(`${game.id} exceeds its bound of ${seq} actions`);
    const legal = rules.legal(state, seat);
    for (const { asked } of watching) asked(state, seat, legal.length);
    const action = players[seat]?.choose({ seat, seq, legal, view: () => rules.view(state, seat) });
    const events = rules.apply(state, seat, action);
    for (const { done } of watching) done(seat, action, events);
  }
  const outcome = rules.outcome(state);
  invariant(outcome !== null, `${game.id} asks no seat but is not over`);
  return scoresOf(outcome.winners, players.length);
}

/** Each seat's score if these win. If nobody wins, everyone shares. */
export function scoresOf(winners: readonly number[], seats: number): readonly number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const sharing = winners.length === 0 ? all : winners;
  return all.map((seat) => (sharing.includes(seat) ? 1 / sharing.length : 0));
}
