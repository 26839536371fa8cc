import { describe, expect } from 'vitest';
import { scenario, type Scene } from './given.ts';

const types = (t: Scene): string[] => t.events.map(({ type }) => type);
const ALL_A = { A1f: 'NT-01', A2f: 'NT-01', A3f: 'NT-01', A1b: 'NT-01', A2b: 'NT-01', A3b: 'NT-01' };

describe('the Main Phase', () => {
  scenario('[LN-MAIN-1] all main actions are available at once', ({ given }) => {
    const t = given({
      A1f: 'VG-01',
      A2f: 'NT-01',
      A2L: 'LD-03',
      A: { hand: 'NT-01 LD-01 OP-05 MD-01 NT-01' },
      B1f: 'NT-02',
    });
    expect(t.legal('A')).toEqual([
      'playUnit NT-01',
      'playLand LD-01',
      'playTech OP-05',
      'equip MD-01 A1f',
      'equip MD-01 A2f',
      'attack A1f',
      'attack A2f',
      'move A1f A1b',
      'move A2f A3f',
      'move A2f A2b',
      'activate A2L 0',
      'pass',
    ]);
    expect(t.legal('B')).toEqual([]);
  });

  scenario('[LN-MAIN-1] actions can be taken in any order, and repeatedly', ({ given }) => {
    const t = given({
      A1f: 'VG-01',
      A2f: 'NT-01',
      A2L: 'LD-03',
      A: { hand: 'NT-01 LD-01 OP-05 NT-02 MD-01' },
    });
    t.A('attack A1f').A('playUnit NT-01').A('zone A3f').A('activate A2L 0').A('playLand LD-01').A('zone A1L');
    t.A('attack A3f')
      .A('equip MD-01 A2b')
      .A('playUnit NT-02')
      .A('zone A2f')
      .A('playTech OP-05')
      .A('target A2f');
    t.A('move A2b A1b').A('attack A2f');
    expect(t.winner).toBe(null);
    expect(t.protection('B')).toEqual([]);
    expect(t.hand('A')).toEqual([]);
    expect(t.asked).toBe('A main');
  });

  scenario('[LN-MAIN-9] passing ends the turn, and the other player’s begins', ({ given }) => {
    const t = given({ A: { hand: 'NT-01' } });
    t.A('pass');
    expect(t.events.slice(0, 2)).toEqual([
      { type: 'passed', clause: 'LN-MAIN-9', seat: 0 },
      { type: 'turn', clause: 'LN-GEN-2', seat: 1, turn: 6 },
    ]);
    expect(t.asked).toBe('B main');
    expect(t.refusal('A', { kind: 'playUnit', card: 'NT-01' })).toBe('LN-GEN-2');
    t.B('pass');
    expect([t.asked, t.state.turn]).toEqual(['A main', 7]);
  });

  scenario('[LN-MAIN-9] passing is always possible, even with nothing else to do', ({ given }) => {
    expect(given({}).legal('A')).toEqual(['pass']);
  });

  scenario('[LN-R-12] without a printed cost, only space limits playing', ({ given }) => {
    const t = given({
      A: { hand: 'NT-01 NT-01 NT-02 NT-02 VG-01 VG-01 BA-01 LD-01 LD-02 LD-07 LD-09 MD-01' },
    });
    expect(t.refusal('A', { kind: 'equip', card: 'MD-01', unit: 'A1f' })).toBe('LN-MAIN-4');
    t.A('playUnit NT-01').A('zone A1f').A('playUnit NT-01').A('zone A2f').A('playUnit NT-02').A('zone A3f');
    t.A('playUnit NT-02').A('zone A1b').A('playUnit VG-01').A('zone A2b').A('playUnit VG-01');
    t.A('playLand LD-01').A('zone A1L').A('playLand LD-02').A('zone A2L').A('playLand LD-07');
    expect([t.at('A3b'), t.at('A3L')]).toEqual(['VG-01', 'LD-07']);
    t.A('equip MD-01 A3b');
    expect(t.hand('A')).toEqual(['BA-01', 'LD-09']);
    expect(t.reason('A', { kind: 'playUnit', card: 'BA-01' })).toBe(
      'LN-MAIN-2 No room: all 6 of your unit zones are full.',
    );
    expect(t.reason('A', { kind: 'playLand', card: 'LD-09' })).toBe(
      'LN-R-24 No room: all 3 of your land zones are full, and you can’t replace a land.',
    );
  });

  scenario('[LN-R-25] lands, equips and techs are not limited to one per turn', ({ given }) => {
    const t = given({ A1f: 'NT-01', A: { hand: 'LD-01 LD-01 LD-02 MD-01 MD-01 OP-10 OP-10' } });
    t.A('playLand LD-01').A('zone A1L').A('playLand LD-01').A('zone A2L').A('playLand LD-02');
    t.A('equip MD-01 A1f').A('equip MD-01 A1f').A('playTech OP-10').A('playTech OP-10');
    expect(t.hand('A')).toEqual([]);
    expect(t.trash('A')).toEqual(['OP-10', 'OP-10']);
    expect(t.power('A1f')).toBe(4 + 3 + 3 + 2);
  });
});

describe('playing units', () => {
  scenario('[LN-MAIN-2] [LN-TIME-5] a unit goes to one of your empty unit zones', ({ given }) => {
    const t = given({ A1f: 'NT-02', A: { hand: 'NT-01' } });
    t.A('playUnit NT-01');
    expect(t.events).toEqual([{ type: 'played', clause: 'LN-MAIN-2', seat: 0, card: 'NT-01' }]);
    expect(t.hand('A')).toEqual([]);
    expect(t.asked).toBe('A zone');
    expect(t.legal('A')).toEqual(['zone A2f', 'zone A3f', 'zone A1b', 'zone A2b', 'zone A3b']);
    t.A('zone A2b');
    expect(t.events).toEqual([{ type: 'arrived', clause: 'LN-TIME-5', seat: 0, card: 'NT-01', zone: 'A2b' }]);
    expect([t.at('A2b'), t.rest('A2b'), t.power('A2b')]).toEqual(['NT-01', 0, 3]);
  });

  scenario('[LN-MAIN-2] an occupied zone is refused', ({ given }) => {
    const t = given({ A1f: 'NT-02', A: { hand: 'NT-01' } });
    t.A('playUnit NT-01');
    expect(t.reason('A', { kind: 'zone', zone: 'A1f' })).toBe(
      'LN-MAIN-2 That zone is occupied: choose an empty one.',
    );
  });

  scenario('[LN-R-13] a unit can’t go to an enemy zone or a land zone', ({ given }) => {
    const t = given({ A: { hand: 'NT-01' } });
    t.A('playUnit NT-01');
    for (const zone of ['B1f', 'B2b', 'A1L', 'A9f']) {
      expect(t.reason('A', { kind: 'zone', zone })).toBe(
        'LN-R-13 Wrong zone: choose one of your own zones of the right kind.',
      );
    }
  });

  scenario('[LN-MAIN-2] B plays to the zones of B; a single empty zone needs no question', ({ given }) => {
    const t = given(
      { B1f: 'NT-01', B2f: 'NT-01', B3f: 'NT-01', B1b: 'NT-01', B2b: 'NT-01', B: { hand: 'NT-02' } },
      { active: 'B' },
    );
    t.B('playUnit NT-02');
    expect([t.at('B3b'), t.asked]).toEqual(['NT-02', 'B main']);
  });

  scenario('[LN-MAIN-2] with six units on the board, a seventh can’t be played', ({ given }) => {
    const t = given({ ...ALL_A, A: { hand: 'NT-02' } });
    expect(t.refusal('A', 'playUnit NT-02')).toBe('LN-MAIN-2');
    expect(t.legal('A').filter((action) => action.startsWith('playUnit'))).toEqual([]);
  });

  scenario('[LN-R-13] you can play cards only from your hand', ({ given }) => {
    const t = given({ A: { hand: 'NT-01', revealed: 'NT-02', graveyard: 'VG-01' }, B: { hand: 'LB-01' } });
    for (const card of ['NT-02', 'VG-01', 'LB-01', 'XX-99']) {
      expect(t.reason('A', { kind: 'playUnit', card })).toBe('LN-R-13 Choose a card in your hand.');
    }
    expect(t.refusal('A', { kind: 'playLand', card: 'LD-01' })).toBe('LN-R-13');
    expect(t.refusal('A', { kind: 'playTech', card: 'OP-01' })).toBe('LN-R-13');
  });

  scenario('[LN-MAIN-1] each kind of card has its own way of being played', ({ given }) => {
    const t = given({ A1f: 'NT-01', A: { hand: 'NT-02 LD-01 OP-01 MD-01' } });
    const wrong =
      'LN-MAIN-1 Wrong action for this kind of card: play units, lands and techs, and attach equips.';
    for (const card of ['LD-01', 'OP-01', 'MD-01'])
      expect(t.reason('A', { kind: 'playUnit', card })).toBe(wrong);
    for (const card of ['NT-02', 'OP-01', 'MD-01'])
      expect(t.reason('A', { kind: 'playLand', card })).toBe(wrong);
    for (const card of ['NT-02', 'LD-01', 'MD-01'])
      expect(t.reason('A', { kind: 'playTech', card })).toBe(wrong);
  });

  scenario('[LN-TIME-5] effects already in force apply to the unit, and so do its own', ({ given }) => {
    const t = given({ A2f: 'VG-06', A1L: 'LD-10', B1L: 'LD-09', A: { hand: 'VG-06' } });
    t.A('playUnit VG-06').A('zone A1f');
    // 3 printed, +1 the other Standard Bearer, +1 Crawler Rails, -1 Jamming Tower
    expect(t.power('A1f')).toBe(4);
    expect(t.power('A2f')).toBe(4);
  });

  scenario('[LN-TIME-6] [LN-TIME-7] the unit’s triggers resolve, then play is neutral again', ({ given }) => {
    const t = given({ A: { hand: 'PH-05' }, B1f: 'NT-01', B2f: 'NT-02' });
    t.A('playUnit PH-05').A('zone A1f');
    expect(t.asked).toBe('A target');
    expect(t.legal('A')).toEqual(['target B1f', 'target B2f']);
    t.A('target B2f');
    expect([t.rest('B1f'), t.rest('B2f')]).toEqual([0, 2]);
    expect(t.asked).toBe('A main');
  });

  scenario(
    '[LN-TIME-6] [LN-R-66] [On Play] and arrival triggers of other cards form one batch',
    ({ given }) => {
      const t = given({ A2f: 'HV-03', A: { hand: 'HV-01', deck: 'NT-01 NT-02 VG-01' } });
      t.A('playUnit HV-01').A('zone A1f');
      expect(t.asked).toBe('A orderTrigger');
      expect(t.legal('A')).toEqual(['orderTrigger 0', 'orderTrigger 1']);
      t.A('orderTrigger 1');
      expect(t.power('A1f')).toBe(4);
      expect(t.asked).toBe('A look');
      t.A('leave');
      expect(t.asked).toBe('A main');
    },
  );

  scenario('[LN-R-16] a unit arrives ready, and may attack on that turn', ({ given }) => {
    const t = given({ A: { hand: 'VG-01' } });
    t.A('playUnit VG-01').A('zone A1f');
    expect(t.legal('A')).toEqual(['attack A1f', 'move A1f A2f', 'move A1f A1b', 'pass']);
    t.A('attack A1f');
    expect(t.protection('B')).toHaveLength(2);
  });

  scenario('[LN-R-16] a unit may move on the turn it arrives', ({ given }) => {
    const t = given({ A: { hand: 'VG-01' } });
    t.A('playUnit VG-01').A('zone A1f').A('move A1f A2f');
    expect(t.at('A2f')).toBe('VG-01');
  });
});

describe('playing lands', () => {
  scenario('[LN-MAIN-5] [LN-TIME-11] a land goes to one of your empty land zones', ({ given }) => {
    const t = given({ A2L: 'LD-02', A1f: 'NT-01', A: { hand: 'LD-01' } });
    t.A('playLand LD-01');
    expect(t.events).toEqual([{ type: 'played', clause: 'LN-MAIN-5', seat: 0, card: 'LD-01' }]);
    expect(t.legal('A')).toEqual(['zone A1L', 'zone A3L']);
    for (const zone of ['A1f', 'B1L', 'B1f']) expect(t.refusal('A', { kind: 'zone', zone })).toBe('LN-R-13');
    expect(t.power('A1f')).toBe(4);
    t.A('zone A1L');
    expect(t.events).toEqual([
      { type: 'arrived', clause: 'LN-TIME-11', seat: 0, card: 'LD-01', zone: 'A1L' },
    ]);
    expect([t.at('A1L'), t.power('A1f'), t.hand('A')]).toEqual(['LD-01', 6, []]);
  });

  scenario('[LN-R-24] a land can’t be played onto another', ({ given }) => {
    const t = given({ A2L: 'LD-02', A: { hand: 'LD-01' } });
    t.A('playLand LD-01');
    expect(t.reason('A', { kind: 'zone', zone: 'A2L' })).toBe(
      'LN-R-24 That zone already has a land: choose an empty one.',
    );
  });

  scenario('[LN-R-24] with three lands, a fourth can’t be played until one has left', ({ given }) => {
    const t = given({
      A1L: 'LD-01',
      A2L: 'LD-01',
      A3L: 'LD-05',
      A: { hand: 'LD-02 OP-07', deck: 'NT-01 NT-01 NT-01' },
    });
    expect(t.refusal('A', 'playLand LD-02')).toBe('LN-R-24');
    t.A('playTech OP-07').A('target A3L').A('playLand LD-02');
    expect(t.at('A3L')).toBe('LD-02');
  });

  scenario(
    '[LN-TIME-12] [LN-TIME-13] land triggers see the arrival, then play is neutral again',
    ({ given }) => {
      const t = given({ A1f: 'BA-06', A: { hand: 'LD-01 LD-10', deck: 'VG-01 VG-02' } });
      t.A('playLand LD-10').A('zone A1L');
      expect(t.asked).toBe('A orderTrigger'); // Crawler Rails' own [On Play] and Groundbreaker
      t.A('orderTrigger 1'); // with no other land Crawler Rails asks nothing (LN-R-99)
      expect([t.hand('A'), t.asked]).toEqual([['LD-01', 'VG-01'], 'A main']);
      t.A('playLand LD-01').A('zone A2L');
      expect(t.hand('A')).toEqual(['VG-01']); // once per turn
    },
  );

  scenario('[LN-R-39] a land that changes zones is neither placed nor destroyed', ({ given }) => {
    const t = given({
      A1L: 'LD-02',
      A1f: 'NT-05',
      A: { hand: 'LD-10', deck: 'VG-01' },
      B1L: 'LD-13',
      B2L: 'LD-14',
      B: { deck: 'VG-01' },
      A2f: 'NT-01',
    });
    t.A('playLand LD-10').A('zone A2L').A('optional yes');
    expect(t.events.slice(1)).toEqual([
      { type: 'moved', clause: 'LN-R-39', card: 'LD-02', from: 'A1L', zone: 'A3L' },
    ]);
    expect([t.at('A1L'), t.at('A3L')]).toEqual([null, 'LD-02']);
    expect([t.hand('A'), t.hand('B'), t.power('A2f')]).toEqual([[], [], 5]);
  });

  scenario('[LN-R-39] Fuel Depot does not trigger when moved', ({ given }) => {
    const t = given({ A1L: 'LD-05', A: { hand: 'LD-10' } });
    t.A('playLand LD-10').A('zone A2L').A('optional yes');
    expect([t.at('A3L'), t.hand('A'), t.asked]).toEqual(['LD-05', [], 'A main']);
  });

  scenario(
    '[LN-R-39] Crawler Rails moves nothing if all land zones are full, and never itself',
    ({ given }) => {
      const pieces = { A1L: 'LD-01', A2L: 'LD-02', A: { hand: 'LD-10' } };
      const t = given(pieces).A('playLand LD-10');
      expect([t.at('A1L'), t.at('A2L'), t.at('A3L'), t.asked]).toEqual(['LD-01', 'LD-02', 'LD-10', 'A main']);
      const first = given(pieces, { version: 1 }).A('playLand LD-10').A('optional yes');
      expect(first.legal('A')).toEqual(['target A1L', 'target A2L']);
      first.A('target A1L');
      expect([first.at('A1L'), first.at('A2L'), first.asked]).toEqual(['LD-01', 'LD-02', 'A main']);
    },
  );
});

describe('playing techs', () => {
  scenario('[LN-MAIN-3] [LN-TIME-14] [LN-TIME-15] a tech is shown, resolves and is trashed', ({ given }) => {
    const t = given({ A: { hand: 'OP-04', deck: 'VG-01' }, B1f: 'NT-01' });
    t.A('playTech OP-04');
    expect(t.events).toEqual([{ type: 'played', clause: 'LN-MAIN-3', seat: 0, card: 'OP-04' }]);
    t.A('target B1f');
    expect(t.events).toEqual([
      { type: 'rested', clause: 'LN-R-17', card: 'NT-01', zone: 'B1f', n: 2 },
      { type: 'drew', clause: 'LN-ZONE-4', seat: 0, card: 'VG-01', secret: true },
      { type: 'trashed', clause: 'LN-TIME-15', seat: 0, card: 'OP-04', zone: null },
    ]);
    expect([t.trash('A'), t.trash('B'), t.asked]).toEqual([['OP-04'], [], 'A main']);
  });

  scenario('[LN-R-76] while it resolves, a tech is in no zone', ({ given }) => {
    const t = given({ A: { hand: 'OP-04' }, B1f: 'NT-01' });
    t.A('playTech OP-04');
    expect([t.hand('A'), t.trash('A'), t.graveyard('A'), t.asked]).toEqual([[], [], [], 'A target']);
  });

  scenario('[LN-R-76] triggers of a tech resolve before it goes to the trash', ({ given }) => {
    const t = given({ A1f: 'SV-01', A: { hand: 'OP-08', deck: 'VG-01' } });
    t.A('playTech OP-08').A('target A1f');
    expect(types(t)).toEqual(['died', 'trigger', 'drew', 'trashed']);
    const b = given({ A: { hand: 'OP-01', deck: 'VG-01' }, B1f: 'SV-01', B: { deck: 'VG-02' } });
    b.A('playTech OP-01');
    expect(types(b)).toEqual(['played', 'died', 'trigger', 'drew', 'trashed']);
    expect(b.hand('B')).toEqual(['VG-02']);
  });

  scenario('[LN-R-23] a tech may be played without a target or with its condition not met', ({ given }) => {
    const t = given({ A: { hand: 'OP-01 OP-02 OP-05 OP-11 OP-12', deck: 'VG-01' } });
    t.A('playTech OP-01').A('playTech OP-02').A('playTech OP-05').A('playTech OP-11').A('playTech OP-12');
    expect(t.trash('A')).toEqual(['OP-01', 'OP-02', 'OP-05', 'OP-11', 'OP-12']);
    expect(t.protection('A')).toHaveLength(3);
    expect(t.deck('A')).toEqual(['VG-01']);
    const met = given({ A: { hand: 'OP-11', deck: 'VG-01', protection: 'NT-01 NT-02' } });
    met.A('playTech OP-11');
    expect(met.protection('A')).toEqual(['VG-01', 'NT-01', 'NT-02']);
  });

  scenario('[LN-G-13] Scorched Ground on your own bunker: power from 9 to 5, trash in order', ({ given }) => {
    const t = given({ A2f: 'BA-02', A2b: 'BA-03', A2L: 'LD-01', A: { hand: 'OP-07', deck: 'VG-01' } });
    expect(t.power('A2f')).toBe(9);
    t.A('playTech OP-07');
    expect(t.power('A2f')).toBe(5);
    expect(t.hand('A')).toEqual(['VG-01']);
    expect(t.trash('A')).toEqual(['LD-01', 'OP-07']);
  });
});
