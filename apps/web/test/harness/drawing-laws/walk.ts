import {
  BadInputError,
  below,
  invariant,
  pick,
  rngFrom,
  type GameEvent,
  type Rng,
  type Seat,
  type Viewer,
} from '@mechatable/kernel';
import { rotation } from '@mechatable/testkit';
import type { TableGame } from '../../../src/games/shared/drawing.ts';

/** A seat that has to decide something. */
export interface Asked {
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly unknown[];
}

/** A state that the laws look at. */
export interface Position {
  /** Where it is, so that it can be found again: `match 3, move 41 (exchange)`. */
  readonly name: string;
  readonly state: unknown;
  /** The name of the open question; empty if the match is over, or if the game doesn't name its questions. */
  readonly question: string;
  readonly asked: readonly Asked[];
  /** Each seat, and a spectator. */
  readonly viewers: readonly Viewer[];
  /** The events of the match so far, with nothing hidden. */
  readonly earlier: readonly GameEvent[];
}

export interface WalkPlan {
  /** How many matches are played at least, and at most while a question is still to be met. */
  readonly matches: number;
  readonly mostMatches: number;
  /** How many positions of each sort to check. */
  readonly each: number;
  /** Questions that need not be met. */
  readonly excused: ReadonlySet<string>;
}

/** One action in this many may give up a turn or a chance though there are others: tables should fill up. */
const RESTLESS = 8;
/** How often an option of the lobby has another value than its first. */
const VARIED = 2;
/** How many answers to sort per position. */
const SORTED = 12;
/** The maximum number of moves: enough for every game, and it keeps the walk short. */
const LONGEST = 1000;

/**
 * Positions of random matches with the options of the lobby: a few of each sort of question and answer, as they come.
 * Which matches are played depends on the game alone.
 */
export function* walk(table: TableGame, plan: WalkPlan): Generator<Position> {
  const missing = new Set(table.game.rules.questions.filter((name) => !plan.excused.has(name)));
  const seen = new Map<string, number>();
  let looked = 0;
  for (let match = 0; match < plan.mostMatches; match++) {
    if (match >= plan.matches && missing.size === 0) return;
    for (const position of play(table, match)) {
      missing.delete(position.question);
      const sorts = [...sortsOf(table, position, looked++)];
      if (sorts.every((sort) => (seen.get(sort) ?? 0) >= plan.each)) continue;
      for (const sort of sorts) seen.set(sort, (seen.get(sort) ?? 0) + 1);
      yield position;
    }
  }
}

/** Every position of a match. Their states belong to the match and change when the next one is asked for. */
function* play(table: TableGame, match: number): Generator<Position> {
  const { game, drawing } = table;
  const rng = rngFrom(`drawing laws of ${game.id}, match ${match}`);
  const { state, players } = setUp(table, match, rng);
  const earlier: GameEvent[] = [];
  for (let move = 0; ; move++) {
    const position = positionOf(table, state, players, `match ${match}, move ${move}`, earlier);
    yield position;
    if (position.asked.length === 0 || move === LONGEST) return;
    const { seat, view, legal } = pick(rng, position.asked);
    if (legal.length === 0) {
      throw new Error(
        `${game.id}, ${position.name}: seat ${seat} is asked, yet no action is legal. Fix the rules first.`,
      );
    }
    const acting = legal.filter((action) => drawing.givesUp(view, action) === null);
    const from = acting.length > 0 && below(rng, RESTLESS) > 0 ? acting : legal;
    earlier.push(...game.rules.apply(state, seat, pick(rng, from)));
  }
}

/** A state as the laws look at it. */
export function positionOf(
  { game }: TableGame,
  state: unknown,
  players: number,
  at: string,
  earlier: readonly GameEvent[] = [],
): Position {
  const { rules } = game;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const question = questionIn(state);
  return {
    name: question === '' ? at : `${at} (${question})`,
    state,
    question,
    asked: [...rules.toAct(state)].map((seat) => ({
      seat,
      view: rules.view(state, seat),
      legal: rules.legal(state, seat),
    })),
    viewers: [...seats, 'table'],
    earlier,
  };
}

function questionIn(state: unknown): string {
  const { agenda } = state as { readonly agenda?: readonly { readonly ask?: string }[] };
  return agenda?.at(-1)?.ask ?? '';
}

/** Options that the lobby offers, many at their first value; loadouts in turn. Where they don't go together: fewer. */
function setUp({ game, drawing }: TableGame, match: number, rng: Rng): { state: unknown; players: number } {
  const { players, options: dealt } = rotation(game, match);
  const { reachOptions } = game.lab;
  const own = reachOptions.length === 0 ? dealt : reachOptions[match % reachOptions.length];
  const entries = drawing.options.map(({ name, values }) => {
    const [first] = values;
    invariant(first !== undefined, 'an option has values');
    return [name, (match > 0 && below(rng, VARIED) === 0 ? pick(rng, values) : first).value] as const;
  });
  for (let kept = entries.length; ; kept--) {
    try {
      const options = game.rules.options.safeParse({
        ...Object.fromEntries(entries.slice(0, kept)),
        ...(own as object),
      });
      if (options.success) return { state: game.rules.setup(options.data, players, rng), players };
    } catch (error) {
      if (!(error instanceof BadInputError)) throw error;
    }
    invariant(kept > 0, `${game.id} can be played with its default options`);
  }
}

/**
 * The question with kinds of answers, and the sorts of things that are clicked for them: `main attack zone lane`. Of many
 * answers some are looked at, others at the next position.
 */
function sortsOf({ game }: TableGame, { question, asked, viewers }: Position, turn: number): Set<string> {
  const sorts = new Set<string>();
  for (const { view, legal } of asked) {
    const stride = Math.ceil(legal.length / SORTED);
    for (let i = turn % stride; i < legal.length; i += stride) {
      const { kind = '' } = legal[i] as { readonly kind?: string };
      const clicks = game.words.anchors(view, legal[i]).map((anchor) => anchor.split(':', 1)[0]);
      sorts.add([viewers.length, question, kind, ...clicks].join(' '));
    }
  }
  if (asked.length === 0) sorts.add(`${viewers.length} over`);
  return sorts;
}
