import { expect } from 'vitest';
import { scenario2e } from './given.ts';

scenario2e('[MG-R-77] Hidden Cache draws three cards when it is discarded', ({ given }) => {
  const t = given({
    d1: 'S Skipper',
    S: { hand: 'Hidden Cache, Illegal Bullet', deck: 'Virus, Ghost, Turtle, Jaeger' },
  });
  expect(t.legal('S', 'command')).toEqual(['command Illegal Bullet d1']);
  expect(t.refusal('S', { kind: 'command', card: 'MG2-049', target: '-' })).toBe('MG-R-9');
  t.S('command Illegal Bullet d1');
  expect([t.names('S', 'hand'), t.names('S', 'discard')]).toEqual([
    ['Virus', 'Ghost', 'Turtle'],
    ['Hidden Cache', 'Illegal Bullet'],
  ]);
});

scenario2e('[MG-R-77] Hidden Cache does nothing from the deck or the damage zone', ({ given }) => {
  const t = given({
    d5: 'S Skipper',
    S: { hand: 'Nuclear Blast', deck: 'Hidden Cache, Virus, Virus, Virus, Virus, Virus, Virus' },
    N: { hand: 'Hidden Cache', deck: 'Hidden Cache, Ghost, Turtle, Jaeger, Virus' },
  });
  t.S('attack d5 player').passes();
  expect([t.names('N', 'damage'), t.names('N', 'hand').length]).toEqual([['Hidden Cache'], 1]);
  t.S('command Nuclear Blast -').passes();
  expect([t.names('S', 'hand'), t.names('N', 'hand')]).toEqual([[], ['Ghost', 'Turtle', 'Jaeger']]);
});

scenario2e('[MG-R-19] Hidden Cache waits until the instruction is finished', ({ given }) => {
  const t = given({
    S: { hand: 'Signal Jamming, Hidden Cache, Virus', deck: 'Ghost, Turtle, Jaeger' },
  });
  t.S('command Signal Jamming -');
  expect(t.names('S', 'hand')).toEqual(['Ghost', 'Turtle', 'Jaeger']);
  expect(t.happened.indexOf('putAway')).toBeLessThan(t.happened.indexOf('drew'));
});

scenario2e(
  '[MG-R-17] [MG-KW-7] Illegal Bullet: discard a card for Pierce until the turn ends',
  ({ given }) => {
    const t = given({
      d4: 'S Skipper',
      d5: 'N Turtle',
      S: { hand: 'Illegal Bullet, Virus, Ghost' },
    });
    t.S('command Illegal Bullet d4');
    expect([t.asked, t.legal('S')]).toEqual(['S discard', ['discard Virus', 'discard Ghost']]);
    t.S('discard Ghost').S('attack d4 d5').passes();
    expect([t.arm('d5'), t.dmg('d5'), t.names('S', 'discard')]).toEqual([1, 2, ['Ghost', 'Illegal Bullet']]);
    t.S('endPhase').passes().N('endPhase').passes().S('attack d4 d5').passes();
    expect(t.arm('d5')).toBe(0);
    const last = given({ d4: 'S Skipper', S: { hand: 'Illegal Bullet' } });
    expect(last.refusal('S', 'command Illegal Bullet d4')).toBe('MG-R-17');
  },
);

const PILOTED = {
  d4: 'N Wind-Up Bull + Admiral Grace',
  e4: 'N Wind-Up Cat + Donna, The Swift',
  f4: 'N Wind-Up Dog',
};

scenario2e(
  '[MG-R-17] [MG-D-15] Infighting: the opponent sacrifices the Mecha of one of two Pilots',
  ({ given }) => {
    const t = given({ ...PILOTED, d1: 'S Skipper + Bear, The Unbreakable', S: { hand: 'Infighting' } });
    expect(t.legal('S', 'command')).toEqual(['command Infighting d4.1+e4.1']);
    t.S('command Infighting d4.1+e4.1');
    expect([t.asked, t.legal('N')]).toEqual(['N sacrifice', ['sacrifice d4', 'sacrifice e4']]);
    expect(t.refusal('N', { kind: 'sacrifice', unit: 'f4' })).toBe('MG-R-84');
    t.N('sacrifice e4');
    expect([t.at('d4'), t.at('e4'), t.names('N', 'discard')]).toEqual([
      'Wind-Up Bull',
      null,
      ['Wind-Up Cat', 'Donna, The Swift'],
    ]);
    expect(t.happened).not.toContain('destroyed');
    const one = given({ d4: PILOTED.d4, S: { hand: 'Infighting' } });
    expect(one.refusal('S', { kind: 'command', card: 'MG2-051', target: 'd4.1+d4.1' })).toBe('MG-R-17');
  },
);

scenario2e('[MG-R-18] Infighting: if one target is gone, only the other counts', ({ given }) => {
  const t = given({ ...PILOTED, S: { hand: 'Infighting' }, N: { hand: 'Unemployment, Unemployment' } });
  t.S('command Infighting d4.1+e4.1').N('command Unemployment d4.1').passes();
  expect([t.at('d4'), t.at('e4')]).toEqual(['Wind-Up Bull', null]);
  const both = given({
    ...PILOTED,
    S: { hand: 'Infighting, Espionage' },
    N: { hand: 'Unemployment, Unemployment' },
  });
  both.S('command Infighting d4.1+e4.1').N('command Unemployment d4.1').S('command Espionage N');
  both.N('command Unemployment e4.1').passes();
  expect([both.at('d4'), both.at('e4'), both.happened.includes('fizzled')]).toEqual([
    'Wind-Up Bull',
    'Wind-Up Cat',
    true,
  ]);
});

scenario2e(
  '[MG-R-84] Infighting works with two Pilots on one Mecha, and on Mechas of the other side',
  ({ given }) => {
    const t = given({
      d4: 'N Manly Combined Kamin + Admiral Grace + Donna, The Swift',
      S: { hand: 'Infighting' },
    });
    t.S('command Infighting d4.1+d4.2');
    expect([t.at('d4'), t.asked]).toEqual([null, 'S main']);
    const stolen = given({
      d4: 'N Wind-Up Bull + Admiral Grace stolen',
      e4: PILOTED.e4,
      S: { hand: 'Infighting' },
    });
    stolen.S('command Infighting d4.1+e4.1');
    expect([stolen.at('d4'), stolen.at('e4')]).toEqual(['Wind-Up Bull', null]);
  },
);

scenario2e('[MG-G-14] [MG-R-22] Interdiction can cancel Interdiction', ({ given }) => {
  const t = given({
    a1: 'S Siege Tower',
    b1: 'S Siege Tower',
    S: { hand: 'Jaeger, Interdiction' },
    N: { hand: 'Interdiction, Virus' },
  });
  expect(t.legal('S', 'command')).toEqual([]);
  t.S('play Jaeger d1').N('command Interdiction #1');
  expect(t.legal('S')).toEqual(['pass', 'command Interdiction #1', 'command Interdiction #2']);
  t.S('command Interdiction #2').N('pass');
  expect([t.at('d1'), t.arm('d1'), t.asked]).toEqual(['Jaeger', 3, 'S main']);
  expect([t.names('N', 'discard'), t.names('S', 'discard')]).toEqual([['Interdiction'], ['Interdiction']]);
});

scenario2e('[MG-R-22] Interdiction stops Mechas, Towers, Pilots and Commands', ({ given }) => {
  const stop = (act: string): string[] => {
    const t = given({
      a1: 'S Radio Tower',
      d1: 'S Wind-Up Mouse',
      S: { hand: 'Radio Tower, Wind-Up Mouse, Admiral Grace, Road Works, Camouflage' },
      N: { hand: 'Interdiction' },
    });
    t.S(act).N('command Interdiction #1').passes();
    expect([t.state.lying, t.attached('d1'), t.at('b1'), t.asked]).toEqual([[], [], null, 'S main']);
    return t.names('S', 'discard');
  };
  expect(stop('play Radio Tower b1')).toEqual(['Radio Tower']);
  expect(stop('play Wind-Up Mouse b1')).toEqual(['Wind-Up Mouse']);
  expect(stop('attach Admiral Grace d1')).toEqual(['Admiral Grace']);
  expect(stop('command Road Works b1')).toEqual(['Road Works']);
  expect(stop('command Camouflage d1')).toEqual(['Camouflage']);
});

scenario2e(
  '[MG-R-14] [MG-R-75] Interdiction can’t cancel moves, attacks, abilities or Trigger Commands',
  ({ given }) => {
    const t = given({
      d4: 'S Wind-Up Dog',
      c5: 'S Bot-a-pult',
      b5: 'S Wind-Up Mouse',
      N: { hand: 'Interdiction', deck: 'Weapons Cache, Virus, Virus, Virus' },
      S: { hand: 'Interdiction' },
    });
    t.S('move d4 d5');
    expect([t.asked, t.legal('N')]).toEqual(['N respond move', ['pass']]);
    t.N('pass').S('attack d5 player');
    expect([t.asked, t.legal('N')]).toEqual(['N respond attack', ['pass']]);
    t.N('pass').S('pass');
    expect(t.names('N', 'hand')).toEqual(['Interdiction', 'Virus', 'Virus']);
    t.S('activate c5 b5');
    expect([t.asked, t.legal('N')]).toEqual(['N respond ability', ['pass']]);
  },
);

scenario2e('[MG-R-22] Interdiction on a card that is already canceled does nothing', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    S: { hand: 'Wind-Up Mouse, Espionage' },
    N: { hand: 'Interdiction, Interdiction' },
  });
  t.S('play Wind-Up Mouse d1').N('command Interdiction #1').S('command Espionage N');
  t.N('command Interdiction #1').passes();
  expect([t.at('d1'), t.names('S', 'discard')]).toEqual([null, ['Wind-Up Mouse', 'Espionage']]);
  expect(t.happened.filter((type) => type === 'fizzled' || type === 'cancelled')).toEqual([
    'cancelled',
    'fizzled',
  ]);
});
