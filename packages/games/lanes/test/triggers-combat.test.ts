import { describe, expect } from 'vitest';
import { FILLER, scenario, type Scene } from './given.ts';
import { only, story } from './story.ts';

const triggered = (t: Scene): string[] => only(t.events, 'trigger');

describe('attack and combat', () => {
  scenario(
    '[LN-TRIG-15] [When Attacking] triggers for the attacker, never for the attacked unit',
    ({ given }) => {
      const t = given({ A1f: 'LB-04', A2f: 'LB-04', B1f: 'VG-05', B1b: 'NT-01', B2f: 'NT-01' });
      t.A('attack A1f');
      expect(t.legal('A')).toEqual(['target B1f', 'target B1b']); // the facing lane
      t.A('target B1f');
      expect(triggered(t)).toEqual([]);
      expect([t.rest('B1f'), t.power('B1f'), t.power('B2f')]).toEqual([0, 5, 4]);
    },
  );

  scenario('[LN-TRIG-12] [On Unit Attack] triggers after [When Attacking] has resolved', ({ given }) => {
    const t = given({ A1f: 'VG-02', A2f: 'VG-01 r2', B1b: 'LB-05', B1L: 'LD-06' });
    t.A('attack A1f'); // 4 + 2
    expect(triggered(t)).toEqual(['trigger A VG-02 A1f']);
    expect(t.asked).toBe('B orderTrigger');
    t.B('orderTrigger 0'); // Counter Battery first: 6 - 2 = 4, and Mine Belt strikes
    expect(triggered(t)).toEqual(['trigger B LB-05 B1b', 'trigger B LD-06 B1L']);
    expect([t.graveyard('A'), t.trash('B')]).toEqual([['VG-02'], ['LD-06']]);
    const other = given({ A1f: 'VG-02 +MD-07', A2f: 'VG-01 r2', B1b: 'LB-05', B1L: 'LD-06' });
    other.A('attack A1f').B('orderTrigger 1'); // Mine Belt sees 7
    expect([other.at('A1f'), other.trash('B'), other.graveyard('B')]).toEqual([
      'VG-02',
      ['LD-06'],
      ['LB-05'],
    ]);
  });

  scenario(
    '[LN-TRIG-12] [On Unit Attack] on units and lands triggers for an attacker without text',
    ({ given }) => {
      const t = given({ A1f: 'BA-07', B1f: 'LB-05', B1L: 'LD-06' });
      t.A('attack A1f').B('orderTrigger 0');
      expect(triggered(t)).toEqual(['trigger B LB-05 B1f', 'trigger B LD-06 B1L']);
      expect(t.power('A1f')).toBe(6);
    },
  );

  scenario('[LN-TRIG-16] [Start of Combat] triggers for the attacker and the attacked unit', ({ given }) => {
    const t = given({ A1f: 'PH-07', B1f: 'PH-07' });
    t.A('attack A1f');
    expect(triggered(t)).toEqual(['trigger B PH-07 B1f']); // the attacker rests, the other does not
    expect(t.graveyard('A')).toEqual(['PH-07']);
    const both = given({ A1f: 'PH-07', B1f: 'PH-07 r1' });
    both.A('attack A1f');
    expect(triggered(both)).toEqual(['trigger A PH-07 A1f', 'trigger B PH-07 B1f']);
    expect([both.graveyard('A'), both.graveyard('B')]).toEqual([['PH-07'], ['PH-07']]); // 7 against 7
  });

  scenario('[LN-TRIG-16] Gate Hammer gains power only as the attacker, and only in combat', ({ given }) => {
    const attacking = given({ A1f: 'VG-03', B1f: 'NT-01' });
    attacking.A('attack A1f');
    expect([attacking.graveyard('B'), attacking.power('A1f')]).toEqual([['NT-01'], 5]); // combat is over
    const defending = given({ A1f: 'VG-07', B1f: 'VG-03' });
    defending.A('attack A1f');
    expect([triggered(defending), defending.graveyard('B')]).toEqual([[], ['VG-03']]);
    const alone = given({ A1f: 'VG-03' });
    alone.A('attack A1f');
    expect(triggered(alone)).toEqual([]);
  });

  scenario('[LN-TRIG-17] [On Combat Victory] triggers for a winner, attacking or defending', ({ given }) => {
    const attacking = given({ A1f: 'VG-04', B1f: 'NT-02' });
    attacking.A('attack A1f');
    expect([triggered(attacking), attacking.rest('A1f')]).toEqual([['trigger A VG-04 A1f'], 0]);
    const defending = given({ A1f: 'NT-02', B1f: 'VG-04 r2' });
    defending.A('attack A1f');
    expect([triggered(defending), defending.rest('B1f')]).toEqual([['trigger B VG-04 B1f'], 0]);
    const tie = given({ A1f: 'VG-04', B1f: 'NT-01' });
    tie.A('attack A1f');
    expect(triggered(tie)).toEqual([]);
    const hit = given({ A1f: 'VG-04' });
    hit.A('attack A1f'); // a protection hit is no combat
    expect([triggered(hit), hit.rest('A1f')]).toEqual([[], 2]);
  });

  scenario('[LN-TRIG-18] [On Combat Loss] triggers for losers, the turn player’s first', ({ given }) => {
    const t = given({ A1f: 'BA-05', B1f: 'NT-02 +MD-03', A: { hand: 'VG-01' } });
    t.A('attack A1f');
    expect(t.asked).toBe('A optional'); // only the loser
    t.A('optional yes');
    expect([t.graveyard('A'), t.graveyard('B'), t.asked]).toEqual([['BA-05'], ['NT-02'], 'A main']);
    const tie = given({ A1f: 'BA-05', B1f: 'HV-01 +MD-03', A: { hand: 'VG-01' } });
    tie.A('attack A1f'); // 3 against 3
    expect(tie.asked).toBe('A optional');
    tie.A('optional no');
    expect(tie.asked).toBe('B optional');
    tie.B('optional yes');
    expect([tie.graveyard('A'), tie.at('B1f')]).toEqual([['BA-05'], 'HV-01']);
    const win = given({ A1f: 'BA-05', B1f: 'HV-05', A: { hand: 'VG-01' } });
    win.A('attack A1f');
    expect(win.asked).toBe('A main');
  });

  scenario('[LN-TRIG-19] [End of Combat] triggers for every surviving combatant', ({ given }) => {
    const won = given({ A1f: 'PH-08', B1f: 'NT-02' });
    won.A('attack A1f');
    expect([triggered(won), won.power('A1f')]).toEqual([['trigger A PH-08 A1f'], 4]);
    const lost = given({ A1f: 'PH-08', B1f: 'VG-07' });
    lost.A('attack A1f');
    expect(triggered(lost)).toEqual([]);
    const survived = given({ A1f: 'PH-08', B1f: 'PH-08 +MD-06', B1b: 'NT-01' });
    survived.A('attack A1f');
    expect(triggered(survived)).toEqual(['trigger A PH-08 A1f']);
    const noCombat = given({ A1f: 'PH-08' });
    noCombat.A('attack A1f');
    expect([triggered(noCombat), noCombat.power('A1f')]).toEqual([[], 6]);
  });

  scenario('[LN-TRIG-19] [End of Combat] triggers for both combatants of 0 against 0', ({ given }) => {
    const zero = 'PH-08 +MD-06 +MD-06 +MD-06'; // 6 - 6
    const t = given({ A1f: zero, B1f: zero });
    t.A('attack A1f');
    expect(triggered(t)).toEqual(['trigger A PH-08 A1f', 'trigger B PH-08 B1f']);
  });

  scenario(
    '[LN-TRIG-20] [End of Attack] triggers after combat and after a hit, if the attacker is still there',
    ({ given }) => {
      const hit = given({ A1f: 'LB-08' });
      hit.A('attack A1f');
      expect([hit.asked, hit.protection('B').length]).toEqual(['A optional', 2]);
      hit.A('optional yes').A('moveTo A1b');
      expect([hit.at('A1b'), hit.rest('A1b')]).toEqual(['LB-08', 2]);
      const fought = given({ A1f: 'NT-01 +MD-04', B1f: 'HV-05' });
      fought.A('attack A1f');
      expect(fought.graveyard('B')).toEqual(['HV-05']);
      fought.A('optional yes').A('moveTo A2f');
      expect([fought.at('A2f'), fought.equips('A2f')]).toEqual(['NT-01', ['MD-04']]);
      const died = given({ A1f: 'LB-08', B1f: 'VG-01' });
      died.A('attack A1f');
      expect([died.asked, died.graveyard('A')]).toEqual(['A main', ['LB-08']]);
      const defended = given({ A1f: 'HV-05', B1f: 'LB-08' });
      defended.A('attack A1f');
      expect(defended.asked).toBe('A main'); // an attacker's trigger
    },
  );

  scenario(
    '[LN-TRIG-22] [On Kill] triggers for the winner once the loser is in the graveyard',
    ({ given }) => {
      const defending = given({ A1f: 'NT-02', B1f: 'VG-08' });
      defending.A('attack A1f');
      expect([defending.asked, defending.graveyard('A')]).toEqual(['B optional', ['NT-02']]);
      defending.B('optional yes');
      expect(defending.hand('B')).toEqual([FILLER]);
      const endured = given({ A1f: 'VG-08', B1b: 'BA-04' });
      endured.A('attack A1f'); // 4 against 3, but the Sentinel stays
      expect([endured.asked, endured.at('B1b')]).toEqual(['A main', 'BA-04']);
      const effect = given({ A1f: 'VG-08', B1f: 'NT-02', A: { hand: 'OP-01' } });
      effect.A('playTech OP-01');
      expect([effect.asked, effect.graveyard('B')]).toEqual(['A main', ['NT-02']]);
    },
  );

  scenario(
    '[LN-TRIG-23] [On Protection Hit] triggers only after a card was taken, once for each',
    ({ given }) => {
      const t = given({ A1f: 'PH-02 +MD-05', A: { deck: 'VG-01 VG-02 VG-03' } });
      t.A('attack A1f');
      expect(only(t.events, 'protectionLost', 'drew')).toEqual([
        `protectionLost B ${FILLER}`,
        'drew A VG-01',
        `protectionLost B ${FILLER}`,
        'drew A VG-02',
      ]);
      const fought = given({ A1f: 'PH-02', B1b: 'HV-05' });
      fought.A('attack A1f');
      expect([triggered(fought), fought.protection('B').length]).toEqual([[], 3]);
      const powerless = given({ A1f: 'PH-02 +MD-06 +MD-06' });
      powerless.A('attack A1f');
      expect([triggered(powerless), powerless.protection('B').length]).toEqual([[], 3]);
      const other = given({ A1f: 'NT-01', A2f: 'PH-02' });
      other.A('attack A1f'); // the attacker's own trigger only
      expect(triggered(other)).toEqual([]);
    },
  );

  scenario('[LN-R-65] victory, loss, summon and protection hit are triggers like the others', ({ given }) => {
    const t = given({ A1f: 'VG-04', A2f: 'PH-02', B1f: 'BA-05', B: { hand: 'NT-01' }, A: { hand: 'HV-04' } });
    t.A('playUnit HV-04').A('zone A3f');
    expect([triggered(t), t.power('B1f')]).toEqual([['trigger A HV-04 A3f'], 1]);
    t.A('attack A1f');
    expect(triggered(t)).toEqual(['trigger A VG-04 A1f']);
    t.B('optional yes');
    expect(triggered(t)).toEqual(['trigger B BA-05 B1f']);
    t.A('attack A2f');
    expect(triggered(t)).toEqual(['trigger A PH-02 A2f']);
    expect(t.events.filter(({ type }) => type === 'trigger').map(({ clause }) => clause)).toEqual([
      'LN-FX-3',
    ]);
  });
});

describe('dying and leaving', () => {
  scenario(
    '[LN-TRIG-21] [On Death] triggers for combat, effects and costs, but not for a return to hand',
    ({ given }) => {
      const combat = given({ A1f: 'VG-01', B1f: 'SV-01' });
      combat.A('attack A1f');
      expect(combat.hand('B')).toEqual([FILLER]);
      const effect = given({ B1f: 'SV-01', A: { hand: 'OP-01' } });
      effect.A('playTech OP-01');
      expect(effect.hand('B')).toEqual([FILLER]);
      const cost = given({ A1f: 'HV-05 +MD-07', A: { hand: 'HV-08' } });
      cost.A('playUnit HV-08').A('zone A1f');
      expect(cost.asked).toBe('A orderTrigger'); // [On Death] of Black Box and [On Play]
      cost.A('orderTrigger 0').A('stop');
      expect(cost.hand('A')).toEqual([FILLER]);
      const bounced = given({ B1f: 'SV-01', A: { hand: 'OP-02' } });
      bounced.A('playTech OP-02');
      expect(bounced.hand('B')).toEqual(['SV-01']);
    },
  );

  scenario('[LN-TRIG-21] Last Gate adds to 1 or fewer protection cards when it dies', ({ given }) => {
    const after = (protection: string): number => {
      const t = given({ A1f: 'VG-07', B1f: 'BA-08', B: { protection } });
      t.A('attack A1f');
      return t.protection('B').length;
    };
    expect([after(''), after('VG-01'), after('VG-01 VG-02')]).toEqual([1, 2, 2]);
  });

  scenario(
    '[LN-TRIG-11] [On Unit Death] triggers for deaths on both sides and from any zone, but not for returns',
    ({ given }) => {
      const t = given({
        A1f: 'SV-04',
        A2f: 'NT-01',
        B1f: 'NT-02',
        B2f: 'NT-01',
        A: { hand: 'OP-08 OP-01 OP-15 OP-02', deck: 'NT-01 OP-01 NT-01 NT-02' },
      });
      t.A('playTech OP-01'); // NT-02 of the enemy
      expect(t.power('A1f')).toBe(4);
      t.A('playTech OP-15'); // two units from the deck
      expect(t.power('A1f')).toBe(6);
      t.A('playTech OP-02'); // a return
      expect(t.power('A1f')).toBe(6);
      t.A('playTech OP-08').A('target A2f').A('stop'); // an own one
      expect(t.power('A1f')).toBe(7);
    },
  );

  scenario(
    '[LN-TRIG-14] [On Land Destroyed] triggers for a land on either side, by effect or cost',
    ({ given }) => {
      const t = given({
        A1f: 'NT-05',
        B1L: 'LD-01',
        A2L: 'LD-02',
        A: { hand: 'OP-07', deck: 'VG-01 VG-02 VG-03' },
      });
      t.A('playTech OP-07').A('target B1L');
      expect(t.hand('A')).toEqual(['VG-01', 'VG-02']);
      const cost = given({ A1f: 'NT-05', A2L: 'LD-02', A: { hand: 'BA-07', deck: 'VG-01 VG-02' } });
      cost.A('playUnit BA-07').A('zone A2f');
      expect([cost.hand('A'), cost.trash('A')]).toEqual([['VG-01'], ['LD-02']]);
      const mine = given({ A1f: 'NT-01', A2f: 'NT-05', B1L: 'LD-06', A: { deck: 'VG-01 VG-02' } });
      mine.A('attack A1f');
      expect(mine.hand('A')).toEqual(['VG-01']);
    },
  );

  scenario(
    '[LN-TRIG-24] [When Destroyed] triggers for the land itself, by effect or cost, but not by a move',
    ({ given }) => {
      const cost = given({ A1L: 'LD-05', A: { hand: 'BA-07', deck: 'VG-01 VG-02 VG-03' } });
      cost.A('playUnit BA-07').A('zone A1f');
      expect(story(cost.events).slice(-3)).toEqual(['trigger A LD-05', 'drew A VG-01', 'drew A VG-02']);
      const effect = given({ B1L: 'LD-05', A: { hand: 'OP-07' }, B: { deck: 'VG-01 VG-02 VG-03' } });
      effect.A('playTech OP-07');
      expect(effect.hand('B')).toEqual(['VG-01', 'VG-02']);
      const other = given({ A1L: 'LD-05', A2L: 'LD-01', A: { hand: 'OP-07', deck: 'VG-01 VG-02' } });
      other.A('playTech OP-07').A('target A2L');
      expect(other.hand('A')).toEqual(['VG-01']); // not for another land
      const moved = given({ A1L: 'LD-05', A: { hand: 'LD-10' } });
      moved.A('playLand LD-10').A('zone A2L').A('optional yes');
      expect([moved.at('A3L'), moved.hand('A')]).toEqual(['LD-05', []]);
    },
  );
});
