import { below, difference, hashOf, pick, rngFrom, type AnyGame, type Move } from '@mechatable/kernel';
import { drawFor, movesIn, type Draw } from './draw.ts';

/** Everything a game derives from one state, without any number of a piece. */
interface Trace {
  /** How many moves led here. */
  readonly index: number;
  readonly portable: unknown;
  readonly formerly: string;
  /** By seat: the state imagined from its view. A match that continues this one begins there. */
  readonly imagined: readonly string[];
  /** By seat: the state after it concedes. */
  readonly conceded: readonly string[];
}

/** A match played with today's content, to be played again with more. */
export interface Played extends Draw {
  /** Whether the game imagines the same worlds for ever under these rules. */
  readonly imagines: boolean;
  readonly seed: string;
  readonly moves: readonly Move[];
  readonly traces: readonly Trace[];
  /** The last state with pieces by number: it should change when content is added. */
  readonly raw: string;
}

function traceOf(
  game: AnyGame,
  state: unknown,
  { seed, players, imagines }: Pick<Played, 'seed' | 'players' | 'imagines'>,
  index: number,
): Trace {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    index,
    portable: game.rules.portable(state),
    formerly: hashOf(game.rules.formerly(state)),
    imagined: (imagines ? seats : []).map((seat) => {
      const rng = rngFrom(`${seed}:${String(index)}:${String(seat)}`);
      return hashOf(game.rules.portable(game.rules.imagine(game.rules.view(state, seat), rng)));
    }),
    conceded: seats.map((seat) => {
      if (game.rules.outcome(state) !== null) return '';
      const clone = game.rules.clone(state);
      game.rules.concede(clone, seat);
      return hashOf(game.rules.portable(clone));
    }),
  };
}

function begin(
  game: AnyGame,
  { options, players, seed }: Pick<Played, 'options' | 'players' | 'seed'>,
): unknown {
  return game.rules.setup(game.rules.options.parse(options), players, rngFrom(seed));
}

/** Most is hidden in the first states. */
const OPENING = 3;

/** A match at random, with traces of the first states, the last, and one in `every` of the others. */
export function playAndTrace(
  game: AnyGame,
  seed: string,
  every: number,
  options?: unknown,
  imagines = true,
): Played {
  const drawn = drawFor(game, seed);
  const draw = { players: drawn.players, options: options ?? drawn.options, seed, imagines };
  const state = begin(game, draw);
  const rng = rngFrom(`${seed}:choices`);
  const moves: Move[] = [];
  const traces = [traceOf(game, state, draw, 0)];
  while (game.rules.outcome(state) === null && moves.length < game.rules.bound) {
    const move = pick(rng, movesIn(game, state));
    game.rules.apply(state, move.seat, move.action);
    moves.push(move);
    if (game.rules.outcome(state) !== null || moves.length < OPENING || below(rng, every) === 0)
      traces.push(traceOf(game, state, draw, moves.length));
  }
  return { ...draw, moves, traces, raw: hashOf(state) };
}

/** Why a match does not replay alike in a game with more content, in a sentence; null if it does. */
export function replayProblem(grown: AnyGame, played: Played): string | null {
  const state = begin(grown, played);
  let done = 0;
  for (const trace of played.traces) {
    for (const { seat, action } of played.moves.slice(done, trace.index)) {
      const verdict = grown.rules.judge(state, seat, action);
      if (!verdict.ok) return `Move ${String(done + 1)} is illegal: ${verdict.sentence}`;
      grown.rules.apply(state, seat, action);
      done++;
    }
    const unlike =
      difference(trace, traceOf(grown, state, played, done)) ??
      difference(state, grown.rules.restore(trace.portable), ' restored');
    if (unlike !== null) return `After ${String(done)} moves: ${unlike}`;
  }
  return null;
}
