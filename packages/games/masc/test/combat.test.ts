import { expect } from 'vitest';
import { volleyOf } from '../src/fire.ts';
import { mechaName, mechaNumber } from '../src/names.ts';
import { scenario, type Scene } from './given.ts';

function volley(t: Scene, unit: string, target: string): Record<string, unknown> {
  const s = t.state;
  const { attackers, pins, eligible, dice } = volleyOf(s, mechaNumber(s, unit), mechaNumber(s, target));
  const names = (mecha: readonly number[]): string => mecha.map((one) => mechaName(s, one)).join(' ');
  return { attackers: names(attackers), pins: names(pins), eligible: names(eligible), dice };
}

const COMBAT = { at: 'combat' } as const;

scenario(
  '[MASC-ATK-2] [MASC-ATK-3] [MASC-D-10] an attack is by one of your units on one enemy unit',
  ({ given }) => {
    const t = given(
      { r1: 'Spider G10', r2: 'Rat G9', b1: 'Rat G14', b2: 'Rat H14', b3: 'Rat C14', b4: 'Rat C15' },
      COMBAT,
    );
    expect(t.legal('R')).toEqual(['attack r1 b1', 'attack r1 b3', 'pass']);
    expect(t.refusal('R', 'attack r2 b1')).toBe('MASC-ATK-2');
    expect(t.refusal('R', 'attack r1 b2')).toBe('MASC-ATK-2');
    expect(t.refusal('R', 'attack b1 b3')).toBe('MASC-ATK-2');
    expect(t.refusal('R', 'attack r1 r1')).toBe('MASC-ATK-2');
    expect(t.refusal('R', 'activate r1')).toBe('MASC-D-10');
    t.R('attack r1 b3');
    expect(t.eventsOf('attacked')).toMatchObject([
      { unit: 'r1', target: 'b3', attackers: ['r1'], eligible: ['b3'], pins: [] },
    ]);
  },
);

scenario(
  '[MASC-ATK-6] [MASC-ATK-7] [MASC-R-42] [MASC-R-56] players alternate, each unit attacks once, and attacking is optional',
  ({ given }) => {
    const t = given(
      {
        r1: 'Turtle G10',
        r2: 'Turtle G9',
        r3: 'Turtle O10',
        r4: 'Turtle O9',
        b1: 'Turtle G13',
        b2: 'Turtle G14',
        b3: 'Turtle O13',
        b4: 'Turtle O14',
      },
      { ...COMBAT, dice: [1, 1, 1, 1, 1, 1] },
    );
    expect(t.refusal('B', 'attack b1 r1')).toBe('MASC-ATK-6');
    t.R('attack r1 b1');
    expect([t.asked, t.spent()]).toEqual(['B attack', ['r1', 'r2']]);
    t.B('pass');
    expect(t.legal('R')).toEqual(['attack r3 b3', 'pass']);
    expect(t.refusal('R', 'attack r1 b1')).toBe('MASC-R-42');
    t.R('pass');
    expect([t.eventsOf('phaseOver').length, t.state.turn]).toEqual([1, 4]);
  },
);

scenario('[MASC-ATK-7] the phase ends when every unit has attacked', ({ given }) => {
  const t = given(
    { r1: 'Turtle G10', r2: 'Turtle G9', b1: 'Turtle G13', b2: 'Turtle G14' },
    { ...COMBAT, dice: [1, 1, 1, 1, 1, 1] },
  );
  t.R('attack r1 b1').B('attack b1 r1');
  expect([t.clauses('passed'), t.eventsOf('scored').length]).toEqual([['MASC-R-37', 'MASC-R-37'], 1]);
});

scenario('[MASC-R-42] parts of a squad that was split before attacking may each attack', ({ given }) => {
  const pieces = { r1: 'Spider E5', r2: 'Spider F5', b1: 'Spider C10', b3: 'Spider G10' };
  const t = given(pieces, { ...COMBAT, starts: 'B' });
  expect(t.legal('B')).toEqual(['attack b1 r1', 'attack b3 r1', 'pass']);
  const fought = given(
    { ...pieces, b1: 'Spider C10 spent', b3: 'Spider G10 spent' },
    { ...COMBAT, starts: 'B' },
  );
  expect(fought.clauses('passed')).toEqual(['MASC-R-37']);
});

scenario('[MASC-R-54] [MASC-R-37] with nobody in range there is no attack', ({ given }) => {
  const t = given(
    { r1: 'Spider G10', r2: 'Rat G9', b1: 'Rat G14', b2: 'Rat H14', b3: 'Rat A20', b4: 'Rat A21' },
    COMBAT,
  );
  expect(t.refusal('R', 'attack r1 b3')).toBe('MASC-R-54');
});

scenario('[MASC-R-55] a pinned unit may attack a unit that doesn’t pin it', ({ given }) => {
  const t = given(
    { r1: 'Spider G10', r2: 'Rat G9', b1: 'Turtle G11', b2: 'Turtle I11', b3: 'Rat C10', b4: 'Rat C11' },
    COMBAT,
  );
  expect(t.legal('R')).toEqual(['attack r1 b1', 'attack r1 b3', 'pass']);
});

scenario('[MASC-ATK-4] [MASC-R-45] range is exact to the square', ({ given }) => {
  const at = (square: string): Scene => given({ r1: 'Rat G10', b1: `Turtle ${square}` }, COMBAT);
  expect(at('G14').legal('R')).toEqual(['attack r1 b1', 'pass']);
  expect(at('K14').legal('R')).toEqual(['attack r1 b1', 'pass']);
  expect(at('G15').eventsOf('attacked')).toEqual([]);
  expect(at('G15').clauses('passed')[0]).toBe('MASC-R-37');
});

scenario('[MASC-R-46] range to one and a line to another is not enough', ({ given }) => {
  const t = given({ r1: 'Ant G10', b1: 'Turtle G13', b2: 'Turtle G15' }, { ...COMBAT, blocking: 'G12' });
  expect(t.clauses('passed')[0]).toBe('MASC-R-37');
});

scenario('[MASC-R-47] every member that can hit takes part', ({ given }) => {
  const t = given({ r1: 'Wolf G10', r2: 'Rat G8', r3: 'Ant F8', b1: 'Turtle G12', b2: 'Turtle G14' }, COMBAT);
  expect(volley(t, 'r1', 'b1')).toEqual({ attackers: 'r1 r2', pins: '', eligible: 'b1', dice: 7 });
});

scenario('[MASC-LOF-1] [MASC-TERR-4] blocking terrain stops a line', ({ given }) => {
  const lined = (blocking: string): string[] =>
    given({ r1: 'Spider D4', b1: 'Rat D8', b2: 'Rat D10' }, { ...COMBAT, blocking }).legal('R');
  expect(lined('E5')).toEqual(['attack r1 b1', 'pass']);
  const walled = given({ r1: 'Spider D4', b1: 'Rat D8', b2: 'Rat D9' }, { ...COMBAT, blocking: 'D6' });
  expect(walled.clauses('passed')[0]).toBe('MASC-R-37');
});

scenario('[MASC-LOF-2] [MASC-R-44] any enemy on the line blocks it, whatever its unit', ({ given }) => {
  const t = given({ r1: 'Spider D4', b1: 'Rat D6', b2: 'Rat D5', b3: 'Rat D10', b4: 'Rat D9' }, COMBAT);
  expect(t.refusal('R', 'attack r1 b3')).toBe('MASC-R-54');
  expect(volley(t, 'r1', 'b1')).toMatchObject({ eligible: 'b2', pins: 'r1', dice: 5 });
});

scenario(
  '[MASC-LOF-3] [MASC-R-44] friends, hindering squares, water and objectives do not obstruct',
  ({ given }) => {
    const t = given(
      { r1: 'Spider D4', r2: 'Rat D5', b1: 'Rat D9', b2: 'Rat D10' },
      { ...COMBAT, hindering: 'D6', water: 'D7', objective: 'D8' },
    );
    expect(volley(t, 'r1', 'b1')).toMatchObject({ attackers: 'r1 r2', eligible: 'b1' });
  },
);

scenario('[MASC-R-43] [MASC-R-29] a line of fire may pass a corner, even between two walls', ({ given }) => {
  const t = given({ r1: 'Spider D4', b1: 'Rat F6', b2: 'Rat F8' }, { ...COMBAT, blocking: 'D5 E4 E6 F5' });
  expect(volley(t, 'r1', 'b1')).toMatchObject({ eligible: 'b1' });
});

scenario(
  '[MASC-ATK-5] [MASC-PIN-1] [MASC-R-48] each member that touches the target adds one die, however many it touches',
  ({ given }) => {
    const t = given(
      {
        r1: 'Rat E5',
        r2: 'Rat E4',
        r3: 'Wolf H5',
        r4: 'Wolf H4',
        b1: 'Turtle F5',
        b2: 'Turtle F6',
        b3: 'Rat I8',
        b4: 'Rat I9',
      },
      COMBAT,
    );
    // r1 touches b1 and b2, r2 touches b1; r3 and r4 belong to another unit's three columns away, and touch nobody.
    expect(volley(t, 'r1', 'b1')).toMatchObject({ attackers: 'r1 r2', pins: 'r1 r2', dice: 6 });
    expect(volley(t, 'r3', 'b1')).toMatchObject({ pins: '', dice: 10 });
    const other = given(
      { r1: 'Rat E5', r2: 'Rat E4', b1: 'Turtle F6', b2: 'Turtle F8', b3: 'Turtle A4', b4: 'Turtle A5' },
      COMBAT,
    );
    expect(volley(other, 'r1', 'b3')).toMatchObject({ pins: '', dice: 4 });
  },
);

scenario('[MASC-R-49] [MASC-DMG-9] [MASC-DMG-10] casualties do not open a line', ({ given }) => {
  const t = given(
    { r1: 'Spider D4', r2: 'Spider D3', b1: 'Rat D7', b2: 'Rat D9' },
    { ...COMBAT, dice: [6, 6, 6, 6, 6, 6, 6, 6] },
  ).R('attack r1 b1');
  expect([t.at('b1'), t.at('b2'), t.damage('b2')]).toEqual([null, 'D9', 0]);
  expect(t.eventsOf('wasted')).toMatchObject([{ die: 6, count: 6, clause: 'MASC-DMG-5' }]);
});
