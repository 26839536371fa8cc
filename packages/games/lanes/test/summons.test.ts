import { describe, expect } from 'vitest';
import { scenario, type Scene } from './given.ts';

const types = (t: Scene): string[] => t.events.map(({ type }) => type);

describe('summoning', () => {
  scenario('[LN-TIME-8] an effect limits the zones: Brood Carrier summons next to itself', ({ given }) => {
    const t = given({ A1f: 'HV-02', A1b: 'NT-01', A: { deck: 'HV-05 NT-01' } });
    t.A('activate A1f 0').A('look HV-05');
    expect([t.at('A2f'), t.asked]).toEqual(['HV-05', 'A main']); // the only one
    const two = given({ A2f: 'HV-02', A1f: 'NT-01', A: { deck: 'HV-05 NT-01' } });
    two.A('activate A2f 0').A('look HV-05');
    expect(two.legal('A')).toEqual(['zone A3f', 'zone A2b']);
    for (const zone of ['A1b', 'A3b']) {
      expect(two.reason('A', { kind: 'zone', zone })).toBe(
        'LN-TIME-8 The summoning effect does not allow that zone: choose another.',
      );
    }
    expect(two.refusal('A', { kind: 'zone', zone: 'A1f' })).toBe('LN-MAIN-2');
    expect(two.refusal('A', { kind: 'zone', zone: 'B2f' })).toBe('LN-R-13');
    two.A('zone A2b');
    expect(two.events[0]).toEqual({
      type: 'arrived',
      clause: 'LN-TIME-8',
      seat: 0,
      card: 'HV-05',
      zone: 'A2b',
    });
  });

  scenario('[LN-TIME-8] Revenant Hull comes only to the backline', ({ given }) => {
    const t = given(
      { A1b: 'NT-01', A: { hand: 'LD-01', graveyard: 'SV-03', deck: 'LD-02' } },
      { at: 'turn' },
    );
    t.A('optional yes').A('payDiscard LD-01');
    expect(t.legal('A')).toEqual(['zone A2b', 'zone A3b']);
    expect(t.refusal('A', { kind: 'zone', zone: 'A1f' })).toBe('LN-TIME-8');
    t.A('zone A3b');
    expect([t.at('A3b'), t.graveyard('A')]).toEqual(['SV-03', []]);
  });

  scenario('[LN-TIME-8] an effect already in force applies to a summoned unit', ({ given }) => {
    const t = given({ A1L: 'LD-01', A: { hand: 'OP-09', graveyard: 'NT-01' } });
    t.A('playTech OP-09').A('zone A1f');
    expect(t.power('A1f')).toBe(6);
  });

  scenario('[LN-TIME-9] [LN-R-66] a summoned unit triggers [On Summon], not [On Play]', ({ given }) => {
    const stinger = given({ A: { hand: 'OP-09', graveyard: 'HV-04' }, B1f: 'NT-01' });
    stinger.A('playTech OP-09').A('zone A1f');
    expect([stinger.at('A1f'), stinger.power('B1f')]).toEqual(['HV-04', 2]);
    const ghoul = given({ A: { hand: 'OP-09', graveyard: 'PH-05' }, B1f: 'NT-01' });
    ghoul.A('playTech OP-09').A('zone A1f');
    expect([ghoul.at('A1f'), ghoul.rest('B1f'), ghoul.asked]).toEqual(['PH-05', 0, 'A main']);
    const mite = given({ A2f: 'HV-02', A: { deck: 'HV-01 NT-01 NT-02 VG-01' } });
    mite.A('activate A2f 0').A('look HV-01').A('zone A1f');
    expect([mite.at('A1f'), mite.asked]).toEqual(['HV-01', 'A main']);
  });

  scenario('[LN-R-66] a played unit triggers [On Summon], too', ({ given }) => {
    const t = given({ A: { hand: 'HV-04' }, B1f: 'NT-01' });
    t.A('playUnit HV-04').A('zone A1f');
    expect(t.power('B1f')).toBe(2);
  });

  scenario('[LN-R-66] [On Unit Summoned] triggers for played and summoned units', ({ given }) => {
    const position = { A1L: 'LD-07', A: { hand: 'OP-09 NT-01', graveyard: 'NT-02' } };
    const played = given(position);
    played.A('playUnit NT-01').A('zone A1f');
    expect(played.power('A1f')).toBe(6);
    const summoned = given(position);
    summoned.A('playTech OP-09').A('zone A1f');
    expect(summoned.power('A1f')).toBe(5);
    summoned.A('playUnit NT-01').A('zone A2f');
    expect(summoned.power('A2f')).toBe(4); // another lane
  });

  scenario('[LN-TIME-10] after a summon, the effect in progress continues', ({ given }) => {
    const t = given({ A: { hand: 'OP-09', graveyard: 'HV-04', deck: 'VG-01' }, B1f: 'NT-01', B2f: 'NT-01' });
    t.A('playTech OP-09').A('zone A1f');
    expect(types(t)).toEqual(['arrived', 'trigger']);
    expect([t.asked, t.trash('A')]).toEqual(['A target', []]);
    t.A('target B2f');
    expect(types(t)).toEqual(['power', 'trashed']);
    expect(t.asked).toBe('A main');
  });

  scenario('[LN-G-22] [LN-R-66] Picket Sensor rests units that arrive in the facing lane', ({ given }) => {
    const t = given({ B2b: 'NT-08', A: { hand: 'NT-01 NT-02' } });
    t.A('playUnit NT-01').A('zone A2f');
    expect(t.rest('A2f')).toBe(1);
    expect(t.refusal('A', 'attack A2f')).toBe('LN-R-18');
    expect(t.refusal('A', 'move A2f A1f')).toBe('LN-R-18');
    t.A('playUnit NT-02').A('zone A1b');
    expect(t.rest('A1b')).toBe(0);
    t.A('pass');
    expect(t.rest('A2f')).toBe(0);
  });
});

describe('summoned units pay no printed cost', () => {
  scenario(
    '[LN-R-97] Recall Beacon summons Star Lance Platform without a ready unit to rest',
    ({ given }) => {
      const t = given({ A1f: 'NT-01 r2', A: { hand: 'OP-09', graveyard: 'LB-07' } });
      t.A('playTech OP-09').A('zone A1b');
      expect([t.at('A1b'), t.rest('A1b'), t.rest('A1f'), t.asked]).toEqual(['LB-07', 0, 2, 'A main']);
    },
  );

  scenario('[LN-R-97] Brood Carrier summons Hive Matriarch without a sacrifice or [On Play]', ({ given }) => {
    const t = given({ A1f: 'HV-02', A: { deck: 'HV-08 NT-01', graveyard: 'HV-05' } });
    t.A('activate A1f 0').A('look HV-08').A('zone A2f');
    expect([t.at('A2f'), t.at('A1f'), t.graveyard('A')]).toEqual(['HV-08', 'HV-02', ['HV-05']]);
    expect(t.asked).toBe('A main');
  });
});

describe('a card that returns', () => {
  scenario('[LN-R-41] [LN-R-20] comes without rest, changes or equips', ({ given }) => {
    const t = given({ A1f: 'NT-01 +MD-01', A: { hand: 'OP-05 OP-08 OP-09' } });
    t.A('playTech OP-05').A('attack A1f');
    expect([t.power('A1f'), t.rest('A1f')]).toEqual([10, 2]);
    t.A('playTech OP-08').A('target A1f');
    expect(t.rest('A1f')).toBe(0);
    t.A('playTech OP-09').A('zone A1f');
    expect([t.power('A1f'), t.rest('A1f'), t.equips('A1f')]).toEqual([4, 0, []]);
    expect(t.trash('A')).toEqual(['OP-05', 'MD-01', 'OP-08', 'OP-09']);
    t.A('attack A1f');
    expect(t.protection('B')).toHaveLength(1);
  });

  scenario('[LN-R-41] can use its once-per-turn effects again', ({ given }) => {
    const t = given({
      A1f: 'BA-06',
      A: { hand: 'LD-01 LD-01 LD-01 OP-08 OP-09', deck: 'VG-01 VG-02 VG-03' },
    });
    t.A('playLand LD-01').A('zone A1L').A('playLand LD-01').A('zone A2L');
    expect(t.hand('A')).toEqual(['LD-01', 'OP-08', 'OP-09', 'VG-01']);
    t.A('playTech OP-08').A('target A1f').A('playTech OP-09').A('zone A1f').A('playLand LD-01');
    expect(t.hand('A')).toEqual(['VG-01', 'VG-02']);
  });

  scenario('[LN-R-41] [LN-R-20] from the hand has no rest either', ({ given }) => {
    const t = given({ B1f: 'NT-01 r2', A: { hand: 'OP-02' } });
    t.A('playTech OP-02');
    expect(t.rest('B1f')).toBe(0);
    t.A('pass').B('playUnit NT-01').B('zone B1f');
    expect([t.rest('B1f'), t.legal('B').includes('attack B1f')]).toEqual([0, true]);
  });
});

describe('limits on power', () => {
  scenario('[LN-R-85] "effective power 3 or less" counts everything that changes it', ({ given }) => {
    const t = given({
      B1f: 'NT-02', // 3 + 2 from the bunker
      B1L: 'LD-01',
      B2f: 'VG-01 +A:MD-06', // 5 - 2
      B3f: 'NT-01', // 4
      B3b: 'NT-01', // 3
      A: { hand: 'OP-01' },
    });
    t.A('playTech OP-01');
    expect(t.legal('A')).toEqual(['target B2f', 'target B3b']);
    expect(t.reason('A', { kind: 'target', zone: 'B1f' })).toBe(
      'LN-R-74 The effect can’t choose that: choose a card it allows.',
    );
    t.A('target B2f');
    expect(t.graveyard('B')).toEqual(['VG-01']);
  });

  scenario('[LN-R-85] "printed frontline power 4 or less" counts only the printed number', ({ given }) => {
    const t = given({ A1L: 'LD-01', A: { hand: 'OP-09', graveyard: 'NT-01 VG-01 BA-01 SV-06 SV-07 LB-07' } });
    t.A('playTech OP-09');
    expect(t.legal('A')).toEqual(['choose NT-01', 'choose SV-06', 'choose SV-07', 'choose LB-07']);
    expect(t.reason('A', { kind: 'choose', card: 'VG-01' })).toBe(
      'LN-R-74 Choose a card that the effect allows.',
    );
    t.A('choose SV-07').A('zone A1f');
    expect([t.at('A1f'), t.graveyard('A')]).toEqual(['SV-07', ['NT-01', 'VG-01', 'BA-01', 'SV-06', 'LB-07']]);
  });

  scenario('[LN-R-85] Scout Mite takes a Hive unit of printed frontline power 2, not 3', ({ given }) => {
    const t = given({ A: { hand: 'HV-01', deck: 'HV-04 HV-06 NT-06 HV-05' } });
    t.A('playUnit HV-01').A('zone A1f');
    expect(t.legal('A')).toEqual(['look HV-06', 'leave']);
    for (const card of ['HV-04', 'NT-06', 'HV-05', '']) {
      expect(t.reason('A', { kind: 'look', card })).toBe(
        'LN-R-94 Choose a fitting card among those you looked at, or choose none.',
      );
    }
    t.A('look HV-06').A('zone A2f');
    expect([t.at('A2f'), t.deck('A')]).toEqual(['HV-06', ['HV-05', 'HV-04', 'NT-06']]);
  });
});
