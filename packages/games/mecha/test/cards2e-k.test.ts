import { expect } from 'vitest';
import { scenario2e } from './given.ts';

const BESIDE = { d3: 'S Kamin + Admiral Grace dmg1', d4: 'S Autonomous Cockpit + Donna, The Swift' };

scenario2e('[MG-R-21] [MG-D-27] Kamin and a Cockpit become Manly Combined Kamin', ({ given }) => {
  const t = given({
    ...BESIDE,
    c3: 'N Autonomous Cockpit',
    e3: 'S Skipper',
    S: {
      hand: 'Manly Combined Kamin',
      deck: 'Virus, Manly Combined Kamin',
      discard: 'Manly Combined Kamin',
    },
  });
  expect(t.legal('S', 'activate')).toEqual(['activate d3 d4']);
  expect(t.refusal('S', 'activate d3 e3')).toBe('MG-R-70');
  expect(t.refusal('S', 'activate d3 c3')).toBe('MG-R-84');
  t.S('activate d3 d4').passes();
  expect(t.legal('S')).toEqual([
    'put hand Manly Combined Kamin d3',
    'put deck Manly Combined Kamin d3',
    'put discard Manly Combined Kamin d3',
    'stop',
  ]);
  t.S('put deck Manly Combined Kamin d3');
  expect([t.at('d3'), t.at('d4'), t.dmg('d3')]).toEqual(['Manly Combined Kamin', null, 0]);
  expect(t.attached('d3')).toEqual(['Admiral Grace', 'Donna, The Swift']);
  expect([t.power('d3'), t.cost('d3'), t.legal('S', 'move d3')]).toEqual([6, 0, []]);
  expect([t.names('S', 'deck'), t.happened.includes('shuffled')]).toEqual([['Virus'], true]);
  expect(t.names('S', 'discard')).toEqual(['Manly Combined Kamin', 'Kamin', 'Autonomous Cockpit']);
});

scenario2e(
  '[MG-R-17] [MG-R-88] Kamin: if nothing is found, both Mechas and their Pilots are lost',
  ({ given }) => {
    const t = given({ ...BESIDE, S: { deck: 'Virus' } });
    t.S('activate d3 d4');
    expect([t.asked, t.legal('S')]).toEqual(['S put', ['stop']]);
    t.S('stop');
    expect(t.names('S', 'discard').sort()).toEqual([
      'Admiral Grace',
      'Autonomous Cockpit',
      'Donna, The Swift',
      'Kamin',
    ]);
    expect([t.happened.includes('shuffled'), t.asked]).toEqual([true, 'S main']);
  },
);

scenario2e('[MG-R-65] Kamin: enemy Pilots and all other attached cards are discarded', ({ given }) => {
  const t = given({
    d3: 'S Kamin + N:Admiral Grace + Camouflage',
    d4: "S Autonomous Cockpit + Donna, The Swift > Donna's Rally Cry",
    S: { deck: 'Manly Combined Kamin' },
  });
  t.S('activate d3 d4').S('put deck Manly Combined Kamin d3');
  expect([t.attached('d3'), t.names('N', 'discard')]).toEqual([['Donna, The Swift'], ['Admiral Grace']]);
  expect(t.names('S', 'discard')).toEqual(['Kamin', 'Camouflage', 'Autonomous Cockpit', "Donna's Rally Cry"]);
});

scenario2e('[MG-R-70] Kamin: Camouflage turns any Mecha into a Cockpit', ({ given }) => {
  const t = given({
    d1: 'S Kamin',
    e1: 'S Skipper',
    d5: 'N Autonomous Cockpit',
    S: { hand: 'Camouflage', deck: 'Manly Combined Kamin' },
  });
  expect(t.legal('S', 'activate')).toEqual([]);
  t.S('command Camouflage e1').S('name Autonomous Cockpit').S('activate d1 e1');
  t.S('put deck Manly Combined Kamin d1');
  expect([t.at('d1'), t.at('e1')]).toEqual(['Manly Combined Kamin', null]);
});

scenario2e(
  '[MG-R-21] Kamin can’t be used in a window, and does nothing if its space is taken',
  ({ given }) => {
    const t = given({
      d5: 'S Kamin + Admiral Grace',
      d4: 'S Autonomous Cockpit',
      c1: 'S Skipper',
      S: { hand: 'Espionage', deck: 'Manly Combined Kamin, Virus' },
      N: { hand: 'Jury Rigging, Wind-Up Cat, Espionage' },
    });
    t.S('move c1 c2').N('command Espionage S');
    expect([t.asked, t.legal('S', 'activate')]).toEqual(['S respond move', []]);
    t.passes().S('activate d5 d4').N('command Jury Rigging -').passes().N('put hand Wind-Up Cat d5').passes();
    expect([t.at('d5'), t.at('d4'), t.asked]).toEqual(['Wind-Up Cat', null, 'S main']);
    expect(t.names('S', 'discard')).toEqual(['Kamin', 'Autonomous Cockpit', 'Admiral Grace']);
    expect(t.names('S', 'deck').sort()).toEqual(['Manly Combined Kamin', 'Virus']);
  },
);

scenario2e(
  '[MG-R-62] [MG-PILOT-8] Manly Combined Kamin takes two Pilots and costs 0 with one',
  ({ given }) => {
    const t = given({
      a1: 'S Siege Tower',
      d1: 'S Manly Combined Kamin',
      e1: 'S Skipper + Bear, The Unbreakable',
      S: { hand: 'Admiral Grace, Donna, The Swift, Ada, The Ingenious, Manly Combined Kamin' },
    });
    expect([t.cost('d1'), t.refusal('S', 'play Manly Combined Kamin c1')]).toEqual([3, 'MG-R-9']);
    t.S('attach Admiral Grace d1');
    expect(t.cost('d1')).toBe(0);
    t.S('attach Donna, The Swift d1');
    expect(t.attached('d1')).toEqual(['Admiral Grace', 'Donna, The Swift']);
    expect(t.refusal('S', 'attach Ada, The Ingenious d1')).toBe('MG-PILOT-8');
    expect(t.refusal('S', 'attach Ada, The Ingenious e1')).toBe('MG-PILOT-8');
  },
);

scenario2e(
  '[MG-R-78] [MG-CASE-4] Manly Combined Kamin: a skipped Draw Phase clears its damage',
  ({ given }) => {
    const t = given(
      {
        d1: 'S Manly Combined Kamin dmg4',
        e1: 'S Manly Combined Kamin dmg2',
        f1: 'N Manly Combined Kamin dmg2',
        S: { deck: '', discard: 'Phoenix' },
      },
      { at: 'turn' },
    );
    expect([t.asked, t.legal('S')]).toEqual(['S skip', ['draw', 'skip Phoenix', 'skip d1', 'skip e1']]);
    t.S('skip d1');
    expect([t.dmg('d1'), t.dmg('e1'), t.names('S', 'discard'), t.asked]).toEqual([
      0,
      2,
      ['Phoenix'],
      'S main',
    ]);
    expect(t.winner).toBeNull();
    expect(t.history.filter(({ type }) => type === 'changed')).toEqual([
      { type: 'changed', clause: 'MG-CTR-6', card: 'MG2-063', cell: 'd1', change: 'healed', n: 4 },
    ]);
    const drawn = given({ d1: 'S Manly Combined Kamin dmg4', S: { deck: '' } }, { at: 'turn' });
    drawn.S('draw');
    expect(drawn.winner).toBe('N');
    const keyed = given({ d1: 'S Manly Combined Kamin + Golden Key dmg4' }, { at: 'turn' });
    expect([keyed.asked, keyed.dmg('d1')]).toEqual(['S respond draw', 4]);
  },
);

scenario2e('[MG-R-49] [MG-KW-16] Laser Cannon has Range 3, and moves or attacks', ({ given }) => {
  const pieces = {
    d2: 'S Laser Cannon',
    d5: 'N Wind-Up Spider',
    c2: 'N Wind-Up Spider',
    S: { hand: 'Attack Orders' },
  };
  const t = given(pieces);
  expect(t.legal('S', 'attack')).toEqual(['attack d2 c2', 'attack d2 d5']);
  t.S('attack d2 d5').passes();
  expect([t.dmg('d5'), t.refusal('S', 'move d2 d3')]).toEqual([2, 'MG-ACT-4']);
  const moved = given(pieces);
  moved.S('move d2 d3').S('command Attack Orders d3');
  expect(moved.refusal('S', 'attack d3 d5')).toBe('MG-R-86');
});

scenario2e('[MG-R-23] Longshot takes up to two Commands from the discard pile, never itself', ({ given }) => {
  const t = given({ S: { hand: 'Longshot', discard: 'Virus, Skipper, Balloon Army, Space Lion' } });
  t.S('command Longshot -');
  expect(t.legal('S')).toEqual(['take Balloon Army', 'take Space Lion', 'take Virus', 'stop']);
  t.S('take Virus').S('take Balloon Army');
  expect([t.names('S', 'hand'), t.names('S', 'discard')]).toEqual([
    ['Virus', 'Balloon Army'],
    ['Skipper', 'Space Lion', 'Longshot'],
  ]);
  const alone = given({ S: { hand: 'Longshot', discard: 'Skipper' } });
  alone.S('command Longshot -');
  expect([alone.asked, alone.names('S', 'hand')]).toEqual(['S main', []]);
});

scenario2e('[MG-R-59] Magpie Drone: its victim must move before it does anything else', ({ given }) => {
  const t = given({ d3: 'S Magpie Drone', d4: 'N Turtle', e4: 'S Wind-Up Dog' });
  t.S('attack d3 d4').S('endPhase').passes();
  expect(t.refusal('N', 'endPhase')).toBe('MG-R-59');
  expect(t.refusal('N', 'attack d4 e4')).toBe('MG-R-59');
  t.N('move d4 c4').N('endPhase').passes().S('endPhase').passes();
  expect(t.legal('N')).toContain('endPhase');
});

scenario2e(
  '[MG-R-59] [MG-R-57] Magpie Drone does nothing to a unit that can’t move, or to a player',
  ({ given }) => {
    const t = given({
      d3: 'S Magpie Drone',
      d4: 'N Radio Tower',
      g5: 'N Wind-Up Dog',
      g4: 'S Magpie Drone',
      f5: 'S Magpie Drone',
    });
    t.S('attack d3 d4').S('attack g4 g5').S('attack f5 player').S('endPhase').passes();
    expect(t.legal('N')).toContain('endPhase');
    expect(t.legal('N', 'attack')).toEqual([]);
  },
);
