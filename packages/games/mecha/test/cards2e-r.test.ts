import { expect } from 'vitest';
import { scenario2e } from './given.ts';

scenario2e(
  '[MG-R-21] Rumour Mill draws a card when played, and trades two for one from the damage zone',
  ({ given }) => {
    const t = given({
      S: {
        hand: 'Rumour Mill, Skipper, Skipper, Turtle, Jaeger',
        deck: 'Cap Gun, Bugzapper, Cruiser',
        damage: 'Rumour Mill',
        discard: 'Rumour Mill',
      },
    });
    t.S('command Rumour Mill -');
    expect(t.names('S', 'hand')).toEqual(['Skipper', 'Skipper', 'Turtle', 'Jaeger', 'Cap Gun']);
    expect(t.refusal('S', { kind: 'activate', unit: 'damage', pay: 'MG2-055+MG2-055' })).toBe('MG-R-17');
    t.S('activate damage Skipper+Skipper');
    expect(t.names('S', 'hand')).toEqual(['Turtle', 'Jaeger', 'Cap Gun', 'Bugzapper']);
    expect([t.names('S', 'damage'), t.state.discards]).toEqual([['Rumour Mill'], 2]);
    expect(t.refusal('S', { kind: 'activate', unit: 'damage', pay: 'MG2-055+MG2-120' })).toBe('MG-R-21');
  },
);

scenario2e('[MG-R-21] each Rumour Mill can be used once a turn, on its owner’s turn', ({ given }) => {
  const t = given({
    S: { hand: 'Turtle, Turtle, Turtle, Turtle, Turtle', damage: 'Rumour Mill, Rumour Mill' },
    N: { hand: 'Skipper, Skipper', damage: 'Rumour Mill' },
  });
  t.S('activate damage Turtle+Turtle');
  expect(t.refusal('N', { kind: 'activate', unit: 'damage', pay: 'MG2-101+MG2-101' })).toBe('MG-R-21');
  t.N('pass').S('activate damage Turtle+Turtle').N('pass');
  expect([t.legal('S', 'activate'), t.pile('S').hand.length]).toEqual([[], 3]);
  t.S('endPhase').passes();
  expect(t.legal('N', 'activate')).toContain('activate damage Skipper+Skipper');
  t.N('endPhase').passes();
  expect(t.legal('S', 'activate')).not.toEqual([]);
});

scenario2e(
  '[MG-R-116] Rumour Mill is used in the Main Phase only, whatever abilityTiming says',
  ({ given }) => {
    const t = given(
      { S: { hand: 'Turtle, Turtle', damage: 'Rumour Mill' } },
      { at: 'turn', abilityTiming: 'any' },
    );
    expect([t.asked, t.legal('S')]).toEqual(['S respond start', ['pass']]);
    expect(t.refusal('S', { kind: 'activate', unit: 'damage', pay: 'MG2-120+MG2-120' })).toBe('MG-R-21');
  },
);

scenario2e(
  '[MG-R-77] a Hidden Cache discarded for Rumour Mill draws its three cards afterward',
  ({ given }) => {
    const t = given({
      S: {
        hand: 'Hidden Cache, Turtle',
        deck: 'Skipper, Cap Gun, Jaeger, Cruiser, Bugzapper',
        damage: 'Rumour Mill',
      },
    });
    t.S('activate damage Hidden Cache+Turtle');
    expect(t.names('S', 'hand')).toEqual(['Skipper', 'Cap Gun', 'Jaeger', 'Cruiser']);
  },
);

scenario2e('[MG-R-17] Sabotage destroys any Mecha for a Tower, even if the Tower is gone', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    c1: 'S Turret',
    e1: 'S Wind-Up Dog',
    d5: 'N Jaeger',
    S: { hand: 'Sabotage' },
  });
  expect(t.legal('S', 'command')).toEqual(['c1', 'e1', 'd5'].map((cell) => `command Sabotage ${cell}`));
  t.S('command Sabotage d5').S('sacrifice c1');
  expect([t.at('c1'), t.at('d5'), t.happened.includes('sacrificed')]).toEqual([null, null, true]);
  const none = given({ d5: 'N Jaeger', b5: 'N Radio Tower', S: { hand: 'Sabotage' } });
  expect(none.refusal('S', 'command Sabotage d5')).toBe('MG-R-17');
  const late = given({
    a1: 'S Radio Tower',
    d5: 'N Jaeger',
    S: { hand: 'Sabotage' },
    N: { hand: 'Orbital Strike' },
  });
  late.S('command Sabotage d5').N('command Orbital Strike a1').passes();
  expect([late.at('a1'), late.at('d5')]).toEqual([null, null]);
});

scenario2e('[MG-R-18] Sabotage whose target is gone takes no Tower', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    d5: 'N Wind-Up Cat',
    S: { hand: 'Sabotage' },
    N: { hand: 'Space Lion' },
  });
  t.S('command Sabotage d5').N('command Space Lion d5').passes();
  expect([t.at('a1'), t.names('S', 'discard')]).toEqual(['Radio Tower', ['Sabotage']]);
});

scenario2e(
  '[MG-R-57] each unit that Scissor Suit’s attack destroys costs its controller a card',
  ({ given }) => {
    const t = given({
      d4: 'S Scissor Suit',
      d5: 'N Radio Tower',
      f4: 'S Scissor Suit',
      f5: 'N Jaeger',
      b5: 'S Scissor Suit',
      S: { deck: 'Skipper, Cap Gun' },
    });
    t.S('attack d4 d5');
    expect([t.at('d5'), t.names('S', 'damage'), t.names('S', 'deck')]).toEqual([
      null,
      ['Skipper'],
      ['Cap Gun'],
    ]);
    t.S('attack f4 f5').S('attack b5 player'); // soaked; and a player is no unit
    expect([t.names('S', 'damage'), t.pile('N').damage.length]).toEqual([['Skipper'], 1]);
  },
);

scenario2e(
  '[MG-WIN-4] [MG-R-30] a fifth card from Scissor Suit loses the match before it takes effect',
  ({ given }) => {
    const damage = 'Skipper, Skipper, Skipper, Skipper';
    const t = given({ d4: 'S Scissor Suit', d5: 'N Cap Gun', S: { deck: 'Weapons Cache, Turtle', damage } });
    t.S('attack d4 d5');
    expect([t.winner, t.names('S', 'hand'), t.happened.includes('sprung')]).toEqual(['N', [], false]);
  },
);

scenario2e(
  '[MG-R-75] a Trigger Command takes effect when Scissor Suit puts it in the damage zone',
  ({ given }) => {
    const t = given({ d4: 'S Scissor Suit', d5: 'N Cap Gun', S: { deck: 'Weapons Cache, Turtle, Skipper' } });
    t.S('attack d4 d5');
    expect([t.names('S', 'hand'), t.names('S', 'damage')]).toEqual([
      ['Turtle', 'Skipper'],
      ['Weapons Cache'],
    ]);
  },
);

scenario2e('[MG-R-109] Scissor Suit takes nothing from an empty deck', ({ given }) => {
  const t = given({ d4: 'S Scissor Suit', d5: 'N Cap Gun', S: { deck: '' } }, { emptyDeckDamage: 'lose' });
  t.S('attack d4 d5');
  expect([t.winner, t.pile('S').markers, t.asked]).toEqual([null, 0, 'S main']);
});

scenario2e(
  '[MG-R-17] [MG-R-18] Scrapyard Salvage targets up to two Mechas in the discard pile',
  ({ given }) => {
    const discard = 'Skipper, Turret, Balloon Army, Skipper, Radio Tower';
    const t = given({ S: { hand: 'Scrapyard Salvage', discard }, N: { discard: 'Jaeger' } });
    expect(t.legal('S', 'command')).toEqual(
      ['-', 'Skipper', 'Turret', 'Skipper+Skipper', 'Skipper+Turret'].map(
        (target) => `command Scrapyard Salvage ${target}`,
      ),
    );
    t.S('command Scrapyard Salvage Skipper+Skipper');
    expect(t.names('S', 'hand')).toEqual(['Skipper', 'Skipper']);
    expect(t.names('S', 'discard')).toEqual(['Turret', 'Balloon Army', 'Radio Tower', 'Scrapyard Salvage']);
    expect(t.view('N').sides[0].seen).toEqual(['MG2-101', 'MG2-101']);
  },
);

scenario2e('[MG-R-18] Scrapyard Salvage ignores a Mecha that another Salvage has taken', ({ given }) => {
  const t = given({
    S: { hand: 'Scrapyard Salvage, Scrapyard Salvage', discard: 'Skipper, Turtle' },
    N: { hand: 'Espionage' },
  });
  t.S('command Scrapyard Salvage Skipper+Turtle').N('command Espionage N');
  t.S('command Scrapyard Salvage Skipper').passes();
  expect(t.names('S', 'hand')).toEqual(['Skipper', 'Turtle']);
  expect(t.happened).not.toContain('fizzled');
});
