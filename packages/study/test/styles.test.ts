import { findGame } from '@mechatable/catalog';
import { expect, test } from 'vitest';
import { measureStyle, type StyleFigures } from '../src/index.ts';

const lanes = findGame('lanes');
const PLAN = { seed: 'test', level: 'veteran', matches: 6 };
const figures = (character: string | null): StyleFigures => measureStyle(lanes, PLAN, character);

test('in Breachline, the styles show in what the characters do, and the same plan gives the same figures', () => {
  const [plain, kade, holt, sparks, tilo, ravn] = [
    ...[figures(null), figures('kade'), figures('holt')],
    ...[figures('sparks'), figures('tilo'), figures('ravn')],
  ];
  expect(kade?.attacks).toBeGreaterThan(1.2 * (holt?.attacks ?? Infinity));
  expect(tilo?.held).toBeGreaterThan(1.15 * (plain?.held ?? Infinity));
  expect(sparks?.held).toBeLessThan(0.8 * (tilo?.held ?? 0));
  expect((ravn?.destroyed ?? 0) / (ravn?.lost ?? 1)).toBeGreaterThan(
    1.1 * ((plain?.destroyed ?? 0) / (plain?.lost ?? 1)),
  );
  const short = { ...PLAN, matches: 1 };
  expect(measureStyle(lanes, short, 'kade')).toEqual(measureStyle(lanes, short, 'kade'));
});
