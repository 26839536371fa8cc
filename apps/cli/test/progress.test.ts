import { expect, test } from 'vitest';
import type { Io } from '../src/io.ts';
import { Progress } from '../src/threads/progress.ts';

/** The output of a task of 200 matches that reports its progress at these seconds. */
function printed(terminal: boolean, steps: readonly (readonly [seconds: number, done: number])[]): string {
  let [now, text] = [0, ''];
  const io = {
    terminal: { input: false, output: false, errors: terminal },
    err: (part: string) => void (text += part),
    erase: (what: string) => void (text += `<${what}>`),
  } as Partial<Io> as Io;
  const progress = new Progress(io, 'masc', 200, ['match', 'matches'], () => now);
  for (const [seconds, done] of steps) {
    now = seconds * 1000;
    progress.show(done);
  }
  progress.clear();
  return text;
}

test('a terminal gets a progress bar: drawn immediately, at most ten times a second and when it is full, and removed at the end', () => {
  const text = printed(true, [
    [10, 100],
    [10.05, 101],
    [19, 190],
    [19.05, 200],
  ]);
  const half = `${'█'.repeat(15)}${'░'.repeat(15)}`;
  expect(text.split('<line>')).toEqual([
    '',
    `masc ${half} 100 of 200 matches, 10/s, 10 s left `,
    `masc ${'█'.repeat(29)}░ 190 of 200 matches, 10/s, 1 s left `,
    `masc ${'█'.repeat(30)} 200 of 200 matches, 10.5/s, 0 s left `,
    '',
  ]);
});

test('a file gets a line every half minute, and nothing for short runs', () => {
  const text = printed(false, [
    [10, 2],
    [29, 4],
    [40, 10],
    [50, 11],
    [80, 160],
  ]);
  expect(text).toBe(
    'masc: 10 of 200 matches, 0.250/s, 13 min left\nmasc: 160 of 200 matches, 2/s, 20 s left\n',
  );
});
