import { expect } from 'vitest';
import { scenario } from './given.ts';

scenario(
  '[MG-R-14] [MG-R-16] one pass closes the chain of a card, and nobody responds to their own card',
  ({ given }) => {
    const t = given({
      a1: 'S Radio Tower',
      S: { hand: 'Attack Vector, Virus' },
      N: { hand: 'Virus' },
    });
    t.S('play Attack Vector d1');
    expect([t.asked, t.at('d1'), t.names('S', 'hand')]).toEqual(['N respond card', null, ['Virus']]);
    t.N('pass');
    expect([t.asked, t.at('d1')]).toEqual(['S main', 'Attack Vector']);
  },
);

scenario('[MG-R-14] after an attack the defender is asked first, then the attacker', ({ given }) => {
  const t = given({ d4: 'S Mega Bot', d5: 'N Turtle', S: { hand: 'Virus' }, N: { hand: 'Virus' } });
  t.S('attack d4 d5');
  expect(t.asked).toBe('N respond attack');
  t.N('pass');
  expect(t.asked).toBe('S respond attack');
  t.S('pass');
  expect([t.asked, t.arm('d5')]).toEqual(['S main', 0]);
});

scenario(
  '[MG-R-14] [MG-R-19] both players may respond to a response, and the last link resolves first',
  ({ given }) => {
    const t = given({
      d4: 'S Mega Bot',
      d5: 'N Turtle',
      S: { hand: 'Espionage' },
      N: { hand: 'Ironhide, Espionage' },
    });
    t.S('attack d4 d5').N('command Ironhide d5');
    expect([t.asked, t.arm('d5')]).toEqual(['S respond attack', 1]);
    t.S('command Espionage N');
    expect([t.asked, t.state.chain.map(({ kind }) => kind)]).toEqual([
      'N respond attack',
      ['attack', 'card', 'card'],
    ]);
    t.N('pass');
    expect(t.asked).toBe('S main');
    expect(t.arm('d5')).toBe(2);
    expect(t.names('N', 'seen')).toEqual(['Espionage']);
  },
);

scenario('[MG-R-16] a player without cards is skipped, as everyone can see', ({ given }) => {
  const t = given({ d4: 'S Mega Bot', d5: 'N Turtle' });
  t.S('attack d4 d5');
  expect([t.asked, t.events.some(({ type }) => type === 'passed')]).toEqual(['S main', false]);
});

scenario('[MG-R-16] [MG-R-88] a player with any card is asked, whatever the card is', ({ given }) => {
  const t = given({ d4: 'S Mega Bot', N: { hand: 'Radio Tower' } });
  t.S('move d4 d3');
  expect([t.asked, t.legal('N')]).toEqual(['N respond move', ['pass']]);
});

scenario('[MG-R-14] [MG-D-3] a window opens again after a chain', ({ given }) => {
  const t = given({ S: { hand: 'Espionage, Espionage' } }, { at: 'turn' });
  t.S('command Espionage N');
  expect([t.asked, t.state.chain.length]).toEqual(['S respond start', 1]);
  t.S('pass');
  expect([t.asked, t.state.chain.length, t.pile('S').hand.length]).toEqual(['S respond start', 0, 2]);
  t.S('pass');
  expect(t.asked).toBe('S respond draw');
});

scenario('[MG-R-13] [MG-R-15] only Commands are played in windows', ({ given }) => {
  const t = given({
    a5: 'N Radio Tower',
    c5: 'N Mod Bot',
    d5: 'N Mega Bot',
    d3: 'S Mega Bot',
    N: { hand: 'Attack Vector, Marching Orders' },
  });
  t.S('move d3 d2');
  expect(t.legal('N')).toEqual(['pass', 'command Marching Orders c5', 'command Marching Orders d5']);
  expect(t.refusal('N', { kind: 'play', card: 'MG1-003', cell: 'b5' })).toBe('MG-R-15');
  expect(t.refusal('N', { kind: 'activate', unit: 'c5', pay: 'd5' })).toBe('MG-R-21');
  expect(t.refusal('N', { kind: 'command', card: 'MG1-003', target: 'd5' })).toBe('MG-R-13');
});

scenario('[MG-R-21] the option abilityTiming lets abilities respond', ({ given }) => {
  const t = given({ c5: 'N Mod Bot', d5: 'N Mega Bot', d4: 'S Cruiser' }, { abilityTiming: 'any' });
  t.S('attack d4 d5');
  expect(t.asked).toBe('N respond attack');
  t.N('activate c5 d5');
  expect([t.cnt('c5'), t.at('d5')]).toEqual([4, null]);
  expect(t.history.map(({ type }) => type)).toContain('calledOff');
  expect(t.unit('d4')).toMatchObject({ attacks: 1 });
});

scenario('[MG-R-21] a unit that is gone neither moves nor attacks', ({ given }) => {
  const t = given(
    {
      c3: 'S Mod Bot',
      d3: 'S Mega Bot',
      d4: 'N Turtle',
      N: { hand: 'Virus' },
      a5: 'N Radio Tower',
      S: { hand: 'Virus' },
    },
    { abilityTiming: 'any' },
  );
  t.S('attack d3 d4').N('pass').S('activate c3 d3').passes();
  expect([t.at('d3'), t.arm('d4'), t.asked]).toEqual([null, 1, 'S main']);
  expect(t.history).toContainEqual({ type: 'calledOff', clause: 'MG-R-18', card: null, cell: null });
});

scenario('[MG-R-18] [MG-D-30] a Tower whose space became illegal goes elsewhere', ({ given }) => {
  const t = given({
    d3: 'S Radio Tower',
    d5: 'N Mega Bot',
    S: { hand: 'Radio Tower, Virus' },
    N: { hand: 'Espionage' },
  });
  t.S('play Radio Tower d4').N('command Espionage S').S('command Virus d5').passes();
  expect([t.at('d3'), t.asked]).toEqual([null, 'S place']);
  expect(t.legal('S')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((column) => `place ${column}1`));
  expect(t.refusal('S', 'place d4')).toBe('MG-R-18');
  expect(t.refusal('S', { kind: 'endPhase' })).toBe('MG-R-14');
  t.S('place b1');
  expect([t.at('b1'), t.asked]).toEqual(['Radio Tower', 'S main']);
});

scenario('[MG-R-18] [MG-R-22] a card without any legal space is discarded', ({ given }) => {
  const t = given({
    d1: 'S Radio Tower',
    d5: 'N Mega Bot',
    S: { hand: 'Radio Relay, Virus' },
    N: { hand: 'Espionage' },
  });
  t.S('play Radio Relay d1').N('command Espionage S').S('command Virus d5').passes();
  expect([t.at('d1'), t.asked]).toEqual([null, 'S main']);
  expect(t.names('S', 'discard')).toEqual(['Radio Tower', 'Virus', 'Radio Relay']);
  expect(t.state.towerPlayed).toBe(true);
});

scenario('[MG-R-18] [MG-R-23] a Command whose target is gone does nothing and is discarded', ({ given }) => {
  const t = given(
    {
      c1: 'S Mod Bot',
      d1: 'S Mega Bot',
      S: { hand: 'Ironhide' },
      N: { hand: 'Espionage' },
    },
    { abilityTiming: 'any' },
  );
  t.S('command Ironhide d1').N('command Espionage S').S('activate c1 d1').passes();
  expect(t.history).toContainEqual({ type: 'fizzled', clause: 'MG-R-18', seat: 0, card: 'MG1-025' });
  expect(t.names('S', 'discard')).toEqual(['Mega Bot', 'Ironhide']);
});

scenario(
  '[MG-R-17] [MG-CMD-3] a Command needs its target, and what it sacrifices or discards',
  ({ given }) => {
    const t = given({
      d3: 'S Mega Bot',
      d4: 'N Turtle',
      d5: 'N Radio Tower',
      S: { hand: 'Virus, Attack Orders' },
    });
    expect(t.refusal('S', 'command Virus d4')).toBe('MG-R-17');
    expect(t.refusal('S', 'command Attack Orders d4')).toBe('MG-R-17');
    expect(t.refusal('S', 'command Attack Orders d5')).toBe('MG-R-17');
    expect(t.refusal('S', { kind: 'command', card: 'MG1-018', target: 'h9' })).toBe('MG-R-17');
    expect(t.refusal('S', { kind: 'command', card: 'MG1-030', target: 'd3' })).toBe('MG-R-17');
    t.S('command Attack Orders d3');
    expect(t.names('S', 'discard')).toEqual(['Attack Orders']);
    const last = given({ d3: 'S Mega Bot', S: { hand: 'Tunnel Warfare' } });
    expect(last.refusal('S', 'command Tunnel Warfare d3')).toBe('MG-R-17');
  },
);
