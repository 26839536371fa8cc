import { AUTO_ANSWERS, directChooser, LocalHost, memoryStore, type Frame } from '@mechatable/host';
import { person } from '@mechatable/kernel';
import { mecha1e } from '@mechatable/mecha';
import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { AnswerModel, type OnAnswers } from '../../../src/table/model/answer-model.ts';

const NEVER = { ...AUTO_ANSWERS, mode: 'never' } as const;

async function twoPersons(onAnswers?: OnAnswers): Promise<{ host: LocalHost; model: AnswerModel }> {
  const start = { id: 'm', game: mecha1e, players: [person('Player 1'), person('Player 2')], seed: 's' };
  const host = await LocalHost.open(start, { store: memoryStore(), chooser: directChooser });
  return { host, model: new AnswerModel(host, signal<Frame | null>(host.frame(0)), onAnswers) };
}

test('[MG-R-16] each person on a shared screen has their own setting, and sees only that', async () => {
  const onAnswers = vi.fn();
  const { host, model } = await twoPersons(onAnswers);
  model.sit(0);
  model.set(NEVER);
  expect(onAnswers.mock.calls).toEqual([[0, NEVER]]);
  model.sit(null);
  expect(model.setting.value).toBeNull();
  model.sit(1);
  expect(model.setting.value).toEqual(AUTO_ANSWERS);
  expect([host.answerSetting(0), host.answerSetting(1)]).toEqual([NEVER, AUTO_ANSWERS]);
});

test('[MG-R-16] passing for the rest of a turn stays on until it is switched off or the turn ends', async () => {
  const { host, model } = await twoPersons(vi.fn());
  model.sit(0);
  model.toggleTurn();
  expect([model.passesTurn.value, host.answerSetting(0).passedTurn]).toEqual([true, host.frame(0).turn]);
  model.toggleTurn();
  expect([model.passesTurn.value, host.answerSetting(0).passedTurn]).toEqual([false, null]);
  model.set({ ...AUTO_ANSWERS, passedTurn: host.frame(0).turn - 1 });
  expect(model.passesTurn.value).toBe(false);
});

test('spectators and learners have no setting', async () => {
  for (const { model, viewer } of [
    { model: (await twoPersons(vi.fn())).model, viewer: 'table' as const },
    { model: (await twoPersons()).model, viewer: 0 },
  ]) {
    model.sit(viewer);
    model.set(NEVER);
    model.toggleTurn();
    expect(model.setting.value).toBeNull();
  }
});
