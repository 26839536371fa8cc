import { rngFrom } from '@mechatable/kernel';
import { expect } from 'vitest';
import { mechanation } from '../src/game.ts';
import { bestLine } from '../src/lines.ts';
import { FIRST } from '../src/versions.ts';
import { scenario, type Position, type Scene } from './given.ts';

/** P0's exchange will give P1 the fifth A. */
const EXCHANGE: Position = { P0: { hand: 'Horsetrader' }, P1: { row: 'A2 A3 A4 A5 G5' }, arena: 'A1' };

function exchanged(t: Scene, before: () => void): Scene {
  t.until('P0 arena');
  before();
  return t.P0('deploy Horsetrader A1').P0('use Horsetrader G5');
}

scenario('[MN-R-98] a pilot who has conceded can’t win by a swap', ({ given }) => {
  const t = given(EXCHANGE, { alpha: 'P1' });
  exchanged(t, () => mechanation.rules.concede(t.state, 1));
  expect([t.row('P1'), t.winner]).toEqual(['A2 A3 A4 A5 A1', null]);
  // The game continues, and the next pilot with a set wins.
  expect(t.asked).not.toBe('over');
  const both = given({ ...EXCHANGE, P0: { hand: 'Horsetrader', row: 'G1 G2 G3 G4' } }, { alpha: 'P1' });
  exchanged(both, () => mechanation.rules.concede(both.state, 1));
  expect([both.row('P1'), both.winner]).toEqual(['A2 A3 A4 A5 A1', 'P0']);
});

scenario('[MN-R-98] a pilot who has conceded can’t win with a Mech deployed before', ({ given }) => {
  const t = given({ P0: { hand: 'Redline', row: 'G1 G2 G4 G6' }, arena: 'G3' });
  t.P0('deploy Redline G3');
  mechanation.rules.concede(t.state, 0);
  t.passes(3);
  expect([t.row('P0'), t.winner]).toEqual(['G1 G2 G4 G6 G3', null]);
});

const CAPPED: Position = { P0: { row: 'G1 G2' }, P1: { row: 'C1 C2 C4' }, P2: { row: 'V1' } };

scenario('[MN-R-98] [MN-R-65] at the turn limit, pilots who have conceded are ranked last', ({ given }) => {
  const t = given(CAPPED, { turn: 39, at: 'endTurn', turnCap: 40 });
  mechanation.rules.concede(t.state, 1);
  mechanation.rules.concede(t.state, 3);
  while (t.asked !== 'over') t.timeOut();
  const { outcome } = t.state;
  expect([outcome?.winners, outcome?.clause]).toEqual([[0], 'MN-R-65']);
  expect(t.view('table').ranks).toEqual([1, 3, 2, 4]);
});

scenario(
  '[MN-R-98] [MN-R-95] imagined states may complete the set of a pilot who has conceded',
  ({ given }) => {
    // P1’s face-down cards may be anything now: the set exists already.
    const hiding = { P1: { row: 'A2 A3 A4 A5 G5 V3*' }, P2: { row: 'C1* C2* V4*' } };
    const t = given({ ...EXCHANGE, ...hiding }, { alpha: 'P1' });
    exchanged(t, () => mechanation.rules.concede(t.state, 1));
    for (const viewer of [0, 1, 2, 3, 'table'] as const) {
      const view = mechanation.rules.view(t.state, viewer);
      const world = mechanation.rules.imagine(view, rngFrom(`world ${String(viewer)}`));
      expect(mechanation.rules.view(world, viewer)).toEqual(view);
      expect(world.rows.map((row) => bestLine(row) > 4)).toEqual([false, true, false, false]);
      expect(world.rows.flat().every(({ face }) => face >= 0)).toBe(true);
    }
  },
);

scenario('version 1: a pilot who has conceded can win by a swap or at the turn limit', ({ given }) => {
  const t = given(EXCHANGE, { alpha: 'P1', version: FIRST });
  exchanged(t, () => mechanation.rules.concede(t.state, 1));
  expect(t.winner).toBe('P1');
  const capped = given(CAPPED, { turn: 39, at: 'endTurn', turnCap: 40, version: FIRST });
  mechanation.rules.concede(capped.state, 1);
  while (capped.asked !== 'over') capped.timeOut();
  expect([capped.winner, capped.view('table').ranks?.[1]]).toEqual(['P1', 1]);
});

scenario('[MN-R-99] [MN-R-71] conceding reveals nothing unless it ends the game', ({ given }) => {
  const t = given({ P0: { row: 'G1* C2' }, P1: { row: 'A3*' } }, { pilots: 3 });
  const hidden = (): (string | null)[] =>
    t.view('table').pilots.flatMap(({ row }) => row.map(({ face }) => face));
  expect(mechanation.rules.concede(t.state, 0).map(({ type }) => type)).not.toContain('disclosed');
  expect([hidden(), t.view('table').pilots[0]?.mechs]).toEqual([[null, 'C2', null], []]);
  expect(mechanation.rules.concede(t.state, 1).at(-1)?.type).toBe('disclosed');
  expect([hidden(), t.view('table').pilots[0]?.mechs.length]).toEqual([['G1', 'C2', 'A3'], 3]);
  expect(mechanation.rules.revealsAtEnd(t.state)).toBe(true);
});
