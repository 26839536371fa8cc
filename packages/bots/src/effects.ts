import { rngFrom, type AnyGame, type Deed, type GameEvent, type Rng, type Seat } from '@mechatable/kernel';
import { sampled } from './sample.ts';
import { SETTLING, bestAction, isUncertain } from './settle.ts';

/** Something that a choice does to a piece or a player, or lets others do. */
export interface Effect extends Deed {
  /** In how many of the imagined states it happens, from 0 to 1. */
  readonly chance: number;
}

/** What follows from a choice, in the words of the table. */
export interface LineEffects {
  /** What the choice itself does, if nobody interferes. */
  readonly done: readonly Effect[];
  /** What the seat can do next, if it has only a few answers left. */
  readonly next: readonly Effect[];
  /** What the others are likely to do before the seat's next turn, if the seat does nothing more. */
  readonly replies: readonly Effect[];
}

const WORLDS = 4;
/** The most decisions of others to follow, and the most actions to compare for each. */
const REPLIES = 8;
const BREADTH = 12;

/** What a choice does to pieces, on average over the states that the seat could be in. */
export function effectsOf(game: AnyGame, view: unknown, seat: Seat, action: unknown): LineEffects {
  const rng = rngFrom('effects');
  const done = new Tally(WORLDS);
  const next = new Tally(WORLDS);
  const replies = new Tally(WORLDS);
  for (let i = 0; i < WORLDS; i++) {
    const world = game.rules.imagine(view, rng);
    const state = game.rules.clone(world);
    const now = [...game.rules.apply(state, seat, action), ...passed(game, state)];
    done.add(game.words.deeds(view, now));
    next.add(game.words.deeds(game.rules.view(state, seat), settled(game, world, state, seat)));
    replies.add(game.words.deeds(game.rules.view(state, seat), replied(game, state, seat, rng)));
  }
  return { done: done.effects(), next: next.effects(), replies: replies.effects() };
}

/** Passes for everyone who may respond, so that the action takes effect. Changes the state. */
function passed({ rules }: AnyGame, state: unknown): GameEvent[] {
  const events: GameEvent[] = [];
  for (let passes = 0; rules.answering !== null && passes < REPLIES; passes++) {
    const [asked] = rules.toAct(state);
    if (asked === undefined || rules.answering.window(rules.view(state, asked)) === null) break;
    events.push(...rules.apply(state, asked, rules.answering.pass));
  }
  return events;
}

/** Answers the questions that an action left to the same seat, as `settle` does. Changes the state. */
function settled(game: AnyGame, before: unknown, state: unknown, seat: Seat): GameEvent[] {
  const events: GameEvent[] = [];
  for (let step = 0; step < SETTLING.depth; step++) {
    if (game.rules.toAct(state)[0] !== seat || isUncertain(game, before, state)) break;
    const legal = game.rules.legal(state, seat);
    if (legal.length > SETTLING.answers) break;
    events.push(...game.rules.apply(state, seat, bestAction(game, state, seat, legal)));
  }
  return events;
}

/**
 * The others do what looks best to them, until the seat can do more than pass. Until then, the seat does nothing. Changes the
 * state.
 */
function replied(game: AnyGame, state: unknown, seat: Seat, rng: Rng): GameEvent[] {
  const { rules } = game;
  const events: GameEvent[] = [];
  const start = rules.turn(state);
  let left = REPLIES;
  for (let passes = 0; left > 0 && passes < REPLIES && rules.turn(state) <= start + 1;) {
    const [asked] = rules.toAct(state);
    if (asked === undefined) break;
    if (asked === seat) {
      const idle = left < REPLIES ? passOf(game, state, seat) : idleOf(game, state, seat);
      if (idle === null) break;
      passes++;
      events.push(...rules.apply(state, seat, idle));
    } else {
      left--;
      const legal = sampled(rules.legal(state, asked), BREADTH, rng);
      events.push(...rules.apply(state, asked, bestAction(game, state, asked, legal)));
    }
  }
  return events;
}

/** A pass, if one is legal. */
function passOf({ rules }: AnyGame, state: unknown, seat: Seat): unknown {
  const pass = rules.answering?.pass;
  return pass !== undefined && rules.judge(state, seat, pass).ok ? pass : null;
}

/** What the game does for a seat that does nothing. */
function idleOf({ rules }: AnyGame, state: unknown, seat: Seat): unknown {
  const idle = rules.timeout(state, seat, 0);
  return idle.kind === 'move' ? idle.action : null;
}

/** Counts in how many worlds something happens. */
class Tally {
  readonly #worlds: number;
  readonly #found = new Map<string, { readonly deed: Deed; count: number }>();

  constructor(worlds: number) {
    this.#worlds = worlds;
  }

  /** The deeds in one world. A deed to the same piece counts once, with its last place. */
  add(deeds: readonly Deed[]): void {
    const here = new Map<string, Deed>();
    for (const deed of deeds)
      here.set(deed.kind === 'moved' ? `moved ${String(deed.piece)}` : keyOf(deed), deed);
    for (const deed of here.values()) {
      const key = keyOf(deed);
      const found = this.#found.get(key) ?? { deed, count: 0 };
      found.count++;
      this.#found.set(key, found);
    }
  }

  effects(): Effect[] {
    return [...this.#found.values()].map(({ deed, count }) => ({ ...deed, chance: count / this.#worlds }));
  }
}

function keyOf({ kind, seat, piece, by, place }: Deed): string {
  return JSON.stringify([kind, seat, piece, by, place]);
}
