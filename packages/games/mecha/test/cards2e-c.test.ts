import { expect } from 'vitest';
import { scenario2e } from './given.ts';

scenario2e(
  '[MG-R-17] [MG-R-61] Battlefield Salvage draws as many cards as the Mecha had durability left',
  ({ given }) => {
    const t = given({
      d3: 'S Wind-Up Bull + Bear, The Unbreakable dmg1',
      e3: 'S Skipper',
      a1: 'S Radio Tower',
      S: { hand: 'Battlefield Salvage', deck: 'Virus, Virus, Virus, Virus, Virus, Turtle' },
    });
    t.S('command Battlefield Salvage -');
    expect(t.legal('S')).toEqual(['sacrifice d3', 'sacrifice e3']);
    t.S('sacrifice d3');
    expect([t.names('S', 'hand').length, t.names('S', 'deck')]).toEqual([5, ['Turtle']]);
    expect(t.names('S', 'discard')).toEqual(['Wind-Up Bull', 'Bear, The Unbreakable', 'Battlefield Salvage']);
    const bare = given({ a1: 'S Radio Tower', d3: 'N Skipper', S: { hand: 'Battlefield Salvage' } });
    expect(bare.refusal('S', 'command Battlefield Salvage -')).toBe('MG-R-17');
  },
);

scenario2e(
  '[MG-R-82] Bear’s Rally Cry finds up to two Pilots with different names and shows them',
  ({ given }) => {
    const discard = 'Admiral Grace, Admiral Grace, Donna, The Swift, Skipper';
    const t = given({ S: { hand: "Bear's Rally Cry", discard } });
    t.S("command Bear's Rally Cry -");
    expect(t.legal('S')).toEqual(['take Admiral Grace', 'take Donna, The Swift', 'stop']);
    t.S('take Admiral Grace');
    expect(t.legal('S')).toEqual(['take Donna, The Swift', 'stop']);
    t.S('take Donna, The Swift');
    expect([t.names('S', 'hand'), t.asked]).toEqual([['Admiral Grace', 'Donna, The Swift'], 'S main']);
    expect(t.view('N').sides[0].seen).toEqual(['MG2-004', 'MG2-027']);
    const none = given({ S: { hand: "Bear's Rally Cry", discard } });
    none.S("command Bear's Rally Cry -").S('stop');
    expect(none.names('S', 'hand')).toEqual([]);
  },
);

scenario2e('[MG-R-68] [MG-R-81] Bear returns the destroyed Mecha to its owner’s hand', ({ given }) => {
  const t = given({
    d4: 'N Skipper + Bear, The Unbreakable dmg2',
    d3: 'S Wind-Up Dog',
    N: { hand: 'Reparations' },
  });
  expect(t.cnt('d4')).toBe(2);
  t.S('attack d3 d4').N('pass');
  expect([t.names('N', 'hand'), t.names('N', 'discard')]).toEqual([
    ['Reparations', 'Skipper'],
    ['Bear, The Unbreakable'],
  ]);
  expect(t.asked).toBe('N respond destroyed');
  t.N('command Reparations d3').passes();
  expect(t.at('d3')).toBeNull();
  const stolen = given({ d4: 'S Skipper + N:Bear, The Unbreakable dmg2 stolen', d3: 'S Wind-Up Dog' });
  stolen.S('attack d3 d4');
  expect([stolen.names('S', 'hand'), stolen.names('N', 'discard')]).toEqual([
    ['Skipper'],
    ['Bear, The Unbreakable'],
  ]);
});

scenario2e('[MG-R-60] Bear does nothing for a sacrificed Mecha, or when silenced', ({ given }) => {
  const t = given({
    d3: 'S Skipper + Bear, The Unbreakable',
    S: { hand: 'Battlefield Salvage' },
  });
  t.S('command Battlefield Salvage -');
  expect(t.names('S', 'hand')).not.toContain('Skipper');
  const silenced = given({
    d4: "N Skipper + Bear, The Unbreakable > S:Jason's Rally Cry",
    d3: 'S Wind-Up Dog',
  });
  silenced.S('attack d3 d4');
  expect(silenced.names('N', 'discard')).toEqual(['Skipper', 'Bear, The Unbreakable']);
  expect(silenced.names('S', 'discard')).toEqual(["Jason's Rally Cry"]);
});

scenario2e('[MG-G-6] [MG-R-86] Bomber attacks everything that does not fly', ({ given }) => {
  const t = given({
    d4: 'S Bomber',
    c4: 'N Insect Drone',
    e4: 'N Radio Tower',
    d3: 'N Wind-Up Dog',
    d5: 'S Bomber',
  });
  expect(t.legal('S', 'attack')).toEqual(['attack d4 d3', 'attack d4 e4', 'attack d5 player']);
  expect(t.refusal('S', 'attack d4 c4')).toBe('MG-R-86');
});

scenario2e('[MG-R-48] [MG-R-54] Bot-a-pult moves, throws, and attacks with Range 3', ({ given }) => {
  const t = given({
    c2: 'S Bot-a-pult',
    d3: 'S Wind-Up Mouse',
    b2: 'S Radio Tower',
    d5: 'N Insect Drone',
    c1: 'N Skipper',
  });
  t.S('move c2 d2');
  expect(t.refusal('S', 'attack d2 d5')).toBe('MG-R-53');
  expect(t.legal('S', 'activate')).toEqual(['activate d2 d3']);
  t.S('activate d2 d3');
  expect([t.names('S', 'discard'), t.view('S').units.find(({ cell }) => cell === 'd2')?.reach]).toEqual([
    ['Wind-Up Mouse'],
    3,
  ]);
  t.S('attack d2 d5');
  expect(t.at('d5')).toBeNull();
  t.S('endPhase').passes().N('endPhase').passes();
  expect(t.view('S').units.find(({ cell }) => cell === 'd2')?.reach).toBe(1);
});

scenario2e('[MG-R-70] [MG-D-24] Camouflage gives the name of a Mecha, and nothing else', ({ given }) => {
  const t = given({
    d1: 'S Skipper',
    e2: 'S Skipper',
    d5: 'N Wind-Up Bull + Golden Key',
    c5: 'N Radio Tower',
    S: { hand: 'Camouflage' },
  });
  expect(t.legal('S', 'command')).toEqual(['command Camouflage d1']);
  t.S('command Camouflage d1');
  expect(t.legal('S')).toEqual(['name Skipper', 'name Wind-Up Wind-Up Bull']);
  expect(t.refusal('S', { kind: 'name', name: 'Radio Tower' })).toBe('MG-D-24');
  t.S('name Wind-Up Wind-Up Bull');
  expect([t.at('d1'), t.power('d1'), t.cnt('d1'), t.cost('d1')]).toEqual(['Wind-Up Wind-Up Bull', 2, 2, 2]);
});

scenario2e('[MG-R-70] Camouflage: the words of the new name count, the old ones do not', ({ given }) => {
  const t = given({
    d1: 'S Wind-Up Bull',
    d5: 'N Electric Bull',
    e5: 'N Pack Cat',
    c1: 'S Pack Dog',
    S: { hand: 'Camouflage' },
  });
  expect([t.power('d1'), t.power('c1')]).toEqual([5, 1]);
  t.S('command Camouflage d1').S('name Pack Cat');
  expect([t.power('d1'), t.power('c1')]).toEqual([4, 2]);
});

scenario2e('[MG-R-70] Camouflage: the name stays once chosen, and the newest name wins', ({ given }) => {
  const t = given({
    d1: 'S Skipper',
    d5: 'N Wind-Up Dog',
    e5: 'N Wind-Up Cat',
    S: { hand: 'Camouflage, Camouflage, Golden Key, Orbital Strike, Acid Rain' },
  });
  t.S('command Camouflage d1').S('name Wind-Up Cat').S('command Orbital Strike e5').passes();
  expect([t.at('e5'), t.at('d1')]).toEqual([null, 'Wind-Up Cat']);
  t.S('command Golden Key d1');
  expect(t.at('d1')).toBe('Wind-Up Skipper');
  t.S('command Camouflage d1').S('name Wind-Up Dog');
  expect(t.at('d1')).toBe('Wind-Up Dog');
  t.S('command Acid Rain d1.3');
  expect(t.at('d1')).toBe('Wind-Up Skipper');
});

scenario2e('[MG-R-18] Camouflage without its host is discarded', ({ given }) => {
  const t = given({
    d1: 'S Skipper',
    S: { hand: 'Camouflage' },
    N: { hand: 'Space Lion' },
  });
  t.S('command Camouflage d1').N('command Space Lion d1').passes();
  expect([t.names('S', 'hand'), t.names('S', 'discard')]).toEqual([['Skipper'], ['Camouflage']]);
});
