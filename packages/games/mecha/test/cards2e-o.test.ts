import { expect } from 'vitest';
import { scenario2e } from './given.ts';

scenario2e('[MG-R-33] [MG-R-72] Radioless Carrier does nothing without a Pilot', ({ given }) => {
  const t = given({
    d1: 'S Radioless Carrier',
    d2: 'N Wind-Up Mouse',
    S: { hand: 'Admiral Grace' },
  });
  expect(t.view('S').units[0]).toMatchObject({ keywords: [], marks: ['cannotMove', 'cannotAttack'] });
  expect(t.refusal('S', 'move d1 c1')).toBe('MG-R-86');
  expect(t.refusal('S', 'attack d1 d2')).toBe('MG-R-86');
  t.S('attach Admiral Grace d1');
  expect(t.view('S').units[0]).toMatchObject({ keywords: ['flight'], marks: [], stepsLeft: 2 });
  t.S('move d1 c1-c2').S('attack c2 d2');
  expect(t.at('d2')).toBeNull();
});

scenario2e('[MG-R-72] a Pilot without abilities is enough for Radioless Carrier', ({ given }) => {
  const t = given({ d1: "S Radioless Carrier + Admiral Grace > N:Jason's Rally Cry", d2: 'N Wind-Up Cat' });
  expect(t.view('S').units[0]?.keywords).toEqual(['flight']);
  t.S('attack d1 d2');
  expect(t.at('d2')).toBeNull();
});

scenario2e(
  '[MG-R-33] an unpiloted Radioless Carrier seals the entry zone, a piloted one does not',
  ({ given }) => {
    const row = {
      a1: 'S Radio Tower',
      b1: 'S Radio Tower',
      c1: 'S Radio Tower',
      d1: 'S Radio Tower',
      e1: 'S Radio Tower',
      f1: 'S Radio Tower',
    };
    const t = given({ ...row, g1: 'S Radioless Carrier', S: { hand: 'Grand Hurricane' } });
    t.S('command Grand Hurricane -');
    expect(t.winner).toBe('N');
    const piloted = given({
      ...row,
      g1: 'S Radioless Carrier + Admiral Grace',
      S: { hand: 'Grand Hurricane' },
    });
    piloted.S('command Grand Hurricane -');
    expect(piloted.winner).toBeNull();
  },
);

scenario2e(
  '[MG-R-69] a Golden Key frees Radioless Carrier, which then has neither Flight nor Speed',
  ({ given }) => {
    const t = given({ d1: 'S Radioless Carrier + Golden Key' });
    expect(t.view('S').units[0]).toMatchObject({ keywords: [], marks: [], stepsLeft: 1 });
  },
);

scenario2e('[MG-R-38] [MG-R-60] Radio Relay comes onto a Radio Tower, which is sacrificed', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    c3: 'S Radio Tower',
    e1: 'S Drone Nest',
    g5: 'N Radio Tower',
    b1: 'S Potshot',
    f4: 'N Wind-Up Dog',
    S: { hand: 'Radio Relay, Radio Tower' },
  });
  expect(t.bandwidth('S')).toBe(3);
  expect(t.legal('S', 'play Radio Relay')).toEqual(['play Radio Relay a1', 'play Radio Relay c3']);
  expect(t.refusal('S', 'play Radio Relay d1')).toBe('MG-R-38');
  t.S('play Radio Relay c3');
  expect([t.at('c3'), t.bandwidth('S'), t.names('S', 'discard')]).toEqual([
    'Radio Relay',
    3,
    ['Radio Tower'],
  ]);
  expect([t.happened.includes('destroyed'), t.happened.includes('trigger')]).toEqual([false, false]);
  expect(t.refusal('S', 'play Radio Tower d1')).toBe('MG-R-37');
});

scenario2e('[MG-R-70] [MG-R-39] n Relays give n × n, and each is a Mecha with power 0', ({ given }) => {
  const t = given({
    a1: 'S Radio Relay',
    c1: 'S Radio Relay',
    e1: 'S Radio Relay',
    a5: 'N Radio Relay',
    a2: 'N Turtle',
  });
  expect([t.bandwidth('S'), t.bandwidth('N')]).toEqual([9, 1]);
  t.S('attack a1 a2');
  expect([t.arm('a2'), t.cnt('a2')]).toEqual([0, 3]);
  t.S('move c1 c2');
  expect(t.at('c2')).toBe('Radio Relay');
});

scenario2e(
  '[MG-R-70] [MG-R-69] a unit camouflaged as a Radio Relay counts as one, a Relay with a Golden Key does not',
  ({ given }) => {
    const t = given({
      a1: 'S Radio Relay',
      c1: 'S Radio Relay',
      e1: 'S Wind-Up Cat',
      S: { hand: 'Camouflage, Golden Key, Camouflage' },
    });
    t.S('command Camouflage e1').S('name Radio Relay');
    expect([t.at('e1'), t.bandwidth('S')]).toEqual(['Radio Relay', 6]); // two of them provide, for three each
    t.S('command Golden Key a1');
    expect([t.at('a1'), t.bandwidth('S')]).toEqual(['Wind-Up Radio Relay', 2]);
    expect(t.cost('a1')).toBe(0);
    t.S('command Camouflage a1').S('name Radio Relay'); // the name again, but no ability
    expect(t.bandwidth('S')).toBe(3);
  },
);

scenario2e('[MG-R-18] a Radio Relay whose Tower is gone takes another one, or is discarded', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    c1: 'S Radio Tower',
    e1: 'S Radio Tower',
    S: { hand: 'Radio Relay' },
    N: { hand: 'Orbital Strike' },
  });
  t.S('play Radio Relay a1').N('command Orbital Strike a1');
  expect([t.asked, t.legal('S')]).toEqual(['S place', ['place c1', 'place e1']]);
  t.S('place e1');
  expect([t.at('a1'), t.at('e1')]).toEqual([null, 'Radio Relay']);
  const gone = given({ a1: 'S Radio Tower', S: { hand: 'Radio Relay' }, N: { hand: 'Orbital Strike' } });
  gone.S('play Radio Relay a1').N('command Orbital Strike a1');
  expect([gone.asked, gone.names('S', 'discard')]).toEqual(['S main', ['Radio Tower', 'Radio Relay']]);
});

scenario2e(
  '[MG-R-22] a canceled Radio Relay leaves its Tower, but counts as the Tower of the turn',
  ({ given }) => {
    const t = given({
      a1: 'S Radio Tower',
      b1: 'S Radio Tower',
      c5: 'N Anti-Mecha Battery',
      S: { hand: 'Radio Relay, Radio Tower' },
    });
    t.S('play Radio Relay a1').N('activate c5 -').passes();
    expect([t.at('a1'), t.at('c5'), t.names('S', 'discard')]).toEqual(['Radio Tower', null, ['Radio Relay']]);
    expect(t.refusal('S', 'play Radio Tower d1')).toBe('MG-R-37');
  },
);

scenario2e(
  '[MG-R-37] [MG-TOWER-6] [MG-R-40] Radio Tower gives 1 bandwidth, has durability 2, and only one is played per turn',
  ({ given }) => {
    const t = given({ c2: 'S Radio Tower', c3: 'N Wind-Up Cat', S: { hand: 'Radio Tower, Radio Tower' } });
    expect(t.legal('S', 'play')).toHaveLength(7 + 2); // the entry zone, and beside the Tower but for c1 and c3
    t.S('play Radio Tower c1');
    expect(t.bandwidth('S')).toBe(2);
    expect(t.refusal('S', 'play Radio Tower d1')).toBe('MG-R-37');
    expect([t.legal('S', 'move'), t.legal('S', 'attack')]).toEqual([[], []]);
    t.S('endPhase').passes().N('attack c3 c2').passes();
    expect([t.at('c2'), t.bandwidth('S')]).toEqual([null, 1]);
  },
);

scenario2e(
  '[MG-R-76] [MG-R-70] Raining Cats And Dogs finds whole words, in cards of any type',
  ({ given }) => {
    const t = given({
      S: {
        hand: 'Raining Cats And Dogs',
        deck: 'Skipper, Pack Dog, Wind-Up Cat, Raining Cats And Dogs, Guard Dog, Pack Cat',
      },
    });
    t.S('command Raining Cats And Dogs -');
    expect(t.legal('S')).toEqual(['take Pack Cat', 'take Wind-Up Cat', 'stop']);
    expect(t.refusal('S', 'take Pack Dog')).toBe('MG-R-76');
    t.S('take Pack Cat');
    expect(t.legal('S')).toEqual(['take Guard Dog', 'take Pack Dog', 'stop']);
    t.S('take Pack Dog');
    expect([t.names('S', 'hand'), t.asked]).toEqual([['Pack Cat', 'Pack Dog'], 'S main']);
    expect(t.view('N').sides[0].seen).toEqual(['MG2-072', 'MG2-073']);
    expect(t.happened.filter((type) => type === 'shuffled')).toHaveLength(1);
  },
);

scenario2e('[MG-R-88] Raining Cats And Dogs asks for the Dog even if no Cat was found', ({ given }) => {
  const t = given({ S: { hand: 'Raining Cats And Dogs', deck: 'Guard Dog, Skipper' } });
  t.S('command Raining Cats And Dogs -');
  expect([t.asked, t.legal('S')]).toEqual(['S take', ['stop']]);
  t.S('stop').S('take Guard Dog');
  expect([t.names('S', 'hand'), t.asked]).toEqual([['Guard Dog'], 'S main']);
});
