import { describe, expect, test } from 'vitest';
import { hasLandRoom, hasRoom, permits } from '../src/arrivals.ts';
import type { Cost, SummonZones } from '../src/content/language.ts';
import { askForPayment, canPayAll, freesUnitZone, type Payer } from '../src/costs.ts';
import { UNIT_ZONES_OF, ZONE_NAME, zoneNumber } from '../src/zones.ts';
import { position, type Position } from './given.ts';

describe('paying costs', () => {
  const payer: Payer = { seat: 0, source: -1, equip: -1, spoken: 0 };
  const canPay = (cost: Cost, pieces: Position, who: Partial<Payer> = {}): boolean =>
    canPayAll(position(pieces), [cost], { ...payer, ...who });

  test.each<[string, Cost, Position, Position, Partial<Payer>]>([
    ['two discards', { pay: 'discard', n: 2 }, { A: { hand: 'NT-01 NT-01' } }, { A: { hand: 'NT-01' } }, {}],
    [
      'one kept aside',
      { pay: 'discard', n: 1 },
      { A: { hand: 'NT-01 NT-01' } },
      { A: { hand: 'NT-01' } },
      { spoken: 1 },
    ],
    [
      'a discard of B',
      { pay: 'discard', n: 1 },
      { B: { hand: 'NT-01' } },
      { A: { hand: 'NT-01' } },
      { seat: 1 },
    ],
    ['rest itself', { pay: 'restSelf', n: 2 }, { A1f: 'NT-01' }, { A1f: 'NT-01 r1' }, { source: 0 }],
    ['rest a unit', { pay: 'restUnit', n: 2 }, { A3b: 'NT-01' }, { A3b: 'NT-01 r1', B3b: 'NT-01' }, {}],
    [
      'two of a tribe',
      { pay: 'sacrifice', n: 2, tribe: 'Hive' },
      { A1f: 'HV-01', A3b: 'HV-02' },
      { A1f: 'HV-01', A3b: 'NT-01', B1f: 'HV-01' },
      {},
    ],
    [
      'two lands',
      { pay: 'trashLand', n: 2 },
      { A1L: 'LD-01', A3L: 'LD-01' },
      { A1L: 'LD-01', B1L: 'LD-01' },
      {},
    ],
    [
      'two from the graveyard',
      { pay: 'graveBottom', n: 2 },
      { A: { graveyard: 'NT-01 NT-01' } },
      { A: { graveyard: 'NT-01' } },
      {},
    ],
    ['the equip itself', { pay: 'trashEquip' }, { A1f: 'NT-01 +MD-03' }, { A1f: 'NT-01' }, { equip: 1 }],
  ])('[LN-R-73] %s: payable with exactly enough, not with less', (_title, cost, enough, short, who) => {
    expect(canPay(cost, enough, who)).toBe(true);
    expect(canPay(cost, short, who)).toBe(false);
  });

  test('[LN-R-73] a source that has left can’t rest', () => {
    expect(canPay({ pay: 'restSelf', n: 2 }, { A1f: 'NT-01' }, { source: -1 })).toBe(false);
  });

  test('[LN-R-73] one cost that can’t be paid is enough to refuse', () => {
    const s = position({ A1f: 'NT-01', A: { hand: 'NT-01' } });
    expect(
      canPayAll(
        s,
        [
          { pay: 'discard', n: 1 },
          { pay: 'restUnit', n: 2 },
        ],
        payer,
      ),
    ).toBe(true);
    expect(
      canPayAll(
        s,
        [
          { pay: 'discard', n: 1 },
          { pay: 'trashLand', n: 1 },
        ],
        payer,
      ),
    ).toBe(false);
    expect(
      canPayAll(
        s,
        [
          { pay: 'trashLand', n: 1 },
          { pay: 'discard', n: 1 },
        ],
        payer,
      ),
    ).toBe(false);
    expect(canPayAll(s, [], payer)).toBe(true);
    expect(canPayAll(s, undefined, payer)).toBe(true);
  });

  test('[LN-R-14] costs are paid in printed order, each as many times as printed', () => {
    const s = position({});
    s.agenda.length = 0;
    const costs: Cost[] = [
      { pay: 'discard', n: 2 },
      { pay: 'restSelf', n: 3 },
      { pay: 'restUnit', n: 4 },
      { pay: 'sacrifice', n: 2, tribe: 'Hive' },
      { pay: 'trashLand', n: 2 },
      { pay: 'graveBottom', n: 2 },
      { pay: 'trashEquip' },
    ];
    askForPayment(s, costs, { seat: 1, source: 7, equip: 9, spoken: 0 });
    expect(s.agenda.toReversed()).toEqual([
      { ask: 'payDiscard', seat: 1 },
      { ask: 'payDiscard', seat: 1 },
      { do: 'restSelf', object: 7, n: 3 },
      { ask: 'payRestUnit', seat: 1, n: 4 },
      { ask: 'paySacrifice', seat: 1, tribe: 'Hive' },
      { ask: 'paySacrifice', seat: 1, tribe: 'Hive' },
      { ask: 'payTrashLand', seat: 1 },
      { ask: 'payTrashLand', seat: 1 },
      { ask: 'payGraveBottom', seat: 1 },
      { ask: 'payGraveBottom', seat: 1 },
      { do: 'trashEquip', equip: 9 },
    ]);
    askForPayment(s, undefined, payer);
    expect(s.agenda).toHaveLength(11);
  });

  test('[LN-R-21] only a sacrifice is certain to free a unit zone', () => {
    expect(freesUnitZone([])).toBe(false);
    expect(
      freesUnitZone([
        { pay: 'discard', n: 1 },
        { pay: 'trashLand', n: 1 },
      ]),
    ).toBe(false);
    expect(
      freesUnitZone([
        { pay: 'discard', n: 1 },
        { pay: 'sacrifice', n: 1, tribe: 'Hive' },
      ]),
    ).toBe(true);
  });

  test('[LN-R-73] a unit can rest itself as payment', () => {
    const s = position({ A1f: 'NT-01 r2', A2f: 'NT-01' });
    const object = s.object[zoneNumber('A2f')] ?? -1;
    expect(canPayAll(s, [{ pay: 'restSelf', n: 2 }], { ...payer, source: object })).toBe(true);
  });
});

describe('room for arrivals', () => {
  const permitted = (to: SummonZones, near: string, seat: 0 | 1): string =>
    (UNIT_ZONES_OF[seat] ?? [])
      .filter((zone) => permits(to, zoneNumber(near), zone))
      .map((zone) => ZONE_NAME[zone])
      .join(' ');

  test.each<[SummonZones, string, 0 | 1, string]>([
    ['any', '', 0, 'A1f A2f A3f A1b A2b A3b'],
    ['back', '', 0, 'A1b A2b A3b'],
    ['back', '', 1, 'B1b B2b B3b'],
    ['adjacent', 'A1f', 0, 'A2f A1b'],
    ['adjacent', 'B2b', 1, 'B2f B1b B3b'],
    ['adjacent', 'A1f', 1, ''],
    ['adjacent', 'A1L', 0, ''],
    ['adjacent', '', 0, ''],
    ['subjectZone', 'A3b', 0, 'A3b'],
    ['subjectZone', 'A3b', 1, ''],
  ])('[LN-TIME-8] "%s" near "%s" for seat %i', (to, near, seat, expected) => {
    expect(permitted(to, near, seat)).toBe(expected);
  });

  const FIVE = { A1f: 'NT-01', A2f: 'NT-01', A3f: 'NT-01', A1b: 'NT-01', A2b: 'NT-01' };
  const FULL = { ...FIVE, A3b: 'NT-01' };
  const room = (pieces: Position, to: SummonZones, near: string, seat: 0 | 1 = 0): boolean =>
    hasRoom(position(pieces), seat, to, zoneNumber(near));

  test('[LN-TIME-8] there is room for a unit if one of your permitted zones is empty', () => {
    expect(room(FULL, 'any', '')).toBe(false);
    expect(room(FIVE, 'any', '')).toBe(true);
    expect(room(FULL, 'any', '', 1)).toBe(true);
    expect(room(FIVE, 'back', '')).toBe(true);
    expect(room({ A1b: 'NT-01', A2b: 'NT-01', A3b: 'NT-01' }, 'back', '')).toBe(false);
    expect(room(FIVE, 'adjacent', 'A2b')).toBe(true);
    expect(room(FIVE, 'adjacent', 'A1b')).toBe(false);
    expect(room(FIVE, 'subjectZone', 'A3b')).toBe(true);
    expect(room(FIVE, 'subjectZone', 'A1f')).toBe(false);
  });

  test('[LN-TIME-11] there is room for a land if one of your land zones is empty', () => {
    expect(hasLandRoom(position({ A1L: 'LD-01', A2L: 'LD-01', A3L: 'LD-01' }), 0)).toBe(false);
    expect(hasLandRoom(position({ A1L: 'LD-01', A2L: 'LD-01', A3L: 'LD-01' }), 1)).toBe(true);
    expect(hasLandRoom(position({ A1L: 'LD-01', A2L: 'LD-01' }), 0)).toBe(true);
    expect(hasLandRoom(position({ A2L: 'LD-01', A3L: 'LD-01' }), 0)).toBe(true);
    expect(hasLandRoom(position({ B1L: 'LD-01', B2L: 'LD-01', B3L: 'LD-01' }), 1)).toBe(false);
  });
});
