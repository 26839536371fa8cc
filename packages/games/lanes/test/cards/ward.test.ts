import { expect } from 'vitest';
import { scenario } from '../given.ts';

const CLOAKED = 'NT-02 +MD-09';

scenario('[MD-09] Cloak Mantle: enemy effects cannot destroy the unit', ({ given }) => {
  const struck = given({ A: { hand: 'OP-01' }, B1b: 'VG-01 +MD-09' });
  struck.A('playTech OP-01');
  expect(struck.at('B1b')).toBe('VG-01');
  expect(struck.clauses).toContain('LN-R-87');
  const barrage = given({ A1b: 'LB-06', B1f: 'HV-05 +MD-09' });
  barrage.A('activate A1b 0');
  expect(barrage.at('B1f')).toBe('HV-05');
  const breach = given({ A1f: 'NT-01', A2f: 'NT-01', A: { hand: 'OP-08' }, B1f: CLOAKED, B2f: 'VG-07' });
  breach.A('playTech OP-08').A('target A1f').A('target A2f');
  expect(breach.at('B1f')).toBe('NT-02');
  expect(breach.graveyard('B')).toEqual(['VG-07']);
});

scenario('[MD-09] Cloak Mantle: Mine Belt is trashed, and the attack continues', ({ given }) => {
  const t = given({ A1f: CLOAKED, B1L: 'LD-06' });
  expect(t.power('A1f')).toBe(4);
  t.A('attack A1f');
  expect(t.at('A1f')).toBe('NT-02');
  expect(t.trash('B')).toEqual(['LD-06']);
  expect(t.protection('B')).toHaveLength(2);
});

scenario('[MD-09] Cloak Mantle: enemy effects cannot return the unit', ({ given }) => {
  const t = given({ A: { hand: 'OP-02' }, B1f: CLOAKED, B2f: 'NT-01' });
  t.A('playTech OP-02').A('target B1f');
  expect(t.at('B1f')).toBe('NT-02');
  expect(t.hand('B')).toEqual([]);
  expect(t.clauses).toContain('LN-R-87');
  expect(t.trash('A')).toEqual(['OP-02']);
});

scenario(
  '[MD-09] Cloak Mantle: enemy effects cannot rest the unit, but their other parts happen',
  ({ given }) => {
    const pulse = given({ A: { hand: 'OP-04', deck: 'VG-01' }, B1f: CLOAKED, B2f: 'NT-01' });
    pulse.A('playTech OP-04').A('target B1f').A('target B2f');
    expect([pulse.rest('B1f'), pulse.rest('B2f')]).toEqual([0, 2]);
    expect(pulse.hand('A')).toEqual(['VG-01']);
    const ghoul = given({ A: { hand: 'PH-05' }, B1f: CLOAKED });
    ghoul.A('playUnit PH-05').A('zone A1f');
    expect(ghoul.rest('B1f')).toBe(0);
  },
);

scenario('[MD-09] Cloak Mantle: enemy effects cannot weaken the unit', ({ given }) => {
  const stung = given({ A: { hand: 'HV-04' }, B1f: CLOAKED });
  stung.A('playUnit HV-04').A('zone A2f');
  expect(stung.power('B1f')).toBe(4);
  const salvo = given({ A: { hand: 'OP-14' }, B1f: CLOAKED, B2f: 'NT-02' });
  salvo.A('playTech OP-14');
  expect([salvo.power('B1f'), salvo.power('B2f')]).toEqual([4, 1]);
  const sable = given({ A1b: 'LB-04', B1f: 'NT-01 +MD-09' });
  sable.A('attack A1b');
  expect(sable.graveyard('A')).toEqual(['LB-04']);
  const rift = given({ A1L: 'LD-14', A: { hand: 'OP-07' }, B1f: CLOAKED, B1b: 'NT-01', B2L: 'LD-01' });
  rift.A('playTech OP-07').A('target B2L');
  expect([rift.power('B1f'), rift.power('B1b')]).toEqual([4, 1]);
});

scenario(
  '[MD-09] Cloak Mantle stops enemy continuous minus effects, not the minus of an equip',
  ({ given }) => {
    const t = given({ A1L: 'LD-09', A: { hand: 'MD-06' }, B1f: CLOAKED, B1b: 'NT-02' });
    expect([t.power('B1f'), t.power('B1b')]).toEqual([4, 3]);
    t.A('equip MD-06 B1f');
    expect(t.power('B1f')).toBe(2);
  },
);

scenario('[MD-09] Cloak Mantle: Disarm Code neither disarms nor weakens', ({ given }) => {
  const t = given({ A: { hand: 'OP-16' }, B1f: 'NT-02 +MD-01 +MD-09' });
  t.A('playTech OP-16');
  expect(t.equips('B1f')).toEqual(['MD-01', 'MD-09']);
  expect(t.power('B1f')).toBe(7);
  expect(t.trash('A')).toEqual(['OP-16']);
});

scenario('[MD-09] Cloak Mantle does not cover combat, costs and its own side’s effects', ({ given }) => {
  const combat = given({ A1f: 'VG-01', B1f: CLOAKED });
  combat.A('attack A1f');
  expect(combat.graveyard('B')).toEqual(['NT-02']);
  const own = given({ A1f: 'HV-07 +MD-09', A: { hand: 'HV-08 OP-05' } });
  own.A('playTech OP-05');
  expect(own.power('A1f')).toBe(5);
  own.A('playUnit HV-08').A('zone A1f').A('stop');
  expect(own.graveyard('A')).toEqual(['HV-07']);
  const rest = given({ A1f: CLOAKED, A: { hand: 'OP-03' } });
  rest.A('playTech OP-03');
  expect(rest.rest('A1f')).toBe(2);
});

scenario(
  '[MD-09] Cloak Mantle does not stop its own side from resting, readying, weakening or sacrificing the unit',
  ({ given }) => {
    const ram = given({ A1f: 'VG-05 +MD-09' });
    ram.A('attack A1f');
    expect(ram.rest('A1f')).toBe(4);
    const burnout = given({ A1f: 'PH-08 +MD-09', A: { hand: 'OP-12' }, B1f: 'NT-02' });
    burnout.A('attack A1f');
    expect(burnout.power('A1f')).toBe(5);
    burnout.A('playTech OP-12');
    expect(burnout.rest('A1f')).toBe(0);
    const breach = given({ A1f: CLOAKED, A: { hand: 'OP-08' }, B1f: 'VG-07' });
    breach.A('playTech OP-08').A('target A1f');
    expect(breach.graveyard('A')).toEqual(['NT-02']);
  },
);

scenario('[MD-09] Cloak Mantle covers only its wearer', ({ given }) => {
  const t = given({ A: { hand: 'OP-02' }, B1f: 'NT-02', B2f: 'NT-01 +MD-09' });
  t.A('playTech OP-02').A('target B1f');
  expect(t.hand('B')).toEqual(['NT-02']);
});
