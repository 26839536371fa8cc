import { directChooser, LocalHost } from '@mechatable/host';
import { person, type GameEvent } from '@mechatable/kernel';
import { mecha1e } from '@mechatable/mecha';
import { memoryStore } from '@mechatable/store';
import { expect, test } from 'vitest';
import { drawingOf } from '../../../src/games/mecha/table-drawing.ts';
import { HistoryModel } from '../../../src/table/model/history-model.ts';

const tableGame = { game: mecha1e, drawing: drawingOf('1e') };

async function twoPersons(): Promise<{ host: LocalHost; history: HistoryModel }> {
  const host = await LocalHost.open(
    { id: 'story', game: mecha1e, options: {}, players: [person('South'), person('North')], seed: 'story' },
    { store: memoryStore(), chooser: directChooser },
  );
  return { host, history: new HistoryModel(tableGame, host) };
}

/** A person's own move, as the table makes it. */
async function keep(host: LocalHost, history: HistoryModel, seat: number): Promise<void> {
  const heard: (() => void)[] = [];
  const stop = host.follow(seat, ({ frame, events, mover }) => {
    heard.push(() => {
      const isOwn = history.arrive(frame.viewer, mover, frame.seq);
      for (const event of events) history.add(event, frame.seq, isOwn);
    });
  });
  await history.send(host.act(seat, { kind: 'keep' }));
  stop();
  for (const hear of heard) hear();
}

test('a person sees what others did since their last move when they have the screen again', async () => {
  const { host, history } = await twoPersons();
  history.sit(0);
  await keep(host, history, 0);
  expect([history.since.value, history.lines.value.length > 0]).toEqual([[], true]);
  history.sit(1);
  expect(history.since.value).toEqual([]);
  await keep(host, history, 1);
  history.sit(0);
  expect(history.since.value.map(({ words }) => words).join(' ')).toContain('North');
  history.sit(null);
  expect([history.since.value, history.lines.value]).toEqual([[], []]);
});

test('lines know their move, the cards they name and whether they pass', async () => {
  const { host, history } = await twoPersons();
  history.sit(0);
  await keep(host, history, 0);
  expect(history.lines.value.at(-1)).toMatchObject({ at: 1, kind: 'event', cards: [] });
  const event = { type: 'arrived', clause: 'MG-CARD-1', seat: 0, card: 'MG1-001', cell: 'd1' } as const;
  history.add(event, 2, true);
  history.add({ type: 'passed', clause: 'MG-CHAIN-1', seat: 1, window: 'played' } as GameEvent, 3, false);
  const [arrived, passed] = history.lines.value.slice(-2);
  expect(arrived).toMatchObject({ at: 2, kind: 'event', cards: [{ id: 'MG1-001', name: 'Radio Tower' }] });
  expect(passed).toMatchObject({ at: 3, kind: 'pass' });
});

test('after a reload, the actions since a person’s last move are rebuilt from the record', async () => {
  const { host, history } = await twoPersons();
  history.sit(0);
  await keep(host, history, 0);
  history.sit(1);
  await keep(host, history, 1);
  const reloaded = new HistoryModel(tableGame, host);
  reloaded.sit(0);
  const since = reloaded.since.value.map(({ words }) => words);
  expect(since.length).toBeGreaterThan(0);
  expect(since.join(' ')).toContain('North');
  history.sit(0);
  expect(since).toEqual(history.since.value.map(({ words }) => words));
});

test('an undone move is not listed', async () => {
  const { host, history } = await twoPersons();
  history.sit(0);
  await keep(host, history, 0);
  await host.rewind(0, 0);
  history.goBack(0, 0);
  expect(history.since.value).toEqual([]);
});
