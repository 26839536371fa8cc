import { describe, expect } from 'vitest';
import { FILLER, scenario } from './given.ts';
import { only, story } from './story.ts';

describe('targets', () => {
  scenario('[LN-R-74] the controller chooses legal targets when the effect resolves', ({ given }) => {
    const t = given({ A1f: 'NT-02', B1f: 'NT-02', B2f: 'NT-01', B3b: 'PH-08', A: { hand: 'OP-01' } });
    t.A('playTech OP-01');
    expect(t.asked).toBe('A target');
    expect(t.legal('A')).toEqual(['target B1f', 'target B3b']); // power 3 each; B2f has 4
    expect(t.refusal('A', 'target B2f')).toBe('LN-R-74');
    expect(t.refusal('A', 'target A1f')).toBe('LN-R-74');
    expect(t.refusal('A', { kind: 'target', zone: 'B1b' })).toBe('LN-R-74');
    expect(t.refusal('A', { kind: 'target', zone: 'Z9x' })).toBe('LN-R-74');
    expect(t.refusal('A', { kind: 'stop' })).toBe('LN-R-74');
    expect(t.refusal('A', { kind: 'pass' })).toBe('LN-R-62');
    expect(t.refusal('B', 'target B1f')).toBe('LN-GEN-2');
    t.A('target B3b');
    expect(t.graveyard('B')).toEqual(['PH-08']);
  });

  scenario('[LN-R-74] the other player chooses for their effects, even on your turn', ({ given }) => {
    const t = given({ A1f: 'VG-01', A2f: 'NT-01', B1f: 'HV-05', B: { hand: 'HV-06' } });
    t.A('attack A1f').B('react HV-06');
    expect(t.at('B1f')).toBe('HV-06');
    const back = given({ A1f: 'PH-03', A2f: 'NT-01', B: { hand: 'VG-01', protection: 'VG-02' } });
    back.A('attack A1f');
    expect(back.asked).toBe('B discard'); // the player who discards chooses
    expect(back.legal('B')).toEqual(['discard VG-01', 'discard VG-02']);
    expect(back.refusal('A', 'discard VG-01')).toBe('LN-GEN-2');
    expect(back.refusal('B', { kind: 'discard', card: 'VG-03' })).toBe('LN-R-13');
    back.B('discard VG-01');
    expect([back.hand('B'), back.trash('B')]).toEqual([['VG-02'], ['VG-01']]);
    expect(back.events[0]).toEqual({ type: 'discarded', clause: 'LN-ZONE-8', seat: 1, card: 'VG-01' });
  });

  scenario('[LN-R-74] you choose the discard for your own effect', ({ given }) => {
    const t = given({ A: { hand: 'SV-02 NT-02 OP-01' }, B: { hand: 'VG-01 VG-02' } });
    t.A('playUnit SV-02').A('zone A1f').A('optional yes');
    expect(t.asked).toBe('A discard');
    t.A('discard OP-01');
    expect([t.trash('A'), t.trash('B')]).toEqual([['OP-01'], []]);
  });

  scenario('[LN-R-74] an empty hand has nothing to discard', ({ given }) => {
    const t = given({ A: { hand: 'SV-02' } });
    t.A('playUnit SV-02').A('zone A1f').A('optional yes');
    expect(t.asked).toBe('A main');
    expect(t.trash('A')).toEqual([]);
  });

  scenario(
    '[LN-R-74] a single target is chosen automatically, and without one the part does nothing',
    ({ given }) => {
      const one = given({ A1f: 'NT-01', B1f: 'VG-01', A: { hand: 'OP-02' } });
      one.A('playTech OP-02');
      expect(one.asked).toBe('A main');
      expect(one.hand('B')).toEqual(['VG-01']);
      const none = given({ A1f: 'NT-01', A: { hand: 'OP-02' } });
      none.A('playTech OP-02');
      expect(none.at('A1f')).toBe('NT-01');
      expect(story(none.events)).toEqual(['played A OP-02', 'trashed A OP-02']);
    },
  );

  scenario('[LN-R-74] "choose" a number takes as many as there are', ({ given }) => {
    const board = { A1f: 'NT-01', A2f: 'NT-01', B1f: 'VG-01', A: { hand: 'OP-08' } };
    const fewer = given(board);
    fewer.A('playTech OP-08').A('target A1f').A('target A2f');
    expect(fewer.asked).toBe('A main');
    expect(fewer.graveyard('B')).toEqual(['VG-01']);
    const equal = given({ ...board, B2f: 'VG-02' });
    equal.A('playTech OP-08').A('target A1f').A('target A2f');
    expect(equal.graveyard('B')).toEqual(['VG-01', 'VG-02']);
    const more = given({ ...board, B2f: 'VG-02', B3f: 'VG-03' });
    more.A('playTech OP-08').A('target A1f').A('target A2f');
    expect(more.legal('A')).toEqual(['target B1f', 'target B2f', 'target B3f']); // no stopping before 2
    more.A('target B3f');
    expect(more.legal('A')).toEqual(['target B1f', 'target B2f']);
    expect(more.refusal('A', 'target B3f')).toBe('LN-R-74');
    more.A('target B1f');
    expect(more.graveyard('B')).toEqual(['VG-03', 'VG-01']);
  });

  scenario('[LN-R-74] "up to" may be fewer: Shutdown Pulse on one of two', ({ given }) => {
    const t = given({ B1f: 'VG-01', B2f: 'VG-02', B3f: 'VG-03', A: { hand: 'OP-04' } });
    t.A('playTech OP-04').A('target B2f');
    expect(t.legal('A')).toEqual(['target B1f', 'target B3f', 'stop']);
    t.A('stop');
    expect([t.rest('B1f'), t.rest('B2f'), t.rest('B3f')]).toEqual([0, 2, 0]);
    expect(t.hand('A')).toEqual([FILLER]);
  });

  scenario('[LN-R-74] "up to two" ends with the second, or when no further target is left', ({ given }) => {
    const two = given({ B1f: 'VG-01', B2f: 'VG-02', B3f: 'VG-03', A: { hand: 'OP-04' } });
    two.A('playTech OP-04').A('target B3f').A('target B1f');
    expect([two.rest('B1f'), two.rest('B2f'), two.rest('B3f')]).toEqual([2, 0, 2]);
    expect(two.asked).toBe('A main');
    const single = given({ B1f: 'VG-01', A: { hand: 'OP-04' } });
    single.A('playTech OP-04');
    expect(single.legal('A')).toEqual(['target B1f', 'stop']); // asked, since it may be none
    single.A('target B1f');
    expect(single.asked).toBe('A main');
    expect(single.rest('B1f')).toBe(2);
  });
});

describe('choosing none', () => {
  scenario('[LN-R-75] Reactor Breach with 0 units destroys 0 units', ({ given }) => {
    const t = given({ A1f: 'NT-01', B1f: 'VG-01', A: { hand: 'OP-08' } });
    t.A('playTech OP-08').A('stop');
    expect([t.graveyard('A'), t.graveyard('B'), t.trash('A')]).toEqual([[], [], ['OP-08']]);
    expect(t.asked).toBe('A main');
  });

  scenario(
    '[LN-R-75] Reactor Breach without a unit of yours asks nothing and continues with X = 0',
    ({ given }) => {
      const t = given({ B1f: 'VG-01', B2f: 'VG-01', A: { hand: 'OP-08' } });
      t.A('playTech OP-08');
      expect(t.asked).toBe('A main');
      expect([t.graveyard('B'), t.trash('A')]).toEqual([[], ['OP-08']]);
    },
  );

  scenario('[LN-R-75] Furnace Crawler with 0 cards stays as it is, without a power event', ({ given }) => {
    const t = given({ A: { hand: 'SV-05', graveyard: 'NT-01' } });
    t.A('playUnit SV-05').A('zone A1f').A('stop');
    expect(t.power('A1f')).toBe(4);
    expect(t.graveyard('A')).toEqual(['NT-01']);
    expect(only(t.events, 'power')).toEqual([]);
  });

  scenario('[LN-R-75] without a card to choose, nobody is asked', ({ given }) => {
    const crawler = given({ A: { hand: 'SV-05' } });
    crawler.A('playUnit SV-05').A('zone A1f');
    expect(crawler.asked).toBe('A main');
    const scan = given({ A: { hand: 'OP-13', deck: 'VG-01' } });
    scan.A('playTech OP-13');
    expect(scan.asked).toBe('A main');
    expect([scan.hand('A'), scan.deck('A')]).toEqual([[], ['VG-01']]);
  });

  scenario('[LN-R-75] Hive Matriarch may summon nothing', ({ given }) => {
    const t = given({ A1f: 'HV-05', A: { hand: 'HV-08' } });
    t.A('playUnit HV-08').A('zone A2f');
    expect(t.legal('A')).toEqual(['choose HV-05', 'stop']);
    t.A('stop');
    expect(t.at('A2f')).toBe('HV-08');
    expect(t.graveyard('A')).toEqual(['HV-05']);
    expect(t.asked).toBe('A main');
  });
});

describe('cards chosen from a pile', () => {
  scenario('[LN-R-74] a card that the effect does not allow can’t be chosen', ({ given }) => {
    const t = given({
      A1f: 'SV-07',
      B1f: 'NT-02',
      A: { trash: 'OP-01 MD-01 LD-02 MD-01', graveyard: 'VG-01' },
    });
    t.A('attack A1f').A('optional yes');
    expect(t.legal('A')).toEqual(['choose MD-01', 'choose LD-02']);
    expect(t.refusal('A', 'choose OP-01')).toBe('LN-R-74'); // a tech
    expect(t.refusal('A', { kind: 'choose', card: 'VG-01' })).toBe('LN-R-74'); // not in the trash
    expect(t.refusal('A', { kind: 'choose', card: 'MD-02' })).toBe('LN-R-74'); // not there at all
    expect(t.refusal('A', { kind: 'stop' })).toBe('LN-R-74');
    t.A('choose MD-01');
    expect([t.hand('A'), t.trash('A')]).toEqual([['MD-01'], ['OP-01', 'MD-01', 'LD-02']]);
    expect(t.events[0]).toEqual({ type: 'salvaged', clause: 'LN-FX-10', seat: 0, card: 'MD-01' });
  });

  scenario('[LN-R-74] the only fitting card is taken without a question', ({ given }) => {
    const t = given({ A1f: 'SV-07', B1f: 'NT-02', A: { trash: 'OP-01 LD-02' } });
    t.A('attack A1f').A('optional yes');
    expect(t.asked).toBe('A main');
    expect([t.hand('A'), t.trash('A')]).toEqual([['LD-02'], ['OP-01']]);
  });

  scenario('[LN-R-74] Recall Beacon summons units of printed frontline power 4, but not 5', ({ given }) => {
    const t = given({ A: { hand: 'OP-09', graveyard: 'VG-01 NT-01 HV-04 PH-06' } });
    t.A('playTech OP-09');
    expect(t.legal('A')).toEqual(['choose NT-01', 'choose HV-04']);
    expect(t.refusal('A', 'choose VG-01')).toBe('LN-R-74');
    expect(t.refusal('A', { kind: 'stop' })).toBe('LN-R-74');
    t.A('choose NT-01').A('zone A3b');
    expect(t.at('A3b')).toBe('NT-01');
    expect(t.graveyard('A')).toEqual(['VG-01', 'HV-04', 'PH-06']);
    expect(t.trash('A')).toEqual(['OP-09']);
  });

  scenario('[LN-R-74] without a fitting unit or an empty zone, Recall Beacon does nothing', ({ given }) => {
    const nobody = given({ A: { hand: 'OP-09', graveyard: 'VG-01' }, B: { graveyard: 'NT-01' } });
    nobody.A('playTech OP-09');
    expect(nobody.graveyard('A')).toEqual(['VG-01']);
    const full = { A1f: 'NT-01', A2f: 'NT-01', A3f: 'NT-01', A1b: 'NT-01', A2b: 'NT-01', A3b: 'NT-01' };
    const noRoom = given({ ...full, A: { hand: 'OP-09', graveyard: 'NT-02' } });
    noRoom.A('playTech OP-09');
    expect([noRoom.graveyard('A'), noRoom.trash('A')]).toEqual([['NT-02'], ['OP-09']]);
    expect([nobody.asked, noRoom.asked]).toEqual(['A main', 'A main']);
  });

  scenario('[LN-R-74] Furnace Crawler takes only unit cards, Wide Scan any cards', ({ given }) => {
    const t = given({ A: { hand: 'OP-13 LD-01 MD-01', deck: 'VG-01' } });
    t.A('playTech OP-13');
    expect(t.legal('A')).toEqual(['choose LD-01', 'choose MD-01', 'stop']);
    expect(t.refusal('A', { kind: 'choose', card: 'OP-13' })).toBe('LN-R-74'); // it is being played
    t.A('choose LD-01').A('choose MD-01');
    expect(t.hand('A')).toEqual(['VG-01', 'LD-01']);
    expect(t.deck('A')).toEqual(['MD-01']);
  });
});
