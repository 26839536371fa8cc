import { expect } from 'vitest';
import { scenario } from '../given.ts';

scenario('[LD-01] Ferrocrete Bunker gives +2 to the frontline of its lane', ({ given }) => {
  const t = given({ A1L: 'LD-01', A1f: 'NT-01', A1b: 'NT-01', A2f: 'NT-01', B1f: 'NT-01' });
  expect([t.power('A1f'), t.power('A1b'), t.power('A2f'), t.power('B1f')]).toEqual([6, 3, 4, 4]);
});

scenario('[LD-02] Firing Ridge gives +2 to the backline of its lane', ({ given }) => {
  const t = given({ A1L: 'LD-02', A1f: 'NT-01', A1b: 'NT-01', A2b: 'NT-01', B1b: 'NT-01' });
  expect([t.power('A1f'), t.power('A1b'), t.power('A2b'), t.power('B1b')]).toEqual([4, 5, 3, 3]);
});

scenario('[LD-03] Drydock Lift exchanges the two rows of its lane, rest and equips included', ({ given }) => {
  const t = given({ A1L: 'LD-03', A1f: 'NT-01 r2 +MD-01', A1b: 'LB-01', A2f: 'VG-01', B1f: 'NT-02' });
  t.A('activate A1L 0');
  expect([t.at('A1f'), t.at('A1b'), t.at('A2f'), t.at('B1f')]).toEqual(['LB-01', 'NT-01', 'VG-01', 'NT-02']);
  expect([t.rest('A1f'), t.rest('A1b')]).toEqual([0, 2]);
  expect(t.equips('A1b')).toEqual(['MD-01']);
  expect(t.power('A1b')).toBe(3);
  expect(t.refusal('A', 'activate A1L 0')).toBe('LN-R-79');
  t.A('attack A1f');
  expect(t.graveyard('A')).toEqual(['LB-01']);
});

scenario('[LD-03] Drydock Lift moves a single unit either way, once per turn', ({ given }) => {
  const t = given({ A2L: 'LD-03', A2f: 'LB-01' });
  t.A('activate A2L 0');
  expect([t.at('A2f'), t.at('A2b')]).toEqual([null, 'LB-01']);
  t.A('pass').B('pass').A('activate A2L 0');
  expect([t.at('A2f'), t.at('A2b')]).toEqual(['LB-01', null]);
});

scenario('[LD-03] Drydock Lift does nothing in an empty lane, but its use is spent', ({ given }) => {
  const t = given({ A2L: 'LD-03', A1f: 'NT-01' });
  t.A('activate A2L 0');
  expect(t.at('A1f')).toBe('NT-01');
  expect(t.refusal('A', 'activate A2L 0')).toBe('LN-R-79');
});

scenario('[LD-03] an exchange by Drydock Lift is not an arrival', ({ given }) => {
  const t = given({ A1L: 'LD-03', A1f: 'HV-05', A3b: 'HV-03', B1f: 'NT-08' });
  t.A('activate A1L 0');
  expect(t.power('A1b')).toBe(2);
  expect(t.rest('A1b')).toBe(0);
});

scenario('[LD-03] only the controller of Drydock Lift can use it', ({ given }) => {
  const t = given({ B1L: 'LD-03', A1f: 'NT-01' });
  expect(t.legal('A')).not.toContain('activate B1L 0');
  expect(t.refusal('A', { kind: 'activate', zone: 'B1L', effect: 0 })).toBe('LN-MAIN-8');
});

scenario('[LD-04] Signal Mast shows the top card and may put it on the bottom', ({ given }) => {
  const position = { A1L: 'LD-04', A: { deck: 'OP-01 OP-02 OP-04' } };
  const t = given(position, { at: 'draw' });
  expect(t.asked).toBe('A look');
  expect(t.hand('A')).toEqual(['OP-01']);
  expect(t.legal('A')).toEqual(['look OP-02', 'leave']);
  expect(t.refusal('A', { kind: 'look', card: 'OP-04' })).toBe('LN-R-94');
  expect(t.view('A').sides[0].deckKnown).toEqual([{ place: 1, card: 'OP-02', open: false }]);
  expect(t.view('B').sides[0].deckKnown).toEqual([]);
  t.A('look OP-02');
  expect(t.deck('A')).toEqual(['OP-04', 'OP-02']);
  expect(t.asked).toBe('A main');
  const left = given(position, { at: 'draw' });
  left.A('leave');
  expect(left.deck('A')).toEqual(['OP-02', 'OP-04']);
  expect(left.asked).toBe('A main');
});

scenario('[LD-04] Signal Mast does not ask if the deck is empty, or on the enemy turn', ({ given }) => {
  const empty = given({ A1L: 'LD-04', A: { deck: 'OP-01' } }, { at: 'draw' });
  expect(empty.asked).toBe('A main');
  const enemy = given({ A1L: 'LD-04' }, { at: 'draw', active: 'B', turn: 6 });
  expect(enemy.asked).toBe('B main');
});

scenario('[LD-05] Fuel Depot draws 2 cards when destroyed', ({ given }) => {
  const t = given({ A: { hand: 'OP-07' }, B1L: 'LD-05', B: { deck: 'VG-01 VG-02 VG-03' } });
  t.A('playTech OP-07');
  expect(t.hand('B')).toEqual(['VG-01', 'VG-02']);
  expect(t.trash('B')).toEqual(['LD-05']);
  expect(t.hand('A')).toHaveLength(1);
});

scenario('[LD-05] Fuel Depot draws nothing when it moves or another land is destroyed', ({ given }) => {
  const moved = given({ A1L: 'LD-05', A: { hand: 'LD-10' } });
  moved.A('playLand LD-10').A('zone A2L').A('optional yes');
  expect(moved.at('A3L')).toBe('LD-05');
  expect(moved.hand('A')).toEqual([]);
  const other = given({ A: { hand: 'OP-07' }, B1L: 'LD-05', B2L: 'LD-01' });
  other.A('playTech OP-07').A('target B2L');
  expect(other.hand('B')).toEqual([]);
});

scenario('[LD-06] Mine Belt destroys an attacker of power 4 or less and is trashed', ({ given }) => {
  const t = given({ A1f: 'NT-01', B1L: 'LD-06', B1f: 'NT-02' });
  t.A('attack A1f');
  expect(t.graveyard('A')).toEqual(['NT-01']);
  expect(t.trash('B')).toEqual(['LD-06']);
  expect(t.at('B1f')).toBe('NT-02');
  expect(t.protection('B')).toHaveLength(3);
  expect(t.asked).toBe('A main');
});

scenario('[LD-06] Mine Belt is also trashed for an attacker of power 5, which continues', ({ given }) => {
  const t = given({ A1f: 'VG-01', B1L: 'LD-06' });
  t.A('attack A1f');
  expect(t.at('A1f')).toBe('VG-01');
  expect(t.trash('B')).toEqual(['LD-06']);
  expect(t.protection('B')).toHaveLength(2);
});

scenario('[LD-06] Mine Belt uses the attacker’s power after [When Attacking]', ({ given }) => {
  const driven = given({ A1f: 'VG-02', A2f: 'VG-01 r1', B1L: 'LD-06' });
  driven.A('attack A1f');
  expect(driven.at('A1f')).toBe('VG-02');
  const plain = given({ A1f: 'VG-02', A2f: 'VG-01', B1L: 'LD-06' });
  plain.A('attack A1f');
  expect(plain.graveyard('A')).toEqual(['VG-02']);
});

scenario('[LD-06] Mine Belt uses the backline power of an attacker in the backline', ({ given }) => {
  const weak = given({ A1b: 'NT-02', B1L: 'LD-06' });
  weak.A('attack A1b');
  expect(weak.graveyard('A')).toEqual(['NT-02']);
  const strong = given({ A1b: 'LB-01', B1L: 'LD-06' });
  strong.A('attack A1b');
  expect(strong.at('A1b')).toBe('LB-01');
});

scenario('[LD-06] Mine Belt ignores attacks in other lanes and by friendly units', ({ given }) => {
  const t = given({ A1f: 'NT-01', A1L: 'LD-06', B2L: 'LD-06' });
  t.A('attack A1f');
  expect([t.at('A1f'), t.at('A1L'), t.at('B2L')]).toEqual(['NT-01', 'LD-06', 'LD-06']);
});

scenario(
  '[LD-06] Mine Belt destroys an attacker of power 6 after Counter Battery, but not before it',
  ({ given }) => {
    const position = { A1f: 'NT-07', B1L: 'LD-06', B1b: 'LB-05' };
    const batteryFirst = given(position);
    batteryFirst.A('attack A1f').B('orderTrigger 0');
    expect(batteryFirst.graveyard('A')).toEqual(['NT-07']);
    expect(batteryFirst.at('B1b')).toBe('LB-05');
    const mineFirst = given({ ...position, A1f: 'NT-07 +MD-07' });
    mineFirst.A('attack A1f').B('orderTrigger 1');
    expect(mineFirst.power('A1f')).toBe(5);
    expect(mineFirst.graveyard('B')).toEqual(['LB-05']);
  },
);

scenario('[LD-06] a Mine Belt counts as a land destroyed, and its victim as a death', ({ given }) => {
  const t = given({
    A1f: 'SV-01',
    A: { deck: 'VG-01 VG-02' },
    B1L: 'LD-06',
    B2f: 'NT-05',
    B: { deck: 'OP-01 OP-02' },
  });
  t.A('attack A1f');
  expect(t.hand('A')).toEqual(['VG-01']);
  expect(t.hand('B')).toEqual(['OP-01']);
});

scenario('[LD-07] Assembly Yard gives +2 for the turn to units that arrive in its lane', ({ given }) => {
  const t = given({ A1L: 'LD-07', A: { hand: 'NT-01 NT-01 NT-01' } });
  t.A('playUnit NT-01').A('zone A1f').A('playUnit NT-01').A('zone A1b').A('playUnit NT-01').A('zone A2f');
  expect([t.power('A1f'), t.power('A1b'), t.power('A2f')]).toEqual([6, 5, 4]);
  t.A('pass');
  expect([t.power('A1f'), t.power('A1b')]).toEqual([4, 3]);
});

scenario('[LD-07] Assembly Yard helps summoned units, but not moved or enemy units', ({ given }) => {
  const summoned = given({ A2L: 'LD-07', A: { hand: 'OP-09', graveyard: 'NT-01' } });
  summoned.A('playTech OP-09').A('zone A2f');
  expect(summoned.power('A2f')).toBe(6);
  const moved = given({ A2L: 'LD-07', A1f: 'NT-01' });
  moved.A('move A1f A2f');
  expect(moved.power('A2f')).toBe(4);
  const enemy = given({ A: { hand: 'NT-01' }, B1L: 'LD-07' });
  enemy.A('playUnit NT-01').A('zone A1f');
  expect(enemy.power('A1f')).toBe(4);
});

scenario('[LD-08] Wreck Field draws for the first death in its lane each turn', ({ given }) => {
  const t = given({
    A1f: 'VG-01',
    A1b: 'LB-01',
    B1L: 'LD-08',
    B1f: 'NT-01',
    B1b: 'NT-02',
    B: { deck: 'OP-01 OP-02 OP-04 OP-05' },
  });
  t.A('attack A1f');
  expect(t.hand('B')).toEqual(['OP-01']);
  t.A('attack A1b');
  expect(t.graveyard('B')).toEqual(['NT-01', 'NT-02']);
  expect(t.hand('B')).toEqual(['OP-01']);
});

scenario('[LD-08] Wreck Field draws for a death in the backline', ({ given }) => {
  const t = given({ A1f: 'VG-01', B1L: 'LD-08', B1b: 'NT-01', B: { deck: 'OP-01 OP-02' } });
  t.A('attack A1f');
  expect(t.hand('B')).toEqual(['OP-01']);
});

scenario('[LD-08] Wreck Field draws once for two that die together', ({ given }) => {
  const t = given({
    A1f: 'NT-01',
    A2f: 'NT-01',
    A: { hand: 'OP-08' },
    B1L: 'LD-08',
    B1f: 'NT-01',
    B1b: 'NT-02',
    B: { deck: 'OP-01 OP-02' },
  });
  t.A('playTech OP-08').A('target A1f').A('target A2f');
  expect(t.graveyard('B')).toEqual(['NT-01', 'NT-02']);
  expect(t.hand('B')).toEqual(['OP-01']);
});

scenario('[LD-08] Wreck Field draws again on the next turn', ({ given }) => {
  const t = given({
    A1f: 'VG-01',
    B1L: 'LD-08',
    B1f: 'NT-01',
    B1b: 'NT-01',
    B: { deck: 'OP-01 OP-02 OP-04' },
  });
  t.A('attack A1f').A('pass').B('attack B1b');
  expect(t.graveyard('B')).toEqual(['NT-01', 'NT-01']);
  expect(t.hand('B')).toEqual(['OP-01', 'OP-02', 'OP-04']);
});

scenario('[LD-08] Wreck Field ignores other lanes and enemy units', ({ given }) => {
  const enemy = given({ A1f: 'NT-02', B1L: 'LD-08', B1f: 'NT-01' });
  enemy.A('attack A1f');
  expect(enemy.graveyard('A')).toEqual(['NT-02']);
  expect(enemy.hand('B')).toEqual([]);
  const lane = given({ A2f: 'VG-01', B1L: 'LD-08', B2f: 'NT-01' });
  lane.A('attack A2f');
  expect(lane.graveyard('B')).toEqual(['NT-01']);
  expect(lane.hand('B')).toEqual([]);
});

scenario(
  '[LD-09] Jamming Tower takes 1 power from enemy units in the facing lane, down to 0',
  ({ given }) => {
    const t = given({ A1L: 'LD-09', A1f: 'NT-01', B1f: 'NT-01', B1b: 'VG-05', B2f: 'NT-01' });
    expect([t.power('A1f'), t.power('B1f'), t.power('B1b'), t.power('B2f')]).toEqual([4, 3, 0, 4]);
  },
);

scenario('[LD-09] Jamming Tower counts in the sum before the minimum of 0', ({ given }) => {
  const t = given({ A1L: 'LD-09', B1b: 'VG-05 +MD-02' });
  expect(t.power('B1b')).toBe(2);
});
