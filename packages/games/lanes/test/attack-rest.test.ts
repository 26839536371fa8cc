import { expect } from 'vitest';
import { scenario } from './given.ts';

scenario('[LN-R-16] a unit can attack and move on the turn it arrives', ({ given }) => {
  const t = given({ A: { hand: 'VG-01 NT-01' } });
  t.A('playUnit VG-01').A('zone A1f');
  expect(t.rest('A1f')).toBe(0);
  t.A('attack A1f');
  expect(t.protection('B')).toHaveLength(2);
  t.A('playUnit NT-01').A('zone A3f').A('move A3f A3b');
  expect(t.at('A3b')).toBe('NT-01');
});

scenario('[LN-R-16] a unit can’t act on arrival if a card makes it arrive resting', ({ given }) => {
  const t = given({ A: { hand: 'NT-07' } });
  t.A('playUnit NT-07').A('zone A1f');
  expect(t.rest('A1f')).toBe(2);
  expect(t.refusal('A', 'attack A1f')).toBe('LN-R-18');
});

scenario('[LN-G-4] [LN-R-17] [LN-ATK-2] rest counters drop on both players’ turns', ({ given }) => {
  const t = given({ A1f: 'VG-05', A2f: 'VG-01' }, { turn: 3 });
  t.A('attack A1f').A('attack A2f');
  expect(t.protection('B')).toHaveLength(1);
  expect([t.rest('A1f'), t.rest('A2f')]).toEqual([4, 2]);
  t.A('pass');
  expect([t.rest('A1f'), t.rest('A2f')]).toEqual([3, 1]);
  t.B('pass');
  expect([t.rest('A1f'), t.rest('A2f')]).toEqual([2, 0]);
  expect(t.state.turn).toBe(5);
  expect(t.refusal('A', 'attack A1f')).toBe('LN-R-18');
  expect(t.legal('A')).toContain('attack A2f');
  t.A('pass').B('pass');
  expect(t.state.turn).toBe(7);
  expect([t.rest('A1f'), t.rest('A2f')]).toEqual([0, 0]);
  expect(t.legal('A')).toContain('attack A1f');
});

scenario('[LN-R-17] both players’ counters drop at the end of a turn, but not below 0', ({ given }) => {
  const t = given({ A1f: 'VG-01 r3', A3b: 'NT-01 r1', B1f: 'VG-01 r2', B3b: 'NT-01' });
  t.A('pass');
  expect(['A1f', 'A3b', 'B1f', 'B3b'].map((zone) => t.rest(zone))).toEqual([2, 0, 1, 0]);
});

scenario('[LN-R-17] they drop only after [End of Turn] is done', ({ given }) => {
  const t = given({ A1f: 'VG-01 r1', A2f: 'NT-01', A1L: 'LD-12', A: { hand: 'NT-02' } });
  t.A('pass');
  expect(t.asked).toBe('A optional');
  expect(t.rest('A1f')).toBe(1);
  t.A('optional no');
  expect(t.rest('A1f')).toBe(0);
  expect(t.asked).toBe('B main');
});

scenario('[LN-R-17] [Rest] 1 ends with the turn', ({ given }) => {
  const t = given({ B2b: 'NT-08', A: { hand: 'NT-01' } });
  t.A('playUnit NT-01').A('zone A2f');
  expect(t.rest('A2f')).toBe(1);
  expect(t.refusal('A', 'attack A2f')).toBe('LN-R-18');
  t.A('pass');
  expect(t.rest('A2f')).toBe(0);
});

scenario('[LN-R-17] [LN-R-19] two rests do not add up: the longer one counts', ({ given }) => {
  const t = given({ B1f: 'VG-01 r1', B2f: 'VG-05 r3', A: { hand: 'OP-04' } });
  t.A('playTech OP-04').A('target B1f').A('target B2f');
  expect([t.rest('B1f'), t.rest('B2f')]).toEqual([2, 3]);
});

scenario('[LN-R-19] Siege Ram rests for 4, not for 2 and 4', ({ given }) => {
  const t = given({ A1f: 'VG-05' });
  t.A('attack A1f');
  expect(t.rest('A1f')).toBe(4);
});

scenario('[LN-R-18] a resting unit can’t pay [Rest] of any kind', ({ given }) => {
  const t = given({ A1b: 'LB-06 r1', B1f: 'LB-03', A: { hand: 'OP-03 LB-07' } });
  expect(t.refusal('A', 'attack A1b')).toBe('LN-R-18');
  expect(t.refusal('A', { kind: 'move', unit: 'A1b', zone: 'A1f' })).toBe('LN-R-18');
  expect(t.refusal('A', 'activate A1b 0')).toBe('LN-R-73');
  expect(t.refusal('A', 'playTech OP-03')).toBe('LN-R-73');
  expect(t.refusal('A', 'playUnit LB-07')).toBe('LN-R-73');
  const ready = given({ A1b: 'LB-06', B1f: 'LB-03', A: { hand: 'OP-03 LB-07' } });
  expect(ready.legal('A')).toEqual([
    'playUnit LB-07',
    'playTech OP-03',
    'attack A1b',
    'move A1b A1f',
    'move A1b A2b',
    'activate A1b 0',
    'pass',
  ]);
});

scenario('[LN-R-18] a resting unit defends with full power', ({ given }) => {
  const t = given({ A1f: 'NT-01', B1f: 'VG-01 r2' });
  t.A('attack A1f');
  expect(t.graveyard('A')).toEqual(['NT-01']);
  expect(t.at('B1f')).toBe('VG-01');
});

scenario('[LN-R-18] a resting unit keeps its triggers and continuous effects', ({ given }) => {
  const t = given({ A1f: 'VG-01', B1f: 'NT-02', B1b: 'BA-03 r2', B2f: 'SV-04 r2' });
  expect(t.power('B1f')).toBe(5);
  t.A('attack A1f');
  expect(t.graveyard('A')).toEqual(['VG-01']);
  expect(t.power('B2f')).toBe(5);
});

scenario('[LN-R-18] effects can move a resting unit', ({ given }) => {
  const t = given({ A1f: 'VG-01 r2', A: { hand: 'OP-06' } });
  t.A('playTech OP-06').A('target A1f').A('moveTo A2f');
  expect(t.at('A2f')).toBe('VG-01');
  expect(t.rest('A2f')).toBe(2);
  expect(t.rest('A1f')).toBe(0);
});

scenario('[LN-R-20] a unit made ready can attack again', ({ given }) => {
  const t = given({ A1f: 'VG-05', A2f: 'VG-01', A: { hand: 'OP-12' } });
  t.A('attack A1f').A('playTech OP-12');
  expect(t.rest('A1f')).toBe(0);
  expect(t.events.find(({ type }) => type === 'readied')).toEqual({
    type: 'readied',
    clause: 'LN-R-20',
    card: 'VG-05',
    zone: 'A1f',
  });
  t.A('attack A1f');
  expect(t.protection('B')).toHaveLength(1);
});

scenario('[LN-R-20] a unit that returned to the hand comes back ready', ({ given }) => {
  const t = given({ B1f: 'VG-01 r4', A: { hand: 'OP-02' } });
  t.A('playTech OP-02');
  expect(t.rest('B1f')).toBe(0);
  t.A('pass').B('playUnit VG-01').B('zone B1f');
  expect(t.rest('B1f')).toBe(0);
  expect(t.legal('B')).toContain('attack B1f');
});

scenario('[LN-R-20] a unit that died and was summoned again is ready', ({ given }) => {
  const t = given({ A1f: 'NT-01', B1f: 'VG-01', A: { hand: 'OP-09' } });
  t.A('attack A1f').A('playTech OP-09').A('zone A1f');
  expect(t.at('A1f')).toBe('NT-01');
  expect(t.rest('A1f')).toBe(0);
});

scenario('[LN-R-20] lands never rest: they work again and again', ({ given }) => {
  const t = given({ A1f: 'VG-01', A1L: 'LD-03', B1f: 'NT-02', B1L: 'LD-01', A: { hand: 'OP-04' } });
  t.A('activate A1L 0').A('playTech OP-04');
  expect(t.refusal('A', { kind: 'target', zone: 'B1L' })).toBe('LN-R-74');
  t.A('target B1f');
  expect([t.rest('A1L'), t.rest('B1L')]).toEqual([0, 0]);
  expect(t.power('B1f')).toBe(5);
});
