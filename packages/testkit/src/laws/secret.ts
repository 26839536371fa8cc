import {
  canonical,
  difference,
  pick,
  same,
  type GameEvent,
  type Move,
  type Seat,
  type Viewer,
} from '@mechatable/kernel';
import { shorthand } from '../shorthand.ts';
import { breach, type Check } from './law.ts';
import { lockstep } from './lockstep.ts';
import { diceFor, isSampled, nameOf, viewersOf, type CheckedState } from './moment.ts';
import { assertSameChoices, twinsFor, type Twins } from './twins.ts';

const TRIES = 2;

/**
 * Two states that differ only in hidden information give the viewer the same choices, and continue to show that
 * viewer the same: played in lock-step with a twin that the game has made, and for a move with one that the viewer
 * has imagined.
 */
export function secret(): Check {
  const beside = lockstep();
  return {
    ...beside,
    at(moment) {
      beside.at?.(moment);
      if (!isSampled(moment, 'secret')) return;
      const { game, state } = moment;
      for (const viewer of viewersOf(moment)) {
        const twins = twinsFor(game, state, viewer, diceFor(moment, `secret:${viewer}`));
        // If imagine() misses the view, the law "imaginable" reports it; such twins prove nothing.
        if (!same(game.rules.view(twins.imagined, viewer), twins.view)) continue;
        assertSameChoices(game, twins);
        for (const seat of moment.asked) {
          checkMove(moment, twins, seat);
          if (seat !== viewer) checkChoice(moment, viewer, seat);
        }
      }
    },
  };
}

/** A viewer's knowledge after a move. */
interface World {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
  /** The events as the viewer sees them. */
  readonly seen: readonly GameEvent[];
  readonly view: unknown;
  /** Who is asked, and how it ended, which is public. */
  readonly open: unknown;
}

function worldAfter({ game }: CheckedState, before: unknown, viewer: Viewer, { seat, action }: Move): World {
  const state = game.rules.clone(before);
  const events = game.rules.apply(state, seat, action);
  const seen = events.map((event) => game.rules.eventFor(event, viewer)).filter((event) => event !== null);
  const open = [[...game.rules.toAct(state)], game.rules.outcome(state)];
  return { state, events, seen, view: game.rules.view(state, viewer), open };
}

/** The same move in two states that look the same: the viewer must see the same events if and only if the same view. */
function checkMove(moment: CheckedState, { viewer, real, imagined }: Twins, seat: Seat): void {
  const { game } = moment;
  const rng = diceFor(moment, `secret:move:${viewer}:${seat}`);
  const there = new Set(game.rules.legal(imagined, seat).map(canonical));
  const shared = game.rules.legal(real, seat).filter((action) => there.has(canonical(action)));
  for (let i = 0; i < TRIES && shared.length > 0; i++) {
    const move = { seat, action: pick(rng, shared) };
    const a = worldAfter(moment, real, viewer, move);
    const b = worldAfter(moment, imagined, viewer, move);
    const what = `"${shorthand(move.action)}"`;
    const views = difference(a.view, b.view);
    if (views === null) {
      assertSameNews(moment, viewer, a, b, what);
      assertSameTable(viewer, a, b, what);
    } else if (same(a.seen, b.seen)) {
      breach(`The view of ${nameOf(viewer)} after ${what} shows more than its events: ${views}`);
    }
  }
}

/**
 * Two moves in one state. A public choice may have an event and leave no trace in the view, or the other way round. But
 * if the moves differ only in what is hidden from the viewer, the events must not differ; and if events are hidden from
 * the viewer, so must be what they change.
 */
function checkChoice(moment: CheckedState, viewer: Viewer, seat: Seat): void {
  const { legal, state } = moment;
  const rng = diceFor(moment, `secret:choice:${viewer}:${seat}`);
  for (let i = 0; i < TRIES; i++) {
    const [one, other] = [pick(rng, legal[seat] ?? []), pick(rng, legal[seat] ?? [])];
    if (same(one, other)) continue;
    const a = worldAfter(moment, state, viewer, { seat, action: one });
    const b = worldAfter(moment, state, viewer, { seat, action: other });
    const what = `a choice between "${shorthand(one)}" and "${shorthand(other)}"`;
    const views = difference(a.view, b.view);
    if (views === null) {
      const hidden = !same(a.state, b.state) && same(a.seen.map(typeOf), b.seen.map(typeOf));
      if (hidden) assertSameNews(moment, viewer, inAnyOrder(a), inAnyOrder(b), what);
      assertSameTable(viewer, a, b, what);
    } else if (!same(a.events, b.events) && same(a.seen, b.seen)) {
      breach(`The view of ${nameOf(viewer)} after ${what} shows more than its events: ${views}`);
    }
  }
}

function assertSameNews({ game }: CheckedState, viewer: Viewer, a: World, b: World, what: string): void {
  const { glimpses } = game.lab;
  const lasting = ({ seen }: World): GameEvent[] => seen.filter(({ type }) => !glimpses.includes(type));
  const news = difference(lasting(a), lasting(b));
  if (news !== null) breach(`The events of ${what} tell ${nameOf(viewer)} more than its view shows: ${news}`);
}

function assertSameTable(viewer: Viewer, a: World, b: World, what: string): void {
  const open = difference(a.open, b.open);
  if (open === null) return;
  breach(`After ${what}, who is asked or has won depends on what is hidden from ${nameOf(viewer)}: ${open}`);
}

/** A choice can be just the order of two things, and public. */
function inAnyOrder(world: World): World {
  const byText = world.seen.map((event) => ({ event, text: canonical(event) }));
  byText.sort((a, b) => (a.text < b.text ? -1 : 1));
  return { ...world, seen: byText.map(({ event }) => event) };
}

function typeOf({ type }: GameEvent): string {
  return type;
}
