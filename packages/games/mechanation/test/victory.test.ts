import { expect, test } from 'vitest';
import { faceNumber } from '../src/content/territories.ts';
import { mechanation } from '../src/game.ts';
import { bestLine, lineCounts } from '../src/lines.ts';
import { ranksOf } from '../src/victory.ts';
import { position, scenario } from './given.ts';

const best = (row: string): number => bestLine(position({ P0: { row } }).rows[0] ?? []);

test('[EX-14] [MN-R-61] [MN-R-62] [MN-OBJ-4] [MN-OBJ-5] the best line counts one color or number, plus WILDs', () => {
  expect(best('C1 C4 C6 W W')).toBe(5);
  expect(best('G1 G2 V1 A1 W')).toBe(4);
  expect(best('G3 G3 A3 V3 Z3')).toBe(5);
  expect(best('G1 G2 G3 G4 G6')).toBe(5);
  expect(best('')).toBe(0);
  expect(best('W')).toBe(1);
});

test('[MN-R-61] every line counts all WILDs', () => {
  const faces = ['G1', 'G2', 'V1', 'A1', 'W'].map(faceNumber);
  expect(lineCounts(faces)).toEqual([1, 2, 3, 1, 2, 4, 2, 1, 1, 1, 1]);
});

scenario('[MN-OBJ-1] [MN-OBJ-2] [MN-GEN-2] five of a color win, for a single pilot', ({ given }) => {
  const t = given({ P1: { hand: 'Redline', row: 'V1 V2 V4 V6' }, arena: 'V3' }, { alpha: 'P1' });
  t.P1('deploy Redline V3').passes(3);
  expect(t.winner).toBe('P1');
  expect(t.state.outcome).toEqual({
    winners: [1],
    clause: 'MN-R-58',
    sentence: 'P1 wins with five Violet Territories.',
    capped: false,
  });
});

scenario('[MN-OBJ-3] [MN-OBJ-5] five of a number win, and a WILD counts as any number', ({ given }) => {
  const t = given({ P1: { hand: 'Redline', row: 'V3 A3 W G3' }, arena: 'C3' }, { alpha: 'P1' });
  t.P1('deploy Redline C3').passes(3);
  expect(t.state.outcome?.sentence).toBe('P1 wins with five Territories with a 3.');
});

scenario('[MN-OBJ-6] four of a kind do not win', ({ given }) => {
  const t = given({ P1: { hand: 'Redline', row: 'V3 A3 W G1' }, arena: 'C3' }, { alpha: 'P1' });
  t.P1('deploy Redline C3').passes(3).until('P2 arena');
  expect([t.winner, t.state.turn]).toEqual([null, 6]);
});

scenario('[EX-12] [MN-R-58] a set wins at once, while other Territories are unresolved', ({ given }) => {
  const t = given({
    P0: { hand: 'Sunspear' },
    P1: { hand: 'Keyhole', row: 'G1 G2 G4 G6' },
    P2: { hand: 'Redline' },
    arena: 'G3 Z5*',
  });
  t.P0('deploy Sunspear Z5').P1('deploy Keyhole G3').P2('deploy Redline Z5').P3('pass');
  expect([t.winner, t.arena, t.happened]).toEqual(['P1', 'Z5*', ['passed', 'claimed', 'ended', 'disclosed']]);
  expect([t.where('Sunspear'), t.where('Redline')]).toEqual(['out', 'out']);
  expect(t.refusal('P0', { kind: 'pass' })).toBe('MN-R-58');
});

scenario('[EX-13] [MN-R-59] [MN-R-60] face-down cards and starting cards count', ({ given }) => {
  const t = given({ P3: { hand: 'Keyhole', row: 'C2 Z2 V2 G2*' }, arena: 'A2*' }, { alpha: 'P3' });
  t.P3('deploy Keyhole A2').passes(3);
  expect([t.winner, t.row('P3')]).toEqual(['P3', 'C2 Z2 V2 G2* A2*']);
  expect(t.view('P0').pilots[3]?.row.map(({ face }) => face)).toEqual(['C2', 'Z2', 'V2', 'G2', 'A2']);
});

scenario('[EX-15] [MN-R-63] if two sets are completed at once, the acting pilot wins', ({ given }) => {
  const t = given(
    {
      P0: { hand: 'Horsetrader', row: 'G1 G2 G3 G4' },
      P1: { row: 'A2 A3 A4 A5 G5' },
      arena: 'A1',
    },
    { alpha: 'P2' },
  );
  t.until('P0 arena').P0('deploy Horsetrader A1').P1('pass');
  t.P0('use Horsetrader G5');
  expect([t.row('P0'), t.row('P1'), t.winner]).toEqual(['G1 G2 G3 G4 G5', 'A2 A3 A4 A5 A1', 'P0']);
});

scenario(
  '[MN-R-63] the acting pilot wins even if the other comes first from the Alpha Pilot',
  ({ given }) => {
    const t = given(
      {
        P0: { hand: 'Horsetrader', row: 'G1 G2 G3 G4' },
        P1: { row: 'A2 A3 A4 A5 G5' },
        arena: 'A1',
      },
      { alpha: 'P1' },
    );
    t.until('P0 arena').P0('deploy Horsetrader A1').P0('use Horsetrader G5');
    expect(t.winner).toBe('P0');
  },
);

scenario('[MN-R-64] [MN-R-63] a pilot’s effect can make another pilot win', ({ given }) => {
  const t = given(
    { P0: { hand: 'Horsetrader' }, P1: { row: 'A2 A3 A4 A5 G5' }, arena: 'A1' },
    { alpha: 'P2' },
  );
  t.until('P0 arena').P0('deploy Horsetrader A1').P1('pass');
  t.P0('use Horsetrader G5');
  expect(t.winner).toBe('P1');
});

scenario('[MN-R-58] a raid and Magpie can also win', ({ given }) => {
  const raid = given({ P0: { hand: 'Redline', row: 'G1 G2 G4 G6' }, P1: { row: 'G3' } }, { at: 'attack' });
  raid.P0('attack Redline G3').P1('pass');
  expect(raid.winner).toBe('P0');
  const magpie = given({ P0: { hand: 'Magpie', row: 'G1 G2 G4 G6 C1' }, pile: 'G3' }, { at: 'scrap' });
  magpie.P0('use Magpie C1');
  expect([magpie.winner, magpie.row('P0')]).toEqual(['P0', 'G1 G2 G4 G6 G3']);
});

scenario('[MN-R-91] with Magpie, sets are checked once the taken card has arrived', ({ given }) => {
  const t = given({ P0: { hand: 'Magpie, Veil Mother', row: 'G1 C2 A5' }, pile: 'G3' }, { at: 'scrap' });
  t.P0('use Magpie C2');
  expect([t.row('P0'), t.pile, t.happened.slice(0, 4)]).toEqual([
    'G1 A5 G3',
    'C2',
    ['shown', 'ability', 'scrapped', 'took'],
  ]);
  expect(t.happened).not.toContain('claimed');
  expect(t.asked).not.toBe('P0 claimed');
});

scenario('[MN-R-65] [MN-R-90] after turn 40 the best line wins, and the token stays', ({ given }) => {
  const t = given(
    { P0: { row: 'G1 G2' }, P1: { row: 'C1 C2 C4' }, P2: { row: 'V1' } },
    { turn: 40, at: 'scrap', alpha: 'P3' },
  );
  expect(t.state.outcome).toEqual({
    winners: [1],
    clause: 'MN-R-65',
    sentence: 'Turn 40 was the last: P1 is ranked first and wins.',
    capped: true,
  });
  expect([t.state.alpha, t.state.turn, t.view('table').ranks]).toEqual([3, 40, [2, 1, 3, 4]]);
});

scenario(
  '[MN-R-65] [MN-R-80] a shared first rank is a draw, and the turn limit is an option',
  ({ given }) => {
    const t = given({ P0: { row: 'G1 G2' }, P1: { row: 'C1 C2' } }, { turn: 7, turnCap: 7, at: 'scrap' });
    expect([t.winner, t.view('P0').ranks]).toEqual(['draw', [1, 1, 3, 3]]);
    expect(t.state.outcome?.sentence).toBe(
      'Turn 7 was the last: P0 and P1 share the first rank, so it is a draw.',
    );
  },
);

test('[MN-R-65] [MN-R-89] pilots are ranked by best line, then Territories, then repairs; shared ranks leave gaps', () => {
  const ranks = (pieces: Parameters<typeof position>[0]): number[] => ranksOf(position(pieces));
  expect(ranks({ P0: { row: 'G1' }, P1: { row: 'G2 G4' }, P2: { row: 'C1' }, P3: { row: 'C2 C4' } })).toEqual(
    [3, 1, 3, 1],
  );
  expect(ranks({ P0: { row: 'G1 G2' }, P1: { row: 'C1 C3 A2' }, P2: { row: 'V1' } })).toEqual([2, 1, 3, 4]);
  const row = 'G1';
  expect(
    ranks({
      P0: { row, hangar: 'Keyhole MALF' },
      P1: { row: 'G2', hangar: 'Limpet STB, Redline STB' },
      P2: { row: 'C1', hangar: 'Sunspear STB' },
      P3: { row: 'C2' },
    }),
  ).toEqual([4, 3, 2, 1]);
});

scenario('[MN-R-89] the winner alone has rank 1, and deployed Mechs need no repairs', ({ given }) => {
  const t = given({
    P0: { hand: 'Sunspear', row: 'C1 C2 C4 C6' },
    P1: { hand: 'Keyhole', row: 'G1 G2 G4 G6' },
    P2: { hand: 'Redline', row: 'V1 V2 V4 V6' },
    arena: 'G3 Z5*',
  });
  t.P0('deploy Sunspear Z5').P1('deploy Keyhole G3').P2('deploy Redline Z5').P3('pass');
  expect(t.view('P3').ranks).toEqual([2, 1, 2, 4]);
});

scenario('[MN-R-71] after the game everything is revealed, including undealt Mechs', ({ given }) => {
  const t = given({
    P0: { hand: 'Sunspear', row: 'V1*' },
    P1: { hand: 'Keyhole', row: 'G1 G2 G4 G6' },
    arena: 'G3 Z5*',
  });
  t.P0('deploy Sunspear Z5').P1('deploy Keyhole G3').passes(2);
  const { pilots, arena, unseen } = t.view('table');
  expect([...arena, ...pilots.flatMap(({ row }) => row)].map(({ face }) => face)).not.toContain(null);
  expect(pilots.map(({ mechs }) => mechs.length)).toEqual([3, 3, 3, 3]);
  expect(pilots[0]?.out?.mech).toBe('sunspear');
  expect(unseen).toHaveLength(12);
  expect(t.events.at(-1)).toMatchObject({
    type: 'disclosed',
    tiles: [
      { tile: t.tile('V1'), face: 'V1' },
      { tile: t.tile('Z5'), face: 'Z5' },
    ],
    out: ['sunspear', 'keyhole', null, null],
  });
});

scenario('[MN-R-96] the game answers for a pilot who concedes, and the others play on', ({ given }) => {
  const t = given({ P0: { hand: 'Keyhole' }, P1: { row: 'C1* C2*' }, arena: 'G3' });
  const log = mechanation.rules.concede(t.state, 1);
  expect(log).toEqual([{ type: 'gaveUp', clause: 'MN-R-96', seat: 1 }]);
  expect([t.state.outcome, t.view('P0').pilots[1]?.gaveUp]).toEqual([null, true]);
  t.P0('deploy Keyhole G3');
  // P1's Arena turn has been answered with a pass.
  expect([t.happened, t.asked]).toEqual([['deployed', 'passed'], 'P2 arena']);
  t.P2('pass').P3('pass').P0('pass').until('P2 arena');
  expect([t.state.turn, t.row('P1')]).toEqual([6, 'C1 C2*']);
});

scenario('[MN-R-96] the last pilot who has not conceded wins', ({ given }) => {
  const t = given({ P2: { row: 'C1' } }, { pilots: 3 });
  mechanation.rules.concede(t.state, 0);
  expect([t.asked, t.winner]).toEqual(['P1 arena', null]);
  mechanation.rules.concede(t.state, 1);
  expect([t.winner, t.state.outcome?.sentence]).toEqual(['P2', 'All others have given up: P2 wins.']);
  expect([t.state.outcome?.clause, t.asked, t.view('P0').ranks]).toEqual(['MN-R-96', 'over', [2, 2, 1]]);
});

scenario('[MN-R-101] the pilots may agree to a draw at any time, and share the first rank', ({ given }) => {
  const t = given({ P0: { row: 'C1 C2 C3' }, P1: { row: 'V1' } });
  const events = mechanation.rules.agreeDraw?.(t.state);
  expect(events?.map(({ type }) => type)).toEqual(['ended', 'disclosed']);
  expect(t.state.outcome).toEqual({
    winners: [],
    clause: 'MN-R-101',
    sentence: 'All pilots agree to a draw.',
    capped: false,
  });
  expect([t.asked, t.view('P0').ranks]).toEqual(['over', [1, 1, 1, 1]]);
});

scenario('[MN-R-101] a pilot who has conceded has no part in the draw', ({ given }) => {
  const t = given({ P0: { row: 'C1' }, P1: { row: 'V1 V2' } }, { pilots: 3 });
  mechanation.rules.concede(t.state, 1);
  mechanation.rules.agreeDraw?.(t.state);
  expect(t.view('P0').ranks).toEqual([1, 3, 1]);
});
