import { LocalHost, directChooser } from '@mechatable/host';
import { movesOf, person } from '@mechatable/kernel';
import { memoryStore } from '@mechatable/store';
import { masc, type Action, type View } from '@mechatable/masc';
import { afterAll, expect, test, vi } from 'vitest';
import type { AnyDrawing, TableGame } from '../../../src/games/shared/drawing.ts';
import { drawing } from '../../../src/games/masc/table-drawing.ts';
import type { MatchModel } from '../../../src/table/model/match-model.ts';

// A table keeps its settings where the browser keeps them.
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
afterAll(() => vi.unstubAllGlobals());

function openHost(options: object, store = memoryStore()): Promise<LocalHost> {
  return LocalHost.open(
    { id: 'drafts', game: masc, options, players: [person('Player 1'), person('Player 2')], seed: 'drafts' },
    { store, chooser: directChooser },
  );
}

/** The table as the first seat has it. */
async function sitDown(host: LocalHost, looks: AnyDrawing = drawing): Promise<MatchModel> {
  const model = await import('../../../src/table/model/match-model.ts');
  const table: TableGame = { game: masc, drawing: looks };
  const made = new model.MatchModel(table, host);
  made.screen.sit(0);
  return made;
}

/** A quick match of two people sharing a screen, in which Red has just activated its squad of six. */
async function moveSquad(looks?: AnyDrawing): Promise<MatchModel> {
  const host = await openHost({ setup: 'quick' });
  const even = { frog: 3, rat: 3, ant: 2, turtle: 3, wolf: 3, spider: 2 };
  const actions: readonly Action[] = [
    { kind: 'commitForce', ...even },
    { kind: 'commitForce', ...even },
    { kind: 'chooseFirst', colour: 'red' },
    { kind: 'activate', unit: 'r3' },
  ];
  for (const action of actions) {
    const [seat = 0] = host.frame('table').asked;
    expect(await host.act(seat, action)).toEqual({ ok: true });
  }
  return sitDown(host, looks);
}

const kindsOf = async (model: MatchModel): Promise<string[]> =>
  movesOf(await model.host.record()).map(({ action }) => (action as Action).kind);
const squareOf = (view: unknown, id: string): string | null | undefined =>
  (view as View).mecha.find((one) => one.id === id)?.square;

async function take(model: MatchModel, start: string): Promise<void> {
  const choice = model.choices.value.find(({ label }) => label.startsWith(start));
  if (choice === undefined) throw new Error(`${start} is not offered`);
  await model.act(choice);
}

test('a draft is sent as the game’s own actions, and stays in sight until all have arrived', async () => {
  const model = await moveSquad();
  const before = model.host.frame(0).seq;
  await take(model, 'Move one at a time');
  model.pickAnchor('mecha:r3');
  expect(model.lights.value.notes?.get('square:F5')).toBe('2');
  model.pickAnchor('square:F5');
  model.pickAnchor('mecha:r4');
  model.pickAnchor('square:G5');
  expect(model.host.frame(0).seq).toBe(before);
  expect([squareOf(model.view.value, 'r3'), squareOf(model.frame.value?.view, 'r3')]).toEqual(['F5', 'F3']);
  await take(model, 'Finish: 2 of 6 move');
  await model.playback.settled();
  expect((await kindsOf(model)).slice(before)).toEqual(['moveMecha', 'moveMecha', 'finish']);
  expect([squareOf(model.host.frame(1).view, 'r3'), squareOf(model.host.frame(1).view, 'r4')]).toEqual([
    'F5',
    'G5',
  ]);
  expect(model.drafts.present.value).toBe(null);
  expect(model.screen.handOver.value).toBe(1); // Blue is asked now
});

test('stepping back drops the pick, then a step of the draft, and never undoes a move', async () => {
  const model = await moveSquad();
  const before = model.host.frame(0).seq;
  model.pickAnchor('mecha:r3');
  model.pickAnchor('square:F5');
  model.pickAnchor('mecha:r4');
  expect([model.stepBack(), model.walked.value, squareOf(model.view.value, 'r3')]).toEqual([true, [], 'F5']);
  await model.sender.takeBack();
  expect([squareOf(model.view.value, 'r3'), model.host.frame(0).seq]).toEqual(['F3', before]);
  expect(model.stepBack()).toBe(false);
  await model.sender.takeBack(); // nothing drafted is left, so it undoes a move of the match
  expect(model.host.frame(0).seq).toBe(before - 1);
});

test('for a thing being drafted, the draft shows where it can go; for others, their reach does', async () => {
  const model = await moveSquad();
  await take(model, 'Move one at a time');
  const hints = (): Set<string> => new Set(model.lights.value.hints?.values());
  model.gaze.value = 'mecha:r3';
  expect(hints()).toEqual(new Set(['holds']));
  model.pickAnchor('mecha:r3');
  expect(hints()).toEqual(new Set(['holds', 'breaks']));
  model.stepBack();
  model.gaze.value = 'mecha:b3';
  expect(hints()).toEqual(new Set(['way', 'holds']));
});

test('a destination in the draft says which mecha will move there', async () => {
  const model = await moveSquad();
  model.pickAnchor('mecha:r3');
  model.pickAnchor('square:F5');
  model.pickAnchor('mecha:r4');
  model.pickAnchor('square:F5');
  expect(model.why.value?.reasons[0]).toMatchObject({
    sentence: 'r3 (Wolf) is moving there: choose another square.',
    clause: 'MASC-MOVE-4',
  });
});

test('if a draft is refused, which is a bug, it says so and shows the table as it is', async () => {
  const faulty: AnyDrawing = {
    ...drawing,
    draft: (view, legal) => {
      const draft = (drawing as AnyDrawing).draft?.(view, legal) ?? null;
      return draft === null
        ? null
        : { ...draft, actions: [{ kind: 'pass' }, { kind: 'finish' }], confirm: 'Send' };
    },
  };
  const model = await moveSquad(faulty);
  const before = model.host.frame(0).seq;
  await expect(take(model, 'Send')).rejects.toThrow(/what was drafted is legal: MASC-D-8/);
  expect(model.host.frame(0).seq).toBe(before);
  expect(model.choices.value.length).toBeGreaterThan(10);
  expect(model.drafts.hasSteps.value).toBe(false);
});

test('[MASC-D-4] both sides choose a force at once: confirming while the other’s choice arrives is final', async () => {
  const store = memoryStore();
  const host = await openHost({}, store);
  for (let asked = host.frame('table').asked; asked.length === 1; asked = host.frame('table').asked) {
    const [seat = 0] = asked;
    await host.act(seat, host.frame(seat).legal[0]);
  }
  const model = await sitDown(host);
  const before = host.frame(0).seq;
  const keep = vi.spyOn(store, 'append');
  const theirs = host.act(1, host.frame(1).legal[0]);
  const mine = take(model, 'Take ');
  await theirs;
  let keepMine = (): void => undefined;
  keep.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        keepMine = resolve;
      }),
  );
  await vi.waitUntil(() => !model.playback.moving.value && keep.mock.calls.length === 2);
  expect([host.frame(0).asked, model.choices.value]).toEqual([[0], []]); // mine is on its way
  keepMine();
  await mine;
  await model.playback.settled();
  const seats = movesOf(host.journal()).map(({ seat }) => seat);
  expect(seats.slice(before)).toEqual([1, 0]);
  expect(model.drafts.present.value).toBe(null);
});
