import { difference, pick, type GameEvent } from '@mechatable/kernel';
import { movesIn } from '../draw.ts';
import { shorthand } from '../shorthand.ts';
import { breach, type Check } from './law.ts';
import { diceFor, isSampled, nameOf, viewersOf, type CheckedState } from './moment.ts';
import { whyNotPlain, throughJson } from './plain.ts';

const FURTHER = 5;

/** A state is plain data: through JSON and its portable form it plays on identically, and a clone is its own. */
export function data(): Check {
  /** Values returned at the last sampled moment, which later actions must not change. */
  let given: { readonly what: string; readonly value: unknown; readonly text: string }[] = [];
  const give = (what: string, value: unknown): void => {
    given.push({ what, value, text: JSON.stringify(value) });
  };
  return {
    at(moment) {
      const { game, state } = moment;
      checkPlain('The state', state);
      const twin = throughJson(state);
      const away = difference(state, twin);
      if (away !== null) breach(`The state does not survive JSON: ${away}`);
      if (!isSampled(moment, 'data')) return;
      checkClone(moment);
      checkTwin(moment, 'went through JSON', twin);
      checkPortable(moment);
      give('A clone', game.rules.clone(state));
      for (const viewer of viewersOf(moment))
        give(`The view of ${nameOf(viewer)}`, game.rules.view(state, viewer));
      give('The list of legal actions', moment.legal);
    },
    after(_moment, move, events: readonly GameEvent[]) {
      checkPlain(`An event of "${shorthand(move.action)}"`, [...events]);
      for (const { what, value, text } of given) {
        if (JSON.stringify(value) !== text)
          breach(`${what} changed when "${shorthand(move.action)}" was applied.`);
      }
      given = [];
      give('The events of the last action', events);
    },
  };
}

function checkPlain(what: string, value: unknown): void {
  const found = whyNotPlain(value);
  if (found !== null) breach(`${what} is not plain data. ${found}`);
}

/** A clone equals its original, and whatever happens to it, the original stays as it was. */
function checkClone(moment: CheckedState): void {
  const { game, state } = moment;
  const clone = game.rules.clone(state);
  const unlike = difference(state, clone);
  if (unlike !== null) breach(`A clone differs from its original: ${unlike}`);
  const before = JSON.stringify(state);
  const rng = diceFor(moment, 'data:clone');
  for (let i = 0; i < FURTHER && game.rules.outcome(clone) === null; i++) {
    const { seat, action } = pick(rng, movesIn(game, clone));
    game.rules.apply(clone, seat, action);
    if (JSON.stringify(state) !== before)
      breach(`"${shorthand(action)}" on a clone has changed the original.`);
  }
}

/** A state stored with pieces by id can be restored unchanged, from a file, too. */
function checkPortable(moment: CheckedState): void {
  const { game, state } = moment;
  const stored = game.rules.portable(state);
  checkPlain('The portable form of the state', stored);
  const twin = game.rules.restore(throughJson(stored));
  const away = difference(state, twin);
  if (away !== null) breach(`The state does not survive its portable form: ${away}`);
  checkTwin(moment, 'was stored in its portable form', twin);
}

/** A copy that went some way lives the same life as the original. */
function checkTwin(moment: CheckedState, way: string, twin: unknown): void {
  const { game } = moment;
  const self = game.rules.clone(moment.state);
  const rng = diceFor(moment, 'data:twin');
  for (let i = 0; i < FURTHER && game.rules.outcome(self) === null; i++) {
    const moves = movesIn(game, self);
    const choices = difference(moves, movesIn(game, twin));
    if (choices !== null) breach(`A state that ${way} offers different actions: ${choices}`);
    const { seat, action } = pick(rng, moves);
    const events = difference(
      game.rules.apply(self, seat, action),
      game.rules.apply(twin, seat, throughJson(action)),
    );
    if (events !== null)
      breach(`Where the state ${way}, "${shorthand(action)}" has different events: ${events}`);
    checkPlain('The state', self);
    const states = difference(self, twin);
    if (states !== null)
      breach(`Where the state ${way}, "${shorthand(action)}" leads to a different state: ${states}`);
  }
}
