import type { ZodType } from 'zod';
import { commitTo, commitToV1, partsFrom, seedOf } from './chain.ts';
import { copy, hashOf, same } from './data.ts';
import { depthProblem, forkProblem } from './fork.ts';
import type { AnyGame, Game } from './game.ts';
import type { Player } from './player.ts';
import { act, checkSeat, concede, drawByAgreement, linkOf, type AnyMatch, type Match } from './playing.ts';
import { rngFrom, secureRngFrom } from './random.ts';
import {
  CONCEDE,
  DRAW,
  RECORD_FORMAT,
  RECORD_FORMAT_1,
  entriesOf,
  isV1,
  movesOf,
  seatCount,
  type Fork,
  type MatchRecord,
  type Move,
  type RecordHead,
  type SeedParts,
} from './record.ts';
import type { GameEvent, Seat } from './rules.ts';
import { BadInputError, isSeat, parseAs } from './schema.ts';
import { words } from './words.ts';

export interface MatchStart {
  /** Default: the game's defaults, or the options of the match that this one continues. */
  readonly options?: unknown;
  readonly players: readonly Player[];
  /** A text makes the match repeatable: all seed parts are derived from it. */
  readonly seed: string | SeedParts;
  readonly from?: Omit<Fork, 'start'> | undefined;
  /** One person against bots, who can undo anything. Default: no. */
  readonly practice?: boolean | undefined;
}

/** Checks options and seats, and starts a match. */
export function openMatch<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  { options, players, seed, from, practice = false }: MatchStart,
): Match<State, Action, Event, View, Options> {
  checkSeats(game, players.length);
  if (practice && players.filter(({ kind }) => kind !== 'bot').length !== 1)
    throw new BadInputError(words.match.practice);
  const { secret, contributions } = typeof seed === 'string' ? partsFrom(seed, players.length) : seed;
  if (contributions.length !== players.length) throw new BadInputError(words.match.seedParts);
  const head: RecordHead = {
    format: RECORD_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    // Exactly those of the match it continues, so that they can be compared without the game.
    options: from === undefined ? parseOptions(game, options ?? {}) : from.record.options,
    players: [...players],
    commitment: commitTo(secret),
    contributions: [...contributions],
    ...(from === undefined ? {} : { from }),
    ...(practice ? { practice } : {}),
    secret,
  };
  if (from !== undefined) checkFork(game, head, from, parseOptions(game, options ?? from.record.options));
  const match = begin(game, head);
  if (from === undefined) return match;
  // The dealt position is part of the terms, so it doesn't depend on content that is added later.
  const { record, moves, seat } = from;
  const start = portable(game, match.state);
  return { ...match, head: { ...head, from: { record, moves, seat, start } } };
}

function checkSeats(game: AnyGame, seats: number): void {
  const { min, max } = game.seats;
  if (seats >= min && seats <= max) return;
  throw new BadInputError(words.match.seats(game.title, min, max, seats));
}

function parseOptions<Options>(
  { rules, title }: { readonly rules: { readonly options: ZodType<Options> }; readonly title: string },
  options: unknown,
): Options {
  return parseAs(rules.options, options, `options for ${title}`);
}

function checkFork(game: AnyGame, head: RecordHead, from: Omit<Fork, 'start'>, options: unknown): void {
  const record = { ...from.record, options: parseOptions(game, from.record.options) };
  const problem = depthProblem({ from }) ?? forkProblem({ ...head, options }, { ...from, record });
  if (problem !== null) throw new BadInputError(words.fork.refused(problem));
}

/** The match that a head describes, before its first entry. */
function begin<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  head: RecordHead,
): Match<State, Action, Event, View, Options> {
  const seed = seedOf(head);
  if (seed === undefined) throw new ReplayError(words.replay.noSeed);
  const seats = seatCount(head);
  checkSeats(game, seats);
  const options = parseOptions(game, head.options);
  const rng = isV1(head) ? rngFrom(seed) : secureRngFrom(seed);
  const state =
    head.from === undefined
      ? game.rules.setup(options, seats, rng)
      : (forkOf(game, head, head.from, seed) as State);
  return { game, options, head, seed, entries: [], moves: [], state, links: [] };
}

/** The position that a fork starts from: what the seat knew of the other match, with the rest dealt again. */
function forkOf(game: AnyGame, head: RecordHead, from: Fork, seed: string): unknown {
  const { record, moves, seat, start } = from;
  const parent = orParentError(() => replay(game, record, moves));
  if (game.rules.outcome(parent.state) !== null) throw new BadInputError(words.fork.parentOver(moves));
  const known = game.rules.view(parent.state, seat);
  if (start === undefined) return game.rules.imagine(known, isV1(head) ? rngFrom(seed) : secureRngFrom(seed));
  const dealt = game.rules.restore(start);
  if (!looksLike(game, dealt, seat, known)) throw new ReplayError(words.fork.otherStart);
  return dealt;
}

/** The position comes from a file, so it may be anything at all. */
function looksLike(game: AnyGame, state: unknown, seat: Seat, known: unknown): boolean {
  try {
    game.rules.clone(state); // fails if something is missing that the seat doesn't see
    return same(game.rules.view(state, seat), known);
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

function orParentError<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ReplayError || error instanceof BadInputError)
      throw new ReplayError(words.fork.inParent(error.message));
    throw error;
  }
}

/**
 * A match that continues another one starts from a position in a file, which can be anything. If the rules throw on it,
 * the file is to blame.
 */
export function orStartError<T>(head: RecordHead, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const isRefusal = error instanceof ReplayError || error instanceof BadInputError;
    if (isRefusal || !(error instanceof Error) || !hasStart(head)) throw error;
    throw new ReplayError(words.fork.badStart(error.message), {
      cause: error,
    });
  }
}

function hasStart({ from }: RecordHead): boolean {
  return from !== undefined && (from.start !== undefined || hasStart(from.record));
}

/** A copy of the state that names pieces by id, to be hashed and stored. */
export function portable(game: AnyGame, state: unknown): unknown {
  return copy(game.rules.portable(state));
}

/** The wording of an outcome may be improved at any time, so it is not part of the hash. */
function withoutWording(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWording);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([key]) => key !== 'sentence');
  return Object.fromEntries(fields.map(([key, inner]) => [key, withoutWording(inner)]));
}

/** The hash of a match's state, as its record's format defines it. */
export function stateHash({ game, head, state }: AnyMatch): string {
  if (!isV1(head)) return hashOf(withoutWording(portable(game, state)));
  return hashOf(game.rules.formerly(state));
}

/** The match after a seat has undone all moves but the first `moves` ones. The undone entries stay on record. */
export function undo<State, Action, Event extends GameEvent, View, Options>(
  match: Match<State, Action, Event, View, Options>,
  seat: Seat,
  moves: number,
): Match<State, Action, Event, View, Options> {
  checkSeat(match, seat);
  if (!isSeat(moves, match.moves.length)) throw new BadInputError(words.match.noMove(moves));
  return {
    ...matchAfter(match, moves),
    entries: [...match.entries, { seat, undo: moves }],
    links: [...match.links],
  };
}

/** The match as it was after its first `moves` moves, as if nothing had been entered since. */
export function matchAfter<State, Action, Event extends GameEvent, View, Options>(
  { game, head, moves: line }: Match<State, Action, Event, View, Options>,
  moves: number,
): Match<State, Action, Event, View, Options> {
  const match = begin(game, head);
  for (const [index, move] of line.slice(0, moves).entries()) replayMove(match, move, index);
  return match;
}

/** The record so far. It contains the seed only if the match is over, or if `reveal` says so. */
export function recordOf(match: AnyMatch, reveal: 'when over' | 'always' = 'when over'): MatchRecord {
  const { game, head, entries, moves } = match;
  const isOpen = reveal === 'always' || game.rules.outcome(match.state) !== null;
  if (isV1(head)) {
    const { seed, ...rest } = head;
    return { ...rest, ...(isOpen ? { seed } : {}), moves: [...moves], hash: stateHash(match) };
  }
  const { secret, ...terms } = head;
  const opened = isOpen ? { secret, chain: linkOf(match) ?? undefined } : {};
  return { ...terms, ...opened, entries: [...entries], state: stateHash(match) };
}

/** A record can't be replayed. The message names the move at fault, if there is one. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

/**
 * The head of a match with a plain text as seed, as in format 1. Lessons and playthroughs use it: they are written by
 * hand for the cards that this seed deals.
 */
export function scriptedHead(
  game: AnyGame,
  start: { options: unknown; names: readonly string[]; seed: string },
): RecordHead {
  const { options, names: seats, seed } = start;
  const { id, rulesVersion } = game;
  return {
    format: RECORD_FORMAT_1,
    game: id,
    rulesVersion,
    options,
    seats,
    seed,
    seedCommitment: commitToV1(seed),
  };
}

/** The match that a record describes, before its first entry. Throws a `ReplayError` if it is of another game. */
export function beginReplay<State, Action, Event extends GameEvent, View, Options>(
  game: Game<State, Action, Event, View, Options>,
  record: RecordHead,
): Match<State, Action, Event, View, Options> {
  if (record.game !== game.id) throw new ReplayError(words.replay.otherGame(record.game, game.id));
  if (record.rulesVersion !== game.rulesVersion) {
    throw new ReplayError(words.replay.otherVersion(record.rulesVersion, game.id, game.rulesVersion));
  }
  return begin(game, record);
}

/**
 * Plays the moves of a record that count. Calls `onMove` with each move, its events and the match after it. Stops after
 * `upTo` moves.
 */
export function replay(
  game: AnyGame,
  record: MatchRecord,
  upTo = Infinity,
  onMove?: (match: AnyMatch, move: Move, events: readonly GameEvent[]) => void,
): AnyMatch {
  return orStartError(record, () => {
    const match = beginReplay(game, headOf(record));
    const moves = movesOf(record);
    for (let i = 0; i < upTo && i < moves.length; i++) {
      const events = replayMove(match, moves[i], i);
      onMove?.(match, moves[i], events);
    }
    if (upTo < moves.length) return match;
    return { ...match, entries: [...entriesOf(record)] };
  });
}

const ENTERED: ReadonlySet<string> = new Set(['entries', 'chain', 'state', 'moves', 'hash']);

/** A record without its entries and their hashes. */
export function headOf(record: MatchRecord): RecordHead {
  return Object.fromEntries(
    Object.entries(record).filter(([key]) => !ENTERED.has(key)),
  ) as unknown as RecordHead;
}

/** Plays a recorded move, or throws a `ReplayError` that says why it can't. */
export function replayMove(match: AnyMatch, move: Move, index: number): readonly GameEvent[] {
  const { seat, action, by } = move;
  const number = index + 1;
  if (!isSeat(seat, seatCount(match.head))) throw new ReplayError(words.replay.noSeat(number, seat));
  if (match.game.rules.outcome(match.state) !== null) throw new ReplayError(words.replay.over(number));
  if (action === CONCEDE) return concede(match, seat, by);
  if (action === DRAW) {
    if (match.game.rules.agreeDraw === undefined)
      throw new ReplayError(words.replay.noDraw(number, match.game.title));
    return drawByAgreement(match, seat);
  }
  const shape = match.game.rules.actions.safeParse(action);
  if (!shape.success) throw new ReplayError(words.replay.noAction(number, match.game.title));
  const result = act(match, seat, action, by);
  if (!result.ok) throw new ReplayError(words.replay.illegal(number, result.clause, result.sentence));
  return result.events;
}
