import { expect } from 'vitest';
import { scenario } from '../given.ts';

scenario('[MD-01] Plasma Saber adds 3 in the frontline and nothing in the backline', ({ given }) => {
  const t = given({ A1f: 'NT-01', A: { hand: 'MD-01' }, B1f: 'NT-01' });
  expect(t.refusal('A', 'equip MD-01 B1f')).toBe('LN-R-32');
  t.A('equip MD-01 A1f');
  expect(t.power('A1f')).toBe(7);
  expect(t.hand('A')).toEqual([]);
  t.A('move A1f A1b');
  expect(t.power('A1b')).toBe(3);
  expect(t.equips('A1b')).toEqual(['MD-01']);
});

scenario('[MD-02] Long Barrel adds 3 in the backline and nothing in the frontline', ({ given }) => {
  const t = given({ A1b: 'NT-01', A: { hand: 'MD-02' } });
  t.A('equip MD-02 A1b');
  expect(t.power('A1b')).toBe(6);
  t.A('move A1b A1f');
  expect(t.power('A1f')).toBe(4);
});

scenario('[MD-03] Reactive Plating can be trashed to survive a lost combat', ({ given }) => {
  const t = given({ A1f: 'VG-07', B1f: 'NT-02 +MD-03 +MD-02' });
  t.A('attack A1f');
  expect(t.asked).toBe('B optional');
  t.B('optional yes');
  expect(t.at('B1f')).toBe('NT-02');
  expect(t.equips('B1f')).toEqual(['MD-02']);
  expect(t.trash('B')).toEqual(['MD-03']);
  expect(t.at('A1f')).toBe('VG-07');
  expect(t.rest('A1f')).toBe(2);
  const refused = given({ A1f: 'VG-07', B1f: 'NT-02 +MD-03' });
  refused.A('attack A1f').B('optional no');
  expect(refused.graveyard('B')).toEqual(['NT-02']);
  expect(refused.trash('B')).toEqual(['MD-03']);
});

scenario('[MD-03] both sides of a tie may trash their plating, the turn player first', ({ given }) => {
  const t = given({ A1f: 'NT-01 +MD-03', B1f: 'NT-01 +MD-03' });
  t.A('attack A1f');
  expect(t.asked).toBe('A optional');
  t.A('optional yes');
  expect(t.asked).toBe('B optional');
  t.B('optional no');
  expect(t.at('A1f')).toBe('NT-01');
  expect(t.power('A1f')).toBe(4);
  expect(t.graveyard('B')).toEqual(['NT-01']);
});

scenario('[MD-03] a saved unit does not count as a kill', ({ given }) => {
  const t = given({ A1f: 'VG-08', B1f: 'HV-05 +MD-03' });
  t.A('attack A1f').B('optional yes');
  expect(t.asked).toBe('A main');
  expect(t.at('B1f')).toBe('HV-05');
});

scenario(
  '[MD-03] Reactive Plating does not help against effects and is kept after a victory',
  ({ given }) => {
    const struck = given({ A: { hand: 'OP-01' }, B1f: 'HV-01 +MD-03' });
    struck.A('playTech OP-01');
    expect(struck.graveyard('B')).toEqual(['HV-01']);
    const won = given({ A1f: 'NT-01 +MD-03', B1f: 'NT-01' });
    won.A('attack A1f');
    expect(won.asked).toBe('A main');
    expect(won.equips('A1f')).toEqual(['MD-03']);
  },
);

scenario('[MD-03] one of two platings is enough; the other one stays on', ({ given }) => {
  const t = given({ A1f: 'VG-07', B1f: 'NT-02 +MD-03 +MD-03' });
  t.A('attack A1f').B('orderTrigger 0').B('optional yes').B('optional no');
  expect(t.at('B1f')).toBe('NT-02');
  expect(t.equips('B1f')).toEqual(['MD-03']);
});

scenario('[MD-04] Grapple Line may pull its unit to a zone beside it after an attack', ({ given }) => {
  const position = { A2f: 'NT-01 +MD-04', A2b: 'NT-02' };
  const t = given(position);
  t.A('attack A2f');
  expect(t.protection('B')).toHaveLength(2);
  t.A('optional yes');
  expect(t.legal('A')).toEqual(['moveTo A1f', 'moveTo A3f']);
  t.A('moveTo A3f');
  expect(t.at('A3f')).toBe('NT-01');
  expect(t.equips('A3f')).toEqual(['MD-04']);
  expect(t.power('A3f')).toBe(5);
  expect(t.rest('A3f')).toBe(2);
  const refused = given(position);
  refused.A('attack A2f').A('optional no');
  expect(refused.at('A2f')).toBe('NT-01');
});

scenario('[MD-04] Grapple Line does not pull a unit that died, or a defender', ({ given }) => {
  const dead = given({ A1f: 'NT-01 +MD-04', B1f: 'VG-07' });
  dead.A('attack A1f');
  expect(dead.asked).toBe('A main');
  expect(dead.trash('A')).toEqual(['MD-04']);
  const defender = given({ A1f: 'HV-01', B1f: 'NT-01 +MD-04' });
  defender.A('attack A1f');
  expect(defender.asked).toBe('A main');
});

scenario('[MD-04] Grapple Line on a unit returned to the hand is lost', ({ given }) => {
  const t = given({ A: { hand: 'OP-02' }, B1f: 'NT-01 +MD-04' });
  t.A('playTech OP-02').A('pass');
  expect(t.trash('B')).toEqual(['MD-04']);
  t.B('playUnit NT-01').B('zone B1f').B('attack B1f');
  expect(t.asked).toBe('B main');
  expect(t.power('B1f')).toBe(4);
});

scenario('[MD-05] Breach Charge adds a check, and two of them add two', ({ given }) => {
  const left = (unit: string): number =>
    given({ A1f: unit, B: { protection: 'NT-01 NT-01 NT-01 NT-01 NT-01' } })
      .A('attack A1f')
      .protection('B').length;
  expect(left('NT-01')).toBe(4);
  expect(left('NT-01 +MD-05')).toBe(3);
  expect(left('NT-01 +MD-05 +MD-05')).toBe(2);
  expect(left('PH-04 +MD-05')).toBe(2);
});

scenario('[MD-05] Breach Charge adds 1 power and no check to a combat', ({ given }) => {
  const t = given({ A1f: 'NT-01 +MD-05', B1f: 'NT-01' });
  t.A('attack A1f');
  expect(t.graveyard('B')).toEqual(['NT-01']);
  expect(t.protection('B')).toHaveLength(3);
});

scenario('[MD-06] Tracer Clamp goes only on enemy units and takes 2 power in either row', ({ given }) => {
  const t = given({ A1f: 'NT-01', A: { hand: 'MD-06 MD-06' }, B1f: 'NT-01', B2b: 'VG-01' });
  expect(t.refusal('A', 'equip MD-06 A1f')).toBe('LN-R-32');
  t.A('equip MD-06 B1f').A('equip MD-06 B2b');
  expect([t.power('B1f'), t.power('B2b')]).toEqual([2, 0]);
  t.A('attack A1f');
  expect(t.trash('A')).toEqual(['MD-06']);
  expect(t.trash('B')).toEqual([]);
});

scenario('[MD-06] Tracer Clamp stays attached', ({ given }) => {
  const t = given({ A: { hand: 'MD-06' }, B1f: 'NT-01' });
  t.A('equip MD-06 B1f').A('pass').B('move B1f B1b').B('pass');
  expect(t.power('B1b')).toBe(1);
});

scenario('[MD-07] Black Box draws for the controller of its unit', ({ given }) => {
  const fought = given({ A1f: 'VG-07', B1f: 'NT-01 +MD-07', B: { deck: 'OP-01 OP-02' } });
  fought.A('attack A1f');
  expect(fought.hand('B')).toEqual(['OP-01']);
  expect(fought.hand('A')).toEqual([]);
  expect(fought.trash('B')).toEqual(['MD-07']);
  const struck = given({ A: { hand: 'OP-01' }, B1f: 'HV-01 +MD-07', B: { deck: 'OP-01 OP-02' } });
  struck.A('playTech OP-01');
  expect(struck.hand('B')).toEqual(['OP-01']);
});

scenario('[MD-07] Black Box does not trigger if its unit survives or returns to the hand', ({ given }) => {
  const returned = given({ A: { hand: 'OP-02' }, B1f: 'NT-01 +MD-07' });
  returned.A('playTech OP-02');
  expect(returned.hand('B')).toEqual(['NT-01']);
  const survived = given({ A1f: 'VG-07', B1f: 'BA-04 +MD-07' });
  survived.A('attack A1f');
  expect(survived.hand('B')).toEqual([]);
});

scenario('[MD-07] Black Box on a Scrap Mule: two triggers, two cards', ({ given }) => {
  const t = given({ A1f: 'VG-07', B1f: 'SV-01 +MD-07', B: { deck: 'OP-01 OP-02 OP-04' } });
  t.A('attack A1f');
  expect(t.asked).toBe('B orderTrigger');
  t.B('orderTrigger 1');
  expect(t.hand('B')).toEqual(['OP-01', 'OP-02']);
});

scenario('[MD-08] Overdrive Core gives +4/+3 and destroys its unit at the end of your turn', ({ given }) => {
  const t = given({ A1f: 'NT-01', A2b: 'NT-01', A: { hand: 'MD-08 MD-08' } });
  t.A('equip MD-08 A1f').A('equip MD-08 A2b');
  expect([t.power('A1f'), t.power('A2b')]).toEqual([8, 6]);
  t.A('pass');
  expect(t.asked).toBe('A orderTrigger');
  t.A('orderTrigger 0');
  expect(t.graveyard('A')).toEqual(['NT-01', 'NT-01']);
  expect(t.trash('A')).toEqual(['MD-08', 'MD-08']);
});

scenario('[MD-08] Overdrive Core does not trigger on the enemy turn', ({ given }) => {
  const t = given({ A1f: 'NT-01 +MD-08' }, { active: 'B', turn: 6 });
  t.B('pass');
  expect(t.at('A1f')).toBe('NT-01');
  t.A('pass');
  expect(t.graveyard('A')).toEqual(['NT-01']);
});

scenario('[MD-08] Overdrive Core with Black Box: the unit dies and its player draws', ({ given }) => {
  const t = given({ A1f: 'NT-01 +MD-07 +MD-08', A: { deck: 'OP-01 OP-02' } });
  expect(t.power('A1f')).toBe(9);
  t.A('pass');
  expect(t.graveyard('A')).toEqual(['NT-01']);
  expect(t.hand('A')).toEqual(['OP-01']);
});

scenario('[MD-08] Overdrive Core kills through Cloak Mantle and endurance', ({ given }) => {
  const t = given({ A1f: 'BA-04 +MD-08 +MD-09 +MD-10' });
  t.A('pass');
  expect(t.graveyard('A')).toEqual(['BA-04']);
});

scenario('[MD-08] a unit that loses its Overdrive Core survives', ({ given }) => {
  const t = given({ A1f: 'NT-01 +MD-08', B: { hand: 'OP-16' } }, { active: 'B', turn: 6 });
  t.B('playTech OP-16').B('pass').A('pass');
  expect(t.at('A1f')).toBe('NT-01');
  expect(t.trash('A')).toEqual(['MD-08']);
});

scenario('[MD-08] Sleeper Pod can react to a Hive unit destroyed by Overdrive Core', ({ given }) => {
  const t = given({ A1f: 'HV-05 +MD-08', A: { hand: 'HV-06' } });
  t.A('pass');
  expect(t.asked).toBe('A handReaction');
  t.A('react HV-06');
  expect(t.at('A1f')).toBe('HV-06');
  expect(t.asked).toBe('B main');
});

scenario('[MD-01] equips of both sides on one unit add up', ({ given }) => {
  const t = given({ A1f: 'NT-01 +MD-01 +MD-01 +B:MD-06', A1b: 'NT-01 +MD-02 +MD-10 +B:MD-06' });
  expect([t.power('A1f'), t.power('A1b')]).toEqual([8, 6]);
});
