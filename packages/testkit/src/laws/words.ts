import type { GameEvent } from '@mechatable/kernel';
import { shorthand } from '../shorthand.ts';
import { breach, type Check } from './law.ts';
import { isSampled, nameOf, viewersOf, type Moment } from './moment.ts';

const COLUMNS = 80;

/** Everything can be said: each action has its own label and anchors, each event a sentence. */
export function words(): Check {
  return {
    at(moment) {
      if (!isSampled(moment, 'words')) return;
      const { game, state } = moment;
      for (const viewer of viewersOf(moment)) {
        const view = game.rules.view(state, viewer);
        if (game.words.question(view).trim() === '')
          breach(`question() has nothing to say to ${nameOf(viewer)}.`);
        const sketch = game.words.sketch(view);
        if (sketch.trim() === '') breach(`sketch() draws nothing for ${nameOf(viewer)}.`);
        const wide = sketch.split('\n').find((line) => line.length > COLUMNS);
        if (wide !== undefined) breach(`A line of sketch() is wider than ${COLUMNS} columns: ${wide}`);
      }
      for (const seat of moment.asked)
        checkActions(moment, game.rules.view(state, seat), moment.legal[seat] ?? []);
    },
    after(moment, _move, events) {
      for (const viewer of viewersOf(moment)) {
        for (const event of events) checkTold(moment, moment.game.rules.see(event, viewer));
      }
    },
  };
}

function checkTold({ game }: Moment, event: GameEvent | null): void {
  if (event !== null && game.words.tell(event).trim() === '')
    breach(`tell() has no sentence for "${event.type}".`);
}

function checkActions({ game }: Moment, view: unknown, actions: readonly unknown[]): void {
  const taken = new Map<string, unknown>();
  for (const action of actions) {
    const name = `"${shorthand(action)}"`;
    const label = game.words.label(view, action).trim();
    if (label === '') breach(`${name} has no label.`);
    if (taken.has(label)) breach(`${name} and "${shorthand(taken.get(label))}" share the label "${label}".`);
    taken.set(label, action);
    const anchors = game.words.anchors(view, action);
    if (anchors.some((anchor) => typeof anchor !== 'string' || anchor === ''))
      breach(`${name} has an empty anchor.`);
    if (anchors.length === 0 && namesSomething(action))
      breach(`${name} has no anchors: nobody can click it.`);
  }
}

/** `pass` or `answer yes` names no thing on the table; `attack 3` does. */
function namesSomething(action: unknown): boolean {
  if (typeof action !== 'object' || action === null) return false;
  return Object.entries(action).some(
    ([key, value]) => key !== 'kind' && typeof value !== 'boolean' && value !== null,
  );
}
