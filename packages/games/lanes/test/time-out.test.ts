import { expect } from 'vitest';
import { scenario } from './given.ts';

scenario(
  '[LN-R-111] running out of time ends the turn and declines everything optional',
  ({ given, match }) => {
    expect(given({ A: { hand: 'NT-01' } }).timeout('A')).toBe('pass');
    const t = match();
    const letter = t.asked.startsWith('A') ? 'A' : 'B';
    expect(t.timeout(letter)).toBe('tossChoice first');
    t.table.play(t.table.asked[0] ?? 0, 'tossChoice first');
    expect(t.asked).toMatch(/exchange$/);
    expect(t.timeout(t.asked.startsWith('A') ? 'A' : 'B')).toBe('exchange no');
  },
);

scenario('[LN-R-111] running out of time otherwise takes the first option, by card id', ({ given }) => {
  const t = given({ A: { hand: 'VG-07 SV-01 NT-01 LD-01' } }).A('playUnit VG-07');
  expect(t.asked).toBe('A payDiscard');
  expect(t.timeout('A')).toBe('payDiscard LD-01');
});

scenario('[LN-R-111] options with the same card id are sorted by zone', ({ given }) => {
  const t = given({ A1f: 'NT-01', A: { hand: 'NT-01' } }).A('playUnit NT-01');
  expect(t.asked).toBe('A zone');
  expect(t.timeout('A')).toBe('zone A2f');
});

scenario('[LN-R-111] targets are sorted by card id, then by zone', ({ given }) => {
  const t = given({ A3b: 'NT-01', A1f: 'VG-01', A2b: 'NT-01', A: { hand: 'OP-05' } }).A('playTech OP-05');
  expect(t.asked).toBe('A target');
  expect(t.timeout('A')).toBe('target A2b');
});

scenario('[LN-R-111] running out of time three times in a row loses', ({ given }) => {
  const t = given({ A: { hand: 'NT-01' } });
  expect([0, 1, 2, 3].map((inARow) => t.timeout('A', inARow))).toEqual(['pass', 'pass', 'loss', 'loss']);
});
