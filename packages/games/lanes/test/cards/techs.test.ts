import { expect } from 'vitest';
import { scenario, type Position } from '../given.ts';

scenario('[OP-01] Precision Strike destroys an enemy unit with power 3 or less', ({ given }) => {
  const t = given({ A1f: 'NT-02', A: { hand: 'OP-01' }, B1f: 'NT-02', B2f: 'NT-01', B3b: 'NT-01' });
  t.A('playTech OP-01');
  expect(t.legal('A')).toEqual(['target B1f', 'target B3b']);
  expect(t.refusal('A', 'target B2f')).toBe('LN-R-74');
  expect(t.refusal('A', 'target A1f')).toBe('LN-R-74');
  expect(t.refusal('A', { kind: 'stop' })).toBe('LN-R-74');
  t.A('target B3b');
  expect(t.graveyard('B')).toEqual(['NT-01']);
  expect(t.trash('A')).toEqual(['OP-01']);
});

scenario('[OP-01] Precision Strike uses effective power, and can be played without a target', ({ given }) => {
  const weakened = given({ A1L: 'LD-09', A: { hand: 'OP-01' }, B1f: 'NT-01' });
  weakened.A('playTech OP-01');
  expect(weakened.graveyard('B')).toEqual(['NT-01']);
  const wasted = given({ A: { hand: 'OP-01' }, B1L: 'LD-01', B1f: 'NT-02' });
  wasted.A('playTech OP-01');
  expect(wasted.at('B1f')).toBe('NT-02');
  expect(wasted.trash('A')).toEqual(['OP-01']);
});

scenario('[OP-02] Tractor Recall returns an enemy unit to its hand, its equips to the trash', ({ given }) => {
  const t = given({ A1f: 'NT-01', A: { hand: 'OP-02' }, B1f: 'VG-01 r2 +MD-01 +A:MD-06', B2f: 'NT-01' });
  t.A('playTech OP-02');
  expect(t.legal('A')).toEqual(['target B1f', 'target B2f']);
  t.A('target B1f');
  expect(t.hand('B')).toEqual(['VG-01']);
  expect(t.graveyard('B')).toEqual([]);
  expect(t.trash('B')).toEqual(['MD-01']);
  expect(t.trash('A')).toEqual(['MD-06', 'OP-02']);
  t.A('pass').B('playUnit VG-01').B('zone B1f');
  expect(t.rest('B1f')).toBe(0);
  expect(t.power('B1f')).toBe(5);
});

scenario('[OP-02] Tractor Recall does nothing without enemy units', ({ given }) => {
  const t = given({ A1f: 'NT-01', A: { hand: 'OP-02' } });
  t.A('playTech OP-02');
  expect(t.at('A1f')).toBe('NT-01');
  expect(t.trash('A')).toEqual(['OP-02']);
});

scenario('[OP-03] Supply Drop costs the rest of a ready unit and draws 2', ({ given }) => {
  const t = given({ A1f: 'NT-01', A2f: 'NT-01', A: { hand: 'OP-03', deck: 'VG-01 VG-02 VG-03' } });
  t.A('playTech OP-03');
  expect(t.legal('A')).toEqual(['payRestUnit A1f', 'payRestUnit A2f']);
  expect(t.hand('A')).toEqual([]);
  t.A('payRestUnit A2f');
  expect([t.rest('A1f'), t.rest('A2f')]).toEqual([0, 2]);
  expect(t.hand('A')).toEqual(['VG-01', 'VG-02']);
  expect(t.trash('A')).toEqual(['OP-03']);
});

scenario('[OP-03] Supply Drop cannot be played without a ready unit', ({ given }) => {
  const t = given({ A1f: 'NT-01 r1', A: { hand: 'OP-03' }, B1f: 'NT-01' });
  expect(t.refusal('A', 'playTech OP-03')).toBe('LN-R-73');
});

scenario('[OP-04] Shutdown Pulse rests up to two enemy units and draws', ({ given }) => {
  const t = given({ A1f: 'NT-01', A: { hand: 'OP-04', deck: 'VG-01 VG-02' }, B1f: 'NT-01', B2b: 'NT-01 r1' });
  t.A('playTech OP-04');
  expect(t.legal('A')).toEqual(['target B1f', 'target B2b', 'stop']);
  expect(t.refusal('A', 'target A1f')).toBe('LN-R-74');
  t.A('target B2b');
  expect(t.legal('A')).toEqual(['target B1f', 'stop']);
  expect(t.refusal('A', 'target B2b')).toBe('LN-R-74');
  t.A('target B1f');
  expect([t.rest('B1f'), t.rest('B2b')]).toEqual([2, 2]);
  expect(t.hand('A')).toEqual(['VG-01']);
});

scenario('[OP-04] Shutdown Pulse may rest one or none, and still draws', ({ given }) => {
  const position = { A: { hand: 'OP-04', deck: 'VG-01 VG-02' }, B1f: 'NT-01', B2f: 'NT-01', B3f: 'NT-01' };
  const one = given(position);
  one.A('playTech OP-04').A('target B2f').A('stop');
  expect([one.rest('B1f'), one.rest('B2f'), one.rest('B3f')]).toEqual([0, 2, 0]);
  expect(one.hand('A')).toEqual(['VG-01']);
  const none = given(position);
  none.A('playTech OP-04').A('stop');
  expect([none.rest('B1f'), none.rest('B2f'), none.rest('B3f')]).toEqual([0, 0, 0]);
  expect(none.hand('A')).toEqual(['VG-01']);
  const nobody = given({ A: { hand: 'OP-04', deck: 'VG-01 VG-02' } });
  nobody.A('playTech OP-04');
  expect(nobody.hand('A')).toEqual(['VG-01']);
});

scenario(
  '[OP-04] Shutdown Pulse does not shorten a longer rest, and lasts through the next enemy turn',
  ({ given }) => {
    const t = given({ A: { hand: 'OP-04' }, B1f: 'VG-05 r3', B2f: 'NT-01' });
    t.A('playTech OP-04').A('target B1f').A('target B2f');
    expect(t.rest('B1f')).toBe(3);
    t.A('pass');
    expect(t.refusal('B', 'attack B2f')).toBe('LN-R-18');
  },
);

scenario('[OP-05] Overclock gives one of your units +3 for the turn', ({ given }) => {
  const t = given({ A1f: 'NT-01', A2b: 'NT-01', A: { hand: 'OP-05' }, B1f: 'NT-01' });
  t.A('playTech OP-05');
  expect(t.legal('A')).toEqual(['target A1f', 'target A2b']);
  expect(t.refusal('A', 'target B1f')).toBe('LN-R-74');
  t.A('target A2b');
  expect([t.power('A1f'), t.power('A2b')]).toEqual([4, 6]);
  t.A('pass');
  expect(t.power('A2b')).toBe(3);
});

scenario('[OP-05] Overclock without a unit is wasted', ({ given }) => {
  const t = given({ A: { hand: 'OP-05' }, B1f: 'NT-01' });
  t.A('playTech OP-05');
  expect(t.power('B1f')).toBe(4);
  expect(t.trash('A')).toEqual(['OP-05']);
});

scenario('[OP-06] Flank Order moves two units, resting ones too, in the order chosen', ({ given }) => {
  const t = given({ A1f: 'NT-01 r2', A2f: 'VG-01', A: { hand: 'OP-06', deck: 'VG-02 VG-03' } });
  t.A('playTech OP-06').A('target A1f').A('target A2f');
  expect(t.at('A1b')).toBe('NT-01');
  expect(t.asked).toBe('A moveTo');
  expect(t.hand('A')).toEqual([]);
  expect(t.legal('A')).toEqual(['moveTo A1f', 'moveTo A3f', 'moveTo A2b']);
  t.A('moveTo A1f');
  expect([t.at('A1f'), t.at('A1b'), t.at('A2f')]).toEqual(['VG-01', 'NT-01', null]);
  expect([t.rest('A1f'), t.rest('A1b')]).toEqual([0, 2]);
  expect(t.hand('A')).toEqual(['VG-02']);
});

scenario('[OP-06] Flank Order may move one or none and cannot move the enemy', ({ given }) => {
  const position = { A1f: 'NT-01', A2f: 'VG-01', A: { hand: 'OP-06', deck: 'VG-02 VG-03' }, B1f: 'NT-01' };
  const one = given(position);
  one.A('playTech OP-06');
  expect(one.refusal('A', 'target B1f')).toBe('LN-R-74');
  one.A('target A2f').A('stop').A('moveTo A3f');
  expect([one.at('A1f'), one.at('A3f')]).toEqual(['NT-01', 'VG-01']);
  expect(one.hand('A')).toEqual(['VG-02']);
  const none = given(position);
  none.A('playTech OP-06').A('stop');
  expect([none.at('A1f'), none.at('A2f')]).toEqual(['NT-01', 'VG-01']);
  expect(none.hand('A')).toEqual(['VG-02']);
});

scenario('[OP-06] Flank Order skips a unit that has nowhere to go', ({ given }) => {
  const t = given({
    A1f: 'NT-01',
    A2f: 'VG-01',
    A1b: 'NT-02',
    A: { hand: 'OP-06', deck: 'VG-02 VG-03' },
  });
  t.A('playTech OP-06').A('target A1f').A('target A1b');
  expect([t.at('A1f'), t.at('A1b'), t.at('A2b')]).toEqual(['NT-01', null, 'NT-02']);
  expect(t.hand('A')).toEqual(['VG-02']);
});

scenario('[OP-07] Scorched Ground destroys a land on either side, then draws', ({ given }) => {
  const t = given({ A1L: 'LD-01', A1f: 'NT-01', A: { hand: 'OP-07', deck: 'VG-01' }, B3L: 'LD-02' });
  t.A('playTech OP-07');
  expect(t.legal('A')).toEqual(['target A1L', 'target B3L']);
  expect(t.refusal('A', 'target A1f')).toBe('LN-R-74');
  t.A('target A1L');
  expect([t.at('A1L'), t.at('B3L')]).toEqual([null, 'LD-02']);
  expect(t.trash('A')).toEqual(['LD-01', 'OP-07']);
  expect(t.hand('A')).toEqual(['VG-01']);
});

scenario('[OP-07] Scorched Ground without a land still draws', ({ given }) => {
  const t = given({ A: { hand: 'OP-07', deck: 'VG-01' } });
  t.A('playTech OP-07');
  expect(t.hand('A')).toEqual(['VG-01']);
});

scenario('[OP-08] Reactor Breach destroys as many enemy units as you sacrificed', ({ given }) => {
  const t = given({ A1f: 'NT-01', A2b: 'NT-02', A: { hand: 'OP-08' }, B1f: 'VG-07', B2f: 'NT-01' });
  t.A('playTech OP-08');
  expect(t.legal('A')).toEqual(['target A1f', 'target A2b', 'stop']);
  expect(t.refusal('A', 'target B1f')).toBe('LN-R-74');
  t.A('target A2b').A('stop');
  expect(t.graveyard('A')).toEqual(['NT-02']);
  expect(t.legal('A')).toEqual(['target B1f', 'target B2f']);
  expect(t.refusal('A', { kind: 'stop' })).toBe('LN-R-74');
  t.A('target B1f');
  expect(t.graveyard('B')).toEqual(['VG-07']);
  expect(t.at('B2f')).toBe('NT-01');
});

scenario(
  '[OP-08] Reactor Breach destroys at most all enemy units, or the two of three you choose',
  ({ given }) => {
    const few = given({ A1f: 'NT-01', A2f: 'NT-01', A: { hand: 'OP-08' }, B1f: 'VG-07' });
    few.A('playTech OP-08').A('target A1f').A('target A2f');
    expect(few.graveyard('B')).toEqual(['VG-07']);
    expect(few.graveyard('A')).toEqual(['NT-01', 'NT-01']);
    const many = given({
      A1f: 'NT-01',
      A2f: 'NT-01',
      A3f: 'NT-01',
      A: { hand: 'OP-08' },
      B1f: 'VG-01',
      B2f: 'VG-02',
      B3f: 'VG-03',
    });
    many.A('playTech OP-08').A('target A1f').A('target A2f').A('target B3f').A('target B1f');
    expect(many.graveyard('B')).toEqual(['VG-03', 'VG-01']);
    expect(many.at('A3f')).toBe('NT-01');
  },
);

scenario('[OP-08] Reactor Breach destroys nothing without a sacrifice', ({ given }) => {
  const kept = given({ A1f: 'NT-01', A: { hand: 'OP-08' }, B1f: 'VG-07' });
  kept.A('playTech OP-08').A('stop');
  expect([kept.at('A1f'), kept.at('B1f')]).toEqual(['NT-01', 'VG-07']);
  const poor = given({ A: { hand: 'OP-08' }, B1f: 'VG-07' });
  poor.A('playTech OP-08');
  expect(poor.at('B1f')).toBe('VG-07');
  expect(poor.trash('A')).toEqual(['OP-08']);
});

scenario('[OP-09] Recall Beacon summons a unit of printed frontline power 4 or less', ({ given }) => {
  const t = given({ A1f: 'NT-01', A: { hand: 'OP-09', graveyard: 'VG-01 NT-01 LB-07' } });
  t.A('playTech OP-09');
  expect(t.legal('A')).toEqual(['choose NT-01', 'choose LB-07']);
  expect(t.refusal('A', 'choose VG-01')).toBe('LN-R-74');
  expect(t.refusal('A', { kind: 'stop' })).toBe('LN-R-74');
  t.A('choose LB-07').A('zone A3b');
  expect(t.power('A3b')).toBe(7);
  expect(t.rest('A1f')).toBe(0);
  expect(t.graveyard('A')).toEqual(['VG-01', 'NT-01']);
  expect(t.legal('A')).toContain('attack A3b');
});

scenario('[OP-09] Recall Beacon does nothing without a fitting unit or an empty zone', ({ given }) => {
  const nobody = given({ A: { hand: 'OP-09', graveyard: 'VG-01' }, B: { graveyard: 'NT-01' } });
  nobody.A('playTech OP-09');
  expect(nobody.graveyard('A')).toEqual(['VG-01']);
  expect(nobody.asked).toBe('A main');
  const full = given({
    A1f: 'NT-01',
    A2f: 'NT-01',
    A3f: 'NT-01',
    A1b: 'NT-01',
    A2b: 'NT-01',
    A3b: 'NT-01',
    A: { hand: 'OP-09', graveyard: 'NT-02' },
  });
  full.A('playTech OP-09');
  expect(full.graveyard('A')).toEqual(['NT-02']);
  expect(full.asked).toBe('A main');
});

scenario('[OP-10] Depot Raid takes a face-up pool card, and the next one is revealed', ({ given }) => {
  const t = given({ A: { hand: 'OP-10', revealed: 'VG-01 VG-02', pool: 'VG-03 VG-04' } });
  t.A('playTech OP-10');
  expect(t.legal('A')).toEqual(['takeRevealed VG-01', 'takeRevealed VG-02']);
  expect(t.refusal('A', { kind: 'takeRevealed', card: 'VG-03' })).toBe('LN-DRAW-3');
  t.A('takeRevealed VG-01');
  expect(t.hand('A')).toEqual(['VG-01']);
  expect(t.revealed('A')).toEqual(['VG-02', 'VG-03']);
  expect(t.deck('A')).toHaveLength(20);
});

scenario('[OP-10] Depot Raid does nothing with an empty pool, and can take its last card', ({ given }) => {
  const empty = given({ A: { hand: 'OP-10', pool: 'VG-03' } });
  empty.A('playTech OP-10');
  expect(empty.hand('A')).toEqual([]);
  expect(empty.revealed('A')).toEqual([]);
  const last = given({ A: { hand: 'OP-10', revealed: 'VG-01' } });
  last.A('playTech OP-10');
  expect(last.hand('A')).toEqual(['VG-01']);
  expect(last.revealed('A')).toEqual([]);
});

scenario(
  '[OP-11] Bulwark Patch adds the top card of the deck to 2 or fewer protection cards',
  ({ given }) => {
    const after = (side: Position['A']): string[] =>
      given({ A: { hand: 'OP-11', deck: 'VG-01 VG-02', ...side } })
        .A('playTech OP-11')
        .protection('A');
    expect(after({ protection: 'NT-01 NT-02' })).toEqual(['VG-01', 'NT-01', 'NT-02']);
    expect(after({ protection: '' })).toEqual(['VG-01']);
    expect(after({ protection: 'NT-01 NT-02 NT-01' })).toEqual(['NT-01', 'NT-02', 'NT-01']);
    expect(after({ protection: 'NT-01', deck: '' })).toEqual(['NT-01']);
  },
);
