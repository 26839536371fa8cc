import { describe, expect } from 'vitest';
import { FILLER, scenario, type Scene } from './given.ts';
import { only, story } from './story.ts';

describe('drawing, milling, protection, pool', () => {
  scenario(
    '[LN-ZONE-4] [LN-R-11] an effect draws from its controller’s deck, as many cards as there are',
    ({ given }) => {
      const t = given({ A1f: 'NT-01', A: { hand: 'OP-03', deck: 'VG-01' } });
      t.A('playTech OP-03'); // draw 2
      expect([t.hand('A'), t.deck('A'), t.rest('A1f')]).toEqual([['VG-01'], [], 2]);
      expect(t.events.filter(({ type }) => type === 'drew')).toEqual([
        { type: 'drew', clause: 'LN-ZONE-4', seat: 0, card: 'VG-01', secret: true },
      ]);
      expect(t.asked).toBe('A main');
    },
  );

  scenario('[LN-R-68] Scrap Drop mills 3 cards, or as many as the deck has', ({ given }) => {
    const t = given({ A: { hand: 'OP-15', deck: 'VG-01 LD-01' } });
    t.A('playTech OP-15');
    expect([t.graveyard('A'), t.trash('A'), t.hand('A')]).toEqual([['VG-01'], ['LD-01', 'OP-15'], []]);
    expect(t.events[1]).toEqual({ type: 'died', clause: 'LN-R-68', seat: 0, card: 'VG-01', zone: null });
    expect(t.events[2]).toEqual({ type: 'trashed', clause: 'LN-R-68', seat: 0, card: 'LD-01', zone: null });
  });

  scenario(
    '[LN-R-57] Bulwark Patch puts the top card of the deck on top of the protection, face down for everyone',
    ({ given }) => {
      const t = given({ A: { hand: 'OP-11', protection: '', deck: 'VG-01 VG-02' } });
      t.A('playTech OP-11');
      expect(t.protection('A')).toEqual(['VG-01']);
      expect(t.events).toContainEqual({ type: 'set', clause: 'LN-R-57', seat: 0, card: null, secret: false });
      const empty = given({ A: { hand: 'OP-11', protection: '', deck: '' } });
      empty.A('playTech OP-11');
      expect([empty.protection('A'), empty.asked]).toEqual([[], 'A main']);
    },
  );

  scenario('[LN-FX-10] Depot Raid takes a revealed card, then reveals the next one', ({ given }) => {
    const t = given({
      A: { hand: 'OP-10', revealed: 'VG-01 VG-02', pool: 'VG-03 VG-04' },
      B: { revealed: 'NT-01' },
    });
    t.A('playTech OP-10');
    expect(t.asked).toBe('A takeRevealed');
    expect(t.legal('A')).toEqual(['takeRevealed VG-01', 'takeRevealed VG-02']);
    t.A('takeRevealed VG-01');
    expect([t.hand('A'), t.revealed('A')]).toEqual([['VG-01'], ['VG-02', 'VG-03']]);
    expect(t.clauses.slice(0, 2)).toEqual(['LN-FX-10', 'LN-ZONE-6']);
    const last = given({ A: { hand: 'OP-10', revealed: 'VG-01' } });
    last.A('playTech OP-10'); // a single card is no choice, and nothing is left to reveal
    expect([last.hand('A'), last.revealed('A'), last.trash('A')]).toEqual([['VG-01'], [], ['OP-10']]);
    const none = given({ A: { hand: 'OP-10' }, B: { revealed: 'NT-01' } });
    none.A('playTech OP-10');
    expect([none.hand('A'), none.asked]).toEqual([[], 'A main']);
  });
});

describe('looking into the deck', () => {
  const scout = { A: { hand: 'HV-01', deck: 'HV-04 HV-05 HV-06 VG-01' } };

  scenario(
    '[LN-R-94] Scout Mite may summon a Hive unit of printed frontline power 2, but not 3',
    ({ given }) => {
      const t = given(scout);
      t.A('playUnit HV-01').A('zone A1f');
      expect(t.events).toContainEqual({
        type: 'looked',
        clause: 'LN-R-94',
        seat: 0,
        cards: ['HV-04', 'HV-05', 'HV-06'],
        n: 3,
      });
      expect(t.legal('A')).toEqual(['look HV-06', 'look HV-05', 'leave']);
      expect(t.refusal('A', 'look HV-04')).toBe('LN-R-94'); // Stinger has 3
      expect(t.refusal('A', { kind: 'look', card: 'VG-01' })).toBe('LN-R-94'); // not among the three
      expect(t.refusal('A', { kind: 'look', card: 'nonsense' })).toBe('LN-R-94');
      expect(t.refusal('A', { kind: 'stop' })).toBe('LN-R-62');
      t.A('look HV-06').A('zone A2b');
      expect([t.at('A2b'), t.deck('A')]).toEqual(['HV-06', ['VG-01', 'HV-04', 'HV-05']]);
      expect(only(t.events, 'buried')).toEqual(['buried A HV-04', 'buried A HV-05']);
    },
  );

  scenario(
    '[LN-R-94] [LN-R-84] a player who takes none puts all cards on the bottom in the order seen',
    ({ given }) => {
      const t = given(scout);
      t.A('playUnit HV-01').A('zone A1f').A('leave');
      expect(t.deck('A')).toEqual(['VG-01', 'HV-04', 'HV-05', 'HV-06']);
      expect(t.events[0]).toEqual({
        type: 'buried',
        clause: 'LN-R-84',
        seat: 0,
        card: 'HV-04',
        secret: true,
      });
      expect(t.view('A').sides[0].deckKnown.map(({ card }) => card)).toEqual(['HV-06', 'HV-05', 'HV-04']);
      expect(t.view('B').sides[0].deckKnown).toEqual([]);
    },
  );

  scenario('[LN-R-94] a deck of 2 shows 2, a deck of 1 shows 1, an empty deck asks nothing', ({ given }) => {
    const two = given({ A: { hand: 'HV-01', deck: 'HV-05 VG-01' } });
    two.A('playUnit HV-01').A('zone A1f').A('look HV-05').A('zone A1b');
    expect([two.at('A1b'), two.deck('A')]).toEqual(['HV-05', ['VG-01']]);
    const one = given({ A: { hand: 'HV-01', deck: 'HV-05' } });
    one.A('playUnit HV-01').A('zone A1f').A('look HV-05').A('zone A1b');
    expect([one.at('A1b'), one.deck('A')]).toEqual(['HV-05', []]);
    const none = given({ A: { hand: 'HV-01', deck: '' } });
    none.A('playUnit HV-01').A('zone A1f');
    expect([none.asked, only(none.events, 'looked')]).toEqual(['A main', []]);
  });

  scenario('[LN-R-94] the player is asked even if no card fits or no zone is empty', ({ given }) => {
    const unfit = given({ A: { hand: 'HV-01', deck: 'VG-01 VG-02 VG-03' } });
    unfit.A('playUnit HV-01').A('zone A1f');
    expect(unfit.legal('A')).toEqual(['leave']);
    const full = { A2f: 'NT-01', A3f: 'NT-01', A1b: 'NT-01', A2b: 'NT-01', A3b: 'NT-01' };
    const noRoom = given({ ...full, ...scout });
    noRoom.A('playUnit HV-01');
    expect(noRoom.legal('A')).toEqual(['leave']);
    expect(noRoom.refusal('A', 'look HV-05')).toBe('LN-R-94');
  });

  scenario(
    '[LN-R-94] [LN-TIME-8] Brood Carrier looks at 2 cards and summons only to adjacent zones',
    ({ given }) => {
      const t = given({ A1b: 'HV-02', A2b: 'NT-01', A: { deck: 'VG-01 HV-04 HV-05' } });
      t.A('activate A1b 0');
      expect(t.legal('A')).toEqual(['look HV-04', 'leave']); // any Hive unit of the two
      t.A('look HV-04'); // A1f is the only empty zone beside it
      expect([t.at('A1f'), t.rest('A1b'), t.deck('A')]).toEqual(['HV-04', 2, ['HV-05', 'VG-01']]);
      const crowded = given({ A1b: 'HV-02', A2b: 'NT-01', A1f: 'NT-01', A: { deck: 'VG-01 HV-04' } });
      crowded.A('activate A1b 0');
      expect(crowded.legal('A')).toEqual(['leave']);
      const choice = given({ A2b: 'HV-02', A: { deck: 'HV-04 VG-01' } });
      choice.A('activate A2b 0').A('look HV-04');
      expect(choice.legal('A')).toEqual(['zone A2f', 'zone A1b', 'zone A3b']);
      expect(choice.refusal('A', 'zone A1f')).toBe('LN-TIME-8');
      expect(choice.refusal('A', 'zone A2b')).toBe('LN-MAIN-2');
      expect(choice.refusal('A', { kind: 'zone', zone: 'B2f' })).toBe('LN-R-13');
    },
  );

  scenario('[LN-R-94] Signal Mast shows the top card, which can stay or go to the bottom', ({ given }) => {
    const mast = { A1L: 'LD-04', A: { deck: 'VG-01 VG-02 VG-03' } };
    const left = given(mast, { at: 'turn' }); // VG-01 is drawn first
    expect(left.asked).toBe('A look');
    expect(left.legal('A')).toEqual(['look VG-02', 'leave']);
    expect(left.refusal('A', { kind: 'look', card: 'VG-03' })).toBe('LN-R-94');
    left.A('leave');
    expect([left.deck('A'), left.asked]).toEqual([['VG-02', 'VG-03'], 'A main']);
    expect(left.view('A').sides[0].deckKnown).toEqual([{ place: 1, card: 'VG-02', open: false }]);
    const under = given(mast, { at: 'turn' });
    under.A('look VG-02');
    expect(under.deck('A')).toEqual(['VG-03', 'VG-02']);
    expect(under.events).toEqual([
      { type: 'buried', clause: 'LN-R-84', seat: 0, card: 'VG-02', secret: true },
    ]);
  });
});

describe('summoning', () => {
  scenario('[LN-TIME-8] Revenant Hull comes back to an empty backline zone for a discard', ({ given }) => {
    const t = given({ A1b: 'NT-01', A: { graveyard: 'SV-03 NT-01', hand: 'VG-01 VG-02' } }, { at: 'turn' });
    t.A('optional yes');
    expect(t.asked).toBe('A payDiscard');
    t.A('payDiscard VG-02');
    expect(t.legal('A')).toEqual(['zone A2b', 'zone A3b']);
    expect(t.refusal('A', 'zone A1f')).toBe('LN-TIME-8');
    expect(t.refusal('A', 'zone A1b')).toBe('LN-MAIN-2');
    t.A('zone A3b');
    expect([t.at('A3b'), t.graveyard('A'), t.trash('A')]).toEqual(['SV-03', ['NT-01'], ['VG-02']]);
    expect(t.events[0]?.clause).toBe('LN-TIME-8');
  });

  scenario('[LN-R-73] a second Revenant Hull is not offered once the hand is empty', ({ given }) => {
    const t = given({ A: { graveyard: 'SV-03 SV-03', deck: 'NT-01 NT-02' } }, { at: 'turn' });
    t.A('orderTrigger 0').A('optional yes'); // pays with the card just drawn
    expect(t.trash('A')).toEqual(['NT-01']);
    t.A('zone A1b');
    expect([t.asked, t.graveyard('A')]).toEqual(['A main', ['SV-03']]);
    const refusing = given({ A: { graveyard: 'SV-03 SV-03', deck: 'NT-01 NT-02' } }, { at: 'turn' });
    refusing.A('orderTrigger 0').A('optional no');
    expect(refusing.asked).toBe('A optional'); // the card is still there to pay with
    refusing.A('optional no');
    expect(refusing.hand('A')).toEqual(['NT-01']);
  });

  scenario('[LN-FX-11] without an empty backline zone Revenant Hull stays where it is', ({ given }) => {
    const t = given(
      { A1b: 'NT-01', A2b: 'NT-01', A3b: 'NT-01', A: { graveyard: 'SV-03', hand: 'VG-01' } },
      { at: 'turn' },
    );
    t.A('optional yes').A('payDiscard VG-01');
    expect([t.graveyard('A'), t.trash('A'), t.asked]).toEqual([['SV-03'], ['VG-01'], 'A main']);
  });

  scenario('[LN-R-71] the copy that summons itself is the one that leaves', ({ given }) => {
    const t = given({ A: { graveyard: 'SV-03 NT-01 SV-03', hand: 'VG-01' } }, { at: 'turn' });
    expect(t.asked).toBe('A orderTrigger'); // two cards, each with its own trigger
    t.A('orderTrigger 1').A('optional yes').A('payDiscard VG-01').A('zone A1b').A('optional no');
    expect(t.graveyard('A')).toEqual(['SV-03', 'NT-01']);
  });

  const brood = { A1f: 'HV-05', A: { hand: 'HV-08', graveyard: 'HV-01 HV-04 HV-02' } };
  const brought = (t: Scene): (string | null)[] => ['A1f', 'A2f', 'A3f', 'A1b'].map((zone) => t.at(zone));

  scenario(
    '[LN-R-71] Hive Matriarch summons up to 2 units, one after another, each to a chosen zone',
    ({ given }) => {
      const t = given(brood);
      t.A('playUnit HV-08').A('zone A1f');
      expect(t.legal('A')).toEqual(['choose HV-01', 'choose HV-02', 'choose HV-05', 'stop']); // not Stinger (3)
      t.A('choose HV-02');
      expect(t.asked).toBe('A zone');
      t.A('zone A3f');
      expect(t.legal('A')).toEqual(['choose HV-01', 'choose HV-05', 'stop']);
      t.A('choose HV-05').A('zone A2f');
      expect(t.asked).toBe('A main');
      expect(brought(t)).toEqual(['HV-08', 'HV-05', 'HV-02', null]);
      expect(t.graveyard('A')).toEqual(['HV-01', 'HV-04']);
    },
  );

  scenario(
    '[LN-R-71] Hive Matriarch may stop after one unit, and a second needs an empty zone',
    ({ given }) => {
      const one = given(brood);
      one.A('playUnit HV-08').A('zone A1f').A('choose HV-01').A('zone A2f').A('stop');
      expect(brought(one)).toEqual(['HV-08', 'HV-01', null, null]);
      expect(one.graveyard('A')).toEqual(['HV-04', 'HV-02', 'HV-05']);
      const tight = given({ ...brood, A2f: 'NT-01', A3f: 'NT-01', A1b: 'NT-01', A2b: 'NT-01' });
      tight.A('playUnit HV-08').A('zone A1f').A('choose HV-01'); // A3b is the last empty zone
      expect([tight.at('A3b'), tight.asked]).toEqual(['HV-01', 'A main']);
    },
  );

  scenario('[LN-R-71] Hive Matriarch stops if no fitting unit is left', ({ given }) => {
    const t = given({ A1f: 'HV-05', A: { hand: 'HV-08', graveyard: 'HV-04' } });
    t.A('playUnit HV-08').A('zone A2f').A('choose HV-05').A('zone A1f');
    expect([t.at('A1f'), t.graveyard('A'), t.asked]).toEqual(['HV-05', ['HV-04'], 'A main']);
  });
});

describe('combat parts', () => {
  scenario('[LN-R-54] Reactive Plating saves its unit if you trash it', ({ given }) => {
    const t = given({ A1f: 'VG-01', B1f: 'NT-02 +MD-03' });
    t.A('attack A1f');
    expect(t.asked).toBe('B optional');
    t.B('optional yes');
    expect([t.at('B1f'), t.equips('B1f'), t.trash('B'), t.graveyard('B')]).toEqual([
      'NT-02',
      [],
      ['MD-03'],
      [],
    ]);
    const no = given({ A1f: 'VG-01', B1f: 'NT-02 +MD-03' });
    no.A('attack A1f').B('optional no');
    expect([no.graveyard('B'), no.trash('B')]).toEqual([['NT-02'], ['MD-03']]);
  });

  scenario('[LN-R-54] a unit saved once is not saved in the next combat', ({ given }) => {
    const t = given({ A1f: 'VG-01', A1b: 'LB-01', B1f: 'NT-02 +MD-03' });
    t.A('attack A1f').B('optional yes').A('attack A1b');
    expect(t.graveyard('B')).toEqual(['NT-02']);
  });

  scenario('[LN-R-73] Revenge Keep strikes back at the other unit, whichever side attacks', ({ given }) => {
    const t = given({ A1f: 'VG-01', A2f: 'NT-01', B1f: 'BA-05', B: { hand: 'NT-01' } });
    t.A('attack A1f').B('optional yes');
    expect([t.graveyard('A'), t.graveyard('B'), t.trash('B')]).toEqual([['VG-01'], ['BA-05'], ['NT-01']]);
    expect(story(t.events).slice(-2)).toEqual(['died A VG-01 A1f', 'died B BA-05 B1f']);
    const attacking = given({ A1f: 'BA-05', B1f: 'VG-01', A: { hand: 'NT-01' } });
    attacking.A('attack A1f').A('optional yes');
    expect([attacking.graveyard('A'), attacking.graveyard('B')]).toEqual([['BA-05'], ['VG-01']]);
    const broke = given({ A1f: 'VG-01', B1f: 'BA-05' });
    broke.A('attack A1f'); // no card to pay with: not offered
    expect([broke.at('A1f'), broke.graveyard('B'), broke.asked]).toEqual(['VG-01', ['BA-05'], 'A main']);
  });

  scenario(
    '[LN-FX-11] [LN-R-74] Data Thief against an empty hand takes the protection card that was just hit',
    ({ given }) => {
      const t = given({ A1f: 'PH-03', B: { protection: 'VG-01' } });
      t.A('attack A1f');
      expect([t.hand('B'), t.trash('B')]).toEqual([[], ['VG-01']]);
      expect(t.hand('A')).not.toContain(FILLER);
    },
  );
});
