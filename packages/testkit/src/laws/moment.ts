import {
  below,
  rngFrom,
  type AnyGame,
  type Move,
  type Outcome,
  type Rng,
  type Seat,
  type Viewer,
} from '@mechatable/kernel';

/** Constants of one match. */
export interface Setting {
  readonly game: AnyGame;
  readonly players: number;
  readonly seed: string;
  /** The clauses that may be cited; null if any may. */
  readonly clauses: ReadonlySet<string> | null;
}

/** One state of a match, with what every check asks of it. */
export interface CheckedState extends Setting {
  readonly state: unknown;
  /** How many moves led here. */
  readonly index: number;
  readonly asked: readonly Seat[];
  /** The legal actions of each seat. */
  readonly legal: readonly (readonly unknown[])[];
  /** All of them in one list. */
  readonly moves: readonly Move[];
  readonly outcome: Outcome | null;
}

export function momentOf(setting: Setting, state: unknown, index: number): CheckedState {
  const { game, players } = setting;
  const legal = seatsOf(setting).map((seat) => game.rules.legal(state, seat));
  const moves = legal.flatMap((actions, seat) => actions.map((action) => ({ seat, action })));
  const asked = [...game.rules.toAct(state)];
  return { ...setting, players, state, index, asked, legal, moves, outcome: game.rules.outcome(state) };
}

export function seatsOf({ players }: Pick<Setting, 'players'>): Seat[] {
  return Array.from({ length: players }, (_, seat) => seat);
}

/** Everyone who looks at a match: each seat, and the table. */
export function viewersOf(setting: Pick<Setting, 'players'>): Viewer[] {
  return [...seatsOf(setting), 'table'];
}

/** How a sentence names a viewer. */
export function nameOf(viewer: Viewer): string {
  return viewer === 'table' ? 'a spectator' : `seat ${viewer}`;
}

/**
 * A generator for one purpose at one moment. It depends on nothing that other checks did, so a run of one
 * law finds what a run of all laws found.
 */
export function diceFor({ seed, index }: Pick<CheckedState, 'seed' | 'index'>, purpose: string): Rng {
  return rngFrom(`${seed}:${purpose}:${index}`);
}

/** Whether a costly check looks at this moment: always in short games, at every eighth or so in long ones. */
export function isSampled(moment: CheckedState, purpose: string): boolean {
  const every = Math.min(8, Math.max(1, Math.round(moment.game.rules.bound / 100)));
  return below(diceFor(moment, `${purpose}:sampled`), every) === 0;
}
