import { describe, expect } from 'vitest';
import { FILLER, scenario, type Given, type Scene } from './given.ts';
import { only } from './story.ts';

const triggered = (t: Scene): string[] => only(t.events, 'trigger');

describe('how often', () => {
  scenario('[LN-R-79] [Main] with [Rest] can be used as long as you can pay', ({ given }) => {
    const t = given({ A1b: 'LB-06', B1f: 'HV-01', B1b: 'HV-05', A: { hand: 'OP-12' } });
    t.A('activate A1b 0').A('target B1f');
    expect(t.refusal('A', 'activate A1b 0')).toBe('LN-R-73'); // resting
    t.A('playTech OP-12'); // ready again
    t.A('activate A1b 0');
    expect(t.graveyard('B')).toEqual(['HV-01', 'HV-05']);
  });

  scenario(
    '[LN-R-79] [Main] without [Rest] works on turn 1, but only once with "once per turn"',
    ({ given }) => {
      const t = given({ A1f: 'VG-01 r2', A1L: 'LD-03', A2L: 'LD-03', A2f: 'VG-02' }, { turn: 1 });
      t.A('activate A1L 0');
      expect(t.at('A1b')).toBe('VG-01');
      expect(t.refusal('A', 'activate A1L 0')).toBe('LN-R-79');
      t.A('activate A2L 0'); // another card, its own limit
      expect(t.at('A2b')).toBe('VG-02');
      t.A('pass').B('pass');
      t.A('activate A1L 0');
      expect(t.at('A1f')).toBe('VG-01');
    },
  );

  scenario('[LN-R-79] "once per turn" resets on every turn of either player', ({ given }) => {
    const t = given({
      A1f: 'NT-05',
      A1L: 'LD-01',
      A2L: 'LD-01',
      B1L: 'LD-02',
      B2L: 'LD-02',
      A: { hand: 'OP-07 OP-07' },
      B: { hand: 'OP-07' },
    });
    t.A('playTech OP-07').A('target A1L');
    expect(triggered(t)).toEqual(['trigger A NT-05 A1f']);
    t.A('playTech OP-07').A('target A2L');
    expect(triggered(t)).toEqual([]); // used this turn
    t.A('pass').B('playTech OP-07').B('target B1L');
    expect(triggered(t)).toEqual(['trigger A NT-05 A1f']); // a new turn
  });

  scenario('[LN-R-79] each card object and each effect has its own limit', ({ given }) => {
    const t = given({ A1f: 'NT-05', A2f: 'NT-05', A1L: 'LD-01', A: { hand: 'OP-07' } });
    t.A('playTech OP-07').A('orderTrigger 0');
    expect(t.hand('A')).toEqual([FILLER, FILLER, FILLER]); // the tech and both prospectors
  });

  scenario('[LN-R-79] Duelist Kite is readied by one victory per turn', ({ given }) => {
    const t = given({ A1f: 'VG-04', B1f: 'HV-05', B1b: 'HV-05' });
    t.A('attack A1f');
    expect(t.rest('A1f')).toBe(0);
    t.A('attack A1f');
    expect([triggered(t), t.rest('A1f'), t.graveyard('B')]).toEqual([[], 2, ['HV-05', 'HV-05']]);
  });

  scenario('[LN-R-79] [LN-R-41] a card that comes back is a new object with fresh uses', ({ given }) => {
    const t = given({
      A1f: 'BA-06',
      A: { hand: 'LD-01 LD-03 LD-04 OP-08 OP-09', deck: 'VG-01 VG-02 VG-03' },
    });
    t.A('playLand LD-01').A('zone A1L').A('playLand LD-03').A('zone A2L');
    expect(t.hand('A')).toEqual(['LD-04', 'OP-08', 'OP-09', 'VG-01']); // drew for the first Base land only
    t.A('playTech OP-08').A('target A1f').A('playTech OP-09').A('zone A1f').A('playLand LD-04');
    expect(t.hand('A')).toEqual(['VG-01', 'VG-02']);
  });

  scenario('[LN-R-79] an effect without a limit works every time it triggers', ({ given }) => {
    const t = given({ A1b: 'HV-03', A: { hand: 'HV-05 HV-05' } });
    t.A('playUnit HV-05').A('zone A1f').A('playUnit HV-05').A('zone A2f');
    expect(triggered(t)).toEqual(['trigger A HV-03 A1b']);
    expect([t.power('A1f'), t.power('A2f')]).toEqual([5, 5]);
  });

  scenario('[LN-R-79] declining a "?" does not use it up: it asks again next time', ({ given }) => {
    const t = given({ A1f: 'VG-08', A1b: 'LB-01', B1f: 'HV-05', B1b: 'HV-05', A: { hand: 'OP-12' } });
    t.A('attack A1f').A('optional no').A('playTech OP-12').A('attack A1f');
    expect(t.asked).toBe('A optional');
    t.A('optional yes');
    expect(t.hand('A')).toEqual([FILLER]);
  });
});

describe('the safety net', () => {
  /** Two deaths for two Bone Pickers: four triggers, with this many resolved before in the same action. */
  const brink = (given: Given, before: number): Scene => {
    const t = given({ A1f: 'SV-04', A2f: 'NT-01', B1f: 'SV-04', B2f: 'NT-01' });
    t.state.resolutions = before;
    return t.A('attack A2f');
  };

  scenario(
    '[LN-R-82] the 256th trigger of an action resolves, later ones are dropped and the log says so',
    ({ given }) => {
      const t = brink(given, 253);
      expect([t.power('A1f'), t.power('B1f')]).toEqual([5, 4]);
      expect(t.events.filter(({ clause }) => clause === 'LN-R-82')).toEqual([
        { type: 'stopped', clause: 'LN-R-82', seat: 1 },
      ]);
      expect([t.asked, t.state.resolutions]).toEqual(['A main', 0]); // the next action counts from zero
    },
  );

  scenario('[LN-R-82] several dropped triggers are logged once', ({ given }) => {
    const t = brink(given, 254);
    expect([t.power('A1f'), t.power('B1f')]).toEqual([5, 3]);
    expect(only(t.events, 'stopped')).toEqual(['stopped B']);
  });

  scenario('[LN-R-82] with exactly 256 triggers, none is dropped', ({ given }) => {
    const t = brink(given, 252);
    expect([t.power('A1f'), t.power('B1f')]).toEqual([5, 5]);
    expect(only(t.events, 'stopped')).toEqual([]);
  });
});
