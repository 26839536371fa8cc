import {
  difference,
  hashOf,
  rngFrom,
  type ClauseId,
  type Game,
  type GameEvent,
  type Outcome,
  type Seat,
  type Viewer,
} from '@mechatable/kernel';
import { viewersOf } from './laws/moment.ts';
import { throughJson } from './laws/plain.ts';
import { assertSameChoices, assertSameView, twinsFor } from './laws/twins.ts';
import { findByShorthand, shorthand } from './shorthand.ts';

/**
 * How a scenario is played. `json`: the state goes through JSON after every action, and every viewer
 * imagines it. `undo`: every action is applied, taken back and applied again.
 */
export const MODES = ['plain', 'json', 'undo'] as const;

export type Mode = (typeof MODES)[number];

/** The scenario asked for what the game does not allow, or the game broke a law on the way. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}

/** A position on the table, and hands to play it. Actions are given as themselves or in shorthand. */
export class ScenarioTable<State, Action, Event extends GameEvent, View, Options = unknown> {
  readonly #game: Game<State, Action, Event, View, Options>;
  readonly #mode: Mode;
  readonly #players: number;
  #state: State;
  #events: readonly Event[] = [];

  /** The state is cloned, so one position can serve several tables. */
  constructor(
    game: Game<State, Action, Event, View, Options>,
    state: State,
    mode: Mode = 'plain',
    players = game.seats.max,
  ) {
    this.#game = game;
    this.#mode = mode;
    this.#players = players;
    this.#state = this.#settled(game.rules.clone(state));
  }

  get state(): State {
    return this.#state;
  }

  /** The events of the last action. */
  get events(): readonly Event[] {
    return this.#events;
  }

  get asked(): readonly Seat[] {
    return [...this.#game.rules.toAct(this.#state)];
  }

  get outcome(): Outcome | null {
    return this.#game.rules.outcome(this.#state);
  }

  view(viewer: Viewer): View {
    return this.#game.rules.view(this.#state, viewer);
  }

  /** The legal actions in shorthand. */
  legal(seat: Seat): string[] {
    return this.#game.rules.legal(this.#state, seat).map(shorthand);
  }

  play(seat: Seat, wanted: Action | string): this {
    const game = this.#game;
    const action = this.#find(seat, wanted, game.rules.legal(this.#state, seat));
    const verdict = game.rules.judge(this.#state, seat, action);
    if (!verdict.ok) {
      throw new ScenarioError(
        `"${shorthand(action)}" of seat ${seat} is refused by ${verdict.clause}: ${verdict.sentence}`,
      );
    }
    this.#events =
      this.#mode === 'undo' ? this.#applyTwice(seat, action) : game.rules.apply(this.#state, seat, action);
    this.#state = this.#settled(this.#state);
    return this;
  }

  /** The clause that refuses the action. An action that is legal is an error here. */
  refusal(seat: Seat, wanted: Action | string): ClauseId {
    const game = this.#game;
    const action = this.#find(seat, wanted, []);
    const name = `"${shorthand(action)}" of seat ${seat}`;
    const verdict = game.rules.judge(this.#state, seat, action);
    if (verdict.ok) throw new ScenarioError(`${name} is legal but should be refused.`);
    const trial = game.rules.clone(this.#state);
    try {
      game.rules.apply(trial, seat, action);
    } catch {
      if (hashOf(trial) === hashOf(this.#state)) return verdict.clause;
      throw new ScenarioError(`${name} was refused only after it had changed the state.`);
    }
    throw new ScenarioError(`${name} is refused by judge() but carried out by apply().`);
  }

  /** An action for a shorthand: a legal one, else one that the seat or, out of turn, another might try. */
  #find(seat: Seat, wanted: Action | string, legal: readonly Action[]): Action {
    if (typeof wanted !== 'string') return wanted;
    const game = this.#game;
    const tries = game.rules.attempts(this.#state, seat);
    const others = this.asked
      .filter((other) => other !== seat)
      .map((other) => game.rules.attempts(this.#state, other));
    for (const actions of [legal, tries, others.flat()]) {
      const found = findByShorthand(actions, wanted);
      if (found !== undefined) return found;
    }
    const known =
      legal.length > 0
        ? `Legal: ${legal.map(shorthand).join('; ')}.`
        : `It can try: ${tries.map(shorthand).join('; ')}.`;
    const asked = this.asked.length > 0 ? `Asked: seat ${this.asked.join(', ')}.` : 'Nobody is asked.';
    throw new ScenarioError(`Seat ${seat} has no action "${wanted}". ${asked} ${known}`);
  }

  #applyTwice(seat: Seat, action: Action): Event[] {
    const game = this.#game;
    const before = game.rules.clone(this.#state);
    const hash = hashOf(before);
    const first = game.rules.apply(this.#state, seat, action);
    if (hashOf(before) !== hash)
      throw new ScenarioError(`"${shorthand(action)}" cannot be undone: the clone has changed too.`);
    const again = game.rules.apply(before, seat, action);
    const unlike = difference(first, again) ?? difference(this.#state, before);
    if (unlike !== null)
      throw new ScenarioError(
        `"${shorthand(action)}", undone and done again, has a different result: ${unlike}`,
      );
    this.#state = before;
    return again;
  }

  /** The state as kept between two actions. */
  #settled(state: State): State {
    if (this.#mode !== 'json') return state;
    const kept = throughJson(state);
    const unlike = difference(state, kept);
    if (unlike !== null) throw new ScenarioError(`The state does not survive JSON: ${unlike}`);
    for (const viewer of viewersOf({ players: this.#players })) {
      const twins = twinsFor(this.#game, kept, viewer, rngFrom(`scenario:${viewer}`));
      assertSameView(this.#game, twins);
      assertSameChoices(this.#game, twins);
    }
    return kept;
  }
}
