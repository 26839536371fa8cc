import { expect } from 'vitest';
import { scenario } from './given.ts';

scenario(
  '[MN-ARENA-1] [MN-ARENA-2] [MN-R-17] the top card is dealt face-up, the next face-down and unseen',
  ({ given }) => {
    const t = given({ deck: 'G3 Z5 A1' }, { at: 'deal', alpha: 'P2' });
    expect([t.arena, t.state.deck.length, t.asked]).toEqual(['G3 Z5*', 1, 'P2 arena']);
    for (const viewer of ['P0', 'P1', 'P2', 'P3', 'table'] as const)
      expect(t.view(viewer).arena.map(({ face }) => face)).toEqual(['G3', null]);
  },
);

scenario(
  '[MN-R-16] [MN-RES-11] [MN-R-15] leftover Territories stay as they are, and anyone can deploy to them',
  ({ given }) => {
    const t = given({ arena: 'A2* V5', deck: 'G3 Z5' }, { at: 'deal' });
    expect(t.arena).toBe('A2* V5 G3 Z5*');
    expect(t.view('P0').arena[0]?.face).toBeNull();
    const tiles = new Set(t.legal('P0', 'deploy').map((action) => action.split(' ')[2]));
    expect([...tiles]).toEqual(['t0', 't1', 't2', 't3']);
  },
);

scenario('[MN-R-38] a single card is dealt face-up; with none left nothing is dealt', ({ given }) => {
  expect(given({ arena: 'A2*', deck: 'G3' }, { at: 'deal' }).arena).toBe('A2* G3');
  const t = given({ arena: 'A2*', deck: '' }, { at: 'deal' });
  expect([t.arena, t.asked]).toEqual(['A2*', 'P0 arena']);
});

scenario(
  '[MN-ARENA-3] [MN-ARENA-9] [MN-R-84] each pilot has one turn, clockwise, and can always pass',
  ({ given }) => {
    const t = given({}, { alpha: 'P1' });
    const order: string[] = [];
    for (let i = 0; i < 4; i++) {
      order.push(t.asked);
      expect(t.legal(t.asked.slice(0, 2) as 'P0')).toEqual(['pass']);
      t.passes(1);
      expect(t.events[0]).toMatchObject({ type: 'passed', clause: 'MN-ARENA-9', phase: 'arena' });
    }
    expect(order).toEqual(['P1 arena', 'P2 arena', 'P3 arena', 'P0 arena']);
    expect(t.state.turn).toBe(6);
  },
);

scenario(
  '[MN-ARENA-4] [MN-ARENA-5] [MN-R-18] [MN-R-19] [MN-R-20] a pilot deploys one Mech from hand, and the turn is over',
  ({ given }) => {
    const t = given({
      P0: { hand: 'Magpie', hangar: 'Redline DIS' },
      P1: { hand: 'Sunspear', row: 'C1' },
      arena: 'G3 Z5*',
    });
    expect(t.refusal('P0', 'deploy Redline G3')).toBe('MN-R-57');
    expect(t.refusal('P0', { kind: 'deploy', mech: 'sunspear', tile: 't1', face: 'down' })).toBe(
      'MN-ARENA-5',
    );
    expect(t.refusal('P0', { kind: 'deploy', mech: 'magpie', tile: t.tile('C1'), face: 'down' })).toBe(
      'MN-ARENA-4',
    );
    t.P0('deploy Magpie G3');
    expect([t.where('Magpie'), t.asked]).toEqual(['out', 'P1 arena']);
    // It can’t be undone, and no other may follow.
    expect(t.refusal('P0', { kind: 'deploy', mech: 'magpie', tile: t.tile('Z5'), face: 'down' })).toBe(
      'MN-R-97',
    );
  },
);

scenario('[MN-R-19] a deployment can’t be undone; other Arena actions can', ({ given }) => {
  const t = given(
    { P0: { hand: 'War Drum, Harbour Tug' }, P3: { hand: 'Magpie' }, arena: 'G3' },
    { alpha: 'P3' },
  );
  t.P3('deploy Magpie G3');
  for (const face of ['down', 'up'] as const)
    expect(t.binding('P0', { kind: 'deploy', mech: 'war-drum', tile: t.tile('G3'), face })).toBe('MN-R-19');
  expect(t.binding('P0', { kind: 'use', mech: 'harbour-tug', target: 'P3' })).toBeNull();
  expect(t.binding('P0', { kind: 'pass' })).toBeNull();
});

scenario('[MN-ARENA-6] [MN-R-19] everyone sees who deploys and where, but not which Mech', ({ given }) => {
  const t = given({ P0: { hand: 'Magpie' }, arena: 'G3' });
  t.P0('deploy Magpie G3');
  for (const viewer of ['P1', 'P2', 'P3', 'table'] as const) {
    expect(t.sees(viewer, 'P0')).toMatchObject({
      hand: 2,
      mechs: [],
      out: { tile: 't0', mech: null, up: false },
    });
  }
  expect(t.sees('P0', 'P0').out?.mech).toBe('magpie');
});

scenario(
  '[MN-ARENA-7] [MN-ARENA-8] [MN-BAT-12] [MN-I-3] two Mechs of two pilots fill a Territory',
  ({ given }) => {
    const t = given({
      P0: { hand: 'Magpie' },
      P1: { hand: 'Keyhole' },
      P2: { hand: 'Sunspear' },
      arena: 'G3 Z5*',
    });
    t.P0('deploy Magpie G3').P1('deploy Keyhole G3');
    expect(t.refusal('P2', 'deploy Sunspear G3')).toBe('MN-ARENA-7');
    expect(t.legal('P2', 'deploy').every((action) => action.includes(t.tile('Z5')))).toBe(true);
  },
);

scenario('[MN-R-83] only three Mechs can be deployed face-up', ({ given }) => {
  const faces = (hand: string, pilot: 'arena' | 'attack'): string[] => {
    const t = given({ P0: { hand }, P1: { row: 'C1 A1*' }, arena: 'G3 Z5*' }, { at: pilot });
    const id = hand.toLowerCase().replace(' ', '-');
    const ways = t.legal('P0', pilot === 'arena' ? 'deploy' : 'attack').filter((way) => way.includes(id));
    return ways.map((way) => way.split(' ').slice(2).join(' '));
  };
  // t0 and t1 are C1 and A1* of P1, t2 and t3 G3 and Z5* in the Arena
  expect(faces('Leviathan', 'arena')).toEqual(['t2 up', 't3 up']);
  expect(faces('Leviathan', 'attack')).toEqual(['t0 up']);
  expect(faces('War Drum', 'arena')).toEqual(['t2 down', 't2 up', 't3 down', 't3 up']);
  expect(faces('War Drum', 'attack')).toEqual(['t0 down', 't0 up']);
  expect(faces('Nightlatch', 'arena')).toEqual(['t2 down', 't3 down']);
  expect(faces('Nightlatch', 'attack')).toEqual(['t0 down', 't1 up']);
  expect(faces('Sunspear', 'arena')).toEqual(['t2 down', 't3 down']);
  expect(faces('Sunspear', 'attack')).toEqual(['t0 down']);
});

scenario('[MN-R-83] other facings are refused', ({ given }) => {
  const t = given({ P0: { hand: 'Nightlatch, Leviathan, Keyhole' }, P1: { row: 'C1 A1*' }, arena: 'G3' });
  expect(t.refusal('P0', 'deploy Leviathan G3 down')).toBe('MN-R-83');
  expect(t.refusal('P0', 'deploy Nightlatch G3 up')).toBe('MN-R-83');
  t.until('P0 attack');
  expect(t.refusal('P0', 'attack Nightlatch C1 up')).toBe('MN-R-83');
  expect(t.refusal('P0', 'attack Nightlatch A1 down')).toBe('MN-R-83');
  expect(t.refusal('P0', 'attack Keyhole C1 up')).toBe('MN-R-83');
  expect(t.refusal('P0', 'attack Leviathan A1 up')).toBe('MN-PILOT-2');
});

scenario(
  '[MN-ARENA-10] [MN-R-20] Arena abilities are used in the pilot’s own turn, before deploying',
  ({ given }) => {
    const t = given({ P0: { hand: 'Keyhole, Harbour Tug' }, P1: { hand: 'Sunspear' }, arena: 'G3 Z5*' });
    expect(t.refusal('P1', { kind: 'use', mech: 'sunspear', target: 't1' })).toBe('MN-R-97');
    t.P0('use Keyhole Z5');
    expect(t.asked).toBe('P0 arena');
    t.P0('deploy Keyhole Z5');
    expect(t.asked).toBe('P1 arena');
  },
);

scenario('[MN-RES-1] nothing is resolved before the last Arena turn', ({ given }) => {
  const t = given({ P0: { hand: 'Magpie' }, arena: 'G3' });
  t.P0('deploy Magpie G3').passes(2);
  expect([t.arena, t.row('P0'), t.where('Magpie')]).toEqual(['G3', '', 'out']);
  t.P3('pass');
  expect([t.arena, t.row('P0')]).toEqual(['', 'G3']);
});

scenario(
  '[EX-2] [MN-RES-2] [MN-RES-3] [MN-RES-4] [MN-RES-7] [MN-R-22] order, capacity and uncontested claims',
  ({ given }) => {
    const t = given(
      {
        P0: { hand: 'Sunspear' },
        P2: { hand: 'Magpie' },
        P3: { hand: 'Keyhole' },
        deck: 'G3 Z5',
      },
      { alpha: 'P2', at: 'deal' },
    );
    t.P2('deploy Magpie G3').P3('deploy Keyhole G3');
    expect(t.refusal('P0', 'deploy Sunspear G3')).toBe('MN-ARENA-7');
    t.P0('deploy Sunspear Z5').P1('pass');
    expect(t.happened.slice(1, 7)).toEqual(['battle', 'fought', 'claimed', 'damaged', 'returned', 'claimed']);
    expect(t.powers).toEqual([7, 3]);
    expect([t.row('P2'), t.row('P0'), t.arena]).toEqual(['G3', 'Z5*', '']);
    // G3 is face-up now, so P0 is asked about the Mech that claimed Z5.
    expect(t.asked).toBe('P0 claimed');
    t.P0('pass');
    expect([t.where('Magpie'), t.where('Keyhole'), t.where('Sunspear')]).toEqual(['hand', 'DIS', 'hand']);
    expect([t.isPublic('Magpie'), t.isPublic('Keyhole'), t.isPublic('Sunspear')]).toEqual([
      true,
      true,
      false,
    ]);
  },
);

scenario(
  '[MN-RES-5] [MN-RES-6] [MN-R-26] only the pilot who claims a face-down Territory sees it, and it stays face-down',
  ({ given }) => {
    const t = given({ P0: { hand: 'Magpie' }, arena: 'Z5*' });
    t.P0('deploy Magpie Z5').passes(3);
    expect(t.row('P0')).toBe('Z5*');
    const faces = (['P0', 'P1', 'P2', 'P3', 'table'] as const).map(
      (viewer) => t.sees(viewer, 'P0').row[0]?.face,
    );
    expect(faces).toEqual(['Z5', null, null, null, null]);
    expect(t.happened.slice(0, 3)).toEqual(['passed', 'claimed', 'home']);
  },
);

scenario('[MN-RES-8] [MN-RES-9] [MN-R-23] a Mech alone claims and returns to hand unseen', ({ given }) => {
  const t = given({ P0: { hand: 'Redline' }, arena: 'G3' });
  t.P0('deploy Redline G3').passes(3);
  expect(t.asked).toBe('P0 claimed');
  t.P0('pass');
  expect([t.row('P0'), t.where('Redline'), t.isPublic('Redline')]).toEqual(['G3', 'hand', false]);
  expect(t.sees('P1', 'P0')).toMatchObject({ hand: 3, mechs: [], out: null });
});

scenario('[EX-4] [MN-RES-10] [MN-R-25] [MN-R-44] a tie changes nothing', ({ given }) => {
  const t = given({
    P0: { hand: 'Searchlight' },
    P1: { hand: 'Firecracker' },
    arena: 'Z5*',
    deck: 'A1 A2 A3',
  });
  t.P0('deploy Searchlight Z5').P1('deploy Firecracker Z5').passes(2);
  expect(t.powers).toEqual([8, 8]);
  expect(t.happened.slice(1, 5)).toEqual(['battle', 'fought', 'returned', 'returned']);
  expect([t.where('Searchlight'), t.where('Firecracker')]).toEqual(['hand', 'hand']);
  expect([t.isPublic('Searchlight'), t.isPublic('Firecracker')]).toEqual([true, true]);
  t.until('P1 arena');
  expect(t.arena).toBe('Z5* A1 A2*');
  expect(t.view('P0').arena[0]?.face).toBeNull();
});

scenario('[MN-RES-10] a Territory without Mechs stays in the Arena', ({ given }) => {
  const t = given({ arena: 'G3 Z5*', deck: '' });
  t.passes(4);
  expect([t.arena, t.state.turn]).toEqual(['G3 Z5*', 6]);
});

scenario(
  '[EX-5] [MN-R-21] [MN-R-82] face-up Territories are resolved before face-down ones, the oldest first',
  ({ given }) => {
    const t = given({
      P0: { hand: 'Magpie' },
      P1: { hand: 'Keyhole' },
      P2: { hand: 'Limpet' },
      P3: { hand: 'Needlefly' },
      arena: 'A2* V5 C1 Z6*',
    });
    t.P0('deploy Magpie Z6').P1('deploy Keyhole C1').P2('deploy Limpet A2').P3('deploy Needlefly V5');
    t.until('P0 attack');
    const claimed = t.history.filter((event) => event.type === 'claimed');
    expect(claimed.map(({ face }) => face)).toEqual(['V5', 'C1', 'A2', 'Z6']);
  },
);

scenario('[MN-R-93] each Battle starts from the table as the last one left it', ({ given }) => {
  const t = given({
    P0: { hand: 'Keyhole' },
    P1: { hand: 'Redline' },
    P2: { hand: 'Grudge Engine' },
    P3: { hand: 'Paper Tiger' },
    arena: 'G3 Z5*',
  });
  t.P0('deploy Keyhole G3').P1('deploy Redline G3').P2('deploy Grudge Engine Z5').P3('deploy Paper Tiger Z5');
  expect(t.asked).toBe('P0 attack');
  // Keyhole and Redline have just gone to the hangars of P0 and P1.
  expect(t.powers).toEqual([7 + 4, 6]);
});

scenario(
  '[MN-RES-12] [MN-R-24] [EX-21] [MN-M-10] a Mech sent home by Harbour Tug can attack in the same turn',
  ({ given }) => {
    const t = given({
      P0: { hand: 'Sunspear' },
      P1: { hand: 'Harbour Tug, Keyhole' },
      P2: { row: 'C4' },
      arena: 'G3',
    });
    t.P0('deploy Sunspear G3').P1('use Harbour Tug P0');
    expect([t.where('Sunspear'), t.isPublic('Sunspear'), t.isPublic('Harbour Tug')]).toEqual([
      'hand',
      false,
      true,
    ]);
    expect(t.asked).toBe('P1 arena');
    t.P1('deploy Keyhole G3').P2('pass').P3('pass').P1('pass');
    expect([t.row('P1'), t.asked]).toEqual(['G3', 'P0 attack']);
    t.P0('attack Sunspear G3');
    expect(t.asked).toBe('P1 defend');
  },
);
