import { expect } from 'vitest';
import { scenario } from './given.ts';

scenario('[MG-CTR-2] Mod Bot takes the counters of an adjacent Mecha', ({ given }) => {
  const t = given({ d3: 'S Mod Bot new', c3: 'S Stonewall cnt4', d4: 'N Mega Bot', e3: 'S Radio Tower' });
  expect(t.legal('S', 'activate')).toEqual(['activate d3 c3']);
  expect(t.refusal('S', 'activate d3 d4')).toBe('MG-R-84');
  expect(t.refusal('S', 'activate d3 e3')).toBe('MG-R-84');
  expect(t.refusal('S', { kind: 'activate', unit: 'c3', pay: 'd3' })).toBe('MG-R-21');
  t.S('activate d3 c3');
  expect([t.cnt('d3'), t.at('c3'), t.names('S', 'discard')]).toEqual([6, null, ['Stonewall']]);
});

scenario('[MG-R-54] [MG-R-21] Bot-a-pult has Range 3 for a turn, however often it is used', ({ given }) => {
  const t = given({ d2: 'S Bot-a-pult', c2: 'S Cap Gun', e2: 'S Cap Gun', d5: 'N Insect Drone' });
  expect(t.legal('S', 'attack')).toEqual([]);
  t.S('activate d2 c2').S('activate d2 e2');
  expect(t.view('S').units.find((u) => u.cell === 'd2')?.reach).toBe(3);
  t.S('attack d2 d5');
  expect(t.at('d5')).toBeNull();
});

scenario('[MG-R-25] Stonewall can’t move the turn after it moved, and never attacks', ({ given }) => {
  const t = given({ d3: 'S Stonewall', d5: 'N Turtle', N: { deck: 'Virus, Virus, Virus, Virus' } });
  t.S('move d3 d4');
  expect(t.refusal('S', 'attack d4 d5')).toBe('MG-R-86');
  t.S('endPhase').passes().N('endPhase').passes();
  expect(t.refusal('S', 'move d4 d3')).toBe('MG-R-86');
  t.S('endPhase').passes().N('endPhase').passes();
  expect(t.legal('S', 'move d4')).toEqual(['move d4 d3', 'move d4 c4', 'move d4 e4']);
});

scenario(
  '[MG-R-57] [MG-R-25] Wasp Drone’s victim can’t attack on its next turn, Armour or not',
  ({ given }) => {
    const t = given({
      d3: 'S Wasp Drone',
      c4: 'S Cruiser',
      d4: 'N Turtle',
      N: { deck: 'Espionage, Espionage, Espionage' },
    });
    t.S('attack d3 d4');
    expect([t.arm('d4'), t.cnt('d4')]).toEqual([0, 3]);
    t.S('endPhase').passes();
    expect(t.refusal('N', 'attack d4 c4')).toBe('MG-R-86');
    t.N('endPhase').passes().S('endPhase').passes();
    expect(t.legal('N', 'attack')).toEqual(['attack d4 c4']);
  },
);

scenario('[MG-R-57] Wasp Drone does nothing to a player or to a unit it destroys', ({ given }) => {
  const t = given({ d5: 'S Wasp Drone', e5: 'S Wasp Drone', f5: 'N Cap Gun' });
  t.S('attack d5 player').S('attack e5 f5');
  expect(t.events.map(({ type }) => type)).toEqual(['attacking', 'hit', 'destroyed', 'trigger']);
});

scenario('[MG-R-57] [MG-R-49] Cruise Missle is destroyed after its first attack', ({ given }) => {
  const t = given({ d4: 'S Cruise Missle new', d5: 'N Jager', S: { hand: 'Attack Orders' } });
  t.S('command Attack Orders d4').S('attack d4 d5');
  expect([t.at('d4'), t.arm('d5'), t.names('S', 'discard')]).toEqual([
    null,
    2,
    ['Attack Orders', 'Cruise Missle'],
  ]);
  const direct = given({ d5: 'S Cruise Missle' });
  direct.S('attack d5 player');
  expect([direct.at('d5'), direct.pile('N').damage.length]).toEqual([null, 1]);
});

scenario('[MG-R-57] a Cruise Missle whose attack is called off stays', ({ given }) => {
  const t = given({ d4: 'S Cruise Missle', d5: 'N Turtle', a5: 'N Radio Tower', N: { hand: 'Virus' } });
  t.S('attack d4 d5').N('command Virus d4');
  expect(t.at('d4')).toBe('Cruise Missle');
});

scenario('[MG-R-95] a Turtle whose attack was called off has still attacked', ({ given }) => {
  const t = given({ d4: 'S Turtle', d5: 'N Mega Bot', a5: 'N Radio Tower', N: { hand: 'Virus' } });
  t.S('attack d4 d5').N('command Virus d4');
  expect(t.at('d5')).toBe('Mega Bot');
  expect(t.legal('S').filter((action) => action.startsWith('move'))).toEqual([]);
});

scenario('[MG-KW-11] Ramp Orders give Reach, Preparations Haste', ({ given }) => {
  const t = given({ d4: 'S Mega Bot new', d5: 'N Wasp Drone', S: { hand: 'Ramp Orders, Preparations' } });
  t.S('command Preparations d4');
  expect(t.refusal('S', 'attack d4 d5')).toBe('MG-KW-10');
  t.S('command Ramp Orders d4').S('attack d4 d5');
  expect(t.at('d5')).toBeNull();
});

scenario('[MG-R-17] [MG-D-15] Virus: the Tower is chosen as it resolves', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    b1: 'S Radio Tower',
    c1: 'S Mega Bot',
    d4: 'N Turtle',
    S: { hand: 'Virus' },
  });
  t.S('command Virus d4');
  expect([t.asked, t.legal('S')]).toEqual(['S sacrifice', ['sacrifice a1', 'sacrifice b1']]);
  expect(t.refusal('S', { kind: 'sacrifice', unit: 'c1' })).toBe('MG-R-84');
  t.S('sacrifice b1');
  expect([t.unit('d4')?.now, t.at('b1'), t.names('S', 'discard')]).toEqual([
    32,
    null,
    ['Radio Tower', 'Virus'],
  ]);
});

scenario('[MG-R-17] two Viruses and one Tower: the second to resolve does nothing', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    d4: 'N Turtle',
    f4: 'N Mega Bot',
    S: { hand: 'Virus, Virus' },
    N: { hand: 'Espionage' },
  });
  t.S('command Virus d4').N('command Espionage S').S('command Virus f4').passes();
  expect([t.unit('d4')?.now, t.unit('f4')?.now]).toEqual([0, 32]);
});

scenario('[MG-R-17] [MG-D-16] Tunnel Warfare: discard another card on resolution', ({ given }) => {
  const t = given({ d3: 'S Mega Bot', S: { hand: 'Tunnel Warfare, Virus, Turtle' } });
  t.S('command Tunnel Warfare d3');
  expect([t.asked, t.legal('S')]).toEqual(['S discard', ['discard Virus', 'discard Turtle']]);
  expect(t.refusal('S', { kind: 'discard', card: 'MG1-022' })).toBe('MG-R-17');
  t.S('discard Turtle');
  expect([t.unit('d3')?.extraSteps, t.names('S', 'discard')]).toEqual([1, ['Turtle', 'Tunnel Warfare']]);
  const one = given({ d3: 'S Mega Bot', S: { hand: 'Tunnel Warfare, Virus' } });
  one.S('command Tunnel Warfare d3');
  expect([one.asked, one.unit('d3')?.extraSteps]).toEqual(['S main', 1]);
});

scenario(
  '[MG-R-73] [MG-CMD-4] [MG-CMD-5] [MG-CMD-6] Road Works goes on any space without a Command',
  ({ given }) => {
    const t = given({ 'c2+': 'N Road Works', c3: 'N Turtle', S: { hand: 'Road Works' } });
    expect(t.legal('S', 'command')).toHaveLength(34);
    expect(t.refusal('S', { kind: 'command', card: 'MG1-023', target: 'c2' })).toBe('MG-R-73');
    t.S('command Road Works c3');
    expect([t.at('c3'), t.state.lying.length]).toEqual(['Turtle', 2]);
  },
);

scenario('[MG-R-74] Road Works works only on its controller’s turns, for enemy Mechas too', ({ given }) => {
  const t = given({ c2: 'N Mega Bot', 'c3+': 'N Road Works time0', c4: 'S Mega Bot' }, { at: 'startMain' });
  expect(t.unit('c4')?.speed).toBe(0);
  const own = given({ c2: 'N Mega Bot', 'c3+': 'S Road Works time0', c4: 'S Mega Bot' }, { at: 'startMain' });
  expect([own.unit('c4')?.speed, own.unit('c2')?.speed]).toEqual([3, 3]);
});

scenario('[MG-R-82] Espionage shows a hand to its player, who then draws', ({ given }) => {
  const t = given({ S: { hand: 'Espionage', deck: 'Turtle' }, N: { hand: 'Virus, Jager' } });
  t.S('command Espionage N').passes();
  expect([t.names('S', 'hand'), t.view('S').sides[1].seen]).toEqual([['Turtle'], ['MG1-014', 'MG1-021']]);
  const own = given({ S: { hand: 'Espionage', deck: 'Turtle' } });
  own.S('command Espionage S');
  expect([own.names('S', 'hand'), own.pile('S').seen]).toEqual([['Turtle'], []]);
});

scenario('[MG-CTR-10] Ironhide gives two Armour counters to a Mecha in your entry zone', ({ given }) => {
  const t = given({ d1: 'S Turtle', d2: 'S Turtle', S: { hand: 'Ironhide' } });
  expect(t.legal('S', 'command')).toEqual(['command Ironhide d1']);
  t.S('command Ironhide d1');
  expect(t.arm('d1')).toBe(3);
});
