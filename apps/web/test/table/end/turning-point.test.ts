import type { TurningPoint } from '@mechatable/host';
import { lanes } from '@mechatable/lanes';
import { rngFrom, type Names } from '@mechatable/kernel';
import { expect, test, vi } from 'vitest';
import { drawing } from '../../../src/games/lanes/table-drawing.ts';
import type { LogLine } from '../../../src/table/model/log-line.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });

const NAMES: Names = { viewer: 0, names: ['Ann', 'Ben'] };
const view = lanes.rules.view(lanes.rules.setup(lanes.rules.options.parse({}), 2, rngFrom('end')), 0);
const found: TurningPoint = { seat: 0, seq: 7, view, since: 5, until: 7, from: 0.62, to: 0.31 };
const line = (at: number, words: string): LogLine => ({
  ...{ words, at, clause: 'LN-ATK-1', anchors: [], kind: 'event', cards: [] },
});

test('the sentence names the decisive action if there was only one', async () => {
  const { tellTurningPoint } = await import('../../../src/table/end/turning-point.ts');
  const tell = (lines: readonly LogLine[], names = NAMES): string =>
    tellTurningPoint({ drawing }, found, lines, names).replace(/\u00a0/g, ' ');
  const { turn } = drawing.status(view);
  const attack = line(6, 'Ben’s Siege Ram in B1f attacks.');
  const result = line(6, 'You lose 1 protection.');
  expect(tell([line(5, 'Ann passes.'), attack, result])).toBe(
    `${turn}: Ben’s Siege Ram in B1f attacks, and your chance to win falls from 62% to 31%.`,
  );
  expect(tell([attack, line(7, 'Ben plays Pike Lancer.')])).toBe(
    `${turn}: Your chance to win falls from 62% to 31%.`,
  );
  expect(tell([], { ...NAMES, viewer: 'table' })).toBe(`${turn}: Ann’s chance to win falls from 62% to 31%.`);
});
