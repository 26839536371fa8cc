import { expect } from 'vitest';
import { row, scenario2e } from './given.ts';

scenario2e(
  '[MG-R-44] [MG-R-69] [MG-R-70] a Mecha with a Golden Key has no abilities, costs 0 and is a Wind-Up',
  ({ given }) => {
    const t = given({
      a1: 'S Radio Tower',
      b1: 'S Radio Tower',
      d1: 'S Dragon Ship',
      e1: 'S Spectre',
      d2: 'S Skipper',
      S: { hand: 'Golden Key, Golden Key, Wind-Up Dog' },
    });
    expect([t.power('e1'), t.cnt('e1')]).toEqual([2, 2]);
    expect(t.legal('S', 'command')).toEqual(['command Golden Key d1', 'command Golden Key e1']);
    expect(t.refusal('S', 'play Wind-Up Dog c1')).toBe('MG-R-41');
    t.S('command Golden Key d1');
    expect([t.at('d1'), t.cost('d1'), t.power('d1'), t.cnt('d1')]).toEqual(['Wind-Up Dragon Ship', 0, 4, 4]);
    expect(t.arm('d1')).toBe(2);
    t.S('command Golden Key e1');
    expect([t.at('e1'), t.power('e1'), t.cnt('e1')]).toEqual(['Wind-Up Spectre', 5, 5]);
  },
);

scenario2e('[MG-R-69] Golden Key removes bans and keywords, but not what other cards give', ({ given }) => {
  const t = given({
    b1: 'S Dragon Ship + Golden Key',
    b3: 'N Turtle',
    e1: 'S Laser Cannon + Golden Key',
    e3: 'N Skipper',
    f1: 'S Skipper + Golden Key new',
    f2: 'N Insect Drone',
    g1: 'S Cap Gun + Golden Key',
    g2: 'N Insect Drone',
    c1: 'S Guard Dog + Golden Key + Donna, The Swift',
    S: { hand: 'Illegal Bullet, Virus' },
  });
  t.S('move b1 b2').S('command Illegal Bullet b2').S('attack b2 b3');
  expect([t.at('b3'), t.refusal('S', 'attack e1 e3')]).toEqual([null, 'MG-R-53']);
  expect([t.refusal('S', 'attack f1 f2'), t.refusal('S', 'attack g1 g2')]).toEqual(['MG-ACT-1', 'MG-KW-10']);
  expect(t.legal('S', 'move c1 c2-c3')).toEqual(['move c1 c2-c3']);
});

scenario2e('[MG-R-69] Golden Key also removes abilities, triggers and bandwidth', ({ given }) => {
  const t = given({
    c1: 'S Bot-a-pult + Golden Key',
    d1: 'S Gutshot + Golden Key',
    e1: 'S Turret + Golden Key',
    f1: 'S Radio Tower',
    S: { hand: 'Espionage' },
  });
  expect([t.bandwidth('S'), t.legal('S', 'activate'), t.legal('S', 'move e1')]).toEqual([
    1,
    [],
    ['move e1 e2'],
  ]);
  t.S('command Espionage N');
  expect(t.at('f1')).toBe('Radio Tower');
});

scenario2e(
  '[MG-R-70] Golden Key puts Wind-Up before the printed name, whatever the name is now',
  ({ given }) => {
    const t = given({
      d1: 'S Skipper',
      d5: 'N Wind-Up Bull',
      S: { hand: 'Camouflage, Golden Key, Turn The Key, Acid Rain' },
    });
    t.S('command Camouflage d1').S('name Wind-Up Bull').S('command Golden Key d1');
    expect(t.at('d1')).toBe('Wind-Up Skipper');
    t.S('command Turn The Key -');
    expect(t.power('d1')).toBe(4);
    t.S('command Acid Rain d1.2');
    expect([t.at('d1'), t.cost('d1')]).toEqual(['Wind-Up Bull', 1]);
  },
);

scenario2e('[MG-R-71] Golden Key does not target, so an enemy Ada does not stop it', ({ given }) => {
  const t = given({
    d1: 'N Skipper + Ada, The Ingenious stolen',
    S: { hand: 'Golden Key, Camouflage' },
  });
  expect(t.legal('S', 'command')).toEqual(['command Golden Key d1']);
  t.S('command Golden Key d1');
  expect(t.at('d1')).toBe('Wind-Up Skipper');
});

scenario2e("[MG-R-76] Grace's Rally Cry finds up to two Pilots of different names", ({ given }) => {
  const t = given({
    S: { hand: "Grace's Rally Cry", deck: 'Admiral Grace, Admiral Grace, Donna, The Swift, Virus' },
  });
  t.S("command Grace's Rally Cry -").S('take Admiral Grace');
  expect(t.legal('S')).toEqual(['take Donna, The Swift', 'stop']);
  t.S('take Donna, The Swift');
  expect([t.names('S', 'hand'), t.names('S', 'deck').sort()]).toEqual([
    ['Admiral Grace', 'Donna, The Swift'],
    ['Admiral Grace', 'Virus'],
  ]);
  expect([t.view('table').sides[0].open, t.happened.includes('shuffled')]).toEqual([
    ['MG2-004', 'MG2-027'],
    true,
  ]);
  const none = given({ S: { hand: "Grace's Rally Cry", deck: 'Virus' } });
  none.S("command Grace's Rally Cry -");
  expect([none.asked, none.legal('S')]).toEqual(['S take', ['stop']]);
});

scenario2e(
  '[MG-R-25] [MG-R-18] Grand Hurricane stops all moves this turn, including a pending one',
  ({ given }) => {
    const t = given({
      a1: 'S Siege Tower',
      b1: 'S Siege Tower',
      d3: 'S Wind-Up Dog',
      d4: 'N Wind-Up Cat',
      S: { hand: 'Skipper' },
      N: { hand: 'Grand Hurricane' },
    });
    t.S('move d3 d2').N('command Grand Hurricane -').passes();
    expect([t.at('d3'), t.at('d2'), t.happened.includes('stayed')]).toEqual(['Wind-Up Dog', null, true]);
    t.S('play Skipper e1');
    expect([t.legal('S', 'move'), t.legal('S', 'attack')]).toEqual([[], ['attack d3 d4']]);
    t.S('attack d3 d4').S('endPhase').passes().N('endPhase').passes();
    expect(t.legal('S', 'move e1')).toContain('move e1 e2');
  },
);

scenario2e('[MG-R-33] Grand Hurricane does not make units immovable for a sealed entry zone', ({ given }) => {
  const towers = Object.fromEntries(row(1, 'abcdef').map((cell) => [cell, 'S Radio Tower']));
  const t = given({ ...towers, g1: 'S Wind-Up Cat', S: { hand: 'Grand Hurricane' } });
  t.S('command Grand Hurricane -');
  expect([t.winner, t.asked]).toEqual([null, 'S main']);
});
