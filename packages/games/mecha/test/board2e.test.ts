import { expect } from 'vitest';
import { scenario2e } from './given.ts';

scenario2e('[MG-R-7] [MG-R-8] units, permanents, empty spaces, neighbors', ({ given }) => {
  const t = given({
    a1: 'S Turret',
    'b1+': 'S Mineshaft',
    d3: 'S Bot-a-pult',
    e4: 'S Wind-Up Mouse',
    d4: 'S Wind-Up Cat',
    S: { hand: 'Radio Tower, Orbital Strike' },
  });
  expect(t.legal('S', 'play')).toContain('play Radio Tower b1');
  expect(t.legal('S', 'activate')).toEqual(['activate d3 d4']);
  expect(t.legal('S', 'command Orbital Strike')).toEqual([
    'command Orbital Strike a1',
    'command Orbital Strike d3',
    'command Orbital Strike d4',
    'command Orbital Strike e4',
  ]);
  const bare = given({});
  bare.S('endPhase').passes();
  expect(bare.winner).toBeNull();
});

scenario2e('[MG-CTR-1] a card can have counters of several kinds', ({ given }) => {
  const t = given({ d3: 'S Jaeger dmg2', 'd3+': 'N Road Works' });
  expect(t.view('table').units[0]).toMatchObject({ damage: 2, armour: 3 });
  expect(t.view('table').lying[0]).toMatchObject({ time: 2 });
});

scenario2e(
  '[MG-SETUP-4] [MG-R-45] [MG-TOWER-1] [MG-MECHA-3] cards arrive in your own entry zone',
  ({ given }) => {
    const t = given(
      {
        a5: 'N Radio Tower',
        b5: 'N Radio Tower',
        N: { hand: 'Wind-Up Cat, Wind-Up Cat, Wind-Up Cat, Radio Tower' },
      },
      { active: 'N' },
    );
    t.N('play Wind-Up Cat c5').N('play Wind-Up Cat d5');
    expect(t.refusal('N', 'play Wind-Up Cat e5')).toBe('MG-R-41');
    expect(t.refusal('N', { kind: 'play', card: 'MG2-127', cell: 'e1' })).toBe('MG-R-45');
    expect(t.legal('N', 'move')).toEqual([]);
    t.N('play Radio Tower e5').N('play Wind-Up Cat f5');
    expect(t.at('f5')).toBe('Wind-Up Cat');
  },
);
