import { expect } from 'vitest';
import { scenario } from '../given.ts';

scenario('[MD-10] Anchor Pylon gives +2/+2 and forbids the move action', ({ given }) => {
  const t = given({ A1f: 'PH-01', A2b: 'NT-01 +MD-10', A: { hand: 'MD-10' } });
  expect(t.power('A2b')).toBe(5);
  t.A('equip MD-10 A1f');
  expect(t.power('A1f')).toBe(6);
  expect(t.refusal('A', 'move A1f A2f')).toBe('LN-R-88');
  expect(t.refusal('A', 'move A2b A3b')).toBe('LN-R-88');
  t.A('attack A1f');
  expect(t.protection('B')).toHaveLength(2);
});

scenario('[MD-10] Anchor Pylon resists Flank Order, which moves other units', ({ given }) => {
  const t = given({ A1f: 'NT-01 +MD-10', A2f: 'NT-02', A: { hand: 'OP-06', deck: 'VG-01' } });
  t.A('playTech OP-06').A('target A1f').A('target A2f').A('moveTo A2b');
  expect([t.at('A1f'), t.at('A2b')]).toEqual(['NT-01', 'NT-02']);
  expect(t.hand('A')).toEqual(['VG-01']);
});

scenario('[MD-10] Anchor Pylon resists Smoke Layer, Grapple Line and Blink Frame', ({ given }) => {
  const smoke = given({ A1f: 'LB-08 +MD-10' });
  smoke.A('attack A1f').A('optional yes');
  expect(smoke.at('A1f')).toBe('LB-08');
  expect(smoke.asked).toBe('A main');
  const grapple = given({ A1f: 'NT-01 +MD-04 +MD-10' });
  grapple.A('attack A1f').A('optional yes');
  expect(grapple.at('A1f')).toBe('NT-01');
  const blink = given({ A1f: 'PH-06 +MD-10' }, { at: 'turn' });
  blink.A('optional yes');
  expect(blink.at('A1f')).toBe('PH-06');
  expect(blink.asked).toBe('A main');
});

scenario('[MD-10] Anchor Pylon on either unit stops Drydock Lift, whose use is spent anyway', ({ given }) => {
  const front = given({ A1L: 'LD-03', A1f: 'NT-01 +MD-10', A1b: 'NT-02' });
  front.A('activate A1L 0');
  expect([front.at('A1f'), front.at('A1b')]).toEqual(['NT-01', 'NT-02']);
  expect(front.refusal('A', 'activate A1L 0')).toBe('LN-R-79');
  const back = given({ A1L: 'LD-03', A1f: 'NT-01', A1b: 'NT-02 +MD-10' });
  back.A('activate A1L 0');
  expect([back.at('A1f'), back.at('A1b')]).toEqual(['NT-01', 'NT-02']);
  const alone = given({ A1L: 'LD-03', A1b: 'NT-02 +MD-10' });
  alone.A('activate A1L 0');
  expect([alone.at('A1f'), alone.at('A1b')]).toEqual([null, 'NT-02']);
});

scenario('[MD-10] an anchored unit can die, return to the hand and be sacrificed', ({ given }) => {
  const killed = given({ A1f: 'VG-07', B1f: 'NT-01 +MD-10' });
  killed.A('attack A1f');
  expect(killed.graveyard('B')).toEqual(['NT-01']);
  const returned = given({ A: { hand: 'OP-02' }, B1f: 'NT-01 +MD-10' });
  returned.A('playTech OP-02');
  expect(returned.hand('B')).toEqual(['NT-01']);
  expect(returned.trash('B')).toEqual(['MD-10']);
});

scenario('[MD-10] a disarmed unit can move again', ({ given }) => {
  const t = given({ A: { hand: 'OP-16' }, B1f: 'NT-01 +MD-10' });
  t.A('playTech OP-16').A('pass').B('move B1f B1b');
  expect(t.at('B1b')).toBe('NT-01');
});
