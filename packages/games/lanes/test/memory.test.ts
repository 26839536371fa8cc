import { expect } from 'vitest';
import { lanes } from '../src/game.ts';
import type { KnownCard } from '../src/view.ts';
import { scenario, type Scene } from './given.ts';

/** The cards the opponent remembers in A's hand. */
const remembered = (t: Scene): readonly string[] => t.view('B').sides[0].shown;

const open = (place: number, card: string): KnownCard => ({ place, card, open: true });
const own = (place: number, card: string): KnownCard => ({ place, card, open: false });

/** A seat's last event of a type, as the other seat sees it. */
const toldB = (t: Scene, type: string): unknown[] =>
  t.events.filter((event) => event.type === type).map((event) => lanes.rules.eventFor(event, 1));

scenario('[LN-R-90] a unit returned to hand is remembered there until it is seen leaving', ({ given }) => {
  const t = given(
    { A1f: 'NT-01', A: { hand: 'VG-01 NT-01' }, B: { hand: 'OP-02' } },
    { active: 'B', turn: 6 },
  );
  t.B('playTech OP-02');
  for (const viewer of ['A', 'B', 'table'] as const) expect(t.view(viewer).sides[0].shown).toEqual(['NT-01']);
  expect(t.view('B').sides[0]).toMatchObject({ hand: null, handCount: 3 });
  t.B('pass').A('playUnit VG-01').A('zone A1f');
  expect(remembered(t)).toEqual(['NT-01']); // another card has left
  t.A('playUnit NT-01').A('zone A2f');
  expect([remembered(t), t.hand('A')]).toEqual([[], ['NT-01', 'NT-02']]); // one may still be there, unknown
});

scenario('[LN-R-90] salvaged cards and cards taken from the pool are remembered in the hand', ({ given }) => {
  const t = given({
    A: { hand: 'SV-02 OP-10 NT-01', graveyard: 'VG-01', revealed: 'LD-01' },
  });
  t.A('playUnit SV-02').A('zone A1f').A('optional yes').A('discard NT-01');
  expect(remembered(t)).toEqual(['VG-01']);
  t.A('playTech OP-10');
  expect(remembered(t)).toEqual(['VG-01', 'LD-01']);
  t.A('playLand LD-01').A('zone A1L');
  expect(remembered(t)).toEqual(['VG-01']);
});

scenario('[LN-R-90] a discarded card is no longer remembered in the hand', ({ given }) => {
  const t = given({ A: { hand: 'SV-02 VG-07', graveyard: 'NT-01' } });
  t.A('playUnit SV-02').A('zone A1f').A('optional yes').A('discard VG-07');
  expect([remembered(t), t.hand('A')]).toEqual([['NT-01'], ['NT-01']]);
  const again = given({ A: { hand: 'SV-02 VG-07', graveyard: 'NT-01' } });
  again.A('playUnit SV-02').A('zone A1f').A('optional yes').A('discard NT-01');
  expect([remembered(again), again.hand('A')]).toEqual([[], ['VG-07']]);
});

/** Two Pike Lancers and a Militia Frame of A have been returned to the hand in the open. */
const RETURNED = {
  A1f: 'VG-01',
  A2f: 'VG-01',
  A3f: 'NT-01',
  A: { hand: 'LB-01 OP-13', revealed: 'OP-01 OP-02' },
  B: { hand: 'OP-02 OP-02 OP-02' },
};

function allReturned(t: Scene): Scene {
  t.B('playTech OP-02').B('target A1f').B('playTech OP-02').B('target A2f').B('playTech OP-02');
  expect(remembered(t)).toEqual(['VG-01', 'VG-01', 'NT-01']);
  return t.B('pass').A('exchange yes');
}

for (const card of ['VG-01', 'NT-01', 'LB-01', 'NT-02']) {
  scenario(
    `[LN-R-90] ${card} leaves the hand unseen: one copy fewer of each card is remembered`,
    ({ given }) => {
      const t = allReturned(given(RETURNED, { active: 'B', turn: 6 }));
      t.A({ kind: 'giveBack', card });
      expect(remembered(t)).toEqual(['VG-01']); // whichever card it was
      t.A('takeRevealed OP-02');
      expect(remembered(t)).toEqual(['VG-01', 'OP-02']);
      expect(t.view('A').sides[0].shown).toEqual(['VG-01', 'OP-02']);
    },
  );
}

scenario('[LN-R-90] Wide Scan takes cards out of the hand unseen, too', ({ given }) => {
  const t = allReturned(given(RETURNED, { active: 'B', turn: 6 }));
  t.A('giveBack LB-01').A('takeRevealed OP-01').A('playTech OP-13').A('choose NT-01');
  expect(remembered(t)).toEqual([]);
  t.A('stop');
  expect(t.hand('A')).toEqual(['VG-01', 'VG-01', 'NT-02', 'OP-01', 'NT-02']);
});

const BURIED = { A: { hand: 'SV-08 OP-11', deck: 'LB-01', graveyard: 'VG-01 VG-02 VG-03', protection: '' } };

/** A pays for Carrion Engine with the graveyard: the deck is LB-01, VG-01, VG-02, VG-03 from the top. */
function bury(t: Scene): Scene {
  t.A('playUnit SV-08').A('payGraveBottom VG-01').A('payGraveBottom VG-02');
  expect(toldB(t, 'buried')).toEqual([
    { type: 'buried', clause: 'LN-R-14', seat: 0, card: 'VG-02', secret: false },
    { type: 'buried', clause: 'LN-R-14', seat: 0, card: 'VG-03', secret: false }, // the last one by itself
  ]);
  return t.A('zone A1f');
}

scenario(
  '[LN-R-90] a graveyard card seen going to the bottom of a deck stays known in its place',
  ({ given }) => {
    const t = bury(given(BURIED));
    for (const viewer of ['A', 'B', 'table'] as const) {
      const { deckCount, deckKnown } = t.view(viewer).sides[0];
      expect(deckKnown).toEqual([open(0, 'VG-03'), open(1, 'VG-02'), open(2, 'VG-01')]);
      expect(deckCount).toBe(4);
    }
  },
);

scenario('[LN-R-90] units chosen for Furnace Crawler stay known, too', ({ given }) => {
  const t = given({ A: { hand: 'SV-05', deck: 'LB-01', graveyard: 'VG-01' } });
  t.A('playUnit SV-05').A('zone A1f').A('choose VG-01');
  expect(toldB(t, 'buried')).toEqual([
    { type: 'buried', clause: 'LN-FX-8', seat: 0, card: 'VG-01', secret: false },
  ]);
  expect(t.view('table').sides[0].deckKnown).toEqual([open(0, 'VG-01')]);
});

scenario('[LN-R-90] known cards keep their places when others go below them', ({ given }) => {
  const t = bury(given({ ...BURIED, A: { ...BURIED.A, revealed: 'OP-01' } }));
  t.A('pass').B('pass').A('exchange yes').A('giveBack OP-11');
  const places = [open(1, 'VG-03'), open(2, 'VG-02'), open(3, 'VG-01')];
  expect(t.view('B').sides[0].deckKnown).toEqual(places);
  expect(t.view('A').sides[0].deckKnown).toEqual([own(0, 'OP-11'), ...places]);
});

scenario('[LN-R-90] a card known in the deck is still known when it is drawn', ({ given }) => {
  const t = bury(given(BURIED)).A('pass').B('pass');
  expect(toldB(t, 'drew').at(-1)).toMatchObject({ card: null, secret: true }); // LB-01, the unknown one
  t.A('pass').B('pass');
  expect(toldB(t, 'drew').at(-1)).toEqual({
    type: 'drew',
    clause: 'LN-DRAW-2',
    seat: 0,
    card: 'VG-01',
    secret: false,
  });
  expect(remembered(t)).toEqual(['VG-01']);
  expect(t.view('B').sides[0].deckKnown).toEqual([open(0, 'VG-03'), open(1, 'VG-02')]);
});

scenario(
  '[LN-R-90] a known card stays known as protection, and when it goes to the hand from there',
  ({ given }) => {
    const t = bury(given({ ...BURIED, B1b: 'LB-01', B1f: 'NT-01' }))
      .A('pass')
      .B('pass');
    t.A('playTech OP-11');
    expect(toldB(t, 'set')).toEqual([
      { type: 'set', clause: 'LN-R-57', seat: 0, card: 'VG-01', secret: false },
    ]);
    for (const viewer of ['A', 'B', 'table'] as const) {
      expect(t.view(viewer).sides[0].protectionKnown).toEqual([open(0, 'VG-01')]);
    }
    t.A('move A1f A2f').A('pass').B('attack B1f');
    expect(toldB(t, 'protectionLost')).toEqual([
      { type: 'protectionLost', clause: 'LN-PROT-1', seat: 0, card: 'VG-01', secret: false },
    ]);
    expect([remembered(t), t.view('B').sides[0].protectionKnown]).toEqual([['VG-01'], []]);
  },
);

scenario('[LN-R-90] a card that only its owner knows stays known only to them as protection', ({ given }) => {
  const t = given(
    { A1L: 'LD-04', A: { hand: 'OP-11', deck: 'NT-01 VG-01 VG-02', protection: 'LB-01' } },
    { at: 'draw' },
  );
  t.A('leave').A('playTech OP-11');
  const set = { type: 'set', clause: 'LN-R-57', seat: 0, card: 'VG-01', secret: true };
  expect(t.events).toContainEqual(set);
  expect(toldB(t, 'set')).toEqual([{ ...set, card: null }]);
  expect(t.view('A').sides[0].protectionKnown).toEqual([own(1, 'VG-01')]);
  expect(t.view('B').sides[0].protectionKnown).toEqual([]);
});

scenario('[LN-R-90] looking at a revealed card leaves it revealed', ({ given }) => {
  const t = bury(given({ ...BURIED, A1L: 'LD-04' }))
    .A('pass')
    .B('pass');
  expect([t.asked, t.deck('A')]).toEqual(['A look', ['VG-01', 'VG-02', 'VG-03']]);
  expect(t.view('B').sides[0].deckKnown).toEqual([open(0, 'VG-03'), open(1, 'VG-02'), open(2, 'VG-01')]);
  t.A('look VG-01');
  expect(toldB(t, 'buried')).toEqual([
    { type: 'buried', clause: 'LN-R-84', seat: 0, card: 'VG-01', secret: false },
  ]);
  expect(t.view('B').sides[0].deckKnown).toEqual([open(0, 'VG-01'), open(1, 'VG-03'), open(2, 'VG-02')]);
});

scenario('[LN-R-90] revealed cards stay revealed when a look puts several on the bottom', ({ given }) => {
  const t = bury(given({ ...BURIED, A: { ...BURIED.A, hand: 'SV-08 HV-01' } }));
  t.A('playUnit HV-01').A('zone A2f').A('leave'); // LB-01, VG-01, VG-02 are seen
  expect(toldB(t, 'buried')).toMatchObject([
    { card: null, secret: true },
    { card: 'VG-01', secret: false },
    { card: 'VG-02', secret: false },
  ]);
  expect(t.deck('A')).toEqual(['VG-03', 'LB-01', 'VG-01', 'VG-02']);
  const known = [open(0, 'VG-02'), open(1, 'VG-01'), open(3, 'VG-03')];
  expect(t.view('B').sides[0].deckKnown).toEqual(known);
  expect(t.view('A').sides[0].deckKnown).toEqual([...known.slice(0, 2), own(2, 'LB-01'), open(3, 'VG-03')]);
});

scenario('[LN-R-91] a player with two identical cards is still asked which one', ({ given }) => {
  const t = given({ A: { hand: 'VG-07 NT-01 NT-01' } }).A('playUnit VG-07');
  expect([t.asked, t.legal('A')]).toEqual(['A payDiscard', ['payDiscard NT-01']]);
  t.A('payDiscard NT-01').A('zone A1f');
  expect(t.hand('A')).toEqual(['NT-01']);
  const returning = given({ A: { hand: 'NT-02', revealed: 'OP-01' } }, { at: 'draw' }).A('exchange yes');
  expect([returning.asked, returning.legal('A')]).toEqual(['A exchangeReturn', ['giveBack NT-02']]);
});

scenario('[LN-R-91] a hand of a single card is not asked', ({ given }) => {
  const t = given({ A: { hand: 'VG-07 NT-01' } }).A('playUnit VG-07');
  expect([t.asked, t.trash('A')]).toEqual(['A zone', ['NT-01']]);
  t.A('zone A1f');
  const victim = given({ A1f: 'PH-03', B: { protection: 'VG-01' } }).A('attack A1f');
  expect([victim.asked, victim.trash('B')]).toEqual(['A main', ['VG-01']]);
});

scenario(
  '[LN-R-91] an opponent with two identical cards is asked, one without cards is skipped',
  ({ given }) => {
    const t = given({ A1f: 'PH-03', B: { hand: 'VG-01', protection: 'VG-01' } }).A('attack A1f');
    expect([t.asked, t.legal('B')]).toEqual(['B discard', ['discard VG-01']]);
    t.B('discard VG-01');
    expect([t.hand('B'), t.trash('B')]).toEqual([['VG-01'], ['VG-01']]);
    const diver = given({ A: { hand: 'SV-02', graveyard: '' } })
      .A('playUnit SV-02')
      .A('zone A1f')
      .A('optional yes');
    expect([diver.asked, diver.trash('A')]).toEqual(['A main', []]); // nothing to return, nothing to discard
  },
);

scenario('[LN-R-94] Scout Mite asks even if no card fits', ({ given }) => {
  const t = given({ A: { hand: 'HV-01', deck: 'VG-01 HV-04 OP-01 LB-01' } })
    .A('playUnit HV-01')
    .A('zone A1f');
  expect([t.asked, t.legal('A')]).toEqual(['A look', ['leave']]); // Stinger has frontline power 3
  expect(t.refusal('A', 'look HV-04')).toBe('LN-R-94');
  expect(t.refusal('A', { kind: 'look', card: 'LB-01' })).toBe('LN-R-94'); // not among the cards seen
  expect(t.refusal('A', { kind: 'look', card: 'nonsense' })).toBe('LN-R-94');
  expect(t.refusal('A', { kind: 'pass' })).toBe('LN-R-62');
});

scenario('[LN-R-94] Brood Carrier asks even if there is no room', ({ given }) => {
  const t = given({ A2b: 'HV-02', A1b: 'NT-01', A3b: 'NT-01', A2f: 'NT-01', A: { deck: 'HV-05 HV-01' } });
  t.A('activate A2b 0');
  expect([t.asked, t.legal('A')]).toEqual(['A look', ['leave']]);
  t.A('leave');
  expect(t.deck('A')).toEqual(['HV-05', 'HV-01']);
});

scenario('[LN-R-94] Signal Mast asks about a single card, and an empty deck asks nothing', ({ given }) => {
  const t = given({ A1L: 'LD-04', A: { deck: 'NT-01 VG-01' } }, { at: 'draw' });
  expect([t.asked, t.legal('A')]).toEqual(['A look', ['look VG-01', 'leave']]);
  t.A('look VG-01');
  expect(t.deck('A')).toEqual(['VG-01']);
  const empty = given({ A1L: 'LD-04', A: { deck: 'NT-01' } }, { at: 'draw' });
  expect([empty.asked, empty.winner]).toEqual(['A main', null]);
});
