import { expect } from 'vitest';
import { mechanation } from '../src/game.ts';
import { scenario } from './given.ts';

scenario('[MN-R-97] one seat is asked at a time, and the others wait, whatever the question', ({ given }) => {
  const t = given(
    { P0: { hand: 'Keyhole', row: 'C1* C2*' }, P1: { hand: 'Sunspear', row: 'V6' } },
    { at: 'turn' },
  );
  for (const asked of ['P0 reveal', 'P1 initiation', 'P1 arena', 'P0 attack']) {
    t.until(asked);
    for (const name of ['P0', 'P1', 'P2', 'P3'] as const)
      if (!asked.startsWith(name)) expect(t.refusal(name, { kind: 'pass' })).toBe('MN-R-97');
  }
  t.P0('attack Keyhole V6');
  expect(t.asked).toBe('P1 defend');
  expect(t.refusal('P0', { kind: 'pass' })).toBe('MN-R-97');
});

scenario('[MN-D-2] a pilot with a covert Mech in hand is asked if there is a target', ({ given }) => {
  const rivalHides = given({ P1: { row: 'C1* C2*' } }, { at: 'turn' });
  expect(rivalHides.asked).toBe('P0 initiation');
  const wreck = given({ P0: { hangar: 'Keyhole MALF' } }, { at: 'turn' });
  expect(wreck.asked).toBe('P0 initiation');
  const nothing = given({ P1: { row: 'C1 C2' } }, { at: 'turn' });
  expect(nothing.asked).toBe('P0 arena');
  const own = given({ P0: { row: 'C1* C2* C3*' } }, { at: 'turn' });
  own.P0('reveal C1');
  expect(own.asked).toBe('P1 initiation');
});

scenario('[MN-D-2] a pilot with only public Mechs is asked if one of them can be used', ({ given }) => {
  const public3 = (hand: string, hangar = ''): string =>
    given({ P0: { hand, known: hand, hangar }, P1: { row: 'C1* C2*' } }, { at: 'turn' }).asked;
  expect(public3('Keyhole, Searchlight, Sunspear')).toBe('P0 initiation');
  expect(public3('Keyhole, Redline, Sunspear')).toBe('P1 reveal');
  expect(public3('Rivet Nurse, Redline, Sunspear')).toBe('P1 reveal');
  expect(public3('Rivet Nurse, Redline', 'Sunspear MALF')).toBe('P0 initiation');
  expect(public3('Keyhole, Redline', 'Sunspear MALF')).toBe('P1 reveal');
});

scenario('[MN-D-2] the pilot is asked again after each use, until done', ({ given }) => {
  const hand = 'Keyhole, Searchlight, Sunspear';
  const t = given({ P0: { hand, known: hand }, P1: { row: 'C1* C2* C4*' } }, { at: 'turn' });
  t.P0('use Searchlight C1');
  // It is used up, and P0 has nothing else: no second question.
  expect(t.asked).toBe('P1 reveal');
  const covert = given({ P0: { hand: 'Searchlight' }, P1: { row: 'C1* C2* C4*' } }, { at: 'turn' });
  covert.P0('use Searchlight C1');
  expect([covert.asked, covert.legal('P0')]).toEqual(['P0 initiation', ['pass']]);
});

scenario(
  '[MN-D-3] a pilot with a Mech in hand is asked, even without Territories; others pass automatically',
  ({ given }) => {
    const t = given({ P0: { hangar: 'Keyhole DIS, Redline DIS, Sunspear DIS' } });
    expect([t.opening[0], t.asked]).toEqual([
      { type: 'passed', clause: 'MN-D-3', seat: 0, phase: 'arena' },
      'P1 arena',
    ]);
    expect(t.legal('P1')).toEqual(['pass']);
    t.timeOut();
    expect(t.asked).toBe('P2 arena');
  },
);

scenario('[MN-D-4] if time runs out, no Mech is Shown for Tandem', ({ given }) => {
  const t = given({ P0: { hand: 'Tandem, Sunspear' }, P1: { hand: 'Rivet Nurse' }, arena: 'G3' });
  t.P0('deploy Tandem G3').P1('deploy Rivet Nurse G3').passes(2).timeOut();
  expect([t.powers, t.isPublic('Sunspear')]).toEqual([[4, 5], false]);
});

scenario('[MN-D-5] if time runs out, Limpet is Disabled', ({ given }) => {
  const t = given({ P0: { hand: 'Limpet' }, P1: { hand: 'Redline' }, arena: 'G3' });
  t.P0('deploy Limpet G3').P1('deploy Redline G3').passes(2);
  expect(t.legal('P0')).toEqual(['use limpet redline', 'pass']);
  t.timeOut();
  expect(t.where('Limpet')).toBe('DIS');
});

scenario(
  '[MN-D-6] [MN-R-70] a pilot who claimed with a hidden Mech is asked if anyone has a face-up Territory',
  ({ given }) => {
    const asked = (rows: { P0?: string; P1?: string }, arena: string): string => {
      const t = given({
        P0: { hand: 'Firecracker', row: rows.P0 ?? '' },
        P1: { row: rows.P1 ?? '' },
        P2: { row: 'V1*' },
        arena,
      });
      return t.P0(`deploy Firecracker ${arena.replace('*', '')}`).passes(3).asked;
    };
    expect(asked({}, 'G3*')).toBe('P0 attack');
    expect(asked({}, 'G3')).toBe('P0 claimed'); // the Territory it claimed is face-up
    expect(asked({ P0: 'C1' }, 'G3*')).toBe('P0 claimed');
    expect(asked({ P1: 'C1' }, 'G3*')).toBe('P0 claimed');
    expect(asked({ P1: 'C1*' }, 'G3*')).toBe('P0 attack');
  },
);

scenario(
  '[MN-D-6] a pilot who claimed with a public Mech is asked only if its ability works now',
  ({ given }) => {
    const after = (mine: string, theirs: string, rival: string): string => {
      const t = given({ P0: { hand: mine }, P1: { hand: theirs }, P2: { row: rival }, arena: 'G3*' });
      return t.P0(`deploy ${mine} G3`).P1(`deploy ${theirs} G3`).passes(2).asked;
    };
    expect(after('Tithe Colossus', 'Keyhole', 'C1')).toBe('P0 attack');
    expect(after('Veil Mother', 'Keyhole', 'C1')).toBe('P0 attack'); // its pilot has no face-up Territory
    expect(after('Veil Mother', 'Null Bishop', 'C1')).toBe('P0 attack');
    const own = given({
      P0: { hand: 'Veil Mother', row: 'A1' },
      P1: { hand: 'Null Bishop', row: 'C1' },
      arena: 'G3',
    });
    own.P0('deploy Veil Mother G3').P1('deploy Null Bishop G3').passes(2);
    expect([own.powers, own.row('P0'), own.asked]).toEqual([[10, 9], 'A1 G3', 'P0 attack']);
    const veil = given(
      { P0: { hand: 'Veil Mother', row: 'A1' }, P1: { hand: 'Redline', row: 'C1' }, arena: 'G3' },
      { alpha: 'P1' },
    );
    veil.P1('pass').until('P0 arena').P0('deploy Veil Mother G3');
    expect(veil.asked).toBe('P0 claimed');
  },
);

scenario('[MN-D-6] if time runs out, Veil Mother stops', ({ given }) => {
  const t = given({ P0: { hand: 'Veil Mother', row: 'A1 A2' }, P1: { row: 'C1' }, arena: 'G3' });
  t.P0('deploy Veil Mother G3').passes(3).P0('use Veil Mother A1').timeOut();
  expect([t.row('P0'), t.asked]).toEqual(['A1* A2 G3', 'P0 attack']);
});

scenario('[MN-D-7] [MN-D-8] if time runs out, there is no attack and no defense', ({ given }) => {
  const t = given({ P0: { hand: 'Keyhole' }, P1: { row: 'C1' }, pile: 'V1' }, { at: 'attack' });
  t.timeOut();
  expect(t.asked).toBe('P1 scrap');
  const attacked = given({ P0: { hand: 'Keyhole' }, P1: { row: 'C1' } }, { at: 'attack' });
  attacked.P0('attack Keyhole C1').timeOut();
  expect(attacked.row('P0')).toBe('C1');
});

scenario('[MN-D-8] a pilot can defend with any Mech in hand, or decline', ({ given }) => {
  const t = given(
    { P0: { hand: 'Keyhole' }, P1: { hand: 'Limpet, Sunspear', hangar: 'Redline STB', row: 'C1' } },
    { at: 'attack' },
  );
  t.P0('attack Keyhole C1');
  expect(t.legal('P1')).toEqual(['defend limpet', 'defend sunspear', 'pass']);
});

scenario(
  '[MN-D-10] a pilot with a Territory and a covert Mech or public Magpie is asked if the scrap pile has a card',
  ({ given }) => {
    const asked = (hand: string, known: string, pile: string, row: string): string =>
      given({ P0: { hand, known, row }, pile }, { at: 'scrap' }).asked;
    const three = 'Keyhole, Redline, Sunspear';
    expect(asked(three, '', 'A1', 'C1')).toBe('P0 scrap');
    expect(asked(three, three, 'A1', 'C1')).toBe('P1 arena'); // the next turn has begun
    expect(asked('Magpie, Redline, Sunspear', 'Magpie, Redline, Sunspear', 'A1', 'C1')).toBe('P0 scrap');
    expect(asked(three, '', '', 'C1')).toBe('P1 arena');
    expect(asked(three, '', 'A1', '')).toBe('P1 arena');
  },
);

scenario('[MN-D-10] a pilot is asked once; if time runs out, they are done', ({ given }) => {
  const t = given({ P0: { hand: 'Magpie', row: 'C1' }, P1: { row: 'C2' }, pile: 'A1' }, { at: 'scrap' });
  t.P0('use Magpie C1');
  expect(t.asked).toBe('P1 scrap');
  t.timeOut();
  expect(t.state.turn).toBe(6);
});

scenario('[MN-R-84] [MN-R-70] an illegal answer changes nothing and reveals nothing hidden', ({ given }) => {
  const refusal = (hand: string): string => {
    const t = given({ P0: { hand: 'Keyhole' }, P1: { hand, row: 'C1*' }, arena: 'G3' });
    return t.refusal('P0', { kind: 'use', mech: 'sunspear', target: 't0' });
  };
  expect(refusal('Sunspear')).toBe(refusal('Glass Emperor'));
});

scenario(
  '[MN-R-100] [MN-R-66] the game answers when time runs out, and a bot takes the seat after the third time in a row',
  ({ given }) => {
    const t = given({ P0: { hand: 'Keyhole' }, arena: 'G3' });
    const pass = { kind: 'move', action: { kind: 'pass' } };
    expect([0, 1, 2, 3].map((inARow) => mechanation.rules.timeout(t.state, 0, inARow))).toEqual([
      pass,
      pass,
      { kind: 'bot' },
      { kind: 'bot' },
    ]);
  },
);
