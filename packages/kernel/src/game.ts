import type { Content } from './content.ts';
import type { Lab } from './lab.ts';
import type { GameEvent, Rules } from './rules.ts';
import type { Words } from './game-words.ts';

/** The contract every game implements. `defineGame` fills in what a simple game doesn't need. */
export interface Game<State, Action, Event extends GameEvent, View, Options> {
  readonly id: string;
  readonly title: string;
  /** Raised when a rules change would make old records replay differently. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** The subject of the laws: who may do what, what it does, and who sees it. */
  readonly rules: Rules<State, Action, Event, View, Options>;
  /** The rule book, the pieces, and what players can build. */
  readonly content: Content;
  /** Everything in plain English. */
  readonly words: Words<State, Action, Event, View>;
  /** Information for bots, laws and studies. */
  readonly lab: Lab<State, Action, Event>;
}

/** A game whose types are not known here, as in the catalog and in all generic code. */
export type AnyGame = Game<unknown, unknown, GameEvent, unknown, unknown>;
