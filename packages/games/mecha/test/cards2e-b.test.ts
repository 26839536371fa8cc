import { expect } from 'vitest';
import { row, scenario2e } from './given.ts';

scenario2e('[MG-G-15] [MG-R-43] Anti-Mecha Battery cancels a Mecha that is being played', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    b1: 'S Radio Tower',
    c1: 'S Radio Tower',
    c5: 'N Anti-Mecha Battery new',
    S: { hand: 'Wind-Up Bull, Wind-Up Bull' },
  });
  expect(t.bandwidth('N')).toBe(0);
  t.S('play Wind-Up Bull d1');
  expect([t.asked, t.legal('N')]).toEqual(['N respond card', ['pass', 'activate c5 -']]);
  t.N('activate c5 -').passes();
  expect([t.at('d1'), t.at('c5'), t.asked]).toEqual([null, null, 'S main']);
  expect([t.names('S', 'discard'), t.names('N', 'discard')]).toEqual([
    ['Wind-Up Bull'],
    ['Anti-Mecha Battery'],
  ]);
  expect(t.happened).not.toContain('destroyed');
  t.S('play Wind-Up Bull d1');
  expect(t.at('d1')).toBe('Wind-Up Bull');
});

scenario2e('[MG-R-39] [MG-R-37] Anti-Mecha Battery cancels Mecha Towers, and cannot move', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    d1: 'S Anti-Mecha Battery',
    c5: 'N Anti-Mecha Battery',
    S: { hand: 'Turret, Radio Tower' },
  });
  expect(t.refusal('S', 'move d1 d2')).toBe('MG-R-86');
  expect(t.refusal('S', { kind: 'activate', unit: 'd1', pay: '-' })).toBe('MG-R-21');
  t.S('play Turret b1').N('activate c5 -').passes();
  expect([t.at('b1'), t.names('S', 'discard')]).toEqual([null, ['Turret']]);
  expect(t.refusal('S', 'play Radio Tower b1')).toBe('MG-R-37');
});

scenario2e('[MG-R-21] its own player may use it too, and only against Mechas', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    d1: 'S Anti-Mecha Battery',
    c5: 'N Anti-Mecha Battery',
    S: { hand: 'Radio Tower, Wind-Up Mouse' },
    N: { hand: 'Espionage' },
  });
  t.S('play Radio Tower b1');
  expect([t.asked, t.legal('N', 'activate')]).toEqual(['N respond card', []]);
  t.N('pass').S('play Wind-Up Mouse c1').N('command Espionage S');
  expect([t.asked, t.legal('S')]).toEqual(['S respond card', ['pass', 'activate d1 -']]);
  t.S('activate d1 -').passes();
  expect([t.at('c1'), t.names('S', 'discard')]).toEqual([null, ['Anti-Mecha Battery', 'Wind-Up Mouse']]);
});

scenario2e('[MG-R-43] a Mecha put on the battlefield by an effect can’t be canceled', ({ given }) => {
  const t = given({ c5: 'N Anti-Mecha Battery', S: { hand: 'Jury Rigging, Skipper' } });
  t.S('command Jury Rigging -');
  expect([t.asked, t.legal('S')]).toEqual([
    'S put',
    row(1)
      .map((cell) => `put hand Skipper ${cell}`)
      .concat('stop'),
  ]);
  t.S('put hand Skipper d1');
  expect([t.at('d1'), t.at('c5'), t.asked]).toEqual(['Skipper', 'Anti-Mecha Battery', 'S main']);
});

scenario2e('[MG-R-22] two Batteries for one Mecha: the second is wasted', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    c5: 'N Anti-Mecha Battery',
    d1: 'S Anti-Mecha Battery',
    S: { hand: 'Wind-Up Mouse' },
  });
  t.S('play Wind-Up Mouse c1').N('activate c5 -').S('activate d1 -').passes();
  expect([t.at('c1'), t.at('c5'), t.at('d1')]).toEqual([null, null, null]);
  expect(t.happened.filter((type) => type === 'cancelled')).toHaveLength(1);
});

scenario2e('[MG-G-16] [MG-R-80] Balloon Army takes the space of the Mecha, and the hit', ({ given }) => {
  const t = given({
    d3: 'S Cruise Missle',
    d4: 'N Jaeger + Admiral Grace',
    N: { hand: 'Balloon Army, Reparations' },
    S: { hand: 'Reparations' },
  });
  t.S('attack d3 d4');
  expect(t.legal('N')).toEqual(['pass', 'command Balloon Army -']);
  t.N('command Balloon Army -').S('pass').N('pass');
  expect([t.at('d3'), t.at('d4')]).toEqual([null, null]);
  expect(t.names('N', 'hand')).toEqual(['Reparations', 'Jaeger']);
  expect(t.names('N', 'discard')).toEqual(['Admiral Grace', 'Balloon Army']);
  expect([t.names('S', 'discard'), t.asked]).toEqual([['Cruise Missle'], 'S respond destroyed']);
  t.S('pass');
  expect(t.asked).toBe('N respond destroyed');
});

scenario2e(
  '[MG-R-80] nothing that would stop the attack on another unit stops it on Balloon Army',
  ({ given }) => {
    const t = given({
      c4: 'S Orbiter',
      d4: 'N Insect Drone',
      d5: 'N Balloon Army',
      N: { hand: 'Balloon Army' },
    });
    expect(t.refusal('S', 'attack c4 d5')).toBe('MG-R-86');
    t.S('attack c4 d4').N('command Balloon Army -').passes();
    expect([t.at('d4'), t.names('N', 'discard')]).toEqual([null, ['Balloon Army']]);
  },
);

scenario2e('[MG-R-80] [MG-R-62] Balloon Army on the battlefield is a Mecha 0/1 of cost 0', ({ given }) => {
  const t = given({
    d4: 'S Radio Relay',
    d5: 'N Wind-Up Dog',
    N: { hand: 'Balloon Army, Admiral Grace', deck: 'Ironhide' },
  });
  t.S('attack d4 d5').N('command Balloon Army -').passes();
  expect([t.at('d5'), t.cost('d5'), t.power('d5'), t.cnt('d5')]).toEqual(['Balloon Army', 0, 0, 1]);
  expect(t.names('N', 'discard')).toEqual([]);
  t.S('endPhase').passes();
  expect(t.legal('N', 'command')).toEqual(['command Ironhide d5']);
  t.N('attach Admiral Grace d5').N('move d5 e5');
  expect([t.at('e5'), t.power('e5')]).toEqual(['Balloon Army', 1]);
});

scenario2e('[MG-R-80] the second of two Balloon Armies to resolve is discarded', ({ given }) => {
  const t = given({
    d3: 'S Skipper',
    d4: 'N Wind-Up Dog',
    N: { hand: 'Balloon Army, Balloon Army' },
    S: { hand: 'Espionage' },
  });
  t.S('attack d3 d4').N('command Balloon Army -').S('command Espionage N').N('command Balloon Army -');
  t.passes();
  expect([t.at('d4'), t.names('N', 'discard')]).toEqual([null, ['Balloon Army', 'Balloon Army']]);
  expect(t.names('N', 'hand')).toEqual(['Wind-Up Dog']);
  expect(t.happened.filter((type) => type === 'fizzled')).toHaveLength(1);
});

scenario2e(
  '[MG-R-80] [MG-R-68] Balloon Army responds only to an attack on a Mecha, and the Mecha returns to its owner',
  ({ given }) => {
    const t = given({
      d3: 'S Skipper',
      d4: 'S Wind-Up Dog stolen',
      c3: 'N Radio Tower',
      N: { hand: 'Balloon Army' },
    });
    t.S('attack d3 c3');
    expect(t.legal('N')).toEqual(['pass']);
    const own = given({ d3: 'S Skipper', d4: 'S Wind-Up Dog stolen', N: { hand: 'Balloon Army' } });
    own.S('attack d3 d4').N('command Balloon Army -').passes();
    expect([own.names('S', 'hand'), own.names('N', 'discard')]).toEqual([['Wind-Up Dog'], ['Balloon Army']]);
  },
);

scenario2e('[MG-R-18] an attacker that can no longer attack does not hit Balloon Army', ({ given }) => {
  const t = given({
    d3: 'S Skipper',
    d4: 'N Wind-Up Dog',
    a5: 'N Radio Tower',
    S: { hand: 'Espionage' },
    N: { hand: 'Virus, Balloon Army' },
  });
  t.S('attack d3 d4').N('command Virus d3').S('command Espionage N').N('command Balloon Army -').passes();
  expect([t.at('d4'), t.happened.includes('calledOff')]).toEqual(['Balloon Army', true]);
});
