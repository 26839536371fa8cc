import { expect } from 'vitest';
import { inFormation, isStraggler, unitsOf } from '../src/formation.ts';
import { mechaName } from '../src/names.ts';
import { scenario, type Letter, type Scene } from './given.ts';

/** The units of a side, each by its members: `r1 r2 | r3`. */
function units(t: Scene, letter: Letter): string {
  const names = unitsOf(t.state, letter === 'R' ? 0 : 1).map((unit) =>
    unit.map((mecha) => mechaName(t.state, mecha)).join(' '),
  );
  return names.join(' | ');
}

const FOE = { b1: 'Turtle R23', b2: 'Turtle R24' };

scenario('[MASC-SQ-1] [MASC-R-80] two squares apart is a squad, three is not', ({ given }) => {
  expect(units(given({ r1: 'Rat C3', r2: 'Rat E5', ...FOE }), 'R')).toBe('r1 r2');
  const apart = given({ r1: 'Rat C3', r2: 'Rat F3', ...FOE });
  expect([units(apart, 'R'), isStraggler(apart.state, 0), inFormation(apart.state, 0)]).toEqual([
    'r1 | r2',
    true,
    false,
  ]);
});

scenario('[MASC-R-4] walls and enemies between friends don’t split a squad', ({ given }) => {
  const t = given({ r1: 'Rat C3', r2: 'Rat E3', b1: 'Rat D3', b2: 'Rat D5' }, { blocking: 'D2 D4' });
  expect([units(t, 'R'), units(t, 'B')]).toEqual(['r1 r2', 'b1 b2']);
});

scenario('[MASC-R-2] the board ends at its edge, and seams between tiles don’t matter', ({ given }) => {
  const t = given({ r1: 'Rat A5', r2: 'Rat R5', r3: 'Rat F6', r4: 'Rat G7', ...FOE });
  expect(units(t, 'R')).toBe('r1 | r2 | r3 r4');
});

scenario('[MASC-R-5] [MASC-R-80] a straggler acts, attacks and is attacked as a unit of one', ({ given }) => {
  const pieces = { r1: 'Rat C3', r2: 'Rat C9', r3: 'Rat C10', b1: 'Spider C13', b2: 'Spider C14' };
  expect(given(pieces).legal('R')).toEqual(['activate r1', 'activate r2']);
  const lonely = given(
    { r1: 'Rat C9', r2: 'Rat H3', r3: 'Rat H4', b1: 'Rat C12', b2: 'Rat K12' },
    { at: 'combat' },
  );
  expect(lonely.legal('R')).toEqual(['attack r1 b1', 'pass']);
});

scenario('[MASC-R-70] [MASC-R-40] the last mecha of a side is a unit and moves freely', ({ given }) => {
  const t = given({ r1: 'Rat C9', b1: 'Rat R23', b2: 'Rat R24' });
  expect([isStraggler(t.state, 0), t.legal('R')]).toEqual([false, ['activate r1', 'pass']]);
  t.R('activate r1');
  expect(t.asked).toBe('R move');
  t.R('moveMecha r1 C3');
  expect(t.legal('R')).toEqual(['finish', 'reset']);
  const armed = given({ r1: 'Rat C9', b1: 'Rat C12', b2: 'Rat C13' }, { at: 'combat' });
  expect(armed.legal('R')).toEqual(['attack r1 b1', 'pass']);
  const target = given({ r1: 'Rat C9', b1: 'Rat C12', b2: 'Rat C13' }, { at: 'combat', starts: 'B' });
  expect(target.legal('B')).toEqual(['attack b1 r1', 'pass']);
});

scenario('[MASC-SQ-5] [MASC-R-6] squads that meet become one, named after the lower number', ({ given }) => {
  const t = given({ r1: 'Rat A1', r2: 'Rat A2', r3: 'Rat A8', r4: 'Rat A9', ...FOE });
  expect(units(t, 'R')).toBe('r1 r2 | r3 r4');
  t.R('activate r3; moveMecha r3 A4; moveMecha r4 A5; finish');
  expect(units(t, 'R')).toBe('r1 r2 r3 r4');
});

scenario(
  '[MASC-SQ-6] [MASC-SQ-7] [MASC-SQ-4] [MASC-R-25] a squad may split as long as nobody ends up alone',
  ({ given }) => {
    const t = given({ r1: 'Rat C3', r2: 'Rat C4', r3: 'Rat C5', r4: 'Rat C6', ...FOE });
    t.R('activate r1; moveMecha r3 H7; moveMecha r4 H8');
    expect(t.legal('R', 'finish')).toEqual(['finish']);
    t.R('finish');
    expect(units(t, 'R')).toBe('r1 r2 | r3 r4');
    const odd = given({ r1: 'Rat C3', r2: 'Rat C4', r3: 'Rat C5', ...FOE });
    odd.R('activate r1; moveMecha r3 H7');
    expect(odd.refusal('R', 'finish')).toBe('MASC-MOVE-6');
  },
);

scenario(
  '[MASC-SQ-2] [MASC-R-25] a mecha with only one friend near can’t be left behind, even if it has moved',
  ({ given }) => {
    const t = given({ r1: 'Rat C3', r2: 'Rat C4', r3: 'Rat C6 spent', ...FOE });
    t.R('activate r1; moveMecha r1 F3; moveMecha r2 F4');
    expect([t.asked, t.at('r1'), t.eventsOf('reset').length]).toEqual(['R move', 'C3', 1]);
    t.R('moveMecha r2 C5');
    expect(t.legal('R', 'finish')).toEqual(['finish']);
  },
);

scenario('[MASC-R-33] a pinned mecha is still a member and can’t be left behind', ({ given }) => {
  const t = given({ r1: 'Rat E5', r2: 'Rat E4', b1: 'Turtle E6', b2: 'Turtle E8' });
  t.R('activate r1');
  expect(t.refusal('R', 'moveMecha r1 D5')).toBe('MASC-MOVE-8');
  t.R('moveMecha r2 E2');
  // Nobody else can move, so the broken formation is reset automatically (MASC-R-76).
  expect([t.at('r2'), t.eventsOf('reset').length]).toEqual(['E4', 1]);
  t.R('moveMecha r2 D3');
  expect(t.legal('R')).toEqual(['finish', 'reset']);
});

scenario('[MASC-SQ-10] [MASC-SQ-11] losses can split a squad, and its owner must rejoin it', ({ given }) => {
  const t = given(
    { r1: 'Rat A1', r2: 'Rat A2', b1: 'Rat C10', b2: 'Rat E10 (1)', b3: 'Rat G10' },
    { at: 'combat', volley: { dice: [4], on: 'b2' } },
  );
  expect([units(t, 'B'), t.at('b2')]).toEqual(['b1 | b3', null]);
  const next = given({ r1: 'Rat A1', r2: 'Rat A2', b1: 'Rat C10', b3: 'Rat G10' }, { starts: 'B' });
  expect(next.refusal('B', 'pass')).toBe('MASC-R-38');
  expect(next.legal('B')).toEqual(['activate b1', 'activate b3']);
});
