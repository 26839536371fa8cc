import {
  difference,
  pick,
  same,
  type AnyGame,
  type GameEvent,
  type Move,
  type Seat,
  type Twin,
  type Viewer,
} from '@mechatable/kernel';
import { shorthand } from '../shorthand.ts';
import { breach, type Check } from './law.ts';
import { diceFor, isSampled, nameOf, seatsOf, viewersOf, type CheckedState } from './moment.ts';

/** For how many moves a world is followed at most: long ones for what shows late, short ones for variety. */
const LENGTHS = [2, 8, 24, 64];
/** How many rulings and how many labels are compared at a sampled moment. */
const RULINGS = 32;
const LABELS = 12;

/** A twin of the match that is played beside it. */
interface World extends Twin<unknown> {
  readonly viewer: Viewer;
  /** The last move that is followed. */
  readonly until: number;
  /** The viewer's knowledge of the exchanged things before the next move. */
  before: unknown;
}

/**
 * For every viewer, a second world is played along with the match, in which the game's `lab.twin` has exchanged things
 * that are hidden from that viewer. The same seats make the same moves with the same dice, and after each move the
 * viewer must see the same in both worlds, down to the text of the JSON. A world ends when the move is impossible there
 * or when an exchanged thing is revealed; then another one begins. The viewers take turns getting an extra world,
 * created for a single move, because some secrets last no longer.
 */
export function lockstep(): Check {
  let worlds: World[] = [];
  return {
    at(moment) {
      const viewers = viewersOf(moment);
      const missing = viewers.filter((viewer) => !worlds.some((world) => world.viewer === viewer));
      const made = missing.map((viewer) => worldOf(moment, viewer, 'long'));
      const extra = worldOf(moment, pick(diceFor(moment, 'secret:extra'), viewers), 'brief');
      worlds = [...worlds, ...made, extra].filter((world) => world !== null);
      const isThorough = isSampled(moment, 'lockstep');
      for (const world of worlds) {
        comparePosition(moment, world, isThorough);
        if (isThorough && moment.outcome === null) compareConcession(moment, world);
      }
    },
    after(moment, move, events) {
      worlds = worlds.filter((world) => follows(moment, world, move, events) && moment.index < world.until);
    },
  };
}

function worldOf(moment: CheckedState, viewer: Viewer, kind: 'long' | 'brief'): World | null {
  const { game, state, index } = moment;
  const rng = diceFor(moment, `secret:${kind}:${viewer}`);
  const made = game.lab.twin(state, viewer, rng);
  if (made === null) return null;
  const until = kind === 'brief' ? index : index + pick(rng, LENGTHS);
  return { ...made, viewer, until, before: made.known(state) };
}

/** Makes the move in the twin world, too; false where the two worlds have gone apart as they may. */
function follows(
  { game, state }: CheckedState,
  world: World,
  { seat, action }: Move,
  events: readonly GameEvent[],
): boolean {
  // The viewer's own choices were compared before: here another seat chose what only it could.
  if (!game.rules.judge(world.state, seat, action).ok) return false;
  const there = game.rules.apply(world.state, seat, action);
  const known = world.known(state);
  if (!same(known, world.known(world.state))) return false;
  const hasStirred = !same(known, world.before);
  world.before = known;
  const { viewer } = world;
  const seen = seenBy(game, viewer, events);
  const seenThere = seenBy(game, viewer, there);
  if (isSameText(seen, seenThere)) return true;
  // Several of the things were revealed at once or briefly: the worlds differ only in how it happened.
  if (hasStirred) return false;
  if (hasGlimpse(game, seen, seenThere)) return false;
  return breach(
    `Information hidden from ${nameOf(viewer)} affects what it sees of "${shorthand(action)}" of seat ${seat}: ` +
      unlike(seen, seenThere),
  );
}

/** Whether the first event that differs is one that shows something in passing. */
function hasGlimpse(game: AnyGame, seen: readonly GameEvent[], seenThere: readonly GameEvent[]): boolean {
  const first = seen.findIndex((event, i) => !isSameText(event, seenThere[i]));
  const at = first < 0 ? seen.length : first;
  return [seen[at], seenThere[at]].some(
    (event) => event !== undefined && game.lab.glimpses.includes(event.type),
  );
}

function seenBy(game: AnyGame, viewer: Viewer, events: readonly GameEvent[]): GameEvent[] {
  return events.map((event) => game.rules.eventFor(event, viewer)).filter((event) => event !== null);
}

/** Whether plain data is the same JSON, down to the order of keys. Quicker than writing it out. */
function isSameText(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  const others = Object.keys(b);
  if (keys.length !== others.length) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return keys.every((key, i) => key === others[i] && isSameText(left[key], right[key]));
}

/** Two values whose JSON differs: where, or else that only the order of keys does. */
function unlike(here: unknown, there: unknown): string {
  return difference(here, there) ?? 'the same keys come in another order.';
}

/** All that a viewer has of a state is the same in both worlds. */
function comparePosition(moment: CheckedState, { viewer, state: other }: World, isThorough: boolean): void {
  const { game, state } = moment;
  const views: readonly [unknown, unknown] = [game.rules.view(state, viewer), game.rules.view(other, viewer)];
  const compare = (what: string, here: unknown, there: unknown): void => {
    if (isSameText(here, there)) return;
    breach(`Information hidden from ${nameOf(viewer)} affects ${what}: ${unlike(here, there)}`);
  };
  const both = (what: string, ask: (state: unknown, view: unknown) => unknown): void => {
    compare(what, ask(state, views[0]), ask(other, views[1]));
  };
  compare('its view', views[0], views[1]);
  compare('who is asked', moment.asked, [...game.rules.toAct(other)]);
  compare('the outcome', moment.outcome, game.rules.outcome(other));
  both('the count of turns', (s) => game.rules.turn(s));
  both('the question', (_, view) => game.words.question(view));
  if (viewer !== 'table') compare('its legal actions', moment.legal[viewer], game.rules.legal(other, viewer));
  if (!isThorough) return;
  both('the sketch', (_, view) => game.words.sketch(view));
  both('the open window', (_, view) => game.rules.answering?.window(view));
  both('what it imagines', (_, view) =>
    game.rules.imagine(view, diceFor(moment, `secret:imagine:${viewer}`)),
  );
  if (viewer === 'table') return;
  both('what it may try', (s) => game.rules.attempts(s, viewer));
  if (moment.asked.includes(viewer))
    both('what happens when its time runs out', (s) => game.rules.timeout(s, viewer, 0));
  for (const action of rulingsFor(moment, viewer, other)) {
    both(`the ruling on "${shorthand(action)}"`, (s) => game.rules.judge(s, viewer, action));
  }
  for (const action of sample(moment, viewer, moment.legal[viewer] ?? [], LABELS)) {
    const name = `"${shorthand(action)}"`;
    both(`the words for ${name}`, (_, view) => [
      game.words.label(view, action),
      ...game.words.anchors(view, action),
    ]);
    both(`whether ${name} is worth asking about`, (_, view) => game.rules.answering?.matters(view, action));
    both(`whether ${name} can be undone`, (s) => game.rules.binding(s, viewer, action));
  }
}

/** A seat may concede at any time: the viewer must see the same, too. */
function compareConcession(moment: CheckedState, world: World): void {
  const { game } = moment;
  const { viewer, state } = world;
  const seat = pick(diceFor(moment, `secret:concede:${viewer}`), seatsOf(moment));
  const [here, there] = [game.rules.clone(moment.state), game.rules.clone(state)];
  const seen = seenBy(game, viewer, game.rules.concede(here, seat));
  const seenThere = seenBy(game, viewer, game.rules.concede(there, seat));
  if (!same(world.known(here), world.known(there)) || hasGlimpse(game, seen, seenThere)) return;
  const left = { seen, view: game.rules.view(here, viewer) };
  const right = { seen: seenThere, view: game.rules.view(there, viewer) };
  if (isSameText(left, right)) return;
  breach(
    `Information hidden from ${nameOf(viewer)} affects what it sees when seat ${seat} concedes: ${unlike(left, right)}`,
  );
}

/** The attempts of a viewer, and the actions that only others can take, in either world. */
function rulingsFor(moment: CheckedState, viewer: Seat, other: unknown): unknown[] {
  const { game, state, legal } = moment;
  const others = seatsOf(moment).filter((seat) => seat !== viewer);
  return [
    ...sample(moment, viewer, game.rules.attempts(state, viewer), RULINGS),
    ...sample(
      moment,
      viewer,
      others.flatMap((seat) => legal[seat] ?? []),
      RULINGS / 2,
    ),
    ...sample(
      moment,
      viewer,
      others.flatMap((seat) => game.rules.legal(other, seat)),
      RULINGS / 2,
    ),
  ];
}

function sample(
  moment: CheckedState,
  viewer: Viewer,
  items: readonly unknown[],
  size: number,
): readonly unknown[] {
  if (items.length <= size) return items;
  const rng = diceFor(moment, `secret:sample:${viewer}`);
  return Array.from({ length: size }, () => pick(rng, items));
}
