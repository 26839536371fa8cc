import { expect, test } from 'vitest';
import { SQUARE_NAME, squareNumber } from '../src/board.ts';
import { TILES, rotated } from '../src/content/tiles.ts';
import { regionsOf } from '../src/control.ts';
import { unitsOf } from '../src/formation.ts';
import { lineBetween } from '../src/lines.ts';
import { mechaNumber } from '../src/names.ts';
import type { State } from '../src/state.ts';
import { scenario, squares, type Scene } from './given.ts';

const numbers = (s: State, ids: string): number[] => ids.split(' ').map((id) => mechaNumber(s, id));

scenario(
  '[MASC-G-1] [MASC-SQ-1] [MASC-R-3] squads are chains, and a mecha in no chain is a straggler',
  ({ given }) => {
    const t = given({
      r1: 'Wolf C3',
      r2: 'Rat E4',
      r3: 'Rat G6',
      r4: 'Ant J6',
      r5: 'Ant K8',
      r6: 'Turtle N8',
    });
    expect(unitsOf(t.state, 0)).toEqual([
      numbers(t.state, 'r1 r2 r3'),
      numbers(t.state, 'r4 r5'),
      numbers(t.state, 'r6'),
    ]);
  },
);

const CORRIDOR = {
  hindering: 'B2',
  objective: 'C2 F2',
  water: 'E2',
  blocking: 'A1-I1 A3-I3 I2',
} as const;

scenario(
  '[MASC-G-2] [MASC-TERR-1] [MASC-TERR-2] [MASC-TERR-3] [MASC-TERR-4] [MASC-TERR-5] [MASC-R-27] [MASC-R-28] the costs along a corridor',
  ({ given }) => {
    const near = { B2: 2, C2: 2, D2: 3 };
    expect(given({ r1: 'Turtle A2' }, CORRIDOR).stops('r1')).toEqual(near);
    expect(given({ r1: 'Ant A2' }, CORRIDOR).stops('r1')).toEqual(near);
    expect(given({ r1: 'Wolf A2' }, CORRIDOR).stops('r1')).toEqual({ ...near, E2: 6, F2: 6 });
    expect(given({ r1: 'Frog A2' }, CORRIDOR).stops('r1')).toEqual({ ...near, E2: 6, F2: 6, G2: 7 });
  },
);

scenario(
  '[MASC-G-3] [MASC-MOVE-8] [MASC-MOVE-9] [MASC-R-30] [MASC-R-31] a path around contact squares costs more',
  ({ given }) => {
    const t = given({ r1: 'Wolf E5', b1: 'Ant H5' });
    const stops = t.stops('r1');
    expect(Object.keys(stops)).toHaveLength(119);
    expect([stops.G4, stops.G5, stops.G6, stops.I5, stops.J5, stops.H5]).toEqual([2, 2, 2, 6, 6, undefined]);
    const crowded = given({ r1: 'Wolf E5', r2: 'Rat G5', b1: 'Ant H5' });
    expect([crowded.stops('r1').G5, crowded.stops('r1').G4, crowded.stops('r1').G6]).toEqual([
      undefined,
      2,
      2,
    ]);
    expect(crowded.stops('r2')).toEqual({});
    crowded.R('activate r1');
    expect(crowded.refusal('R', 'moveMecha r1 G5')).toBe('MASC-MOVE-4');
    expect(crowded.refusal('R', 'moveMecha r2 G6')).toBe('MASC-MOVE-8');
  },
);

scenario(
  '[MASC-G-4] [MASC-MOVE-6] [MASC-R-25] [MASC-R-26] [MASC-R-76] a squad must end its move in formation',
  ({ given }) => {
    const pieces = { r1: 'Wolf E5', r2: 'Turtle F5', b1: 'Ant R24' };
    for (const to of ['C8', 'D8', 'E8', 'F8', 'G8']) {
      const t = given(pieces).R('activate r1; moveMecha r1 E10');
      expect(t.refusal('R', 'finish')).toBe('MASC-MOVE-6');
      t.R(`moveMecha r2 ${to}`);
      expect(t.legal('R')).toEqual(['finish', 'reset']);
    }
    const astray = given(pieces).R('activate r1; moveMecha r1 E10; moveMecha r2 H8');
    expect([astray.at('r1'), astray.at('r2'), astray.asked]).toEqual(['E5', 'F5', 'R move']);
    expect(astray.eventsOf('reset')).toHaveLength(1);
    const tooFar = given(pieces).R('activate r1; moveMecha r1 E11; moveMecha r2 E8');
    expect([tooFar.at('r1'), tooFar.at('r2'), tooFar.state.activation?.resets]).toEqual(['E5', 'F5', 1]);
    given(pieces).R('activate r1; finish');
  },
);

scenario(
  '[MASC-G-5] [MASC-SQ-12] [MASC-SQ-13] [MASC-SQ-14] [MASC-R-34] [MASC-R-36] [MASC-R-38] stragglers',
  ({ given }) => {
    const friends = { r2: 'Rat C12', r3: 'Rat C13', b1: 'Ant R24' };
    const options = (t: Scene): string[] => t.legal('R').map((action) => action.replace('moveMecha r1 ', ''));
    const far = given({ r1: 'Ant C3', ...friends });
    expect(far.refusal('R', 'pass')).toBe('MASC-R-38');
    far.R('activate r1');
    expect([far.asked, options(far)]).toEqual(['R rally', squares('A7-G7')]);
    expect(far.refusal('R', 'moveMecha r1 C6')).toBe('MASC-R-34');

    const near = given({ r1: 'Rat C6', ...friends }).R('activate r1');
    expect(options(near)).toEqual(squares('A10-E10 A11-E11 A12-B12 D12-E12'));

    const barred = given({ r1: 'Ant C3', ...friends, b1: 'Turtle C6', b2: 'Turtle D6' });
    expect(barred.refusal('R', 'pass')).toBe('MASC-R-38');
    barred.R('activate r1');
    expect([barred.at('r1'), barred.clauses('moved')]).toEqual(['A7', ['MASC-R-34']]);
  },
);

test('[MASC-G-6] [MASC-R-43] a line crosses the same squares in both directions', () => {
  const line = (from: string, to: string): string[] =>
    lineBetween(squareNumber(from), squareNumber(to)).map((square) => SQUARE_NAME[square] ?? '');
  const lines = {
    F3: 'B1 B2 C2 D2 E2 E3',
    D2: 'B1 C2',
    D4: 'B2 C3',
    B3: 'A2 B2',
    G2: 'B1 C1 D1 D2 E2 F2',
  };
  for (const [to, on] of Object.entries(lines)) {
    expect(line('A1', to).sort()).toEqual(on.split(' ').sort());
    expect(line(to, 'A1').sort()).toEqual(on.split(' ').sort());
  }
});

scenario('[MASC-G-12] [MASC-PASS-1] [MASC-PASS-2] [MASC-R-37] passing', ({ given }) => {
  const pieces = { r1: 'Rat A1', r2: 'Rat A2', r3: 'Rat R1', r4: 'Rat R2', b1: 'Rat A23', b2: 'Rat A24' };
  const nobody = given(pieces).R('pass').B('pass');
  expect([nobody.eventsOf('activated'), nobody.eventsOf('phaseOver').length]).toEqual([[], 2]); // Combat has no attacks
  const second = given(pieces).R('pass').B('activate b1; finish');
  expect(second.asked).toBe('R activate');
  second.R('pass');
  expect([second.clauses('passed').slice(0, 3), second.eventsOf('phaseOver').length]).toEqual([
    ['MASC-PASS-1', 'MASC-PASS-1', 'MASC-R-37'],
    2,
  ]);
  const all = given(pieces).R('activate r1; finish').B('activate b1; finish').R('activate r3; finish');
  expect([all.clauses('passed').slice(0, 2), all.state.turn]).toEqual([['MASC-R-37', 'MASC-R-37'], 4]);
  const forfeited = given(pieces).R('activate r1; finish').B('pass').R('pass');
  expect([forfeited.eventsOf('activated').length, forfeited.state.turn]).toEqual([1, 4]);
});

scenario(
  '[MASC-G-13] [MASC-CTRL-4] [MASC-VP-1] [MASC-VP-2] [MASC-VP-3] [MASC-R-58] scoring regions',
  ({ given }) => {
    const t = given(
      {
        ...{ r1: 'Rat A1', r2: 'Rat B1', b1: 'Rat C1' }, // Red 2/1
        ...{ r3: 'Rat G1', r4: 'Rat H1', r5: 'Rat I1', b2: 'Rat J1', b3: 'Rat K1' }, // Red 3/2
        b4: 'Rat M1', // Red 0/1
        r6: 'Rat A7', // neutral 1/0
        ...{ r7: 'Rat G7', b5: 'Rat H7' }, // neutral 1/1
        ...{ r8: 'Rat M7', b6: 'Rat N7', b7: 'Rat O7' }, // neutral 1/2
        ...{ r9: 'Rat A24', r10: 'Rat B24', r11: 'Rat C24', r12: 'Rat D24', b8: 'Rat E24', b9: 'Rat F24' }, // Blue 4/2
        ...{ b10: 'Rat G24', b11: 'Rat H24', b12: 'Rat I24' }, // Blue 0/3
        ...{ r13: 'Rat M24', b13: 'Rat N24', b14: 'Rat O24', b15: 'Rat P24' }, // Blue 1/3
      },
      { at: 'score' },
    );
    expect(t.eventsOf('scored')).toMatchObject([
      { red: [0, 3, 9], blue: [2, 5, 10, 11], gained: [7, 8], points: [7, 8], clause: 'MASC-CTRL-1' },
    ]);
    expect(regionsOf(t.state).map(({ points }) => points)).toEqual([1, 0, 4, 2, 0, 2, 0, 0, 0, 4, 1, 1]);
  },
);

scenario('[MASC-G-14] [MASC-VIC-1] [MASC-R-61] the player who reaches 25 points wins', ({ given }) => {
  const seven = { r1: 'Rat A1', r2: 'Rat A7', r3: 'Rat A24' };
  const three = { b1: 'Rat G24', b2: 'Rat G18' };
  const level = given({ ...seven, ...three }, { at: 'score', points: [20, 24] });
  expect([level.state.points, level.winner, level.state.turn]).toEqual([[27, 27], null, 4]);
  const red = given({ ...seven, b2: 'Rat G18' }, { at: 'score', points: [20, 24] });
  expect([red.state.points, red.winner, red.state.outcome?.clause]).toEqual([[27, 26], 'R', 'MASC-R-61']);
  const blue = given({ r1: 'Rat A24', b1: 'Rat G24' }, { at: 'score', points: [20, 24] });
  expect([blue.state.points, blue.winner, blue.state.outcome?.clause]).toEqual([[24, 25], 'B', 'MASC-VIC-1']);
});

scenario('[MASC-G-15] [MASC-INIT-1] [MASC-INIT-2] [MASC-R-18] [MASC-R-19] initiative', ({ given }) => {
  const t = given(
    { r1: 'Spider G10', r2: 'Rat G9', b1: 'Spider G14', b2: 'Rat G15' },
    { at: 'turn', dice: [3, 4, 2, 5, 6, 1, 4, 4] },
  );
  expect(t.eventsOf('initiative')).toMatchObject([
    { red: [3, 4], blue: [2, 5], winner: null, clause: 'MASC-R-18' },
    { red: [6, 1], blue: [4, 4], winner: 'blue', clause: 'MASC-INIT-1' },
  ]);
  expect(t.asked).toBe('B first movement');
  t.B('chooseFirst red');
  expect(t.asked).toBe('R activate');
  t.R('pass').B('pass');
  expect(t.asked).toBe('B first combat');
  t.B('chooseFirst blue');
  expect(t.asked).toBe('B attack');
});

scenario(
  '[MASC-G-16] [MASC-TILE-2] [MASC-R-8] a player lays at most three tiles in the center',
  ({ match }) => {
    const t = match();
    const chooser = t.state.chooser;
    t.by(chooser, 'pickPrivilege open').by(1 - chooser, 'pickColour blue');
    t.R('placeTile T01 3 0').B('placeTile T12 9 0').R('placeTile T02 4 1').B('placeTile T11 10 0');
    t.R('placeTile T03 5 0').B('placeTile T10 6 0');
    expect(t.refusal('R', 'placeTile T04 7 0')).toBe('MASC-R-8');
    expect(new Set(t.legal('R').map((action) => action.split(' ')[2]))).toEqual(new Set(['0', '1', '2']));
  },
);

test('[MASC-G-16] [MASC-R-10] [MASC-TILE-3] Foundry after a quarter turn', () => {
  const foundry = TILES.find(({ name }) => name === 'Foundry');
  expect(rotated(foundry?.rows ?? [], 1)).toEqual([
    '......',
    '..###.',
    '....#.',
    '.:*.#.',
    '.::...',
    '......',
  ]);
});

scenario('[MASC-G-19] [MASC-TERR-5] [MASC-R-28] [MASC-R-43] on Two Rivers', ({ given }) => {
  const t = given({ r1: 'Turtle C3', r2: 'Frog A3' }, { map: 'two rivers' });
  const stops = t.stops('r1');
  const of = (cost: number): string[] => Object.keys(stops).filter((square) => stops[square] === cost);
  expect(of(0)).toEqual(['C2']);
  expect(of(1).sort()).toEqual('B1 B4 C1 C4 D1 D2 D4'.split(' '));
  expect(of(2).sort()).toEqual('A1 A2 A4 A5 C5 E1 E2 E4'.split(' '));
  expect(of(3).sort()).toEqual('A6 B3 B5 B6 C6 D3 D5 D6 F1 F2 F4 F5'.split(' '));
  expect(Object.keys(stops)).toHaveLength(28);
  const combat = { map: 'two rivers', at: 'combat' } as const;
  expect(given({ r1: 'Spider E13', b1: 'Rat H16' }, combat).legal('R')).toEqual(['attack r1 b1', 'pass']);
  const walled = given({ r1: 'Spider G9', b1: 'Spider K13', b2: 'Spider G14' }, combat);
  expect(walled.legal('R')).toEqual(['attack r1 b2', 'pass']);
});
