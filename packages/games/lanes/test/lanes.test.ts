import { describe, expect, test } from 'vitest';
import { lanes } from '../src/game.ts';
import type { LaneRange, RowRange, Side } from '../src/content/language.ts';
import {
  ALL_ZONES,
  LAND_ZONES_OF,
  LANE_OF,
  NEIGHBORS,
  NOWHERE,
  ROW_OF,
  SEAT_OF,
  UNIT_ZONES,
  UNIT_ZONES_OF,
  ZONE_NAME,
  inLane,
  inRow,
  landZone,
  onSide,
  opponent,
  unitZone,
  zoneNumber,
} from '../src/zones.ts';
import { scenario } from './given.ts';

const names = (zones: readonly number[] = []): string => zones.map((zone) => ZONE_NAME[zone]).join(' ');
const every = Array.from({ length: ALL_ZONES }, (_, zone) => zone);

describe('the zones', () => {
  test('[LN-LANE-1] [LN-LANE-2] each player has three lanes, each with a frontline, a backline and a land zone', () => {
    expect(names(UNIT_ZONES_OF[0])).toBe('A1f A2f A3f A1b A2b A3b');
    expect(names(UNIT_ZONES_OF[1])).toBe('B1f B2f B3f B1b B2b B3b');
    expect(names(LAND_ZONES_OF[0])).toBe('A1L A2L A3L');
    expect(names(LAND_ZONES_OF[1])).toBe('B1L B2L B3L');
    expect(ZONE_NAME).toHaveLength(18);
    expect(UNIT_ZONES).toBe(12);
  });

  test('[LN-LANE-2] every zone knows its player, its lane and its row', () => {
    const described = every.map((zone) => `${SEAT_OF[zone]}${LANE_OF[zone]} ${ROW_OF[zone]}`);
    expect(described).toEqual([
      ...['00 front', '01 front', '02 front', '00 back', '01 back', '02 back'],
      ...['10 front', '11 front', '12 front', '10 back', '11 back', '12 back'],
      ...['00 land', '01 land', '02 land', '10 land', '11 land', '12 land'],
    ]);
  });

  test('[LN-LANE-2] a zone is found only by its name or by its row and lane', () => {
    expect(every.map((zone) => zoneNumber(ZONE_NAME[zone] ?? ''))).toEqual(every);
    for (const name of ['', 'A', 'A4f', 'A0f', 'C1f', 'a1f', 'A1l', 'A1F', 'toString']) {
      expect(zoneNumber(name), name).toBe(NOWHERE);
    }
    expect(ZONE_NAME[unitZone(0, 0, 1)]).toBe('A2f');
    expect(ZONE_NAME[unitZone(1, 1, 2)]).toBe('B3b');
    expect(ZONE_NAME[landZone(0, 2)]).toBe('A3L');
    expect(ZONE_NAME[landZone(1, 0)]).toBe('B1L');
    expect([opponent(0), opponent(1)]).toEqual([1, 0]);
  });

  test('[LN-R-26] adjacent zones are beside, in front or behind on the same side, never diagonal', () => {
    const adjacent = NEIGHBORS.map((zones, zone) => `${ZONE_NAME[zone]}: ${names(zones)}`);
    expect(adjacent).toEqual([
      'A1f: A2f A1b',
      'A2f: A1f A3f A2b',
      'A3f: A2f A3b',
      'A1b: A1f A2b',
      'A2b: A2f A1b A3b',
      'A3b: A3f A2b',
      'B1f: B2f B1b',
      'B2f: B1f B3f B2b',
      'B3f: B2f B3b',
      'B1b: B1f B2b',
      'B2b: B2f B1b B3b',
      'B3b: B3f B2b',
    ]);
  });

  test.each<[LaneRange, string, string]>([
    ['any', 'A1f', names(every)],
    ['this', 'A1f', 'A1f A1b B1f B1b A1L B1L'],
    ['this', 'B3L', 'A3f A3b B3f B3b A3L B3L'],
    ['near', 'A1b', 'A1f A2f A1b A2b B1f B2f B1b B2b A1L A2L B1L B2L'],
    ['near', 'A2L', names(every)],
    ['near', 'B3f', 'A2f A3f A2b A3b B2f B3f B2b B3b A2L A3L B2L B3L'],
    [1, 'A3f', 'A1f A1b B1f B1b A1L B1L'],
    [2, 'A3f', 'A2f A2b B2f B2b A2L B2L'],
    [3, 'A1f', 'A3f A3b B3f B3b A3L B3L'],
  ])('[LN-R-59] lane "%s" seen from %s is the same number on both sides', (range, source, expected) => {
    expect(names(every.filter((zone) => inLane(range, zoneNumber(source), zone)))).toBe(expected);
  });

  test('[LN-R-59] a source outside the zones has no lane, but can refer to a lane by number', () => {
    const seen = (range: LaneRange): string => names(every.filter((zone) => inLane(range, NOWHERE, zone)));
    expect(seen('this')).toBe('');
    expect(seen('near')).toBe('');
    expect(seen(2)).toBe('A2f A2b B2f B2b A2L B2L');
    expect(seen('any')).toBe(names(every));
  });

  test.each<[RowRange, string, string]>([
    ['front', 'A1f', 'A1f A2f A3f B1f B2f B3f'],
    ['back', 'A1f', 'A1b A2b A3b B1b B2b B3b'],
    ['land', 'A1f', 'A1L A2L A3L B1L B2L B3L'],
    ['unit', 'A1f', 'A1f A2f A3f A1b A2b A3b B1f B2f B3f B1b B2b B3b'],
    ['adjacent', 'A1f', 'A2f A1b'],
    ['adjacent', 'B2b', 'B2f B1b B3b'],
    ['adjacent', 'A1L', ''],
    ['adjacent', '', ''],
  ])('[LN-LANE-2] row "%s" seen from "%s"', (range, source, expected) => {
    expect(names(every.filter((zone) => inRow(range, zoneNumber(source), zone)))).toBe(expected);
  });

  test.each<[Side, 0 | 1, string]>([
    ['you', 0, 'A1f A2f A3f A1b A2b A3b A1L A2L A3L'],
    ['you', 1, 'B1f B2f B3f B1b B2b B3b B1L B2L B3L'],
    ['enemy', 0, 'B1f B2f B3f B1b B2b B3b B1L B2L B3L'],
    ['enemy', 1, 'A1f A2f A3f A1b A2b A3b A1L A2L A3L'],
    ['any', 0, names(every)],
    ['any', 1, names(every)],
  ])('[LN-LANE-2] side "%s" of seat %i', (side, seat, expected) => {
    expect(names(every.filter((zone) => onSide(side, seat, zone)))).toBe(expected);
  });
});

scenario(
  '[LN-LANE-3] [LN-LANE-4] a unit has one power in the frontline and another in the backline',
  ({ given }) => {
    const t = given({ A1f: 'VG-01', A1b: 'VG-01', B2f: 'LB-01', B2b: 'LB-01' });
    expect([t.power('A1f'), t.power('A1b'), t.power('B2f'), t.power('B2b')]).toEqual([5, 1, 1, 5]);
  },
);

scenario('[LN-LANE-4] a backline unit fights with its backline power', ({ given }) => {
  const t = given({ A1b: 'VG-01', B1b: 'LB-07' });
  t.A('attack A1b');
  expect(t.events.find(({ type }) => type === 'result')).toMatchObject({ power: 1, foePower: 7 });
  expect(t.graveyard('A')).toEqual(['VG-01']);
});

scenario('[LN-LANE-5] a land affects both unit zones of its lane, and no other lane', ({ given }) => {
  const position = { A1f: 'NT-01', A1b: 'NT-01', A2f: 'NT-01', A2b: 'NT-01', A3f: 'NT-01', A3b: 'NT-01' };
  const zones = ['A1f', 'A1b', 'A2f', 'A2b', 'A3f', 'A3b'];
  const powers = (land: Record<string, string>): number[] => {
    const t = given({ ...position, ...land });
    return zones.map((zone) => t.power(zone));
  };
  expect(powers({})).toEqual([4, 3, 4, 3, 4, 3]);
  expect(powers({ A1L: 'LD-10' })).toEqual([5, 4, 4, 3, 4, 3]);
  expect(powers({ A2L: 'LD-10' })).toEqual([4, 3, 5, 4, 4, 3]);
  expect(powers({ A3L: 'LD-10' })).toEqual([4, 3, 4, 3, 5, 4]);
});

scenario('[LN-R-40] a land affects enemy units only if it names the facing lane', ({ given }) => {
  const t = given({ A1L: 'LD-10', A2L: 'LD-09', A2f: 'NT-01', B1f: 'NT-01', B2f: 'NT-01', B2b: 'NT-01' });
  expect(t.power('B1f')).toBe(4);
  expect(t.power('B2f')).toBe(3);
  expect(t.power('B2b')).toBe(2);
  expect(t.power('A2f')).toBe(4);
});

scenario('[LN-R-40] "this lane" is the lane of the land\'s controller', ({ given }) => {
  const position = { A1f: 'VG-01', A1L: 'LD-08', B1f: 'NT-02', A: { deck: 'OP-01 OP-02' } };
  const enemyDies = given(position);
  enemyDies.A('attack A1f');
  expect(enemyDies.graveyard('B')).toEqual(['NT-02']);
  expect(enemyDies.hand('A')).toEqual([]);
  const ownDies = given({ ...position, B1f: 'VG-07' });
  ownDies.A('attack A1f');
  expect(ownDies.graveyard('A')).toEqual(['VG-01']);
  expect(ownDies.hand('A')).toEqual(['OP-01']);
});

scenario('[LN-LANE-6] from the enemy side, a lane is frontline, land, backline', ({ given }) => {
  const t = given({ A1f: 'VG-01', A1L: 'LD-01', A1b: 'LB-01', B1f: 'BA-01', B1L: 'LD-02', B1b: 'LB-02' });
  const cards = /Pike Lancer|Ferrocrete Bunker|Ballista Frame|Wall Warden|Firing Ridge|Howitzer Dray/g;
  const sketched = (viewer: 'A' | 'B'): string[] => lanes.words.sketch(t.view(viewer)).match(cards) ?? [];
  const own = ['Pike Lancer', 'Ferrocrete Bunker', 'Ballista Frame'];
  const enemy = ['Wall Warden', 'Firing Ridge', 'Howitzer Dray'];
  expect(sketched('A')).toEqual([...enemy.toReversed(), ...own]);
  expect(sketched('B')).toEqual([...own.toReversed(), ...enemy]);
});

for (const [attacker, victim] of [
  ['A1f', 'B1f'],
  ['A2f', 'B2f'],
  ['A3f', 'B3f'],
  ['A1b', 'B1f'],
  ['A2b', 'B2f'],
  ['A3b', 'B3f'],
] as const) {
  scenario(`[LN-LANE-7] [LN-R-59] an attack from ${attacker} meets ${victim}`, ({ given }) => {
    const t = given({ [attacker]: 'BA-07', B1f: 'NT-01', B2f: 'NT-01', B3f: 'NT-01' });
    t.A(`attack ${attacker}`);
    const left = ['B1f', 'B2f', 'B3f'].filter((zone) => t.at(zone) === null);
    expect(left).toEqual([victim]);
  });
}

scenario('[LN-LANE-7] [LN-R-59] the same lanes face each other for B', ({ given }) => {
  const t = given({ B3f: 'BA-07', A1f: 'NT-01', A2f: 'NT-01', A3f: 'NT-01' }, { active: 'B' });
  t.B('attack B3f');
  expect([t.at('A1f'), t.at('A2f'), t.at('A3f')]).toEqual(['NT-01', 'NT-01', null]);
});
