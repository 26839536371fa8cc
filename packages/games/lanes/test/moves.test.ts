import { describe, expect } from 'vitest';
import { scenario, type Scene } from './given.ts';

const moves = (t: Scene): string[] => t.legal('A').filter((action) => action.startsWith('move '));
const types = (t: Scene): string[] => t.events.map(({ type }) => type);

describe('the move action', () => {
  scenario('[LN-G-18] [LN-R-26] a unit moves to the side, forward or back, never diagonally', ({ given }) => {
    expect(moves(given({ A2f: 'NT-01' }))).toEqual(['move A2f A1f', 'move A2f A3f', 'move A2f A2b']);
    expect(moves(given({ A1f: 'VG-01', A1b: 'NT-01' }))).toEqual(['move A1f A2f', 'move A1b A2b']);
  });

  scenario(
    '[LN-R-26] a unit in a corner has two moves, one in the middle of the backline three',
    ({ given }) => {
      expect(moves(given({ A3b: 'NT-01' }))).toEqual(['move A3b A3f', 'move A3b A2b']);
      expect(moves(given({ A2b: 'NT-01' }))).toEqual(['move A2b A2f', 'move A2b A1b', 'move A2b A3b']);
    },
  );

  scenario('[LN-R-26] the land between frontline and backline does not separate them', ({ given }) => {
    const t = given({ A2f: 'NT-01', A2L: 'LD-01' });
    t.A('move A2f A2b');
    expect(t.at('A2b')).toBe('NT-01');
  });

  scenario('[LN-R-26] diagonal moves, wraparounds, enemy zones and land zones are refused', ({ given }) => {
    const t = given({ A1f: 'NT-01', B1f: 'NT-01' });
    expect(t.refusal('A', 'move A1f A2b')).toBe('LN-R-26');
    expect(t.refusal('A', 'move A1f A3f')).toBe('LN-R-26');
    for (const zone of ['A1f', 'B1b', 'B1f', 'A1L', 'A4f', '']) {
      expect(t.reason('A', { kind: 'move', unit: 'A1f', zone })).toBe(
        'LN-R-26 Too far: move to one of your zones directly next to, in front of or behind this one.',
      );
    }
    expect(t.at('A1f')).toBe('NT-01');
  });

  scenario('[LN-MAIN-7] [LN-R-27] a move costs [Rest] 2 and triggers nothing', ({ given }) => {
    const t = given({ A2f: 'NT-01' });
    t.A('move A2f A2b');
    expect(t.events).toEqual([
      { type: 'rested', clause: 'LN-MAIN-7', card: 'NT-01', zone: 'A2f', n: 2 },
      { type: 'moved', clause: 'LN-MAIN-7', card: 'NT-01', from: 'A2f', zone: 'A2b' },
    ]);
    expect([t.at('A2f'), t.rest('A2f')]).toEqual([null, 0]);
    expect([t.at('A2b'), t.rest('A2b'), t.power('A2b')]).toEqual(['NT-01', 2, 3]);
    expect(t.asked).toBe('A main');
    expect(t.refusal('A', 'move A2b A2f')).toBe('LN-R-18');
  });

  scenario('[LN-R-27] a move is not a summon, so arrival triggers do not see it', ({ given }) => {
    const t = given({ A2f: 'HV-05', A2b: 'HV-03', A1L: 'LD-07', B1f: 'NT-08' });
    t.A('move A2f A1f');
    expect(types(t)).toEqual(['rested', 'moved']);
    expect(t.power('A1f')).toBe(2);
  });

  scenario('[LN-R-27] [LN-MAIN-7] the destination must be empty, so units cannot swap', ({ given }) => {
    const t = given({ A1f: 'NT-01', A1b: 'NT-02', A2f: 'VG-01' });
    expect(moves(t)).toEqual(['move A2f A3f', 'move A2f A2b', 'move A1b A2b']);
    expect(t.refusal('A', 'move A1f A1b')).toBe('LN-R-27');
    expect(t.reason('A', { kind: 'move', unit: 'A1f', zone: 'A2f' })).toBe(
      'LN-R-27 That zone is occupied: move to an empty one.',
    );
  });

  scenario('[LN-MAIN-7] only your own units on the board can move', ({ given }) => {
    const t = given({ A1f: 'NT-01', A1L: 'LD-01', B2f: 'NT-01' });
    for (const unit of ['B2f', 'A2f', 'A1L', 'A7f', '']) {
      expect(t.reason('A', { kind: 'move', unit, zone: 'A2b' })).toBe(
        'LN-ATK-1 Choose one of your own units on the board.',
      );
    }
  });

  scenario('[LN-R-18] a resting unit can’t move', ({ given }) => {
    const t = given({ A1f: 'NT-01 r1' });
    expect(moves(t)).toEqual([]);
    expect(t.reason('A', { kind: 'move', unit: 'A1f', zone: 'A2f' })).toBe(
      'LN-R-18 This unit is resting: it can’t pay [Rest] until its rest counter is 0.',
    );
  });

  scenario('attempts include moving each of the player’s units to each of their unit zones', ({ given }) => {
    const t = given({ A1f: 'NT-01', A1b: 'NT-02 r1', B1f: 'VG-01' });
    expect(
      t
        .attempts('A')
        .filter((action) => action.startsWith('move'))
        .sort(),
    ).toEqual([
      ...['move A1b A1f', 'move A1b A2b', 'move A1b A2f', 'move A1b A3b', 'move A1b A3f'],
      ...['move A1f A1b', 'move A1f A2b', 'move A1f A2f', 'move A1f A3b', 'move A1f A3f'],
    ]);
  });
});

describe('Shade Runner', () => {
  scenario(
    '[LN-MAIN-7] needs no [Rest] for its first move action of a turn, but does for the second',
    ({ given }) => {
      const t = given({ A1f: 'PH-01' });
      t.A('move A1f A2f');
      expect(types(t)).toEqual(['moved']);
      expect(t.rest('A2f')).toBe(0);
      t.A('move A2f A3f');
      expect(types(t)).toEqual(['rested', 'moved']);
      expect(t.rest('A3f')).toBe(2);
      expect(t.refusal('A', 'move A3f A2f')).toBe('LN-R-18');
    },
  );

  scenario('[LN-R-79] each has its own free move, and a new one every turn', ({ given }) => {
    const t = given({ A1f: 'PH-01', A3f: 'PH-01' });
    t.A('move A1f A1b').A('move A3f A3b');
    expect([t.rest('A1b'), t.rest('A3b')]).toEqual([0, 0]);
    t.A('pass').B('pass').A('move A1b A1f');
    expect(t.rest('A1f')).toBe(0);
  });

  scenario('[LN-R-18] must be ready to move at all', ({ given }) => {
    expect(given({ A1f: 'PH-01 r1' }).refusal('A', 'move A1f A2f')).toBe('LN-R-18');
  });
});

describe('moves by effects', () => {
  const FLANK = { hand: 'OP-06', deck: 'VG-01' };

  scenario('[LN-R-28] [LN-R-18] an effect moves even a resting unit and costs no rest', ({ given }) => {
    const t = given({ A1f: 'NT-01 r1', A3f: 'NT-02', A: FLANK });
    t.A('playTech OP-06').A('target A1f').A('target A3f');
    expect(t.asked).toBe('A moveTo');
    expect(t.legal('A')).toEqual(['moveTo A2f', 'moveTo A1b']);
    t.A('moveTo A2f');
    expect(t.events).toEqual([
      { type: 'moved', clause: 'LN-R-28', card: 'NT-01', from: 'A1f', zone: 'A2f' },
      // the only empty zone next to A3f
      { type: 'moved', clause: 'LN-R-28', card: 'NT-02', from: 'A3f', zone: 'A3b' },
      { type: 'drew', clause: 'LN-ZONE-4', seat: 0, card: 'VG-01', secret: true },
      { type: 'trashed', clause: 'LN-TIME-15', seat: 0, card: 'OP-06', zone: null },
    ]);
    expect([t.rest('A2f'), t.rest('A3b')]).toEqual([1, 0]);
    expect(t.asked).toBe('A main');
  });

  scenario('[LN-R-28] an effect moves a unit to an adjacent empty zone on its own side', ({ given }) => {
    const t = given({ A2f: 'NT-01', A1f: 'NT-02', A1L: 'LD-01', B1f: 'VG-01', A: FLANK });
    t.A('playTech OP-06').A('target A2f').A('stop');
    expect(t.legal('A')).toEqual(['moveTo A3f', 'moveTo A2b']);
    expect(t.attempts('A')).toEqual(
      ['A1f', 'A2f', 'A3f', 'A1b', 'A2b', 'A3b'].map((zone) => `moveTo ${zone}`),
    );
    for (const zone of ['A1f', 'A2f', 'A3b', 'B2f', 'A2L', 'A9f']) {
      expect(t.reason('A', { kind: 'moveTo', zone })).toBe(
        'LN-R-28 This effect can’t move the card there: choose one of the empty zones it allows.',
      );
    }
    t.A('moveTo A2b');
    expect([t.at('A2b'), t.hand('A'), t.asked]).toEqual(['NT-01', ['VG-01'], 'A main']);
  });

  scenario('[LN-R-28] the second unit may move to the zone that the first one left', ({ given }) => {
    const t = given({ A1f: 'NT-01', A2f: 'NT-02', A: FLANK });
    t.A('playTech OP-06').A('target A1f').A('target A2f');
    expect(t.at('A1b')).toBe('NT-01'); // the only way
    t.A('moveTo A1f');
    expect([t.at('A1b'), t.at('A1f'), t.at('A2f')]).toEqual(['NT-01', 'NT-02', null]);
  });

  scenario(
    '[LN-R-28] [LN-R-23] a unit with no empty zone next to it may be chosen, and stays',
    ({ given }) => {
      const t = given({ A1f: 'NT-01', A2f: 'NT-02', A1b: 'VG-01', A: FLANK });
      t.A('playTech OP-06').A('target A1f').A('stop');
      expect([t.at('A1f'), t.hand('A'), t.asked]).toEqual(['NT-01', ['VG-01'], 'A main']);
    },
  );

  scenario(
    '[LN-R-28] "any empty unit zone of yours" includes diagonals, but not the enemy side',
    ({ given }) => {
      const t = given({ A1f: 'PH-06', A2f: 'NT-01' }, { at: 'turn' });
      t.A('optional yes');
      expect(t.legal('A')).toEqual(['moveTo A3f', 'moveTo A1b', 'moveTo A2b', 'moveTo A3b']);
      for (const zone of ['A1f', 'A2f', 'B1f', 'A1L']) {
        expect(t.refusal('A', { kind: 'moveTo', zone })).toBe('LN-R-28');
      }
      t.A('moveTo A3b');
      expect([t.at('A1f'), t.at('A3b'), t.rest('A3b')]).toEqual([null, 'PH-06', 0]);
      const b = given({ B2b: 'PH-06' }, { at: 'turn', active: 'B' });
      b.B('optional yes');
      expect(b.legal('B')).toEqual(['B1f', 'B2f', 'B3f', 'B1b', 'B3b'].map((zone) => `moveTo ${zone}`));
    },
  );
});

describe('anchored units', () => {
  scenario('[LN-R-88] an anchored unit can attack, but can’t take the move action', ({ given }) => {
    const t = given({ A1f: 'NT-01 +MD-10', A3f: 'NT-01' });
    expect(moves(t)).toEqual(['move A3f A2f', 'move A3f A3b']);
    expect(t.reason('A', { kind: 'move', unit: 'A1f', zone: 'A2f' })).toBe(
      'LN-R-88 This unit is anchored: it can’t change zones.',
    );
    t.A('attack A1f');
    expect(t.protection('B')).toHaveLength(2);
  });

  scenario('[LN-R-88] effects do not move an anchored unit', ({ given }) => {
    const t = given({ A1f: 'NT-01 +MD-10', A3f: 'NT-02', A: { hand: 'OP-06', deck: 'VG-01' } });
    t.A('playTech OP-06').A('target A1f').A('target A3f');
    expect(t.legal('A')).toEqual(['moveTo A2f', 'moveTo A3b']);
    t.A('moveTo A3b');
    expect([t.at('A1f'), t.at('A3b'), t.hand('A')]).toEqual(['NT-01', 'NT-02', ['VG-01']]);
    const blink = given({ A1f: 'PH-06 +MD-10' }, { at: 'turn' });
    blink.A('optional yes');
    expect([blink.at('A1f'), blink.asked]).toEqual(['PH-06', 'A main']);
  });

  for (const [title, lane] of [
    ['with an anchored unit in front', { A1f: 'NT-01 +MD-10', A1b: 'NT-02' }],
    ['with an anchored unit behind', { A1f: 'NT-01', A1b: 'NT-02 +MD-10' }],
  ] as const) {
    scenario(`[LN-R-88] [LN-R-93] ${title}, Drydock Lift does nothing`, ({ given }) => {
      const t = given({ ...lane, A1L: 'LD-03' });
      t.A('activate A1L 0');
      expect([t.at('A1f'), t.at('A1b')]).toEqual(['NT-01', 'NT-02']);
      expect(types(t)).toEqual(['trigger']);
      expect(t.refusal('A', 'activate A1L 0')).toBe('LN-R-79');
    });
  }

  scenario('[LN-R-88] an anchored unit alone in its lane is not exchanged either', ({ given }) => {
    const t = given({ A1f: 'NT-01 +MD-10', A1L: 'LD-03' });
    t.A('activate A1L 0');
    expect([t.at('A1f'), t.at('A1b')]).toEqual(['NT-01', null]);
  });

  scenario('[LN-R-88] an anchored unit can die and can return to the hand', ({ given }) => {
    const dies = given({ A1f: 'BA-07', B1f: 'NT-01 +MD-10' });
    dies.A('attack A1f');
    expect([dies.graveyard('B'), dies.trash('B')]).toEqual([['NT-01'], ['MD-10']]);
    const returns = given({ B1f: 'NT-01 +MD-10', A: { hand: 'OP-02' } });
    returns.A('playTech OP-02');
    expect([returns.at('B1f'), returns.hand('B')]).toEqual([null, ['NT-01']]);
  });
});

describe('changing zones without arriving', () => {
  scenario('[LN-R-92] Cold-Start Giant rests when it arrives, not when it changes zones', ({ given }) => {
    const t = given({ A: { hand: 'NT-07' } });
    t.A('playUnit NT-07').A('zone A1f');
    expect(t.events.at(-1)).toEqual({ type: 'rested', clause: 'LN-R-92', card: 'NT-07', zone: 'A1f', n: 2 });
    expect(t.rest('A1f')).toBe(2);
    const ready = given({ A1f: 'NT-07', A1L: 'LD-03', A: { hand: 'OP-06' } });
    ready.A('playTech OP-06').A('target A1f').A('moveTo A1b');
    expect(ready.rest('A1b')).toBe(0);
    ready.A('activate A1L 0');
    expect([ready.at('A1f'), ready.rest('A1f')]).toEqual(['NT-07', 0]);
  });

  scenario(
    '[LN-R-93] if both zones are occupied, the units swap places with their equips and rest',
    ({ given }) => {
      const t = given({ A2f: 'VG-01 r2 +MD-02', A2b: 'NT-02', A2L: 'LD-03', A1f: 'NT-01' });
      t.A('activate A2L 0');
      expect([t.at('A2f'), t.rest('A2f'), t.equips('A2f')]).toEqual(['NT-02', 0, []]);
      expect([t.at('A2b'), t.rest('A2b'), t.equips('A2b')]).toEqual(['VG-01', 2, ['MD-02']]);
      expect([t.power('A2f'), t.power('A2b')]).toEqual([3, 4]);
      expect(t.at('A1f')).toBe('NT-01');
      expect(t.events.slice(1)).toEqual([
        { type: 'moved', clause: 'LN-R-93', card: 'VG-01', from: 'A2f', zone: 'A2b' },
        { type: 'moved', clause: 'LN-R-93', card: 'NT-02', from: 'A2b', zone: 'A2f' },
      ]);
    },
  );

  scenario(
    '[LN-R-93] if one zone is occupied, its unit goes to the other; if none is, nothing happens',
    ({ given }) => {
      const t = given({ A1b: 'NT-01', A1L: 'LD-03', A2f: 'NT-02', A2L: 'LD-03', A3L: 'LD-03' });
      t.A('activate A1L 0').A('activate A2L 0').A('activate A3L 0');
      expect([t.at('A1f'), t.at('A1b'), t.at('A2f'), t.at('A2b')]).toEqual(['NT-01', null, null, 'NT-02']);
      expect(types(t)).toEqual(['trigger']);
    },
  );

  scenario('[LN-R-93] the exchange is neither a move action nor an arrival', ({ given }) => {
    const t = given({ A1b: 'PH-01', A1L: 'LD-03', B1f: 'NT-08' });
    t.A('activate A1L 0');
    expect(t.rest('A1f')).toBe(0);
    t.A('move A1f A2f');
    expect(t.rest('A2f')).toBe(0);
  });

  scenario('[LN-R-93] B’s Drydock Lift exchanges B’s lane', ({ given }) => {
    const t = given({ B3f: 'NT-01', B3L: 'LD-03', A3f: 'NT-02' }, { active: 'B' });
    t.B('activate B3L 0');
    expect([t.at('B3f'), t.at('B3b'), t.at('A3f')]).toEqual([null, 'NT-01', 'NT-02']);
  });
});
