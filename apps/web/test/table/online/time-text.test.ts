import { expect, test } from 'vitest';
import { timeText } from '../../../src/table/online/time-text.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

test.each([
  [0, '0:00.0'],
  [8_340, '0:08.3'],
  [9_999, '0:09.9'],
  [10 * SECOND, '0:10'],
  [4 * MINUTE + 9 * SECOND, '4:09'],
  [HOUR + 4 * MINUTE + 9 * SECOND, '1:04:09'],
  [24 * HOUR - 1, '23:59:59'],
  [52 * HOUR + MINUTE, '2 d 4 h'],
])('%i milliseconds are shown as %s', (milliseconds, text) => {
  expect(timeText(milliseconds)).toBe(text);
});
