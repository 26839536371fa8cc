import type { Viewer } from '@mechatable/kernel';
import { expect } from 'vitest';
import { lanes } from '../src/game.ts';
import { scenario } from './given.ts';

scenario(
  '[LN-G-17] [LN-R-80] [LN-R-89] Sleeper Pod comes from the hand to the zone where a Hive unit died',
  ({ given }) => {
    const t = given({ A2f: 'VG-01', A2b: 'LB-01', B2f: 'HV-04', B: { hand: 'HV-06' } });
    t.A('attack A2f');
    expect([t.asked, t.legal('B')]).toEqual(['B handReaction', ['react HV-06', 'decline']]);
    expect([t.graveyard('B'), t.at('B2f')]).toEqual([['HV-04'], null]);
    t.B('react HV-06');
    expect(t.events).toEqual([
      { type: 'trigger', clause: 'LN-R-80', seat: 1, card: 'HV-06', effect: 0, zone: null },
      { type: 'arrived', clause: 'LN-TIME-8', seat: 1, card: 'HV-06', zone: 'B2f' },
    ]);
    expect([t.at('B2f'), t.hand('B'), t.asked]).toEqual(['HV-06', [], 'A main']); // the attack is over
    t.A('attack A2b');
    expect([t.graveyard('B'), t.protection('B').length]).toEqual([['HV-04', 'HV-06'], 3]);
    expect(t.asked).toBe('A main'); // no card in hand, no question
  },
);

scenario('[LN-R-80] declining shows others nothing, not even that the player declined', ({ given }) => {
  const t = given({ A2f: 'VG-01', B2f: 'HV-04', B: { hand: 'HV-06 NT-01' } })
    .A('attack A2f')
    .B('decline');
  expect(t.events).toEqual([{ type: 'declined', clause: 'LN-R-89', seat: 1 }]);
  const seenBy = (viewer: Viewer) => t.events.map((event) => lanes.rules.eventFor(event, viewer));
  expect(seenBy(1)).toEqual(t.events);
  for (const viewer of [0, 'table'] as const) expect(seenBy(viewer)).toEqual([null]);
  expect([t.hand('B'), t.at('B2f'), t.asked]).toEqual([['HV-06', 'NT-01'], null, 'A main']);
  expect(t.view('A').sides[1].shown).toEqual([]);
});

scenario('[LN-R-80] accepting shows the card, so it is no longer remembered in the hand', ({ given }) => {
  const t = given({ A2f: 'VG-01', B1f: 'HV-06', B2f: 'HV-04', A: { hand: 'OP-02' }, B: { hand: 'HV-06' } });
  t.A('playTech OP-02').A('target B1f');
  expect(t.view('A').sides[1].shown).toEqual(['HV-06']);
  t.A('attack A2f').B('react HV-06');
  expect([t.view('A').sides[1].shown, t.hand('B')]).toEqual([[], ['HV-06']]);
});

scenario('[LN-R-80] Scrap Mule’s trigger from the deck is mandatory and public', ({ given }) => {
  const t = given({ A: { hand: 'OP-15', deck: 'SV-01 NT-01 OP-01 VG-01 VG-02' } }).A('playTech OP-15');
  expect([t.asked, t.hand('A')]).toEqual(['A main', ['VG-01', 'VG-02']]);
  expect(t.events).toContainEqual({
    type: 'trigger',
    clause: 'LN-FX-3',
    seat: 0,
    card: 'SV-01',
    effect: 0,
    zone: null,
  });
});

scenario('[LN-R-89] a player without such a card is asked anyway', ({ given }) => {
  const t = given({ A2f: 'VG-01', B2f: 'HV-04', B: { hand: 'NT-01 HV-05' } }).A('attack A2f');
  expect([t.asked, t.legal('B')]).toEqual(['B handReaction', ['decline']]);
  expect(t.refusal('B', 'react NT-01')).toBe('LN-R-89');
  expect(t.refusal('B', 'react HV-05')).toBe('LN-R-89');
  expect(t.refusal('B', { kind: 'react', card: 'HV-06' })).toBe('LN-R-13'); // not in the hand
  expect(t.refusal('B', { kind: 'pass' })).toBe('LN-R-89');
  expect(t.refusal('A', { kind: 'decline' })).toBe('LN-GEN-2');
  t.B('decline');
  expect(t.asked).toBe('A main');
});

scenario('[LN-R-89] others see the same question, whatever the player holds', ({ given }) => {
  const [holding, other] = ['HV-06', 'NT-01'].map((hand) =>
    given({ A2f: 'VG-01', B2f: 'HV-04', B: { hand } }).A('attack A2f'),
  );
  for (const viewer of ['A', 'table'] as const) {
    expect(holding?.view(viewer)).toEqual(other?.view(viewer));
    expect(holding?.view(viewer).agenda.at(-1)).toMatchObject({
      ask: 'handReaction',
      seat: 1,
      trigger: { card: -1 },
    });
  }
});

scenario('[LN-R-89] a player with an empty hand is not asked', ({ given }) => {
  const t = given({ A2f: 'VG-01', B2f: 'HV-04' }).A('attack A2f');
  expect([t.at('B2f'), t.asked]).toEqual([null, 'A main']);
});

scenario('[LN-R-89] nobody is asked about units of another tribe', ({ given }) => {
  const t = given({ A2f: 'VG-01', B2f: 'NT-02', B: { hand: 'HV-06' } }).A('attack A2f');
  expect([t.at('B2f'), t.asked]).toEqual([null, 'A main']);
});

scenario('[LN-R-89] only the owner of the dead unit is asked', ({ given }) => {
  const t = given({ A2f: 'HV-04', B2f: 'VG-01', A: { hand: 'NT-01' }, B: { hand: 'HV-06' } }).A('attack A2f');
  expect([t.graveyard('A'), t.asked]).toEqual([['HV-04'], 'A handReaction']);
  t.A('decline');
  expect([t.asked, t.hand('B')]).toEqual(['A main', ['HV-06']]);
});

scenario('[LN-R-89] a Hive unit that dies outside the unit zones causes no reaction', ({ given }) => {
  const t = given({ A: { hand: 'OP-15 HV-06', deck: 'HV-04 HV-05 OP-01 VG-01' } }).A('playTech OP-15');
  expect([t.graveyard('A'), t.asked]).toEqual([['HV-04', 'HV-05'], 'A main']);
});

scenario('[LN-R-89] a hand reaction is ordered like a trigger', ({ given }) => {
  const t = given({ A2f: 'VG-01', B2f: 'HV-04', B2L: 'LD-08', B: { hand: 'HV-06', deck: 'VG-02 VG-03' } });
  t.A('attack A2f');
  expect([t.asked, t.legal('B')]).toEqual(['B orderTrigger', ['orderTrigger 0', 'orderTrigger 1']]);
  t.B('orderTrigger 1');
  expect([t.asked, t.hand('B')]).toEqual(['B handReaction', ['HV-06']]);
  t.B('react HV-06');
  expect([t.at('B2f'), t.hand('B'), t.asked]).toEqual(['HV-06', ['VG-02'], 'A main']); // then Wreck Field
});

scenario('[LN-R-89] the turn player’s reaction comes before the other’s', ({ given }) => {
  const t = given({ A2f: 'HV-04', B2f: 'HV-04', A: { hand: 'HV-06' }, B: { hand: 'HV-06' } }).A('attack A2f');
  expect(t.asked).toBe('A handReaction');
  t.A('decline');
  expect(t.asked).toBe('B handReaction');
  t.B('react HV-06');
  expect([t.at('A2f'), t.at('B2f')]).toEqual([null, 'HV-06']);
});

scenario('[LN-R-89] a hand reaction lapses if the zone is taken when the batch forms', ({ given }) => {
  const pieces = { A1f: 'HV-05', A2f: 'HV-05', A: { hand: 'HV-08 NT-01' } };
  const taken = given(pieces).A('playUnit HV-08').A('paySacrifice A1f').A('zone A1f');
  expect([taken.at('A1f'), taken.asked]).toEqual(['HV-08', 'A fromPile']); // only the Matriarch's [On Play]
  const empty = given(pieces).A('playUnit HV-08').A('paySacrifice A1f').A('zone A3f');
  expect(empty.asked).toBe('A orderTrigger'); // that, and a hand reaction
  expect(empty.legal('A')).toHaveLength(2);
});

scenario(
  '[LN-R-89] a hand reaction lapses without a question if the zone is taken when it comes up',
  ({ given }) => {
    const t = given({ A1f: 'HV-05', A2f: 'HV-05', A: { hand: 'HV-08 HV-06' } });
    t.A('playUnit HV-08').A('paySacrifice A1f').A('zone A3f');
    const order = t.state.agenda.at(-1);
    const triggers = order !== undefined && 'triggers' in order ? order.triggers : [];
    const onPlay = triggers.findIndex(({ hand }) => hand === null);
    t.A(`orderTrigger ${onPlay}`).A('choose HV-05').A('zone A1f'); // the Matriarch refills the zone
    expect([t.at('A1f'), t.asked, t.hand('A')]).toEqual(['HV-05', 'A main', ['HV-06']]);
  },
);

const TWO_DIE = { A1b: 'NT-01', A2b: 'NT-01', A: { hand: 'OP-08' }, B1f: 'HV-04', B2f: 'HV-04' };

scenario('[LN-R-89] each death has its own reaction, for its own zone', ({ given }) => {
  const t = given({ ...TWO_DIE, B: { hand: 'HV-06 HV-06' } });
  t.A('playTech OP-08').A('target A1b').A('target A2b');
  expect([t.asked, t.legal('B')]).toEqual(['B orderTrigger', ['orderTrigger 0', 'orderTrigger 1']]);
  t.B('orderTrigger 1').B('react HV-06');
  expect([t.at('B1f'), t.at('B2f'), t.asked]).toEqual([null, 'HV-06', 'B handReaction']);
  t.B('react HV-06');
  expect([t.at('B1f'), t.at('B2f'), t.trash('A')]).toEqual(['HV-06', 'HV-06', ['OP-08']]);
});

scenario('[LN-R-89] a second reaction lapses if the hand is empty by then', ({ given }) => {
  const t = given({ ...TWO_DIE, B: { hand: 'HV-06' } });
  t.A('playTech OP-08').A('target A1b').A('target A2b').B('orderTrigger 0').B('react HV-06');
  expect([t.at('B1f'), t.at('B2f'), t.asked]).toEqual(['HV-06', null, 'A main']);
});

scenario('[LN-R-89] a Sleeper Pod that dies causes a reaction, too', ({ given }) => {
  const t = given({ A2f: 'VG-01', B2f: 'HV-06', B: { hand: 'HV-06' } })
    .A('attack A2f')
    .B('react HV-06');
  expect([t.at('B2f'), t.graveyard('B'), t.hand('B')]).toEqual(['HV-06', ['HV-06'], []]);
});

scenario('[LN-R-98] a card drawn between the death and the reaction may be named', ({ given }) => {
  const pieces = { A2f: 'VG-01', B2f: 'HV-04', B2L: 'LD-08' };
  const t = given({ ...pieces, B: { hand: 'NT-01', deck: 'HV-06 NT-01' } }).A('attack A2f');
  t.B('orderTrigger 0'); // Wreck Field draws the Pod
  expect([t.asked, t.hand('B')]).toEqual(['B handReaction', ['NT-01', 'HV-06']]);
  t.B('react HV-06');
  expect([t.at('B2f'), t.hand('B')]).toEqual(['HV-06', ['NT-01']]);
});

scenario(
  '[LN-R-89] [LN-R-98] a player whose hand was empty when the batch formed is not asked, even after a draw',
  ({ given }) => {
    const pieces = { A2f: 'VG-01', B2f: 'HV-04', B2L: 'LD-08' };
    const t = given({ ...pieces, B: { deck: 'HV-06 NT-01' } }).A('attack A2f');
    expect([t.asked, t.hand('B'), t.at('B2f')]).toEqual(['A main', ['HV-06'], null]);
  },
);
