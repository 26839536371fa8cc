import { describe, expect } from 'vitest';
import { FILLER, scenario, type Scene } from './given.ts';
import { only, story } from './story.ts';

const triggered = (t: Scene): string[] => only(t.events, 'trigger');

describe('reach and descriptions in braces', () => {
  scenario(
    '[LN-TRIG-1] Wreck Field triggers for deaths in its lane, in either row, and in no other zone',
    ({ given }) => {
      const deaths = (zone: string): string[] => {
        const active = zone.startsWith('A') ? 'A' : 'B';
        const t = given({ A2L: 'LD-08', [zone]: 'NT-01', [active]: { hand: 'OP-08' } }, { active });
        t[active]('playTech OP-08')[active](`target ${zone}`);
        return triggered(t);
      };
      expect(deaths('A2f')).toEqual(['trigger A LD-08 A2L']);
      expect(deaths('A2b')).toEqual(['trigger A LD-08 A2L']);
      expect(deaths('A1f')).toEqual([]);
      expect(deaths('B2f')).toEqual([]);
    },
  );

  scenario('[LN-TRIG-1] Counter Battery triggers only for attacks from the facing lane', ({ given }) => {
    const t = given({ A1f: 'NT-01', A2f: 'NT-01', A2b: 'NT-01', B2b: 'LB-05', B2f: 'BA-01' });
    t.A('attack A1f');
    expect(triggered(t)).toEqual([]);
    t.A('attack A2b');
    expect(triggered(t)).toEqual(['trigger B LB-05 B2b']);
    const own = given({ A2f: 'NT-01', A2b: 'LB-05' });
    own.A('attack A2f'); // an attack of the own side is not in the facing lane
    expect(triggered(own)).toEqual([]);
  });

  scenario('[LN-TRIG-2] Queen Relay triggers for another Hive unit in your unit zones', ({ given }) => {
    const arrivals = { A2b: 'HV-03', A: { hand: 'HV-05 NT-01 HV-03' } };
    const t = given(arrivals);
    t.A('playUnit NT-01').A('zone A3f');
    expect(triggered(t)).toEqual([]); // not a Hive unit
    t.A('playUnit HV-05').A('zone A1f');
    expect(triggered(t)).toEqual(['trigger A HV-03 A2b']);
    expect(t.power('A1f')).toBe(4); // 1, 1 for Queen Relay, 2 until end of turn
    t.A('playUnit HV-03').A('zone A1b'); // the new one is "another" for the old one, not for itself
    expect(triggered(t)).toEqual(['trigger A HV-03 A2b']);
    expect([t.power('A1b'), t.power('A2b')]).toEqual([5, 3]);
    const enemy = given({ B2b: 'HV-03', A: { hand: 'HV-05' } });
    enemy.A('playUnit HV-05').A('zone A1f');
    expect(triggered(enemy)).toEqual([]);
  });

  scenario('[LN-TRIG-3] Survey Grid triggers for a Terrain land of either side', ({ given }) => {
    const t = given({ A1L: 'LD-13', A: { hand: 'LD-01 LD-02', deck: 'VG-01 VG-02' } });
    t.A('playLand LD-01').A('zone A2L');
    expect(triggered(t)).toEqual([]);
    t.A('playLand LD-02');
    expect(triggered(t)).toEqual(['trigger A LD-13 A1L']);
    const enemy = given({ A1L: 'LD-13', B: { hand: 'LD-02' } }, { active: 'B' });
    enemy.B('playLand LD-02').B('zone B3L');
    expect([triggered(enemy), enemy.hand('A')]).toEqual([['trigger A LD-13 A1L'], [FILLER]]);
  });

  scenario('[LN-TRIG-3] Aftershock Rift triggers for another land, not for itself', ({ given }) => {
    const board = {
      A1L: 'LD-14',
      A2L: 'LD-02',
      B1f: 'NT-01',
      B1b: 'NT-01',
      B2f: 'NT-01',
      A1f: 'NT-01',
      A: { hand: 'OP-07' },
    };
    const other = given(board);
    other.A('playTech OP-07').A('target A2L');
    expect(['B1f', 'B1b', 'B2f', 'A1f'].map((zone) => other.power(zone))).toEqual([2, 1, 4, 4]);
    const own = given(board);
    own.A('playTech OP-07').A('target A1L');
    expect([triggered(own), own.power('B1f')]).toEqual([[], 4]);
  });
});

describe('turn timings', () => {
  scenario(
    '[LN-TRIG-4] [Start of Turn] on units and lands triggers on your turn, before the Draw Phase',
    ({ given }) => {
      const t = given(
        { A1f: 'PH-06', A1L: 'LD-11', A: { protection: 'VG-01', deck: 'VG-02 VG-03' } },
        { at: 'turn' },
      );
      expect(t.asked).toBe('A orderTrigger');
      expect(story(t.opening)).toEqual(['turn A']);
      t.A('orderTrigger 1').A('optional no');
      expect(story(t.events)).toEqual(['refused A PH-06', 'drew A VG-03']);
      expect(t.clauses).toEqual(['LN-FX-5', 'LN-DRAW-2']);
      expect(t.hand('A')).toEqual(['VG-02', 'VG-03']);
      const enemy = given({ B1f: 'PH-06', B1L: 'LD-11', B: { protection: '' } }, { at: 'turn' });
      expect(enemy.asked).toBe('A main');
      expect(only(enemy.opening, 'trigger')).toEqual([]);
    },
  );

  scenario(
    '[LN-TRIG-5] [Start of Main] on units and lands triggers after the draw, before any action',
    ({ given }) => {
      const t = given(
        { A1f: 'NT-06', A1L: 'LD-04', B1f: 'NT-01', B2f: 'NT-01', A: { deck: 'VG-01 VG-02 VG-03' } },
        { at: 'turn' },
      );
      expect(t.asked).toBe('A orderTrigger');
      expect(t.hand('A')).toEqual(['VG-01']);
      expect(t.refusal('A', { kind: 'pass' })).toBe('LN-R-60');
      t.A('orderTrigger 0');
      expect(story(t.events).slice(0, 2)).toEqual(['trigger A NT-06 A1f', 'drew A VG-02']);
      t.A('leave');
      expect(t.asked).toBe('A main');
      const enemy = given({ B1f: 'NT-06', B1L: 'LD-04', A1f: 'NT-01', A2f: 'NT-01' }, { at: 'turn' });
      expect(only(enemy.opening, 'trigger')).toEqual([]);
    },
  );

  scenario(
    '[LN-TRIG-5] Field Analyst counts units in play: it draws only if the enemy has more',
    ({ given }) => {
      const drawn = (pieces: Record<string, string>): number => {
        const t = given({ A1f: 'NT-06', ...pieces }, { at: 'turn' });
        return t.hand('A').length - 1;
      };
      expect(drawn({ B1f: 'NT-01', B2b: 'NT-01' })).toBe(1);
      expect(drawn({ B1f: 'NT-01' })).toBe(0);
      expect(drawn({ B1f: 'NT-01', A1b: 'NT-01' })).toBe(0);
      expect(drawn({ B1f: 'NT-01', B1L: 'LD-01', B2L: 'LD-01' })).toBe(0); // lands are no units
    },
  );

  scenario(
    '[LN-TRIG-6] [End of Turn] on units, lands and equips triggers when you have passed',
    ({ given }) => {
      const t = given({
        A1f: 'NT-01 +MD-08',
        A1b: 'HV-07',
        A2f: 'HV-05',
        A3f: 'HV-05',
        A2b: 'HV-05',
        A1L: 'LD-12',
        A: { hand: 'VG-01', revealed: 'VG-02', pool: 'VG-03' },
        B1f: 'NT-01 +MD-08',
      });
      t.A('pass');
      expect(t.asked).toBe('A orderTrigger');
      expect(t.legal('A')).toEqual(['orderTrigger 0', 'orderTrigger 1', 'orderTrigger 2']);
      t.A('orderTrigger 2').A('optional yes').A('orderTrigger 0'); // Night Market, then Overdrive Core
      expect([t.trash('A'), t.graveyard('A')]).toEqual([['VG-01', 'MD-08'], ['NT-01']]);
      expect(t.hand('A')).toEqual(['VG-02', FILLER]);
      expect([t.revealed('A'), t.at('B1f'), t.asked]).toEqual([['VG-03'], 'NT-01', 'B main']);
      t.B('pass');
      expect(t.graveyard('B')).toEqual(['NT-01']); // B's Overdrive Core at the end of B's turn
    },
  );

  scenario('[LN-TRIG-7] [Main] is a main action of the turn player, for a unit or a land', ({ given }) => {
    const t = given({ A1b: 'LB-06', A1L: 'LD-03', B1b: 'LB-06', B1L: 'LD-03', A: { hand: 'OP-05' } });
    expect(t.legal('A')).toEqual(expect.arrayContaining(['activate A1b 0', 'activate A1L 0']));
    expect(t.refusal('A', { kind: 'activate', zone: 'B1b', effect: 0 })).toBe('LN-MAIN-8');
    expect(t.refusal('A', { kind: 'activate', zone: 'A2L', effect: 0 })).toBe('LN-MAIN-8');
    expect(t.refusal('A', { kind: 'activate', zone: 'A1b', effect: 1 })).toBe('LN-MAIN-8');
    expect(t.refusal('B', { kind: 'activate', zone: 'B1b', effect: 0 })).toBe('LN-GEN-2');
    t.A('activate A1L 0');
    expect(t.events[0]).toEqual({
      type: 'trigger',
      clause: 'LN-MAIN-8',
      seat: 0,
      card: 'LD-03',
      effect: 0,
      zone: 'A1L',
    });
    expect(t.at('A1f')).toBe('LB-06');
  });

  scenario('[LN-TRIG-7] [Main] needs the neutral state: not while something is unfinished', ({ given }) => {
    const t = given({ A1b: 'LB-06', A2f: 'NT-01', A1L: 'LD-03', A: { hand: 'OP-05' } });
    t.A('playTech OP-05');
    expect(t.refusal('A', { kind: 'activate', zone: 'A1L', effect: 0 })).toBe('LN-R-62');
    t.A('target A2f').A('activate A1L 0');
    expect(t.at('A1f')).toBe('LB-06');
  });
});

describe('arriving', () => {
  scenario('[LN-TRIG-8] [On Play] triggers when a unit or a land is played', ({ given }) => {
    const t = given({ A2L: 'LD-01', B1f: 'NT-01', A: { hand: 'PH-05 LD-10' } });
    t.A('playUnit PH-05').A('zone A1f');
    expect([triggered(t), t.rest('B1f')]).toEqual([['trigger A PH-05 A1f'], 2]);
    t.A('playLand LD-10').A('zone A1L');
    expect(t.asked).toBe('A optional');
    t.A('optional no');
    expect(t.at('A2L')).toBe('LD-01');
  });

  scenario('[LN-TRIG-8] [On Play] does not trigger for a summoned unit', ({ given }) => {
    const t = given({ B1f: 'NT-01', A: { hand: 'OP-09', graveyard: 'PH-05' } });
    t.A('playTech OP-09').A('zone A1f');
    expect([t.at('A1f'), triggered(t), t.rest('B1f')]).toEqual(['PH-05', [], 0]);
  });

  scenario(
    '[LN-TRIG-9] [On Summon] triggers for played and summoned units, but not for moves',
    ({ given }) => {
      const played = given({ B1f: 'NT-01', A: { hand: 'HV-04' } });
      played.A('playUnit HV-04').A('zone A1f');
      expect([triggered(played), played.power('B1f')]).toEqual([['trigger A HV-04 A1f'], 2]);
      played.A('move A1f A2f');
      expect([triggered(played), played.power('B1f')]).toEqual([[], 2]);
      const summoned = given({ B1f: 'NT-01', A: { hand: 'OP-09', graveyard: 'HV-04' } });
      summoned.A('playTech OP-09').A('zone A3b');
      expect([triggered(summoned), summoned.power('B1f')]).toEqual([['trigger A HV-04 A3b'], 2]);
    },
  );

  scenario(
    '[LN-TRIG-10] [On Unit Summoned] triggers for played and summoned units, but not for moves',
    ({ given }) => {
      const yard = { A1L: 'LD-07', B1b: 'NT-08' };
      const t = given({ ...yard, A2f: 'NT-02', A: { hand: 'NT-01 OP-09', graveyard: 'PH-07' } });
      t.A('playUnit NT-01').A('zone A1f');
      expect(triggered(t)).toEqual(['trigger A LD-07 A1L', 'trigger B NT-08 B1b']);
      expect([t.power('A1f'), t.rest('A1f')]).toEqual([6, 1]);
      t.A('playTech OP-09').A('zone A1b');
      expect(triggered(t)).toEqual(['trigger A LD-07 A1L', 'trigger B NT-08 B1b']);
      expect([t.power('A1b'), t.rest('A1b')]).toEqual([4, 1]);
      const moving = given({ ...yard, A2f: 'NT-02' });
      moving.A('move A2f A1f');
      expect([triggered(moving), moving.power('A1f')]).toEqual([[], 3]);
    },
  );

  scenario(
    '[LN-TRIG-13] [On Land Placed] triggers when a land is played, but not when it changes land zones',
    ({ given }) => {
      const t = given({ A1f: 'BA-06', A1L: 'LD-01', B1f: 'NT-05', A: { hand: 'LD-10' } });
      t.A('playLand LD-10').A('zone A2L'); // a Base land
      t.A('orderTrigger 0').A('optional yes'); // and Ferrocrete Bunker moves to A3L
      expect([t.at('A3L'), t.hand('A'), t.hand('B')]).toEqual(['LD-01', [FILLER], []]); // drew for one land
    },
  );
});

scenario('[LN-R-60] [LN-R-33] any number of triggers can be ordered', ({ given }) => {
  const t = given({ A1f: `NT-01 ${'+MD-07 '.repeat(70)}`, A: { hand: 'OP-08' } });
  t.A('playTech OP-08').A('target A1f');
  expect([t.asked, t.legal('A').length, t.legal('A').at(-1)]).toEqual([
    'A orderTrigger',
    70,
    'orderTrigger 69',
  ]);
  t.A('orderTrigger 69');
  expect([t.asked, t.legal('A').length]).toEqual(['A orderTrigger', 69]);
});
