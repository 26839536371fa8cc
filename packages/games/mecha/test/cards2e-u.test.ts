import { expect } from 'vitest';
import { scenario2e } from './given.ts';

scenario2e('[MG-R-50] Spinning Top shuffles both decks once for each move action', ({ given }) => {
  const t = given({ d2: 'S Spinning Top', S: { hand: 'Marching Orders, Marching Orders' } });
  const shuffles = (): number => t.happened.filter((type) => type === 'shuffled').length;
  t.S('command Marching Orders d2').S('move d2 d3-d4');
  expect(shuffles()).toBe(2);
  t.S('command Marching Orders d4').S('move d4 d5');
  expect(shuffles()).toBe(4);
  const still = given({ d2: 'S Spinning Top', N: { hand: 'Grand Hurricane' } });
  still.S('move d2 d3').N('command Grand Hurricane -').passes();
  expect([still.at('d2'), still.happened.includes('shuffled')]).toEqual(['Spinning Top', false]);
});

scenario2e('[MG-R-26] Spinning Top hides the known cards on top of a deck', ({ given }) => {
  const t = given({
    d2: 'S Spinning Top',
    S: { hand: 'Dig For Answers', deck: 'Skipper, Turtle, Jaeger, Cap Gun, Cruiser' },
  });
  t.S('command Dig For Answers -').S('putBack Turtle').S('putBack Jaeger');
  expect(t.view('S').sides[0].top).toEqual(['MG2-120', 'MG2-055']);
  t.S('move d2 d3');
  expect(t.view('S').sides[0].top).toEqual([]);
});

scenario2e(
  '[MG-R-58] [MG-G-23] Stage 2 takes the place and the damage of Stage 1, in any row',
  ({ given }) => {
    const t = given({
      a1: 'S Radio Tower',
      b1: 'S Radio Tower',
      c3: 'S Stage 1 dmg1',
      S: { hand: 'Stage 2, Stage 3' },
    });
    expect(t.legal('S', 'play Stage 2')).toEqual(['play Stage 2 c3']); // 1 + 2 elsewhere is more than 2
    expect(t.refusal('S', 'play Stage 2 d1')).toBe('MG-R-41');
    t.S('play Stage 2 c3');
    expect([t.at('c3'), t.dmg('c3'), t.cnt('c3'), t.cost('c3')]).toEqual(['Stage 2', 1, 3, 2]);
    expect([t.names('S', 'discard'), t.happened.includes('destroyed')]).toEqual([['Stage 1'], false]);
    expect(t.refusal('S', 'move c3 c4')).toBe('MG-ACT-1');
    expect(t.refusal('S', { kind: 'play', card: 'MG2-110', cell: 'c3' })).toBe('MG-R-41');
  },
);

scenario2e('[MG-R-65] [MG-R-60] Stage 3 on Stage 2: attachments and Armour are lost', ({ given }) => {
  const t = given({
    a1: 'S Radio Relay',
    b1: 'S Radio Relay',
    c4: 'S Stage 2 + Bear, The Unbreakable arm2 dmg4',
    S: { hand: 'Stage 3' },
  });
  t.S('play Stage 3 c4');
  expect([t.at('c4'), t.dmg('c4'), t.arm('c4'), t.attached('c4')]).toEqual(['Stage 3', 4, 0, []]);
  expect(t.names('S', 'discard')).toEqual(['Stage 2', 'Bear, The Unbreakable']);
});

scenario2e(
  '[MG-R-45] a Stage can also arrive on an empty space in your entry zone, but not on another Stage',
  ({ given }) => {
    const t = given({
      a1: 'S Radio Relay',
      b1: 'S Radio Relay',
      c1: 'S Stage 1',
      d3: 'N Stage 2',
      e3: 'S Stage 1 + Golden Key',
      S: { hand: 'Stage 3, Stage 2' },
    });
    expect(t.legal('S', 'play Stage 3')).toEqual(
      ['d1', 'e1', 'f1', 'g1'].map((cell) => `play Stage 3 ${cell}`),
    );
    expect(t.refusal('S', { kind: 'play', card: 'MG2-110', cell: 'c1' })).toBe('MG-R-45');
    expect(t.refusal('S', { kind: 'play', card: 'MG2-110', cell: 'd3' })).toBe('MG-R-45');
    expect(t.refusal('S', { kind: 'play', card: 'MG2-109', cell: 'e3' })).toBe('MG-R-45'); // Wind-Up Stage 1
    t.S('play Stage 3 d1');
    expect([t.at('d1'), t.dmg('d1')]).toEqual(['Stage 3', 0]);
  },
);

scenario2e('[MG-R-70] Stage 2 can arrive on any Mecha named Stage 1', ({ given }) => {
  const t = given({
    a1: 'S Radio Relay',
    b1: 'S Radio Relay',
    d1: 'S Wind-Up Cat',
    e1: 'S Stage 1',
    S: { hand: 'Camouflage, Stage 2' },
  });
  t.S('command Camouflage d1').S('name Stage 1').S('play Stage 2 d1');
  expect([t.at('d1'), t.at('e1'), t.names('S', 'discard')]).toEqual([
    'Stage 2',
    'Stage 1',
    ['Wind-Up Cat', 'Camouflage'],
  ]);
});

scenario2e(
  '[MG-R-18] [MG-R-22] a Stage whose Mecha is gone goes elsewhere; canceled, it changes nothing',
  ({ given }) => {
    const pieces = {
      a1: 'S Radio Relay',
      b1: 'S Radio Relay',
      c3: 'S Stage 1',
      e3: 'S Stage 1 dmg1',
      S: { hand: 'Stage 2' },
      N: { hand: 'Space Lion, Interdiction' },
    };
    const t = given(pieces);
    t.S('play Stage 2 c3').N('command Space Lion c3').passes();
    expect(t.legal('S')).toEqual(['c1', 'd1', 'e1', 'f1', 'g1', 'e3'].map((cell) => `place ${cell}`));
    t.S('place e3');
    expect([t.at('e3'), t.dmg('e3')]).toEqual(['Stage 2', 1]);
    const off = given(pieces);
    off.S('play Stage 2 c3').N('command Interdiction #1').passes();
    expect([off.at('c3'), off.names('S', 'discard')]).toEqual(['Stage 1', ['Stage 2']]);
  },
);

scenario2e(
  '[MG-R-25] [MG-R-33] Stonewall never attacks and can’t move the turn after a move',
  ({ given }) => {
    const t = given({ d3: 'S Stonewall', d5: 'N Wind-Up Cat', S: { hand: 'Marching Orders' } });
    t.S('move d3 d4').passes();
    expect(t.refusal('S', 'attack d4 d5')).toBe('MG-R-86');
    t.S('endPhase').passes().N('endPhase').passes();
    t.S('command Marching Orders d4').passes();
    expect(t.refusal('S', 'move d4 d3')).toBe('MG-R-86');
    t.S('endPhase').passes().N('endPhase').passes();
    expect(t.legal('S', 'move d4')).not.toEqual([]);
    const keyed = given({ d4: 'S Stonewall + Golden Key', d5: 'N Wind-Up Cat' });
    expect(keyed.legal('S', 'attack')).toEqual(['attack d4 d5']);
  },
);

scenario2e('[MG-HAND-1] [MG-R-79] The Vise lowers both hand sizes by two, down to 0', ({ given }) => {
  const t = given({
    a3: 'S The Vise',
    S: { hand: 'Skipper, Skipper, Turtle, Turtle' },
    N: { hand: 'Skipper, Skipper, Skipper, Skipper' },
  });
  expect([t.view('S').sides[0].handLimit, t.view('S').sides[1].handLimit]).toEqual([3, 3]);
  t.S('endPhase').passes();
  expect([t.asked, t.pile('N').hand.length]).toEqual(['S trim', 4]); // N is not checked
  t.S('discard Turtle').passes().N('endPhase').passes();
  expect(t.asked).toBe('N trim');
  const vises = { a3: 'S The Vise', b3: 'N The Vise', c3: 'S The Vise' };
  expect(given(vises).view('S').sides[0].handLimit).toBe(0);
  expect(given({ a1: 'S The Vise + Golden Key' }).view('S').sides[0].handLimit).toBe(5);
});

scenario2e('[MG-R-48] [MG-R-49] Thunder Bull attacks twice, right away after a move', ({ given }) => {
  const pieces = {
    d3: 'S Thunder Bull',
    a1: 'S Wind-Up Cat',
    d5: 'N Wind-Up Spider',
    S: { hand: 'Attack Orders' },
  };
  const t = given(pieces);
  t.S('move d3 d4').passes().S('attack d4 d5').passes().S('move a1 a2').passes();
  expect(t.legal('S', 'attack')).toEqual([]); // the second one is given up
  t.S('command Attack Orders d4').S('attack d4 d5');
  expect(t.dmg('d5')).toBe(4);
  const stood = given({ ...pieces, d3: 'S Wind-Up Dog', d4: 'S Thunder Bull' });
  stood.S('attack d4 d5').passes().S('move a1 a2').passes().S('attack d4 d5').passes();
  expect(stood.dmg('d5')).toBe(4);
  stood.S('command Attack Orders d4').S('attack d4 d5');
  expect(stood.at('d5')).toBeNull(); // three in all
});
