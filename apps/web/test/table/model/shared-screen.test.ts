import type { Frame, Host, FrameUpdate } from '@mechatable/host';
import { bot, person, type Player, type Seat, type Viewer } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { SharedScreen } from '../../../src/table/model/shared-screen.ts';

const [ANN, BEN, BOT] = [person('Ann'), person('Ben'), bot('greedy')];

/** A match in which `asked` must choose, and a screen that records what happens on it. */
function newScreen(players: readonly Player[]): {
  screen: SharedScreen;
  lines: string[];
  table: { asked: readonly Seat[]; passing: readonly Seat[] };
  frame: (viewer: Viewer) => Frame;
  publish: () => void;
} {
  const table: { asked: readonly Seat[]; passing: readonly Seat[] } = { asked: [], passing: [] };
  const lines: string[] = [];
  const followers = new Map<Viewer, (news: FrameUpdate) => void>();
  const frame = (viewer: Viewer): Frame => ({
    ...{ viewer, seq: 1, turn: 1, view: `view of ${viewer}`, legal: [], outcome: null },
    ...{ entry: 1, link: null, undo: null },
    asked: table.asked,
    passing: typeof viewer === 'number' && table.passing.includes(viewer),
  });
  const host: Pick<Host, 'here' | 'frame' | 'follow'> = {
    here: players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])),
    frame,
    follow(viewer, onNews) {
      followers.set(viewer, onNews);
      return () => followers.delete(viewer);
    },
  };
  const screen = new SharedScreen(host, {
    onSit: (viewer) => lines.push(`sit ${viewer}`),
    onLeave: () => lines.push(`leave, viewer ${screen.viewer.value}, next ${screen.handOver.value}`),
    onUpdate: (news) => lines.push(`update ${news.frame.viewer}`),
  });
  const publish = (): void => {
    for (const [viewer, onNews] of followers)
      onNews({ frame: frame(viewer), events: [], mover: null, takenBack: false });
  };
  return { screen, lines, table, frame, publish };
}

test.each([
  ['a person among bots has it', [BOT, ANN], [], 1, null],
  ['without persons it shows the table', [BOT, BOT], [], 'table', null],
  ['of two persons, the one who is asked gets it', [ANN, BEN], [1], null, 1],
  ['where no person is asked, the first one gets it', [BOT, ANN, BEN], [0], null, 1],
] as const)('who has the screen at first: %s', (_, players, asked, viewer, handOver) => {
  const { screen, table } = newScreen(players);
  table.asked = asked;
  screen.begin();
  expect([screen.viewer.value, screen.handOver.value]).toEqual([viewer, handOver]);
});

test('a shared screen is cleared before it names the next person', () => {
  const { screen, lines, table, frame } = newScreen([ANN, BEN]);
  screen.sit(0);
  table.asked = [1];
  screen.passOn(frame(0));
  expect(lines).toEqual(['sit 0', 'leave, viewer null, next null']);
  expect(screen.handOver.value).toBe(1);
  screen.sit(1);
  expect([screen.viewer.value, screen.handOver.value]).toEqual([1, null]);
});

test('a shared screen gets only what its viewer may know, and nothing while it changes hands', () => {
  const { screen, lines, table, frame, publish } = newScreen([ANN, BEN]);
  screen.sit(0);
  publish();
  table.asked = [1];
  screen.passOn(frame(0));
  publish();
  screen.sit(1);
  publish();
  screen.close();
  publish();
  expect(lines.filter((line) => line.startsWith('update'))).toEqual(['update 0', 'update 1']);
});

test('the same person keeps the screen while they are asked, or nobody is', () => {
  const { screen, table, frame } = newScreen([ANN, BEN, BOT]);
  screen.sit(0);
  for (const asked of [[0], [1, 0], [2], []]) {
    table.asked = asked;
    screen.passOn(frame(0));
    expect(screen.viewer.value).toBe(0);
  }
});

test('a person for whom the host passes doesn’t get the screen', () => {
  const { screen, table, frame } = newScreen([ANN, BEN]);
  screen.sit(0);
  Object.assign(table, { asked: [1], passing: [1] });
  screen.passOn(frame(0));
  expect([screen.viewer.value, screen.handOver.value]).toEqual([0, null]);
});

test('a person for whom the host passes hands the screen to the one who is asked', () => {
  const { screen, table, frame } = newScreen([ANN, BEN]);
  screen.sit(0);
  Object.assign(table, { asked: [0, 1], passing: [0] });
  screen.passOn(frame(0));
  expect(screen.handOver.value).toBe(1);
});

test('a single person keeps the screen, no matter who is asked', () => {
  const { screen, table, frame } = newScreen([ANN, BOT]);
  screen.sit(0);
  table.asked = [1];
  screen.passOn(frame(0));
  expect([screen.viewer.value, screen.isShared]).toEqual([0, false]);
});
