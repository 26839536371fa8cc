import {
  CONCEDE,
  rewound,
  type Names,
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
import type { TakeBack } from './host.ts';
import { displayNames, playersOf } from './players.ts';
import { words } from './words.ts';

/** How many other worlds a move is tried in before it counts as one that brought nothing to light. */
const WORLDS = 64;

/**
 * Whether a seat may take back its last move: only if nothing came out of the dark with it, and no rule of the game
 * says that it stays done.
 *
 * What the seat knew before the move is its view of that moment. A world imagined from that view is one that
 * the seat could not tell from the real one, so if the move has let anything out (a card drawn, a die, what
 * another seat holds) it will, in one of many such worlds, have gone another way: the seat sees another state,
 * or anyone is shown something else. It does not matter who: a card that only the opponent has seen is out as
 * well, and the seat that would take back did not know it. What the seat itself knew is the same in all these
 * worlds, its own hand above all, so playing an own card is free: the seat gives away nothing but its own. The answer
 * follows from what the seat has seen and from these worlds alone, so that it gives nothing away either.
 *
 * Passes that the table made for the seat since (their numbers are in `automatic`) aren't its moves: they go
 * back along with the one before them, or else they would be made again at once.
 *
 * It takes chance into account, too: the dice of an imagined world are not those of the real one. What is all
 * but certain may slip through, as a world that would deny it may not be among those tried.
 */
export function takeBackOf(
  match: AnyMatch,
  seat: Seat,
  automatic: ReadonlySet<number> = NONE,
  players = playersOf(match.head),
): TakeBack {
  const { game } = match;
  const names: Names = { viewer: seat, names: displayNames(players) };
  const to = match.moves.findLastIndex((move, number) => move.seat === seat && !automatic.has(number));
  const moves = match.moves.slice(Math.max(to, 0));
  const [move] = moves;
  if (to < 0 || move === undefined) return refusal(words.undo.nothing);
  const other = moves.find((later) => later.seat !== seat);
  if (other !== undefined) return refusal(words.undo.moved(names, other.seat));
  if (moves.some(({ action }) => action === CONCEDE)) return refusal(words.undo.over);
  const { state } = rewound(match, to);
  const real = playedIn(game, state, moves);
  if (real === null) return refusal(words.undo.revealed);
  if (real.bound !== null) {
    const { sentence, clause } = real.bound;
    return { ...refusal(words.undo.rule(sentence, clause)), rule: real.bound };
  }
  if (game.rules.outcome(real.state) !== null) return refusal(words.undo.over);
  const reader = { seat, names, view: game.rules.view(real.state, seat) };
  const others: readonly Viewer[] = [
    ...[...Array(seatCount(match.head)).keys()].filter((other) => other !== seat),
    'table',
  ];
  const known = game.rules.view(state, seat);
  const rng = rngFrom('take back');
  let first: World | null = null;
  for (let i = 0; i < WORLDS; i++) {
    const world = playedIn(game, game.rules.imagine(known, rng), moves);
    if (world === null) return refusal(words.undo.revealed);
    const event = firstDifference(game, seat, real.events, world.events);
    if (event !== undefined) return refusal(unseeable(game, event, reader));
    if (!same(shown(game, real.state, seat), shown(game, world.state, seat)))
      return refusal(words.undo.revealed);
    // Others are compared between imagined worlds: what they really saw must not decide what this seat is told.
    first ??= world;
    const { events } = first;
    for (const viewer of others) {
      const unlike = firstDifference(game, viewer, events, world.events);
      if (unlike !== undefined) return refusal(unseeable(game, unlike, reader));
    }
  }
  return { free: true, to };
}

const NONE: ReadonlySet<number> = new Set();

function refusal(sentence: string): { readonly free: false; readonly sentence: string } {
  return { free: false, sentence };
}

/** Who is told why, and their view after the moves. */
interface Reader {
  readonly seat: Seat;
  readonly names: Names;
  readonly view: unknown;
}

interface World {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
  /** The rule of the game by which one of the moves stays done. */
  readonly bound: Illegal | null;
}

/** Null where the moves cannot all be made. */
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

/** All that a seat is shown of a state. */
function shown(game: AnyGame, state: unknown, seat: Seat): unknown {
  return [game.rules.view(state, seat), game.rules.toAct(state), game.rules.outcome(state)];
}

/** The first real event of which the viewer is told otherwise in the other world; null if only that one has it. */
function firstDifference(
  game: AnyGame,
  viewer: Viewer,
  real: readonly GameEvent[],
  other: readonly GameEvent[],
): GameEvent | null | undefined {
  const told = real.filter((event) => game.rules.see(event, viewer) !== null);
  const toldThere = other.map((event) => game.rules.see(event, viewer)).filter((event) => event !== null);
  const found = told.find((event, i) => !same(game.rules.see(event, viewer), toldThere[i]));
  if (found !== undefined) return found;
  return told.length < toldThere.length ? null : undefined;
}

/** Names the event, as the seat saw it: what others have seen of it is not for this seat. */
function unseeable(game: AnyGame, event: GameEvent | null, { seat, names, view }: Reader): string {
  const seen = event === null ? null : game.rules.see(event, seat);
  return seen === null ? words.undo.revealed : words.undo.seen(game.words.tell(seen, names, view));
}
