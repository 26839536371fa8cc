import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lengthOf, lengthOfAll, timeAt, type Pace } from '../src/pace.ts';
import { Sequence } from '../src/sequence.ts';
import type { Cue } from '../src/scene.ts';

const BANNER: Cue = { cue: 'banner', text: 'Round 2', seat: null };
const NORMAL: Pace = { speed: 1, still: false };

describe('the pace', () => {
  test.each([
    [1, 700],
    [2, 350],
    [0.5, 1400],
    [0, 0],
  ])('at speed %d a banner takes %d ms', (speed, time) => {
    expect(lengthOf(BANNER, { speed, still: false })).toBe(time);
  });

  test('without motion, every cue is a still picture for 600 ms; only a story takes its own time', () => {
    const flash: Cue = { cue: 'flash', at: 'a', tone: 'bad' };
    const story: Cue = { cue: 'interlude', scene: { key: 'story', classes: '' }, time: 2000 };
    const lengths = [BANNER, flash, story].map((cue) => lengthOf(cue, { speed: 1, still: true }));
    expect(lengths).toEqual([600, 600, 2000]);
  });

  test('simultaneous cues take as long as the longest of them', () => {
    const flash: Cue = { cue: 'flash', at: 'a', tone: 'bad' };
    expect(lengthOf({ cue: 'together', of: [flash, BANNER, flash] }, NORMAL)).toBe(700);
    expect(lengthOf({ cue: 'together', of: [] }, NORMAL)).toBe(0);
  });

  test('the length of several cues excludes stories', () => {
    const story: Cue = { cue: 'interlude', scene: { key: 'story', classes: '' }, time: 2000 };
    expect(lengthOfAll([BANNER, story, BANNER])).toBe(1400);
  });

  test('your own card is shown more briefly than others’', () => {
    const show: Cue = { cue: 'show', thing: { key: 'card', classes: '' } };
    expect(lengthOf({ ...show, brief: true }, NORMAL)).toBeLessThan(lengthOf(show, NORMAL));
  });

  test('a glide takes time only in the next drawing', () => {
    expect(lengthOf({ cue: 'glide', to: 'a', from: 'b' }, NORMAL)).toBe(0);
  });

  test('speed 0 takes no time', () => {
    expect(timeAt(0, 300)).toBe(0);
  });
});

describe('a sequence', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** What was begun and what was done, as it happens. */
  function stage(): { log: string[]; sequence: Sequence; play: (...names: string[]) => Promise<void> } {
    const log: string[] = [];
    const sequence = new Sequence();
    const play = async (...names: string[]): Promise<void> => {
      const step = (name: string) => () => {
        log.push(name);
        return name === 'instant' ? 0 : 100;
      };
      await sequence.play(names.map(step));
      log.push(`${names.join(' ')} done`);
    };
    return { log, sequence, play };
  }

  test('plays its steps one at a time', async () => {
    const { log, play } = stage();
    const done = play('a', 'b');
    await vi.advanceTimersByTimeAsync(99);
    expect(log).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect(log).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(100);
    await done;
    expect(log).toEqual(['a', 'b', 'a b done']);
  });

  test('does not wait for steps that take no time', async () => {
    const { log, play } = stage();
    await play('instant', 'instant');
    expect(log).toEqual(['instant', 'instant', 'instant instant done']);
  });

  test('later steps wait for the current one', async () => {
    const { log, play } = stage();
    void play('a');
    void play('b');
    await vi.advanceTimersByTimeAsync(150);
    expect(log).toEqual(['a', 'a done', 'b']);
  });

  test('skipping ends all steps and starts none', async () => {
    const { log, play, sequence } = stage();
    const all = [play('a', 'b'), play('c')];
    await vi.advanceTimersByTimeAsync(10);
    sequence.skip();
    await Promise.all(all);
    expect(log).toEqual(['a', 'a b done', 'c done']);
  });

  test('plays on after a skip', async () => {
    const { log, play, sequence } = stage();
    sequence.skip();
    const done = play('a');
    await vi.advanceTimersByTimeAsync(100);
    await done;
    expect(log).toEqual(['a', 'a done']);
  });

  test('only the caller of a failed step gets its error', async () => {
    const { log, play, sequence } = stage();
    const failing = sequence.play([
      () => {
        throw new Error('no such picture');
      },
    ]);
    void play('a');
    await expect(failing).rejects.toThrow('no such picture');
    await vi.advanceTimersByTimeAsync(100);
    expect(log).toEqual(['a', 'a done']);
  });
});
