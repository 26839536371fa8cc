import { describe, expect, test } from 'vitest';
import { CARDS, cardNumber } from '../src/content/cards.ts';
import type { Condition, Selector } from '../src/content/language.ts';
import { allHold, select } from '../src/power.ts';
import { foeOf, inReach, matches, type EffectContext } from '../src/reach.ts';
import type { State } from '../src/state.ts';
import { NOWHERE, ZONE_NAME, zoneNumber } from '../src/zones.ts';
import { objectAt, position } from './given.ts';

/** How A's effects look at the board from a zone. */
function from(s: State, zone: string): EffectContext {
  return { seat: 0, source: objectAt(s, zone), zone: zoneNumber(zone) };
}

const nowhere: EffectContext = { seat: 0, source: NOWHERE, zone: NOWHERE };

describe('selectors', () => {
  const board = position({
    A1f: 'VG-01',
    A2f: 'VG-02 r2',
    A1b: 'HV-05',
    A1L: 'LD-01',
    A3L: 'LD-02',
    B1f: 'VG-01',
    B2b: 'NT-01 r1',
    B3f: 'HV-04',
    B1L: 'LD-05',
  });

  const cases: [string, Selector, string][] = [
    ['own units', { of: 'unit', side: 'you' }, 'A1f A2f A1b'],
    ['enemy units', { of: 'unit', side: 'enemy' }, 'B1f B3f B2b'],
    ['all units', { of: 'unit', side: 'any' }, 'A1f A2f A1b B1f B3f B2b'],
    ['own lands', { of: 'land', side: 'you' }, 'A1L A3L'],
    ['all lands', { of: 'land', side: 'any' }, 'A1L A3L B1L'],
    ['the own lane', { of: 'unit', side: 'you', lane: 'this' }, 'A1f A1b'],
    ['the facing lane', { of: 'unit', side: 'enemy', lane: 'this' }, 'B1f'],
    ['the facing lane and those next to it', { of: 'unit', side: 'enemy', lane: 'near' }, 'B1f B2b'],
    ['a lane by its number', { of: 'unit', side: 'any', lane: 2 }, 'A2f B2b'],
    ['any lane', { of: 'unit', side: 'you', lane: 'any' }, 'A1f A2f A1b'],
    ['a row', { of: 'unit', side: 'any', row: 'back' }, 'A1b B2b'],
    ['the other row', { of: 'unit', side: 'enemy', row: 'front' }, 'B1f B3f'],
    ['a tribe', { of: 'unit', side: 'any', tribe: 'Vanguard' }, 'A1f A2f B1f'],
    ['others than the source', { of: 'unit', side: 'you', other: true }, 'A2f A1b'],
    ['resting ones', { of: 'unit', side: 'any', resting: true }, 'A2f B2b'],
    ['at most this power', { of: 'unit', side: 'any', maxPower: 3 }, 'A1b B3f B2b'],
    ['a little less', { of: 'unit', side: 'any', maxPower: 2 }, 'A1b'],
    ['all terms together', { of: 'unit', side: 'you', tribe: 'Vanguard', other: true, resting: true }, 'A2f'],
  ];

  test.each(cases)('[LN-R-74] %s', (_what, selector, zones) => {
    const found = select(board, selector, from(board, 'A1f')).map((zone) => ZONE_NAME[zone]);
    expect(found.join(' ')).toBe(zones);
  });

  test('[LN-R-64] an effect from outside the zones has no lane', () => {
    expect(select(board, { of: 'unit', side: 'any', lane: 'this' }, nowhere)).toEqual([]);
    expect(select(board, { of: 'unit', side: 'any', lane: 'near' }, nowhere)).toEqual([]);
    expect(select(board, { of: 'unit', side: 'any', lane: 1 }, nowhere)).toHaveLength(3);
  });
});

describe('reach and description', () => {
  test('[LN-TRIG-1] [LN-R-68] an event outside the zones is in no reach', () => {
    const everywhere = { side: 'any', lane: 'any', row: 'unit' } as const;
    expect(inReach(everywhere, 0, zoneNumber('A1f'), zoneNumber('B3b'))).toBe(true);
    expect(inReach(everywhere, 0, zoneNumber('A1f'), zoneNumber('B3L'))).toBe(false);
    expect(inReach(everywhere, 0, zoneNumber('A1f'), NOWHERE)).toBe(false);
  });

  test('[LN-TRIG-1] side, row and lane must all match', () => {
    const front = { side: 'you', lane: 'this', row: 'front' } as const;
    const reached = (zone: string): boolean => inReach(front, 0, zoneNumber('A1L'), zoneNumber(zone));
    expect(['A1f', 'A1b', 'A2f', 'B1f'].map(reached)).toEqual([true, false, false, false]);
  });

  test('[LN-R-67] a watcher sees itself arrive, unless it says "another"', () => {
    const hive = cardNumber('HV-03');
    expect(matches({ tribe: 'Hive' }, 7, 7, hive)).toBe(true);
    expect(matches({}, 7, 7, hive)).toBe(true);
    expect(matches({ tribe: 'Hive', other: true }, 7, 7, hive)).toBe(false);
    expect(matches({ tribe: 'Hive', other: true }, 7, 8, hive)).toBe(true);
    expect(matches({ tribe: 'Salvor', other: true }, 7, 8, hive)).toBe(false);
    expect(matches({ other: true }, 7, 8, hive)).toBe(true);
  });
});

describe('conditions', () => {
  const holds = (s: State, condition: Condition, at: EffectContext, x = 0): boolean =>
    allHold(s, [condition], at, x);

  test('[LN-FX-7] without conditions an effect happens; otherwise all of them must hold', () => {
    const s = position({ A1b: 'NT-01', A1L: 'LD-01' });
    const back: Condition = { selfRow: 'back' };
    const front: Condition = { selfRow: 'front' };
    expect(allHold(s, undefined, from(s, 'A1b'), 0)).toBe(true);
    expect(allHold(s, [back, { landHere: true }], from(s, 'A1b'), 0)).toBe(true);
    expect(allHold(s, [back, front], from(s, 'A1b'), 0)).toBe(false);
    expect(allHold(s, [front, back], from(s, 'A1b'), 0)).toBe(false);
  });

  test('[LN-FX-7] row and land refer to the source', () => {
    const s = position({ A1b: 'NT-01', A2f: 'NT-01', A1L: 'LD-01', B2L: 'LD-01' });
    expect(holds(s, { selfRow: 'back' }, from(s, 'A2f'))).toBe(false);
    expect(holds(s, { landHere: true }, from(s, 'A1b'))).toBe(true);
    expect(holds(s, { landHere: true }, from(s, 'A2f'))).toBe(false); // the land there is the enemy's
    expect(holds(s, { selfRow: 'back' }, nowhere)).toBe(false);
    expect(holds(s, { landHere: true }, nowhere)).toBe(false);
  });

  test('[LN-FX-7] a count is met from the number named', () => {
    const s = position({ A1f: 'HV-05', A2f: 'HV-05', B1f: 'HV-05' });
    const count: Selector = { of: 'unit', side: 'you', tribe: 'Hive' };
    expect([1, 2, 3].map((min) => holds(s, { count, min }, from(s, 'A1f')))).toEqual([true, true, false]);
  });

  test('[LN-FX-7] protection and units are compared for the effect’s controller', () => {
    const s = position({
      A1f: 'NT-01',
      B1f: 'NT-01',
      B2f: 'NT-01',
      A: { protection: 'VG-01' },
      B: { protection: '' },
    });
    const b: EffectContext = { seat: 1, source: NOWHERE, zone: NOWHERE };
    expect([0, 1, 2].map((most) => holds(s, { protectionAtMost: most }, nowhere))).toEqual([
      false,
      true,
      true,
    ]);
    expect(holds(s, { protectionAtMost: 0 }, b)).toBe(true);
    expect([holds(s, { fewerUnits: true }, nowhere), holds(s, { fewerUnits: true }, b)]).toEqual([
      true,
      false,
    ]);
  });

  test('[LN-FX-9] the number chosen is compared', () => {
    const s = position({});
    expect([2, 3, 4].map((x) => holds(s, { chose: 3 }, nowhere, x))).toEqual([false, true, true]);
  });

  test('[LN-FX-7] attacker and foe exist only in combat', () => {
    const s = position({ A1f: 'VG-03 r2', B1f: 'PH-07' });
    const [attacker, defender] = [objectAt(s, 'A1f'), objectAt(s, 'B1f')];
    const hammer = from(s, 'A1f');
    const assassin: EffectContext = { seat: 1, source: defender, zone: zoneNumber('B1f') };
    expect(foeOf(s, attacker)).toBe(NOWHERE);
    expect(holds(s, { attacking: true }, hammer)).toBe(false);
    expect(holds(s, { foeResting: true }, assassin)).toBe(false);
    s.combat = { attacker, defender, losers: [], saved: [] };
    expect([foeOf(s, attacker), foeOf(s, defender)]).toEqual([defender, attacker]);
    expect([holds(s, { attacking: true }, hammer), holds(s, { attacking: true }, assassin)]).toEqual([
      true,
      false,
    ]);
    expect(holds(s, { foeResting: true }, assassin)).toBe(true);
    expect(holds(s, { foeResting: true }, hammer)).toBe(false); // Veil Assassin is ready
  });

  test('[LN-FX-7] a unit outside the combat has no foe', () => {
    const s = position({ A1f: 'VG-03 r2', A2f: 'PH-07', B1f: 'NT-01' });
    s.combat = { attacker: objectAt(s, 'A1f'), defender: objectAt(s, 'B1f'), losers: [], saved: [] };
    expect([foeOf(s, objectAt(s, 'A2f')), foeOf(s, NOWHERE)]).toEqual([NOWHERE, NOWHERE]);
    expect(holds(s, { foeResting: true }, from(s, 'A2f'))).toBe(false); // the attacker rests, but is no foe
  });

  test('only a combatant’s triggers refer to its foe, so bystanders don’t affect old records', () => {
    const inCombat = ['startOfCombat', 'onCombatVictory', 'onCombatLoss', 'endOfCombat', 'onKill'];
    const speaking = CARDS.flatMap(({ id, effects }) =>
      effects
        .filter((effect) => /"foe"|"foeResting"/.test(JSON.stringify(effect)))
        .map((effect) => ({ id, effect })),
    );
    expect(speaking.length).toBeGreaterThan(0);
    const astray = speaking
      .map(({ id, effect }) => ({ id, on: effect.kind === 'trigger' ? effect.on : effect.kind }))
      .filter(({ on }) => !inCombat.includes(on));
    expect(astray, `a unit has a foe only in ${inCombat.join(', ')}`).toEqual([]);
  });
});
