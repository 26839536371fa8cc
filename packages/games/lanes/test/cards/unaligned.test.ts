import { expect } from 'vitest';
import { scenario, type Position } from '../given.ts';

scenario('[NT-01] [NT-02] Militia Frame has 4/3, Freight Walker 3/4', ({ given }) => {
  const t = given({ A1f: 'NT-01', A1b: 'NT-01', A2f: 'NT-02', A2b: 'NT-02' });
  expect([t.power('A1f'), t.power('A1b'), t.power('A2f'), t.power('A2b')]).toEqual([4, 3, 3, 4]);
});

scenario('[NT-03] Sapper Crew may destroy the land of the facing lane', ({ given }) => {
  const position = { A: { hand: 'NT-03' }, A2L: 'LD-01', B2L: 'LD-02', B1L: 'LD-01' };
  const t = given(position);
  t.A('playUnit NT-03').A('zone A2b');
  expect(t.asked).toBe('A optional');
  t.A('optional yes');
  expect(t.trash('B')).toEqual(['LD-02']);
  expect([t.at('A2L'), t.at('B1L'), t.at('B2L')]).toEqual(['LD-01', 'LD-01', null]);
  const refused = given(position);
  refused.A('playUnit NT-03').A('zone A2b').A('optional no');
  expect(refused.at('B2L')).toBe('LD-02');
});

scenario('[NT-03] Sapper Crew does nothing if the facing lane has no land', ({ given }) => {
  const t = given({ A: { hand: 'NT-03' }, A1L: 'LD-01', B2L: 'LD-02' });
  t.A('playUnit NT-03').A('zone A1f').A('optional yes');
  expect([t.at('A1L'), t.at('B2L')]).toEqual(['LD-01', 'LD-02']);
  expect(t.asked).toBe('A main');
});

scenario('[NT-03] Sapper Crew destroys nothing when it is summoned', ({ given }) => {
  const t = given({ A: { hand: 'OP-09', graveyard: 'NT-03' }, B1L: 'LD-01' });
  t.A('playTech OP-09').A('zone A1f');
  expect(t.asked).toBe('A main');
  expect(t.at('B1L')).toBe('LD-01');
});

scenario('[NT-04] a face-up Reserve Ace in the pool gives the frontline of your lane 2 +1', ({ given }) => {
  const t = given({
    A1f: 'NT-01',
    A2f: 'NT-01',
    A2b: 'NT-01',
    A3f: 'NT-01',
    B2f: 'NT-01',
    A: { revealed: 'NT-04 OP-01 NT-04' },
  });
  expect([t.power('A1f'), t.power('A2f'), t.power('A3f')]).toEqual([4, 6, 4]);
  expect([t.power('A2b'), t.power('B2f')]).toEqual([3, 4]);
});

scenario('[NT-04] Reserve Ace gives nothing face down, in the hand or in play', ({ given }) => {
  const t = given({ A2f: 'NT-01', A2b: 'NT-04', A: { pool: 'NT-04', hand: 'NT-04', graveyard: 'NT-04' } });
  expect(t.power('A2f')).toBe(4);
});

scenario('[NT-04] Reserve Ace works from when it is revealed until it is taken', ({ given }) => {
  const t = given({ A2f: 'NT-01', A: { hand: 'OP-10 OP-10', revealed: 'OP-01', pool: 'NT-04 OP-02' } });
  t.A('playTech OP-10');
  expect(t.power('A2f')).toBe(5);
  t.A('playTech OP-10');
  expect(t.hand('A')).toEqual(['OP-01', 'NT-04']);
  expect(t.power('A2f')).toBe(4);
});

scenario(
  '[NT-05] Scar Prospector draws for the first land destroyed in a turn on either side',
  ({ given }) => {
    const drawn = (target: string): string[] => {
      const t = given({
        A1f: 'NT-05',
        A1L: 'LD-01',
        B3L: 'LD-01',
        A: { hand: 'OP-07 OP-07', deck: 'VG-01 VG-02 VG-03 VG-04' },
      });
      t.A('playTech OP-07').A(target);
      expect(t.hand('A')).toEqual(['OP-07', 'VG-01', 'VG-02']);
      return t.A('playTech OP-07').hand('A');
    };
    expect(drawn('target A1L')).toEqual(['VG-01', 'VG-02', 'VG-03']);
    expect(drawn('target B3L')).toEqual(['VG-01', 'VG-02', 'VG-03']);
  },
);

scenario('[NT-05] Scar Prospector draws again on the next turn, even the enemy’s', ({ given }) => {
  const t = given({
    A1L: 'LD-01',
    A: { hand: 'OP-07' },
    B1f: 'NT-05',
    B1L: 'LD-01',
    B: { hand: 'BA-07', deck: 'VG-01 VG-02 VG-03 VG-04' },
  });
  t.A('playTech OP-07').A('target A1L').A('pass');
  expect(t.hand('B')).toEqual(['BA-07', 'VG-01', 'VG-02']);
  t.B('playUnit BA-07').B('zone B2f');
  expect(t.hand('B')).toEqual(['VG-01', 'VG-02', 'VG-03']);
});

scenario('[NT-05] Scar Prospector draws nothing for a land that moves or is placed', ({ given }) => {
  const t = given({ A1f: 'NT-05', A1L: 'LD-01', A: { hand: 'LD-10' } });
  t.A('playLand LD-10').A('zone A2L').A('optional yes');
  expect(t.at('A3L')).toBe('LD-01');
  expect(t.hand('A')).toEqual([]);
});

scenario('[NT-06] Field Analyst draws if the enemy controls more units', ({ given }) => {
  const hand = (others: Position): string[] =>
    given({ A1b: 'NT-06', A: { deck: 'OP-01 OP-02 OP-04' }, ...others }, { at: 'draw' }).hand('A');
  expect(hand({ B1f: 'NT-01', B2b: 'NT-01' })).toEqual(['OP-01', 'OP-02']);
  expect(hand({ B1f: 'NT-01' })).toEqual(['OP-01']);
  expect(hand({ A2f: 'NT-01', B1f: 'NT-01' })).toEqual(['OP-01']);
  expect(hand({ B1f: 'NT-01', B1L: 'LD-01', B2L: 'LD-01' })).toEqual(['OP-01']);
});

scenario('[NT-06] Field Analyst does not trigger on the enemy turn', ({ given }) => {
  const t = given({ A1b: 'NT-06', B1f: 'NT-01', B2f: 'NT-01' }, { at: 'draw', active: 'B', turn: 6 });
  expect(t.hand('A')).toEqual([]);
  expect(t.hand('B')).toHaveLength(1);
});

scenario('[NT-07] Cold-Start Giant arrives with rest 2 and acts from your next turn on', ({ given }) => {
  const t = given({ A: { hand: 'NT-07' } });
  t.A('playUnit NT-07').A('zone A1f');
  expect(t.rest('A1f')).toBe(2);
  expect(t.refusal('A', 'attack A1f')).toBe('LN-R-18');
  expect(t.refusal('A', 'move A1f A2f')).toBe('LN-R-18');
  t.A('pass').B('pass').A('attack A1f');
  expect(t.protection('B')).toHaveLength(2);
});

scenario(
  '[NT-07] Cold-Start Giant does not rest again when it changes zones or other units arrive',
  ({ given }) => {
    const t = given({ A1f: 'NT-07', A: { hand: 'OP-06 NT-01' } });
    t.A('playUnit NT-01').A('zone A3f');
    expect(t.rest('A3f')).toBe(0);
    t.A('playTech OP-06').A('target A1f').A('stop').A('moveTo A2f');
    expect(t.rest('A2f')).toBe(0);
  },
);

scenario('[NT-08] Picket Sensor rests units that arrive in the facing lane for the turn', ({ given }) => {
  const t = given({ A: { hand: 'NT-01 NT-02' }, B2b: 'NT-08' });
  t.A('playUnit NT-01').A('zone A2f').A('playUnit NT-02').A('zone A1f');
  expect([t.rest('A2f'), t.rest('A1f')]).toEqual([1, 0]);
  expect(t.refusal('A', 'attack A2f')).toBe('LN-R-18');
  expect(t.refusal('A', 'move A2f A2b')).toBe('LN-R-18');
  expect(t.legal('A')).toContain('attack A1f');
  t.A('pass');
  expect(t.rest('A2f')).toBe(0);
});

scenario('[NT-08] Picket Sensor sees summoned units, not units that move or its own side', ({ given }) => {
  const summoned = given({ A: { hand: 'OP-09', graveyard: 'NT-01' }, B2f: 'NT-08' });
  summoned.A('playTech OP-09').A('zone A2b');
  expect(summoned.rest('A2b')).toBe(1);
  const moved = given({ A1f: 'PH-01', B2f: 'NT-08' });
  moved.A('move A1f A2f');
  expect(moved.rest('A2f')).toBe(0);
  const own = given({ A2f: 'NT-08', A: { hand: 'NT-01' } });
  own.A('playUnit NT-01').A('zone A2b');
  expect(own.rest('A2b')).toBe(0);
});

scenario('[NT-08] the longer rest of Cold-Start Giant stays', ({ given }) => {
  const t = given({ A: { hand: 'NT-07' }, B1f: 'NT-08' });
  t.A('playUnit NT-07').A('zone A1f');
  expect(t.rest('A1f')).toBe(2);
});
