import { CHARACTERS, cast, findBot } from '@mechatable/bots';
import {
  invariant,
  rngFrom,
  rngOfMatch,
  sha256,
  type AnyGame,
  type GameEvent,
  type Seat,
} from '@mechatable/kernel';

/** What to play: every character at a level, against the level itself. */
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
  /** Cards held when a turn ends; in games without a hand, what is left of the force. */
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
  endings: number;
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
    ...{ turns: 0, score: 0, attacks: 0, destroyed: 0, lost: 0, held: 0, endings: 0, risk: 0, choices: 0 },
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
  const { rules, lab } = game;
  const seats = game.seats.max;
  const mine = index % seats;
  const deal = `${seed}:${String(Math.floor(index / seats))}`;
  const state = rules.setup(rules.options.parse({}), seats, rngOfMatch(deal, seats));
  const players = Array.from({ length: seats }, (_, seat) =>
    // The seed goes through a hash, so that no bot could deal the real cards from its own.
    findBot(seat === mine ? bot : level).create(game, sha256(`styles:${deal}:${String(seat)}`), seats),
  );
  let turn = 0;
  for (let seq = 0; ; seq++) {
    const [seat] = rules.toAct(state);
    if (seat === undefined) break;
    if (rules.turn(state) !== turn) {
      turn = rules.turn(state);
      totals.held += lab.holds?.(state, mine).length ?? 0;
      totals.endings++;
    }
    const view = rules.view(state, seat);
    const legal = rules.legal(state, seat);
    const action = players[seat]?.choose({ seat, seq, legal, view: () => view });
    if (seat === mine && isAttack(action)) totals.attacks++;
    if (seat === mine && legal.length > 1) countRisk(game, view, seat, action, totals);
    countLosses(game, view, rules.apply(state, seat, action), mine, totals);
  }
  const outcome = rules.outcome(state);
  invariant(outcome !== null, `${game.id} asks no seat but is not over`);
  const { winners } = outcome;
  totals.turns += rules.turn(state);
  totals.score += winners.length === 0 ? 1 / seats : winners.includes(mine) ? 1 / winners.length : 0;
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
  const { turns, endings, choices } = totals;
  return {
    bot,
    won: totals.score / matches,
    attacks: totals.attacks / turns,
    destroyed: totals.destroyed / turns,
    lost: totals.lost / turns,
    held: totals.held / endings,
    risk: choices === 0 ? 0 : totals.risk / choices,
  };
}
