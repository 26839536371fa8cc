import { expect } from 'vitest';
import { scenario } from './given.ts';

scenario('[MG-G-1] [MG-WIN-2] [MG-R-27] [MG-R-28] [MG-R-52] a direct attack takes one card', ({ given }) => {
  const t = given({ d5: 'S Mega Bot', e5: 'N Cruiser', N: { deck: 'Radio Tower, Turtle' } });
  t.S('attack d5 player');
  expect(t.names('N', 'damage')).toEqual(['Radio Tower']);
  expect(t.names('N', 'deck')).toEqual(['Turtle']);
  expect(t.cnt('d5')).toBe(2);
  expect(t.refusal('S', 'attack d5 player')).toBe('MG-R-47');
});

scenario('[MG-G-3] [MG-KW-18] [MG-KW-19] [MG-R-53] a ranged attack goes over friendly units', ({ given }) => {
  const t = given({ d2: 'S Longbow', d3: 'S Stonewall', d5: 'N Mega Bot cnt2' });
  t.S('attack d2 d5');
  expect(t.cnt('d5')).toBe(1);
});

scenario('[MG-G-3] [MG-R-53] a ranged attack does not go over enemy units', ({ given }) => {
  const t = given({ d2: 'S Longbow', d3: 'S Stonewall', d4: 'N Stonewall', d5: 'N Mega Bot' });
  expect(t.refusal('S', 'attack d2 d5')).toBe('MG-R-53');
  expect(t.legal('S', 'attack')).toEqual(['attack d2 d4']);
});

scenario('[MG-G-4] [MG-KW-17] a diagonal neighbor is two away', ({ given }) => {
  const t = given({ c2: 'S Shortbow', d3: 'N Cap Gun' });
  t.S('attack c2 d3');
  expect([t.at('d3'), t.names('N', 'discard')]).toEqual([null, ['Cap Gun']]);
  const walled = given({ c2: 'S Shortbow', d3: 'N Cap Gun', c3: 'N Stonewall', d2: 'N Stonewall' });
  expect(walled.refusal('S', 'attack c2 d3')).toBe('MG-R-53');
  expect(walled.legal('S', 'attack')).toEqual(['attack c2 d2', 'attack c2 c3']);
});

scenario('[MG-G-5] [MG-CTR-11] [MG-KW-6] [MG-KW-7] [MG-KW-8] Armour and Pierce', ({ given }) => {
  const t = given({ d4: 'N Turtle', e4: 'S Cap Gun', c4: 'S Mega Bot', d3: 'S Class Ganon' });
  t.S('attack e4 d4');
  expect([t.cnt('d4'), t.arm('d4')]).toEqual([2, 1]);
  t.S('attack c4 d4');
  expect([t.cnt('d4'), t.arm('d4')]).toEqual([2, 0]);
  t.S('attack d3 d4');
  expect([t.at('d4'), t.names('N', 'discard')]).toEqual([null, ['Turtle']]);
});

scenario('[MG-G-9] [MG-R-47] a unit may attack, then move', ({ given }) => {
  const t = given({ c3: 'S Skipper', d3: 'N Cap Gun' });
  t.S('attack c3 d3').S('move c3 c4');
  expect([t.at('d3'), t.at('c4')]).toEqual([null, 'Skipper']);
});

scenario('[MG-G-21] [MG-R-74] [MG-CTR-14] Road Works', ({ given }) => {
  const t = given({
    c2: 'S Mega Bot',
    c3: 'S Mega Bot',
    b2: 'S Mega Bot',
    S: { hand: 'Road Works' },
  });
  const time = (): number | undefined => t.state.lying[0]?.time;
  t.S('command Road Works c2');
  expect([t.at('c2'), time()]).toEqual(['Mega Bot', 2]);
  t.S('endPhase').passes();
  expect([t.state.turn, time()]).toEqual([6, 1]);
  t.N('endPhase').passes();
  expect([t.state.turn, time(), t.asked]).toEqual([7, 0, 'S main']);
  const left = (cell: string): number | undefined =>
    t.view('S').units.find((u) => u.cell === cell)?.stepsLeft;
  expect([left('c3'), left('b2'), left('c2')]).toEqual([3, 3, 1]);
  t.S('move c3 c4-c5-d5').passes();
  expect(t.at('d5')).toBe('Mega Bot');
});

scenario('[MG-G-22] [MG-R-18] Virus calls off an attack', ({ given }) => {
  const t = given({ d4: 'S Corvette', d5: 'N Turtle', a5: 'N Radio Tower', N: { hand: 'Virus' } });
  t.S('attack d4 d5');
  expect(t.asked).toBe('N respond attack');
  t.N('command Virus d4');
  expect([t.arm('d5'), t.at('a5'), t.names('N', 'discard')]).toEqual([1, null, ['Radio Tower', 'Virus']]);
  expect(t.events.map(({ type }) => type)).toContain('calledOff');
  expect(t.refusal('S', 'attack d4 d5')).toBe('MG-R-86');
  t.S('move d4 d3');
  expect(t.at('d3')).toBe('Corvette');
});

scenario('[MG-G-25] [MG-R-37] [MG-R-39] Radio Relays', ({ given }) => {
  const t = given({
    a1: 'S Radio Relay',
    b1: 'S Radio Relay',
    c1: 'S Radio Tower',
    S: { hand: 'Radio Relay, Radio Tower' },
  });
  expect(t.bandwidth('S')).toBe(5);
  expect(t.refusal('S', 'play Radio Relay d1')).toBe('MG-R-38');
  t.S('play Radio Relay c1');
  expect([t.at('c1'), t.bandwidth('S'), t.names('S', 'discard')]).toEqual([
    'Radio Relay',
    9,
    ['Radio Tower'],
  ]);
  expect(t.events).toContainEqual({
    type: 'destroyed',
    clause: 'MG-R-60',
    seat: 0,
    card: 'MG1-001',
    cell: 'c1',
  });
  expect(t.refusal('S', 'play Radio Tower d1')).toBe('MG-R-37');
});
