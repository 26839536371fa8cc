import { expect } from 'vitest';
import { scenario } from '../given.ts';

scenario('[OP-12] Second Wind readies one of your resting units', ({ given }) => {
  const t = given({ A1f: 'NT-01 r2', A2f: 'NT-01', A3b: 'VG-05 r4', A: { hand: 'OP-12' }, B1f: 'NT-01 r1' });
  t.A('playTech OP-12');
  expect(t.legal('A')).toEqual(['target A1f', 'target A3b']);
  expect(t.refusal('A', 'target A2f')).toBe('LN-R-74');
  expect(t.refusal('A', 'target B1f')).toBe('LN-R-74');
  t.A('target A3b');
  expect([t.rest('A1f'), t.rest('A3b')]).toEqual([2, 0]);
  expect(t.legal('A')).toContain('attack A3b');
});

scenario('[OP-12] Second Wind does nothing without a resting unit', ({ given }) => {
  const t = given({ A1f: 'NT-01', A: { hand: 'OP-12' }, B1f: 'NT-01 r1' });
  t.A('playTech OP-12');
  expect(t.rest('B1f')).toBe(1);
  expect(t.trash('A')).toEqual(['OP-12']);
});

scenario('[OP-13] Wide Scan puts 3 cards on the bottom of the deck and draws 4', ({ given }) => {
  const t = given({ A: { hand: 'OP-13 VG-01 VG-02 VG-03 VG-04', deck: 'OP-01 OP-02 OP-04 OP-05 OP-06' } });
  t.A('playTech OP-13');
  expect(t.asked).toBe('A chooseCard');
  t.A('choose VG-03').A('choose VG-01').A('choose VG-04');
  expect(t.asked).toBe('A main');
  expect(t.hand('A')).toEqual(['VG-02', 'OP-01', 'OP-02', 'OP-04', 'OP-05']);
  expect(t.deck('A')).toEqual(['OP-06', 'VG-03', 'VG-01', 'VG-04']);
  expect(t.trash('A')).toEqual(['OP-13']);
});

scenario('[OP-13] Wide Scan with 1 or 2 cards draws as many, and with none draws nothing', ({ given }) => {
  const position = { A: { hand: 'OP-13 VG-01 VG-02 VG-03', deck: 'OP-01 OP-02 OP-04 OP-05' } };
  const two = given(position);
  two.A('playTech OP-13').A('choose VG-01').A('choose VG-02').A('stop');
  expect(two.hand('A')).toEqual(['VG-03', 'OP-01', 'OP-02']);
  const none = given(position);
  none.A('playTech OP-13').A('stop');
  expect(none.hand('A')).toEqual(['VG-01', 'VG-02', 'VG-03']);
  expect(none.deck('A')).toHaveLength(4);
  const empty = given({ A: { hand: 'OP-13' } });
  empty.A('playTech OP-13');
  expect(empty.asked).toBe('A main');
  expect(empty.hand('A')).toEqual([]);
});

scenario('[OP-13] Wide Scan with an empty deck draws the cards put there', ({ given }) => {
  const t = given({ A: { hand: 'OP-13 VG-01 VG-02 VG-03', deck: '' } });
  t.A('playTech OP-13').A('choose VG-01').A('choose VG-02').A('choose VG-03');
  expect(t.hand('A')).toEqual(['VG-01', 'VG-02', 'VG-03']);
  expect(t.deck('A')).toEqual([]);
});

scenario('[OP-14] Suppressive Salvo weakens every enemy frontline unit by 2 for the turn', ({ given }) => {
  const t = given({
    A1f: 'NT-01',
    A: { hand: 'OP-14' },
    B1f: 'NT-01',
    B1b: 'NT-01',
    B2f: 'LB-01',
    B3f: 'NT-02',
  });
  t.A('playTech OP-14');
  expect([t.power('B1f'), t.power('B1b'), t.power('B2f'), t.power('B3f')]).toEqual([2, 3, 0, 1]);
  expect(t.power('A1f')).toBe(4);
  t.A('pass');
  expect([t.power('B1f'), t.power('B2f'), t.power('B3f')]).toEqual([4, 1, 3]);
});

scenario('[OP-14] Suppressive Salvo spares units that arrive later', ({ given }) => {
  const t = given({ A: { hand: 'OP-14' }, A1f: 'VG-01', B1f: 'HV-05', B: { hand: 'HV-06' } });
  t.A('playTech OP-14');
  expect(t.power('B1f')).toBe(0);
  t.A('attack A1f').B('react HV-06');
  expect(t.power('B1f')).toBe(2);
});

scenario(
  '[OP-15] Scrap Drop mills 3 cards, units to the graveyard and others to the trash, then draws',
  ({ given }) => {
    const t = given({ A: { hand: 'OP-15', deck: 'NT-01 LD-01 MD-01 OP-01 OP-02', trash: 'OP-04' } });
    t.A('playTech OP-15');
    expect(t.graveyard('A')).toEqual(['NT-01']);
    expect(t.trash('A')).toEqual(['OP-04', 'LD-01', 'MD-01', 'OP-15']);
    expect(t.hand('A')).toEqual(['OP-01']);
    expect(t.deck('A')).toEqual(['OP-02']);
  },
);

scenario('[OP-15] Scrap Drop takes what a short deck has, and nobody loses', ({ given }) => {
  const t = given({ A: { hand: 'OP-15', deck: 'NT-01 OP-01' } });
  t.A('playTech OP-15');
  expect(t.graveyard('A')).toEqual(['NT-01']);
  expect(t.trash('A')).toEqual(['OP-01', 'OP-15']);
  expect(t.hand('A')).toEqual([]);
  expect(t.winner).toBe(null);
});

scenario(
  '[OP-15] Scrap Drop: two Scrap Mules and a Fuel Depot in the deck, only the Mules draw',
  ({ given }) => {
    const t = given({ A: { hand: 'OP-15', deck: 'SV-01 LD-05 SV-01 OP-01 OP-02 OP-04 OP-05' } });
    t.A('playTech OP-15').A('orderTrigger 0');
    expect(t.hand('A')).toEqual(['OP-01', 'OP-02', 'OP-04']);
    expect(t.trash('A')).toEqual(['LD-05', 'OP-15']);
  },
);

scenario(
  '[OP-16] Disarm Code removes all equips from an enemy unit and weakens it by 2 for the turn',
  ({ given }) => {
    const t = given({
      A1f: 'NT-01 +MD-01',
      A: { hand: 'OP-16' },
      B1f: 'NT-01 +MD-01 +A:MD-06 +MD-07',
      B2f: 'NT-01 +MD-01',
    });
    t.A('playTech OP-16');
    expect(t.legal('A')).toEqual(['target B1f', 'target B2f']);
    t.A('target B1f');
    expect(t.equips('B1f')).toEqual([]);
    expect(t.power('B1f')).toBe(2);
    expect([...t.trash('B')].sort()).toEqual(['MD-01', 'MD-07']);
    expect(t.trash('A')).toEqual(['MD-06', 'OP-16']);
    expect(t.equips('A1f')).toEqual(['MD-01']);
    expect(t.equips('B2f')).toEqual(['MD-01']);
    expect(t.power('B2f')).toBe(7);
    t.A('pass');
    expect(t.power('B1f')).toBe(4);
  },
);

scenario(
  '[OP-16] Disarm Code weakens a unit without equips, and does nothing without enemy units',
  ({ given }) => {
    const bare = given({ A: { hand: 'OP-16' }, B1f: 'NT-01' });
    bare.A('playTech OP-16');
    expect(bare.power('B1f')).toBe(2);
    const nobody = given({ A1f: 'NT-01 +MD-01', A: { hand: 'OP-16' } });
    nobody.A('playTech OP-16');
    expect(nobody.power('A1f')).toBe(7);
  },
);

scenario('[OP-17] Brace Order gives your frontline +2 until your next turn starts', ({ given }) => {
  const t = given({ A1f: 'NT-01', A2f: 'NT-02', A2b: 'NT-01', A: { hand: 'OP-17 NT-02' }, B1f: 'VG-01' });
  t.A('playTech OP-17').A('playUnit NT-02').A('zone A3f');
  expect([t.power('A1f'), t.power('A2f'), t.power('A3f')]).toEqual([6, 5, 3]);
  expect([t.power('A2b'), t.power('B1f')]).toEqual([3, 5]);
  t.A('pass');
  expect(t.power('A1f')).toBe(6);
  t.B('attack B1f');
  expect(t.graveyard('B')).toEqual(['VG-01']);
  t.B('pass');
  expect(t.power('A1f')).toBe(4);
});

scenario(
  '[OP-17] Brace Order stays on a unit that moves to the backline, and ends on its player’s turn',
  ({ given }) => {
    const t = given({ A1f: 'NT-01', A: { hand: 'OP-17' }, B1f: 'NT-01', B: { hand: 'OP-17' } });
    t.A('playTech OP-17').A('move A1f A1b').A('pass');
    expect(t.power('A1b')).toBe(5);
    t.B('playTech OP-17').B('pass');
    expect(t.power('A1b')).toBe(3);
    expect(t.power('B1f')).toBe(6);
  },
);

scenario('[OP-17] Brace Order ends before [Start of Turn] triggers', ({ given }) => {
  const t = given({ A1f: 'PH-06', A: { hand: 'OP-17' } });
  t.A('playTech OP-17').A('pass').B('pass');
  expect(t.asked).toBe('A optional');
  expect(t.power('A1f')).toBe(5);
});
