import { expect } from 'vitest';
import { scenario } from '../given.ts';

scenario('[PH-01] Shade Runner moves once per turn without resting, and can still attack', ({ given }) => {
  const t = given({ A1f: 'PH-01', B2f: 'NT-01' });
  t.A('move A1f A2f');
  expect(t.rest('A2f')).toBe(0);
  t.A('attack A2f');
  expect(t.graveyard('B')).toEqual(['NT-01']);
});

scenario('[PH-01] Shade Runner’s second move in a turn costs [Rest]', ({ given }) => {
  const t = given({ A1f: 'PH-01' });
  t.A('move A1f A2f').A('move A2f A3f');
  expect(t.rest('A3f')).toBe(2);
  expect(t.refusal('A', 'move A3f A3b')).toBe('LN-R-18');
  t.A('pass').B('pass').A('move A3f A3b');
  expect(t.rest('A3b')).toBe(0);
});

scenario('[PH-01] a resting Shade Runner can’t move, and other units pay as usual', ({ given }) => {
  const t = given({ A1f: 'PH-01 r1', A3f: 'NT-01' });
  expect(t.refusal('A', 'move A1f A2f')).toBe('LN-R-18');
  t.A('move A3f A3b');
  expect(t.rest('A3b')).toBe(2);
});

scenario('[PH-01] Flank Order does not use up Shade Runner’s free move', ({ given }) => {
  const t = given({ A1f: 'PH-01', A: { hand: 'OP-06' } });
  t.A('playTech OP-06').A('target A1f').A('moveTo A2f').A('move A2f A3f');
  expect(t.rest('A3f')).toBe(0);
});

scenario('[PH-02] Null Blade draws for every protection card it takes', ({ given }) => {
  const once = given({ A1f: 'PH-02', A: { deck: 'OP-01 OP-02 OP-04' } });
  once.A('attack A1f');
  expect(once.hand('A')).toEqual(['OP-01']);
  expect(once.hand('B')).toHaveLength(1);
  const twice = given({ A1f: 'PH-02 +MD-05', A: { deck: 'OP-01 OP-02 OP-04' } });
  twice.A('attack A1f');
  expect(twice.hand('A')).toEqual(['OP-01', 'OP-02']);
});

scenario('[PH-02] Null Blade draws nothing for a combat or for the hit that wins', ({ given }) => {
  const fight = given({ A1f: 'PH-02', B1f: 'HV-05' });
  fight.A('attack A1f');
  expect(fight.hand('A')).toEqual([]);
  const last = given({ A1f: 'PH-02', B: { protection: '' } });
  last.A('attack A1f');
  expect(last.winner).toBe('A');
  expect(last.hand('A')).toEqual([]);
});

scenario('[PH-03] Data Thief makes the opponent discard a card of their choice', ({ given }) => {
  const t = given({ A1f: 'PH-03', A: { hand: 'OP-02' }, B: { hand: 'OP-01', protection: 'VG-01 VG-02' } });
  t.A('attack A1f');
  expect(t.asked).toBe('B discard');
  expect(t.legal('B')).toEqual(['discard OP-01', 'discard VG-01']);
  expect(t.refusal('A', { kind: 'discard', card: 'OP-02' })).toBe('LN-GEN-2');
  expect(t.refusal('B', { kind: 'discard', card: 'VG-02' })).toBe('LN-R-13');
  t.B('discard OP-01');
  expect(t.hand('B')).toEqual(['VG-01']);
  expect(t.trash('B')).toEqual(['OP-01']);
  expect(t.hand('A')).toEqual(['OP-02']);
});

scenario(
  '[PH-03] Data Thief against an empty hand takes the protection card, a unit goes to the trash',
  ({ given }) => {
    const t = given({ A1f: 'PH-03', B: { protection: 'SV-01 VG-02' } });
    t.A('attack A1f');
    expect(t.hand('B')).toEqual([]);
    expect(t.trash('B')).toEqual(['SV-01']);
    expect(t.graveyard('B')).toEqual([]);
  },
);

scenario('[PH-03] Data Thief with Breach Charge triggers before its second check', ({ given }) => {
  const t = given({ A1f: 'PH-03 +MD-05', B: { hand: 'OP-01', protection: 'VG-01 VG-02' } });
  t.A('attack A1f').B('discard OP-01');
  expect(t.asked).toBe('B discard');
  expect(t.hand('B')).toEqual(['VG-01', 'VG-02']);
  t.B('discard VG-02');
  expect(t.trash('B')).toEqual(['OP-01', 'VG-02']);
});

scenario('[PH-03] Data Thief does not trigger in combat', ({ given }) => {
  const t = given({ A1f: 'PH-03', B1f: 'HV-05', B: { hand: 'OP-01' } });
  t.A('attack A1f').B('decline');
  expect(t.hand('B')).toEqual(['OP-01']);
});

scenario('[PH-04] Twin Fang checks the protection twice', ({ given }) => {
  const after = (protection: string): [number, string | null] => {
    const t = given({ A1f: 'PH-04', B: { protection } });
    t.A('attack A1f');
    return [t.protection('B').length, t.winner];
  };
  expect(after('NT-01 NT-01 NT-01')).toEqual([1, null]);
  expect(after('NT-01 NT-01')).toEqual([0, null]);
  expect(after('NT-01')).toEqual([0, 'A']);
});

scenario('[PH-04] Twin Fang does not check after a combat, nor with power 0', ({ given }) => {
  const fight = given({ A1f: 'PH-04', B1f: 'HV-05' });
  fight.A('attack A1f');
  expect(fight.protection('B')).toHaveLength(3);
  const weak = given({ A1f: 'PH-04 +B:MD-06 +B:MD-06' });
  weak.A('attack A1f');
  expect(weak.protection('B')).toHaveLength(3);
  expect(weak.clauses).toContain('LN-R-46');
});

scenario('[PH-04] extra checks add up: Twin Fang with two Breach Charges checks four times', ({ given }) => {
  const t = given({ A1f: 'PH-04 +MD-05 +MD-05', B: { protection: 'NT-01 NT-01 NT-01 NT-01 NT-02' } });
  t.A('attack A1f');
  expect(t.protection('B')).toEqual(['NT-02']);
  expect(t.hand('B')).toHaveLength(4);
});

scenario('[PH-05] Static Ghoul rests an enemy unit for its next turn', ({ given }) => {
  const t = given({ A1f: 'NT-01', A: { hand: 'PH-05' }, B1f: 'NT-01', B2b: 'NT-01 r1' });
  t.A('playUnit PH-05').A('zone A2f');
  expect(t.legal('A')).toEqual(['target B1f', 'target B2b']);
  t.A('target B1f');
  expect(t.rest('B1f')).toBe(2);
  expect(t.rest('B2b')).toBe(1);
  t.A('pass');
  expect(t.refusal('B', 'attack B1f')).toBe('LN-R-18');
  t.B('pass').A('pass');
  expect(t.legal('B')).toContain('attack B1f');
});

scenario('[PH-05] Static Ghoul rests nobody if there is no enemy unit, or if it is summoned', ({ given }) => {
  const alone = given({ A1f: 'NT-01', A: { hand: 'PH-05' } });
  alone.A('playUnit PH-05').A('zone A2f');
  expect([alone.rest('A1f'), alone.rest('A2f')]).toEqual([0, 0]);
  const summoned = given({ A: { hand: 'OP-09', graveyard: 'PH-05' }, B1f: 'NT-01' });
  summoned.A('playTech OP-09').A('zone A2f');
  expect(summoned.rest('B1f')).toBe(0);
});

scenario('[PH-06] Blink Frame may move anywhere on your side before you draw', ({ given }) => {
  const position = { A1f: 'PH-06 r1', A3b: 'NT-01', A: { deck: 'OP-01 OP-02' } };
  const t = given(position, { at: 'turn' });
  expect(t.asked).toBe('A optional');
  expect(t.hand('A')).toEqual([]);
  t.A('optional yes');
  expect(t.legal('A')).toEqual(['moveTo A2f', 'moveTo A3f', 'moveTo A1b', 'moveTo A2b']);
  expect(t.refusal('A', 'moveTo A3b')).toBe('LN-R-28');
  expect(t.refusal('A', { kind: 'moveTo', zone: 'B2b' })).toBe('LN-R-28');
  t.A('moveTo A2b');
  expect(t.at('A2b')).toBe('PH-06');
  expect(t.power('A2b')).toBe(3);
  expect(t.rest('A2b')).toBe(1);
  expect(t.hand('A')).toEqual(['OP-01']);
  const refused = given(position, { at: 'turn' });
  refused.A('optional no');
  expect(refused.at('A1f')).toBe('PH-06');
  expect(refused.hand('A')).toEqual(['OP-01']);
});

scenario('[PH-06] Blink Frame does not move on the enemy turn or on a full board', ({ given }) => {
  const enemy = given({ A1f: 'PH-06' }, { at: 'turn', active: 'B', turn: 6 });
  expect(enemy.asked).toBe('B main');
  const full = given(
    { A1f: 'PH-06', A2f: 'NT-01', A3f: 'NT-01', A1b: 'NT-01', A2b: 'NT-01', A3b: 'NT-01' },
    { at: 'turn' },
  );
  full.A('optional yes');
  expect(full.at('A1f')).toBe('PH-06');
  expect(full.asked).toBe('A main');
});

scenario('[PH-06] a move by Blink Frame is not an arrival', ({ given }) => {
  const t = given({ A1f: 'PH-06', A3L: 'LD-07', B3f: 'NT-08' }, { at: 'turn' });
  t.A('optional yes').A('moveTo A3f');
  expect(t.power('A3f')).toBe(5);
  expect(t.rest('A3f')).toBe(0);
});

scenario('[PH-07] Veil Assassin has +4 in combat with a resting unit', ({ given }) => {
  const t = given({ A1f: 'PH-07', B1f: 'NT-07 r1' });
  t.A('attack A1f');
  expect(t.graveyard('B')).toEqual(['NT-07']);
  expect(t.power('A1f')).toBe(3);
});

scenario('[PH-07] Veil Assassin has 3 against a ready unit', ({ given }) => {
  const t = given({ A1f: 'PH-07', B1f: 'NT-01' });
  t.A('attack A1f');
  expect(t.graveyard('A')).toEqual(['PH-07']);
  expect(t.at('B1f')).toBe('NT-01');
});

scenario('[PH-07] Veil Assassin has +4 as the defender, too: the attacker is resting', ({ given }) => {
  const against = (attacker: string): Record<'A' | 'B', string[]> => {
    const t = given({ A1f: attacker, B1f: 'PH-07' });
    t.A('attack A1f');
    return { A: t.graveyard('A'), B: t.graveyard('B') };
  };
  expect(against('PH-08')).toEqual({ A: ['PH-08'], B: [] });
  expect(against('VG-07')).toEqual({ A: ['VG-07'], B: ['PH-07'] });
});

scenario('[PH-08] Burnout Frame loses 2 power with every combat it survives', ({ given }) => {
  const t = given({ A1f: 'PH-08', B1f: 'NT-02', B1b: 'NT-01' });
  t.A('attack A1f');
  expect(t.power('A1f')).toBe(4);
  t.A('pass').B('attack B1b');
  expect(t.graveyard('B')).toEqual(['NT-02', 'NT-01']);
  expect(t.power('A1f')).toBe(2);
  t.B('pass').A('move A1f A1b');
  expect(t.power('A1b')).toBe(0);
});

scenario(
  '[PH-08] Burnout Frame loses power after combat, not for protection hits or other units’ combats',
  ({ given }) => {
    const tight = given({ A1f: 'PH-08', B1f: 'BA-01' });
    tight.A('attack A1f');
    expect(tight.graveyard('B')).toEqual(['BA-01']);
    const hit = given({ A1f: 'PH-08', A2f: 'NT-01', B2f: 'NT-02' });
    hit.A('attack A1f').A('attack A2f');
    expect(hit.power('A1f')).toBe(6);
  },
);

scenario('[PH-08] Burnout Frame has full power again after a return to the hand', ({ given }) => {
  const t = given({ A1f: 'LB-01', A: { hand: 'OP-02' }, B1f: 'PH-08' });
  t.A('attack A1f');
  expect(t.power('B1f')).toBe(4);
  t.A('playTech OP-02').A('pass').B('playUnit PH-08').B('zone B1f');
  expect(t.power('B1f')).toBe(6);
});
