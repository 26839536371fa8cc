import { expect } from 'vitest';
import { scenario } from '../given.ts';

scenario('[HV-06] Sleeper Pod comes from the hand to the zone where your Hive unit died', ({ given }) => {
  const t = given({ A2f: 'VG-01', B2f: 'HV-04', B: { hand: 'HV-06 OP-01' } });
  t.A('attack A2f');
  expect(t.asked).toBe('B handReaction');
  expect(t.legal('B')).toEqual(['react HV-06', 'decline']);
  expect(t.refusal('B', 'react OP-01')).toBe('LN-R-89');
  expect(t.refusal('B', { kind: 'react', card: 'HV-04' })).toBe('LN-R-13');
  t.B('react HV-06');
  expect(t.at('B2f')).toBe('HV-06');
  expect(t.rest('B2f')).toBe(0);
  expect(t.hand('B')).toEqual(['OP-01']);
  expect(t.graveyard('B')).toEqual(['HV-04']);
  expect(t.asked).toBe('A main');
  expect(t.protection('B')).toHaveLength(3);
});

scenario('[HV-06] Sleeper Pod may stay in the hand', ({ given }) => {
  const t = given({ A2f: 'VG-01', B2b: 'HV-05', B: { hand: 'HV-06' } });
  t.A('attack A2f').B('decline');
  expect(t.hand('B')).toEqual(['HV-06']);
  expect(t.at('B2b')).toBe(null);
  expect(t.asked).toBe('A main');
});

scenario('[HV-06] a player without a Sleeper Pod is asked, too', ({ given }) => {
  const t = given({ A2f: 'VG-01', B2f: 'HV-05', B: { hand: 'OP-01' } });
  t.A('attack A2f');
  expect(t.legal('B')).toEqual(['decline']);
});

scenario('[HV-06] nobody is asked for other tribes, for an empty hand or for enemy units', ({ given }) => {
  const tribe = given({ A2f: 'VG-01', B2f: 'NT-01', B: { hand: 'HV-06' } });
  expect(tribe.A('attack A2f').asked).toBe('A main');
  const empty = given({ A2f: 'VG-01', B2f: 'HV-05' });
  expect(empty.A('attack A2f').asked).toBe('A main');
  const enemy = given({ A2f: 'VG-01', A: { hand: 'HV-06' }, B2f: 'HV-05' });
  expect(enemy.A('attack A2f').asked).toBe('A main');
});

scenario('[HV-06] Sleeper Pod does not react to milled Hive units', ({ given }) => {
  const t = given({ A: { hand: 'OP-15 HV-06', deck: 'HV-05 HV-05 HV-05 OP-01' } });
  t.A('playTech OP-15');
  expect(t.asked).toBe('A main');
  expect(t.hand('A')).toEqual(['HV-06', 'OP-01']);
});

scenario('[HV-06] two Sleeper Pods: the second takes the place of the first', ({ given }) => {
  const t = given({ A2f: 'VG-01', A2b: 'LB-01', B2f: 'HV-05', B: { hand: 'HV-06 HV-06' } });
  t.A('attack A2f').B('react HV-06');
  expect(t.hand('B')).toEqual(['HV-06']);
  expect(t.asked).toBe('A main');
  t.A('attack A2b').B('react HV-06');
  expect(t.at('B2f')).toBe('HV-06');
  expect(t.hand('B')).toEqual([]);
  expect(t.graveyard('B')).toEqual(['HV-05', 'HV-06']);
});

scenario('[HV-06] two Sleeper Pods for two Hive units that die together', ({ given }) => {
  const t = given({
    A1f: 'NT-01',
    A2f: 'NT-01',
    A: { hand: 'OP-08' },
    B1f: 'HV-05',
    B3b: 'HV-07',
    B: { hand: 'HV-06 HV-06' },
  });
  t.A('playTech OP-08').A('target A1f').A('target A2f');
  expect(t.asked).toBe('B orderTrigger');
  t.B('orderTrigger 1').B('react HV-06');
  expect([t.at('B1f'), t.at('B3b')]).toEqual([null, 'HV-06']);
  expect(t.asked).toBe('B handReaction');
  t.B('react HV-06');
  expect([t.at('B1f'), t.at('B3b')]).toEqual(['HV-06', 'HV-06']);
  expect(t.trash('A')).toEqual(['OP-08']);
});

scenario('[HV-06] the second question is not asked once the hand is empty', ({ given }) => {
  const t = given({
    A1f: 'NT-01',
    A2f: 'NT-01',
    A: { hand: 'OP-08' },
    B1f: 'HV-05',
    B3b: 'HV-07',
    B: { hand: 'HV-06' },
  });
  t.A('playTech OP-08').A('target A1f').A('target A2f').B('orderTrigger 0').B('react HV-06');
  expect(t.at('B1f')).toBe('HV-06');
  expect(t.asked).toBe('A main');
});

scenario('[HV-06] Sleeper Pod can replace your own attacker', ({ given }) => {
  const t = given({ A1f: 'HV-05', A: { hand: 'HV-06' }, B1f: 'NT-01' });
  t.A('attack A1f').A('react HV-06');
  expect(t.at('A1f')).toBe('HV-06');
  expect(t.rest('A1f')).toBe(0);
  expect(t.legal('A')).toContain('attack A1f');
});

scenario('[HV-06] Sleeper Pod can react to a unit sacrificed for Hive Matriarch', ({ given }) => {
  const position = { A1f: 'HV-05', A: { hand: 'HV-08 HV-06' } };
  const taken = given(position);
  taken.A('playUnit HV-08').A('zone A1f').A('stop');
  expect(taken.asked).toBe('A main');
  expect(taken.hand('A')).toEqual(['HV-06']);
  const free = given(position);
  free.A('playUnit HV-08').A('zone A2f');
  expect(free.asked).toBe('A orderTrigger');
  free.A('orderTrigger 0').A('react HV-06').A('stop');
  expect([free.at('A1f'), free.at('A2f')]).toEqual(['HV-06', 'HV-08']);
});

scenario('[HV-06] the question lapses if the zone is filled before it comes up', ({ given }) => {
  const t = given({ A1f: 'HV-05', A: { hand: 'HV-08 HV-06' } });
  t.A('playUnit HV-08').A('zone A2f').A('orderTrigger 1').A('choose HV-05').A('zone A1f');
  expect(t.asked).toBe('A main');
  expect(t.hand('A')).toEqual(['HV-06']);
});

scenario('[HV-06] Sleeper Pod is summoned, so arrival triggers see it', ({ given }) => {
  const t = given({ A1f: 'VG-01', A1b: 'NT-08', B1f: 'HV-05', B3b: 'HV-03', B: { hand: 'HV-06' } });
  t.A('attack A1f').B('react HV-06');
  expect(t.power('B1f')).toBe(4);
  expect(t.rest('B1f')).toBe(1);
});
