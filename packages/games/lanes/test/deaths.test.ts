import { expect } from 'vitest';
import { killUnits } from '../src/deaths.ts';
import type { Event } from '../src/event.ts';
import { clone } from '../src/state.ts';
import { scenario, type Scene } from './given.ts';

const types = (t: Scene): string[] => t.events.map((event) => event.type);
const triggered = (t: Scene): string[] =>
  t.events.flatMap((event) => (event.type === 'trigger' ? [event.card] : []));

scenario(
  '[LN-ZONE-7] a unit that dies goes to the graveyard of its owner, whatever the cause',
  ({ given }) => {
    const t = given({ A1f: 'HV-05', B1f: 'LB-03', A: { hand: 'OP-01 HV-08' } });
    t.A('playTech OP-01');
    expect(t.graveyard('B')).toEqual(['LB-03']);
    expect(t.events).toContainEqual({ type: 'died', clause: 'LN-R-71', seat: 1, card: 'LB-03', zone: 'B1f' });
    t.A('playUnit HV-08');
    expect(t.graveyard('A')).toEqual(['HV-05']);
    expect(t.events).toContainEqual({ type: 'died', clause: 'LN-R-14', seat: 0, card: 'HV-05', zone: 'A1f' });
    t.A('zone A1f').A('stop');
  },
);

scenario('[LN-R-34] [LN-ZONE-8] the equips of a dead unit go to their owners’ trash', ({ given }) => {
  const t = given({ A1f: 'VG-07', B1b: 'NT-01 +MD-02 +A:MD-06', B2f: 'NT-01 +MD-01' });
  t.A('attack A1f');
  expect(t.graveyard('B')).toEqual(['NT-01']);
  expect(t.trash('B')).toEqual(['MD-02']);
  expect(t.trash('A')).toEqual(['MD-06']);
  expect(t.events).toContainEqual({
    type: 'trashed',
    clause: 'LN-R-30',
    seat: 0,
    card: 'MD-06',
    zone: 'B1b',
  });
  expect(t.equips('B2f')).toEqual(['MD-01']);
});

scenario('[LN-R-41] a unit that died comes back as a new object', ({ given }) => {
  const t = given({ A1f: 'NT-01 r2 +MD-01', A2f: 'VG-07', A: { hand: 'OP-05 OP-08 OP-09' } });
  t.A('playTech OP-05').A('target A1f');
  expect(t.power('A1f')).toBe(10);
  t.A('playTech OP-08').A('target A1f').A('stop').A('playTech OP-09').A('zone A1f');
  expect(t.power('A1f')).toBe(4);
  expect(t.equips('A1f')).toEqual([]);
  expect(t.rest('A1f')).toBe(0);
});

scenario(
  '[LN-TRIG-21] Last Gate adds a protection card if its player has 1 or fewer, but not with 2',
  ({ given }) => {
    const low = given({ A1f: 'VG-01', B1f: 'BA-08', B: { protection: 'NT-01', deck: 'LB-01 LB-02' } });
    low.A('attack A1f');
    expect(low.protection('B')).toEqual(['LB-01', 'NT-01']);
    const high = given({ A1f: 'VG-01', B1f: 'BA-08', B: { protection: 'NT-01 NT-02' } });
    high.A('attack A1f');
    expect(high.protection('B')).toEqual(['NT-01', 'NT-02']);
  },
);

scenario(
  '[LN-TRIG-11] [LN-R-67] [On Unit Death] triggers for deaths of both sides in its reach',
  ({ given }) => {
    const t = given({
      A1f: 'VG-01',
      A3f: 'SV-04',
      B1f: 'NT-01',
      B2f: 'SV-04',
      B1L: 'LD-08',
      B2L: 'LD-08',
      A1L: 'LD-08',
    });
    t.A('attack A1f');
    expect([t.power('A3f'), t.power('B2f')]).toEqual([4, 3]);
    expect(t.asked).toBe('B orderTrigger');
    t.B('orderTrigger 0');
    expect(t.power('B2f')).toBe(4);
    expect(t.hand('B')).toHaveLength(1);
    expect(t.hand('A')).toEqual([]);
  },
);

scenario('[LN-R-54] a unit that has left the board can’t die again', ({ given }) => {
  const state = clone(given({ A1f: 'SV-04' }).state);
  const log: Event[] = [];
  killUnits(state, [state.zoneOf.push(-1) - 1], 'LN-R-54', log);
  expect(log).toEqual([]);
  expect(state.queue).toEqual([]);
});

scenario('[LN-R-30] a destroyed land goes to the trash of its owner', ({ given }) => {
  const t = given({ B1L: 'LD-01', B1f: 'NT-01', A: { hand: 'OP-07' } });
  expect(t.power('B1f')).toBe(6);
  t.A('playTech OP-07');
  expect(t.at('B1L')).toBeNull();
  expect(t.trash('B')).toEqual(['LD-01']);
  expect(t.graveyard('B')).toEqual([]);
  expect(t.power('B1f')).toBe(4);
  expect(t.events).toContainEqual({
    type: 'trashed',
    clause: 'LN-R-30',
    seat: 1,
    card: 'LD-01',
    zone: 'B1L',
  });
});

scenario(
  '[LN-TRIG-14] [LN-TRIG-24] [LN-R-67] cards that remain on the board see a land destroyed',
  ({ given }) => {
    const t = given({
      A1L: 'LD-05',
      A2f: 'NT-05',
      B3f: 'NT-05',
      A: { hand: 'OP-07', deck: 'VG-01 VG-02 VG-03 VG-04 VG-05' },
    });
    t.A('playTech OP-07');
    expect(t.hand('A')).toEqual(['VG-01']);
    expect(t.asked).toBe('A orderTrigger');
    t.A('orderTrigger 0');
    expect(t.hand('A')).toEqual(['VG-01', 'VG-02', 'VG-03', 'VG-04']);
    expect(t.hand('B')).toHaveLength(1);
    expect(t.trash('A')).toEqual(['LD-05', 'OP-07']);
  },
);

scenario('[LN-R-14] a land paid as a cost counts as destroyed', ({ given }) => {
  const t = given({ A1L: 'LD-05', A: { hand: 'BA-07', deck: 'VG-01 VG-02 VG-03' } });
  t.A('playUnit BA-07');
  expect(t.trash('A')).toEqual(['LD-05']);
  expect(t.events).toContainEqual({
    type: 'trashed',
    clause: 'LN-R-14',
    seat: 0,
    card: 'LD-05',
    zone: 'A1L',
  });
  t.A('zone A1f');
  expect(t.hand('A')).toEqual(['VG-01', 'VG-02']);
});

scenario('[LN-R-68] milled units go to the graveyard, other milled cards to the trash', ({ given }) => {
  const t = given({ A: { hand: 'OP-15', deck: 'NT-01 LD-01 VG-01 LB-01 LB-02' } });
  t.A('playTech OP-15');
  expect(t.graveyard('A')).toEqual(['NT-01', 'VG-01']);
  expect(t.trash('A')).toEqual(['LD-01', 'OP-15']);
  expect(t.hand('A')).toEqual(['LB-01']);
  expect(t.deck('A')).toEqual(['LB-02']);
  expect(t.events.slice(1, 4)).toEqual([
    { type: 'died', clause: 'LN-R-68', seat: 0, card: 'NT-01', zone: null },
    { type: 'trashed', clause: 'LN-R-68', seat: 0, card: 'LD-01', zone: null },
    { type: 'died', clause: 'LN-R-68', seat: 0, card: 'VG-01', zone: null },
  ]);
});

scenario('[LN-R-68] [LN-R-11] a short deck mills the cards it has', ({ given }) => {
  const t = given({ A: { hand: 'OP-15', deck: 'NT-01 LD-01' } });
  t.A('playTech OP-15');
  expect(t.graveyard('A')).toEqual(['NT-01']);
  expect(t.trash('A')).toEqual(['LD-01', 'OP-15']);
  expect(t.hand('A')).toEqual([]);
  expect(t.winner).toBeNull();
});

scenario('[LN-R-68] [On Death] triggers from the deck only if the card says so', ({ given }) => {
  const t = given({
    A: { hand: 'OP-15', deck: 'SV-01 BA-08 SV-01 LB-01 LB-02 LB-03 LB-04', protection: '' },
  });
  t.A('playTech OP-15');
  expect(t.graveyard('A')).toEqual(['SV-01', 'BA-08', 'SV-01']);
  expect(t.asked).toBe('A orderTrigger');
  expect(t.legal('A')).toHaveLength(2);
  expect(t.hand('A')).toEqual(['LB-01']);
  t.A('orderTrigger 1');
  expect(t.hand('A')).toEqual(['LB-01', 'LB-02', 'LB-03']);
  expect(t.protection('A')).toEqual([]);
  expect(triggered(t)).toEqual(['SV-01', 'SV-01']);
});

scenario(
  '[LN-R-68] [On Unit Death] sees a milled unit without a reach, but not with unit zones as its reach',
  ({ given }) => {
    const t = given({
      A1f: 'SV-04',
      A1L: 'LD-08',
      B1f: 'SV-04',
      A: { hand: 'OP-15 HV-06', deck: 'HV-05 OP-01 OP-01 LB-01' },
    });
    t.A('playTech OP-15');
    expect(t.asked).toBe('A main');
    expect([t.power('A1f'), t.power('B1f')]).toEqual([4, 4]);
    expect(t.hand('A')).toEqual(['HV-06', 'LB-01']);
    expect(triggered(t)).toEqual(['SV-04', 'SV-04']);
  },
);

scenario('[LN-R-68] a view forgets the deck places of milled cards', ({ given }) => {
  const t = given(
    { A1L: 'LD-04', A: { hand: 'OP-15', deck: 'NT-02 NT-01 VG-01 VG-02 LB-01 LB-02' } },
    { at: 'draw' },
  );
  t.A('leave');
  expect(t.view('A').sides[0].deckKnown).toEqual([{ place: 4, card: 'NT-01', open: false }]);
  t.A('playTech OP-15');
  expect(t.deck('A')).toEqual(['LB-02']);
  expect(t.view('A').sides[0].deckKnown).toEqual([]);
});

scenario(
  '[LN-FX-10] [LN-R-90] a unit returned to the hand has not died, and everyone saw it go',
  ({ given }) => {
    const t = given({ B1f: 'SV-01 r2 +MD-07', B2f: 'SV-04', B1L: 'LD-08', A: { hand: 'OP-02' } });
    t.A('playTech OP-02').A('target B1f');
    expect(t.at('B1f')).toBeNull();
    expect(t.hand('B')).toEqual(['SV-01']);
    expect(t.trash('B')).toEqual(['MD-07']);
    expect(t.graveyard('B')).toEqual([]);
    expect(triggered(t)).toEqual([]);
    expect(t.view('A').sides[1].shown).toEqual(['SV-01']);
    expect(types(t)).toEqual(['bounced', 'trashed', 'trashed']);
    expect(t.events[0]).toEqual({ type: 'bounced', clause: 'LN-FX-10', seat: 1, card: 'SV-01', zone: 'B1f' });
  },
);
