import { expect } from 'vitest';
import { scenario } from '../given.ts';

scenario('[LD-10] Crawler Rails gives +1 to both rows of its lane', ({ given }) => {
  const t = given({ A1L: 'LD-10', A1f: 'NT-01', A1b: 'NT-01', A2f: 'NT-01', B1f: 'NT-01' });
  expect([t.power('A1f'), t.power('A1b'), t.power('A2f'), t.power('B1f')]).toEqual([5, 4, 4, 4]);
});

scenario('[LD-10] Crawler Rails may move another land of yours to an empty land zone', ({ given }) => {
  const position = { A1L: 'LD-01', A1f: 'NT-01', A3f: 'NT-01', A: { hand: 'LD-10' }, B1L: 'LD-02' };
  const t = given(position);
  t.A('playLand LD-10').A('zone A2L');
  expect(t.asked).toBe('A optional');
  t.A('optional yes');
  expect([t.at('A1L'), t.at('A2L'), t.at('A3L')]).toEqual([null, 'LD-10', 'LD-01']);
  expect([t.power('A1f'), t.power('A3f')]).toEqual([4, 6]);
  expect(t.trash('A')).toEqual([]);
  const refused = given(position);
  refused.A('playLand LD-10').A('zone A2L').A('optional no');
  expect(refused.at('A1L')).toBe('LD-01');
});

scenario(
  '[LD-10] Crawler Rails moves nothing if it is your only land or all land zones are full',
  ({ given }) => {
    const alone = given({ A: { hand: 'LD-10' }, B1L: 'LD-01' });
    alone.A('playLand LD-10').A('zone A2L');
    expect([alone.at('A2L'), alone.at('B1L')]).toEqual(['LD-10', 'LD-01']);
    expect(alone.asked).toBe('A main');
    const full = given({ A1L: 'LD-01', A2L: 'LD-02', A: { hand: 'LD-10' }, B1L: 'LD-09' });
    full.A('playLand LD-10');
    expect([full.at('A1L'), full.at('A2L'), full.at('A3L')]).toEqual(['LD-01', 'LD-02', 'LD-10']);
    expect(full.asked).toBe('A main');
  },
);

scenario('[LD-10] Crawler Rails moves a land only to your own empty land zones', ({ given }) => {
  const t = given({ A1L: 'LD-10', A2L: 'LD-01', A: { hand: 'OP-07 LD-10' } });
  t.A('playTech OP-07').A('target A1L');
  t.A('playLand LD-10').A('zone A1L').A('optional yes');
  expect([t.at('A1L'), t.at('A2L'), t.at('A3L')]).toEqual(['LD-10', null, 'LD-01']);
  expect(t.events).toContainEqual({
    type: 'moved',
    clause: 'LN-R-39',
    card: 'LD-01',
    from: 'A2L',
    zone: 'A3L',
  });
});

scenario(
  '[LD-11] Beacon Shrine draws before the Draw Phase with 1 or fewer protection cards',
  ({ given }) => {
    const hand = (protection: string): string[] =>
      given({ A1L: 'LD-11', A: { deck: 'OP-01 OP-02 OP-04', protection } }, { at: 'turn' }).hand('A');
    expect(hand('NT-01')).toEqual(['OP-01', 'OP-02']);
    expect(hand('')).toEqual(['OP-01', 'OP-02']);
    expect(hand('NT-01 NT-01')).toEqual(['OP-01']);
  },
);

scenario('[LD-11] Beacon Shrine can draw the last card and lose the Draw Phase', ({ given }) => {
  const t = given({ A1L: 'LD-11', A: { deck: 'OP-01', protection: '' } }, { at: 'turn' });
  expect(t.hand('A')).toEqual(['OP-01']);
  expect(t.winner).toBe('B');
});

scenario('[LD-11] Beacon Shrine does not trigger on the enemy turn', ({ given }) => {
  const t = given({ A1L: 'LD-11', A: { protection: '' } }, { at: 'turn', active: 'B', turn: 6 });
  expect(t.hand('A')).toEqual([]);
});

scenario(
  '[LD-12] Night Market trades a discard for a face-up pool card at the end of the turn',
  ({ given }) => {
    const position = {
      A1L: 'LD-12',
      A: { hand: 'OP-01 OP-02', revealed: 'VG-01 VG-02', pool: 'VG-03 VG-04' },
    };
    const t = given(position);
    t.A('pass');
    expect(t.asked).toBe('A optional');
    t.A('optional yes');
    expect(t.legal('A')).toEqual(['payDiscard OP-01', 'payDiscard OP-02']);
    t.A('payDiscard OP-02');
    expect(t.legal('A')).toEqual(['takeRevealed VG-01', 'takeRevealed VG-02']);
    t.A('takeRevealed VG-02');
    expect(t.hand('A')).toEqual(['OP-01', 'VG-02']);
    expect(t.trash('A')).toEqual(['OP-02']);
    expect(t.revealed('A')).toEqual(['VG-01', 'VG-03']);
    expect(t.pile('A').pool).toHaveLength(1);
    expect(t.asked).toBe('B main');
    const refused = given(position);
    refused.A('pass').A('optional no');
    expect(refused.hand('A')).toEqual(['OP-01', 'OP-02']);
    expect(refused.revealed('A')).toEqual(['VG-01', 'VG-02']);
  },
);

scenario(
  '[LD-12] Night Market does not ask if your hand is empty, or at the end of the enemy turn',
  ({ given }) => {
    const poor = given({ A1L: 'LD-12', A: { revealed: 'VG-01' } });
    expect(poor.A('pass').asked).toBe('B main');
    const enemy = given({ A1L: 'LD-12', A: { hand: 'OP-01' } }, { active: 'B', turn: 6 });
    expect(enemy.B('pass').asked).toBe('A main');
  },
);

scenario('[LD-12] Night Market without a face-up pool card still takes the discard', ({ given }) => {
  const t = given({ A1L: 'LD-12', A: { hand: 'OP-01', pool: 'VG-01' } });
  t.A('pass').A('optional yes');
  expect(t.hand('A')).toEqual([]);
  expect(t.trash('A')).toEqual(['OP-01']);
  expect(t.revealed('A')).toEqual([]);
});

scenario(
  '[LD-13] Survey Grid draws for the first Terrain land that either player places in a turn',
  ({ given }) => {
    const t = given({
      A1L: 'LD-13',
      A: { hand: 'LD-01 LD-02 LD-14', deck: 'OP-01 OP-02' },
      B1L: 'LD-13',
      B: { deck: 'VG-01 VG-02' },
    });
    t.A('playLand LD-02').A('zone A3L');
    expect(t.hand('A')).toEqual(['LD-01', 'LD-14', 'OP-01']);
    expect(t.hand('B')).toEqual(['VG-01']);
    t.A('playLand LD-14');
    expect(t.hand('A')).toEqual(['LD-01', 'OP-01']);
    expect(t.hand('B')).toEqual(['VG-01']);
  },
);

scenario('[LD-13] Survey Grid draws nothing for Base lands or its own arrival', ({ given }) => {
  const t = given({ A1L: 'LD-02', A2L: 'LD-13', A: { hand: 'LD-10' } });
  t.A('playLand LD-10');
  expect([t.asked, t.hand('A')]).toEqual(['A main', []]);
  const arriving = given({ A: { hand: 'LD-13' } });
  arriving.A('playLand LD-13').A('zone A1L');
  expect(arriving.hand('A')).toEqual([]);
});

scenario('[LD-13] a Terrain land that Crawler Rails moves was not placed', ({ given }) => {
  const t = given({ A1L: 'LD-02', B1L: 'LD-13', A: { hand: 'LD-10' } });
  t.A('playLand LD-10').A('zone A2L').A('optional yes');
  expect(t.at('A3L')).toBe('LD-02');
  expect(t.hand('B')).toEqual([]);
});

scenario('[LD-13] Survey Grid draws again on the next turn', ({ given }) => {
  const t = given({
    A1L: 'LD-13',
    A: { hand: 'LD-02', deck: 'OP-01 OP-02' },
    B: { hand: 'LD-02' },
  });
  t.A('playLand LD-02').A('zone A2L').A('pass');
  t.B('playLand LD-02').B('zone B1L');
  expect(t.hand('A')).toEqual(['OP-01', 'OP-02']);
});

scenario(
  '[LD-14] Aftershock Rift weakens the facing lane by 2 when another land is destroyed',
  ({ given }) => {
    const t = given({
      A1L: 'LD-14',
      A2L: 'LD-01',
      A1f: 'NT-01',
      A: { hand: 'OP-07 OP-07' },
      B1f: 'NT-01',
      B1b: 'NT-02',
      B2f: 'NT-01',
      B3L: 'LD-02',
    });
    t.A('playTech OP-07').A('target B3L');
    expect([t.power('B1f'), t.power('B1b')]).toEqual([2, 2]);
    expect([t.power('A1f'), t.power('B2f')]).toEqual([4, 4]);
    t.A('playTech OP-07').A('target A2L');
    expect([t.power('B1f'), t.power('B1b')]).toEqual([0, 0]);
    t.A('pass');
    expect([t.power('B1f'), t.power('B1b')]).toEqual([4, 4]);
  },
);

scenario('[LD-14] Aftershock Rift ignores its own destruction and lands that move', ({ given }) => {
  const own = given({ A1L: 'LD-14', A: { hand: 'OP-07' }, B1f: 'NT-01' });
  own.A('playTech OP-07');
  expect(own.at('A1L')).toBe(null);
  expect(own.power('B1f')).toBe(4);
  const moved = given({ A1L: 'LD-14', A: { hand: 'LD-10' }, B1f: 'NT-01', B3f: 'NT-01' });
  moved.A('playLand LD-10').A('zone A2L').A('optional yes');
  expect([moved.at('A3L'), moved.power('B1f'), moved.power('B3f')]).toEqual(['LD-14', 4, 4]);
});

scenario('[LD-14] Aftershock Rift works from the lane it was moved to', ({ given }) => {
  const t = given({ A1L: 'LD-14', A: { hand: 'LD-10 OP-07' }, B1f: 'NT-01', B1L: 'LD-01', B3f: 'NT-01' });
  t.A('playLand LD-10').A('zone A2L').A('optional yes');
  expect(t.at('A3L')).toBe('LD-14');
  t.A('playTech OP-07').A('target B1L');
  expect([t.power('B1f'), t.power('B3f')]).toEqual([4, 2]);
});
