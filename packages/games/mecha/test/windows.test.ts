import { expect } from 'vitest';
import { scenario, scenario2e, type Scene } from './given.ts';

/** The seats asked until the Main Phase of this seat, if everyone passes. */
function askedUntil(t: Scene, end: string): string[] {
  const asked: string[] = [];
  while (t.asked !== end) {
    asked.push(t.asked);
    if (t.asked.startsWith('S')) t.S('pass');
    else t.N('pass');
  }
  return asked;
}

scenario2e('[MG-TURN-1] [MG-TURN-2] [MG-TURN-3] [MG-R-12] [MG-D-3] the turn in 2e', ({ given }) => {
  const t = given({ S: { hand: 'Gambit' }, N: { hand: 'Gambit' } }, { at: 'turn' });
  expect(askedUntil(t, 'S main')).toEqual([
    'S respond start',
    'N respond start',
    'S respond draw',
    'N respond draw',
  ]);
  expect(t.pile('S').hand).toHaveLength(2);
  t.S('endPhase');
  expect(askedUntil(t, 'N main')).toEqual([
    'S respond end',
    'N respond end',
    'N respond start',
    'S respond start',
    'N respond draw',
    'S respond draw',
  ]);
});

scenario2e('[MG-R-12] [MG-TURN-2] effects at the beginning of a turn come before its window', ({ given }) => {
  const t = given(
    { 'd3+': 'N Unknown Ruins', d3: 'S Wind-Up Dog dmg2', 'a1+': 'S Mineshaft time1', S: { hand: 'Gambit' } },
    { at: 'turn' },
  );
  expect([t.asked, t.dmg('d3'), t.state.lying.map(({ time }) => time)]).toEqual([
    'S respond start',
    1,
    [0, 0],
  ]);
  t.S('pass');
  expect([t.asked, t.pile('S').hand.length]).toEqual(['S respond draw', 3]);
});

scenario2e('[MG-R-12] [MG-TURN-5] the End Phase: checks, window, hand, in this order', ({ given }) => {
  const t = given({
    d3: 'S Chinashop Bull',
    d5: 'N Wind-Up Cat',
    S: { hand: 'Gambit, Virus, Virus, Reparations, Heavy Fire, Heavy Fire' },
  });
  t.S('endPhase');
  expect([t.at('d3'), t.asked]).toEqual([null, 'S respond destroyed']);
  t.S('pass');
  expect(t.asked).toBe('S respond end');
  t.S('pass');
  expect(t.asked).toBe('S trim');
});

scenario2e('[MG-R-102] the DRAW window opens even if the Draw Phase was skipped', ({ given }) => {
  const t = given({ S: { discard: 'Phoenix' } }, { at: 'turn' });
  t.S('skip Phoenix');
  expect(t.asked).toBe('S respond draw');
});

scenario('[MG-R-102] the DRAW window opens even if `firstTurnDraw` skips the card', ({ match }) => {
  const t = match({ firstPlayer: 'N', firstTurnDraw: false });
  t.S('keep').N('keep');
  expect(askedUntil(t, 'N main')).toEqual([
    'N respond start',
    'S respond start',
    'N respond draw',
    'S respond draw',
  ]);
});

scenario2e('[MG-R-13] [MG-TURN-4] only Commands are played outside your Main Phase', ({ given }) => {
  const t = given(
    {
      a5: 'N Radio Tower',
      d5: 'N Wind-Up Mouse',
      N: { hand: 'Radio Tower, Wind-Up Cat, Admiral Grace, Gambit' },
      S: { hand: 'Virus' },
    },
    { at: 'turn', active: 'N' },
  );
  expect([t.asked, t.legal('N')]).toEqual(['N respond start', ['pass', 'command Gambit -']]);
  t.passes();
  expect(t.legal('N').map((action) => action.split(' ')[0])).toContain('attach');
});

scenario2e('[MG-R-14] [MG-D-14] one pass closes the chain of a card, an ability or a move', ({ given }) => {
  const pieces = {
    a1: 'S Radio Tower',
    d1: 'S Bot-a-pult',
    d2: 'S Wind-Up Mouse',
    S: { hand: 'Radio Tower, Gambit' },
    N: { hand: 'Gambit' },
  };
  for (const act of ['play Radio Tower b1', 'activate d1 d2', 'move d2 d3']) {
    const t = given(pieces);
    t.S(act);
    expect(t.asked, act).toMatch(/^N respond (card|ability|move)$/);
    t.N('pass');
    expect(t.asked, act).toBe('S main');
  }
});

scenario2e('[MG-R-14] after an attack it takes two passes, the defender’s first', ({ given }) => {
  const t = given({ d4: 'S Wind-Up Dog', d5: 'N Stonewall', S: { hand: 'Gambit' }, N: { hand: 'Gambit' } });
  t.S('attack d4 d5');
  expect(askedUntil(t, 'S main')).toEqual(['N respond attack', 'S respond attack']);
});

scenario2e(
  '[MG-R-14] after a response two passes in a row are needed, and the newest link resolves first',
  ({ given }) => {
    const t = given({
      d4: 'S Wind-Up Dog',
      S: { hand: 'Weapons Cache, Gambit' },
      N: { hand: 'Signal Jamming, Gambit' },
    });
    t.S('move d4 d3').N('command Signal Jamming -');
    expect(t.asked).toBe('S respond move');
    t.S('command Weapons Cache -');
    expect(askedUntil(t, 'S main')).toEqual(['N respond move', 'S respond move']);
    expect([t.pile('S').hand.length, t.at('d3')]).toEqual([0, 'Wind-Up Dog']);
    expect(
      t.history.filter(({ type }) => type === 'putAway').map((event) => 'seat' in event && event.seat),
    ).toEqual([0, 1]);
  },
);

scenario2e('[MG-R-92] after a Command in an empty window its player is asked again', ({ given }) => {
  const t = given({ S: { hand: 'Weapons Cache, Gambit' }, N: { hand: 'Gambit' } }, { at: 'turn' });
  t.S('command Weapons Cache -');
  expect(t.asked).toBe('N respond start');
  t.N('pass');
  expect(t.asked).toBe('S respond start');
  t.S('pass');
  expect([t.asked, t.pile('S').hand.length]).toEqual(['S respond start', 3]);
});

scenario('[MG-R-92] in 1e its player is asked again too', ({ given }) => {
  const t = given({ S: { hand: 'Espionage, Virus' }, N: { hand: 'Virus' } }, { at: 'turn' });
  t.S('command Espionage N').N('pass');
  expect([t.asked, t.state.chain.length]).toEqual(['S respond start', 1]);
});

scenario2e(
  '[MG-R-15] [MG-R-21] abilities can’t be used in a window, except Anti-Mecha Battery’s',
  ({ given }) => {
    const t = given({
      a1: 'S Radio Tower',
      c5: 'N Anti-Mecha Battery new',
      d5: 'N Bot-a-pult',
      e5: 'N Wind-Up Mouse',
      S: { hand: 'Wind-Up Cat, Radio Tower, Gambit' },
      N: { hand: 'Heavy Fire' },
    });
    t.S('play Radio Tower b1');
    expect(t.legal('N', 'activate')).toEqual([]);
    expect(t.refusal('N', 'activate c5 -')).toBe('MG-R-21');
    expect(t.refusal('N', 'activate d5 e5')).toBe('MG-R-21');
    t.N('pass').S('play Wind-Up Cat d1');
    expect(t.legal('N', 'activate')).toEqual(['activate c5 -']);
  },
);

scenario2e(
  '[MG-R-21] a unit that arrived this turn can use its ability, and keeps its move and attack',
  ({ given }) => {
    const t = given({ d3: 'S Mod Bot new dmg2', d4: 'S Wind-Up Dog dmg1' });
    t.S('activate d3 d4');
    expect(t.dmg('d3')).toBe(0);
  },
);

scenario2e(
  '[MG-R-16] a player is asked for public reasons only: a card in hand, or an ability',
  ({ given }) => {
    const bare = given({ a1: 'S Radio Tower', S: { hand: 'Wind-Up Cat' } });
    bare.S('play Wind-Up Cat d1');
    expect([bare.asked, bare.happened.includes('passed')]).toEqual(['S main', false]);
    const useless = given({ a1: 'S Radio Tower', S: { hand: 'Wind-Up Cat' }, N: { hand: 'Radio Tower' } });
    useless.S('play Wind-Up Cat d1');
    expect([useless.asked, useless.legal('N')]).toEqual(['N respond card', ['pass']]);
    const battery = given({ a1: 'S Radio Tower', c5: 'N Anti-Mecha Battery', S: { hand: 'Wind-Up Cat' } });
    battery.S('play Wind-Up Cat d1');
    expect(battery.asked).toBe('N respond card');
  },
);

scenario2e('[MG-R-16] while hands are revealed the actual cards decide', ({ given }) => {
  const jason = 'S Wind-Up Dog + Jason "The Looks" Brannan';
  const none = given({ d3: jason, N: { hand: 'Radio Tower, Virus' } });
  none.S('move d3 d4');
  expect(none.asked).toBe('S main');
  const some = given({ d3: jason, N: { hand: 'Radio Tower, Gambit' } });
  some.S('move d3 d4');
  expect(some.asked).toBe('N respond move');
});

scenario2e('[MG-R-22] [MG-R-37] a canceled Tower counts as the Tower of the turn', ({ given }) => {
  const t = given({ S: { hand: 'Radio Tower, Radio Tower' }, N: { hand: 'Interdiction' } });
  t.S('play Radio Tower a1').N('command Interdiction #1').passes();
  expect([t.at('a1'), t.names('S', 'discard')]).toEqual([null, ['Radio Tower']]);
  expect(t.refusal('S', 'play Radio Tower b1')).toBe('MG-R-37');
});

scenario2e(
  '[MG-R-22] the unit that a canceled card would replace stays, and Gutshot still triggers',
  ({ given }) => {
    const stage = given({
      a1: 'S Radio Tower',
      b1: 'S Radio Tower',
      c1: 'S Stage 1',
      S: { hand: 'Stage 2' },
      N: { hand: 'Interdiction' },
    });
    stage.S('play Stage 2 c1').N('command Interdiction #1').passes();
    expect(stage.at('c1')).toBe('Stage 1');
    const shot = given({
      a1: 'S Radio Tower',
      d5: 'N Gutshot',
      S: { hand: 'Weapons Cache' },
      N: { hand: 'Interdiction' },
    });
    shot.S('command Weapons Cache -');
    expect([shot.at('a1'), shot.asked]).toEqual([null, 'N respond card']);
    shot.N('command Interdiction #1').passes();
    expect([shot.at('a1'), shot.pile('S').hand.length]).toEqual([null, 0]);
  },
);

scenario2e('[MG-R-22] moves, attacks and abilities are not cards being played', ({ given }) => {
  const t = given({ d3: 'S Bot-a-pult', d2: 'S Wind-Up Mouse', N: { hand: 'Interdiction' } });
  t.S('move d3 d4');
  expect(t.legal('N')).toEqual(['pass']);
  expect(t.refusal('N', { kind: 'command', card: 'MG2-053', target: '#1' })).toBe('MG-R-17');
  t.N('pass').S('move d2 d3').N('pass').S('activate d4 d3');
  expect([t.asked, t.legal('N')]).toEqual(['N respond ability', ['pass']]);
});
