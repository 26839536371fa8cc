import { expect } from 'vitest';
import { scenario } from '../given.ts';

scenario('[LB-01] Ballista Frame has 1 in the frontline and 5 in the backline', ({ given }) => {
  const t = given({ A1f: 'LB-01', A2b: 'LB-01' });
  expect([t.power('A1f'), t.power('A2b')]).toEqual([1, 5]);
});

scenario('[LB-02] Howitzer Dray shoots over the frontline at the backline', ({ given }) => {
  const t = given({ A1b: 'LB-02', B1f: 'VG-07', B1b: 'NT-01' });
  t.A('attack A1b');
  expect(t.graveyard('B')).toEqual(['NT-01']);
  expect(t.at('B1f')).toBe('VG-07');
  expect(t.at('A1b')).toBe('LB-02');
  expect(t.protection('B')).toHaveLength(3);
});

scenario('[LB-02] Howitzer Dray fights the frontline unit if the backline is empty', ({ given }) => {
  const t = given({ A1b: 'LB-02', B1f: 'VG-07' });
  t.A('attack A1b');
  expect(t.graveyard('A')).toEqual(['LB-02']);
  expect(t.clauses).toContain('LN-ATK-4');
});

scenario('[LB-02] Howitzer Dray hits the protection of an empty lane, once', ({ given }) => {
  const t = given({ A1f: 'LB-02', B2b: 'NT-01' });
  t.A('attack A1f');
  expect(t.protection('B')).toHaveLength(2);
});

scenario('[LB-02] Howitzer Dray is attacked in the usual order', ({ given }) => {
  const t = given({ A1f: 'VG-01', B1f: 'LB-02', B1b: 'NT-01' });
  t.A('attack A1f');
  expect(t.graveyard('B')).toEqual(['LB-02']);
  expect(t.at('B1b')).toBe('NT-01');
});

scenario('[LB-03] Spotter Wren gives +1 to adjacent units', ({ given }) => {
  const t = given({
    A1f: 'NT-01',
    A2f: 'LB-03',
    A3f: 'NT-01',
    A1b: 'NT-01',
    A2b: 'NT-01',
    A3b: 'NT-01',
    B2f: 'NT-01',
  });
  expect([t.power('A1f'), t.power('A2f'), t.power('A3f')]).toEqual([5, 2, 5]);
  expect([t.power('A1b'), t.power('A2b'), t.power('A3b')]).toEqual([3, 4, 3]);
  expect(t.power('B2f')).toBe(4);
});

scenario('[LB-03] Spotter Wren in an outer lane has two adjacent zones', ({ given }) => {
  const t = given({ A1b: 'LB-03', A1f: 'NT-01', A2b: 'LB-03', A3b: 'NT-01', A2f: 'NT-01', A3f: 'NT-01' });
  expect(t.power('A1b')).toBe(3);
  expect(t.power('A2b')).toBe(3);
  expect(t.power('A1f')).toBe(5);
  expect(t.power('A2f')).toBe(5);
  expect(t.power('A3b')).toBe(4);
  expect(t.power('A3f')).toBe(4);
});

scenario('[LB-04] Rail Sable weakens the unit it then fights', ({ given }) => {
  const t = given({ A1b: 'LB-04', B1f: 'VG-01' });
  t.A('attack A1b');
  expect(t.graveyard('B')).toEqual(['VG-01']);
  expect(t.at('A1b')).toBe('LB-04');
});

scenario('[LB-04] Rail Sable must choose one enemy unit of the facing lane', ({ given }) => {
  const t = given({ A1b: 'LB-04', B1f: 'NT-07', B1b: 'NT-01', B2f: 'NT-01', A1f: 'NT-01' });
  t.A('attack A1b');
  expect(t.asked).toBe('A target');
  expect(t.legal('A')).toEqual(['target B1f', 'target B1b']);
  expect(t.refusal('A', 'target B2f')).toBe('LN-R-74');
  expect(t.refusal('A', 'target A1f')).toBe('LN-R-74');
  expect(t.refusal('A', { kind: 'stop' })).toBe('LN-R-74');
  t.A('target B1b');
  expect(t.graveyard('A')).toEqual(['LB-04']);
  expect(t.power('B1b')).toBe(1);
  expect(t.power('B1f')).toBe(6);
  t.A('pass');
  expect(t.power('B1b')).toBe(3);
});

scenario('[LB-04] Rail Sable chooses nothing in an empty lane and continues its attack', ({ given }) => {
  const t = given({ A1b: 'LB-04', B2f: 'NT-01' });
  t.A('attack A1b');
  expect(t.power('B2f')).toBe(4);
  expect(t.protection('B')).toHaveLength(2);
});

scenario('[LB-05] Counter Battery weakens the first attacker from the facing lane by 2', ({ given }) => {
  const t = given({ A1f: 'VG-07', A1b: 'LB-01', B1f: 'NT-01', B1b: 'LB-05' });
  t.A('attack A1f');
  expect(t.graveyard('B')).toEqual(['NT-01']);
  expect(t.power('A1f')).toBe(5);
  t.A('attack A1b');
  expect(t.power('A1b')).toBe(5);
  expect(t.graveyard('B')).toEqual(['NT-01', 'LB-05']);
  t.A('pass');
  expect(t.power('A1f')).toBe(7);
});

scenario('[LB-05] Counter Battery decides a combat: 5 - 2 against 4', ({ given }) => {
  const t = given({ A1f: 'VG-01', B1f: 'NT-01', B1b: 'LB-05' });
  t.A('attack A1f');
  expect(t.graveyard('A')).toEqual(['VG-01']);
  expect(t.at('B1f')).toBe('NT-01');
});

scenario('[LB-05] Counter Battery reacts to an attack from the backline, too', ({ given }) => {
  const t = given({ A1b: 'LB-01', B1f: 'NT-01', B1b: 'LB-05' });
  t.A('attack A1b');
  expect(t.graveyard('A')).toEqual(['LB-01']);
});

scenario('[LB-05] Counter Battery ignores other lanes and its own side’s attacks', ({ given }) => {
  const t = given({ A1f: 'VG-07', A1b: 'LB-05', A2f: 'VG-01', B1b: 'LB-05', B3b: 'LB-05' });
  t.A('attack A2f');
  expect(t.power('A2f')).toBe(5);
  t.A('attack A1f');
  expect(t.power('A1f')).toBe(5);
});

scenario('[LB-05] Counter Battery triggers again on the next turn', ({ given }) => {
  const t = given({ A1f: 'VG-07', A1b: 'NT-01', B1f: 'LB-05 +MD-01 +MD-01' });
  t.A('attack A1b');
  expect(t.graveyard('A')).toEqual(['NT-01']);
  t.A('pass').B('pass').A('attack A1f');
  expect(t.graveyard('A')).toEqual(['NT-01', 'VG-07']);
  expect(t.at('B1f')).toBe('LB-05');
});

scenario('[LB-05] two Counter Batteries trigger one after the other', ({ given }) => {
  const t = given({ A1f: 'VG-07', B1f: 'LB-05', B1b: 'LB-05' });
  t.A('attack A1f');
  expect(t.asked).toBe('B orderTrigger');
  t.B('orderTrigger 1');
  expect(t.graveyard('B')).toEqual(['LB-05']);
  expect(t.power('A1f')).toBe(3);
});

scenario('[LB-05] Counter Battery wastes its trigger on an attacker with Cloak Mantle', ({ given }) => {
  const t = given({ A1f: 'VG-01 +MD-09', A1b: 'LB-01', B1b: 'LB-05', B1f: 'VG-07' });
  t.A('attack A1f');
  expect(t.clauses).toContain('LN-R-87');
  expect(t.graveyard('A')).toEqual(['VG-01']);
  t.A('attack A1b');
  expect(t.events).not.toContainEqual(expect.objectContaining({ type: 'power' }));
});

scenario(
  '[LB-06] Barrage Walker destroys a unit of power 2 or less in this lane or the next',
  ({ given }) => {
    const t = given({ A1b: 'LB-06', B1f: 'HV-01', B1b: 'NT-01', B2f: 'NT-02', B2b: 'VG-01', B3f: 'HV-01' });
    t.A('activate A1b 0');
    expect(t.asked).toBe('A target');
    expect(t.legal('A')).toEqual(['target B1f', 'target B2b']);
    expect(t.refusal('A', 'target B3f')).toBe('LN-R-74');
    expect(t.refusal('A', 'target B2f')).toBe('LN-R-74');
    t.A('target B2b');
    expect(t.graveyard('B')).toEqual(['VG-01']);
    expect(t.rest('A1b')).toBe(2);
    expect(t.refusal('A', 'activate A1b 0')).toBe('LN-R-73');
    expect(t.refusal('A', 'attack A1b')).toBe('LN-R-18');
  },
);

scenario('[LB-06] Barrage Walker in the middle reaches all three lanes', ({ given }) => {
  const t = given({ A2f: 'LB-06', B1f: 'HV-01', B2f: 'HV-01', B3b: 'HV-01', A1f: 'HV-01' });
  t.A('activate A2f 0');
  expect(t.legal('A')).toEqual(['target B1f', 'target B2f', 'target B3b']);
  t.A('target B3b');
  expect(t.graveyard('B')).toEqual(['HV-01']);
});

scenario('[LB-06] Barrage Walker uses effective power', ({ given }) => {
  const t = given({ A1b: 'LB-06', B1f: 'NT-01 +A:MD-06', B2f: 'HV-01 +MD-03' });
  t.A('activate A1b 0');
  expect(t.graveyard('B')).toEqual(['NT-01']);
  expect(t.at('B2f')).toBe('HV-01');
});

scenario(
  '[LB-06] Barrage Walker can be used without a target and still rests, but not while resting',
  ({ given }) => {
    const t = given({ A1b: 'LB-06', A2b: 'LB-06 r1', B1f: 'NT-01', B3f: 'HV-01' }, { turn: 1 });
    expect(t.refusal('A', 'activate A2b 0')).toBe('LN-R-73');
    t.A('activate A1b 0');
    expect(t.rest('A1b')).toBe(2);
    expect(t.graveyard('B')).toEqual([]);
  },
);

scenario('[LB-07] Star Lance Platform costs the rest of a ready unit', ({ given }) => {
  const t = given({ A1f: 'NT-01', A2f: 'NT-01 r1', A3f: 'NT-02', A: { hand: 'LB-07' }, B1f: 'NT-01' });
  t.A('playUnit LB-07');
  expect(t.asked).toBe('A payRestUnit');
  expect(t.legal('A')).toEqual(['payRestUnit A1f', 'payRestUnit A3f']);
  expect(t.refusal('A', 'payRestUnit A2f')).toBe('LN-R-18');
  expect(t.refusal('A', { kind: 'payRestUnit', zone: 'B1f' })).toBe('LN-R-18');
  t.A('payRestUnit A3f').A('zone A3b');
  expect(t.rest('A3f')).toBe(2);
  expect(t.rest('A1f')).toBe(0);
  expect(t.rest('A3b')).toBe(0);
  expect(t.power('A3b')).toBe(7);
});

scenario('[LB-07] Star Lance Platform cannot be played without a ready unit', ({ given }) => {
  const resting = given({ A1f: 'NT-01 r1', A: { hand: 'LB-07' }, B1f: 'NT-01' });
  expect(resting.refusal('A', 'playUnit LB-07')).toBe('LN-R-73');
  const none = given({ A: { hand: 'LB-07' } });
  expect(none.refusal('A', 'playUnit LB-07')).toBe('LN-R-73');
  const one = given({ A1f: 'NT-01', A: { hand: 'LB-07' } });
  one.A('playUnit LB-07').A('zone A2f');
  expect(one.rest('A1f')).toBe(2);
  expect(one.power('A2f')).toBe(0);
});

scenario('[LB-08] Smoke Layer may move after its attack', ({ given }) => {
  const position = { A1b: 'LB-08', A2b: 'NT-01' };
  const t = given(position);
  t.A('attack A1b');
  expect(t.protection('B')).toHaveLength(2);
  expect(t.asked).toBe('A optional');
  t.A('optional yes');
  expect(t.at('A1f')).toBe('LB-08');
  expect(t.at('A1b')).toBe(null);
  expect(t.rest('A1f')).toBe(2);
  const refused = given(position);
  refused.A('attack A1b').A('optional no');
  expect(refused.at('A1b')).toBe('LB-08');
});

scenario('[LB-08] Smoke Layer chooses among the empty zones next to it', ({ given }) => {
  const t = given({ A2f: 'LB-08', A1f: 'NT-01', B2f: 'HV-05' });
  t.A('attack A2f').A('optional yes');
  expect(t.legal('A')).toEqual(['moveTo A3f', 'moveTo A2b']);
  expect(t.refusal('A', 'moveTo A1f')).toBe('LN-R-28');
  expect(t.refusal('A', 'moveTo A3b')).toBe('LN-R-28');
  t.A('moveTo A2b');
  expect(t.power('A2b')).toBe(4);
});

scenario('[LB-08] Smoke Layer does not move if it died or has no empty zone next to it', ({ given }) => {
  const dead = given({ A1f: 'LB-08', B1f: 'NT-01' });
  dead.A('attack A1f');
  expect(dead.asked).toBe('A main');
  expect(dead.graveyard('A')).toEqual(['LB-08']);
  const hemmedIn = given({ A1f: 'LB-08', A2f: 'NT-01', A1b: 'NT-01' });
  hemmedIn.A('attack A1f').A('optional yes');
  expect(hemmedIn.at('A1f')).toBe('LB-08');
  expect(hemmedIn.asked).toBe('A main');
});
