import { expect } from 'vitest';
import { scenario, scenario2e } from './given.ts';

scenario('[MG-MECHA-6] [MG-KW-12] [MG-R-50] one orthogonal step, in any direction', ({ given }) => {
  const t = given({ d3: 'S Mega Bot' });
  expect(t.legal('S', 'move')).toEqual(['move d3 d2', 'move d3 c3', 'move d3 e3', 'move d3 d4']);
  expect(t.refusal('S', { kind: 'move', unit: 'd3', path: 'e4' })).toBe('MG-R-50');
  expect(t.refusal('S', { kind: 'move', unit: 'd3', path: 'd3' })).toBe('MG-R-50');
  expect(t.refusal('S', { kind: 'move', unit: 'd3', path: 'd4-d5' })).toBe('MG-KW-13');
  expect(t.refusal('S', { kind: 'move', unit: 'd4', path: 'd5' })).toBe('MG-R-46');
  t.S('move d3 d2');
  expect(t.refusal('S', 'move d2 d1')).toBe('MG-R-47');
});

scenario('[MG-MECHA-8] [MG-R-50] no unit goes through another, Flight or not', ({ given }) => {
  const t = given({ a1: 'S Insect Drone', b1: 'N Mega Bot', a2: 'S Radio Tower' });
  expect(t.legal('S', 'move')).toEqual([]);
  expect(t.refusal('S', 'move a1 b1')).toBe('MG-MECHA-8');
  expect(t.refusal('S', 'move a1 a2')).toBe('MG-MECHA-8');
});

scenario(
  '[MG-MECHA-7] [MG-KW-13] [MG-KW-14] [MG-D-10] a longer path is announced as a whole',
  ({ given }) => {
    const t = given({ a1: 'S Mega Bot', b2: 'N Turtle', S: { hand: 'Marching Orders' } });
    t.S('command Marching Orders a1');
    expect(t.legal('S', 'move')).toEqual([
      'move a1 b1',
      'move a1 b1-a1',
      'move a1 b1-c1',
      'move a1 a2',
      'move a1 a2-a1',
      'move a1 a2-a3',
    ]);
    expect(t.refusal('S', { kind: 'move', unit: 'a1', path: 'b1-b2' })).toBe('MG-MECHA-8');
    t.S('move a1 b1-c1');
    expect([t.at('c1'), t.unit('c1')?.steps]).toEqual(['Mega Bot', 2]);
  },
);

scenario2e('[MG-R-50] [MG-MECHA-8] [MG-D-10] a path may lead back to its start', ({ given }) => {
  const t = given({ d5: 'S Guard Dog', c5: 'N Turtle', e5: 'N Turtle' });
  expect(t.legal('S', 'move').filter((text) => text.endsWith('-d5'))).toEqual(['move d5 d4-d5']);
  t.S('move d5 d4-d5').S('attack d5 player');
  expect([t.at('d5'), t.at('d4'), t.unit('d5')?.steps]).toEqual(['Guard Dog', null, 2]);
  expect(t.pile('N').damage.length).toBe(1);
});

scenario2e('[MG-R-50] [MG-R-59] a unit that moves away and back has moved', ({ given }) => {
  const t = given({ d3: 'S Chinashop Bull', d4: 'N Wind-Up Spider', S: { hand: 'Marching Orders' } });
  t.S('command Marching Orders d3').S('move d3 d2-d3').S('attack d3 d4').S('endPhase').passes();
  expect(t.at('d3')).toBe('Chinashop Bull');
});

scenario2e(
  '[MG-R-50] [MG-MECHA-8] moving back and forth is a path too, but not through another unit',
  ({ given }) => {
    const t = given({ d4: 'S Guard Dog', e5: 'N Radio Tower', S: { hand: 'Marching Orders' } });
    t.S('command Marching Orders d4');
    expect(t.refusal('S', { kind: 'move', unit: 'd4', path: 'd5-e5-d5' })).toBe('MG-MECHA-8');
    t.S('move d4 d5-d4-d5');
    expect([t.at('d5'), t.unit('d5')?.steps]).toEqual(['Guard Dog', 3]);
  },
);

scenario2e('[MG-KW-13] [MG-KW-14] [MG-D-10] every path of three steps is listed', ({ given }) => {
  const t = given({ a1: 'S Guard Dog', b2: 'N Turtle', S: { hand: 'Marching Orders' } });
  t.S('command Marching Orders a1');
  expect(t.legal('S', 'move').filter((text) => text.length === 'move a1 b1-c1-d1'.length)).toEqual([
    'move a1 b1-a1-b1',
    'move a1 b1-a1-a2',
    'move a1 b1-c1-b1',
    'move a1 b1-c1-d1',
    'move a1 b1-c1-c2',
    'move a1 a2-a1-b1',
    'move a1 a2-a1-a2',
    'move a1 a2-a3-a2',
    'move a1 a2-a3-b3',
    'move a1 a2-a3-a4',
  ]);
});

scenario('[MG-R-119] a path of five steps can’t enter a space twice, shorter ones may', ({ given }) => {
  const orders = 'Marching Orders, Marching Orders';
  const t = given(
    { a1: 'S Mega Bot', 'a2+': 'S Road Works time0', S: { hand: orders } },
    { at: 'startMain' },
  );
  t.S('command Marching Orders a1').S('command Marching Orders a1');
  const ways = t.legal('S', 'move');
  expect(ways).toContain('move a1 a2-a1-a2-a1');
  expect(ways).toContain('move a1 a2-b2-c2-c1-b1');
  expect(ways).toContain('move a1 a2-a1-b1-b2-c2');
  for (const path of ['a2-b2-b1-a1-a2', 'a2-a1-a2-a3-a4']) {
    expect(ways).not.toContain(`move a1 ${path}`);
    expect(t.refusal('S', { kind: 'move', unit: 'a1', path })).toBe('MG-R-119');
  }
});

scenario('[MG-R-47] steps may be spent in several moves, around an attack', ({ given }) => {
  const t = given({ c3: 'S Skipper', d4: 'N Turtle', S: { hand: 'Marching Orders' } });
  t.S('command Marching Orders c3').S('move c3 d3').S('attack d3 d4').S('move d3 d2');
  expect([t.at('d2'), t.arm('d4')]).toEqual(['Skipper', 0]);
  expect(t.refusal('S', 'move d2 d1')).toBe('MG-R-47');
});

scenario('[MG-R-54] [MG-R-49] the highest Speed counts, and extra spaces are added', ({ given }) => {
  const pieces = { c2: 'S Mega Bot', 'c3+': 'S Road Works time0', 'c1+': 'S Road Works time0' };
  const t = given(pieces, { at: 'startMain' });
  expect(t.view('S').units[0]?.stepsLeft).toBe(3);
  const sum = given(pieces, { at: 'startMain', speedRangeStack: 'sum' });
  expect(sum.view('S').units[0]?.stepsLeft).toBe(6);
  const more = given({ ...pieces, S: { hand: 'Marching Orders' } }, { at: 'startMain' });
  more.S('command Marching Orders c2');
  expect(more.view('S').units[0]?.stepsLeft).toBe(4);
});

scenario('[MG-R-46] only your own units act, and only in your Main Phase', ({ given }) => {
  const t = given({ d3: 'S Mega Bot', d4: 'N Mega Bot', N: { hand: 'Virus' } });
  expect(t.refusal('S', { kind: 'move', unit: 'd4', path: 'd5' })).toBe('MG-R-46');
  t.S('move d3 c3');
  expect(t.refusal('N', { kind: 'move', unit: 'd4', path: 'd5' })).toBe('MG-R-15');
});

scenario('[MG-R-59] a Magpie’s victim must move if it can', ({ given }) => {
  const t = given({
    d3: 'S Magpie Drone',
    d4: 'N Stonewall',
    e5: 'N Radio Tower',
    N: { deck: 'Virus, Virus' },
  });
  t.S('attack d3 d4').S('endPhase').passes();
  expect([t.asked, t.refusal('N', 'endPhase')]).toEqual(['N main', 'MG-R-59']);
  t.N('move d4 d5').passes();
  t.N('endPhase').passes();
  expect(t.state.turn).toBe(7);
});

scenario('[MG-R-59] a unit without a legal move does not have to move', ({ given }) => {
  const t = given({
    a4: 'S Magpie Drone',
    a5: 'N Stonewall',
    b5: 'N Radio Tower',
    N: { deck: 'Virus, Virus' },
  });
  t.S('attack a4 a5').S('endPhase').passes();
  expect(t.legal('N', 'endPhase')).toEqual(['endPhase']);
});
