import { expect } from 'vitest';
import { scenario } from './given.ts';

scenario(
  '[MG-COMBAT-1] [MG-CTR-2] [MG-CTR-3] [MG-CTR-4] [MG-R-60] damage removes counters for good',
  ({ given }) => {
    const t = given({ d4: 'S Skipper', d5: 'N Cruiser', N: { deck: 'Virus, Virus' } });
    expect(t.cnt('d5')).toBe(3);
    t.S('attack d4 d5');
    expect([t.cnt('d5'), t.cnt('d4')]).toEqual([1, 2]);
    t.S('endPhase').passes();
    expect(t.cnt('d5')).toBe(1);
  },
);

scenario('[MG-COMBAT-2] [MG-CTR-5] without counters a unit is destroyed and discarded', ({ given }) => {
  const t = given({ d4: 'S Skipper', d5: 'N Mega Bot' });
  t.S('attack d4 d5');
  expect([t.at('d5'), t.names('N', 'discard')]).toEqual([null, ['Mega Bot']]);
});

scenario('[MG-CTR-10] [MG-CTR-13] [MG-KW-5] two Armour counters absorb two attacks', ({ given }) => {
  const t = given({ d4: 'S Jager', c5: 'S Jager', e5: 'S Cap Gun', d5: 'N Dragon' });
  t.S('attack d4 d5').S('attack c5 d5');
  expect([t.cnt('d5'), t.arm('d5')]).toEqual([4, 0]);
});

scenario('[MG-KW-10] [MG-KW-11] only units with Flight or Reach attack a unit with Flight', ({ given }) => {
  const t = given({ d3: 'S Mega Bot', c4: 'S Cap Gun', e4: 'S Insect Drone', d4: 'N Wasp Drone' });
  expect(t.refusal('S', 'attack d3 d4')).toBe('MG-KW-10');
  expect(t.legal('S', 'attack')).toEqual(['attack c4 d4', 'attack e4 d4']);
});

scenario('[MG-KW-15] [MG-KW-16] without Range only neighbors are in reach', ({ given }) => {
  const t = given({ d3: 'S Mega Bot', b3: 'S Shortbow', d5: 'N Turtle', b5: 'N Turtle', c4: 'N Turtle' });
  expect(t.refusal('S', 'attack d3 d5')).toBe('MG-R-53');
  expect(t.legal('S', 'attack')).toEqual(['attack b3 c4', 'attack b3 b5']);
});

scenario('[MG-R-51] you can attack only the other side', ({ given }) => {
  const t = given({ d3: 'S Mega Bot', d4: 'S Turtle', 'd2+': 'N Road Works' });
  expect(t.refusal('S', { kind: 'attack', unit: 'd3', target: 'd4' })).toBe('MG-R-51');
  expect(t.refusal('S', { kind: 'attack', unit: 'd3', target: 'd2' })).toBe('MG-R-51');
  expect(t.refusal('S', { kind: 'attack', unit: 'c3', target: 'd4' })).toBe('MG-R-46');
});

scenario('[MG-R-27] a direct attack is possible only from the entry zone', ({ given }) => {
  const t = given({ d4: 'S Longbow', e5: 'S Mega Bot', f5: 'N Turtle' });
  expect(t.refusal('S', 'attack d4 player')).toBe('MG-R-27');
  expect(t.legal('S', 'attack')).toEqual(['attack d4 f5', 'attack e5 player', 'attack e5 f5']);
});

scenario('[MG-R-27] the option directAttackReach lets Range reach the player', ({ given }) => {
  const knob = { directAttackReach: 'edge' } as const;
  expect(given({ d4: 'S Shortbow', d5: 'N Turtle' }, knob).refusal('S', 'attack d4 player')).toBe('MG-R-27');
  const t = given({ d4: 'S Shortbow', e5: 'N Turtle' }, knob);
  t.S('attack d4 player');
  expect(t.pile('N').damage).toHaveLength(1);
  expect(given({ d3: 'S Shortbow' }, knob).refusal('S', 'attack d3 player')).toBe('MG-R-27');
  expect(given({ d3: 'S Longbow' }, knob).legal('S', 'attack')).toEqual(['attack d3 player']);
  expect(given({ e5: 'S Turtle', d4: 'N Shortbow' }, { active: 'N', ...knob }).legal('N', 'attack')).toEqual([
    'attack d4 e5',
  ]);
});

scenario('[MG-R-53] the option rangeFriendlyStep leaves friendly spaces uncounted', ({ given }) => {
  const pieces = { d1: 'S Shortbow', d2: 'S Stonewall', d3: 'S Stonewall', d5: 'N Turtle' };
  expect(given(pieces).refusal('S', 'attack d1 d5')).toBe('MG-R-53');
  const t = given(pieces, { rangeFriendlyStep: 0 });
  t.S('attack d1 d5');
  expect(t.cnt('d5')).toBe(2);
  expect(given({ d1: 'S Mega Bot', d2: 'N Turtle' }, { rangeFriendlyStep: 0 }).legal('S', 'attack')).toEqual([
    'attack d1 d2',
  ]);
});

scenario('[MG-R-28] a unit with power 0 can’t attack directly', ({ given }) => {
  const t = given({ d5: 'S Radio Relay' });
  expect(t.refusal('S', 'attack d5 player')).toBe('MG-R-28');
});

scenario('[MG-R-56] power 0 against a unit only removes Armour', ({ given }) => {
  const t = given({ d4: 'S Radio Relay', d5: 'N Turtle arm0' });
  t.S('attack d4 d5');
  expect([t.cnt('d5'), t.arm('d5')]).toEqual([3, 0]);
});

scenario('[MG-R-29] a direct hit on an empty deck adds a marker', ({ given }) => {
  const t = given({ d5: 'S Mega Bot', N: { deck: '', damage: 'Virus' } });
  t.S('attack d5 player');
  expect([t.pile('N').markers, t.pile('N').damage.length, t.winner]).toEqual([1, 1, null]);
  const strict = given({ d5: 'S Mega Bot', N: { deck: '' } }, { emptyDeckDamage: 'lose' });
  strict.S('attack d5 player');
  expect(strict.winner).toBe('S');
});

scenario('[MG-R-49] [MG-R-86] an extra attack does not lift a ban', ({ given }) => {
  const t = given({
    d4: 'S Mega Bot',
    f4: 'S Stonewall',
    d5: 'N Turtle',
    f5: 'N Turtle',
    S: { hand: 'Attack Orders, Attack Orders' },
  });
  t.S('command Attack Orders d4').S('attack d4 d5').passes().S('attack d4 d5').passes();
  expect(t.at('d5')).toBeNull();
  expect(t.refusal('S', 'attack d4 player')).toBe('MG-R-27');
  t.S('command Attack Orders f4');
  expect(t.refusal('S', 'attack f4 f5')).toBe('MG-R-86');
});

scenario('[MG-R-47] a unit that can’t both move and attack is refused the second', ({ given }) => {
  const t = given({
    c4: 'S Turtle',
    c5: 'N Stonewall',
    e4: 'S Dragon',
    e5: 'N Stonewall',
    f4: 'N Stonewall',
  });
  t.S('attack c4 c5');
  expect(t.refusal('S', 'move c4 c3')).toBe('MG-R-47');
  t.S('move e4 d4');
  expect(t.legal('S', 'attack')).toEqual([]);
  expect(t.refusal('S', { kind: 'attack', unit: 'd4', target: 'c5' })).toBe('MG-R-47');
});
