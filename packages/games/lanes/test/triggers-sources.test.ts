import { describe, expect } from 'vitest';
import { fromGraveyard, swapZones, toHand } from '../src/board.ts';
import { cardNumber } from '../src/content/cards.ts';
import { killUnits } from '../src/deaths.ts';
import { EVERYBODY, type State, type Trigger } from '../src/state.ts';
import { NOWHERE, zoneNumber } from '../src/zones.ts';
import { FILLER, objectAt, position, scenario, type Scene } from './given.ts';
import { only, story } from './story.ts';

const triggered = (t: Scene): string[] => only(t.events, 'trigger');

/** A trigger of A that has been set off and waits, for moments that no play of today's cards leads to. */
function waiting(card: string, source: number, subject: Partial<Trigger> = {}): Trigger {
  const nothing = { equip: NOWHERE, subject: NOWHERE, subjectCard: NOWHERE, subjectZone: NOWHERE };
  return { seat: 0, card: cardNumber(card), effect: 0, source, hand: null, ...nothing, ...subject };
}

function withBatch(s: State, ...triggers: Trigger[]): State {
  s.agenda.push({ do: 'batch', triggers });
  return s;
}

describe('the source of a trigger', () => {
  scenario('[LN-R-63] a trigger resolves even if its source is gone: Repair Nest', ({ given }) => {
    const hive = { A1f: 'HV-05', A2f: 'HV-05', A3f: 'HV-05', A1b: 'HV-05', A2b: 'HV-07 +MD-08' };
    const t = given(hive);
    t.A('pass').A('orderTrigger 1'); // Overdrive Core before Repair Nest; 4 Hive units are left
    expect(story(t.events).slice(0, 5)).toEqual([
      'trigger A MD-08 A2b',
      'died A HV-07 A2b',
      'trashed A MD-08 A2b',
      'trigger A HV-07',
      `drew A ${FILLER}`,
    ]);
    const few = given({ ...hive, A1b: 'NT-01' });
    few.A('pass').A('orderTrigger 1'); // 3 are left: the condition fails now
    expect(few.hand('A')).toEqual([]);
    const first = given({ ...hive, A1b: 'NT-01' });
    first.A('pass').A('orderTrigger 0'); // 4 with itself
    expect([first.hand('A'), first.graveyard('A')]).toEqual([[FILLER], ['HV-07']]);
  });

  scenario('[LN-R-63] parts about a source that is gone do nothing', ({ given }) => {
    const t = given({ A1f: 'NT-01 +MD-08 +MD-08', A2f: 'NT-02' });
    t.A('pass').A('orderTrigger 0');
    expect(only(t.events, 'trigger', 'died')).toEqual([
      'trigger A MD-08 A1f',
      'died A NT-01 A1f',
      'trigger A MD-08', // its unit is dead already
    ]);
    expect(t.at('A2f')).toBe('NT-02');
  });

  scenario('[LN-R-63] a trigger from the graveyard needs its card to be still there', ({ scene }) => {
    const lying = (): State => position({ A: { graveyard: 'SV-03', hand: 'NT-01' } });
    const there = lying();
    const still = scene(withBatch(there, waiting('SV-03', there.piles[0].graveyardId[0] ?? NOWHERE)));
    expect(still.asked).toBe('A optional');
    const left = lying();
    const trigger = waiting('SV-03', left.piles[0].graveyardId[0] ?? NOWHERE);
    fromGraveyard(left.piles[0], cardNumber('SV-03'));
    toHand(left.piles[0], cardNumber('SV-03'), EVERYBODY);
    expect(scene(withBatch(left, trigger)).asked).toBe('A main');
  });

  scenario('[LN-R-63] a trigger from a unit zone does not need its card to be still there', ({ scene }) => {
    const s = position({ A1f: 'SV-01', A: { deck: 'VG-01 VG-02' } });
    const source = objectAt(s, 'A1f');
    killUnits(s, [source], 'LN-R-71', []);
    s.queue = [];
    const t = scene(withBatch(s, waiting('SV-01', source)));
    expect(t.hand('A')).toEqual(['VG-01']);
  });

  const sapper = { A1f: 'NT-03', B1L: 'LD-01', B2L: 'LD-02' };

  scenario('[LN-R-64] "facing lane" is counted from the current zone of the source', ({ scene }) => {
    const stayed = position(sapper);
    const here = scene(withBatch(stayed, waiting('NT-03', objectAt(stayed, 'A1f'))));
    here.A('optional yes');
    expect(here.trash('B')).toEqual(['LD-01']);
    const moved = position(sapper);
    const trigger = waiting('NT-03', objectAt(moved, 'A1f'));
    swapZones(moved, zoneNumber('A1f'), zoneNumber('A2b'));
    const t = scene(withBatch(moved, trigger));
    t.A('optional yes');
    expect(t.trash('B')).toEqual(['LD-02']);
  });

  scenario('[LN-R-64] if the source has left, its last zone counts', ({ scene }) => {
    const s = position(sapper);
    const trigger = waiting('NT-03', objectAt(s, 'A1f'));
    killUnits(s, [trigger.source], 'LN-R-71', []);
    const t = scene(withBatch(s, trigger));
    t.A('optional yes');
    expect(t.trash('B')).toEqual(['LD-01']);
    const brood = position({ A1b: 'HV-02', A: { deck: 'HV-04 VG-01' } });
    const carrier = objectAt(brood, 'A1b');
    killUnits(brood, [carrier], 'LN-R-71', []);
    const looking: Trigger = waiting('HV-02', carrier);
    brood.agenda.push({
      do: 'effect',
      progress: { trigger: looking, part: 0, x: 0, chosen: [] },
      picked: false,
    });
    const beside = scene(brood);
    beside.A('look HV-04');
    expect(beside.legal('A')).toEqual(['zone A1f', 'zone A2b']); // beside the zone it had
  });

  scenario('[LN-R-64] "adjacent" follows a source that moves', ({ given }) => {
    const t = given({ A1f: 'LB-03', A1b: 'NT-01', A3f: 'NT-01' });
    expect([t.power('A1b'), t.power('A3f')]).toEqual([4, 4]);
    t.A('move A1f A2f');
    expect([t.power('A1b'), t.power('A3f')]).toEqual([3, 5]);
  });
});

describe('what triggers see', () => {
  scenario(
    '[LN-R-66] a played unit sets off [On Play] and arrival triggers together, in one batch',
    ({ given }) => {
      const t = given({ A1L: 'LD-07', B1b: 'NT-08', A: { hand: 'PH-05' } });
      t.A('playUnit PH-05').A('zone A1f');
      expect(t.asked).toBe('A orderTrigger');
      t.A('orderTrigger 1');
      expect(triggered(t)).toEqual(['trigger A LD-07 A1L', 'trigger A PH-05 A1f', 'trigger B NT-08 B1b']);
      expect([t.rest('B1b'), t.rest('A1f'), t.power('A1f')]).toEqual([2, 1, 5]);
    },
  );

  scenario(
    '[LN-R-66] a played unit also sets off [On Summon], a summoned one everything but [On Play]',
    ({ given }) => {
      const watchers = { A1L: 'LD-07', B1b: 'NT-08' };
      const played = given({ ...watchers, A: { hand: 'HV-04' } });
      played.A('playUnit HV-04').A('zone A1f').A('orderTrigger 0');
      expect(triggered(played)).toEqual([
        'trigger A HV-04 A1f',
        'trigger A LD-07 A1L',
        'trigger B NT-08 B1b',
      ]);
      const summoned = given({ ...watchers, A: { hand: 'OP-09', graveyard: 'HV-04' } });
      summoned.A('playTech OP-09').A('zone A1f').A('orderTrigger 0');
      expect(triggered(summoned)).toEqual([
        'trigger A HV-04 A1f',
        'trigger A LD-07 A1L',
        'trigger B NT-08 B1b',
      ]);
      const silent = given({ ...watchers, A: { hand: 'OP-09', graveyard: 'PH-05' } });
      silent.A('playTech OP-09').A('zone A1f');
      expect(triggered(silent)).toEqual(['trigger A LD-07 A1L', 'trigger B NT-08 B1b']);
    },
  );

  scenario('[LN-R-67] "another" keeps Queen Relay from seeing its own arrival', ({ given }) => {
    const t = given({ A: { hand: 'HV-03' } });
    t.A('playUnit HV-03').A('zone A1f');
    expect([triggered(t), t.power('A1f')]).toEqual([[], 1]);
  });

  scenario('[LN-R-67] a dying unit sees neither its own death nor one at the same moment', ({ given }) => {
    const t = given({ A1f: 'SV-04 +MD-07', B1f: 'NT-01', A: { deck: 'VG-01 VG-02' } });
    t.A('attack A1f'); // 4 against 4
    expect([t.graveyard('A'), t.graveyard('B')]).toEqual([['SV-04'], ['NT-01']]);
    expect(triggered(t)).toEqual(['trigger A MD-07']); // but [On Death] looks back, the equip's too
    expect(t.hand('A')).toEqual(['VG-01']);
  });

  scenario('[LN-R-67] a surviving unit with [On Unit Death] triggers for each death', ({ given }) => {
    const t = given({ A1f: 'NT-01', A2f: 'SV-04', B1f: 'NT-01', B2f: 'SV-04' });
    t.A('attack A1f');
    expect([t.power('A2f'), t.power('B2f')]).toEqual([5, 5]);
  });

  scenario(
    '[LN-R-67] [When Destroyed] looks back, but other triggers of a destroyed land do not',
    ({ given }) => {
      const t = given({ A1L: 'LD-05', A2L: 'LD-14', B1f: 'NT-01', B2f: 'NT-01', A: { hand: 'OP-07 OP-07' } });
      t.A('playTech OP-07').A('target A1L').A('orderTrigger 0');
      expect(triggered(t)).toEqual(['trigger A LD-05', 'trigger A LD-14 A2L']);
      expect([t.power('B1f'), t.power('B2f')]).toEqual([4, 2]);
      t.A('playTech OP-07');
      expect(triggered(t)).toEqual([]);
    },
  );

  const away = 'SV-01 HV-04 BA-08';

  scenario(
    '[LN-R-68] a milled unit sets off [On Unit Death] without a reach, but not with one',
    ({ given }) => {
      const t = given({
        A1f: 'SV-04',
        A1L: 'LD-08',
        B1f: 'SV-04',
        A: { hand: 'OP-15 NT-01', deck: `${away} VG-01 VG-02`, protection: '' },
      });
      t.A('playTech OP-15');
      expect(t.asked).toBe('A orderTrigger'); // Scrap Mule and Bone Picker, and no hand reaction to Stinger
      t.A('orderTrigger 1').A('orderTrigger 0');
      expect([t.power('A1f'), t.power('B1f')]).toEqual([6, 6]); // 3 deaths each
      expect(t.hand('A')).toEqual(['NT-01', 'VG-01', 'VG-02']); // the tech and Scrap Mule; no Wreck Field
      expect(t.asked).toBe('A main');
    },
  );

  scenario('[LN-R-68] a milled unit triggers its [On Death] only if it lists Deck', ({ given }) => {
    const t = given({ A: { hand: 'OP-15', deck: `${away} VG-01 VG-02 VG-03`, protection: '' } });
    t.A('playTech OP-15');
    expect(triggered(t)).toEqual(['trigger A SV-01']);
    expect([t.hand('A'), t.protection('A')]).toEqual([['VG-01', 'VG-02'], []]); // Last Gate is silent
  });
});

describe('several at a time', () => {
  scenario('[LN-R-71] units arrive in the order chosen: Queen Relay first sees Swarm Ram', ({ given }) => {
    const brood = { A1f: 'HV-02', A: { hand: 'HV-08', graveyard: 'HV-03 HV-05' } };
    const first = given(brood);
    first.A('playUnit HV-08').A('zone A1f').A('choose HV-03').A('zone A2f');
    expect(triggered(first)).toEqual([]); // triggers wait for the end of the effect
    first.A('choose HV-05').A('zone A3f');
    expect(story(first.events)).toEqual(['arrived A HV-05 A3f', 'trigger A HV-03 A2f', 'power HV-05 A3f +2']);
    const last = given(brood);
    last.A('playUnit HV-08').A('zone A1f').A('choose HV-05').A('zone A3f').A('choose HV-03').A('zone A2f');
    expect(triggered(last)).toEqual([]);
  });

  scenario('[LN-R-71] [LN-R-63] cards destroyed by one part leave at the same moment', ({ given }) => {
    const t = given({
      A1f: 'NT-01',
      A2f: 'NT-01',
      B1f: 'SV-04',
      B2f: 'NT-01',
      B3f: 'SV-04',
      A: { hand: 'OP-08' },
    });
    t.A('playTech OP-08').A('target A1f').A('target A2f').A('target B1f').A('target B2f');
    expect(only(t.events, 'died')).toEqual(['died B SV-04 B1f', 'died B NT-01 B2f']);
    // both pickers saw the deaths of A's units; only the living one saw the next two
    expect(t.legal('B')).toHaveLength(6);
    t.B('orderTrigger 0').B('orderTrigger 1'); // the dead picker's: they resolve and do nothing
    expect(story(t.events)[0]).toBe('trigger B SV-04');
    expect(only(t.events, 'power')).toHaveLength(4);
    expect([t.power('B3f'), t.asked]).toEqual([7, 'A main']);
  });
});

describe('when conditions are checked', () => {
  scenario(
    '[LN-R-72] an effect’s condition is checked when the effect comes up: Last Gate twice',
    ({ given }) => {
      const t = given({
        A1f: 'BA-08',
        A2f: 'BA-08',
        A: { hand: 'OP-08', protection: 'VG-01', deck: 'VG-02 VG-03' },
      });
      t.A('playTech OP-08').A('target A1f').A('target A2f').A('orderTrigger 0');
      expect(t.protection('A')).toEqual(['VG-02', 'VG-01']); // the second finds 2 cards there
    },
  );

  scenario('[LN-R-72] Field Analyst counts units when it resolves', ({ given }) => {
    const start = {
      A1f: 'NT-06',
      B1f: 'NT-01',
      B2f: 'NT-01',
      A: { graveyard: 'SV-03', hand: 'VG-01', deck: 'VG-02 VG-03' },
    };
    const later = given(start, { at: 'turn' });
    later.A('orderTrigger 1').A('optional yes').A('payDiscard VG-01').A('zone A1b'); // now 2 against 2
    expect(later.hand('A')).toEqual(['VG-02']);
    const sooner = given(start, { at: 'turn' });
    sooner.A('orderTrigger 0').A('optional no');
    expect(sooner.hand('A')).toEqual(['VG-01', 'VG-02', 'VG-03']);
  });

  scenario('[LN-R-72] reach is checked at the event, and not again', ({ scene }) => {
    const s = position({ A1L: 'LD-07', A2f: 'NT-01' });
    const event = {
      subject: objectAt(s, 'A2f'),
      subjectCard: cardNumber('NT-01'),
      subjectZone: zoneNumber('A1f'),
    };
    const t = scene(withBatch(s, waiting('LD-07', objectAt(s, 'A1L'), event))); // it has gone to lane 2
    expect(t.power('A2f')).toBe(6);
  });

  scenario('[LN-R-72] a part’s own condition is checked when that part comes up', ({ given }) => {
    const t = given({ A: { hand: 'OP-13 VG-01 VG-02 VG-03', deck: 'NT-01 NT-02 NT-03 NT-04' } });
    t.A('playTech OP-13').A('choose VG-01').A('choose VG-02').A('stop');
    expect(t.hand('A')).toEqual(['VG-03', 'NT-01', 'NT-02']);
  });
});
