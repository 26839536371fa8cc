import { expect } from 'vitest';
import { scenario2e } from './given.ts';

scenario2e(
  '[MG-R-49] [MG-R-96] Marching Orders allow a longer path, or another step before the attack',
  ({ given }) => {
    const t = given({
      d2: 'S Wind-Up Dog',
      f2: 'S Radio Tower',
      d5: 'N Wind-Up Dog',
      S: { hand: 'Marching Orders, Marching Orders' },
    });
    expect(t.legal('S', 'command Marching')).toEqual(['command Marching Orders d2']);
    t.S('command Marching Orders d2').passes().S('move d2 d3').passes();
    expect(t.legal('S', 'move')).toEqual([]); // the space was not used, and is lost
    t.S('command Marching Orders d3').passes();
    expect(t.unit('d3')?.extraSteps).toBe(1);
    t.S('move d3 d4').S('attack d4 d5');
    expect(t.at('d5')).toBeNull();
    expect(t.legal('S', 'move')).toEqual([]);
  },
);

scenario2e('[MG-R-49] [MG-G-26] Marching Orders add to the best Speed, not to each of them', ({ given }) => {
  const t = given({ d1: 'S Insect Drone + Donna, The Swift', S: { hand: 'Marching Orders' } });
  expect(t.view('S').units[0]?.stepsLeft).toBe(2);
  t.S('command Marching Orders d1');
  expect(t.view('S').units[0]?.stepsLeft).toBe(3);
  t.S('move d1 d2-d3-d4');
  expect(t.at('d4')).toBe('Insect Drone');
});

scenario2e('[MG-R-19] [MG-R-70] Mechanical Bull repairs every other Bull of its side', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    b1: 'S Radio Tower',
    c1: 'S Rampart',
    d4: 'S Radio Relay',
    a3: 'S Wind-Up Bull + Admiral Grace dmg2',
    c3: 'S Thunder Bull + Donna, The Swift',
    e3: 'S Wind-Up Dog + Bear, The Unbreakable dmg1',
    g3: 'N Electric Bull + Ada, The Ingenious dmg1',
    S: { hand: 'Mechanical Bull' },
  });
  t.S('play Mechanical Bull e1');
  expect([t.dmg('a3'), t.dmg('c3'), t.dmg('e3'), t.dmg('g3')]).toEqual([1, 0, 1, 1]);
});

scenario2e(
  '[MG-R-17] [MG-R-76] Millennium Relic Fragment needs both other copies, and does not show what it takes',
  ({ given }) => {
    const two = given({ S: { hand: 'Millennium Relic Fragment, Millennium Relic Fragment, Skipper' } });
    expect(two.refusal('S', 'command Millennium Relic Fragment -')).toBe('MG-R-17');
    const hand = 'Millennium Relic Fragment, Millennium Relic Fragment, Millennium Relic Fragment';
    const t = given({ S: { hand, deck: 'Skipper, Orbital Strike, Jaeger, Skipper' } });
    t.S('command Millennium Relic Fragment -');
    expect([t.asked, t.pile('S').discard.length]).toEqual(['S take', 2]);
    expect(t.legal('S')).toEqual(['take Jaeger', 'take Orbital Strike', 'take Skipper', 'stop']);
    t.S('take Skipper').S('take Skipper');
    expect([t.asked, t.names('S', 'hand')]).toEqual(['S main', ['Skipper', 'Skipper']]);
    expect([t.view('N').sides[0].seen, t.pile('S').discard.length]).toEqual([[], 3]);
    expect(t.history.filter(({ type }) => type === 'shuffled')).toHaveLength(1);
  },
);

scenario2e('[MG-R-76] Millennium Relic Fragment may find fewer, and still shuffles', ({ given }) => {
  const hand = 'Millennium Relic Fragment, Millennium Relic Fragment, Millennium Relic Fragment';
  const t = given({ S: { hand, deck: 'Skipper, Jaeger' } });
  t.S('command Millennium Relic Fragment -').S('take Jaeger').S('stop');
  expect([t.names('S', 'hand'), t.happened.includes('shuffled')]).toEqual([['Jaeger'], true]);
});

scenario2e('[MG-R-17] Millennium Relic Fragment without its copies finds nothing', ({ given }) => {
  const hand = 'Millennium Relic Fragment, Millennium Relic Fragment, Millennium Relic Fragment';
  const t = given({ S: { hand, deck: 'Jaeger' }, N: { hand: 'Signal Jamming' } });
  t.S('command Millennium Relic Fragment -').N('command Signal Jamming -').passes();
  expect([t.asked, t.names('S', 'hand'), t.happened.includes('searched')]).toEqual(['S main', [], false]);
});

scenario2e('[MG-CTR-15] [MG-R-74] Mineshaft loses counters only on its controller’s turns', ({ given }) => {
  const t = given({ d3: 'N Skipper', S: { hand: 'Mineshaft' } });
  expect(t.legal('S', 'command')).toHaveLength(35);
  t.S('command Mineshaft d3').S('endPhase').passes();
  expect(t.state.lying.map(({ time }) => time)).toEqual([2]);
  t.N('endPhase').passes();
  expect([t.state.lying[0]?.time, t.pile('S').hand.length]).toEqual([1, 1]);
  t.S('endPhase').passes().N('endPhase').passes();
  expect([t.state.lying[0]?.time, t.pile('S').hand.length]).toEqual([0, 3]);
  t.S('endPhase').passes();
  expect(t.pile('N').hand).toHaveLength(3); // one a turn: it is not N's
});

scenario2e('[MG-R-78] [MG-R-82] Mineshaft is mandatory, unless the Draw Phase is skipped', ({ given }) => {
  const pieces = {
    'a3+': 'S Mineshaft time0',
    S: { deck: 'Skipper, Jaeger', discard: 'Phoenix' },
  };
  const t = given(pieces, { at: 'turn' });
  t.S('draw');
  expect(t.names('S', 'hand')).toEqual(['Skipper', 'Jaeger']);
  const skipped = given(pieces, { at: 'turn' });
  skipped.S('skip Phoenix');
  expect(skipped.names('S', 'hand')).toEqual(['Phoenix']);
  const last = given({ 'a3+': 'S Mineshaft time0', S: { deck: 'Skipper' } }, { at: 'turn' });
  expect(last.winner).toBe('N');
});

scenario2e(
  '[MG-R-84] [MG-R-61] Mod Bot repairs as much as the full durability of the sacrificed Mecha',
  ({ given }) => {
    const t = given({
      d3: 'S Mod Bot + Bear, The Unbreakable dmg4',
      c3: 'S Skipper dmg1',
      e3: 'S Radio Tower',
      d4: 'N Skipper',
    });
    expect(t.refusal('S', 'activate d3 d4')).toBe('MG-R-84');
    expect(t.refusal('S', 'activate d3 e3')).toBe('MG-R-84');
    t.S('activate d3 c3');
    expect([t.dmg('d3'), t.at('c3'), t.names('S', 'discard')]).toEqual([2, null, ['Skipper']]);
  },
);

scenario2e('[MG-R-21] [MG-R-87] Mod Bot counts what a Pilot adds, and no damage', ({ given }) => {
  const t = given({ d3: 'S Mod Bot dmg2', c3: 'S Cap Gun + Ada, The Ingenious', S: { hand: 'Skipper' } });
  t.S('activate d3 c3');
  expect([t.dmg('d3'), t.cnt('d3'), t.asked]).toEqual([0, 3, 'S main']);
  expect(t.names('S', 'discard')).toEqual(['Cap Gun', 'Ada, The Ingenious']);
});

scenario2e(
  '[MG-R-24] [MG-R-31] Nuclear Blast destroys all units, discards both hands and mills five cards of your deck',
  ({ given }) => {
    const t = given({
      d1: 'S Radio Tower',
      'd1+': 'S Road Works',
      d4: 'N Jaeger + Ada, The Ingenious',
      S: { hand: 'Nuclear Blast, Skipper', deck: 'Cap Gun, Turtle, Bugzapper' },
      N: { hand: 'Cruiser' },
    });
    t.S('command Nuclear Blast -').N('pass');
    expect([t.at('d1'), t.at('d4'), t.state.lying.length, t.winner]).toEqual([null, null, 1, null]);
    expect(t.names('S', 'discard')).toEqual([
      'Radio Tower',
      'Skipper',
      'Cap Gun',
      'Turtle',
      'Bugzapper',
      'Nuclear Blast',
    ]);
    expect(t.names('N', 'discard')).toEqual(['Jaeger', 'Ada, The Ingenious', 'Cruiser']);
    expect([t.names('S', 'deck'), t.asked]).toEqual([[], 'S main']);
  },
);

scenario2e(
  '[MG-R-19] [MG-R-23] triggers wait until Nuclear Blast is done, and a Shelter shuffles it in',
  ({ given }) => {
    const t = given({
      d4: 'N Potshot',
      e5: 'N Radio Tower',
      S: {
        hand: 'Nuclear Blast, Hidden Cache',
        deck: 'Fallout Shelter, Turtle, Turtle, Turtle, Turtle, Skipper, Jaeger, Cap Gun',
      },
    });
    t.S('command Nuclear Blast -');
    expect(t.names('S', 'hand')).toEqual(['Skipper', 'Jaeger', 'Cap Gun']); // what is below the five
    expect([t.pile('S').discard, t.pile('S').deck.length]).toEqual([[], 7]);
    expect(t.names('S', 'deck')).toContain('Nuclear Blast');
    const triggered = t.history.flatMap((event) => (event.type === 'trigger' ? [event.card] : []));
    expect(triggered).toEqual(['MG2-049', 'MG2-036', 'MG2-076']);
  },
);
