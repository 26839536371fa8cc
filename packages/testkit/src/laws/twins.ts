import { difference, type AnyGame, type Rng, type Seat, type Viewer } from '@mechatable/kernel';
import { shorthand } from '../shorthand.ts';
import { breach } from './law.ts';
import { nameOf } from './moment.ts';
import { whyNotPlain, throughJson } from './plain.ts';

/** Two states that the viewer can't distinguish, and the view of both. */
export interface Twins {
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly real: unknown;
  readonly imagined: unknown;
}

/** Takes a viewer's view of a state, sends it as JSON, and imagines another state from it. */
export function twinsFor(game: AnyGame, real: unknown, viewer: Viewer, rng: Rng): Twins {
  const view = game.rules.view(real, viewer);
  const found = whyNotPlain(view);
  if (found !== null) breach(`The view of ${nameOf(viewer)} is not plain data. ${found}`);
  return { viewer, view, real, imagined: game.rules.imagine(throughJson(view), rng) };
}

/** Law 7: the imagined state looks exactly like the view. */
export function assertSameView(game: AnyGame, { viewer, view, imagined }: Twins): void {
  const unlike = difference(view, game.rules.view(imagined, viewer));
  if (unlike !== null) breach(`What ${nameOf(viewer)} imagines does not look like what it saw: ${unlike}`);
}

/** Law 6: hidden information affects neither who is asked, nor what they may do, nor why not. */
export function assertSameChoices(game: AnyGame, twins: Twins): void {
  const { viewer, real, imagined } = twins;
  const compare = (what: string, ask: (state: unknown) => unknown): void => {
    const unlike = difference(ask(real), ask(imagined));
    if (unlike !== null) breach(`Information hidden from ${nameOf(viewer)} affects ${what}: ${unlike}`);
  };
  compare('who is asked', (state) => [...game.rules.toAct(state)]);
  compare('the outcome', (state) => game.rules.outcome(state));
  compare('the count of turns', (state) => game.rules.turn(state));
  compare('the question', (state) => game.words.question(game.rules.view(state, viewer)));
  if (viewer === 'table') return;
  compare('its legal actions', (state) => game.rules.legal(state, viewer));
  compare('what it may try', (state) => game.rules.attempts(state, viewer));
  for (const action of game.rules.attempts(real, viewer)) {
    compare(`the ruling on "${shorthand(action)}"`, (state) => game.rules.judge(state, viewer, action));
  }
  for (const action of game.rules.legal(real, viewer)) compareWords(game, twins, viewer, action);
}

function compareWords(game: AnyGame, { real, imagined }: Twins, viewer: Seat, action: unknown): void {
  const words = (state: unknown): unknown => {
    const view = game.rules.view(state, viewer);
    return [game.words.label(view, action), ...game.words.anchors(view, action)];
  };
  const unlike = difference(words(real), words(imagined));
  if (unlike !== null)
    breach(
      `Information hidden from ${nameOf(viewer)} affects the words for "${shorthand(action)}": ${unlike}`,
    );
}
