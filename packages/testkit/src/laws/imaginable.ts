import { below, difference, pick } from '@mechatable/kernel';
import { shorthand } from '../shorthand.ts';
import { complete } from './complete.ts';
import { conserved } from './conserved.ts';
import { data } from './data.ts';
import { finite } from './finite.ts';
import { Breach, breach, type Check } from './law.ts';
import { diceFor, isSampled, momentOf, nameOf, viewersOf, type CheckedState } from './moment.ts';
import { throughJson } from './plain.ts';
import { assertSameView, twinsFor, type Twins } from './twins.ts';

/** Imagined matches are followed for a few moves; one in this many, to its end. */
const FURTHER = 6;
const TO_THE_END = 24;

/** An imagined state looks like the viewer's view, and can be played like any other. */
export function imaginable(): Check {
  const accepted = new Set<string>();
  return {
    at(moment) {
      if (!isSampled(moment, 'imaginable')) return;
      const { game, state } = moment;
      for (const viewer of viewersOf(moment)) {
        const purpose = `imaginable:${viewer}`;
        const twins = twinsFor(game, state, viewer, diceFor(moment, purpose));
        assertSameView(game, twins);
        const again = twinsFor(game, state, viewer, diceFor(moment, purpose));
        const unlike = difference(twins.imagined, again.imagined);
        if (unlike !== null) breach(`imagine() gives two states for one view and one generator: ${unlike}`);
        checkPieces(moment, twins);
        playOn(moment, twins, accepted);
      }
    },
  };
}

/** The identity of pieces may be hidden, but not their number, and no piece exists twice. */
function checkPieces({ game }: CheckedState, { viewer, real, imagined }: Twins): void {
  const here = game.lab.census(real);
  const there = game.lab.census(imagined);
  if (here.length !== there.length) {
    breach(`The table has ${here.length} pieces, but ${nameOf(viewer)} imagines ${there.length}.`);
  }
  const twice = there.find((piece, i) => there.indexOf(piece) < i);
  if (twice !== undefined && new Set(here).size === here.length) {
    breach(`What ${nameOf(viewer)} imagines has ${twice} twice.`);
  }
}

function playOn(moment: CheckedState, { viewer }: Twins, accepted: Set<string>): void {
  const { game } = moment;
  const rng = diceFor(moment, `imaginable:play:${viewer}`);
  const view = throughJson(game.rules.view(moment.state, viewer));
  const text = JSON.stringify(view);
  const state = game.rules.imagine(view, rng);
  const length = below(rng, TO_THE_END) === 0 ? game.rules.bound : FURTHER;
  const all = [finite(), conserved(), complete(accepted), data()];
  const cheap = all.slice(0, 2);
  let last = 'it was imagined';
  try {
    for (let i = 0; i <= length; i++) {
      const now = momentOf(moment, state, moment.index + i);
      for (const check of i === 0 ? all : cheap) check.at?.(now);
      if (now.outcome !== null) break;
      if (now.index >= game.rules.bound)
        breach(`The imagined match continues beyond the bound of ${game.rules.bound} actions.`);
      const move = pick(rng, now.moves);
      last = `"${shorthand(move.action)}" of seat ${move.seat}`;
      game.rules.apply(state, move.seat, move.action);
    }
  } catch (error) {
    const why = error instanceof Breach ? error.message : `It throws: ${String(error)}`;
    throw new Breach(`A state imagined by ${nameOf(viewer)} does not play on after ${last}. ${why}`, {
      cause: error,
    });
  }
  if (JSON.stringify(view) !== text)
    breach(`Playing on in an imagined state has changed the view it came from.`);
}
