import type { Thought } from '@mechatable/bots';
import { directChooser, LocalHost, memoryStore, type Decision } from '@mechatable/host';
import { movesOf, person } from '@mechatable/kernel';
import { lanes } from '@mechatable/lanes';
import { masc, type Action } from '@mechatable/masc';
import { afterAll, expect, test, vi } from 'vitest';
import type { TableGame } from '../../../src/games/shared/drawing.ts';
import { drawing as lanesDrawing } from '../../../src/games/lanes/table-drawing.ts';
import { drawing as mascDrawing } from '../../../src/games/masc/table-drawing.ts';
import type { HintModel } from '../../../src/table/model/hint-model.ts';
import type { MatchModel } from '../../../src/table/model/match-model.ts';

// A table keeps its settings where the browser keeps them.
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
afterAll(() => vi.unstubAllGlobals());

/** An adviser that says what the test tells it to. */
class Adviser {
  readonly asked: Decision[] = [];
  stopped = 0;
  #answer: { resolve: (action: unknown) => void; reject: (error: Error) => void } | null = null;

  choose(decision: Decision): Promise<unknown> {
    this.asked.push(decision);
    return new Promise((resolve, reject) => {
      this.#answer = { resolve, reject };
    });
  }

  close(): void {
    this.stopped++;
    this.#answer?.reject(new Error('stopped'));
  }

  think(...choices: readonly number[]): void {
    const thought: Thought = {
      iterations: 50,
      choices: choices.map((choice, place) => ({ choice, share: 0.5 ** (place + 1), expected: 0.5 })),
    };
    this.asked.at(-1)?.onThought?.(thought);
  }

  async finish(): Promise<void> {
    this.#answer?.resolve(null);
    await Promise.resolve();
    await Promise.resolve();
  }

  async fail(): Promise<void> {
    this.#answer?.reject(new Error('broken'));
    await Promise.resolve();
    await Promise.resolve();
  }
}

interface Laid {
  readonly model: MatchModel;
  readonly hint: HintModel;
  readonly adviser: Adviser;
}

async function lay(table: TableGame, options: unknown, actions: readonly unknown[]): Promise<Laid> {
  const { MatchModel } = await import('../../../src/table/model/match-model.ts');
  const players = [person('Player 1'), person('Player 2')];
  const start = { id: 'm', game: table.game, options, players, seed: 'the seed' };
  const host = await LocalHost.open(start, { store: memoryStore(), chooser: directChooser });
  for (const action of actions) {
    const [seat = 0] = host.frame('table').asked;
    expect(await host.act(seat, action)).toEqual({ ok: true });
  }
  const adviser = new Adviser();
  const model = new MatchModel(table, host, {}, adviser);
  const [seat = 0] = host.frame('table').asked;
  model.screen.sit(seat);
  const { hint } = model;
  if (hint === null) throw new Error('there is an adviser');
  return { model, hint, adviser };
}

const lanesTable: TableGame = { game: lanes, drawing: lanesDrawing };
const layLanes = (): Promise<Laid> => lay(lanesTable, undefined, []);

test('a hint uses only what the person can see', async () => {
  const { model, hint, adviser } = await layLanes();
  void hint.toggle();
  const frame = model.frame.value;
  expect(adviser.asked).toMatchObject([
    { bot: 'search:1500ms', seat: frame?.viewer, seats: 2, seq: 0, view: frame?.view, legal: frame?.legal },
  ]);
  expect(JSON.stringify({ ...adviser.asked[0], game: '' })).not.toContain('the seed');
});

test('the list grows during the search; at the end the best choice is marked and highlighted', async () => {
  const { model, hint, adviser } = await layLanes();
  void hint.toggle();
  expect(hint.advice.value).toMatchObject({ state: 'weighing' });
  adviser.think(1, 0);
  expect(hint.rows.value.map(({ choice, isChosen }) => [choice, isChosen])).toEqual([
    [1, false],
    [0, false],
  ]);
  expect(hint.anchors.value).toEqual([]);
  adviser.think(0, 1);
  await adviser.finish();
  expect(hint.rows.value.map(({ choice, isChosen }) => [choice, isChosen])).toEqual([
    [0, true],
    [1, false],
  ]);
  expect(hint.anchors.value).toEqual(model.choices.value[0]?.anchors);
});

test('picking a line plays it, and the hint closes when the match changes', async () => {
  const { model, hint, adviser } = await layLanes();
  const legal = model.frame.value?.legal ?? [];
  void hint.toggle();
  adviser.think(1, 0);
  await hint.take(1);
  expect(movesOf(await model.host.record()).map(({ action }) => action)).toEqual([legal[0]]);
  await model.playback.settled();
  expect([hint.advice.value, hint.rows.value]).toEqual([null, []]);
  expect(adviser.stopped).toBe(1);
});

test('a closed hint is stopped, and late results are ignored', async () => {
  const { model, hint, adviser } = await layLanes();
  void hint.toggle();
  void hint.toggle();
  adviser.think(0);
  expect([hint.advice.value, adviser.stopped]).toEqual([null, 1]);
  void hint.toggle();
  await Promise.resolve();
  expect(hint.advice.value?.state).toBe('weighing'); // stopping the first doesn't affect the second
  await adviser.finish();
  expect(model.stepBack()).toBe(true);
  expect([hint.advice.value, adviser.stopped]).toEqual([null, 1]); // it had come to its end
});

test('each hint starts a new search: an earlier one may be about a line that was not played', async () => {
  const { hint, adviser } = await layLanes();
  void hint.toggle();
  await adviser.finish();
  void hint.toggle();
  void hint.toggle();
  const [first, second] = adviser.asked;
  expect(adviser.asked).toHaveLength(2);
  expect(first?.match).not.toBe(second?.match);
});

test('a hint that fails says so', async () => {
  const { hint, adviser } = await layLanes();
  void hint.toggle();
  await adviser.fail();
  expect(hint.advice.value?.state).toBe('failed');
});

test('there is no hint for a player who isn’t asked, for a spectator, or during a hand-over', async () => {
  const { model, hint, adviser } = await layLanes();
  void hint.toggle();
  const [asked = 0] = model.host.frame('table').asked;
  model.screen.sit(1 - asked);
  expect([hint.advice.value, hint.isOffered.value]).toEqual([null, false]);
  model.screen.sit('table');
  await hint.toggle();
  expect([hint.isOffered.value, adviser.asked.length]).toEqual([false, 1]);
});

test('lessons have neither hints nor bot thoughts', async () => {
  const { MatchModel } = await import('../../../src/table/model/match-model.ts');
  const { model } = await layLanes();
  const taught = new MatchModel(lanesTable, model.host);
  expect([taught.hint, taught.thinking]).toEqual([null, null]);
});

const EVEN = { frog: 3, rat: 3, ant: 2, turtle: 3, wolf: 3, spider: 2 };
const moveSquad = (): Promise<Laid> =>
  lay({ game: masc, drawing: mascDrawing }, { setup: 'quick' }, [
    { kind: 'commitForce', ...EVEN },
    { kind: 'commitForce', ...EVEN },
    { kind: 'chooseFirst', colour: 'red' },
    { kind: 'activate', unit: 'r3' },
  ]);

async function advise({ model, hint, adviser }: Laid, is: (action: Action) => boolean): Promise<void> {
  void hint.toggle();
  adviser.think((model.frame.value?.legal as Action[]).findIndex(is));
  await adviser.finish();
}

test('while the person drafts, a line becomes a step of the draft, and nothing is sent', async () => {
  const laid = await moveSquad();
  const { model, hint } = laid;
  const seq = model.frame.value?.seq;
  await advise(laid, (action) => action.kind === 'moveMecha' && action.mecha === 'r3' && action.to === 'F5');
  await hint.take(0);
  expect([model.host.frame(0).seq, model.drafts.hasSteps.value, hint.advice.value]).toEqual([
    seq,
    true,
    null,
  ]);
  expect(
    (model.view.value as { mecha: { id: string; square: string }[] }).mecha.find(({ id }) => id === 'r3'),
  ).toMatchObject({ square: 'F5' });
});

test('a line that is not a step of the draft is played at once, but never over what the person has drafted', async () => {
  const laid = await moveSquad();
  const { model, hint } = laid;
  const seq = model.frame.value?.seq ?? 0;
  model.pickAnchor('mecha:r3');
  model.pickAnchor('square:F5');
  await advise(laid, ({ kind }) => kind === 'finish');
  await hint.take(0);
  expect(model.host.frame(0).seq).toBe(seq);
  expect(model.notice.value).toEqual({
    sentence: expect.stringMatching(/Start over/) as unknown,
    clause: null,
  });
  model.stepBack();
  model.stepBack();
  model.stepBack();
  await advise(laid, ({ kind }) => kind === 'finish');
  await hint.take(0);
  expect(movesOf(await model.host.record()).slice(seq)).toMatchObject([{ action: { kind: 'finish' } }]);
});
