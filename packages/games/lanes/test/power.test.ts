import { expect } from 'vitest';
import { CARDS, ID } from '../src/content/cards.ts';
import { powerOf, type PowerLine } from '../src/power.ts';
import { zoneNumber } from '../src/zones.ts';
import { scenario, type Scene } from './given.ts';

/** The arithmetic behind a power: `printed VG-01 5`. */
function linesOf(t: Scene, zone: string): string[] {
  const lines: PowerLine[] = [];
  const power = powerOf(t.state, zoneNumber(zone), lines);
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  expect(power).toBe(Math.max(0, sum));
  expect(t.power(zone)).toBe(power);
  return lines.map(({ card, amount, from }) => `${from} ${ID[card] ?? card} ${amount}`);
}

const powers = (t: Scene, ...zones: string[]): number[] => zones.map((zone) => t.power(zone));

scenario(
  '[LN-R-43] printed power, equips, lasting changes and continuous effects are added up',
  ({ given }) => {
    const t = given({
      A2f: 'SV-02 +MD-01 +B:MD-06',
      A2L: 'LD-10',
      B2L: 'LD-09',
      A: { hand: 'OP-05', graveyard: 'SV-06', revealed: 'NT-04' },
    });
    t.A('playTech OP-05');
    expect(linesOf(t, 'A2f')).toEqual([
      'printed SV-02 4',
      'equip MD-01 3',
      'equip MD-06 -2',
      'change OP-05 3',
      'continuous LD-10 1',
      'continuous LD-09 -1',
      'continuous SV-06 1',
      'continuous NT-04 1',
    ]);
    expect(t.power('A2f')).toBe(10);
  },
);

scenario('[LN-R-43] the explanation omits zeros', ({ given }) => {
  const t = given({ A1f: 'HV-05', A2f: 'BA-02', B1L: 'LD-01' });
  expect(linesOf(t, 'A1f')).toEqual(['printed HV-05 1']);
  expect(linesOf(t, 'A2f')).toEqual(['printed BA-02 3']);
});

scenario('[LN-R-43] everything is added up before the minimum of 0 applies', ({ given }) => {
  const t = given({ A1f: 'LB-01 +B:MD-06', A: { hand: 'OP-05' } });
  expect(linesOf(t, 'A1f')).toEqual(['printed LB-01 1', 'equip MD-06 -2']);
  expect(t.power('A1f')).toBe(0);
  t.A('playTech OP-05');
  expect(t.power('A1f')).toBe(2);
});

scenario(
  '[LN-R-43] [LN-LANE-3] [LN-LANE-4] the row decides, for the unit and for its equips',
  ({ given }) => {
    const t = given({ A1f: 'NT-01 +MD-01', A2b: 'NT-01 +MD-01', A3f: 'NT-02 +MD-02', A3b: 'NT-02 +MD-02' });
    expect(powers(t, 'A1f', 'A2b', 'A3f', 'A3b')).toEqual([7, 3, 3, 7]);
  },
);

scenario('[LN-R-43] power is recalculated each time it is needed', ({ given }) => {
  const t = given({ A1f: 'NT-01', A1L: 'LD-01', A: { hand: 'MD-02' } });
  expect(t.power('A1f')).toBe(6);
  t.A('equip MD-02 A1f');
  expect(t.power('A1f')).toBe(6);
  t.A('move A1f A1b');
  expect(t.power('A1b')).toBe(6);
  expect(linesOf(t, 'A1b')).toEqual(['printed NT-01 3', 'equip MD-02 3']);
});

scenario('[LN-R-43] an equip or a lasting change affects only its own unit', ({ given }) => {
  const t = given({ A1f: 'NT-01 +MD-01', A2f: 'NT-01', A: { hand: 'OP-05' } });
  t.A('playTech OP-05').A('target A2f');
  expect(powers(t, 'A1f', 'A2f')).toEqual([7, 7]);
});

scenario('[LN-R-43] [LN-R-85] outside the unit zones, only the printed power counts', ({ given }) => {
  const t = given({ A1f: 'VG-06', A: { hand: 'OP-09', graveyard: 'SV-06 SV-07 VG-08 VG-01' } });
  t.A('playTech OP-09');
  expect(t.legal('A')).toEqual(['choose SV-06', 'choose SV-07', 'choose VG-08']);
  t.A('choose VG-08').A('zone A2f');
  expect(t.power('A2f')).toBe(5);
});

scenario('[LN-R-44] the order in which cards arrived makes no difference', ({ given }) => {
  const t = given({ A: { hand: 'BA-02 BA-03 LD-01' } });
  t.A('playLand LD-01').A('zone A1L').A('playUnit BA-03').A('zone A1b').A('playUnit BA-02').A('zone A1f');
  const other = given({ A: { hand: 'BA-02 BA-03 LD-01' } });
  other.A('playUnit BA-02').A('zone A1f').A('playUnit BA-03').A('zone A1b').A('playLand LD-01').A('zone A1L');
  expect([t.power('A1f'), other.power('A1f')]).toEqual([9, 9]);
});

scenario('[LN-R-44] no continuous effect depends on effective power', () => {
  const continuous = CARDS.flatMap(({ id, effects }) =>
    effects.filter(({ kind }) => kind === 'continuous').map((effect) => ({ id, effect })),
  );
  expect(continuous.length).toBeGreaterThan(15);
  const dependent = continuous.filter(({ effect }) => JSON.stringify(effect).includes('maxPower'));
  expect(
    dependent.map(({ id }) => id),
    'power would depend on power',
  ).toEqual([]);
});

scenario('[LN-LANE-5] [LN-R-40] a land affects the units in its lane, in the rows it names', ({ given }) => {
  const t = given({
    ...{ A1f: 'NT-03', A1b: 'NT-03', A1L: 'LD-01' },
    ...{ A2f: 'NT-03', A2b: 'NT-03', A2L: 'LD-02' },
    ...{ A3f: 'NT-03', A3b: 'NT-03', A3L: 'LD-10' },
    ...{ B1f: 'NT-03', B2b: 'NT-03', B3f: 'NT-03' },
  });
  expect(powers(t, 'A1f', 'A1b')).toEqual([5, 3]);
  expect(powers(t, 'A2f', 'A2b')).toEqual([3, 5]);
  expect(powers(t, 'A3f', 'A3b')).toEqual([4, 4]);
  expect(powers(t, 'B1f', 'B2b', 'B3f')).toEqual([3, 3, 3]);
});

scenario('[LN-R-40] Jamming Tower affects enemy units in both rows of the facing lane', ({ given }) => {
  const t = given({
    B1L: 'LD-09',
    ...{ A1f: 'NT-03', A1b: 'NT-03', A2f: 'NT-03', A2b: 'NT-03', B1f: 'NT-03', B1b: 'NT-03' },
  });
  expect(powers(t, 'A1f', 'A1b', 'A2f', 'A2b', 'B1f', 'B1b')).toEqual([2, 2, 3, 3, 3, 3]);
});

scenario(
  '[LN-R-37] a ward stops an enemy continuous minus, not the minus printed on an equip',
  ({ given }) => {
    const t = given({
      A1f: 'NT-01 +MD-09',
      A1b: 'NT-01',
      A2f: 'NT-01 +MD-09 +B:MD-06',
      B1L: 'LD-09',
      B2L: 'LD-09',
    });
    expect(linesOf(t, 'A1f')).toEqual(['printed NT-01 4', 'equip MD-09 1']);
    expect(t.power('A1b')).toBe(2);
    expect(linesOf(t, 'A2f')).toEqual(['printed NT-01 4', 'equip MD-09 1', 'equip MD-06 -2']);
  },
);

scenario('[LN-R-37] a ward does not stop bonuses', ({ given }) => {
  const t = given({ A1f: 'VG-01 +MD-09', A2b: 'VG-06', A1L: 'LD-01' });
  expect(t.power('A1f')).toBe(9);
});

scenario('[LN-FX-14] Standard Bearer: other Vanguard units of yours, in frontline zones', ({ given }) => {
  const t = given({
    ...{ A1f: 'VG-06', A2f: 'VG-01', A3f: 'NT-01', A2b: 'VG-07' },
    B1f: 'VG-01',
  });
  expect(powers(t, 'A1f', 'A2f', 'A3f', 'A2b', 'B1f')).toEqual([3, 6, 4, 3, 5]);
  const two = given({ A1f: 'VG-06', A1b: 'VG-06', A2f: 'VG-01' });
  expect(powers(two, 'A1f', 'A1b', 'A2f')).toEqual([4, 3, 7]);
});

scenario('[LN-FX-7] Rampart Golem needs one of your lands in its lane', ({ given }) => {
  const t = given({ A1f: 'BA-02', A1L: 'LD-05', A2b: 'BA-02', A2L: 'LD-05', A3f: 'BA-02', B3L: 'LD-05' });
  expect(powers(t, 'A1f', 'A2b', 'A3f')).toEqual([5, 5, 3]);
});

scenario('[LN-FX-7] Aegis Projector in the backline strengthens the unit in front of it', ({ given }) => {
  const back = given({ A1b: 'BA-03', A1f: 'NT-03', A2f: 'NT-03', B1f: 'NT-03' });
  expect(powers(back, 'A1f', 'A1b', 'A2f', 'B1f')).toEqual([5, 3, 3, 3]);
  const front = given({ A1f: 'BA-03', A1b: 'NT-03' });
  expect(powers(front, 'A1f', 'A1b')).toEqual([2, 3]);
});

scenario('[LN-FX-14] [LN-R-26] Spotter Wren: the zones beside, before or behind it', ({ given }) => {
  const t = given({
    ...{ A2f: 'LB-03', A1f: 'NT-03', A3f: 'NT-03', A2b: 'NT-03', A1b: 'NT-03', A3b: 'NT-03' },
    B2f: 'NT-03',
  });
  expect(powers(t, 'A1f', 'A3f', 'A2b')).toEqual([4, 4, 4]);
  expect(powers(t, 'A2f', 'A1b', 'A3b', 'B2f')).toEqual([2, 3, 3, 3]);
});

scenario('[LN-FX-14] Swarm Ram counts the other Hive units of its side', ({ given }) => {
  const t = given({ A1f: 'HV-05', A2b: 'HV-02', A3f: 'HV-05', A3b: 'NT-01', B1f: 'HV-02', B2f: 'HV-05' });
  expect(powers(t, 'A1f', 'A3f', 'B2f')).toEqual([3, 3, 2]);
  expect(linesOf(t, 'A1f')).toEqual(['printed HV-05 1', 'continuous HV-05 2']);
});

scenario('[LN-FX-13] Ghost Chassis works from the graveyard, and only from there', ({ given }) => {
  const t = given({
    ...{ A1f: 'SV-02', A2f: 'NT-01', A1b: 'SV-02', B1f: 'SV-02' },
    A: { graveyard: 'SV-06 NT-01 SV-06' },
  });
  expect(powers(t, 'A1f', 'A2f', 'A1b', 'B1f')).toEqual([6, 4, 3, 4]);
  const elsewhere = given({
    A1f: 'SV-02',
    A2f: 'SV-06',
    A: { hand: 'SV-06', trash: 'SV-06', revealed: 'SV-06' },
  });
  expect(powers(elsewhere, 'A1f', 'A2f')).toEqual([4, 3]);
});

scenario('[LN-FX-13] B’s units use B’s graveyard', ({ given }) => {
  const t = given({ A1f: 'SV-02', B3f: 'SV-02', B: { graveyard: 'SV-06' } });
  expect(powers(t, 'A1f', 'B3f')).toEqual([4, 5]);
});

scenario('[LN-FX-13] Reserve Ace works while it is face up in the pool', ({ given }) => {
  const t = given({
    ...{ A1f: 'NT-01', A2f: 'NT-01', A2b: 'NT-01', A3f: 'NT-01', B2f: 'NT-01' },
    A: { revealed: 'OP-01 NT-04' },
  });
  expect(powers(t, 'A1f', 'A2f', 'A2b', 'A3f', 'B2f')).toEqual([4, 5, 3, 4, 4]);
  const elsewhere = given({
    A2f: 'NT-01',
    A1f: 'NT-04',
    A: { hand: 'NT-04', pool: 'NT-04', graveyard: 'NT-04' },
  });
  expect(powers(elsewhere, 'A2f', 'A1f')).toEqual([4, 4]);
  const foe = given({ A2f: 'NT-01', B2f: 'NT-01', B: { revealed: 'NT-04' } });
  expect(powers(foe, 'A2f', 'B2f')).toEqual([4, 5]);
});

scenario('[LN-FX-12] a continuous effect ends when its source leaves', ({ given }) => {
  const t = given({ A1f: 'VG-01', B2f: 'VG-06', B3f: 'VG-01', A2f: 'NT-01' });
  expect(t.power('B3f')).toBe(6);
  t.A('attack A2f');
  expect(t.graveyard('B')).toEqual(['VG-06']);
  expect(t.power('B3f')).toBe(5);
});

scenario('[LN-R-43] views show the power, and lands have none', ({ given }) => {
  const t = given({ A1f: 'NT-01', A1L: 'LD-01' });
  const { board } = t.view('table');
  expect(board[zoneNumber('A1f')]?.power).toBe(6);
  expect(board[zoneNumber('A1L')]?.power).toBe(0);
});
