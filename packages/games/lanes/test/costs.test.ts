import { describe, expect } from 'vitest';
import { scenario, type Scene } from './given.ts';

const types = (t: Scene): string[] => t.events.map(({ type }) => type);
const plays = (t: Scene): string[] => t.legal('A').filter((action) => action.startsWith('play'));
const UNPAYABLE = 'LN-R-73 You can’t pay this card’s printed cost.';

describe('a discard', () => {
  scenario('[LN-R-14] [LN-TIME-5] is paid before the zone is chosen', ({ given }) => {
    const t = given({ A: { hand: 'VG-07 NT-01 LD-01' } });
    t.A('playUnit VG-07');
    expect(t.asked).toBe('A payDiscard');
    expect(t.legal('A')).toEqual(['payDiscard NT-01', 'payDiscard LD-01']);
    t.A('payDiscard LD-01');
    expect(t.events).toEqual([{ type: 'discarded', clause: 'LN-R-14', seat: 0, card: 'LD-01' }]);
    expect(t.asked).toBe('A zone');
    t.A('zone A1f');
    expect([t.at('A1f'), t.hand('A'), t.trash('A')]).toEqual(['VG-07', ['NT-01'], ['LD-01']]);
  });

  scenario('[LN-R-22] can’t be paid with the card being played', ({ given }) => {
    const t = given({ A: { hand: 'VG-07' } });
    expect(plays(t)).toEqual([]);
    expect(t.reason('A', { kind: 'playUnit', card: 'VG-07' })).toBe(UNPAYABLE);
  });

  scenario(
    '[LN-R-22] can be paid with a second copy; a single other card is taken automatically',
    ({ given }) => {
      const t = given({ A: { hand: 'VG-07 VG-07' } });
      t.A('playUnit VG-07');
      expect([t.asked, t.hand('A'), t.trash('A')]).toEqual(['A zone', [], ['VG-07']]);
      t.A('zone A2f');
      expect(t.at('A2f')).toBe('VG-07');
    },
  );

  scenario('[LN-R-14] is paid with a card from your hand', ({ given }) => {
    const t = given({ A: { hand: 'VG-07 NT-01 NT-02', revealed: 'LD-01' }, B: { hand: 'LB-01' } });
    t.A('playUnit VG-07');
    for (const card of ['VG-07', 'LD-01', 'LB-01']) {
      expect(t.reason('A', { kind: 'payDiscard', card })).toBe('LN-R-13 Choose a card in your hand.');
    }
  });

  scenario('[LN-R-31] a discarded unit card goes to the trash and has not died', ({ given }) => {
    const t = given({ A1f: 'SV-04', A: { hand: 'VG-07 SV-01 HV-05 HV-06', deck: 'VG-01' } });
    t.A('playUnit VG-07').A('payDiscard SV-01').A('zone A2f');
    expect([t.trash('A'), t.graveyard('A'), t.hand('A')]).toEqual([['SV-01'], [], ['HV-05', 'HV-06']]);
    expect([t.power('A1f'), t.asked]).toEqual([3, 'A main']);
    const hive = given({ A: { hand: 'VG-07 HV-05 HV-06' } });
    hive.A('playUnit VG-07').A('payDiscard HV-05').A('zone A2f');
    expect([hive.trash('A'), hive.asked]).toEqual([['HV-05'], 'A main']);
  });
});

describe('a sacrifice', () => {
  scenario('[LN-G-19] [LN-R-21] with all zones full, frees a zone for the unit', ({ given }) => {
    const t = given({
      ...{ A1f: 'HV-05', A1b: 'HV-02', A2f: 'NT-01', A3f: 'NT-01', A2b: 'NT-01', A3b: 'NT-01' },
      A: { hand: 'HV-08 NT-02' },
    });
    expect(plays(t)).toEqual(['playUnit HV-08']);
    expect(t.refusal('A', 'playUnit NT-02')).toBe('LN-MAIN-2');
    t.A('playUnit HV-08');
    expect(t.legal('A')).toEqual(['paySacrifice A1f', 'paySacrifice A1b']);
    t.A('paySacrifice A1f');
    expect([t.at('A1f'), t.graveyard('A'), t.asked]).toEqual(['HV-08', ['HV-05'], 'A main']);
  });

  scenario('[LN-R-21] allows any zone that is empty after paying, including the freed one', ({ given }) => {
    const t = given({ A1f: 'HV-05', A2f: 'HV-07', A: { hand: 'HV-08' } });
    t.A('playUnit HV-08').A('paySacrifice A1f');
    expect(t.events).toEqual([{ type: 'died', clause: 'LN-R-14', seat: 0, card: 'HV-05', zone: 'A1f' }]);
    expect(t.legal('A')).toEqual(['zone A1f', 'zone A3f', 'zone A1b', 'zone A2b', 'zone A3b']);
    t.A('zone A1f').A('stop');
    expect(t.at('A1f')).toBe('HV-08');
  });

  scenario('[LN-R-21] another cost frees no zone', ({ given }) => {
    const t = given({
      ...{ A1f: 'NT-01', A1b: 'NT-01', A2f: 'NT-01', A3f: 'NT-01', A2b: 'NT-01', A3b: 'NT-01', A1L: 'LD-01' },
      A: { hand: 'VG-07 LB-07 BA-07 SV-08', graveyard: 'NT-01 NT-01 NT-01' },
    });
    expect(plays(t)).toEqual([]);
    for (const card of ['VG-07', 'LB-07', 'BA-07', 'SV-08']) {
      expect(t.refusal('A', `playUnit ${card}`)).toBe('LN-MAIN-2');
    }
  });

  scenario('[LN-R-14] is one of your units of the tribe', ({ given }) => {
    const t = given({
      A1f: 'HV-05',
      A2f: 'NT-01',
      A3f: 'HV-07',
      B1f: 'HV-05',
      A1L: 'LD-01',
      A: { hand: 'HV-08' },
    });
    t.A('playUnit HV-08');
    expect(t.attempts('A')).toEqual(['paySacrifice A1f', 'paySacrifice A2f', 'paySacrifice A3f']);
    for (const zone of ['A2f', 'B1f', 'A1b', 'A1L', 'A0f']) {
      expect(t.reason('A', { kind: 'paySacrifice', zone })).toBe(
        'LN-R-14 Choose one of your units of the tribe in the cost.',
      );
    }
  });

  scenario('[LN-R-73] can’t be paid without a unit of the tribe', ({ given }) => {
    const t = given({ A1f: 'NT-01', B1f: 'HV-05', A: { hand: 'HV-08' } });
    expect(t.reason('A', { kind: 'playUnit', card: 'HV-08' })).toBe(UNPAYABLE);
  });

  scenario('[LN-R-14] triggers wait until [On Play] and join its batch', ({ given }) => {
    const t = given({ A1f: 'HV-05 +MD-07', A: { hand: 'HV-08', deck: 'VG-01' } });
    t.A('playUnit HV-08');
    expect([t.graveyard('A'), t.trash('A'), t.hand('A'), t.asked]).toEqual([
      ['HV-05'],
      ['MD-07'],
      [],
      'A zone',
    ]);
    t.A('zone A2f');
    expect(t.asked).toBe('A orderTrigger');
    t.A('orderTrigger 1');
    expect(t.legal('A')).toEqual(['choose HV-05', 'stop']);
    t.A('choose HV-05').A('zone A1f');
    expect([t.at('A1f'), t.hand('A'), t.asked]).toEqual(['HV-05', ['VG-01'], 'A main']);
  });
});

describe('a unit to rest', () => {
  scenario('[LN-R-14] [LN-R-18] is one of your ready units', ({ given }) => {
    const t = given({
      A1f: 'NT-01',
      A2f: 'NT-02 r1',
      A3f: 'BA-01',
      B1f: 'NT-01',
      A1L: 'LD-01',
      A: { hand: 'LB-07' },
    });
    t.A('playUnit LB-07');
    expect(t.legal('A')).toEqual(['payRestUnit A1f', 'payRestUnit A3f']);
    expect(t.attempts('A')).toEqual(['payRestUnit A1f', 'payRestUnit A2f', 'payRestUnit A3f']);
    for (const zone of ['A2f', 'B1f', 'A1b', 'A1L', '']) {
      expect(t.reason('A', { kind: 'payRestUnit', zone })).toBe('LN-R-18 Choose one of your ready units.');
    }
    t.A('payRestUnit A3f');
    expect(t.events).toEqual([{ type: 'rested', clause: 'LN-R-14', card: 'BA-01', zone: 'A3f', n: 2 }]);
    t.A('zone A1b');
    expect([t.rest('A1f'), t.rest('A3f'), t.rest('A1b'), t.at('A1b')]).toEqual([0, 2, 0, 'LB-07']);
  });

  scenario('[LN-R-73] without a ready unit, the card can’t be played', ({ given }) => {
    const t = given({ A1f: 'NT-01 r1', B1f: 'NT-01', A: { hand: 'LB-07 OP-03' } });
    expect(t.legal('A')).toEqual(['pass']);
    expect(t.reason('A', { kind: 'playUnit', card: 'LB-07' })).toBe(UNPAYABLE);
    expect(t.reason('A', { kind: 'playTech', card: 'OP-03' })).toBe(UNPAYABLE);
  });

  scenario('[LN-R-14] is paid before the effect of a tech', ({ given }) => {
    const t = given({ A1f: 'NT-01', A2f: 'NT-02', A: { hand: 'OP-03', deck: 'VG-01 VG-02 VG-03' } });
    t.A('playTech OP-03');
    expect([t.asked, t.hand('A')]).toEqual(['A payRestUnit', []]);
    t.A('payRestUnit A2f');
    expect(types(t)).toEqual(['rested', 'drew', 'drew', 'trashed']);
    expect([t.rest('A2f'), t.hand('A'), t.trash('A')]).toEqual([2, ['VG-01', 'VG-02'], ['OP-03']]);
  });

  scenario('[LN-R-14] is chosen without a question if only one unit is ready', ({ given }) => {
    const t = given({ A1f: 'NT-01', A2f: 'NT-02 r1', A: { hand: 'OP-03' } });
    t.A('playTech OP-03');
    expect([t.rest('A1f'), t.rest('A2f'), t.asked]).toEqual([2, 1, 'A main']);
  });
});

describe('a land to trash', () => {
  scenario(
    '[LN-R-14] [LN-R-30] leaves first, and its [When Destroyed] waits for the arrival',
    ({ given }) => {
      const t = given({ A1L: 'LD-05', A2L: 'LD-01', A: { hand: 'BA-07', deck: 'VG-01 VG-02 VG-03' } });
      t.A('playUnit BA-07');
      expect(t.legal('A')).toEqual(['payTrashLand A1L', 'payTrashLand A2L']);
      t.A('payTrashLand A1L');
      expect(t.events).toEqual([{ type: 'trashed', clause: 'LN-R-14', seat: 0, card: 'LD-05', zone: 'A1L' }]);
      expect([t.hand('A'), t.asked]).toEqual([[], 'A zone']);
      t.A('zone A1f');
      expect(types(t)).toEqual(['arrived', 'trigger', 'drew', 'drew']);
      expect([t.trash('A'), t.hand('A')]).toEqual([['LD-05'], ['VG-01', 'VG-02']]);
    },
  );

  scenario('[LN-R-14] is one of your lands', ({ given }) => {
    const t = given({ A1L: 'LD-01', A2L: 'LD-02', B1L: 'LD-01', A1f: 'NT-01', A: { hand: 'BA-07' } });
    t.A('playUnit BA-07');
    expect(t.attempts('A')).toEqual(['payTrashLand A1L', 'payTrashLand A2L']);
    for (const zone of ['B1L', 'A3L', 'A1f', '']) {
      expect(t.reason('A', { kind: 'payTrashLand', zone })).toBe('LN-R-14 Choose one of your lands.');
    }
  });

  scenario('[LN-R-73] can’t be paid without a land', ({ given }) => {
    const t = given({ B1L: 'LD-01', A: { hand: 'BA-07' } });
    expect(t.reason('A', { kind: 'playUnit', card: 'BA-07' })).toBe(UNPAYABLE);
  });
});

describe('graveyard cards to put on the bottom of the deck', () => {
  scenario('[LN-R-14] go there one by one, each below the one before', ({ given }) => {
    const t = given({ A: { hand: 'SV-08', graveyard: 'NT-01 VG-01 NT-01 LB-01', deck: 'NT-02' } });
    t.A('playUnit SV-08');
    expect(t.legal('A')).toEqual(['payGraveBottom NT-01', 'payGraveBottom VG-01', 'payGraveBottom LB-01']);
    t.A('payGraveBottom VG-01');
    expect(t.events).toEqual([{ type: 'buried', clause: 'LN-R-14', seat: 0, card: 'VG-01', secret: false }]);
    t.A('payGraveBottom NT-01').A('payGraveBottom LB-01').A('zone A1f');
    expect([t.graveyard('A'), t.deck('A')]).toEqual([['NT-01'], ['NT-02', 'VG-01', 'NT-01', 'LB-01']]);
    expect(t.view('B').sides[0].deckKnown.map(({ card }) => card)).toEqual(['LB-01', 'NT-01', 'VG-01']);
    expect(t.at('A1f')).toBe('SV-08');
  });

  scenario('[LN-R-14] come only from your own graveyard', ({ given }) => {
    const t = given({
      A: { hand: 'SV-08', graveyard: 'NT-01 VG-01 LB-01', trash: 'LD-01' },
      B: { graveyard: 'BA-01' },
    });
    t.A('playUnit SV-08');
    for (const card of ['LD-01', 'BA-01', 'SV-08', '']) {
      expect(t.reason('A', { kind: 'payGraveBottom', card })).toBe(
        'LN-R-14 Choose a card in your graveyard.',
      );
    }
  });

  scenario('[LN-R-73] can’t be paid with only two', ({ given }) => {
    const two = given({ A: { hand: 'SV-08', graveyard: 'NT-01 NT-01' } });
    expect(two.reason('A', { kind: 'playUnit', card: 'SV-08' })).toBe(UNPAYABLE);
    const three = given({ A: { hand: 'SV-08', graveyard: 'NT-01 NT-01 NT-01' } });
    three.A('playUnit SV-08'); // three alike: nothing to choose
    expect([three.asked, three.graveyard('A')]).toEqual(['A zone', []]);
  });
});

describe('"Pay:" of an effect', () => {
  scenario('[LN-R-73] yes: you pay first, then the effect happens', ({ given }) => {
    const t = given({ A: { hand: 'NT-01 VG-01', graveyard: 'SV-03', deck: 'LD-01' } }, { at: 'turn' });
    expect(t.asked).toBe('A optional');
    t.A('optional yes');
    expect([t.asked, t.graveyard('A')]).toEqual(['A payDiscard', ['SV-03']]);
    t.A('payDiscard VG-01').A('zone A2b');
    expect([t.at('A2b'), t.trash('A'), t.hand('A')]).toEqual(['SV-03', ['VG-01'], ['NT-01', 'LD-01']]);
  });

  scenario('[LN-R-73] no: you pay nothing', ({ given }) => {
    const t = given({ A: { hand: 'NT-01', graveyard: 'SV-03', deck: 'LD-01' } }, { at: 'turn' });
    t.A('optional no');
    expect(t.events).toEqual([{ type: 'refused', clause: 'LN-FX-5', seat: 0, card: 'SV-03' }]);
    expect([t.hand('A'), t.graveyard('A'), t.asked]).toEqual([['NT-01', 'LD-01'], ['SV-03'], 'A main']);
  });

  scenario('[LN-R-73] asks when the trigger comes up, and only if you can pay then', ({ given }) => {
    const graveyard = 'SV-03 SV-03';
    const one = given({ A: { graveyard, deck: 'LD-01' } }, { at: 'turn' });
    one.A('orderTrigger 0').A('optional yes').A('zone A1b');
    expect([one.graveyard('A'), one.trash('A'), one.asked]).toEqual([['SV-03'], ['LD-01'], 'A main']);
    const two = given({ A: { hand: 'LD-02', graveyard, deck: 'LD-01' } }, { at: 'turn' });
    two.A('orderTrigger 0').A('optional yes').A('payDiscard LD-01').A('zone A1b');
    expect(two.asked).toBe('A optional');
    two.A('optional yes').A('zone A2b');
    expect([two.graveyard('A'), two.at('A2b')]).toEqual([[], 'SV-03']);
  });

  scenario('[LN-R-73] does not ask if you can’t pay', ({ given }) => {
    const t = given({ A1f: 'VG-01', B1f: 'BA-05' });
    t.A('attack A1f');
    expect([t.graveyard('B'), t.asked]).toEqual([['BA-05'], 'A main']);
    const rich = given({ A1f: 'VG-01', B1f: 'BA-05', B: { hand: 'NT-01' } });
    rich.A('attack A1f');
    expect(rich.asked).toBe('B optional');
    rich.B('optional yes');
    expect([rich.graveyard('A'), rich.trash('B'), rich.at('B1f')]).toEqual([['VG-01'], ['NT-01'], null]);
  });

  scenario('[LN-R-73] can be the equip itself: Reactive Plating', ({ given }) => {
    const t = given({ A1f: 'VG-01', B1f: 'NT-02 +MD-03' });
    t.A('attack A1f').B('optional yes');
    expect([t.at('B1f'), t.equips('B1f'), t.trash('B'), t.graveyard('B')]).toEqual([
      'NT-02',
      [],
      ['MD-03'],
      [],
    ]);
  });
});
