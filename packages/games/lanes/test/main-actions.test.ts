import { describe, expect } from 'vitest';
import { isAction, scenario, type Scene } from './given.ts';

const kinds = (t: Scene, kind: string): string[] => t.legal('A').filter((action) => action.startsWith(kind));

describe('the attack action', () => {
  scenario('[LN-MAIN-6] an attack costs the attacker [Rest] 2', ({ given }) => {
    const t = given({ A1f: 'VG-01', A2f: 'NT-01' });
    t.A('attack A1f');
    expect(t.events.slice(0, 2)).toEqual([
      { type: 'attacked', clause: 'LN-MAIN-6', seat: 0, card: 'VG-01', zone: 'A1f' },
      { type: 'rested', clause: 'LN-ATK-2', card: 'VG-01', zone: 'A1f', n: 2 },
    ]);
    expect([t.rest('A1f'), t.rest('A2f'), t.asked]).toEqual([2, 0, 'A main']);
    expect(t.refusal('A', 'attack A1f')).toBe('LN-R-18');
  });

  scenario('[LN-MAIN-6] only your own units on the board can attack', ({ given }) => {
    const t = given({ A1f: 'NT-01', A1L: 'LD-01', B1f: 'NT-01', A: { hand: 'VG-01' } });
    for (const unit of ['B1f', 'A2f', 'A1L', 'A9f', '']) {
      expect(t.reason('A', { kind: 'attack', unit })).toBe(
        'LN-ATK-1 Choose one of your own units on the board.',
      );
    }
  });

  scenario('[LN-R-29] a unit can attack from the backline, even with another unit in front', ({ given }) => {
    const t = given({ A1f: 'NT-01', A1b: 'LB-01', A2b: 'LB-01', B1f: 'NT-01' });
    expect(kinds(t, 'attack')).toEqual(['attack A1f', 'attack A1b', 'attack A2b']);
    t.A('attack A1b').A('attack A2b');
    expect([t.graveyard('B'), t.protection('B')]).toEqual([['NT-01'], ['NT-02', 'NT-02']]);
    expect([t.at('A1f'), t.rest('A1f'), t.rest('A1b')]).toEqual(['NT-01', 0, 2]);
  });

  scenario('[LN-MAIN-6] a unit’s text can forbid attacks', ({ given }) => {
    const t = given({ A1f: 'BA-01', A2f: 'NT-01' });
    expect(kinds(t, 'attack')).toEqual(['attack A2f']);
    expect(t.reason('A', { kind: 'attack', unit: 'A1f' })).toBe(
      'LN-FX-12 This unit can’t attack: its text says so.',
    );
  });

  scenario('[LN-G-20] [LN-R-15] on turn 1, everything but attacks is legal', ({ given }) => {
    const t = given({ A1f: 'VG-01', A2L: 'LD-03', A: { hand: 'NT-01 LD-01 OP-05 MD-01' } }, { turn: 1 });
    expect(t.legal('A')).toEqual([
      'playUnit NT-01',
      'playLand LD-01',
      'playTech OP-05',
      'equip MD-01 A1f',
      'move A1f A2f',
      'move A1f A1b',
      'activate A2L 0',
      'pass',
    ]);
    expect(t.reason('A', { kind: 'attack', unit: 'A1f' })).toBe(
      'LN-R-15 No attacks on turn 1: you can attack from turn 3 on.',
    );
  });

  scenario('[LN-G-20] [LN-R-15] [LN-R-16] on turn 2, a new unit can attack', ({ given }) => {
    const t = given({ B: { hand: 'VG-01' } }, { turn: 2, active: 'B' });
    t.B('playUnit VG-01').B('zone B1f').B('attack B1f');
    expect(t.protection('A')).toHaveLength(2);
  });

  scenario('[LN-R-15] the option firstTurnAttacks lifts the ban', ({ given }) => {
    const t = given({ A1f: 'VG-01' }, { turn: 1, firstTurnAttacks: true });
    t.A('attack A1f');
    expect(t.protection('B')).toHaveLength(2);
  });

  scenario('attempts include all of the player’s units, ready or not', ({ given }) => {
    const t = given({ A1f: 'NT-01', A2b: 'NT-01 r1', B1f: 'NT-01' });
    expect(
      t
        .attempts('A')
        .filter((action) => action.startsWith('attack'))
        .sort(),
    ).toEqual(['attack A1f', 'attack A2b']);
  });
});

describe('rest', () => {
  scenario('[LN-R-17] counters drop by 1 at the end of every turn of either player', ({ given }) => {
    const t = given({ A1f: 'VG-05', A2f: 'VG-01', B3f: 'NT-01 r1' }, { turn: 3 });
    t.A('attack A1f').A('attack A2f');
    expect([t.rest('A1f'), t.rest('A2f'), t.rest('B3f')]).toEqual([4, 2, 1]);
    t.A('pass');
    expect([t.rest('A1f'), t.rest('A2f'), t.rest('B3f')]).toEqual([3, 1, 0]);
    t.B('pass');
    expect([t.rest('A1f'), t.rest('A2f'), t.rest('B3f')]).toEqual([2, 0, 0]);
    expect(kinds(t, 'attack')).toEqual(['attack A2f']);
    t.A('pass').B('pass');
    expect(kinds(t, 'attack')).toEqual(['attack A1f', 'attack A2f']);
  });

  scenario('[LN-R-17] counters drop after the [End of Turn] triggers', ({ given }) => {
    const t = given({ A1f: 'NT-01', A1L: 'LD-12', A: { hand: 'NT-02', revealed: 'VG-01' } });
    t.A('attack A1f').A('pass');
    expect([t.asked, t.rest('A1f')]).toEqual(['A optional', 2]);
    t.A('optional no');
    expect([t.asked, t.rest('A1f')]).toEqual(['B main', 1]);
  });

  scenario('[LN-R-17] [LN-R-19] a longer rest replaces a shorter one', ({ given }) => {
    const t = given({ B1f: 'NT-01 r1', B2f: 'NT-01 r2', A: { hand: 'OP-04' } });
    t.A('playTech OP-04').A('target B1f').A('target B2f');
    expect([t.rest('B1f'), t.rest('B2f')]).toEqual([2, 2]);
  });

  scenario('[LN-R-19] a shorter rest changes nothing', ({ given }) => {
    const t = given({ B1f: 'NT-01 r3', A: { hand: 'PH-05' } });
    t.A('playUnit PH-05').A('zone A1f');
    expect(t.rest('B1f')).toBe(3);
  });

  scenario(
    '[LN-R-18] a resting unit can’t pay [Rest]: no attack, no move, no [Main] with [Rest]',
    ({ given }) => {
      const t = given({ A1f: 'LB-06 r1' });
      expect(t.legal('A')).toEqual(['pass']);
      expect(t.reason('A', { kind: 'attack', unit: 'A1f' })).toBe(
        'LN-R-18 This unit is resting: it can’t pay [Rest] until its rest counter is 0.',
      );
      expect(t.refusal('A', 'move A1f A2f')).toBe('LN-R-18');
      expect(t.reason('A', { kind: 'activate', zone: 'A1f', effect: 0 })).toBe(
        'LN-R-73 You can’t pay for this effect.',
      );
    },
  );

  scenario(
    '[LN-R-18] a resting unit defends with its power, triggers and continuous effects',
    ({ given }) => {
      const t = given({ A1f: 'NT-02', B1f: 'VG-04 r2', B2f: 'VG-06 r2' });
      expect(t.power('B1f')).toBe(5);
      t.A('attack A1f');
      expect(t.graveyard('A')).toEqual(['NT-02']);
      expect(t.rest('B1f')).toBe(0); // [On Combat Victory]
    },
  );

  scenario('[LN-R-20] readying a unit sets its counter to 0', ({ given }) => {
    const t = given({
      A1f: 'VG-05 r4',
      A2f: 'NT-01 r1',
      A3f: 'NT-01',
      B1f: 'NT-01 r2',
      A: { hand: 'OP-12' },
    });
    t.A('playTech OP-12');
    expect(t.legal('A')).toEqual(['target A1f', 'target A2f']);
    t.A('target A1f');
    expect(t.events[0]).toEqual({ type: 'readied', clause: 'LN-R-20', card: 'VG-05', zone: 'A1f' });
    expect([t.rest('A1f'), t.rest('A2f')]).toEqual([0, 1]);
    t.A('attack A1f');
    expect(t.rest('A1f')).toBe(4);
  });

  scenario('[LN-R-20] lands never rest: an effect that rests offers only units', ({ given }) => {
    const t = given({ B1L: 'LD-03', B1f: 'NT-01', B2b: 'NT-01 +MD-01', A: { hand: 'OP-04' } });
    t.A('playTech OP-04');
    expect(t.legal('A')).toEqual(['target B1f', 'target B2b', 'stop']);
    t.A('stop');
  });
});

describe('[Main] effects', () => {
  scenario('[LN-MAIN-8] you can use the [Main] effects of your units and lands', ({ given }) => {
    const t = given({ A1f: 'LB-06', A2L: 'LD-03', A2f: 'NT-01', B1f: 'PH-04', B2L: 'LD-03', B3f: 'HV-02' });
    expect(kinds(t, 'activate')).toEqual(['activate A1f 0', 'activate A2L 0']);
    t.A('activate A1f 0');
    expect(t.events.slice(0, 2)).toEqual([
      { type: 'trigger', clause: 'LN-MAIN-8', seat: 0, card: 'LB-06', effect: 0, zone: 'A1f' },
      { type: 'rested', clause: 'LN-R-17', card: 'LB-06', zone: 'A1f', n: 2 },
    ]);
    expect([t.rest('A1f'), t.at('B1f'), t.at('B3f')]).toEqual([2, 'PH-04', 'HV-02']);
  });

  scenario('[LN-MAIN-8] Barrage Walker: power 2 or less, in the facing lane or next to it', ({ given }) => {
    const t = given({ A1b: 'LB-06', B1f: 'HV-01', B2b: 'PH-04', B2f: 'PH-04', B3f: 'HV-01', A2f: 'HV-01' });
    t.A('activate A1b 0');
    expect(t.legal('A')).toEqual(['target B1f', 'target B2b']);
    for (const zone of ['B2f', 'B3f', 'A2f'])
      expect(t.refusal('A', { kind: 'target', zone })).toBe('LN-R-74');
    t.A('target B2b');
    expect([t.graveyard('B'), t.rest('A1b')]).toEqual([['PH-04'], 2]);
  });

  scenario('[LN-MAIN-8] other [Main] effects are refused', ({ given }) => {
    const t = given({ A1f: 'NT-01', A2f: 'LB-06', A1L: 'LD-01', B1L: 'LD-03', B1f: 'LB-06' });
    const refused = 'LN-MAIN-8 Choose a [Main] effect of one of your units or lands.';
    for (const zone of ['A1f', 'A1L', 'A3f', 'B1L', 'B1f']) {
      expect(t.reason('A', { kind: 'activate', zone, effect: 0 })).toBe(refused);
    }
    expect(t.reason('A', { kind: 'activate', zone: 'A2f', effect: 1 })).toBe(refused);
    for (const zone of ['A9f', '']) expect(isAction({ kind: 'activate', zone, effect: 0 })).toBe(false);
    for (const effect of [-1, 0.5]) expect(isAction({ kind: 'activate', zone: 'A2f', effect })).toBe(false);
  });

  // No published equip has a [Main] effect, but those of a content file may: here, cards of another kind are attached.
  scenario('[LN-R-33] [LN-MAIN-8] a unit can have any number of [Main] effects', ({ given }) => {
    const t = given({ A1f: `LB-06${' +LB-06'.repeat(17)} +LD-03`, B1f: 'HV-01', B2f: 'HV-01' });
    expect(kinds(t, 'activate')).toEqual(Array.from({ length: 19 }, (_, i) => `activate A1f ${18 - i}`));
    expect(t.refusal('A', { kind: 'activate', zone: 'A1f', effect: 19 })).toBe('LN-MAIN-8');
    t.A('activate A1f 17').A('target B1f');
    expect([t.graveyard('B'), t.rest('A1f')]).toEqual([['HV-01'], 2]);
    expect(kinds(t, 'activate')).toEqual(['activate A1f 18']); // the others can't be paid for now
  });

  scenario('[LN-R-79] you can use an effect as often as you can pay', ({ given }) => {
    const t = given({ A1f: 'LB-06', B1f: 'HV-01', B2f: 'HV-01', A: { hand: 'OP-12' } });
    t.A('activate A1f 0').A('target B1f').A('playTech OP-12').A('activate A1f 0');
    expect(t.graveyard('B')).toEqual(['HV-01', 'HV-01']);
  });

  scenario('[LN-R-79] once per turn means once for each card, and again next turn', ({ given }) => {
    const t = given({ A1L: 'LD-03', A2L: 'LD-03', A1f: 'NT-01 r2' });
    t.A('activate A1L 0');
    expect(t.at('A1b')).toBe('NT-01');
    expect(t.reason('A', { kind: 'activate', zone: 'A1L', effect: 0 })).toBe(
      'LN-R-79 Already used: this effect works once per turn.',
    );
    expect(kinds(t, 'activate')).toEqual(['activate A2L 0']);
    t.A('pass').B('pass');
    expect(kinds(t, 'activate')).toEqual(['activate A1L 0', 'activate A2L 0']);
  });

  scenario('[LN-R-79] once per turn counts on both players’ turns', ({ given }) => {
    const t = given({ A1f: 'VG-01', A2f: 'VG-01', A1b: 'NT-01', B1b: 'LB-05', B1f: 'BA-07' });
    t.A('attack A1b');
    expect(t.graveyard('A')).toEqual(['NT-01']);
    t.A('attack A1f');
    expect(t.events.filter(({ type }) => type === 'trigger')).toEqual([]);
    t.A('pass').B('pass').A('move A2f A1f').A('pass').B('pass').A('attack A1f');
    expect(t.events.filter(({ type }) => type === 'trigger')).toHaveLength(1);
  });

  scenario('[LN-R-79] [Main] effects work on turn 1', ({ given }) => {
    const t = given({ A1f: 'LB-06', B1f: 'HV-01' }, { turn: 1 });
    t.A('activate A1f 0');
    expect(t.graveyard('B')).toEqual(['HV-01']);
  });
});

describe('the cap on main actions', () => {
  scenario('[LN-R-82] after 100 main actions in a turn, the player can only pass', ({ given }) => {
    const hand = `${'OP-10 '.repeat(100)} NT-01 LD-01 MD-01 OP-10`;
    const t = given({ A1f: 'NT-01', A1L: 'LD-03', A: { hand }, B: { hand: 'NT-01' } });
    for (let i = 0; i < 99; i++) t.A('playTech OP-10');
    expect(t.legal('A')).toHaveLength(9);
    t.A('playTech OP-10');
    expect(t.legal('A')).toEqual(['pass']);
    const tooMany = 'LN-R-82 You have taken 100 main actions this turn: end your turn.';
    expect(t.reason('A', { kind: 'playUnit', card: 'NT-01' })).toBe(tooMany);
    expect(t.reason('A', { kind: 'playLand', card: 'LD-01' })).toBe(tooMany);
    expect(t.reason('A', { kind: 'playTech', card: 'OP-10' })).toBe(tooMany);
    expect(t.reason('A', { kind: 'equip', card: 'MD-01', unit: 'A1f' })).toBe(tooMany);
    expect(t.reason('A', { kind: 'attack', unit: 'A1f' })).toBe(tooMany);
    expect(t.reason('A', { kind: 'move', unit: 'A1f', zone: 'A2f' })).toBe(tooMany);
    expect(t.reason('A', { kind: 'activate', zone: 'A1L', effect: 0 })).toBe(tooMany);
    t.A('pass');
    expect(t.legal('B')).toContain('playUnit NT-01');
  });
});
