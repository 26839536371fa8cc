import { expect } from 'vitest';
import { scenario } from './given.ts';

const row = (n: number): string[] => ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((column) => `${column}${n}`);

scenario(
  '[MG-TOWER-3] [MG-TOWER-4] [MG-R-38] a Tower goes in your entry zone or next to your own Tower',
  ({ given }) => {
    const t = given({
      c3: 'S Radio Tower',
      f4: 'N Radio Tower',
      b1: 'S Mega Bot',
      S: { hand: 'Radio Tower' },
    });
    const open = [...row(1).filter((cell) => cell !== 'b1'), 'c2', 'b3', 'd3', 'c4'];
    expect(t.legal('S', 'play')).toEqual(open.map((cell) => `play Radio Tower ${cell}`));
    expect(t.refusal('S', { kind: 'play', card: 'MG1-001', cell: 'f3' })).toBe('MG-R-38');
    expect(t.refusal('S', { kind: 'play', card: 'MG1-001', cell: 'b1' })).toBe('MG-R-38');
    t.S('play Radio Tower c4');
    expect([t.at('c4'), t.bandwidth('S'), t.cnt('c4')]).toEqual(['Radio Tower', 2, 2]);
  },
);

scenario('[MG-R-37] one Tower per turn', ({ given }) => {
  const t = given({ S: { hand: 'Radio Tower, Radio Tower' }, N: { deck: 'Virus, Virus, Virus' } });
  t.S('play Radio Tower a1');
  expect(t.refusal('S', 'play Radio Tower b1')).toBe('MG-R-37');
  expect(t.legal('S')).toEqual(['endPhase']);
  t.S('endPhase').passes().N('endPhase').passes();
  t.S('play Radio Tower b1').passes();
  expect(t.bandwidth('S')).toBe(2);
  const free = given({ S: { hand: 'Radio Tower, Radio Tower' } }, { oneTowerPerTurn: false });
  free.S('play Radio Tower a1').S('play Radio Tower b1');
  expect(free.bandwidth('S')).toBe(2);
});

scenario('[MG-R-45] [MG-SETUP-4] a Mecha arrives on an empty space in your entry zone', ({ given }) => {
  const t = given({
    a2: 'S Radio Tower',
    b1: 'N Mega Bot',
    S: { hand: 'Attack Vector' },
  });
  const open = row(1).filter((cell) => cell !== 'b1');
  expect(t.legal('S', 'play')).toEqual(open.map((cell) => `play Attack Vector ${cell}`));
  expect(t.refusal('S', { kind: 'play', card: 'MG1-003', cell: 'a3' })).toBe('MG-R-45');
  expect(t.refusal('S', { kind: 'play', card: 'MG1-004', cell: 'a1' })).toBe('MG-R-17');
});

scenario('[MG-MECHA-3] [MG-R-41] [MG-TOWER-2] the total cost stays within bandwidth', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    b1: 'S Radio Tower',
    c1: 'S Radio Tower',
    d1: 'S Attack Vector',
    S: { hand: 'Mega Bot, Cruiser, Attack Vector' },
  });
  expect(t.refusal('S', 'play Cruiser e1')).toBe('MG-R-41');
  t.S('play Mega Bot e1');
  expect(t.view('S').sides[0]).toMatchObject({ bandwidth: 3, cost: 3 });
  expect(t.refusal('S', 'play Attack Vector f1')).toBe('MG-R-41');
});

scenario(
  '[MG-MECHA-4] [MG-MECHA-5] [MG-R-42] with too little bandwidth no Mecha is lost and none can be played',
  ({ given }) => {
    const t = given({ a1: 'S Radio Tower', e3: 'S Mega Bot', S: { hand: 'Radio Relay, Radio Tower' } });
    expect(t.at('e3')).toBe('Mega Bot');
    expect(t.refusal('S', 'play Radio Relay a1')).toBe('MG-R-41');
    t.S('play Radio Tower b1');
    expect(t.bandwidth('S')).toBe(2);
  },
);

scenario(
  '[MG-TOWER-1] [MG-R-40] a plain Tower neither moves nor attacks, and can be destroyed',
  ({ given }) => {
    const t = given({ d4: 'S Radio Tower', c5: 'S Mega Bot', d5: 'N Radio Tower' });
    expect(t.refusal('S', 'move d4 d3')).toBe('MG-TOWER-1');
    expect(t.refusal('S', 'attack d4 d5')).toBe('MG-R-40');
    const fresh = given({ d4: 'S Radio Tower new', c4: 'S Stonewall new', c5: 'N Cap Gun', d5: 'N Cap Gun' });
    expect(fresh.refusal('S', 'attack d4 d5')).toBe('MG-R-40');
    expect(fresh.refusal('S', 'attack c4 c5')).toBe('MG-R-86');
    t.S('attack c5 d5');
    expect([t.at('d5'), t.names('N', 'discard')]).toEqual([null, ['Radio Tower']]);
  },
);

scenario('[MG-R-39] a Radio Relay moves and attacks like a Mecha', ({ given }) => {
  const t = given({ d4: 'S Radio Relay', d5: 'N Turtle' });
  t.S('attack d4 d5');
  expect([t.arm('d5'), t.cnt('d5')]).toEqual([0, 3]);
  t.S('move d4 c4');
  expect(t.at('c4')).toBe('Radio Relay');
});
