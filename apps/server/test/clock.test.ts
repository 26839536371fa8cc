import { describe, expect, test } from 'vitest';
import {
  clockState,
  firstClock,
  MAX_LAG,
  nextClock,
  nextTimeout,
  type ClockSnapshot,
} from '../src/match/clock.ts';

const NOW = 1_000_000;
const DAY = 86_400_000;
const REAL_TIME = { kind: 'real-time', bank: 60, increment: 5 } as const;
const BY_MAIL = { kind: 'correspondence', days: 3 } as const;

function first(
  terms: typeof REAL_TIME | typeof BY_MAIL,
  asked: number[],
  people = [true, true],
): ClockSnapshot {
  const clock = firstClock(terms, people, asked, NOW);
  if (clock === null) throw new Error('This match has clocks.');
  return clock;
}

describe('in real time', () => {
  test('everyone begins with a full bank, and bots have no clock', () => {
    const clock = first(REAL_TIME, [0], [true, false]);
    expect(clock).toEqual({ banks: [60_000, null], running: [0], since: NOW });
    expect(firstClock({ kind: 'none' }, [true, true], [0], NOW)).toBeNull();
  });

  test('thinking costs time, and a finished choice earns the increment', () => {
    const next = nextClock(REAL_TIME, first(REAL_TIME, [0]), {
      now: NOW + 10_000,
      mover: 0,
      asked: [1],
      thought: null,
    });
    expect(next).toEqual({ banks: [55_000, 60_000], running: [1], since: NOW + 10_000 });
  });

  test('a turn of many clicks earns the increment once', () => {
    const click = { mover: 0, asked: [0], thought: null };
    let clock = first(REAL_TIME, [0]);
    for (let i = 1; i <= 4; i++) clock = nextClock(REAL_TIME, clock, { ...click, now: NOW + i * 1000 });
    expect(clock.banks).toEqual([56_000, 60_000]);
    expect(nextClock(REAL_TIME, clock, { ...click, asked: [1], now: NOW + 5000 }).banks).toEqual([
      60_000, 60_000,
    ]);
  });

  test('up to a second is refunded for a slow connection', () => {
    const after = (thought: number): number | null | undefined =>
      nextClock(REAL_TIME, first(REAL_TIME, [0]), { now: NOW + 3000, mover: 0, asked: [0], thought })
        .banks[0];
    expect(after(3000)).toBe(57_000);
    expect(after(2600)).toBe(57_400);
    expect(after(0)).toBe(57_000 + MAX_LAG);
    expect(after(9000)).toBe(57_000);
  });

  test('an undo earns nothing, and costs the increment of the choice that it undoes', () => {
    const moved = nextClock(REAL_TIME, first(REAL_TIME, [0]), {
      now: NOW,
      mover: 0,
      asked: [1],
      thought: null,
    });
    expect(moved.banks).toEqual([65_000, 60_000]);
    const undone = nextClock(REAL_TIME, moved, {
      now: NOW + 2000,
      mover: 0,
      asked: [0],
      thought: null,
      isUndo: true,
    });
    expect(undone.banks).toEqual([60_000, 58_000]);
  });

  test('if several players think at once, each has their own timeout', () => {
    const clock = { banks: [5000, 3000, null], running: [0, 1], since: NOW };
    expect(nextTimeout(clock)).toEqual({ seat: 1, at: NOW + 3000 });
    const next = nextClock(REAL_TIME, clock, { now: NOW + 1000, mover: 1, asked: [0], thought: null });
    expect(next.banks).toEqual([4000, 7000, null]);
    expect(nextTimeout(next)).toEqual({ seat: 0, at: NOW + 5000 });
  });

  test('nobody’s time falls below zero', () => {
    const next = nextClock(REAL_TIME, first(REAL_TIME, [0]), {
      now: NOW + 90_000,
      mover: 0,
      asked: [0],
      thought: null,
    });
    expect(next.banks[0]).toBe(0);
    expect(clockState(first(REAL_TIME, [0]), NOW + 90_000).left).toEqual([0, 60_000]);
  });

  test('setting the clock back costs nobody time', () => {
    expect(clockState(first(REAL_TIME, [0]), NOW - 90_000).left).toEqual([60_000, 60_000]);
  });

  test('when nobody is asked, no clock runs', () => {
    const next = nextClock(REAL_TIME, first(REAL_TIME, [0]), {
      now: NOW,
      mover: 0,
      asked: [],
      thought: null,
    });
    expect(nextTimeout(next)).toBeNull();
    expect(clockState(next, NOW + DAY)).toEqual({ left: [65_000, 60_000], running: [] });
  });
});

describe('by correspondence', () => {
  test('everyone gets all their days for every decision', () => {
    let clock = first(BY_MAIL, [0]);
    clock = nextClock(BY_MAIL, clock, { now: NOW + DAY, mover: 0, asked: [0], thought: null });
    expect(clock.banks).toEqual([3 * DAY, 3 * DAY]);
    clock = nextClock(BY_MAIL, clock, { now: NOW + 2 * DAY, mover: 0, asked: [1], thought: null });
    clock = nextClock(BY_MAIL, clock, { now: NOW + 4 * DAY, mover: 1, asked: [0], thought: null });
    expect(clock.banks).toEqual([3 * DAY, 3 * DAY]);
  });

  test('another player’s decision gives nobody more time', () => {
    const clock = nextClock(BY_MAIL, first(BY_MAIL, [0, 1]), {
      now: NOW + DAY,
      mover: 0,
      asked: [1],
      thought: null,
    });
    expect(nextTimeout(clock)).toEqual({ seat: 1, at: NOW + 3 * DAY });
  });
});
