import { expect } from 'vitest';
import { scenario } from './given.ts';

scenario(
  '[LN-G-5] [LN-ATK-4] [LN-CMB-2] the attacker fights the frontline unit, not the backline unit',
  ({ given }) => {
    const t = given({ A1f: 'VG-01', B1f: 'NT-01', B1b: 'LB-01' });
    t.A('attack A1f');
    expect(t.graveyard('B')).toEqual(['NT-01']);
    expect(t.at('B1b')).toBe('LB-01');
    expect(t.protection('B')).toHaveLength(3);
    expect(t.rest('A1f')).toBe(2);
  },
);

scenario('[LN-G-16] [LN-FX-8] Reactor Breach trades two of your units for two enemy units', ({ given }) => {
  const position = {
    A1f: 'SV-01',
    A2f: 'NT-01',
    A: { hand: 'OP-08', deck: 'VG-01 VG-02' },
    B1f: 'VG-07',
    B2f: 'BA-01',
    B3f: 'NT-01',
  };
  const t = given(position);
  t.A('playTech OP-08').A('target A1f').A('target A2f').A('target B1f').A('target B2f');
  expect(t.graveyard('A')).toEqual(['SV-01', 'NT-01']);
  expect(t.graveyard('B')).toEqual(['VG-07', 'BA-01']);
  expect(t.hand('A')).toEqual(['VG-01']);
  expect(t.trash('A')).toEqual(['OP-08']);
  const none = given(position);
  none.A('playTech OP-08').A('stop');
  expect(none.graveyard('B')).toEqual([]);
  expect(none.trash('A')).toEqual(['OP-08']);
});
