import { hashOf } from './data.ts';
import { depthProblem, forkProblem } from './fork.ts';
import type { AnyGame, Game, GameEvent, Seat } from './game.ts';
import { rngFrom } from './random.ts';
import {
  BadInputError,
  CONCEDE,
  RECORD_FORMAT,
  commitTo,
  parseAs,
  type Fork,
  type MatchRecord,
  type Move,
} from './record.ts';
import type { Illegal } from './verdict.ts';

/** A match being played: the record so far and the state it leads to. */
export interface Match<State, Action, Event extends GameEvent, View, Options> {
  readonly game: Game<State, Action, Event, View, Options>;
  readonly options: Options;
  readonly players: readonly string[];
  readonly seed: string;
  readonly from?: Fork;
  readonly moves: Move[];
  readonly state: State;
}

export type AnyMatch = Match<unknown, unknown, GameEvent, unknown, unknown>;

export interface MatchStart {
  /** Left out: as the game has them, or the match that this one goes on from. */
  readonly options?: unknown;
  readonly players: readonly string[];
  readonly seed: string;
  readonly from?: Fork | undefined;
}

/** Checks options and seats at the door and sets the table. */
export function openMatch<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  start: MatchStart,
): Match<State, Action, Event, View, Options> {
  const { players, seed } = start;
  if (players.length < game.seats.min || players.length > game.seats.max) {
    const wanted =
      game.seats.min === game.seats.max
        ? String(game.seats.min)
        : `${String(game.seats.min)} to ${String(game.seats.max)}`;
    throw new BadInputError(`${game.title} is for ${wanted} players, not ${String(players.length)}.`);
  }
  const parse = (options: unknown): Options =>
    parseAs(game.options, options, `The options for ${game.title}`);
  if (start.from === undefined) {
    const options = parse(start.options ?? {});
    return { game, options, players, seed, moves: [], state: game.setup(options, players.length, seed) };
  }
  const { from } = start;
  const options = parse(start.options ?? from.record.options);
  const terms = { game: game.id, rulesVersion: game.rulesVersion, options, seats: players };
  const record = { ...from.record, options: parse(from.record.options) };
  const problem = depthProblem({ from }) ?? forkProblem(terms, { ...from, record });
  if (problem !== null) throw new BadInputError(`This match cannot go on from another. ${problem}`);
  return { game, options, players, seed, from, moves: [], state: forkOf(game, from, seed) as State };
}

/** The state as the seat knew it then, and the rest dealt anew. */
function forkOf(game: AnyGame, { record, moves, seat }: Fork, seed: string): unknown {
  let parent: AnyMatch;
  try {
    parent = replay(game, record, moves);
  } catch (error) {
    throw error instanceof ReplayError || error instanceof BadInputError
      ? new ReplayError(`${PARENT}: ${error.message}`)
      : error;
  }
  if (game.outcome(parent.state) !== null)
    throw new BadInputError(
      `${PARENT} was over after move ${String(moves)}: there is nothing to go on with.`,
    );
  return game.imagine(game.view(parent.state, seat), rngFrom(seed));
}

const PARENT = 'The match that this one goes on from';

/** Judges, applies and appends: the events, or the refusal with nothing changed. */
export function act<State, Action, Event extends GameEvent, View, Options>(
  match: Match<State, Action, Event, View, Options>,
  seat: Seat,
  action: Action,
): { ok: true; events: Event[] } | Illegal {
  const verdict = match.game.judge(match.state, seat, action);
  if (!verdict.ok) return verdict;
  const events = match.game.apply(match.state, seat, action);
  match.moves.push({ seat, action });
  return { ok: true, events };
}

/** A seat gives up. After the end of a match nobody can. */
export function concede<State, Action, Event extends GameEvent, View, Options>(
  match: Match<State, Action, Event, View, Options>,
  seat: Seat,
): Event[] {
  if (match.game.outcome(match.state) !== null) throw new BadInputError('The match is already over.');
  const events = match.game.concede(match.state, seat);
  match.moves.push({ seat, action: CONCEDE });
  return events;
}

/** The record as it stands. The seed is part of it only once the match is over, or when asked for. */
export function recordOf(match: AnyMatch, reveal: 'when over' | 'always' = 'when over'): MatchRecord {
  const { game, seed, from } = match;
  const open = reveal === 'always' || game.outcome(match.state) !== null;
  return {
    format: RECORD_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    // Word for word those of the match that it goes on from, so that they can be compared without the game.
    options: from === undefined ? match.options : from.record.options,
    seats: match.players,
    seedCommitment: commitTo(seed),
    ...(open ? { seed } : {}),
    ...(from === undefined ? {} : { from }),
    moves: [...match.moves],
    hash: hashOf(match.state),
  };
}

/** A record that cannot be replayed, with the number of the move at fault where there is one. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

/**
 * Plays a record again. `onMove` is told of each move with the events it caused and the state after it.
 * Stops after `upTo` moves.
 */
export function replay(
  game: AnyGame,
  record: MatchRecord,
  upTo = record.moves.length,
  onMove?: (match: AnyMatch, move: Move, events: readonly GameEvent[]) => void,
): AnyMatch {
  if (record.game !== game.id) throw new ReplayError(`The record is of ${record.game}, not of ${game.id}.`);
  if (record.rulesVersion !== game.rulesVersion) {
    throw new ReplayError(
      `The record was made under rules version ${String(record.rulesVersion)} of ${game.id}; this program plays version ${String(game.rulesVersion)}.`,
    );
  }
  if (record.seed === undefined) {
    throw new ReplayError('The record has no seed yet: it is published when the match is over.');
  }
  const { options, seats: players, seed, from } = record;
  const match = openMatch(game, { options, players, seed, from });
  for (let i = 0; i < upTo && i < record.moves.length; i++) {
    const move = record.moves[i];
    const events = replayMove(match, move, i);
    onMove?.(match, move, events);
  }
  return match;
}

function replayMove(match: AnyMatch, { seat, action }: Move, index: number): readonly GameEvent[] {
  const where = `Move ${String(index + 1)} of seat ${String(seat)}`;
  if (!(seat in match.players)) throw new ReplayError(`${where}: there is no such seat.`);
  if (match.game.outcome(match.state) !== null) throw new ReplayError(`${where}: the match is already over.`);
  if (action === CONCEDE) return concede(match, seat);
  const shape = match.game.actions.safeParse(action);
  if (!shape.success) throw new ReplayError(`${where} is no action of ${match.game.title}.`);
  const result = act(match, seat, action);
  if (!result.ok) throw new ReplayError(`${where} is illegal (${result.clause}): ${result.sentence}`);
  return result.events;
}

export interface Verification {
  readonly ok: boolean;
  readonly actions: number;
  /** The hash that replaying led to; null if it could not be replayed. */
  readonly hash: string | null;
  readonly seedCommitment: string;
  /** What is wrong, in sentences; empty if nothing is. */
  readonly problems: readonly string[];
}

/** Checks that the seed is the one committed to and that the moves lead to the recorded state. */
export function verify(game: AnyGame, record: MatchRecord): Verification {
  const problems: string[] = [];
  let hash: string | null = null;
  if (record.seed !== undefined && commitTo(record.seed) !== record.seedCommitment) {
    problems.push('The seed is not the one that was committed to before the first action.');
  }
  if (record.from !== undefined) {
    const { problems: before } = verify(game, record.from.record);
    problems.push(...before.map((problem) => `${PARENT}: ${problem}`));
  }
  try {
    hash = hashOf(replay(game, record).state);
    if (record.hash === undefined) problems.push('The record names no final hash to compare with.');
    else if (hash !== record.hash)
      problems.push('Replaying leads to another final state than the record claims.');
  } catch (error) {
    if (!(error instanceof ReplayError || error instanceof BadInputError)) throw error;
    if (!problems.includes(error.message)) problems.push(error.message);
  }
  return {
    ok: problems.length === 0,
    actions: record.moves.length,
    hash,
    seedCommitment: record.seedCommitment,
    problems,
  };
}
