import { expect } from 'vitest';
import { scenario2e } from './given.ts';

scenario2e(
  '[MG-CASE-6] [MG-R-73] Acid Rain destroys a Command on a space or attached to a unit',
  ({ given }) => {
    const t = given({
      d1: "S Skipper + Admiral Grace > N:Jason's Rally Cry",
      c3: 'N Wind-Up Bull + Golden Key',
      'c4+': 'N Unknown Ruins',
      S: { hand: 'Acid Rain, Acid Rain, Acid Rain' },
    });
    expect(t.legal('S', 'command')).toEqual([
      'command Acid Rain c4',
      'command Acid Rain d1.2',
      'command Acid Rain c3.1',
    ]);
    expect([t.power('d1'), t.at('c3')]).toEqual([2, 'Wind-Up Wind-Up Bull']);
    t.S('command Acid Rain d1.2').S('command Acid Rain c3.1').S('command Acid Rain c4');
    expect([t.power('d1'), t.at('c3'), t.state.lying]).toEqual([3, 'Wind-Up Bull', []]);
    expect(t.names('N', 'discard')).toEqual(["Jason's Rally Cry", 'Golden Key', 'Unknown Ruins']);
  },
);

scenario2e(
  '[MG-R-80] [MG-R-73] Balloon Army is not a Command on the battlefield, whether in play or being played',
  ({ given }) => {
    const t = given({
      d5: 'N Balloon Army',
      c1: 'S Skipper',
      S: { hand: 'Golden Key' },
      N: { hand: 'Acid Rain' },
    });
    t.S('command Golden Key c1');
    expect([t.asked, t.legal('N')]).toEqual(['N respond card', ['pass']]);
    expect(t.refusal('N', { kind: 'command', card: 'MG2-001', target: 'd5' })).toBe('MG-R-17');
  },
);

const ADAS_CRY = "S Skipper + Donna, The Swift > Ada's Rally Cry";

scenario2e(
  "[MG-R-13] [MG-R-41] Ada's Rally Cry lets you play Mechas from the revealed top of your deck",
  ({ given }) => {
    const t = given({
      a1: 'S Radio Tower',
      b1: 'S Radio Tower',
      d1: 'S Skipper + Donna, The Swift',
      S: { hand: "Ada's Rally Cry", deck: 'Wind-Up Cat, Wind-Up Mouse, Wind-Up Dog, Virus' },
    });
    t.S("command Ada's Rally Cry d1.1");
    expect(t.attached('d1')).toEqual(['Donna, The Swift', "Ada's Rally Cry"]);
    for (const viewer of ['S', 'N', 'table'] as const)
      expect(t.view(viewer).sides[0].top).toEqual(['MG2-127']);
    t.S('playTop Wind-Up Cat c1').S('playTop Wind-Up Mouse e1');
    expect([t.at('c1'), t.at('e1'), t.view('N').sides[0].top]).toEqual([
      'Wind-Up Cat',
      'Wind-Up Mouse',
      ['MG2-128'],
    ]);
    expect(t.refusal('S', { kind: 'playTop', card: 'MG2-128', cell: 'f1' })).toBe('MG-R-41');
    expect(t.refusal('S', { kind: 'playTop', card: 'MG2-127', cell: 'f1' })).toBe('MG-R-13');
  },
);

scenario2e(
  "[MG-R-37] Ada's Rally Cry: a Mecha Tower counts as the Tower of the turn, other cards stay on top",
  ({ given }) => {
    const top = (deck: string): ReturnType<typeof given> =>
      given({ a1: 'S Radio Tower', d1: ADAS_CRY, S: { hand: 'Radio Tower', deck } });
    const turret = top('Turret, Virus');
    turret.S('playTop Turret b1');
    expect([turret.at('b1'), turret.refusal('S', 'play Radio Tower c1')]).toEqual(['Turret', 'MG-R-37']);
    const late = top('Turret');
    late.S('play Radio Tower b1');
    expect(late.refusal('S', { kind: 'playTop', card: 'MG2-119', cell: 'c1' })).toBe('MG-R-37');
    expect(top('Manly Combined Kamin').legal('S', 'playTop')).toEqual([]);
    expect(top('Radio Tower').legal('S', 'playTop')).toEqual([]);
    expect(top('Manly Combined Kamin').refusal('S', { kind: 'playTop', card: 'MG2-063', cell: 'c1' })).toBe(
      'MG-R-9',
    );
  },
);

scenario2e("[MG-R-67] Ada's Rally Cry works for its controller wherever it is", ({ given }) => {
  const pieces = { a1: 'S Radio Tower', d3: `${ADAS_CRY} stolen`, S: { deck: 'Wind-Up Mouse' } };
  const t = given(pieces, { at: 'startMain' });
  expect([t.view('N').sides[0].top, t.view('N').sides[1].top]).toEqual([['MG2-129'], []]);
  t.S('playTop Wind-Up Mouse d1');
  expect(t.at('d1')).toBe('Wind-Up Mouse');
});

scenario2e('[MG-R-71] Ada’s Mecha can’t be the target of attacks, cards or abilities', ({ given }) => {
  const pieces = {
    d4: 'N Wind-Up Bull + Ada, The Ingenious',
    c4: 'S Skipper',
    a1: 'S Radio Tower',
    S: { hand: 'Virus, Orbital Strike, Unemployment, Engineered Earthquake' },
  };
  const t = given(pieces);
  expect(t.cnt('d4')).toBe(6);
  expect(t.refusal('S', 'attack c4 d4')).toBe('MG-R-71');
  expect(t.legal('S', 'command')).toEqual([
    'command Orbital Strike a1',
    'command Orbital Strike c4',
    'command Unemployment d4.1',
    'command Engineered Earthquake -',
  ]);
  t.S('command Engineered Earthquake -').passes();
  expect(t.dmg('d4')).toBe(2);
  t.S('command Unemployment d4.1');
  expect(t.legal('S', 'command Virus')).toEqual(['command Virus d4']);
  const open = given(pieces, { adaStopsAttacks: false });
  expect(open.legal('S', 'attack')).toEqual(['attack c4 d4']);
  expect(open.legal('S', 'command Virus')).toEqual([]);
});

scenario2e('[MG-R-71] Ada does not stop her own side', ({ given }) => {
  const t = given({ d1: 'S Skipper + Ada, The Ingenious', S: { hand: 'Ironhide' } });
  t.S('command Ironhide d1');
  expect(t.arm('d1')).toBe(2);
});

scenario2e('[MG-R-72] Admiral Grace strengthens every piloted Mecha of her controller', ({ given }) => {
  const powers = (mark: string): (number | null)[] => {
    const t = given({
      d1: `S Skipper + Admiral Grace${mark}`,
      e1: "S Skipper + Donna, The Swift > N:Jason's Rally Cry",
      f1: 'S Skipper',
      g1: 'S Manly Combined Kamin + Ada, The Ingenious + Bear, The Unbreakable',
      d5: 'N Skipper + Donna, The Swift',
    });
    return ['d1', 'e1', 'f1', 'g1', 'd5'].map((cell) => t.power(cell));
  };
  expect(powers('')).toEqual([3, 3, 2, 6, 2]);
  expect(powers(' stolen')).toEqual([2, 3, 2, 6, 2]);
});

scenario2e(
  '[MG-R-49] Attack Orders give one more attack, even after the normal one was given up',
  ({ given }) => {
    const t = given({
      d3: 'S Wind-Up Dog',
      a2: 'S Wind-Up Cat',
      d5: 'N Jaeger',
      a1: 'S Radio Tower',
      S: { hand: 'Attack Orders, Attack Orders' },
    });
    expect(t.legal('S', 'command')).toEqual(['command Attack Orders a2', 'command Attack Orders d3']);
    t.S('move d3 d4').S('move a2 a3');
    expect(t.refusal('S', 'attack d4 d5')).toBe('MG-R-48');
    t.S('command Attack Orders d4').S('attack d4 d5').passes();
    expect([t.arm('d5'), t.refusal('S', 'attack d4 d5')]).toEqual([2, 'MG-R-48']);
    t.S('command Attack Orders d4').S('attack d4 d5');
    expect(t.arm('d5')).toBe(1);
  },
);

scenario2e('[MG-R-57] Auto-Repairer repairs after each attack that it survives', ({ given }) => {
  const t = given({
    d4: 'N Auto-Repairer',
    e4: 'N Auto-Repairer arm1 dmg2',
    f4: 'N Auto-Repairer dmg2',
    c4: 'S Skipper',
    e3: 'S Skipper',
    f3: 'S Wind-Up Mouse',
    S: { hand: 'Orbital Strike' },
  });
  t.S('attack c4 d4').passes().S('attack e3 e4').passes().S('attack f3 f4').passes();
  expect([t.dmg('d4'), t.dmg('e4'), t.arm('e4'), t.at('f4')]).toEqual([1, 1, 0, null]);
  expect(t.happened.filter((type) => type === 'trigger')).toHaveLength(2);
  t.S('command Orbital Strike d4');
  expect(t.at('d4')).toBeNull();
});
