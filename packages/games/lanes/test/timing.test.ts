import { describe, expect } from 'vitest';
import { FILLER, scenario, type Scene } from './given.ts';
import { only, story } from './story.ts';

const triggered = (t: Scene): string[] => only(t.events, 'trigger');

describe('timings of a turn', () => {
  scenario(
    '[LN-TIME-1] [Start of Turn] comes before the Draw Phase: its draw may empty the deck',
    ({ given }) => {
      const t = given({ A1L: 'LD-11', A: { protection: '', deck: 'VG-01' } }, { at: 'turn' });
      expect(story(t.opening).slice(0, 3)).toEqual(['turn A', 'trigger A LD-11 A1L', 'drew A VG-01']);
      expect([t.winner, t.opening.at(-1)?.clause]).toEqual(['B', 'LN-DRAW-1']);
    },
  );

  scenario(
    '[LN-TIME-2] [Start of Main] comes after the Draw Phase with its exchange, before any action',
    ({ given }) => {
      const t = given({ A1L: 'LD-04', A: { revealed: 'OP-01', deck: 'VG-01 VG-02' } }, { at: 'turn' });
      expect(t.asked).toBe('A exchange');
      t.A('exchange no');
      expect(t.asked).toBe('A look');
      expect(t.refusal('A', { kind: 'playUnit', card: 'VG-01' })).toBe('LN-R-62');
      t.A('leave');
      expect(t.asked).toBe('A main');
      t.A('playUnit VG-01').A('zone A1f');
      expect(triggered(t)).toEqual([]); // once, not after every action
    },
  );

  scenario('[LN-TIME-3] [End of Turn] comes after the pass, before rest and changes end', ({ given }) => {
    const t = given({ A1f: 'NT-01', A1L: 'LD-12', A: { hand: 'OP-05 VG-01', revealed: 'VG-02' } });
    t.A('playTech OP-05').A('attack A1f');
    expect(t.asked).toBe('A main');
    t.A('pass');
    expect(story(t.events)).toEqual(['passed A']);
    expect([t.asked, t.rest('A1f'), t.power('A1f')]).toEqual(['A optional', 2, 7]);
    t.A('optional no');
    expect([t.asked, t.rest('A1f'), t.power('A1f')]).toEqual(['B main', 1, 4]);
  });

  scenario('[LN-TIME-4] triggers of a step resolve before the next step', ({ given }) => {
    const t = given({ A1f: 'VG-04', B1f: 'SV-01', B1L: 'LD-06 ', A1L: 'LD-01' });
    t.A('attack A1f');
    expect(story(t.events)).toEqual([
      'attacked A VG-04 A1f',
      'rested VG-04 A1f 2',
      'trigger B LD-06 B1L', // attack step 1: power 6, only the land goes
      'trashed B LD-06 B1L',
      'fight VG-04 A1f',
      'result VG-04 A1f',
      'trigger A VG-04 A1f', // combat 4, before the loser is moved in combat 6
      'readied VG-04 A1f',
      'died B SV-01 B1f',
      'trigger B SV-01',
      `drew B ${FILLER}`,
    ]);
  });

  scenario('[LN-TIME-4] consequences of a trigger resolve before the next step, too', ({ given }) => {
    const t = given({ A1f: 'NT-01', B1L: 'LD-06', B2f: 'NT-05', B: { deck: 'VG-01 VG-02' } });
    t.A('attack A1f'); // Mine Belt kills the attacker and goes; Scar Prospector draws; the attack is over
    expect(story(t.events)).toEqual([
      'attacked A NT-01 A1f',
      'rested NT-01 A1f 2',
      'trigger B LD-06 B1L',
      'died A NT-01 A1f',
      'trashed B LD-06 B1L',
      'trigger B NT-05 B2f',
      'drew B VG-01',
    ]);
    expect(t.protection('B')).toHaveLength(3);
  });
});

describe('batches', () => {
  scenario('[LN-R-60] one batch: the turn player first, then the opponent', ({ given }) => {
    const t = given({
      A1f: 'VG-08',
      B1f: 'SV-01',
      B1L: 'LD-08',
      A: { deck: 'VG-01' },
      B: { deck: 'VG-02 VG-03 VG-04' },
    });
    t.A('attack A1f');
    expect(t.asked).toBe('A optional');
    t.A('optional yes');
    expect([t.hand('A'), t.hand('B'), t.asked]).toEqual([['VG-01'], [], 'B orderTrigger']);
    t.B('orderTrigger 1');
    expect(triggered(t)).toEqual(['trigger B LD-08 B1L', 'trigger B SV-01']);
    expect(t.hand('B')).toEqual(['VG-02', 'VG-03']);
  });

  scenario('[LN-R-60] on B’s turn, B’s triggers come first', ({ given }) => {
    const t = given({ A1f: 'SV-04', B1f: 'SV-04', A2f: 'NT-01', B2f: 'NT-01' }, { active: 'B' });
    t.B('attack B2f');
    expect(triggered(t)).toEqual([
      'trigger B SV-04 B1f',
      'trigger B SV-04 B1f',
      'trigger A SV-04 A1f',
      'trigger A SV-04 A1f',
    ]);
  });

  scenario(
    '[LN-R-60] with several triggers left, the controller chooses the next one each time',
    ({ given }) => {
      const t = given({
        A1f: 'SV-01',
        A2f: 'SV-04',
        A1L: 'LD-08',
        A: { hand: 'OP-08', deck: 'VG-01 VG-02 VG-03' },
      });
      t.A('playTech OP-08').A('target A1f').A('stop');
      expect(t.legal('A')).toEqual(['orderTrigger 0', 'orderTrigger 1', 'orderTrigger 2']);
      expect(t.refusal('A', { kind: 'orderTrigger', trigger: 3 })).toBe('LN-R-60');
      expect(t.refusal('B', 'orderTrigger 0')).toBe('LN-GEN-2');
      t.A('orderTrigger 2');
      expect(triggered(t)).toEqual(['trigger A LD-08 A1L']);
      expect(t.legal('A')).toEqual(['orderTrigger 0', 'orderTrigger 1']);
      t.A('orderTrigger 1');
      expect(triggered(t)).toEqual(['trigger A SV-04 A2f', 'trigger A SV-01']);
      expect(t.asked).toBe('A main');
    },
  );

  const nest = {
    A2f: 'VG-01',
    A2b: 'NT-08',
    B2f: 'HV-04',
    B3b: 'HV-03',
    B2L: 'LD-08',
    B: { hand: 'HV-06', deck: 'VG-02 VG-03' },
  };

  scenario('[LN-R-61] triggers set off inside a batch form a new one, which resolves first', ({ given }) => {
    const t = given(nest);
    t.A('attack A2f');
    expect(t.asked).toBe('B orderTrigger'); // Wreck Field and the hand reaction
    t.B('orderTrigger 1').B('react HV-06');
    expect(story(t.events)).toEqual([
      'trigger B HV-06',
      'arrived B HV-06 B2f',
      'trigger A NT-08 A2b', // the new batch: the turn player first here, too
      'rested HV-06 B2f 1',
      'trigger B HV-03 B3b',
      'power HV-06 B2f +2',
      'trigger B LD-08 B2L', // and only then the old one
      'drew B VG-02',
    ]);
  });

  scenario('[LN-R-60] a hand reaction is ordered among the triggers', ({ given }) => {
    const t = given(nest);
    t.A('attack A2f').B('orderTrigger 0');
    expect([triggered(t), t.asked]).toEqual([['trigger B LD-08 B2L'], 'B handReaction']);
    expect(t.legal('B')).toEqual(['react HV-06', 'decline']); // the card drawn is no Sleeper Pod
    t.B('decline');
    expect([t.at('B2f'), t.hand('B')]).toEqual([null, ['HV-06', 'VG-02']]);
  });

  scenario('[LN-R-62] an effect is not interrupted: arrivals during it trigger afterward', ({ given }) => {
    const t = given({ A1b: 'HV-03', A: { hand: 'HV-01', deck: 'HV-05 VG-01 VG-02' } });
    t.A('playUnit HV-01').A('zone A1f').A('orderTrigger 0').A('look HV-05').A('zone A2f');
    expect(story(t.events)).toEqual([
      'arrived A HV-05 A2f',
      'buried A VG-01',
      'buried A VG-02',
      'trigger A HV-03 A1b', // for Swarm Ram, a new batch
      'power HV-05 A2f +2',
      'trigger A HV-03 A1b', // for Scout Mite, the old one
      'power HV-01 A1f +2',
    ]);
    expect(t.asked).toBe('A main');
  });

  scenario('[LN-R-62] nothing else can be done until the effect is finished', ({ given }) => {
    const t = given({ A1f: 'NT-01', B1f: 'NT-01', B2f: 'NT-01', A: { hand: 'OP-02 VG-01' } });
    t.A('playTech OP-02');
    expect(t.refusal('A', { kind: 'attack', unit: 'A1f' })).toBe('LN-R-62');
    expect(t.refusal('A', { kind: 'playUnit', card: 'VG-01' })).toBe('LN-R-62');
    expect(t.refusal('A', { kind: 'pass' })).toBe('LN-R-62');
  });

  scenario('[LN-R-86] the same effect of the same card needs no order', ({ given }) => {
    const t = given({ A1f: 'SV-04', A2f: 'NT-01', A3f: 'NT-01', A: { hand: 'OP-08' } });
    t.A('playTech OP-08').A('target A2f').A('target A3f');
    expect([t.asked, t.power('A1f')]).toEqual(['A main', 5]);
  });

  scenario('[LN-R-86] the order of triggers of two cards with the same name is asked', ({ given }) => {
    const units = given({ A1f: 'SV-01', A2f: 'SV-01', A: { hand: 'OP-08' } });
    units.A('playTech OP-08').A('target A1f').A('target A2f');
    expect(units.asked).toBe('A orderTrigger');
    units.A('orderTrigger 1');
    expect(units.hand('A')).toEqual([FILLER, FILLER]);
    const equips = given({ A1f: 'NT-01 +MD-07 +MD-07', A: { hand: 'OP-08' } });
    equips.A('playTech OP-08').A('target A1f');
    expect(equips.asked).toBe('A orderTrigger');
    const own = given({ A1f: 'SV-01 +MD-07', A: { hand: 'OP-08' } });
    own.A('playTech OP-08').A('target A1f');
    expect(own.asked).toBe('A orderTrigger'); // its own text and the equip's
  });

  scenario('[LN-R-86] the order of two hand reactions is asked, because their zones differ', ({ given }) => {
    const t = given({ A1f: 'HV-05', A2f: 'HV-05', A: { hand: 'OP-08 HV-06 NT-01' } });
    t.A('playTech OP-08').A('target A1f').A('target A2f');
    expect(t.asked).toBe('A orderTrigger');
    t.A('orderTrigger 1').A('react HV-06');
    expect([t.at('A1f'), t.at('A2f'), t.asked]).toEqual([null, 'HV-06', 'A handReaction']);
    t.A('decline');
    expect(t.asked).toBe('A main');
  });
});

describe('waiting triggers that lapse', () => {
  scenario('[LN-R-89] a hand reaction lapses without a question once the hand is empty', ({ given }) => {
    const t = given({ A1f: 'HV-05', A2f: 'HV-05', A: { hand: 'OP-08 HV-06' } });
    t.A('playTech OP-08').A('target A1f').A('target A2f').A('orderTrigger 0').A('react HV-06');
    expect([t.at('A1f'), t.at('A2f'), t.asked, t.trash('A')]).toEqual(['HV-06', null, 'A main', ['OP-08']]);
  });

  scenario('[LN-R-89] a hand reaction lapses without a question once its zone is taken', ({ given }) => {
    const t = given({ A1f: 'HV-05', A: { hand: 'HV-08 HV-06' } });
    t.A('playUnit HV-08').A('zone A2f');
    expect(t.asked).toBe('A orderTrigger');
    t.A('orderTrigger 1').A('choose HV-05').A('zone A1f');
    expect([t.asked, t.hand('A')]).toEqual(['A main', ['HV-06']]);
    const taken = given({ A1f: 'HV-05', A: { hand: 'HV-08 HV-06' } });
    taken.A('playUnit HV-08').A('zone A1f'); // taken as the batch forms
    expect(taken.asked).toBe('A fromPile');
  });

  scenario(
    '[LN-R-89] a hand that is empty when the batch forms has no reaction, even after a draw',
    ({ given }) => {
      const t = given({ A1f: 'HV-05 +MD-07', A: { hand: 'OP-08', deck: 'HV-06 VG-01' } });
      t.A('playTech OP-08').A('target A1f');
      expect([t.hand('A'), t.asked]).toEqual([['HV-06'], 'A main']);
    },
  );

  scenario('[LN-R-79] the second trigger of a once-per-turn effect lapses with the first', ({ given }) => {
    const t = given({ A1f: 'NT-01', A1b: 'NT-01', A1L: 'LD-08', A: { hand: 'OP-08' } });
    t.A('playTech OP-08').A('target A1f').A('target A1b');
    expect([triggered(t), t.hand('A'), t.asked]).toEqual([['trigger A LD-08 A1L'], [FILLER], 'A main']);
  });
});
