import { expect } from 'vitest';
import { scenario, type Position } from '../given.ts';

scenario('[BA-01] Wall Warden cannot attack, but moves and defends with 5', ({ given }) => {
  const t = given({ A1f: 'BA-01', A2b: 'BA-01', B2f: 'NT-01' });
  expect(t.refusal('A', 'attack A1f')).toBe('LN-FX-12');
  expect(t.refusal('A', 'attack A2b')).toBe('LN-FX-12');
  t.A('move A1f A1b');
  expect(t.rest('A1b')).toBe(2);
  t.A('pass').B('attack B2f');
  expect(t.graveyard('B')).toEqual(['NT-01']);
  expect(t.at('A2b')).toBe('BA-01');
});

scenario('[BA-02] Rampart Golem has +2 with a land of yours in its lane, in either row', ({ given }) => {
  const powers = (lands: Position): number[] => {
    const t = given({ A2f: 'BA-02', A2b: 'BA-02', ...lands });
    return [t.power('A2f'), t.power('A2b')];
  };
  expect(powers({ A2L: 'LD-05' })).toEqual([5, 5]);
  expect(powers({})).toEqual([3, 3]);
  expect(powers({ A1L: 'LD-05', A3L: 'LD-05', B2L: 'LD-05' })).toEqual([3, 3]);
});

scenario('[BA-02] Rampart Golem gains and loses its +2 as it moves', ({ given }) => {
  const t = given({ A1f: 'BA-02', A2L: 'LD-05' });
  expect(t.power('A1f')).toBe(3);
  t.A('move A1f A2f');
  expect(t.power('A2f')).toBe(5);
});

scenario('[BA-03] Aegis Projector gives +2 to the frontline of its lane from the backline', ({ given }) => {
  const t = given({ A1b: 'BA-03', A1f: 'NT-01', A2f: 'NT-01', A2b: 'NT-01', B1f: 'NT-01' });
  expect(t.power('A1f')).toBe(6);
  expect(t.power('A1b')).toBe(3);
  expect(t.power('A2f')).toBe(4);
  expect(t.power('A2b')).toBe(3);
  expect(t.power('B1f')).toBe(4);
});

scenario('[BA-03] Aegis Projector in the frontline gives nothing, to itself or others', ({ given }) => {
  const t = given({ A1f: 'BA-03', A1b: 'NT-01', A2f: 'NT-01' });
  expect(t.power('A1f')).toBe(2);
  expect(t.power('A1b')).toBe(3);
  expect(t.power('A2f')).toBe(4);
});

scenario(
  '[BA-04] Undying Sentinel survives the first combat it loses in a turn, but not the second',
  ({ given }) => {
    const t = given({ A1f: 'VG-01', A1b: 'LB-01', B1f: 'BA-04' });
    t.A('attack A1f');
    expect(t.at('B1f')).toBe('BA-04');
    expect(t.at('A1f')).toBe('VG-01');
    expect(t.clauses).toContain('LN-R-54');
    expect(t.protection('B')).toHaveLength(3);
    t.A('attack A1b');
    expect(t.graveyard('B')).toEqual(['BA-04']);
  },
);

scenario('[BA-04] Undying Sentinel endures once per turn, on enemy turns, too', ({ given }) => {
  const t = given({ A1f: 'VG-01', B1f: 'BA-04' });
  t.A('attack A1f').A('pass');
  t.B('attack B1f');
  expect(t.at('B1f')).toBe('BA-04');
  t.B('pass').A('attack A1f');
  expect(t.at('B1f')).toBe('BA-04');
  expect(t.graveyard('B')).toEqual([]);
});

scenario('[BA-04] Undying Sentinel survives a tie, which kills the other unit', ({ given }) => {
  const t = given({ A1f: 'BA-04', B1f: 'NT-01' });
  t.A('attack A1f');
  expect(t.graveyard('B')).toEqual(['NT-01']);
  expect(t.at('A1f')).toBe('BA-04');
  expect(t.rest('A1f')).toBe(2);
});

scenario('[BA-04] two Undying Sentinels that tie both survive', ({ given }) => {
  const t = given({ A1f: 'BA-04', B1f: 'BA-04' });
  t.A('attack A1f');
  expect([t.at('A1f'), t.at('B1f')]).toEqual(['BA-04', 'BA-04']);
});

scenario('[BA-04] Undying Sentinel does not survive effects', ({ given }) => {
  const t = given({ A: { hand: 'OP-01' }, B1b: 'BA-04' });
  t.A('playTech OP-01');
  expect(t.graveyard('B')).toEqual(['BA-04']);
});

scenario('[BA-04] being saved by Reactive Plating does not use up its endurance', ({ given }) => {
  const t = given({ A1f: 'VG-07', A1b: 'LB-07', A: { hand: 'OP-12' }, B1f: 'BA-04 +MD-03' });
  t.A('attack A1f').B('optional yes');
  expect(t.trash('B')).toEqual(['MD-03']);
  expect(t.at('B1f')).toBe('BA-04');
  t.A('attack A1b');
  expect(t.at('B1f')).toBe('BA-04');
  t.A('playTech OP-12').A('target A1f').A('attack A1f');
  expect(t.graveyard('B')).toEqual(['BA-04']);
});

scenario('[BA-04] if you keep the plating, Sentinel endures instead', ({ given }) => {
  const t = given({ A1f: 'VG-07', A1b: 'LB-07', B1f: 'BA-04 +MD-03' });
  t.A('attack A1f').B('optional no');
  expect(t.equips('B1f')).toEqual(['MD-03']);
  t.A('attack A1b').B('optional no');
  expect(t.graveyard('B')).toEqual(['BA-04']);
  expect(t.trash('B')).toEqual(['MD-03']);
});

scenario('[BA-05] Revenge Keep can destroy the winner for a discarded card', ({ given }) => {
  const position = { A1f: 'VG-01', B1f: 'BA-05', B: { hand: 'NT-01 NT-02' } };
  const t = given(position);
  t.A('attack A1f');
  expect(t.asked).toBe('B optional');
  t.B('optional yes');
  expect(t.asked).toBe('B payDiscard');
  t.B('payDiscard NT-01');
  expect(t.graveyard('A')).toEqual(['VG-01']);
  expect(t.graveyard('B')).toEqual(['BA-05']);
  expect(t.trash('B')).toEqual(['NT-01']);
  const refused = given(position);
  refused.A('attack A1f').B('optional no');
  expect(refused.at('A1f')).toBe('VG-01');
  expect(refused.graveyard('B')).toEqual(['BA-05']);
  expect(refused.hand('B')).toEqual(['NT-01', 'NT-02']);
});

scenario('[BA-05] Revenge Keep does not ask without a card to discard, or after a victory', ({ given }) => {
  const poor = given({ A1f: 'VG-01', B1f: 'BA-05' });
  poor.A('attack A1f');
  expect(poor.asked).toBe('A main');
  expect(poor.graveyard('B')).toEqual(['BA-05']);
  expect(poor.at('A1f')).toBe('VG-01');
  const victory = given({ A1b: 'BA-05', A: { hand: 'NT-01' }, B1f: 'NT-02' });
  victory.A('attack A1b');
  expect(victory.asked).toBe('A main');
  expect(victory.hand('A')).toEqual(['NT-01']);
});

scenario(
  '[BA-05] Revenge Keep avenges a tie, too: its effect kills even an Undying Sentinel',
  ({ given }) => {
    const t = given({ A1b: 'BA-05', A: { hand: 'NT-01' }, B1f: 'BA-04' });
    t.A('attack A1b').A('optional yes');
    expect(t.graveyard('B')).toEqual(['BA-04']);
    expect(t.graveyard('A')).toEqual(['BA-05']);
    expect(t.trash('A')).toEqual(['NT-01']);
  },
);

scenario('[BA-05] a unit that Revenge Keep destroyed cannot trash its plating anymore', ({ given }) => {
  const t = given({ A1b: 'BA-05', A: { hand: 'NT-01' }, B1f: 'NT-02 +MD-03' });
  t.A('attack A1b').A('optional yes');
  expect(t.asked).toBe('A main');
  expect(t.graveyard('B')).toEqual(['NT-02']);
  expect(t.graveyard('A')).toEqual(['BA-05']);
});

scenario(
  '[BA-05] Revenge Keep kills before combat 6: a winner that is gone has no [On Kill]',
  ({ given }) => {
    const t = given({ A1f: 'VG-08', B1f: 'BA-05', B: { hand: 'NT-01' } });
    t.A('attack A1f').B('optional yes');
    expect(t.asked).toBe('A main');
    expect(t.graveyard('A')).toEqual(['VG-08']);
    expect(t.hand('A')).toEqual([]);
  },
);

scenario('[BA-05] Revenge Keep pays in vain against a cloaked winner', ({ given }) => {
  const t = given({ A1f: 'VG-01 +MD-09', B1f: 'BA-05', B: { hand: 'NT-01' } });
  t.A('attack A1f').B('optional yes');
  expect(t.at('A1f')).toBe('VG-01');
  expect(t.clauses).toContain('LN-R-87');
  expect(t.trash('B')).toEqual(['NT-01']);
  expect(t.graveyard('B')).toEqual(['BA-05']);
});

scenario('[BA-05] Revenge Keep in Reactive Plating can strike back and stay', ({ given }) => {
  const t = given({ A1f: 'VG-01', B1f: 'BA-05 +MD-03', B: { hand: 'NT-01' } });
  t.A('attack A1f');
  expect(t.asked).toBe('B orderTrigger');
  expect(t.legal('B')).toEqual(['orderTrigger 0', 'orderTrigger 1']);
  t.B('orderTrigger 0').B('optional yes');
  expect(t.graveyard('A')).toEqual(['VG-01']);
  t.B('optional yes');
  expect(t.at('B1f')).toBe('BA-05');
  expect(t.trash('B')).toEqual(['NT-01', 'MD-03']);
});

scenario('[BA-06] Groundbreaker draws for the first Base land you place in a turn', ({ given }) => {
  const t = given({ A1b: 'BA-06', A: { hand: 'LD-02 LD-01 LD-05', deck: 'OP-01 OP-02 OP-04' } });
  t.A('playLand LD-02').A('zone A1L');
  expect(t.hand('A')).toEqual(['LD-01', 'LD-05']);
  t.A('playLand LD-01').A('zone A3L');
  expect(t.hand('A')).toEqual(['LD-05', 'OP-01']);
  t.A('playLand LD-05');
  expect(t.at('A2L')).toBe('LD-05');
  expect(t.hand('A')).toEqual(['OP-01']);
});

scenario('[BA-06] Groundbreaker ignores enemy lands', ({ given }) => {
  const t = given({ A1f: 'NT-01', A: { hand: 'LD-01' }, B1f: 'BA-06' });
  t.A('playLand LD-01').A('zone A1L');
  expect(t.hand('B')).toEqual([]);
});

scenario('[BA-06] Groundbreaker draws again on your next turn', ({ given }) => {
  const t = given({
    A1f: 'BA-06',
    A: { hand: 'LD-01 LD-05', deck: 'OP-01 OP-02 OP-04 OP-05' },
  });
  t.A('playLand LD-01').A('zone A1L').A('pass').B('pass');
  expect(t.hand('A')).toEqual(['LD-05', 'OP-01', 'OP-02']);
  t.A('playLand LD-05').A('zone A2L');
  expect(t.hand('A')).toEqual(['OP-01', 'OP-02', 'OP-04']);
});

scenario('[BA-07] Citadel Colossus costs one of your lands', ({ given }) => {
  const t = given({ A1L: 'LD-01', A3L: 'LD-02', A: { hand: 'BA-07' }, B1L: 'LD-09' });
  t.A('playUnit BA-07');
  expect(t.asked).toBe('A payTrashLand');
  expect(t.legal('A')).toEqual(['payTrashLand A1L', 'payTrashLand A3L']);
  expect(t.refusal('A', { kind: 'payTrashLand', zone: 'B1L' })).toBe('LN-R-14');
  expect(t.refusal('A', { kind: 'payTrashLand', zone: 'A2L' })).toBe('LN-R-14');
  t.A('payTrashLand A3L').A('zone A2f');
  expect(t.trash('A')).toEqual(['LD-02']);
  expect(t.at('A1L')).toBe('LD-01');
  expect(t.power('A2f')).toBe(8);
});

scenario('[BA-07] Citadel Colossus cannot be played without a land', ({ given }) => {
  const t = given({ A: { hand: 'BA-07' }, B1L: 'LD-01' });
  expect(t.refusal('A', 'playUnit BA-07')).toBe('LN-R-73');
});

scenario('[BA-07] a Fuel Depot trashed for Citadel Colossus draws after it has arrived', ({ given }) => {
  const t = given({ A1L: 'LD-05', A: { hand: 'BA-07', deck: 'OP-01 OP-02 OP-04' } });
  t.A('playUnit BA-07');
  expect(t.asked).toBe('A zone');
  expect(t.hand('A')).toEqual([]);
  t.A('zone A1b');
  expect(t.power('A1b')).toBe(6);
  expect(t.hand('A')).toEqual(['OP-01', 'OP-02']);
});

scenario('[BA-08] Last Gate adds a deck card to 1 or fewer protection cards', ({ given }) => {
  const after = (protection: string, deck = 'OP-01 OP-02'): string[][] => {
    const t = given({ A1f: 'VG-01', B1f: 'BA-08', B: { protection, deck } });
    t.A('attack A1f');
    expect(t.graveyard('B')).toEqual(['BA-08']);
    expect(t.view('B').sides[1].protectionKnown).toEqual([]);
    return [t.protection('B'), t.deck('B')];
  };
  expect(after('VG-01')).toEqual([['OP-01', 'VG-01'], ['OP-02']]);
  expect(after('')).toEqual([['OP-01'], ['OP-02']]);
  expect(after('VG-01 VG-02')).toEqual([
    ['VG-01', 'VG-02'],
    ['OP-01', 'OP-02'],
  ]);
  expect(after('VG-01', '')).toEqual([['VG-01'], []]);
});

scenario('[BA-08] Last Gate works when destroyed by an effect, not when milled', ({ given }) => {
  const destroyed = given({ A: { hand: 'OP-01' }, B1f: 'BA-08', B: { protection: '' } });
  destroyed.A('playTech OP-01');
  expect(destroyed.protection('B')).toHaveLength(1);
  const milled = given({ A: { hand: 'OP-15', deck: 'BA-08 NT-01 NT-01 NT-02 NT-02', protection: '' } });
  milled.A('playTech OP-15');
  expect(milled.graveyard('A')).toEqual(['BA-08', 'NT-01', 'NT-01']);
  expect(milled.protection('A')).toEqual([]);
});
