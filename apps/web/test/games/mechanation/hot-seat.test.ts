import { directChooser, LocalHost, memoryStore } from '@mechatable/host';
import { bot, person, type AnyGame, type Seat } from '@mechatable/kernel';
import { mechName, mechanation, type View } from '@mechatable/mechanation';
import { effect } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { drawing } from '../../../src/games/mechanation/table-drawing.ts';
import { MatchModel } from '../../../src/table/model/match-model.ts';

vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});

/** Everything that the page can read from the model, as text. */
function dump(model: MatchModel): string {
  const { frame, history, choices, walked, why, looked, gaze, notice, warning } = model;
  const signals = [frame, history.lines, history.since, choices, walked, why, looked, gaze, notice, warning];
  return JSON.stringify(signals.map((signal) => signal.value));
}

/** A player is asked or must take the screen, or the match is over. */
function settled({ screen: { handOver }, playback: { moving }, choices, frame }: MatchModel): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      const over = frame.value?.outcome != null && !moving.value;
      if (!over && handOver.value === null && choices.value.length === 0) return;
      queueMicrotask(() => {
        stop();
        resolve();
      });
    });
  });
}

/** The names of Mechs that are hidden from a seat. */
function hiddenFrom(views: readonly View[], seat: Seat): string[] {
  const unseen = new Set(views[seat]?.unseen);
  return views
    .flatMap(({ viewer, pilots }) =>
      pilots.filter((pilot) => pilot.seat === viewer).flatMap(({ mechs }) => mechs.map(({ mech }) => mech)),
    )
    .filter((mech) => unseen.has(mech));
}

test('[MN-I-8] the model has the view of the player at the screen, nothing while the screen changes hands, and never hidden cards', async () => {
  const game = mechanation as unknown as AnyGame;
  const players = [person('Player 1'), person('Player 2'), bot('greedy'), bot('greedy')];
  const host = await LocalHost.open(
    { id: 'm', game, options: { turnCap: 4 }, players, seed: 'two at one screen' },
    { store: memoryStore(), chooser: directChooser },
  );
  const model = new MatchModel({ game, drawing: drawing }, host);
  model.screen.begin();
  let [changes, hidden] = [0, 0];
  for (let moves = 0; moves < 400; moves++) {
    await settled(model);
    if (model.frame.value?.outcome != null) break;
    const next = model.screen.handOver.value;
    if (next !== null) {
      changes++;
      expect(dump(model)).toBe('[null,[],[],[],[],null,null,null,null,null]');
      model.screen.sit(next);
      continue;
    }
    const seat = Number(model.screen.viewer.value);
    expect(model.frame.value?.view).toEqual(host.frame(seat).view);
    const views = players.map((_, other) => host.frame(other).view as View);
    const secret = hiddenFrom(views, seat);
    const view = model.frame.value?.view as View;
    const text = dump(model).replace(JSON.stringify(view.unseen), '');
    expect(secret.filter((mech) => text.includes(`"${mech}"`) || text.includes(mechName(mech)))).toEqual([]);
    hidden += secret.length;
    const pick = moves % model.choices.value.length;
    const choice = model.choices.value[pick];
    if (choice !== undefined) await model.act(choice);
    if (model.warning.value !== null) await model.act(model.warning.value.choice);
  }
  model.close();
  expect(changes).toBeGreaterThan(6);
  expect(hidden).toBeGreaterThan(50);
});
