import type { Cue } from '@mechatable/board';
import type { Frame, FrameUpdate } from '@mechatable/host';
import type { GameEvent } from '@mechatable/kernel';
import { signal } from '@preact/signals';
import { afterAll, expect, test, vi } from 'vitest';
import { bug } from '../../../src/browser/bug.ts';
import { speed } from '../../../src/browser/settings.ts';
import { Playback, type Stage } from '../../../src/table/model/playback.ts';

vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterAll(() => {
  vi.unstubAllGlobals();
  bug.value = null;
});

function newsOf(seq: number, ...types: readonly string[]): FrameUpdate {
  const frame: Frame = {
    ...{ viewer: 0, seq, turn: 1, view: null, asked: [], legal: [] },
    ...{ passing: false, outcome: null, entry: seq, link: null, undo: null },
  };
  const events = types.map((type): GameEvent => ({ type, clause: 'XX-1' }));
  return { frame, events, mover: 1, takenBack: false };
}

/** A stage that logs what happens on it; the board continues when the test says so. */
function newStage(): {
  playback: Playback;
  lines: string[];
  drafts: { isUnderWay: boolean };
  goOn: () => Promise<void>;
} {
  const lines: string[] = [];
  const drafts = { isUnderWay: false };
  const waiting: (() => void)[] = [];
  const events: GameEvent[] = [];
  const board = {
    speed: 1,
    still: false,
    play(cues: readonly Cue[]): Promise<void> {
      lines.push(`play ${cues.map(({ cue }) => cue).join()}`);
      return new Promise((resolve) => {
        waiting.push(resolve);
      });
    },
    skip(): void {
      lines.push('skip');
      waiting.shift()?.();
    },
  };
  const stage: Stage = {
    drawing: { cues: ({ type }) => [{ cue: 'vanish', at: type }] },
    history: {
      names: signal({ viewer: 0, names: ['Nia', 'Mira'] }),
      events,
      add(event, _seq, isOwn) {
        events.push(event);
        lines.push(`add ${event.type}${isOwn ? ' (own)' : ''}`);
      },
    },
    drafts,
    board: () => board,
    onArrived({ frame: { seq } }) {
      lines.push(`arrived ${seq}`);
      return seq === 1;
    },
    sideEffects: () => [],
    onPlayed({ frame: { seq } }) {
      lines.push(`played ${seq}`);
    },
    onIdle() {
      lines.push('idle');
    },
  };
  const goOn = async (): Promise<void> => {
    waiting.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { playback: new Playback(stage), lines, drafts, goOn };
}

test('updates are shown one at a time, event by event', async () => {
  const { playback, lines, goOn } = newStage();
  playback.add(newsOf(1, 'a', 'b'));
  playback.add(newsOf(2, 'c'));
  expect(lines.splice(0)).toEqual(['arrived 1', 'add a (own)', 'play vanish']);
  await goOn();
  expect(lines.splice(0)).toEqual(['add b (own)', 'play vanish']);
  await goOn();
  await vi.waitUntil(() => lines.length === 4);
  expect(lines.splice(0)).toEqual(['played 1', 'arrived 2', 'add c', 'play vanish']);
  expect(playback.moving.value).toBe(true);
  await goOn();
  await vi.waitUntil(() => !playback.moving.value);
  expect(lines).toEqual(['played 2', 'idle']);
});

test('playback settles when the last update has been shown', async () => {
  const { playback, goOn } = newStage();
  await playback.settled(); // nothing to wait for
  playback.add(newsOf(1, 'a'));
  playback.add(newsOf(2, 'b'));
  let isSettled = false;
  const settled = playback.settled().then(() => {
    isSettled = true;
  });
  await goOn();
  expect(isSettled).toBe(false);
  await vi.waitUntil(async () => {
    await goOn();
    return isSettled;
  });
  await settled;
  expect(playback.moving.value).toBe(false);
});

test('events that a draft already shows are logged but not animated again', async () => {
  const { playback, lines, drafts } = newStage();
  drafts.isUnderWay = true;
  playback.add(newsOf(2, 'a', 'b'));
  expect(lines).toEqual(['arrived 2', 'add a', 'add b', 'played 2']);
  await playback.settled();
  expect(playback.moving.value).toBe(false);
});

test('at instant speed, an update is logged and shown at once', async () => {
  const { playback, lines } = newStage();
  speed.value = 'none';
  try {
    playback.add(newsOf(2, 'a', 'b'));
    expect(lines).toEqual(['arrived 2', 'add a', 'add b', 'played 2']);
    await playback.settled();
  } finally {
    speed.value = 'normal';
  }
});

test('a person in a hurry skips the current animation, and only that', async () => {
  const { playback, lines } = newStage();
  expect(playback.hurry()).toBe(false);
  playback.add(newsOf(1, 'a'));
  expect(playback.hurry()).toBe(true);
  await playback.settled();
  expect(lines).toContain('skip');
  expect(playback.hurry()).toBe(false);
});

test('waiting updates can be dropped, and nothing is shown after closing', async () => {
  const { playback, lines, goOn } = newStage();
  playback.add(newsOf(1, 'a'));
  playback.add(newsOf(2, 'b'));
  playback.drop();
  await goOn();
  await playback.settled();
  expect(lines.splice(0)).toEqual(['arrived 1', 'add a (own)', 'play vanish', 'played 1', 'idle']);
  playback.add(newsOf(3, 'c'));
  playback.add(newsOf(4, 'd'));
  const settled = playback.settled();
  playback.close();
  await settled; // nobody waits for the table forever
  await goOn();
  await vi.waitUntil(() => lines.includes('played 3'));
  expect(lines).toEqual(['arrived 3', 'add c', 'play vanish', 'played 3']);
});

test('an event that can’t be shown is reported as a bug, and the next update is still shown', async () => {
  const { playback, lines, drafts } = newStage();
  const broken = newsOf(1, 'a');
  drafts.isUnderWay = true;
  Object.defineProperty(broken, 'events', {
    get: () => {
      throw new Error('no such event');
    },
  });
  playback.add(broken);
  await vi.waitUntil(() => bug.value !== null);
  expect(bug.value?.message).toBe('no such event');
  expect(playback.moving.value).toBe(false);
  playback.add(newsOf(2, 'b'));
  await playback.settled();
  expect(lines.at(-1)).toBe('idle');
});
