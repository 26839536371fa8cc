import { THOUGHTLESS, type Thought } from '@mechatable/bots';
import { directChooser, LocalHost, memoryStore, type Decision } from '@mechatable/host';
import { person } from '@mechatable/kernel';
import { lanes } from '@mechatable/lanes';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { ThinkingModel } from '../../../src/table/model/thinking-model.ts';
import { namesFor } from '../../harness/names.ts';

const NAMES = signal(namesFor('table'));

/** What a bot in the first seat of a match is asked, some moves in. */
async function decisionAt(seq: number): Promise<Decision> {
  const start = { id: 'm', game: lanes, players: [person('Player 1'), person('Player 2')], seed: 's' };
  const host = await LocalHost.open(start, { store: memoryStore(), chooser: directChooser });
  while (host.frame('table').seq < seq) {
    const [asked = 0] = host.frame('table').asked;
    await host.act(asked, host.frame(asked).legal.at(-1));
  }
  const [seat = 0] = host.frame('table').asked;
  const { view, legal } = host.frame(seat);
  return { game: lanes, bot: 'ace', seed: 'b', seats: 2, match: 'm', seq, seat, view, legal };
}

const weighed = (...choices: readonly number[]): Thought => ({
  iterations: 100,
  choices: choices.map((choice, place) => ({ choice, share: 0.5 ** (place + 1), expected: 0.5 })),
});

test('the panel is closed at first, and watches nothing', async () => {
  const model = new ThinkingModel(lanes, NAMES);
  model.sit(0);
  expect(model.watch(await decisionAt(2))).toBeUndefined();
  expect([model.peeking.value, model.insight.value, model.rows.value]).toEqual(['not', null, []]);
});

test('a player has to confirm before anything is shown', async () => {
  const model = new ThinkingModel(lanes, NAMES);
  model.sit(0);
  model.toggle();
  expect(model.peeking.value).toBe('asked');
  expect(model.watch(await decisionAt(2))).toBeUndefined();
  model.agree();
  expect(model.peeking.value).toBe('open');
  expect(model.watch(await decisionAt(2))).toBeDefined();
});

test('nobody can confirm without being asked; a player who declines is asked again', () => {
  const model = new ThinkingModel(lanes, NAMES);
  model.sit(0);
  model.agree();
  expect(model.peeking.value).toBe('not');
  model.toggle();
  model.close();
  model.toggle();
  expect(model.peeking.value).toBe('asked');
});

test('spectators of bots don’t have to confirm', () => {
  const model = new ThinkingModel(lanes, NAMES);
  model.toggle();
  expect(model.peeking.value).toBe('not'); // nobody has the screen
  model.sit('table');
  model.toggle();
  expect(model.peeking.value).toBe('open');
});

test('the panel closes when the screen changes hands, and the next person has to confirm', async () => {
  const model = new ThinkingModel(lanes, NAMES);
  model.sit(0);
  model.toggle();
  model.agree();
  model.watch(await decisionAt(2));
  model.sit(null);
  expect([model.peeking.value, model.insight.value]).toEqual(['not', null]);
  model.sit(1);
  model.toggle();
  expect(model.peeking.value).toBe('asked');
  model.sit(0);
  model.toggle();
  expect(model.peeking.value).toBe('open');
});

test('thoughts are shown as they arrive, in the game’s words, and then the choice made', async () => {
  const model = new ThinkingModel(lanes, NAMES);
  model.sit('table');
  model.toggle();
  const decision = await decisionAt(2);
  const onlooker = model.watch(decision);
  expect(model.rows.value).toEqual([]);
  onlooker?.onThought(weighed(1, 0));
  const words = (choice: number): string =>
    lanes.words.label(decision.view as never, decision.legal[choice] as never);
  expect(model.rows.value).toEqual([
    { choice: 1, label: words(1), share: 0.5, expected: 0.5, isChosen: false },
    { choice: 0, label: words(0), share: 0.25, expected: 0.5, isChosen: false },
  ]);
  onlooker?.onThought(weighed(0, 1));
  onlooker?.onChosen(0);
  expect(model.rows.value.map(({ choice, isChosen }) => [choice, isChosen])).toEqual([
    [0, true],
    [1, false],
  ]);
});

test('late reports, about an earlier decision or after closing, are ignored', async () => {
  const model = new ThinkingModel(lanes, NAMES);
  model.sit('table');
  model.toggle();
  const [first, second] = [await decisionAt(2), await decisionAt(3)];
  const late = model.watch(first);
  const present = model.watch(second);
  late?.onThought(weighed(0));
  expect(model.insight.value).toMatchObject({ legal: second.legal, thought: null });
  model.forget();
  present?.onThought(weighed(0));
  expect(model.insight.value).toBeNull();
});

test('six choices are shown, always including the one played; after a random move there are none', async () => {
  const model = new ThinkingModel(lanes, NAMES);
  model.sit('table');
  model.toggle();
  const decision = await decisionAt(3);
  const legal = Array.from({ length: 9 }, (_, place) => decision.legal[place % decision.legal.length]);
  const onlooker = model.watch({ ...decision, legal });
  onlooker?.onThought(weighed(0, 1, 2, 3, 4, 5, 6, 7, 8));
  expect(model.rows.value.map(({ choice }) => choice)).toEqual([0, 1, 2, 3, 4, 5]);
  onlooker?.onChosen(8);
  expect(model.rows.value.map(({ choice }) => choice)).toEqual([0, 1, 2, 3, 4, 8]);
  expect(model.rows.value.at(-1)?.isChosen).toBe(true);
  const slip = model.watch(decision);
  slip?.onThought(THOUGHTLESS);
  slip?.onChosen(0);
  expect(model.rows.value).toEqual([]);
});

test('keeps showing the last decision when there is only one choice', async () => {
  const model = new ThinkingModel(lanes, NAMES);
  model.sit('table');
  model.toggle();
  const decision = await decisionAt(2);
  model.watch(decision);
  expect(model.watch({ ...decision, legal: decision.legal.slice(0, 1) })).toBeUndefined();
  expect(model.insight.value?.legal).toBe(decision.legal);
});
