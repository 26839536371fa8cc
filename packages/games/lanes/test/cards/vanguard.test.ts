import { expect } from 'vitest';
import { scenario, type Position } from '../given.ts';

scenario('[VG-01] Pike Lancer has 5 in the frontline and 1 in the backline', ({ given }) => {
  const t = given({ A1f: 'VG-01', A2b: 'VG-01' });
  expect([t.power('A1f'), t.power('A2b')]).toEqual([5, 1]);
});

scenario('[VG-02] Wedge Runner attacks with +2 while another Vanguard of yours rests', ({ given }) => {
  const t = given({ A1f: 'VG-02', A3b: 'VG-01 r1', B1f: 'VG-01' });
  t.A('attack A1f');
  expect(t.graveyard('B')).toEqual(['VG-01']);
  expect(t.power('A1f')).toBe(6);
  t.A('pass');
  expect(t.power('A1f')).toBe(4);
});

scenario(
  '[VG-02] Wedge Runner gets nothing for its own rest, or for ready, non-Vanguard or enemy units',
  ({ given }) => {
    const powerAfter = (others: Position): number =>
      given({ A1f: 'VG-02', ...others })
        .A('attack A1f')
        .power('A1f');
    expect(powerAfter({})).toBe(4);
    expect(powerAfter({ A2f: 'VG-01' })).toBe(4);
    expect(powerAfter({ A2f: 'NT-01 r2' })).toBe(4);
    expect(powerAfter({ B2f: 'VG-01 r2' })).toBe(4);
    expect(powerAfter({ A2f: 'VG-01 r2', A3f: 'VG-01 r2' })).toBe(6);
  },
);

scenario('[VG-02] Wedge Runner gets nothing for being attacked', ({ given }) => {
  const t = given({ A1f: 'VG-01', B1f: 'VG-02', B2f: 'VG-01 r2' });
  t.A('attack A1f');
  expect(t.graveyard('B')).toEqual(['VG-02']);
  expect(t.graveyard('A')).toEqual([]);
});

scenario('[VG-03] Gate Hammer has +2 in a combat it started, and 5 again after it', ({ given }) => {
  const t = given({ A1f: 'VG-03', B1f: 'NT-07' });
  t.A('attack A1f');
  expect(t.graveyard('B')).toEqual(['NT-07']);
  expect(t.at('A1f')).toBe('VG-03');
  expect(t.power('A1f')).toBe(5);
});

scenario('[VG-03] Gate Hammer gets +2 and no more: 7 against 7 both die', ({ given }) => {
  const t = given({ A1f: 'VG-03', B1f: 'VG-07' });
  t.A('attack A1f');
  expect(t.graveyard('A')).toEqual(['VG-03']);
  expect(t.graveyard('B')).toEqual(['VG-07']);
});

scenario('[VG-03] Gate Hammer gets nothing as the defender', ({ given }) => {
  const t = given({ A1f: 'VG-01', B1f: 'VG-03' });
  t.A('attack A1f');
  expect(t.graveyard('A')).toEqual(['VG-01']);
  expect(t.graveyard('B')).toEqual(['VG-03']);
});

scenario('[VG-04] Duelist Kite is ready again after its first victory of the turn only', ({ given }) => {
  const t = given({ A1f: 'VG-04', B1f: 'SV-01', B1b: 'NT-01' });
  t.A('attack A1f');
  expect(t.rest('A1f')).toBe(0);
  expect(t.graveyard('B')).toEqual(['SV-01']);
  t.A('attack A1f');
  expect(t.graveyard('B')).toEqual(['SV-01', 'NT-01']);
  expect(t.rest('A1f')).toBe(2);
  expect(t.refusal('A', 'attack A1f')).toBe('LN-R-18');
});

scenario('[VG-04] Duelist Kite may use its victory again on the next turn', ({ given }) => {
  const t = given({ A1f: 'VG-04', B1f: 'NT-02', B: { hand: 'NT-02' } });
  t.A('attack A1f').A('pass');
  t.B('playUnit NT-02').B('zone B1f').B('pass');
  t.A('attack A1f');
  expect(t.graveyard('B')).toEqual(['NT-02', 'NT-02']);
  expect(t.rest('A1f')).toBe(0);
});

scenario('[VG-04] Duelist Kite rests after a tie, a defeat and a hit on protection', ({ given }) => {
  const tie = given({ A1f: 'VG-04 +MD-03', B1f: 'VG-01' });
  tie.A('attack A1f').A('optional yes');
  expect(tie.graveyard('B')).toEqual(['VG-01']);
  expect(tie.rest('A1f')).toBe(2);
  const defeat = given({ A1f: 'VG-04 +MD-03', B1f: 'VG-07' });
  defeat.A('attack A1f').A('optional yes');
  expect(defeat.rest('A1f')).toBe(2);
  const hit = given({ A1f: 'VG-04' });
  hit.A('attack A1f');
  expect(hit.protection('B')).toHaveLength(2);
  expect(hit.rest('A1f')).toBe(2);
});

scenario('[VG-04] Duelist Kite is readied by winning as the defender, too', ({ given }) => {
  const t = given({ A1f: 'VG-04 r1', B1f: 'NT-02' }, { active: 'B', turn: 6 });
  t.B('attack B1f');
  expect(t.graveyard('B')).toEqual(['NT-02']);
  expect(t.rest('A1f')).toBe(0);
});

scenario('[VG-04] a Duelist Kite that died and came back in this turn has a fresh victory', ({ given }) => {
  const t = given({ A1f: 'VG-04', A: { hand: 'OP-09' }, B1f: 'NT-02', B1b: 'LB-01', B2f: 'NT-02' });
  t.A('attack A1f').A('attack A1f');
  expect(t.graveyard('A')).toEqual(['VG-04']);
  t.A('playTech OP-09').A('zone A2f').A('attack A2f');
  expect(t.graveyard('B')).toEqual(['NT-02', 'NT-02']);
  expect(t.rest('A2f')).toBe(0);
});

scenario('[VG-05] Siege Ram rests for 4 after an attack and misses your next turn', ({ given }) => {
  const t = given({ A1f: 'VG-05' });
  t.A('attack A1f');
  expect(t.rest('A1f')).toBe(4);
  t.A('pass').B('pass');
  expect(t.rest('A1f')).toBe(2);
  expect(t.refusal('A', 'attack A1f')).toBe('LN-R-18');
  t.A('pass').B('pass');
  expect(t.rest('A1f')).toBe(0);
  expect(t.legal('A')).toContain('attack A1f');
});

scenario('[VG-05] Siege Ram rests for 2 after a move, and not at all when attacked', ({ given }) => {
  const t = given({ A1f: 'VG-05' });
  t.A('move A1f A1b');
  expect(t.rest('A1b')).toBe(2);
  expect(t.power('A1b')).toBe(0);
  const attacked = given({ A1f: 'NT-01', B1f: 'VG-05' });
  attacked.A('attack A1f');
  expect(attacked.rest('B1f')).toBe(0);
});

scenario('[VG-06] Standard Bearer gives +1 to your other Vanguard units in the frontline', ({ given }) => {
  const t = given({ A1f: 'VG-06', A2f: 'NT-01', A3b: 'VG-01', A3f: 'VG-01', B1f: 'VG-01' });
  expect(t.power('A1f')).toBe(3);
  expect(t.power('A2f')).toBe(4);
  expect(t.power('A3b')).toBe(1);
  expect(t.power('A3f')).toBe(6);
  expect(t.power('B1f')).toBe(5);
});

scenario(
  '[VG-06] two Standard Bearers, one in the backline, strengthen each other and add up',
  ({ given }) => {
    const t = given({ A1f: 'VG-06', A1b: 'VG-06', A2f: 'VG-01' });
    expect(t.power('A1f')).toBe(4);
    expect(t.power('A1b')).toBe(3);
    expect(t.power('A2f')).toBe(7);
    t.A('move A2f A2b');
    expect(t.power('A2b')).toBe(1);
  },
);

scenario('[VG-07] Overlord Titan costs a card from the hand', ({ given }) => {
  const t = given({ A: { hand: 'VG-07 NT-01 OP-01' } });
  t.A('playUnit VG-07');
  expect(t.asked).toBe('A payDiscard');
  expect(t.legal('A')).toEqual(['payDiscard NT-01', 'payDiscard OP-01']);
  expect(t.refusal('A', { kind: 'zone', zone: 'A1f' })).toBe('LN-R-14');
  t.A('payDiscard NT-01').A('zone A1f');
  expect(t.at('A1f')).toBe('VG-07');
  expect(t.power('A1f')).toBe(7);
  expect(t.trash('A')).toEqual(['NT-01']);
  expect(t.graveyard('A')).toEqual([]);
  expect(t.hand('A')).toEqual(['OP-01']);
});

scenario('[VG-07] Overlord Titan cannot pay for itself, but a second copy can', ({ given }) => {
  const alone = given({ A: { hand: 'VG-07' } });
  expect(alone.refusal('A', 'playUnit VG-07')).toBe('LN-R-73');
  expect(alone.legal('A')).toEqual(['pass']);
  const pair = given({ A: { hand: 'VG-07 VG-07' } });
  pair.A('playUnit VG-07').A('zone A2b');
  expect(pair.power('A2b')).toBe(3);
  expect(pair.trash('A')).toEqual(['VG-07']);
  expect(pair.hand('A')).toEqual([]);
});

scenario('[VG-08] Trophy Hunter may draw for a kill', ({ given }) => {
  const position = { A1f: 'VG-08', A: { deck: 'OP-01 OP-02' }, B1f: 'NT-02' };
  const t = given(position);
  t.A('attack A1f');
  expect(t.asked).toBe('A optional');
  expect(t.graveyard('B')).toEqual(['NT-02']);
  t.A('optional yes');
  expect(t.hand('A')).toEqual(['OP-01']);
  const refused = given(position);
  refused.A('attack A1f').A('optional no');
  expect(refused.hand('A')).toEqual([]);
  expect(refused.asked).toBe('A main');
});

scenario('[VG-08] Trophy Hunter draws for a kill as the defender', ({ given }) => {
  const t = given({ A1f: 'NT-02', B1f: 'VG-08', B: { deck: 'OP-01 OP-02' } });
  t.A('attack A1f');
  expect(t.asked).toBe('B optional');
  t.B('optional yes');
  expect(t.hand('B')).toEqual(['OP-01']);
  expect(t.hand('A')).toEqual([]);
});

scenario('[VG-08] Trophy Hunter gets nothing for a tie, a survivor or a hit on protection', ({ given }) => {
  const tie = given({ A1f: 'VG-08', B1f: 'NT-01' });
  tie.A('attack A1f');
  expect(tie.asked).toBe('A main');
  expect(tie.hand('A')).toEqual([]);
  const survivor = given({ A1f: 'VG-08 +MD-01', B1f: 'BA-04' });
  survivor.A('attack A1f');
  expect(survivor.at('B1f')).toBe('BA-04');
  expect(survivor.asked).toBe('A main');
  const hit = given({ A1f: 'VG-08' });
  hit.A('attack A1f');
  expect(hit.asked).toBe('A main');
});
