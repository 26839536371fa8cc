import { expect } from 'vitest';
import { scenario2e } from './given.ts';

scenario2e(
  '[MG-R-24] [MG-R-77] Signal Jamming discards both hands, even if it was your last card',
  ({ given }) => {
    const t = given({
      S: { hand: 'Signal Jamming, Skipper, Hidden Cache', deck: 'Cap Gun, Turtle, Cruiser' },
      N: { hand: 'Jaeger, Virus' },
    });
    t.S('command Signal Jamming -').N('pass');
    expect([t.names('N', 'hand'), t.names('S', 'hand')]).toEqual([[], ['Cap Gun', 'Turtle', 'Cruiser']]);
    expect([t.names('S', 'discard'), t.state.discards]).toEqual([
      ['Hidden Cache', 'Skipper', 'Signal Jamming'],
      4,
    ]);
    const last = given({ S: { hand: 'Signal Jamming' } });
    expect(last.legal('S', 'command')).toEqual(['command Signal Jamming -']);
  },
);

scenario2e(
  '[MG-R-37] [MG-R-38] [MG-R-43] Snapshot returns up to two Towers, and you may still play a Tower',
  ({ given }) => {
    const t = given({
      a1: 'S Radio Tower',
      S: { hand: 'Snapshot, Radio Tower', discard: 'Turret, Skipper, Radio Relay, Rampart' },
    });
    t.S('command Snapshot -');
    expect(t.legal('S', 'put discard Radio Relay')).toEqual(['put discard Radio Relay a1']);
    expect(t.legal('S', 'put discard Turret')).toHaveLength(7); // six of the entry zone, and a2
    expect(t.refusal('S', { kind: 'put', from: 'discard', card: 'MG2-101', cell: 'c1' })).toBe('MG-R-76');
    t.S('put discard Turret a2').S('put discard Rampart a3');
    expect([t.at('a2'), t.at('a3'), t.asked]).toEqual(['Turret', 'Rampart', 'S main']);
    expect(t.names('S', 'discard')).toEqual(['Skipper', 'Radio Relay', 'Snapshot']);
    t.S('play Radio Tower b1');
    expect(t.at('b1')).toBe('Radio Tower');
  },
);

scenario2e('[MG-D-19] Snapshot may bring fewer, and asks nothing if there is no Tower', ({ given }) => {
  const t = given({ S: { hand: 'Snapshot', discard: 'Turret, Turret' } });
  t.S('command Snapshot -').S('put discard Turret d1').S('stop');
  expect([t.at('d1'), t.names('S', 'discard'), t.asked]).toEqual([
    'Turret',
    ['Turret', 'Snapshot'],
    'S main',
  ]);
  expect(t.refusal('S', 'attack d1 player')).toBe('MG-ACT-1');
  const none = given({ S: { hand: 'Snapshot', discard: 'Skipper' } });
  none.S('command Snapshot -');
  expect(none.asked).toBe('S main');
});

scenario2e('[MG-R-77] Sore Tooth from the hand empties the opponent’s hand, not your own', ({ given }) => {
  const t = given({
    S: { hand: 'Sore Tooth, Skipper' },
    N: { hand: 'Jaeger, Hidden Cache', deck: 'Turtle, Cap Gun, Cruiser' },
  });
  t.S('command Sore Tooth -').N('pass');
  expect([t.names('S', 'hand'), t.names('S', 'discard')]).toEqual([['Skipper'], ['Sore Tooth']]);
  expect([t.names('N', 'hand'), t.names('N', 'discard')]).toEqual([
    ['Turtle', 'Cap Gun', 'Cruiser'],
    ['Hidden Cache', 'Jaeger'],
  ]);
});

scenario2e(
  '[MG-TRIG-2] [MG-R-75] Sore Tooth in the damage zone empties its owner’s hand instead',
  ({ given }) => {
    const t = given({
      d5: 'S Wind-Up Cat',
      S: { hand: 'Skipper' },
      N: { hand: 'Jaeger, Virus', deck: 'Sore Tooth' },
    });
    t.S('attack d5 player').passes();
    expect([t.names('S', 'hand'), t.names('N', 'hand')]).toEqual([['Skipper'], []]);
    expect([t.names('N', 'damage'), t.names('N', 'discard')]).toEqual([['Sore Tooth'], ['Jaeger', 'Virus']]);
    expect(t.happened.filter((type) => type === 'played')).toEqual([]);
  },
);

scenario2e('[MG-TRIG-2] [MG-R-30] Sore Tooth as the fifth card is too late', ({ given }) => {
  const damage = 'Skipper, Skipper, Skipper, Skipper';
  const t = given({ d5: 'S Wind-Up Cat', N: { hand: 'Jaeger', deck: 'Sore Tooth', damage } });
  t.S('attack d5 player').passes();
  expect([t.winner, t.names('N', 'hand')]).toEqual(['S', ['Jaeger']]);
});

scenario2e(
  '[MG-R-65] [MG-R-18] Space Lion returns a Mecha to hand, discards its cards and calls off its attack',
  ({ given }) => {
    const t = given({
      d4: 'S Wind-Up Spider + Bear, The Unbreakable',
      d5: 'N Wind-Up Cat',
      N: { hand: 'Space Lion' },
    });
    t.S('attack d4 d5').N('command Space Lion d4');
    expect([t.at('d4'), t.dmg('d5'), t.names('S', 'hand')]).toEqual([null, 0, ['Wind-Up Spider']]);
    expect([t.names('S', 'discard'), t.view('N').sides[0].seen]).toEqual([
      ['Bear, The Unbreakable'],
      ['MG2-130'],
    ]);
    expect([t.happened.includes('calledOff'), t.happened.includes('trigger')]).toEqual([true, false]);
  },
);

scenario2e(
  '[MG-G-13] [MG-R-75] Space Lion in the damage zone must choose a Mecha, even a friendly one',
  ({ given }) => {
    const t = given({
      d5: 'S Wind-Up Spider + Ada, The Ingenious',
      a5: 'N Wind-Up Cat',
      b5: 'N Radio Tower',
      N: { deck: 'Space Lion' },
    });
    t.S('attack d5 player');
    expect([t.at('a5'), t.names('N', 'hand'), t.asked]).toEqual([null, ['Wind-Up Cat'], 'S main']);
    const none = given({ d5: 'S Wind-Up Spider + Ada, The Ingenious', N: { deck: 'Space Lion' } });
    none.S('attack d5 player');
    expect([none.at('d5'), none.asked]).toEqual(['Wind-Up Spider', 'S main']);
  },
);

scenario2e(
  '[MG-R-68] Space Lion sends a stolen Mecha to its owner, and Balloon Army is a Command again',
  ({ given }) => {
    const t = given({
      d3: 'S Resonant Chord',
      d4: 'N Wind-Up Dog',
      e2: 'S Balloon Army',
      S: { hand: 'Resonant Chord, Space Lion, Space Lion' },
    });
    t.S('activate d3 Resonant Chord').passes().S('command Space Lion d4').passes();
    expect([t.names('N', 'hand'), t.names('S', 'hand')]).toEqual([['Wind-Up Dog'], ['Space Lion']]);
    t.S('command Space Lion e2').passes();
    expect([t.at('e2'), t.names('S', 'hand'), t.legal('S', 'play')]).toEqual([null, ['Balloon Army'], []]);
  },
);

scenario2e('[MG-R-87] Spectre shrinks with each card in its controller’s hand', ({ given }) => {
  const t = given({
    d4: 'S Spectre',
    d5: 'N Spectre dmg1',
    S: { hand: 'Skipper, Skipper, Attack Orders' },
    N: { hand: 'Jaeger' },
  });
  expect([t.power('d4'), t.cnt('d4'), t.power('d5'), t.cnt('d5')]).toEqual([2, 2, 4, 3]);
  t.S('command Attack Orders d4').N('pass');
  expect([t.power('d4'), t.cnt('d4')]).toEqual([3, 3]);
  t.S('attack d4 d5').passes();
  expect(t.at('d5')).toBeNull();
});

scenario2e(
  '[MG-CTR-8] [MG-R-20] Spectre is destroyed as soon as its controller has too many cards in hand',
  ({ given }) => {
    const t = given({ d4: 'S Spectre dmg2', S: { hand: 'Weapons Cache, Skipper' } });
    t.S('command Weapons Cache -');
    expect([t.at('d4'), t.pile('S').hand.length, t.asked]).toEqual([null, 3, 'S respond destroyed']);
    const five = given({
      a1: 'S Radio Tower',
      b1: 'S Radio Tower',
      S: { hand: 'Spectre, Skipper, Skipper, Skipper, Skipper, Skipper' },
    });
    five.S('play Spectre d1');
    expect([five.at('d1'), five.names('S', 'discard')]).toEqual([null, ['Spectre']]);
    const keyed = given({
      d1: 'S Spectre + Golden Key',
      S: { hand: 'Skipper, Skipper, Skipper, Skipper, Skipper' },
    });
    expect([keyed.power('d1'), keyed.cnt('d1')]).toEqual([5, 5]);
  },
);

scenario2e('[MG-R-67] a Spectre that changes sides counts the other hand', ({ given }) => {
  const t = given({
    d3: 'S Resonant Chord',
    d4: 'N Spectre',
    S: { hand: 'Resonant Chord, Skipper' },
    N: { hand: 'Jaeger, Jaeger, Jaeger' },
  });
  expect(t.power('d4')).toBe(2);
  t.S('activate d3 Resonant Chord').passes();
  expect([t.power('d4'), t.cnt('d4')]).toEqual([4, 4]);
});
