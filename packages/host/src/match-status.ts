import type { AnyGame, Player } from '@mechatable/kernel';
import type { MatchStatus } from './journal.ts';
import { displayNames, onlyPerson } from './players.ts';

export function statusOf({ rules, words }: AnyGame, state: unknown, players: readonly Player[]): MatchStatus {
  const outcome = rules.outcome(state);
  const ended =
    outcome === null
      ? null
      : words.outcome(outcome, { viewer: onlyPerson(players), names: displayNames(players) });
  return { turn: rules.turn(state), asked: [...rules.toAct(state)], outcome, ended };
}
