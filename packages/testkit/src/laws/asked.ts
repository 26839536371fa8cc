import {
  canonical,
  difference,
  pick,
  same,
  type Move,
  type Seat,
  type Viewer,
  type Answering,
} from '@mechatable/kernel';
import { shorthand } from '../shorthand.ts';
import { breach, type Check } from './law.ts';
import { diceFor, isSampled, nameOf, viewersOf, type CheckedState } from './moment.ts';
import { twinsFor } from './twins.ts';

const TRIES = 4;

/**
 * Who is asked, and what, depends on public facts alone: if a move shows a spectator the same events, the same question
 * follows. And if a seat can pass, it may always pass, which looks the same whatever it holds, so nobody knows who was
 * really asked.
 */
export function asked(): Check {
  return {
    at(moment) {
      if (!isSampled(moment, 'asked')) return;
      checkWindow(moment);
      for (const seat of moment.asked) {
        for (const viewer of [seat, 'table'] as const) checkActs(moment, viewer, seat);
      }
    },
  };
}

/** The real state, and one that the viewer can't distinguish from it; null if imagine() misses the view. */
function worldsFor(moment: CheckedState, viewer: Viewer, purpose: string): readonly unknown[] | null {
  const { game, state } = moment;
  const { view, imagined } = twinsFor(game, state, viewer, diceFor(moment, `asked:${purpose}:${viewer}`));
  return same(game.rules.view(imagined, viewer), view) ? [state, imagined] : null;
}

/** The same action in worlds that the viewer can't distinguish. */
function checkActs(moment: CheckedState, viewer: Viewer, seat: Seat): void {
  const { game } = moment;
  const [real, imagined] = worldsFor(moment, viewer, `act:${seat}`) ?? [];
  if (imagined === undefined) return;
  const there = new Set(game.rules.legal(imagined, seat).map(canonical));
  const shared = (moment.legal[seat] ?? []).filter((action) => there.has(canonical(action)));
  const rng = diceFor(moment, `asked:act:${viewer}:${seat}:which`);
  for (let i = 0; i < TRIES && shared.length > 0; i++) {
    const move = { seat, action: pick(rng, shared) };
    const a = publicAfter(moment, real, move);
    const b = publicAfter(moment, imagined, move);
    if (!same(a.events, b.events)) continue;
    const unlike = difference(a.open, b.open);
    if (unlike === null) continue;
    const what = `After "${shorthand(move.action)}" of seat ${seat}, which shows the same events,`;
    breach(`${what} who is asked or what depends on what is hidden from ${nameOf(viewer)}: ${unlike}`);
  }
}

/** The events of a move that everyone sees, and what everyone then sees of the question. */
function publicAfter(
  { game }: CheckedState,
  before: unknown,
  { seat, action }: Move,
): { events: unknown; open: unknown } {
  const state = game.rules.clone(before);
  const events = game.rules.apply(state, seat, action).map((event) => game.rules.eventFor(event, 'table'));
  const view = game.rules.view(state, 'table');
  return {
    events: events.filter((event) => event !== null),
    open: {
      asked: [...game.rules.toAct(state)],
      question: game.words.question(view),
      window: game.rules.answering?.window(view) ?? null,
      over: game.rules.outcome(state),
    },
  };
}

/** All viewers see the same open window, and every seat asked in it can pass. */
function checkWindow(moment: CheckedState): void {
  const { game, state, legal } = moment;
  const { answering } = game.rules;
  if (answering === null) return;
  const windows = viewersOf(moment).map((viewer) => answering.window(game.rules.view(state, viewer)));
  const [window = null] = windows;
  if (windows.some((other) => other !== window))
    breach(`Not all viewers see the same window: ${windows.map(String).join(', ')}.`);
  if (window === null) return;
  if (!answering.windows.some(({ id }) => id === window))
    breach(`There is no window "${window}" in the list.`);
  if (moment.asked.length !== 1)
    breach(`In the window "${window}" one seat must be asked, not ${moment.asked.length}.`);
  for (const seat of moment.asked) {
    if (legal[seat]?.some((action) => same(action, answering.pass)) !== true)
      breach(`Seat ${seat} cannot pass in the window "${window}".`);
    for (const viewer of viewersOf(moment))
      if (viewer !== seat) checkPass(moment, answering, viewer, seat, window);
  }
}

/** A pass looks the same to the others, whatever the seat holds. */
function checkPass(
  moment: CheckedState,
  { pass: action, passEvents }: Answering<unknown, unknown>,
  viewer: Viewer,
  seat: Seat,
  window: string,
): void {
  const { game } = moment;
  const news = (worldsFor(moment, viewer, `pass:${seat}`) ?? []).map((before) => {
    if (!game.rules.judge(before, seat, action).ok)
      breach(`Holding other cards, seat ${seat} cannot pass in the window "${window}".`);
    const events = game.rules.apply(game.rules.clone(before), seat, action);
    const seen = events.map((event) => game.rules.eventFor(event, viewer)).filter((event) => event !== null);
    // Only the event of the pass itself: what follows may reveal hidden cards or chance.
    return seen.find(({ type }) => passEvents?.includes(type) ?? true) ?? null;
  });
  const unlike = difference(news[0], news[1]);
  if (unlike !== null)
    breach(`What ${nameOf(viewer)} sees of a pass depends on what seat ${seat} holds: ${unlike}`);
}
