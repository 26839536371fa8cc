import { CHARACTERS, cast, findBot } from '@mechatable/bots';
import { rngFrom, rngOfMatch, sha256, type AnyGame, type GameEvent, type Seat } from '@mechatable/kernel';
import type { Observer } from '../play/observe.ts';
import { playOut } from '../play/play-out.ts';

/** The plan: every character at a level plays against the level itself. */
export interface StylePlan {
  readonly seed: string;
  readonly level: string;
  /** Matches per character, half of them in the first seat. */
  readonly matches: number;
}

/** How a bot plays, on average over its matches. */
export interface StyleFigures {
  readonly bot: string;
  /** The share of matches won; a shared win is divided. */
  readonly won: number;
  /** Attacks per turn of the match. */
  readonly attacks: number;
  /** Pieces of others destroyed, or damaged where none is ever destroyed, per turn. */
  readonly destroyed: number;
  /** Own pieces lost the same way. */
  readonly lost: number;
  /** Cards held when a turn begins; in games without a hand, what is left of the force. */
  readonly held: number;
  /**
   * How much the lead after its choices varies between the states that it could be in: the standard deviation, in units of
   * the evaluation's spread, on average over the choices that depend on chance or on hidden cards.
   */
  readonly risk: number;
}

interface Totals {
  turns: number;
  score: number;
  attacks: number;
  destroyed: number;
  lost: number;
  held: number;
  begun: number;
  risk: number;
  choices: number;
}

/** Measures the plain level first, then all characters at this level. The same plan always gives the same figures. */
export function measureStyles(game: AnyGame, plan: StylePlan): readonly StyleFigures[] {
  return [null, ...CHARACTERS.map(({ id }) => id)].map((character) => measureStyle(game, plan, character));
}

/** Measures one character, or the plain level if it is null. */
export function measureStyle(game: AnyGame, plan: StylePlan, character: string | null): StyleFigures {
  const bot = cast(character, plan.level);
  const totals: Totals = {
    ...{ turns: 0, score: 0, attacks: 0, destroyed: 0, lost: 0 },
    ...{ held: 0, begun: 0, risk: 0, choices: 0 },
  };
  for (let index = 0; index < plan.matches; index++) playOne(game, plan, bot, index, totals);
  return figuresOf(bot, totals, plan.matches);
}

function playOne(
  game: AnyGame,
  { seed, level }: StylePlan,
  bot: string,
  index: number,
  totals: Totals,
): void {
  const { rules } = game;
  const seats = game.seats.max;
  const mine = index % seats;
  const deal = `${seed}:${String(Math.floor(index / seats))}`;
  const state = rules.setup(rules.options.parse({}), seats, rngOfMatch(deal, seats));
  const players = Array.from({ length: seats }, (_, seat) =>
    // The seed goes through a hash, so that no bot could deal the real cards from its own.
    findBot(seat === mine ? bot : level).create(game, sha256(`styles:${deal}:${String(seat)}`), seats),
  );
  const scores = playOut(game, state, players, [counter(game, mine, totals)]);
  totals.turns += rules.turn(state);
  totals.score += scores[mine] ?? 0;
}

/** Counts what a seat does. */
function counter(game: AnyGame, mine: Seat, totals: Totals): Pick<Observer, 'asked' | 'done'> {
  const { rules, lab } = game;
  let turn = 0;
  let view: unknown;
  let hasChoice = false;
  return {
    asked(state, seat, legal) {
      if (rules.turn(state) !== turn) {
        turn = rules.turn(state);
        totals.held += lab.holds?.(state, mine).length ?? 0;
        totals.begun++;
      }
      view = rules.view(state, seat);
      hasChoice = legal > 1;
    },
    done(seat, action, events) {
      if (seat === mine && isAttack(action)) totals.attacks++;
      if (seat === mine && hasChoice) countRisk(game, view, seat, action, totals);
      countLosses(game, view, events, mine, totals);
    },
  };
}

/** The lead in units of the spread. Beyond this, a match is as good as decided. */
const DECIDED = 3;

function leadOf({ lab }: AnyGame, state: unknown, seat: Seat): number {
  const lead = lab.evaluate(state, seat) / Number(lab.search.spread ?? 1);
  return Math.min(Math.max(lead, -DECIDED), DECIDED);
}

const WORLDS = 6;
/** Sums of weights can differ by this much in their last digits. */
const NOISE = 1e-12;

function countRisk(game: AnyGame, view: unknown, seat: Seat, action: unknown, totals: Totals): void {
  const rng = rngFrom('risk');
  const leads = Array.from({ length: WORLDS }, () => {
    const world = game.rules.imagine(view, rng);
    game.rules.apply(world, seat, action);
    return leadOf(game, world, seat);
  });
  const mean = leads.reduce((sum, lead) => sum + lead, 0) / WORLDS;
  const variance = leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0) / WORLDS;
  if (variance < NOISE) return;
  totals.risk += Math.sqrt(variance);
  totals.choices++;
}

/** In every game, the action that fights is called an attack. */
function isAttack(action: unknown): boolean {
  return (action as { readonly kind?: string }).kind === 'attack';
}

function countLosses(
  game: AnyGame,
  view: unknown,
  events: readonly GameEvent[],
  mine: Seat,
  totals: Totals,
): void {
  for (const { kind, seat } of game.words.deeds(view, events)) {
    if (kind !== 'destroyed' && (kind !== 'damaged' || game.seats.max === 2)) continue;
    if (seat === mine) totals.lost++;
    else totals.destroyed++;
  }
}

function figuresOf(bot: string, totals: Totals, matches: number): StyleFigures {
  const { turns, begun, choices } = totals;
  return {
    bot,
    won: totals.score / matches,
    attacks: totals.attacks / turns,
    destroyed: totals.destroyed / turns,
    lost: totals.lost / turns,
    held: totals.held / begun,
    risk: choices === 0 ? 0 : totals.risk / choices,
  };
}
