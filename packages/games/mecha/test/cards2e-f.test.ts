import { rngFrom } from '@mechatable/kernel';
import { expect } from 'vitest';
import { position, scenario2e, type Letter } from './given.ts';

scenario2e(
  '[MG-R-55] [MG-R-39] Engineered Earthquake deals 2 damage to all Mechas without Flight',
  ({ given }) => {
    const t = given({
      d1: 'S Wind-Up Bull',
      e1: 'S Insect Drone',
      f1: 'S Radio Tower',
      g1: 'S Turret',
      d5: 'N Jaeger',
      e5: 'N Wind-Up Cat',
      f5: 'N Radioless Carrier',
      g5: 'N Radioless Carrier + Admiral Grace',
      S: { hand: 'Engineered Earthquake' },
    });
    t.S('command Engineered Earthquake -');
    expect([t.dmg('d1'), t.dmg('e1'), t.dmg('f1'), t.at('g1')]).toEqual([2, 0, 0, null]);
    expect([t.arm('d5'), t.dmg('d5'), t.at('e5'), t.at('f5'), t.dmg('g5')]).toEqual([2, 0, null, null, 0]);
  },
);

scenario2e('[MG-R-82] Espionage shows a hand, then draws a card', ({ given }) => {
  const t = given({
    S: { hand: 'Espionage, Espionage', deck: 'Turtle, Ghost' },
    N: { hand: 'Virus, Jaeger' },
  });
  t.S('command Espionage N').passes();
  expect([t.names('S', 'hand'), t.view('S').sides[1].seen]).toEqual([
    ['Espionage', 'Turtle'],
    ['MG2-055', 'MG2-123'],
  ]);
  expect([t.view('table').sides[1].seen, t.view('S').sides[1].hand]).toEqual([[], null]);
  t.S('command Espionage S').passes();
  expect([t.names('S', 'hand'), t.view('N').sides[0].seen]).toEqual([['Turtle', 'Ghost'], []]);
});

scenario2e(
  '[MG-R-77] [MG-R-23] Fallout Shelter draws a card, or shuffles the discard pile into the deck',
  ({ given }) => {
    const t = given({ S: { hand: 'Fallout Shelter, Nuclear Blast', deck: 'Turtle' } });
    t.S('command Fallout Shelter -');
    expect([t.names('S', 'hand'), t.names('S', 'discard')]).toEqual([
      ['Nuclear Blast', 'Turtle'],
      ['Fallout Shelter'],
    ]);
    const milled = given({
      d1: 'S Skipper',
      S: { hand: 'Nuclear Blast, Virus', deck: 'Ghost, Fallout Shelter, Turtle', discard: 'Cap Gun' },
    });
    milled.S('command Nuclear Blast -');
    expect([milled.names('S', 'discard'), milled.names('S', 'deck').sort()]).toEqual([
      [],
      ['Cap Gun', 'Fallout Shelter', 'Ghost', 'Nuclear Blast', 'Skipper', 'Turtle', 'Virus'],
    ]);
  },
);

scenario2e('[MG-R-77] Fallout Shelter does nothing when discarded or as damage', ({ given }) => {
  const t = given({
    d5: 'S Skipper',
    S: { hand: 'Signal Jamming, Fallout Shelter', discard: 'Ghost' },
    N: { deck: 'Fallout Shelter', discard: 'Ghost' },
  });
  t.S('command Signal Jamming -');
  expect(t.names('S', 'discard')).toEqual(['Ghost', 'Fallout Shelter', 'Signal Jamming']);
  t.S('attack d5 player');
  expect([t.names('N', 'damage'), t.names('N', 'discard')]).toEqual([['Fallout Shelter'], ['Ghost']]);
});

scenario2e('[MG-KW-7] [MG-R-57] Floodlights give Pierce to adjacent Mechas', ({ given }) => {
  const t = given({
    d3: 'S Floodlights',
    d4: 'S Skipper',
    d5: 'N Turtle',
    e3: 'N Skipper',
    e4: 'S Skipper',
    e5: 'N Challenger Tank',
    f3: 'S Radio Tower',
  });
  const pierce = (cell: string): boolean | undefined =>
    t
      .view('S')
      .units.find((u) => u.cell === cell)
      ?.keywords.includes('pierce');
  expect([t.bandwidth('S'), pierce('d4'), pierce('e3'), pierce('e4')]).toEqual([2, true, false, false]);
  t.S('attack d4 d5').S('attack e4 e5');
  expect([t.arm('d5'), t.dmg('d5'), t.arm('e5'), t.dmg('e5')]).toEqual([1, 2, 0, 0]);
});

scenario2e('[MG-R-57] Floodlights destroyed before the hit give no Pierce', ({ given }) => {
  const t = given({ d3: 'S Floodlights', d4: 'S Skipper', d5: 'N Turtle', N: { hand: 'Orbital Strike' } });
  t.S('attack d4 d5').N('command Orbital Strike d3').passes();
  expect([t.at('d3'), t.arm('d5'), t.dmg('d5')]).toEqual([null, 0, 0]);
});

scenario2e(
  '[MG-R-44] [MG-R-87] Frequency Modulator has as much power as you have unused bandwidth',
  ({ given }) => {
    const t = given({
      a1: 'S Siege Tower',
      b1: 'S Siege Tower',
      d1: 'S Frequency Modulator',
      e1: 'S Wind-Up Cat',
      d5: 'N Frequency Modulator',
      S: { hand: 'Admiral Grace, Wind-Up Bull' },
    });
    expect([t.power('d1'), t.power('d5')]).toEqual([3, 0]);
    t.S('play Wind-Up Bull c1');
    expect(t.power('d1')).toBe(0);
    t.S('attach Admiral Grace d1');
    expect([t.cost('d1'), t.power('d1')]).toEqual([0, 3]);
  },
);

scenario2e('[MG-R-24] [MG-D-17] Gambit: both discard in secret, then both draw', ({ given }) => {
  const t = given({
    S: { hand: 'Gambit, Virus, Ghost', deck: 'Turtle' },
    N: { hand: 'Jaeger, Skipper', deck: 'Bomber' },
  });
  t.S('command Gambit -').passes();
  expect(t.asked).toBe('SN discardEach');
  t.N('discard Jaeger');
  expect([t.names('N', 'hand').length, t.view('S').answer]).toEqual([2, -1]);
  t.S('discard Virus');
  expect([t.names('S', 'hand'), t.names('N', 'hand')]).toEqual([
    ['Ghost', 'Turtle'],
    ['Skipper', 'Bomber'],
  ]);
  expect([t.names('S', 'discard'), t.names('N', 'discard')]).toEqual([['Virus', 'Gambit'], ['Jaeger']]);
});

scenario2e('[MG-R-17] [MG-R-24] Gambit: a player without a card still draws', ({ given }) => {
  const t = given({ S: { hand: 'Gambit', deck: 'Turtle' }, N: { hand: 'Jaeger', deck: 'Bomber' } });
  t.S('command Gambit -').passes();
  expect([t.names('S', 'hand'), t.names('N', 'hand'), t.names('N', 'discard')]).toEqual([
    ['Turtle'],
    ['Bomber'],
    ['Jaeger'],
  ]);
});

scenario2e(
  '[MG-R-26] [MG-R-77] Gamble: one player draws a card for each discard of the turn',
  ({ given }) => {
    const t = given({
      d1: 'S Skipper',
      S: { hand: 'Illegal Bullet, Gamble, Virus, Ghost', deck: 'Turtle, Turtle, Turtle, Turtle' },
      N: { hand: 'Jaeger', deck: 'Bomber, Bomber, Bomber, Bomber' },
    });
    t.S('command Illegal Bullet d1').N('pass').S('discard Virus');
    t.S('command Gamble -').passes();
    expect([t.names('S', 'discard'), t.names('N', 'discard')]).toEqual([
      ['Virus', 'Illegal Bullet', 'Ghost', 'Gamble'],
      ['Jaeger'],
    ]);
    const lucky = t.history.flatMap((event) => (event.type === 'gambled' ? [event.seat] : []));
    expect(lucky).toHaveLength(1);
    const draws: Letter = lucky[0] === 0 ? 'S' : 'N';
    expect([t.names(draws, 'hand').length, t.names(draws === 'S' ? 'N' : 'S', 'hand').length]).toEqual([
      3, 0,
    ]);
  },
);

scenario2e('[MG-R-26] Gamble: chance picks the player', ({ scene }) => {
  const lucky = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const s = position({ S: { hand: 'Gamble, Virus' } }, {}, '2e');
    const t = scene({ ...s, rng: rngFrom(seed) });
    t.S('command Gamble -');
    return t.names('S', 'hand').length;
  });
  expect(new Set(lucky)).toEqual(new Set([0, 1]));
});

scenario2e('[MG-R-87] Ghost has 4 more power while its controller’s hand is empty', ({ given }) => {
  const t = given({ d4: 'S Ghost', d5: 'N Ghost', S: { hand: 'Gutshot' } });
  expect([t.power('d4'), t.power('d5')]).toEqual([0, 4]);
});
