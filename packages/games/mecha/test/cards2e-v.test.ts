import { expect } from 'vitest';
import { scenario2e } from './given.ts';

const TOWERS = { a1: 'S Radio Relay', b1: 'S Radio Relay' }; // bandwidth 4

scenario2e('[MG-R-82] Timely Backup discards two cards or gets two Armour counters', ({ given }) => {
  const t = given({ ...TOWERS, S: { hand: 'Timely Backup, Skipper, Turtle, Jaeger' } });
  t.S('play Timely Backup d1');
  expect([t.asked, t.legal('S')]).toEqual([
    'S discard',
    ['discard Skipper', 'discard Turtle', 'discard Jaeger'],
  ]);
  t.S('discard Jaeger').S('discard Skipper');
  expect([t.arm('d1'), t.names('S', 'hand'), t.asked]).toEqual([0, ['Turtle'], 'S main']);
  const one = given({ ...TOWERS, S: { hand: 'Timely Backup, Skipper' } });
  one.S('play Timely Backup d1');
  expect([one.arm('d1'), one.names('S', 'discard'), one.asked]).toEqual([2, ['Skipper'], 'S main']);
  const none = given({ ...TOWERS, S: { hand: 'Timely Backup' } });
  none.S('play Timely Backup d1');
  expect(none.arm('d1')).toBe(2);
  const two = given({ ...TOWERS, S: { hand: 'Timely Backup, Skipper, Skipper' } });
  two.S('play Timely Backup d1');
  expect([two.arm('d1'), two.names('S', 'hand'), two.asked]).toEqual([0, [], 'S main']);
});

scenario2e(
  '[MG-R-77] Timely Backup can discard a Hidden Cache, which then draws three cards',
  ({ given }) => {
    const t = given({
      ...TOWERS,
      S: { hand: 'Timely Backup, Hidden Cache', deck: 'Turtle, Skipper, Jaeger' },
    });
    t.S('play Timely Backup d1');
    expect([t.arm('d1'), t.names('S', 'hand')]).toEqual([2, ['Turtle', 'Skipper', 'Jaeger']]);
  },
);

scenario2e('[MG-R-43] Timely Backup works however it arrives', ({ given }) => {
  const t = given({
    d4: 'S Shiftformers, Mechas In Disguise',
    S: { hand: 'Timely Backup, Skipper, Turtle' },
  });
  t.S('activate d4 -').S('put hand Timely Backup d4');
  expect([t.at('d4'), t.names('S', 'hand'), t.arm('d4')]).toEqual(['Timely Backup', [], 0]);
});

scenario2e('[MG-R-43] [MG-R-19] each Trench Rats can bring another, whatever the bandwidth', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    S: { hand: 'Trench Rats, Trench Rats, Trench Rats, Skipper' },
  });
  t.S('play Trench Rats d1');
  expect([t.at('d1'), t.asked]).toEqual(['Trench Rats', 'S put']);
  const spaces = ['b1', 'c1', 'e1', 'f1', 'g1'].map((cell) => `put hand Trench Rats ${cell}`);
  expect(t.legal('S')).toEqual([...spaces, 'stop']);
  expect(t.refusal('S', { kind: 'put', from: 'hand', card: 'MG2-101', cell: 'b1' })).toBe('MG-R-76');
  t.S('put hand Trench Rats b1').S('put hand Trench Rats c1');
  expect(t.legal('S')).toEqual(['stop']); // MG-R-88: a card is in hand
  t.S('stop');
  expect([t.names('S', 'hand'), t.asked, t.bandwidth('S')]).toEqual([['Skipper'], 'S main', 1]);
  expect(t.happened.filter((type) => type === 'played')).toHaveLength(1);
  expect(t.refusal('S', 'move b1 b2')).toBe('MG-ACT-1');
});

scenario2e('[MG-R-88] Trench Rats may bring none, and don’t ask without a hand or a space', ({ given }) => {
  const t = given({ a1: 'S Radio Tower', S: { hand: 'Trench Rats, Trench Rats' } });
  t.S('play Trench Rats d1').S('stop');
  expect([t.names('S', 'hand'), t.asked]).toEqual([['Trench Rats'], 'S main']);
  const bare = given({ a1: 'S Radio Tower', S: { hand: 'Trench Rats' } });
  bare.S('play Trench Rats d1');
  expect(bare.asked).toBe('S main');
  const full = given({
    a1: 'S Radio Tower',
    b1: 'S Wind-Up Mouse',
    c1: 'S Wind-Up Mouse',
    d1: 'S Wind-Up Mouse',
    e1: 'S Wind-Up Mouse',
    f1: 'S Wind-Up Mouse',
    S: { hand: 'Trench Rats, Trench Rats' },
  });
  full.S('play Trench Rats g1');
  expect([full.at('g1'), full.asked, full.winner]).toEqual(['Trench Rats', 'S main', null]);
});

scenario2e('[MG-R-19] a canceled Trench Rats brings nothing', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    d5: 'N Anti-Mecha Battery',
    S: { hand: 'Trench Rats, Trench Rats' },
  });
  t.S('play Trench Rats d1').N('activate d5 -').passes();
  expect([t.at('d1'), t.asked, t.names('S', 'hand')]).toEqual([null, 'S main', ['Trench Rats']]);
});

scenario2e('[MG-R-17] [MG-R-49] Tunnel Warfare: discard another card for one more space', ({ given }) => {
  const t = given({ d2: 'S Guard Dog', S: { hand: 'Tunnel Warfare, Skipper, Turtle' } });
  t.S('command Tunnel Warfare d2').S('discard Turtle').S('move d2 d3-d4-d5').passes();
  expect([t.at('d5'), t.names('S', 'discard')]).toEqual(['Guard Dog', ['Turtle', 'Tunnel Warfare']]);
  t.S('attack d5 player').passes();
  expect(t.pile('N').damage).toHaveLength(1);
  const last = given({ d2: 'S Guard Dog', S: { hand: 'Tunnel Warfare' } });
  expect(last.refusal('S', 'command Tunnel Warfare d2')).toBe('MG-R-17');
});

scenario2e(
  '[MG-R-44] [MG-R-70] Turn The Key gives your Wind-Ups +2 power and takes 1 off their cost',
  ({ given }) => {
    const t = given({
      c1: 'S Wind-Up Mouse',
      d1: 'S Wind-Up Bull',
      e1: 'S Pack Dog',
      f1: 'N Wind-Up Cat',
      S: { hand: 'Turn The Key, Turn The Key, Golden Key' },
    });
    t.S('command Turn The Key -');
    expect(['c1', 'd1', 'e1', 'f1'].map((cell) => t.power(cell))).toEqual([3, 6, 1, 2]);
    expect(['c1', 'd1', 'e1', 'f1'].map((cell) => t.cost(cell))).toEqual([0, 2, 3, 1]);
    t.S('command Turn The Key -');
    expect([t.power('d1'), t.cost('d1')]).toEqual([8, 1]);
    t.S('command Golden Key e1'); // renamed later this turn
    expect([t.at('e1'), t.power('e1'), t.cost('e1')]).toEqual(['Wind-Up Pack Dog', 5, 0]);
    t.S('endPhase').passes();
    expect([t.power('d1'), t.cost('d1'), t.power('e1')]).toEqual([4, 3, 1]);
  },
);

scenario2e('[MG-R-41] Turn The Key counts when you check the cost of a Wind-Up you play', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    b1: 'S Radio Tower',
    S: { hand: 'Turn The Key, Wind-Up Bull, Cruiser' },
  });
  expect(t.refusal('S', 'play Wind-Up Bull d1')).toBe('MG-R-41');
  t.S('command Turn The Key -');
  expect(t.refusal('S', 'play Cruiser d1')).toBe('MG-R-41');
  t.S('play Wind-Up Bull d1');
  expect([t.cost('d1'), t.power('d1')]).toEqual([2, 6]);
});

scenario2e(
  '[MG-R-44] Turn The Key, Signal Blocker and Booster add up, and the minimum of 0 comes last',
  ({ given }) => {
    const t = given({
      d1: 'S Wind-Up Mouse',
      c1: 'S Signal Booster',
      e1: 'S Signal Blocker',
      S: { hand: 'Turn The Key' },
    });
    expect(t.cost('d1')).toBe(2);
    t.S('command Turn The Key -');
    expect(t.cost('d1')).toBe(1);
  },
);

scenario2e(
  '[MG-R-39] [MG-R-58] Turret gives bandwidth, has power 4, never moves and waits a turn',
  ({ given }) => {
    const t = given({
      b4: 'S Radio Tower',
      a1: 'S Turret',
      a2: 'N Wind-Up Spider',
      b5: 'N Wind-Up Cat',
      S: { hand: 'Turret, Radio Tower' },
    });
    expect(t.bandwidth('S')).toBe(2);
    expect(t.refusal('S', 'move a1 b1')).toBe('MG-R-86');
    t.S('attack a1 a2').passes();
    expect(t.dmg('a2')).toBe(4);
    t.S('play Turret c4');
    expect([t.bandwidth('S'), t.refusal('S', 'play Radio Tower d1')]).toEqual([3, 'MG-R-37']);
    expect(t.refusal('S', { kind: 'attack', unit: 'c4', target: 'player' })).toBe('MG-ACT-1');
  },
);
