import { expect } from 'vitest';
import { scenario } from './given.ts';

scenario(
  '[LN-R-111] time that runs out ends the turn, and says no to everything optional',
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

scenario('[LN-R-111] otherwise it takes the first option, by card id', ({ given }) => {
  const t = given({ A: { hand: 'VG-07 SV-01 NT-01 LD-01' } }).A('playUnit VG-07');
  expect(t.asked).toBe('A payDiscard');
  expect(t.timeout('A')).toBe('payDiscard LD-01');
});

scenario('[LN-R-111] and then by zone', ({ given }) => {
  const t = given({ A1f: 'NT-01', A: { hand: 'NT-01' } }).A('playUnit NT-01');
  expect(t.asked).toBe('A zone');
  expect(t.timeout('A')).toBe('zone A2f');
});

scenario('[LN-R-111] targets are sorted by card id, then by zone', ({ given }) => {
  const t = given({ A3b: 'NT-01', A1f: 'VG-01', A2b: 'NT-01', A: { hand: 'OP-05' } }).A('playTech OP-05');
  expect(t.asked).toBe('A target');
  expect(t.timeout('A')).toBe('target A2b');
});

scenario('[LN-R-111] the third time in a row loses', ({ given }) => {
  const t = given({ A: { hand: 'NT-01' } });
  expect([0, 1, 2, 3].map((inARow) => t.timeout('A', inARow))).toEqual(['pass', 'pass', 'loss', 'loss']);
});
