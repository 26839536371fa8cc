import { describe, expect } from 'vitest';
import { FILLER, scenario } from './given.ts';
import { only, story } from './story.ts';

describe('destroying, returning, resting, readying', () => {
  scenario(
    '[LN-R-71] destroyed units die together, with their equips, under the clause of the effect',
    ({ given }) => {
      const t = given({ B1f: 'NT-02 +A:MD-06 +MD-01 r2', A: { hand: 'OP-08' }, A1f: 'NT-01' });
      t.A('playTech OP-08').A('target A1f');
      expect(t.events).toContainEqual({
        type: 'died',
        clause: 'LN-FX-8',
        seat: 0,
        card: 'NT-01',
        zone: 'A1f',
      });
      expect(t.events).toContainEqual({
        type: 'died',
        clause: 'LN-R-71',
        seat: 1,
        card: 'NT-02',
        zone: 'B1f',
      });
      expect([t.trash('A'), t.trash('B')]).toEqual([['MD-06', 'OP-08'], ['MD-01']]);
      expect([t.at('B1f'), t.rest('B1f')]).toEqual([null, 0]);
    },
  );

  scenario('[LN-R-30] a destroyed land goes to its owner’s trash, whoever destroys it', ({ given }) => {
    const t = given({ B2L: 'LD-01', A1L: 'LD-02', A: { hand: 'OP-07' } });
    t.A('playTech OP-07');
    expect(t.legal('A')).toEqual(['target A1L', 'target B2L']);
    t.A('target B2L');
    expect(t.events[0]).toEqual({ type: 'trashed', clause: 'LN-R-30', seat: 1, card: 'LD-01', zone: 'B2L' });
    expect([t.trash('B'), t.trash('A')]).toEqual([['LD-01'], ['OP-07']]);
    expect(t.at('A1L')).toBe('LD-02');
  });

  scenario(
    '[LN-R-85] Mine Belt destroys an attacker of effective power 4 and leaves one of 5',
    ({ given }) => {
      const four = given({ A1f: 'NT-01', B1L: 'LD-06' });
      four.A('attack A1f');
      expect([four.graveyard('A'), four.trash('B'), four.protection('B').length]).toEqual([
        ['NT-01'],
        ['LD-06'],
        3,
      ]);
      const five = given({ A1f: 'VG-01', B1L: 'LD-06' });
      five.A('attack A1f');
      expect([five.graveyard('A'), five.trash('B'), five.protection('B').length]).toEqual([[], ['LD-06'], 2]);
      const weakened = given({ A1f: 'VG-01 +B:MD-06', B1L: 'LD-06' });
      weakened.A('attack A1f');
      expect(weakened.graveyard('A')).toEqual(['VG-01']); // printed 5, effective 3
    },
  );

  scenario(
    '[LN-R-85] Barrage Walker reaches effective power 2 in the facing lane and the lanes next to it',
    ({ given }) => {
      const t = given({ A1b: 'LB-06', B1f: 'HV-01', B2b: 'SV-01', B3f: 'HV-01', B1b: 'VG-08', B2f: 'NT-02' });
      t.A('activate A1b 0');
      expect(t.legal('A')).toEqual(['target B1f', 'target B1b', 'target B2b']); // power 2, 2 and 2
      t.A('target B2b');
      expect(t.graveyard('B')).toEqual(['SV-01']);
      expect(t.rest('A1b')).toBe(2);
      const middle = given({ A2b: 'LB-06', B1f: 'HV-01', B3f: 'HV-01' });
      middle.A('activate A2b 0');
      expect(middle.legal('A')).toEqual(['target B1f', 'target B3f']);
    },
  );

  scenario(
    '[LN-FX-10] Tractor Recall returns an enemy unit, which loses its equips and has not died',
    ({ given }) => {
      const t = given({ A1f: 'SV-04', B1f: 'SV-01 r2 +MD-01', A: { hand: 'OP-02' } });
      t.A('playTech OP-02');
      expect(t.events).toContainEqual({
        type: 'bounced',
        clause: 'LN-FX-10',
        seat: 1,
        card: 'SV-01',
        zone: 'B1f',
      });
      expect([t.hand('B'), t.trash('B'), t.graveyard('B')]).toEqual([['SV-01'], ['MD-01'], []]);
      expect(only(t.events, 'trigger')).toEqual([]);
      expect(t.rest('B1f')).toBe(0);
    },
  );

  scenario('[LN-R-17] [Rest] from an effect does not shorten a longer rest', ({ given }) => {
    const t = given({ B1f: 'NT-01 r1', B2f: 'NT-01 r4', A: { hand: 'OP-04' } });
    t.A('playTech OP-04').A('target B1f').A('target B2f');
    expect(only(t.events, 'rested')).toEqual(['rested NT-01 B1f 2', 'rested NT-01 B2f 2']);
    expect(t.events[0]?.clause).toBe('LN-R-17');
    expect([t.rest('B1f'), t.rest('B2f')]).toEqual([2, 4]);
  });

  scenario('[LN-R-20] Second Wind readies only one of your own resting units', ({ given }) => {
    const t = given({
      A1f: 'NT-01 r2',
      A2f: 'NT-01',
      A3b: 'NT-01 r1',
      B1f: 'NT-01 r2',
      A: { hand: 'OP-12' },
    });
    t.A('playTech OP-12');
    expect(t.legal('A')).toEqual(['target A1f', 'target A3b']);
    t.A('target A1f');
    expect(t.events[0]).toEqual({ type: 'readied', clause: 'LN-R-20', card: 'NT-01', zone: 'A1f' });
    expect([t.rest('A1f'), t.rest('A3b'), t.rest('B1f')]).toEqual([0, 1, 2]);
    const none = given({ A1f: 'NT-01', B1f: 'NT-01 r2', A: { hand: 'OP-12' } });
    none.A('playTech OP-12');
    expect(none.rest('B1f')).toBe(2);
    expect(only(none.events, 'readied')).toEqual([]);
  });
});

describe('changing power', () => {
  scenario('[LN-R-77] a power change has a source, an amount and a duration', ({ given }) => {
    const t = given({ A1f: 'NT-01', A: { hand: 'OP-05' } });
    t.A('playTech OP-05');
    expect(t.events).toContainEqual({
      type: 'power',
      clause: 'LN-R-77',
      card: 'NT-01',
      zone: 'A1f',
      by: 'OP-05',
      amount: 3,
      until: 'turn',
    });
    expect(t.view('table').board[0]?.changes).toEqual([{ by: 'OP-05', amount: 3, until: 'turn', seat: 0 }]);
  });

  scenario('[LN-R-77] Brace Order lasts through the enemy turn, until your next turn starts', ({ given }) => {
    const t = given({ A1f: 'NT-01', A2b: 'NT-01', B1f: 'NT-01', A: { hand: 'OP-17' } });
    t.A('playTech OP-17');
    const powers = (): number[] => [t.power('A1f'), t.power('A2b'), t.power('B1f')];
    expect(powers()).toEqual([6, 3, 4]); // frontline units of yours only
    t.A('pass');
    expect(powers()).toEqual([6, 3, 4]);
    t.B('pass');
    expect(powers()).toEqual([4, 3, 4]);
  });

  scenario('[LN-FX-10] Suppressive Salvo weakens every enemy frontline unit and nobody else', ({ given }) => {
    const t = given({ A1f: 'NT-01', B1f: 'NT-01', B2f: 'NT-01', B3b: 'NT-01', A: { hand: 'OP-14' } });
    t.A('playTech OP-14');
    expect(['A1f', 'B1f', 'B2f', 'B3b'].map((zone) => t.power(zone))).toEqual([4, 2, 2, 3]);
  });

  scenario('[LN-FX-10] Disarm Code disarms a unit, then weakens the same unit', ({ given }) => {
    const t = given({ B1f: 'NT-01 +MD-01 +A:MD-06', B2f: 'NT-01 +MD-02', A: { hand: 'OP-16' } });
    t.A('playTech OP-16').A('target B1f');
    expect([t.equips('B1f'), t.equips('B2f')]).toEqual([[], ['MD-02']]);
    expect([t.trash('B'), t.trash('A')]).toEqual([['MD-01'], ['MD-06', 'OP-16']]);
    expect([t.power('B1f'), t.power('B2f')]).toEqual([2, 4]);
    const only = given({ B1f: 'NT-01 +MD-01', A: { hand: 'OP-16' } });
    only.A('playTech OP-16'); // one unit: no question
    expect([only.equips('B1f'), only.power('B1f')]).toEqual([[], 2]);
  });
});

describe('a ward', () => {
  const cloaked = 'NT-01 +MD-09'; // power 5

  scenario(
    '[LN-R-87] effects of enemy cards do not destroy, return, rest, weaken or disarm the unit',
    ({ given }) => {
      const untouched = (tech: string, ...answers: string[]): string[] => {
        const t = given({ A1f: 'NT-02', B1f: cloaked, A: { hand: tech } });
        t.A(`playTech ${tech}`);
        for (const answer of answers) t.A(answer);
        expect([t.at('B1f'), t.power('B1f'), t.rest('B1f'), t.equips('B1f')]).toEqual([
          'NT-01',
          5,
          0,
          ['MD-09'],
        ]);
        return only(t.events, 'warded', 'drew');
      };
      expect(untouched('OP-02')).toEqual(['warded NT-01 B1f']);
      expect(untouched('OP-04', 'target B1f')).toEqual(['warded NT-01 B1f', `drew A ${FILLER}`]);
      expect(untouched('OP-08', 'target A1f')).toEqual(['warded NT-01 B1f']);
      expect(untouched('OP-14')).toEqual(['warded NT-01 B1f']);
      expect(untouched('OP-16')).toEqual(['warded NT-01 B1f', 'warded NT-01 B1f']);
    },
  );

  scenario('[LN-R-87] the log names the ward, and effects of its own side work', ({ given }) => {
    const t = given({ B1f: cloaked, A: { hand: 'OP-02' } });
    t.A('playTech OP-02');
    expect(t.events).toContainEqual({ type: 'warded', clause: 'LN-R-87', card: 'NT-01', zone: 'B1f' });
    const own = given({ A1f: 'PH-08 +MD-09', B1f: 'HV-05' });
    own.A('attack A1f');
    expect(own.power('A1f')).toBe(5); // 6 + 1, and Burnout Frame weakens itself by 2
    const ready = given({ A1f: 'NT-01 r2 +MD-09', A: { hand: 'OP-12 OP-08' } });
    ready.A('playTech OP-12');
    expect(ready.rest('A1f')).toBe(0);
    ready.A('playTech OP-08').A('target A1f');
    expect(ready.graveyard('A')).toEqual(['NT-01']);
  });
});

describe('moving and exchanging', () => {
  scenario(
    '[LN-R-28] Flank Order moves each unit in the order chosen, the first out of the way',
    ({ given }) => {
      const t = given({ A1f: 'VG-01', A1b: 'VG-03', A2f: 'VG-02', A: { hand: 'OP-06' } });
      t.A('playTech OP-06').A('target A2f').A('target A1f');
      expect(t.asked).toBe('A moveTo');
      expect(t.legal('A')).toEqual(['moveTo A3f', 'moveTo A2b']);
      expect(t.refusal('A', 'moveTo A1f')).toBe('LN-R-28'); // taken
      expect(t.refusal('A', 'moveTo A3b')).toBe('LN-R-28'); // not adjacent
      expect(t.refusal('A', { kind: 'moveTo', zone: 'B2f' })).toBe('LN-R-28');
      expect(t.refusal('A', { kind: 'moveTo', zone: 'A2L' })).toBe('LN-R-28');
      expect(t.refusal('A', { kind: 'moveTo', zone: 'nowhere' })).toBe('LN-R-28');
      t.A('moveTo A3f'); // now A2f is free, the only zone for the other
      expect(story(t.events)).toEqual([
        'moved VG-02 A2f A3f',
        'moved VG-01 A1f A2f',
        `drew A ${FILLER}`,
        'trashed A OP-06',
      ]);
      expect(t.events[0]?.clause).toBe('LN-R-28');
      expect([t.rest('A3f'), t.rest('A2f')]).toEqual([0, 0]);
    },
  );

  scenario(
    '[LN-R-28] [LN-FX-11] a unit that is anchored or has nowhere to go stays, and the draw still happens',
    ({ given }) => {
      const t = given({ A1f: 'VG-01', A2f: 'VG-02 +MD-10', A1b: 'VG-03', A: { hand: 'OP-06' } });
      t.A('playTech OP-06').A('target A1f').A('target A2f');
      expect(t.asked).toBe('A main');
      expect([t.at('A1f'), t.at('A2f'), t.hand('A')]).toEqual(['VG-01', 'VG-02', [FILLER]]);
    },
  );

  scenario('[LN-R-28] Blink Frame goes to any empty unit zone of its side', ({ given }) => {
    const t = given({ A1f: 'PH-06 r1', A2f: 'NT-01' }, { at: 'turn' });
    t.A('optional yes');
    expect(t.legal('A')).toEqual(['moveTo A3f', 'moveTo A1b', 'moveTo A2b', 'moveTo A3b']);
    t.A('moveTo A3b');
    expect([t.at('A1f'), t.at('A3b'), t.rest('A3b'), t.rest('A1f')]).toEqual([null, 'PH-06', 1, 0]);
  });

  scenario(
    '[LN-R-39] Crawler Rails moves another land to an empty land zone; nothing triggers',
    ({ given }) => {
      const t = given({ A1L: 'LD-05', A1f: 'NT-05', B1L: 'LD-01', A: { hand: 'LD-10' } });
      t.A('playLand LD-10').A('zone A3L').A('optional yes');
      expect(story(t.events)).toEqual(['trigger A LD-10 A3L', 'moved LD-05 A1L A2L']);
      expect(t.events[1]?.clause).toBe('LN-R-39');
      expect([t.at('A1L'), t.at('A2L'), t.at('A3L'), t.hand('A')]).toEqual([null, 'LD-05', 'LD-10', []]);
    },
  );

  scenario('[LN-R-39] Crawler Rails may leave the other land where it is', ({ given }) => {
    const two = given({ A1L: 'LD-01', A: { hand: 'LD-10' } });
    two.A('playLand LD-10').A('zone A2L').A('optional no');
    expect(two.at('A1L')).toBe('LD-01');
  });

  scenario('[LN-R-93] Drydock Lift exchanges front and back with rest and equips', ({ given }) => {
    const t = given({ A2f: 'VG-01 r2 +MD-01', A2b: 'LB-01', A1f: 'NT-01', A2L: 'LD-03', B2f: 'NT-01' });
    t.A('activate A2L 0');
    expect(story(t.events)).toEqual(['trigger A LD-03 A2L', 'moved VG-01 A2f A2b', 'moved LB-01 A2b A2f']);
    expect(t.clauses).toEqual(['LN-MAIN-8', 'LN-R-93', 'LN-R-93']);
    expect([t.at('A2f'), t.at('A2b'), t.rest('A2f'), t.rest('A2b')]).toEqual(['LB-01', 'VG-01', 0, 2]);
    expect([t.equips('A2b'), t.power('A2b'), t.at('A1f'), t.at('B2f')]).toEqual([
      ['MD-01'],
      1,
      'NT-01',
      'NT-01',
    ]);
  });

  scenario('[LN-R-93] one unit is enough; without one, nothing happens', ({ given }) => {
    const front = given({ A1f: 'VG-01', A1L: 'LD-03' });
    front.A('activate A1L 0');
    expect([front.at('A1f'), front.at('A1b')]).toEqual([null, 'VG-01']);
    const back = given({ A1b: 'VG-01', A1L: 'LD-03' });
    back.A('activate A1L 0');
    expect([back.at('A1f'), back.at('A1b')]).toEqual(['VG-01', null]);
    const none = given({ A2f: 'VG-01', A1L: 'LD-03' });
    none.A('activate A1L 0');
    expect([story(none.events), none.at('A2f')]).toEqual([['trigger A LD-03 A1L'], 'VG-01']);
  });

  scenario('[LN-R-88] an anchored unit in either row stops the exchange', ({ given }) => {
    for (const [front, back] of [
      ['VG-01 +MD-10', 'LB-01'],
      ['VG-01', 'LB-01 +MD-10'],
    ]) {
      const t = given({ A1f: front, A1b: back, A1L: 'LD-03' });
      t.A('activate A1L 0');
      expect([t.at('A1f'), t.at('A1b'), only(t.events, 'moved')]).toEqual(['VG-01', 'LB-01', []]);
    }
    const elsewhere = given({ A1f: 'VG-01', A2f: 'LB-01 +MD-10', A1L: 'LD-03' });
    elsewhere.A('activate A1L 0');
    expect(elsewhere.at('A1b')).toBe('VG-01');
  });
});
