import {
  isPractice,
  isTableAction,
  matchAfter,
  type Names,
  copyRng,
  rngFrom,
  seatCount,
  same,
  type AnyGame,
  type AnyMatch,
  type GameEvent,
  type Illegal,
  type Move,
  type Seat,
  type Viewer,
} from '@mechatable/kernel';
import type { TakeBack } from './frame.ts';
import { displayNames, playersOf } from './players.ts';
import { words } from './words.ts';

/** The number of other worlds in which a move is tried before we conclude that it revealed nothing. */
const WORLDS = 64;

/**
 * Whether a seat may undo its last move: only if the move revealed nothing hidden, and no rule of the game makes it
 * final.
 *
 * We replay the move in many worlds imagined from the seat's view before the move. The seat couldn't tell these worlds
 * from the real one. If the move revealed anything (a card drawn, a die, what another seat holds), it turns out
 * differently in one of them: the seat sees another state, or some viewer sees another event. It doesn't matter which
 * viewer: a card that only the opponent has seen is revealed too. What the seat itself knew is the same in all worlds,
 * its own hand above all, so playing a card from hand can be undone. The answer depends only on what the seat has seen
 * and on these worlds, so the answer itself reveals nothing.
 *
 * Automatic passes for the seat since then (their numbers are in `automatic`) aren't its moves: they are undone along
 * with the move before them, or they would be repeated at once.
 *
 * This covers chance too: imagined worlds roll other dice. Something almost certain may be missed if none of the worlds
 * tried differs.
 *
 * In practice matches, everything can be undone but a concession.
 *
 * `before` saves replaying the match, if it is the state before the move in question.
 */
export function takeBackOf(
  match: AnyMatch,
  seat: Seat,
  automatic: ReadonlySet<number> = NONE,
  players = playersOf(match.head),
  before: Before | null = null,
): TakeBack {
  const { game } = match;
  const names = (): Names => ({ viewer: seat, names: displayNames(players) });
  const to = match.moves.findLastIndex((move, number) => move.seat === seat && !automatic.has(number));
  if (to < 0) return refusal(words.undo.nothing);
  const moves = match.moves.slice(to);
  if (isPractice(match.head) && !moves.some(({ action }) => isTableAction(action))) return { free: true, to };
  const other = moves.find((later) => later.seat !== seat);
  if (other !== undefined) return refusal(words.undo.moved(names(), other.seat));
  if (moves.some(({ action }) => isTableAction(action))) return refusal(words.undo.over);
  if (moves.some(({ by }) => by === 'clock')) return refusal(words.undo.late);
  const { state } = before?.moves === to ? before : matchAfter(match, to);
  const real = playedIn(game, state, moves);
  if (real === null) return refusal(words.undo.revealed);
  if (real.bound !== null) return { ...refusal(real.bound.sentence), rule: real.bound };
  if (game.rules.outcome(real.state) !== null) return refusal(words.undo.over);
  const reader = { seat, names: names(), view: game.rules.view(real.state, seat) };
  const others: readonly Viewer[] = [
    ...[...Array(seatCount(match.head)).keys()].filter((other) => other !== seat),
    'table',
  ];
  const known = game.rules.view(state, seat);
  const seen = shown(game, real.state, seat);
  const happened = seenBy(game, seat, real.events);
  const rng = rngFrom('take back');
  let first: readonly (readonly Seen[])[] | null = null;
  for (let i = 0; i < WORLDS; i++) {
    const unused = copyRng(rng);
    const world = playedIn(game, game.rules.imagine(known, rng), moves);
    if (world === null) return refusal(words.undo.revealed);
    const event = firstDifference(happened, seenBy(game, seat, world.events));
    if (event !== undefined) return refusal(unseeable(game, event, reader));
    if (!same(seen, shown(game, world.state, seat))) return refusal(words.undo.revealed);
    // Others are compared between imagined worlds: what they really saw must not affect the answer.
    const theirs = others.map((viewer) => seenBy(game, viewer, world.events));
    first ??= theirs;
    for (const [n, events] of theirs.entries()) {
      const unlike = firstDifference(first[n] ?? [], events);
      if (unlike !== undefined) return refusal(unseeable(game, unlike, reader));
    }
    if (same(rng, unused)) break; // nothing was drawn, so all worlds are the same
  }
  return { free: true, to };
}

/** The state after the first `moves` moves. */
export interface Before {
  readonly moves: number;
  readonly state: unknown;
}

const NONE: ReadonlySet<number> = new Set();

function refusal(sentence: string): { readonly free: false; readonly sentence: string } {
  return { free: false, sentence };
}

/** The reader of the refusal, and their view after the moves. */
interface Reader {
  readonly seat: Seat;
  readonly names: Names;
  readonly view: unknown;
}

interface World {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
  /** The rule of the game that makes one of the moves final. */
  readonly bound: Illegal | null;
}

/** Null if one of the moves is illegal. */
function playedIn(game: AnyGame, before: unknown, moves: readonly Move[]): World | null {
  const state = game.rules.clone(before);
  const events: GameEvent[] = [];
  let bound: Illegal | null = null;
  for (const { seat, action } of moves) {
    if (!game.rules.judge(state, seat, action).ok) return null;
    bound ??= game.rules.binding(state, seat, action);
    events.push(...game.rules.apply(state, seat, action));
  }
  return { state, events, bound };
}

/** Everything a seat sees of a state. */
function shown(game: AnyGame, state: unknown, seat: Seat): unknown {
  return [game.rules.view(state, seat), game.rules.toAct(state), game.rules.outcome(state)];
}

/** The first real event that the viewer sees differently in the other world; null if only that world has one more. */
function firstDifference(real: readonly Seen[], other: readonly Seen[]): GameEvent | null | undefined {
  const found = real.find(({ seen }, i) => !same(seen, other[i]?.seen));
  if (found !== undefined) return found.event;
  return real.length < other.length ? null : undefined;
}

/** An event, and what a viewer sees of it. */
interface Seen {
  readonly event: GameEvent;
  readonly seen: GameEvent;
}

function seenBy({ rules }: AnyGame, viewer: Viewer, events: readonly GameEvent[]): Seen[] {
  return events.flatMap((event) => {
    const seen = rules.eventFor(event, viewer);
    return seen === null ? [] : [{ event, seen }];
  });
}

/** Names the event as this seat saw it, not as others did. */
function unseeable(game: AnyGame, event: GameEvent | null, { seat, names, view }: Reader): string {
  const seen = event === null ? null : game.rules.eventFor(event, seat);
  return seen === null ? words.undo.revealed : words.undo.seen(game.words.describe(seen, names, view));
}
