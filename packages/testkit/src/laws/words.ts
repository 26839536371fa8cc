import type { GameEvent, Seat } from '@mechatable/kernel';
import { shorthand } from '../shorthand.ts';
import { breach, type Check } from './law.ts';
import { isSampled, nameOf, viewersOf, type CheckedState } from './moment.ts';

const COLUMNS = 80;
const PROMPT_WORDS = 8;

/** Everything has words: each action its own label and anchors, each event a sentence, each question a short prompt. */
export function words(): Check {
  return {
    at(moment) {
      for (const seat of moment.asked) checkPrompt(moment, seat);
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
        for (const event of events) checkTold(moment, moment.game.rules.eventFor(event, viewer));
      }
    },
  };
}

/** The name of a piece counts as one word, however long it is. What others read about the question may be longer. */
function checkPrompt({ game, state }: CheckedState, seat: Seat): void {
  const prompt = game.words.question(game.rules.view(state, seat));
  if (wordsIn(prompt) <= PROMPT_WORDS) return;
  const names = game.content.pieces.map(({ name }) => name).sort((a, b) => b.length - a.length);
  const count = wordsIn(names.reduce((text, name) => text.replaceAll(name, 'Name'), prompt));
  if (count > PROMPT_WORDS)
    breach(
      `The prompt of ${nameOf(seat)} has ${count} words, at most ${PROMPT_WORDS} are allowed: ${prompt}`,
    );
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function checkTold({ game }: CheckedState, event: GameEvent | null): void {
  if (event !== null && game.words.describe(event).trim() === '')
    breach(`describe() has no sentence for "${event.type}".`);
}

function checkActions({ game }: CheckedState, view: unknown, actions: readonly unknown[]): void {
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
