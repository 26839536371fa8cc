import { nextLink, openingLink } from './chain.ts';
import type { Game } from './game.ts';
import { invariant } from './invariant.ts';
import {
  CONCEDE,
  DRAW,
  isV1,
  moveOf,
  seatCount,
  timeoutsInARow,
  type Entry,
  type Move,
  type MoveEntry,
  type RecordHead,
} from './record.ts';
import type { GameEvent, MovedBy, Seat } from './rules.ts';
import { BadInputError, isSeat } from './schema.ts';
import type { Illegal } from './verdict.ts';
import { words } from './words.ts';

/** A match being played: how it began, its entries, and the current state. */
export interface Match<State, Action, Event extends GameEvent, View, Options> {
  readonly game: Game<State, Action, Event, View, Options>;
  readonly options: Options;
  readonly head: RecordHead;
  readonly seed: string;
  /** All entries, undone or not. */
  readonly entries: Entry[];
  /** The moves that count: those that were not undone. */
  readonly moves: Move[];
  readonly state: State;
  /** The links of the hash chain computed so far; `linkOf` adds missing ones. */
  readonly links: string[];
}

export type AnyMatch = Match<unknown, unknown, GameEvent, unknown, unknown>;

/**
 * Judges an action, applies it and records it. Returns the events, or the refusal with nothing changed. `by`: the
 * seat's player didn't choose it.
 */
export function act<State, Action, Event extends GameEvent, View, Options>(
  match: Match<State, Action, Event, View, Options>,
  seat: Seat,
  action: Action,
  by?: MovedBy,
): { ok: true; events: Event[] } | Illegal {
  checkSeat(match, seat);
  const verdict = match.game.rules.judge(match.state, seat, action);
  if (!verdict.ok) return verdict;
  const events = match.game.rules.apply(match.state, seat, action);
  add(match, { seat, action, by });
  return { ok: true, events };
}

/** A seat concedes, or loses on time (`clock`), or has left (`host`). Throws if the match is over. */
export function concede<State, Action, Event extends GameEvent, View, Options>(
  match: Match<State, Action, Event, View, Options>,
  seat: Seat,
  by?: MovedBy,
): Event[] {
  checkSeat(match, seat);
  checkOpen(match);
  const events = match.game.rules.concede(match.state, seat, by);
  add(match, { seat, action: CONCEDE, by });
  return events;
}

/** Everyone has agreed to a draw that the seat proposed. Throws if the match is over or the game has no draws. */
export function drawByAgreement<State, Action, Event extends GameEvent, View, Options>(
  match: Match<State, Action, Event, View, Options>,
  seat: Seat,
): Event[] {
  checkSeat(match, seat);
  checkOpen(match);
  const { rules, title } = match.game;
  if (rules.agreeDraw === undefined) throw new BadInputError(words.match.noDraw(title));
  const events = rules.agreeDraw(match.state);
  add(match, { seat, action: DRAW });
  return events;
}

/**
 * The move that the rule book makes for a seat whose time has run out: an action, or `CONCEDE` if the seat loses. Null
 * if a bot takes the seat instead. Throws if the seat is not asked. `n`: how many entries led to the state.
 */
export function timeoutEntry(
  { game, state, entries }: { readonly entries: readonly Entry[] } & Pick<AnyMatch, 'game' | 'state'>,
  seat: Seat,
  n = entries.length,
): MoveEntry | null {
  if (!game.rules.toAct(state).includes(seat)) throw new BadInputError(words.match.notAsked);
  const timeout = game.rules.timeout(state, seat, timeoutsInARow(entries, seat, n));
  if (timeout.kind === 'bot') return null;
  return { seat, action: timeout.kind === 'loss' ? CONCEDE : timeout.action, by: 'clock' };
}

function add({ entries, moves }: AnyMatch, move: Move): void {
  entries.push(moveOf(move));
  moves.push(moveOf(move));
}

export function checkSeat({ head }: Pick<AnyMatch, 'head'>, seat: unknown): void {
  if (!isSeat(seat, seatCount(head))) throw new BadInputError(words.match.noSeat(seat));
}

function checkOpen({ game, state }: AnyMatch): void {
  if (game.rules.outcome(state) !== null) throw new BadInputError(words.match.over);
}

/** The latest link of the match's hash chain; null for a match of format 1, which has none. */
export function linkOf({ head, entries, links }: AnyMatch): string | null {
  if (isV1(head)) return null;
  const { secret } = head;
  invariant(secret !== undefined, 'a match being played knows its secret');
  if (links.length === 0) links.push(openingLink(head));
  for (let n = links.length - 1; n < entries.length; n++)
    links.push(nextLink(links[n], entries[n], secret, n));
  return links[entries.length];
}
