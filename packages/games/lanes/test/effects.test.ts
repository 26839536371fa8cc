import { describe, expect, test } from 'vitest';
import { CARDS } from '../src/content/cards.ts';
import { FILLER, isAction, scenario } from './given.ts';
import { only, story } from './story.ts';

describe('kinds of effects', () => {
  test('[LN-FX-1] units and lands have trigger and continuous effects, and no others', () => {
    const kindsOf = (kind: string): string[] => {
      const effects = CARDS.filter((card) => card.kind === kind).flatMap((card) => card.effects);
      return [...new Set(effects.map((effect) => effect.kind))].sort();
    };
    expect(kindsOf('unit')).toEqual(['continuous', 'trigger']);
    expect(kindsOf('land')).toEqual(['continuous', 'trigger']);
    expect(kindsOf('tech')).toEqual(['tech']);
  });

  scenario('[LN-FX-1] units and lands can have trigger effects and continuous effects', ({ given }) => {
    const t = given({ A1f: 'VG-05', A2f: 'VG-06', A1L: 'LD-01', A2L: 'LD-05', A: { hand: 'OP-07' } });
    expect(t.power('A1f')).toBe(10); // 7, Standard Bearer +1, Ferrocrete Bunker +2
    t.A('attack A1f');
    expect(t.rest('A1f')).toBe(4); // its own [When Attacking]
    t.A('playTech OP-07').A('target A2L');
    expect(t.hand('A')).toEqual([FILLER, FILLER, FILLER]); // 1 from the tech, 2 from Fuel Depot
  });

  scenario('[LN-FX-2] a tech takes effect once, when played, then goes to the trash', ({ given }) => {
    const t = given({ A1f: 'NT-01', A2f: 'NT-01', A: { hand: 'OP-05' } });
    t.A('playTech OP-05');
    expect([t.hand('A'), t.trash('A')]).toEqual([[], []]); // it is being resolved
    expect(t.asked).toBe('A target');
    t.A('target A1f');
    expect(story(t.events)).toEqual(['power NT-01 A1f +3', 'trashed A OP-05']);
    expect(t.power('A1f')).toBe(7);
    t.A('pass').B('pass');
    expect(t.power('A1f')).toBe(4);
    expect(t.trash('A')).toEqual(['OP-05']);
  });

  scenario(
    '[LN-FX-2] a tech resolves like a trigger effect: other triggers wait until it is done',
    ({ given }) => {
      const t = given({ B1f: 'SV-01', B2f: 'NT-01', A: { hand: 'OP-01' }, B: { deck: 'VG-01 VG-02' } });
      t.A('playTech OP-01');
      expect(story(t.events)).toEqual([
        'played A OP-01',
        'died B SV-01 B1f',
        'trigger B SV-01',
        'drew B VG-01',
        'trashed A OP-01',
      ]);
    },
  );

  scenario('[LN-FX-3] a trigger effect happens at the timing it names and at no other', ({ given }) => {
    const t = given({ A1f: 'VG-05', A: { hand: 'VG-05' } });
    t.A('playUnit VG-05').A('zone A2f');
    t.A('move A2f A3f');
    expect([t.rest('A1f'), t.rest('A3f')]).toEqual([0, 2]);
    t.A('attack A1f');
    expect(t.rest('A1f')).toBe(4);
    expect(t.events).toContainEqual({
      type: 'trigger',
      clause: 'LN-FX-3',
      seat: 0,
      card: 'VG-05',
      effect: 0,
      zone: 'A1f',
    });
  });
});

describe('where trigger effects work', () => {
  scenario(
    '[LN-FX-4] a trigger works only in a unit or land zone, unless its card lists other zones',
    ({ given }) => {
      const shrine = given(
        { A: { hand: 'LD-11', trash: 'LD-11', revealed: 'LD-11', protection: '' } },
        { at: 'turn' },
      );
      expect(only(shrine.opening, 'trigger')).toEqual([]);
      const placed = given({ A2L: 'LD-11', A: { protection: '' } }, { at: 'turn' });
      expect(only(placed.opening, 'trigger')).toEqual(['trigger A LD-11 A2L']);
      expect(placed.hand('A')).toEqual([FILLER, FILLER]);
    },
  );

  scenario('[LN-FX-4] Revenant Hull works only from the graveyard', ({ given }) => {
    const inPlay = given({ A1f: 'SV-03', A: { hand: 'SV-03' } }, { at: 'turn' });
    expect(inPlay.asked).toBe('A main');
    const dead = given({ A: { graveyard: 'SV-03', hand: 'NT-01' } }, { at: 'turn' });
    expect(dead.asked).toBe('A optional');
    dead.A('optional yes').A('payDiscard NT-01').A('zone A2b');
    expect(dead.at('A2b')).toBe('SV-03');
    expect([dead.graveyard('A'), dead.trash('A')]).toEqual([[], ['NT-01']]);
  });

  scenario('[LN-FX-4] cards in the opponent’s graveyard do not trigger for you', ({ given }) => {
    const t = given({ B: { graveyard: 'SV-03', hand: 'NT-01' }, A: { hand: 'NT-01' } }, { at: 'turn' });
    expect(t.asked).toBe('A main');
  });

  scenario('[LN-FX-4] Sleeper Pod reacts from the hand, but not from a unit zone', ({ given }) => {
    const t = given({ A1f: 'VG-01', B1f: 'HV-05', B2f: 'HV-06', B: { hand: 'NT-01' } });
    t.A('attack A1f');
    expect(t.asked).toBe('B handReaction'); // on public grounds (LN-R-89)
    expect(t.legal('B')).toEqual(['decline']);
    t.B('decline');
    expect(t.at('B2f')).toBe('HV-06');
    expect(t.at('B1f')).toBeNull();
  });
});

describe('optional and mandatory', () => {
  const duel = { A1f: 'VG-08', B1f: 'NT-02', A: { deck: 'VG-01 VG-02' } };

  scenario('[LN-FX-5] a "?" trigger may be used', ({ given }) => {
    const t = given(duel);
    t.A('attack A1f');
    expect(t.asked).toBe('A optional');
    expect(t.legal('A')).toEqual(['optional yes', 'optional no']);
    t.A('optional yes');
    expect(t.hand('A')).toEqual(['VG-01']);
  });

  scenario('[LN-FX-5] a "?" trigger may be declined, and then nothing happens', ({ given }) => {
    const t = given(duel);
    t.A('attack A1f').A('optional no');
    expect(t.events[0]).toEqual({ type: 'refused', clause: 'LN-FX-5', seat: 0, card: 'VG-08' });
    expect(t.hand('A')).toEqual([]);
    expect(t.asked).toBe('A main');
  });

  scenario('[LN-FX-5] the player must answer yes or no before anything else', ({ given }) => {
    const t = given(duel);
    t.A('attack A1f');
    expect(t.legal('A')).toEqual(['optional yes', 'optional no']);
    expect(isAction({ kind: 'optional', yes: 'later' })).toBe(false);
    expect(t.refusal('A', { kind: 'pass' })).toBe('LN-R-73');
    expect(t.refusal('B', 'optional yes')).toBe('LN-GEN-2');
  });

  scenario('[LN-FX-5] without "?" nobody is asked whether the trigger happens', ({ given }) => {
    const t = given({ A1f: 'PH-02', A: { deck: 'VG-01 VG-02' } });
    t.A('attack A1f');
    expect(t.asked).toBe('A main');
    expect(t.hand('A')).toEqual(['VG-01']);
  });
});

describe('conditions', () => {
  scenario(
    '[LN-FX-6] a trigger can have a zone and a tribe: Groundbreaker triggers for your Base lands',
    ({ given }) => {
      const t = given({ A1f: 'BA-06', A: { hand: 'LD-02 LD-01', deck: 'VG-01 VG-02' } });
      t.A('playLand LD-02').A('zone A1L');
      expect(only(t.events, 'trigger')).toEqual([]); // Terrain
      t.A('playLand LD-01').A('zone A2L');
      expect(only(t.events, 'trigger')).toEqual(['trigger A BA-06 A1f']);
      expect(t.hand('A')).toEqual(['VG-01']);
      const enemy = given({ A1f: 'BA-06', B: { hand: 'LD-01' } }, { active: 'B' });
      enemy.B('playLand LD-01').B('zone B1L');
      expect(enemy.hand('A')).toEqual([]);
    },
  );

  scenario('[LN-FX-7] [LN-R-72] Repair Nest draws with 4 Hive units and does nothing with 3', ({ given }) => {
    const hive = { A1f: 'HV-05', A2f: 'HV-05', A1b: 'HV-07', A2b: 'NT-01', B1f: 'HV-05' };
    const three = given(hive);
    three.A('pass');
    expect(three.hand('A')).toEqual([]);
    expect(only(three.events, 'trigger')).toEqual([]); // a condition that fails is not even activated
    const four = given({ ...hive, A3f: 'HV-05' });
    four.A('pass');
    expect(only(four.events, 'trigger')).toEqual(['trigger A HV-07 A1b']);
    expect(four.hand('A')).toEqual([FILLER]);
  });

  scenario('[LN-FX-7] a tech whose condition fails does nothing and still goes to the trash', ({ given }) => {
    const two = given({ A: { hand: 'OP-11', protection: 'VG-01 VG-02', deck: 'VG-03 VG-04' } });
    two.A('playTech OP-11');
    expect(two.protection('A')).toEqual(['VG-03', 'VG-01', 'VG-02']);
    const three = given({ A: { hand: 'OP-11', protection: 'VG-01 VG-02 VG-05', deck: 'VG-03 VG-04' } });
    three.A('playTech OP-11');
    expect(three.protection('A')).toEqual(['VG-01', 'VG-02', 'VG-05']);
    expect(three.deck('A')).toEqual(['VG-03', 'VG-04']);
    expect([two.trash('A'), three.trash('A')]).toEqual([['OP-11'], ['OP-11']]);
  });
});

describe('choosing up to X', () => {
  const scan = { A: { hand: 'OP-13 VG-01 VG-02 VG-03 VG-04', deck: 'NT-01 NT-02 NT-03 NT-04 NT-05' } };

  scenario('[LN-FX-8] any number from 0 to X: one card at a time, until the player stops', ({ given }) => {
    const t = given(scan);
    t.A('playTech OP-13');
    expect(t.legal('A')).toEqual(['choose VG-01', 'choose VG-02', 'choose VG-03', 'choose VG-04', 'stop']);
    t.A('choose VG-02');
    expect(t.legal('A')).toEqual(['choose VG-01', 'choose VG-03', 'choose VG-04', 'stop']);
    t.A('stop');
    expect(t.hand('A')).toEqual(['VG-01', 'VG-03', 'VG-04', 'NT-01']);
    expect(t.deck('A')).toEqual(['NT-02', 'NT-03', 'NT-04', 'NT-05', 'VG-02']);
  });

  scenario('[LN-FX-8] after the third of three cards, no fourth is asked for', ({ given }) => {
    const t = given(scan);
    t.A('playTech OP-13').A('choose VG-01').A('choose VG-02').A('choose VG-03');
    expect(t.asked).toBe('A main');
    expect(t.hand('A')).toEqual(['VG-04', 'NT-01', 'NT-02', 'NT-03', 'NT-04']);
    expect(t.deck('A')).toEqual(['NT-05', 'VG-01', 'VG-02', 'VG-03']);
  });

  scenario('[LN-FX-9] the number chosen is X: Wide Scan draws that many cards, and 4 for 3', ({ given }) => {
    const drawn = [0, 1, 2, 3].map((n) => {
      const t = given(scan);
      t.A('playTech OP-13');
      for (const card of ['VG-01', 'VG-02', 'VG-03'].slice(0, n)) t.A(`choose ${card}`);
      if (n < 3) t.A('stop');
      return only(t.events, 'drew').length;
    });
    expect(drawn).toEqual([0, 1, 2, 4]);
  });

  scenario(
    '[LN-FX-9] Furnace Crawler gains 1 power per card chosen, but none from the enemy graveyard',
    ({ given }) => {
      const t = given({
        A: { hand: 'SV-05', graveyard: 'NT-01 NT-01 VG-01', deck: 'NT-04' },
        B: { graveyard: 'BA-01' },
      });
      t.A('playUnit SV-05').A('zone A1f');
      expect(t.legal('A')).toEqual(['choose NT-01', 'choose VG-01', 'stop']);
      t.A('choose VG-01').A('choose NT-01').A('stop');
      expect(t.power('A1f')).toBe(6);
      expect(t.graveyard('A')).toEqual(['NT-01']);
      expect(t.deck('A')).toEqual(['NT-04', 'VG-01', 'NT-01']);
      t.A('pass').B('pass');
      expect(t.power('A1f')).toBe(6); // for as long as it stays
    },
  );
});

describe('parts of an effect', () => {
  scenario('[LN-FX-10] the parts happen in printed order: first mill, then draw', ({ given }) => {
    const t = given({ A: { hand: 'OP-15', deck: 'VG-01 OP-01 LD-01 VG-02 VG-03' } });
    t.A('playTech OP-15');
    expect(story(t.events)).toEqual([
      'played A OP-15',
      'died A VG-01',
      'trashed A OP-01',
      'trashed A LD-01',
      'drew A VG-02',
      'trashed A OP-15',
    ]);
    expect(t.graveyard('A')).toEqual(['VG-01']);
    expect(t.trash('A')).toEqual(['OP-01', 'LD-01', 'OP-15']);
  });

  scenario('[LN-FX-10] Wreck Diver may discard the card it has just returned', ({ given }) => {
    const t = given({ A: { hand: 'SV-02 NT-02', graveyard: 'VG-01 VG-07' } });
    t.A('playUnit SV-02').A('zone A1f').A('optional yes').A('choose VG-07');
    expect(t.asked).toBe('A discard');
    expect(t.legal('A')).toEqual(['discard NT-02', 'discard VG-07']);
    t.A('discard VG-07');
    expect([t.hand('A'), t.graveyard('A'), t.trash('A')]).toEqual([['NT-02'], ['VG-01'], ['VG-07']]);
  });

  scenario(
    '[LN-FX-11] a part that can’t change anything is skipped, and the next one still happens',
    ({ given }) => {
      const noLand = given({ A1f: 'NT-01', A: { hand: 'OP-07', deck: 'VG-01 VG-02' } });
      noLand.A('playTech OP-07');
      expect(noLand.hand('A')).toEqual(['VG-01']);
      const noEnemy = given({ A1f: 'NT-01', A: { hand: 'OP-04', deck: 'VG-01 VG-02' } });
      noEnemy.A('playTech OP-04');
      expect(noEnemy.hand('A')).toEqual(['VG-01']);
      expect(noEnemy.rest('A1f')).toBe(0);
    },
  );

  scenario('[LN-FX-11] Wreck Diver with an empty graveyard still makes you discard', ({ given }) => {
    const t = given({ A: { hand: 'SV-02 NT-02' } });
    t.A('playUnit SV-02').A('zone A1f').A('optional yes');
    expect([t.hand('A'), t.trash('A')]).toEqual([[], ['NT-02']]);
  });
});

describe('continuous effects', () => {
  scenario('[LN-FX-12] a continuous effect lasts as long as its source stays', ({ given }) => {
    const t = given({ A1f: 'VG-01', A2f: 'VG-06', A1L: 'LD-01', B1f: 'BA-01', A: { hand: 'OP-07 OP-08' } });
    expect(t.power('A1f')).toBe(8);
    t.A('playTech OP-07');
    expect(t.power('A1f')).toBe(6);
    t.A('playTech OP-08').A('target A2f').A('stop');
    expect(t.power('A1f')).toBe(5);
  });

  scenario('[LN-FX-12] lands and units in hand, trash, deck or pool have no effect', ({ given }) => {
    const t = given({
      A2f: 'VG-01',
      A: { hand: 'LD-01 VG-06', trash: 'LD-01', graveyard: 'VG-06', deck: 'VG-06', revealed: 'VG-06' },
    });
    expect(t.power('A2f')).toBe(5);
  });

  scenario(
    '[LN-FX-13] Ghost Chassis works from the graveyard, Reserve Ace from the revealed pool',
    ({ given }) => {
      const powers = [
        given({ A2f: 'SV-04', A: { graveyard: 'SV-06 SV-06' } }),
        given({ A2f: 'SV-04', A1b: 'SV-06', A: { hand: 'SV-06', revealed: 'SV-06' } }),
        given({ A2f: 'SV-04', A: { revealed: 'NT-04' } }),
        given({ A2f: 'SV-04', A1b: 'NT-04', A: { pool: 'NT-04', graveyard: 'NT-04', hand: 'NT-04' } }),
        given({ A2f: 'SV-04', B: { graveyard: 'SV-06', revealed: 'NT-04' } }),
      ].map((t) => t.power('A2f'));
      expect(powers).toEqual([5, 3, 4, 3, 3]);
    },
  );

  scenario('[LN-FX-14] only cards inside the reach that meet the conditions are affected', ({ given }) => {
    const t = given({
      A1f: 'VG-01', // a Vanguard unit in the frontline
      A2f: 'VG-06', // the source itself
      A3f: 'NT-01', // another tribe
      A1b: 'VG-01', // in the backline
      B1f: 'VG-01', // of the enemy
    });
    const powers = ['A1f', 'A2f', 'A3f', 'A1b', 'B1f'].map((zone) => t.power(zone));
    expect(powers).toEqual([6, 3, 4, 1, 5]);
  });

  scenario('[LN-FX-14] every reach: this lane, row, adjacent, facing lane, a lane by number', ({ given }) => {
    const t = given({
      A1f: 'NT-01', // Spotter Wren beside it
      A2f: 'LB-03', // Reserve Ace: lane 2
      A3f: 'NT-01',
      A2b: 'NT-01', // Firing Ridge and Spotter Wren
      A1b: 'NT-01', // diagonal to Spotter Wren
      A2L: 'LD-02',
      B2f: 'NT-01', // Jamming Tower faces B3
      B3f: 'NT-01',
      B3b: 'NT-01',
      A3L: 'LD-09',
      A: { revealed: 'NT-04' },
    });
    const zones = ['A1f', 'A2f', 'A3f', 'A1b', 'A2b', 'B2f', 'B3f', 'B3b'];
    expect(zones.map((zone) => t.power(zone))).toEqual([5, 3, 5, 3, 6, 4, 3, 2]);
  });
});

describe('powers and order', () => {
  scenario('[LN-R-44] the order in which the sources arrived makes no difference', ({ given }) => {
    const first = given({ A2f: 'BA-02', A2b: 'BA-03', A2L: 'LD-01', B2L: 'LD-09' });
    const last = given({ B2L: 'LD-09', A2L: 'LD-01', A2b: 'BA-03', A2f: 'BA-02' });
    expect([first.power('A2f'), last.power('A2f')]).toEqual([8, 8]);
  });
});
