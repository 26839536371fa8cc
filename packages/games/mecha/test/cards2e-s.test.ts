import { expect } from 'vitest';
import { scenario2e } from './given.ts';

const SHIFT = 'Shiftformers, Mechas In Disguise';

scenario2e('[MG-R-43] [MG-R-21] Shiftformers make room for a Mecha of cost 3 or less', ({ given }) => {
  const t = given({
    d4: `S ${SHIFT} + Admiral Grace new`,
    S: { hand: 'Cruiser, Corvette, Radio Relay, Turret, Stage 3, Manly Combined Kamin, Orbital Strike' },
  });
  t.S('activate d4 -');
  expect([t.at('d4'), t.asked]).toEqual([null, 'S put']);
  const allowed = ['Cruiser', 'Manly Combined Kamin', 'Stage 3', 'Turret'];
  expect(t.legal('S')).toEqual([...allowed.map((card) => `put hand ${card} d4`), 'stop']);
  expect(t.refusal('S', { kind: 'put', from: 'hand', card: 'MG2-024', cell: 'd1' })).toBe('MG-R-38');
  expect(t.refusal('S', { kind: 'put', from: 'hand', card: 'MG2-022', cell: 'd4' })).toBe('MG-R-76');
  t.S('put hand Manly Combined Kamin d4');
  expect([t.at('d4'), t.names('S', 'discard')]).toEqual(['Manly Combined Kamin', [SHIFT, 'Admiral Grace']]);
  expect([t.bandwidth('S'), t.cost('d4'), t.happened.includes('played')]).toEqual([0, 3, false]);
  expect(t.refusal('S', 'move d4 d3')).toBe('MG-ACT-1');
});

scenario2e(
  '[MG-R-88] [MG-R-17] Shiftformers may place nothing; a player with a hand is asked anyway',
  ({ given }) => {
    const t = given({ d4: `S ${SHIFT}`, S: { hand: 'Corvette' } });
    t.S('activate d4 -');
    expect([t.asked, t.legal('S')]).toEqual(['S put', ['stop']]);
    t.S('stop');
    expect([t.at('d4'), t.names('S', 'hand'), t.asked]).toEqual([null, ['Corvette'], 'S main']);
    const bare = given({ d4: `S ${SHIFT}` });
    bare.S('activate d4 -');
    expect([bare.at('d4'), bare.asked]).toEqual([null, 'S main']);
  },
);

scenario2e(
  '[MG-R-60] [MG-R-81] Shiftformers are sacrificed, not destroyed, and need no bandwidth',
  ({ given }) => {
    const t = given({
      d4: `S ${SHIFT} + Bear, The Unbreakable`,
      d5: 'N Wind-Up Dog',
      S: { hand: 'Cruiser, Reparations' },
    });
    t.S('activate d4 -').S('put hand Cruiser d4');
    expect([t.at('d4'), t.asked, t.names('S', 'hand')]).toEqual(['Cruiser', 'S main', ['Reparations']]);
    t.S('attack d4 d5').passes(); // Haste
    expect(t.at('d5')).toBeNull();
  },
);

scenario2e('[MG-R-69] Shiftformers under a Golden Key have no ability to use', ({ given }) => {
  const t = given({ d1: `S ${SHIFT} + Golden Key` });
  expect(t.legal('S', 'activate')).toEqual([]);
});

scenario2e('[MG-R-27] [MG-R-53] Shortbow’s Range 2 also reaches the player', ({ given }) => {
  const t = given({ d4: 'S Shortbow', b3: 'S Shortbow', e5: 'N Turtle' });
  expect(t.legal('S', 'attack')).toEqual(['attack d4 player', 'attack d4 e5']);
  t.S('attack d4 e5');
  expect([t.arm('e5'), t.dmg('e5')]).toEqual([1, 1]); // Pierce
});

scenario2e(
  '[MG-R-38] Siege Tower arrives in the enemy entry zone next to a Tower you control',
  ({ given }) => {
    const t = given({
      a1: 'S Radio Tower',
      c4: 'S Radio Tower',
      e5: 'S Turret',
      f5: 'N Wind-Up Dog',
      g5: 'N Radio Tower',
      b5: 'N Radio Tower',
      S: { hand: 'Siege Tower, Radio Tower' },
    });
    expect(t.legal('S', 'play Siege Tower')).toEqual(['play Siege Tower c5', 'play Siege Tower d5']);
    expect(t.refusal('S', 'play Siege Tower b1')).toBe('MG-R-38');
    expect(t.refusal('S', { kind: 'play', card: 'MG2-097', cell: 'd4' })).toBe('MG-R-38');
    t.S('play Siege Tower c5');
    expect([t.at('c5'), t.bandwidth('S')]).toEqual(['Siege Tower', 6]);
    expect(t.refusal('S', 'play Radio Tower d1')).toBe('MG-R-37');
  },
);

scenario2e('[MG-R-38] Siege Tower arrives only there, however it arrives', ({ given }) => {
  const deck = 'Siege Tower, Siege Tower, Radio Tower';
  const t = given({ c3: 'S Radio Tower', S: { hand: 'Preplanning', deck } });
  t.S('command Preplanning -');
  expect(t.legal('S', 'put deck Siege')).toEqual([]);
  t.S('put deck Radio Tower c4');
  expect(t.legal('S', 'put deck Siege')).toEqual(['put deck Siege Tower c5']);
  t.S('put deck Siege Tower c5');
  expect(t.legal('S', 'put deck Siege')).toEqual(['put deck Siege Tower b5', 'put deck Siege Tower d5']);
  const back = given({ c3: 'S Radio Tower', S: { hand: 'Snapshot', discard: 'Siege Tower' } });
  back.S('command Snapshot -');
  expect(back.legal('S')).toEqual(['stop']);
});

scenario2e(
  '[MG-R-18] a Siege Tower that loses its legal space while being played is discarded',
  ({ given }) => {
    const t = given({ c4: 'S Radio Tower', S: { hand: 'Siege Tower' }, N: { hand: 'Orbital Strike' } });
    t.S('play Siege Tower c5').N('command Orbital Strike c4').passes();
    expect([t.at('c5'), t.names('S', 'discard')]).toEqual([null, ['Radio Tower', 'Siege Tower']]);
  },
);

scenario2e(
  '[MG-R-44] Signal Blocker adds 3 to the cost of adjacent Mechas, but a Pilot makes it 0',
  ({ given }) => {
    const t = given({
      d3: 'S Signal Blocker',
      d4: 'N Wind-Up Cat',
      c3: 'S Wind-Up Cat',
      e3: 'S Wind-Up Cat + Admiral Grace',
      d2: 'S Wind-Up Cat + Golden Key',
      e4: 'N Wind-Up Cat',
    });
    expect(['d4', 'c3', 'e3', 'd2', 'e4', 'd3'].map((cell) => t.cost(cell))).toEqual([4, 4, 0, 0, 1, 3]);
  },
);

scenario2e(
  '[MG-R-41] Signal Blocker counts for a Mecha played next to it, and when it arrives next to Mechas',
  ({ given }) => {
    const pieces = { a1: 'S Radio Relay', c1: 'S Radio Relay', g3: 'S Radio Tower' }; // bandwidth 5, cost 0
    const t = given({ ...pieces, d2: 'N Signal Blocker', S: { hand: 'Skipper' } });
    expect(t.legal('S', 'play')).toHaveLength(5);
    t.S('play Skipper d1');
    expect(t.cost('d1')).toBe(5);
    const own = given({ ...pieces, S: { hand: 'Signal Blocker' } });
    // Beside one Relay 3 + 3 is too much, and so is beside two.
    expect(own.legal('S', 'play')).toEqual(['e1', 'f1', 'g1'].map((cell) => `play Signal Blocker ${cell}`));
    expect(own.refusal('S', 'play Signal Blocker b1')).toBe('MG-R-41');
  },
);

scenario2e(
  '[MG-R-44] [MG-R-94] Signal Booster takes 1 off the cost of adjacent Mechas, never below 0',
  ({ given }) => {
    const t = given({
      d1: 'S Signal Booster',
      d2: 'S Signal Blocker',
      c1: 'S Wind-Up Mouse',
      e1: 'S Wind-Up Spider',
      d3: 'N Wind-Up Cat',
      c2: 'N Wind-Up Cat',
    });
    expect(['d1', 'd2', 'c1', 'e1', 'c2'].map((cell) => t.cost(cell))).toEqual([5, 2, 0, 3, 4]);
    const sum = given({
      a1: 'S Radio Tower',
      b2: 'S Wind-Up Dog',
      a3: 'S Radio Tower',
      g1: 'S Radio Tower',
      S: { hand: 'Signal Booster' },
    });
    expect(sum.legal('S', 'play')).toEqual(['play Signal Booster b1']); // 2 - 1 + 2 is within 3, anywhere else it is 4
  },
);

scenario2e('[MG-R-69] a Golden Key silences Blocker and Booster', ({ given }) => {
  const t = given({
    c1: 'S Signal Blocker + Golden Key',
    d1: 'S Wind-Up Dog',
    e1: 'S Signal Booster + Golden Key',
  });
  expect(t.cost('d1')).toBe(2);
});
