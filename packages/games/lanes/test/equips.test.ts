import { describe, expect } from 'vitest';
import { isAction, scenario, type Scene } from './given.ts';

const types = (t: Scene): string[] => t.events.map(({ type }) => type);
const equipping = (t: Scene): string[] =>
  t
    .legal('A')
    .filter((action) => action.startsWith('equip'))
    .sort();

describe('attaching', () => {
  scenario('[LN-MAIN-4] [LN-R-36] attaching an equip triggers nothing', ({ given }) => {
    const t = given({ A1f: 'PH-05', B1f: 'NT-01', A: { hand: 'MD-01 NT-02' } });
    t.A('equip MD-01 A1f');
    expect(t.events).toEqual([
      { type: 'played', clause: 'LN-MAIN-4', seat: 0, card: 'MD-01' },
      { type: 'attached', clause: 'LN-MAIN-4', seat: 0, card: 'MD-01', zone: 'A1f' },
    ]);
    expect([t.equips('A1f'), t.power('A1f'), t.hand('A')]).toEqual([['MD-01'], 6, ['NT-02']]);
    expect([t.rest('B1f'), t.asked]).toEqual([0, 'A main']);
  });

  scenario('[LN-R-32] an equip goes on your own unit, ready or resting, old or new', ({ given }) => {
    const t = given({ A1f: 'NT-01', A2b: 'NT-02 r2', B1f: 'NT-01', A: { hand: 'MD-01 VG-01' } });
    expect(equipping(t)).toEqual(['equip MD-01 A1f', 'equip MD-01 A2b']);
    expect(t.refusal('A', 'equip MD-01 B1f')).toBe('LN-R-32');
    t.A('playUnit VG-01').A('zone A3f');
    expect(equipping(t)).toEqual(['equip MD-01 A1f', 'equip MD-01 A2b', 'equip MD-01 A3f']);
    t.A('equip MD-01 A2b');
    expect([t.equips('A2b'), t.rest('A2b'), t.power('A2b')]).toEqual([['MD-01'], 2, 4]);
  });

  scenario('[LN-R-32] Tracer Clamp goes on enemy units only', ({ given }) => {
    const t = given({ A1f: 'NT-01', B1f: 'NT-01', B2b: 'NT-02 r1', A: { hand: 'MD-06' } });
    expect(equipping(t)).toEqual(['equip MD-06 B1f', 'equip MD-06 B2b']);
    expect(t.reason('A', { kind: 'equip', card: 'MD-06', unit: 'A1f' })).toBe(
      'LN-R-32 Wrong side: attach it to your own unit, or to an enemy unit if the card says so.',
    );
    t.A('equip MD-06 B2b');
    expect([t.equips('B2b'), t.power('B2b'), t.power('B1f')]).toEqual([['MD-06'], 2, 4]);
  });

  scenario('[LN-MAIN-4] an equip needs a unit on the board', ({ given }) => {
    const t = given({ A1f: 'NT-01', A1L: 'LD-01', A: { hand: 'MD-01' } });
    for (const unit of ['A2f', 'A1L']) {
      expect(t.reason('A', { kind: 'equip', card: 'MD-01', unit })).toBe(
        'LN-MAIN-4 No unit there: attach the equip to a unit on the board.',
      );
    }
    for (const unit of ['A9f', '']) expect(isAction({ kind: 'equip', card: 'MD-01', unit })).toBe(false);
  });

  scenario('[LN-MAIN-4] [LN-R-13] only an equip from your hand can be attached', ({ given }) => {
    const t = given({ A1f: 'NT-01', A: { hand: 'NT-02 OP-05 LD-01' }, B: { hand: 'MD-01' } });
    for (const card of ['NT-02', 'OP-05', 'LD-01']) {
      expect(t.reason('A', { kind: 'equip', card, unit: 'A1f' })).toBe(
        'LN-MAIN-4 This card is not an equip: attach only equips to units.',
      );
    }
    expect(t.refusal('A', { kind: 'equip', card: 'MD-01', unit: 'A1f' })).toBe('LN-R-13');
  });

  scenario('[LN-R-33] a unit carries any number of equips', ({ given }) => {
    const t = given({ A1f: 'NT-01', A: { hand: 'MD-01 MD-01 MD-03 MD-05 MD-10' } });
    t.A('equip MD-01 A1f')
      .A('equip MD-01 A1f')
      .A('equip MD-03 A1f')
      .A('equip MD-05 A1f')
      .A('equip MD-10 A1f');
    expect(t.equips('A1f')).toEqual(['MD-01', 'MD-01', 'MD-03', 'MD-05', 'MD-10']);
    expect(t.power('A1f')).toBe(4 + 3 + 3 + 1 + 1 + 2);
  });

  scenario('attempts include each equip once, on units of either side', ({ given }) => {
    const t = given({ A1f: 'NT-01', A2b: 'NT-01', B3f: 'NT-01', A: { hand: 'MD-01 MD-06 MD-01' } });
    expect(
      t
        .attempts('A')
        .filter((action) => action.startsWith('equip'))
        .sort(),
    ).toEqual([
      ...['equip MD-01 A1f', 'equip MD-01 A2b', 'equip MD-01 B3f'],
      ...['equip MD-06 A1f', 'equip MD-06 A2b', 'equip MD-06 B3f'],
    ]);
  });
});

describe('wearing', () => {
  scenario(
    '[LN-R-35] the front bonus counts in the frontline, the back bonus in the backline',
    ({ given }) => {
      const t = given({ A1f: 'NT-01 +MD-08', A1b: 'NT-01 +MD-08', A2f: 'NT-01 +MD-02', A2b: 'NT-01 +MD-02' });
      expect(['A1f', 'A1b', 'A2f', 'A2b'].map((zone) => t.power(zone))).toEqual([8, 6, 4, 6]);
    },
  );

  scenario('[LN-R-35] the text of an equip becomes text of its unit', ({ given }) => {
    const t = given({ A1f: 'NT-01 +MD-05', A2f: 'NT-01' });
    t.A('attack A1f');
    expect(t.protection('B')).toHaveLength(1);
    t.A('attack A2f');
    expect(t.protection('B')).toHaveLength(0);
  });

  scenario(
    '[LN-R-35] [LN-R-38] the unit’s controller controls the text of an equip, whoever owns it',
    ({ given }) => {
      const t = given({
        A1f: 'BA-07',
        A: { deck: 'VG-01' },
        B1f: 'NT-01 +A:MD-07',
        B: { deck: 'VG-02' },
      });
      t.A('attack A1f');
      expect([t.hand('A'), t.hand('B')]).toEqual([[], ['VG-02']]);
      expect([t.trash('A'), t.trash('B')]).toEqual([['MD-07'], []]);
    },
  );

  scenario('[LN-R-38] [LN-R-30] Tracer Clamp still belongs to the player who played it', ({ given }) => {
    const t = given({ A1f: 'NT-01', B1f: 'NT-01', A: { hand: 'MD-06' } });
    t.A('equip MD-06 B1f').A('attack A1f');
    expect([t.trash('A'), t.trash('B')]).toEqual([['MD-06'], []]);
    expect([t.graveyard('A'), t.graveyard('B'), t.at('A1f')]).toEqual([[], ['NT-01'], 'NT-01']);
  });

  scenario('[LN-R-38] a unit that returns goes to its own side’s hand', ({ given }) => {
    const t = given({ B1f: 'NT-01 +A:MD-06 +MD-01', A: { hand: 'OP-02' } });
    t.A('playTech OP-02');
    expect([t.hand('A'), t.hand('B')]).toEqual([[], ['NT-01']]);
    expect([t.trash('A'), t.trash('B')]).toEqual([['MD-06', 'OP-02'], ['MD-01']]);
    expect(types(t)).toEqual(['played', 'bounced', 'trashed', 'trashed', 'trashed']);
  });

  scenario(
    '[LN-G-14] [LN-R-34] [LN-R-35] an equip moves with its unit and is lost when the unit dies',
    ({ given }) => {
      const position = { A1f: 'NT-01', B1f: 'VG-07', A: { hand: 'MD-01' } };
      const moved = given(position);
      moved.A('equip MD-01 A1f');
      expect(moved.power('A1f')).toBe(7);
      moved.A('move A1f A1b');
      expect([moved.power('A1b'), moved.rest('A1b'), moved.equips('A1b')]).toEqual([3, 2, ['MD-01']]);
      const fought = given(position);
      fought.A('equip MD-01 A1f').A('attack A1f');
      expect([fought.graveyard('A'), fought.graveyard('B'), fought.trash('A')]).toEqual([
        ['NT-01'],
        ['VG-07'],
        ['MD-01'],
      ]);
    },
  );

  scenario('[LN-R-34] an equip never passes to another unit', ({ given }) => {
    const t = given({ A1f: 'NT-01 +MD-01 +MD-02', A2f: 'NT-02 +MD-05', A: { hand: 'OP-08 VG-01' } });
    t.A('playTech OP-08').A('target A1f').A('stop').A('playUnit VG-01').A('zone A1f');
    expect([t.equips('A1f'), t.power('A1f'), t.equips('A2f')]).toEqual([[], 5, ['MD-05']]);
    expect([...t.trash('A')].sort()).toEqual(['MD-01', 'MD-02', 'OP-08']);
  });

  scenario('[LN-R-34] several equips go to the trash in the order they were attached', ({ given }) => {
    const died = given({ A1f: 'NT-01 +MD-02 +B:MD-06 +MD-01', A: { hand: 'OP-08 MD-05' } });
    died.A('equip MD-05 A1f').A('playTech OP-08').A('target A1f');
    expect([died.trash('A'), died.trash('B')]).toEqual([['MD-02', 'MD-01', 'MD-05', 'OP-08'], ['MD-06']]);
    const disarmed = given({ B1f: 'NT-01 +MD-02 +MD-01', B2f: 'NT-01 +MD-05', A: { hand: 'OP-16' } });
    disarmed.A('playTech OP-16').A('target B1f');
    expect([disarmed.trash('B'), disarmed.equips('B2f')]).toEqual([['MD-02', 'MD-01'], ['MD-05']]);
  });

  scenario('[LN-R-34] an equip leaves at the moment its unit dies', ({ given }) => {
    const t = given({ A1f: 'SV-01 +MD-01', A: { hand: 'OP-08', deck: 'VG-01' } });
    t.A('playTech OP-08').A('target A1f');
    expect(t.events.map((event) => `${event.type} ${'card' in event ? event.card : ''}`)).toEqual([
      'died SV-01',
      'trashed MD-01',
      'trigger SV-01',
      'drew VG-01',
      'trashed OP-08',
    ]);
    expect(t.events[1]).toMatchObject({ clause: 'LN-R-30', seat: 0, zone: 'A1f' });
  });

  scenario('[LN-R-30] lands and equips go to their owner’s trash, units to the graveyard', ({ given }) => {
    const t = given({ B1L: 'LD-01', B1f: 'NT-01 +MD-01', A: { hand: 'OP-07 OP-16 OP-01', deck: 'NT-02' } });
    t.A('playTech OP-07').A('playTech OP-16').A('playTech OP-01');
    expect([t.trash('B'), t.graveyard('B')]).toEqual([['LD-01', 'MD-01'], ['NT-01']]);
    expect([t.trash('A'), t.graveyard('A')]).toEqual([['OP-07', 'OP-16', 'OP-01'], []]);
  });
});

describe('ward', () => {
  const WARDED = { B1f: 'NT-02 +MD-09' };

  scenario(
    '[LN-R-37] a minus printed on an equip works on a warded unit, an enemy continuous minus does not',
    ({ given }) => {
      const t = given({ ...WARDED, B2f: 'NT-02', A1L: 'LD-09', A2L: 'LD-09', A: { hand: 'MD-06' } });
      expect([t.power('B1f'), t.power('B2f')]).toEqual([3 + 1, 3 - 1]);
      t.A('equip MD-06 B1f');
      expect(t.power('B1f')).toBe(3 + 1 - 2);
    },
  );

  scenario('[LN-R-37] its own side’s continuous bonuses reach a warded unit', ({ given }) => {
    expect(given({ ...WARDED, B1L: 'LD-10' }).power('B1f')).toBe(3 + 1 + 1);
  });

  scenario('[LN-R-87] a warded unit may be chosen for a return, but stays', ({ given }) => {
    const t = given({ ...WARDED, B2f: 'NT-01', A: { hand: 'OP-02' } });
    t.A('playTech OP-02');
    expect(t.legal('A')).toEqual(['target B1f', 'target B2f']);
    t.A('target B1f');
    expect(t.events[0]).toEqual({ type: 'warded', clause: 'LN-R-87', card: 'NT-02', zone: 'B1f' });
    expect([t.at('B1f'), t.at('B2f'), t.hand('B'), t.trash('A')]).toEqual(['NT-02', 'NT-01', [], ['OP-02']]);
  });

  scenario('[LN-R-87] Shutdown Pulse rests the other unit only, and still draws', ({ given }) => {
    const t = given({ ...WARDED, B2f: 'NT-01', A: { hand: 'OP-04', deck: 'VG-01' } });
    t.A('playTech OP-04').A('target B1f').A('target B2f');
    expect([t.rest('B1f'), t.rest('B2f'), t.hand('A')]).toEqual([0, 2, ['VG-01']]);
    expect(types(t)).toEqual(['warded', 'rested', 'drew', 'trashed']);
  });

  scenario('[LN-R-87] Disarm Code neither disarms nor weakens a warded unit', ({ given }) => {
    const t = given({ ...WARDED, A: { hand: 'OP-16' } });
    t.A('playTech OP-16');
    expect(types(t)).toEqual(['played', 'warded', 'warded', 'trashed']);
    expect([t.equips('B1f'), t.power('B1f')]).toEqual([['MD-09'], 4]);
  });

  scenario('[LN-R-87] enemy effects destroy other units, but not the warded one', ({ given }) => {
    const t = given({ ...WARDED, B2f: 'NT-01', A1f: 'NT-01', A2f: 'NT-01', A: { hand: 'OP-08' } });
    t.A('playTech OP-08').A('target A1f').A('target A2f');
    expect([t.at('B1f'), t.graveyard('B')]).toEqual(['NT-02', ['NT-01']]);
  });

  scenario('[LN-R-87] Mine Belt does not destroy a warded attacker', ({ given }) => {
    const t = given({ A1f: 'NT-02 +MD-09', B1L: 'LD-06' });
    t.A('attack A1f');
    expect([t.at('A1f'), t.trash('B')]).toEqual(['NT-02', ['LD-06']]);
    expect(t.protection('B')).toHaveLength(2);
    expect(types(t)).toContain('warded');
  });

  scenario('[LN-R-87] the log names a ward only if it made a difference', ({ given }) => {
    const strong = given({ A1f: 'VG-01 +MD-09', B1L: 'LD-06' }).A('attack A1f');
    expect([strong.power('A1f'), strong.trash('B')]).toEqual([6, ['LD-06']]); // Mine Belt spares power above 4
    expect(types(strong)).not.toContain('warded');
    const resting = given({ B1f: 'NT-02 r2 +MD-09', B2f: 'NT-01', A: { hand: 'OP-04' } });
    resting.A('playTech OP-04').A('target B1f').A('target B2f');
    expect(resting.rest('B1f')).toBe(2);
    expect(types(resting)).not.toContain('warded');
    const soonReady = given({ B1f: 'NT-02 r1 +MD-09', B2f: 'NT-01', A: { hand: 'OP-04' } });
    soonReady.A('playTech OP-04').A('target B1f').A('target B2f');
    expect(soonReady.rest('B1f')).toBe(1);
    expect(types(soonReady)).toContain('warded');
  });

  scenario('[LN-R-87] Suppressive Salvo weakens other units, but not the warded one', ({ given }) => {
    const t = given({ ...WARDED, B2f: 'NT-01', A: { hand: 'OP-14' } });
    t.A('playTech OP-14');
    expect([t.power('B1f'), t.power('B2f')]).toEqual([4, 2]);
  });

  scenario('[LN-R-87] combat kills a warded unit', ({ given }) => {
    const t = given({ ...WARDED, A1f: 'VG-01' });
    t.A('attack A1f');
    expect(t.graveyard('B')).toEqual(['NT-02']);
  });

  scenario('[LN-R-87] ward does not stop effects of its own side', ({ given }) => {
    const t = given({ A1f: 'NT-01 r2 +MD-09', A2f: 'NT-02', A: { hand: 'OP-12 OP-08' } });
    t.A('playTech OP-12');
    expect(t.rest('A1f')).toBe(0);
    t.A('playTech OP-08').A('target A1f').A('stop');
    expect(t.graveyard('A')).toEqual(['NT-01']);
  });

  scenario('[LN-R-87] ward does not stop costs', ({ given }) => {
    const t = given({ A1f: 'HV-05 +MD-09', A: { hand: 'LB-07 HV-08' } });
    t.A('playUnit LB-07').A('zone A1b');
    expect(t.rest('A1f')).toBe(2);
    t.A('playUnit HV-08').A('zone A1f');
    expect([t.at('A1f'), t.graveyard('A'), t.trash('A')]).toEqual(['HV-08', ['HV-05'], ['MD-09']]);
    t.A('stop');
  });

  scenario('[LN-R-87] ward does not stop the unit’s own text', ({ given }) => {
    const t = given({ A1f: 'PH-08 +MD-09', B1f: 'NT-02' });
    t.A('attack A1f');
    expect(t.power('A1f')).toBe(6 + 1 - 2);
  });
});
