import type { Viewer } from '@mechatable/kernel';
import { expect } from 'vitest';
import type { Event } from '../src/event.ts';
import { lanes } from '../src/game.ts';
import type { SideView } from '../src/view.ts';
import { scenario, type Letter, type Scene } from './given.ts';

/** A's side as seen by its owner A, the opponent B and a spectator. */
const eyes = (t: Scene): Record<'owner' | 'opponent' | 'spectator', SideView> => ({
  owner: t.view('A').sides[0],
  opponent: t.view('B').sides[0],
  spectator: t.view('table').sides[0],
});

/** The last events of one type, as A, B and a spectator see them. */
function seenBy(t: Scene, type: Event['type']): unknown[] {
  return ([0, 1, 'table'] as const).map((viewer: Viewer) =>
    t.events.filter((event) => event.type === type).map((event) => lanes.rules.eventFor(event, viewer)),
  );
}

/** Seen by the owner A alone: the others see only "a card". */
const aloneFor = (event: object): unknown[] => [
  [event],
  [{ ...event, card: null }],
  [{ ...event, card: null }],
];
const openlyFor = (event: object): unknown[] => [[event], [event], [event]];

scenario('[LN-ZONE-2] a view contains only public facts and the viewer’s own side', ({ match }) => {
  const t = match({}, 'heads').A('tossChoice first');
  for (const viewer of ['A', 'B', 'table'] as const) {
    expect(Object.keys(t.view(viewer)).sort()).toEqual(
      [
        ...['active', 'agenda', 'board', 'combat', 'mainActions', 'outcome', 'queue', 'resolutions'],
        ...['rules', 'sides', 'turn', 'used', 'viewer', 'zoneOf'],
      ].sort(),
    ); // neither the generator nor the seed
  }
  expect([t.view('A').viewer, t.view('B').viewer, t.view('table').viewer]).toEqual([0, 1, 'table']);
  expect(t.view('B').rules).toEqual({
    version: lanes.rulesVersion,
    protectionFrom: 'deck',
    firstTurnAttacks: false,
    turnCap: 100,
  });
});

scenario('[LN-ZONE-2] hand: the owner sees the cards, others see the number', ({ given }) => {
  const { owner, opponent, spectator } = eyes(given({ A: { hand: 'VG-01 NT-01' } }));
  expect([owner.hand, owner.handCount]).toEqual([['VG-01', 'NT-01'], 2]);
  for (const side of [opponent, spectator]) expect([side.hand, side.handCount]).toEqual([null, 2]);
});

scenario(
  '[LN-ZONE-5] [LN-ZONE-6] pool: everyone sees the face-up cards and the number of the others',
  ({ given }) => {
    for (const side of Object.values(
      eyes(given({ A: { revealed: 'OP-01 LD-01', pool: 'VG-01 VG-02 VG-03' } })),
    )) {
      expect([side.revealed, side.poolCount]).toEqual([['OP-01', 'LD-01'], 3]);
      expect(JSON.stringify([side.revealed, side.poolCount, side.taken])).not.toContain('VG-');
    }
  },
);

scenario('[LN-R-6] protection: everyone sees only the number, even the owner', ({ given }) => {
  for (const side of Object.values(eyes(given({ A: { protection: 'VG-01 VG-02' } })))) {
    expect([side.protectionCount, side.protectionKnown]).toEqual([2, []]);
  }
});

scenario('[LN-ZONE-7] [LN-ZONE-8] graveyard and trash are public, in order', ({ given }) => {
  const t = given({ A: { graveyard: 'VG-02 VG-01 VG-03', trash: 'OP-02 LD-01 OP-01' } });
  for (const side of Object.values(eyes(t))) {
    expect(side.graveyard.map(({ card }) => card)).toEqual(['VG-02', 'VG-01', 'VG-03']);
    expect(new Set(side.graveyard.map(({ object }) => object)).size).toBe(3);
    expect(side.trash).toEqual(['OP-02', 'LD-01', 'OP-01']);
  }
});

scenario('everything in play is public', ({ given }) => {
  const t = given({
    A1f: 'VG-04 r1 +MD-01 +B:MD-06',
    A2b: 'SV-04',
    A1L: 'LD-01',
    A2L: 'LD-03',
    B1f: 'NT-02',
    B: { hand: 'NT-01' },
    A: { hand: 'OP-05' },
  });
  t.A('playTech OP-05').A('target A2b').A('activate A2L 0');
  const seen = t.view('table').board;
  expect(t.view('A').board).toEqual(seen);
  expect(t.view('B').board).toEqual(seen);
  const [unit, ...others] = seen.filter((held) => held !== null);
  expect(unit).toEqual({
    zone: 'A1f',
    card: 'VG-04',
    object: 0,
    rest: 1,
    power: 7, // 4 + 3 - 2 + 2
    equips: [
      { card: 'MD-01', owner: 0, object: 1 },
      { card: 'MD-06', owner: 1, object: 2 },
    ],
    changes: [],
  });
  expect(others).toMatchObject([
    {
      zone: 'A2f',
      card: 'SV-04',
      rest: 0,
      power: 6,
      equips: [],
      changes: [{ by: 'OP-05', amount: 3, until: 'turn', seat: 0 }],
    },
    { zone: 'B1f', card: 'NT-02', power: 3 },
    { zone: 'A1L', card: 'LD-01', power: 0, rest: 0, equips: [], changes: [] },
    { zone: 'A2L', card: 'LD-03', power: 0 },
  ]);
  for (const viewer of ['A', 'B', 'table'] as const) {
    expect(t.view(viewer).used).toEqual([(t.state.object[13] as number) * 16]); // Drydock Lift
    expect(t.view(viewer)).toMatchObject({ turn: 5, active: 0, mainActions: 2, outcome: null, combat: null });
  }
});

scenario('[LN-R-2] only its owner sees a deck and pool list', ({ match }) => {
  const t = match({ loadouts: ['iron-spear', 'ghost-knife'] }, 'heads');
  const own = t.view('A').sides[0].list;
  expect([own?.deck.length, own?.pool.length]).toEqual([40, 10]);
  expect(own?.deck.slice(0, 5)).toEqual(['VG-01', 'VG-01', 'VG-01', 'VG-01', 'VG-02']);
  expect(own?.pool.filter((card) => card === 'OP-02')).toHaveLength(2);
  expect(t.view('B').sides[1].list?.deck).toContain('PH-01');
  expect([t.view('B').sides[0].list, t.view('A').sides[1].list]).toEqual([null, null]);
  expect(t.view('table').sides.map(({ list }) => list)).toEqual([null, null]);
  const after = t.A('tossChoice first').view('A').sides[0].list;
  expect(after).toEqual(own); // the list, not what is left of it
});

scenario('[LN-R-8] only its owner knows the card returned in the exchange', ({ given }) => {
  const t = given(
    { A: { hand: 'VG-01 NT-01', deck: 'LB-01 LB-02', revealed: 'OP-01 OP-02' } },
    { at: 'draw' },
  );
  t.A('exchange yes').A('giveBack NT-01');
  const returned = { type: 'returned', clause: 'LN-DRAW-3', seat: 0, card: 'NT-01', secret: true };
  expect(seenBy(t, 'returned')).toEqual(aloneFor(returned));
  const { owner, opponent, spectator } = eyes(t);
  expect(owner.deckKnown).toEqual([{ place: 0, card: 'NT-01', open: false }]);
  for (const side of [opponent, spectator]) expect([side.deckCount, side.deckKnown]).toEqual([2, []]);
  t.A('takeRevealed OP-01');
  const took = { type: 'took', clause: 'LN-DRAW-3', seat: 0, card: 'OP-01' };
  expect(seenBy(t, 'took')).toEqual(openlyFor(took)); // it was face up
  for (const side of Object.values(eyes(t))) expect([side.shown, side.taken]).toEqual([['OP-01'], ['OP-01']]);
});

scenario('[LN-ZONE-4] only the player who draws a card sees it', ({ given }) => {
  const t = given({ A1f: 'NT-01', A: { hand: 'OP-07', deck: 'VG-01' } }).A('playTech OP-07');
  expect(seenBy(t, 'drew')).toEqual(
    aloneFor({ type: 'drew', clause: 'LN-ZONE-4', seat: 0, card: 'VG-01', secret: true }),
  );
  expect(eyes(t).opponent.shown).toEqual([]);
});

scenario('[LN-R-57] only its owner sees a protection card that goes to the hand', ({ given }) => {
  const t = given({ B1f: 'NT-01', A: { protection: 'VG-01 VG-02' } }, { active: 'B', turn: 6 });
  t.B('attack B1f');
  expect(seenBy(t, 'protectionLost')).toEqual(
    aloneFor({ type: 'protectionLost', clause: 'LN-PROT-1', seat: 0, card: 'VG-01', secret: true }),
  );
  const { owner, opponent, spectator } = eyes(t);
  expect([owner.hand, owner.protectionCount]).toEqual([['VG-01'], 1]);
  for (const side of [opponent, spectator]) {
    expect([side.hand, side.handCount, side.shown, side.protectionCount]).toEqual([null, 1, [], 1]);
  }
});

scenario('[LN-R-6] a protection card added from the deck stays face down for everyone', ({ given }) => {
  const t = given({ A: { hand: 'OP-11', deck: 'VG-01 VG-02', protection: 'NT-01' } }).A('playTech OP-11');
  expect(t.protection('A')).toEqual(['VG-01', 'NT-01']);
  expect(seenBy(t, 'set')).toEqual(
    openlyFor({ type: 'set', clause: 'LN-R-57', seat: 0, card: null, secret: false }),
  );
  for (const side of Object.values(eyes(t))) {
    expect([side.protectionCount, side.protectionKnown]).toEqual([2, []]);
  }
});

scenario('[LN-R-94] only the looking player sees the cards looked at, others learn how many', ({ given }) => {
  const t = given({ A: { hand: 'HV-01', deck: 'VG-01 HV-05 VG-03 LB-01' } })
    .A('playUnit HV-01')
    .A('zone A1f');
  const looked = { type: 'looked', clause: 'LN-R-94', seat: 0, cards: ['VG-01', 'HV-05', 'VG-03'], n: 3 };
  const unseen = { ...looked, cards: null };
  expect(seenBy(t, 'looked')).toEqual([[looked], [unseen], [unseen]]);
  expect(eyes(t).owner.deckKnown).toEqual([
    { place: 1, card: 'VG-03', open: false },
    { place: 2, card: 'HV-05', open: false },
    { place: 3, card: 'VG-01', open: false },
  ]);
  expect([eyes(t).opponent.deckKnown, eyes(t).spectator.deckKnown]).toEqual([[], []]);
  expect(JSON.stringify(t.view('B').agenda)).not.toMatch(/VG-|HV-/);
  t.A('look HV-05').A('zone A2f');
  const arrived = { type: 'arrived', clause: 'LN-TIME-8', seat: 0, card: 'HV-05', zone: 'A2f' };
  expect(seenBy(t, 'arrived')).toEqual(openlyFor(arrived)); // a summoned card is public
  const buried = (card: string | null): object => ({
    type: 'buried',
    clause: 'LN-R-84',
    seat: 0,
    card,
    secret: true,
  });
  expect(seenBy(t, 'buried')).toEqual([
    [buried('VG-01'), buried('VG-03')],
    [buried(null), buried(null)],
    [buried(null), buried(null)],
  ]);
  expect(eyes(t).owner.deckKnown).toEqual([
    { place: 0, card: 'VG-03', open: false },
    { place: 1, card: 'VG-01', open: false },
  ]);
  expect(eyes(t).opponent.deckKnown).toEqual([]);
});

scenario('[LN-R-94] a card left on top after a look is known until it moves', ({ given }) => {
  const t = given({ A1L: 'LD-04', A: { deck: 'NT-01 VG-01 VG-02' } }, { at: 'draw' }).A('leave');
  expect(eyes(t).owner.deckKnown).toEqual([{ place: 1, card: 'VG-01', open: false }]);
  expect(eyes(t).opponent.deckKnown).toEqual([]);
  t.A('pass').B('pass').A('leave'); // A has drawn it, and looks at the next one
  expect(t.hand('A')).toEqual(['NT-01', 'VG-01']);
  expect(eyes(t).owner.deckKnown).toEqual([{ place: 0, card: 'VG-02', open: false }]);
  expect(eyes(t).opponent.shown).toEqual([]);
});

scenario(
  '[LN-R-84] hand cards put on the bottom of the deck: the owner knows which, others how many',
  ({ given }) => {
    const t = given({ A: { hand: 'OP-13 VG-01 VG-02', deck: 'NT-01 NT-02 LB-01' } });
    t.A('playTech OP-13').A('choose VG-01');
    const buried = { type: 'buried', clause: 'LN-FX-8', seat: 0, card: 'VG-01', secret: true };
    expect(seenBy(t, 'buried')).toEqual(aloneFor(buried));
    t.A('choose VG-02');
    expect(eyes(t).owner.deckKnown).toEqual([
      { place: 0, card: 'VG-02', open: false },
      { place: 1, card: 'VG-01', open: false },
    ]);
    for (const side of [eyes(t).opponent, eyes(t).spectator]) {
      expect([side.deckKnown, side.deckCount, side.handCount]).toEqual([[], 3, 2]);
    }
  },
);

scenario('[LN-ZONE-8] discarded, milled, sacrificed, returned and salvaged cards are public', ({ given }) => {
  const t = given({
    A: {
      hand: 'VG-07 NT-01 LB-01 OP-15 OP-08 OP-02 SV-02',
      deck: 'VG-02 OP-01 VG-03 VG-04',
      graveyard: 'VG-05',
    },
    B1f: 'BA-01',
    B2f: 'BA-02',
  });
  t.A('playUnit VG-07').A('payDiscard NT-01');
  expect(seenBy(t, 'discarded')).toEqual(
    openlyFor({ type: 'discarded', clause: 'LN-R-14', seat: 0, card: 'NT-01' }),
  );
  t.A('zone A1f').A('playTech OP-15');
  const [first, ...same] = seenBy(t, 'died');
  expect(first).toMatchObject([{ card: 'VG-02' }, { card: 'VG-03' }]);
  expect(same).toEqual([first, first]);
  t.A('playTech OP-02').A('target B1f');
  const bounced = { type: 'bounced', clause: 'LN-FX-10', seat: 1, card: 'BA-01', zone: 'B1f' };
  expect(seenBy(t, 'bounced')).toEqual(openlyFor(bounced));
  t.A('playUnit SV-02').A('zone A2f').A('optional yes').A('choose VG-05');
  expect(seenBy(t, 'salvaged')).toEqual(
    openlyFor({ type: 'salvaged', clause: 'LN-FX-10', seat: 0, card: 'VG-05' }),
  );
  t.A('discard LB-01');
  expect(seenBy(t, 'discarded')).toEqual(
    openlyFor({ type: 'discarded', clause: 'LN-ZONE-8', seat: 0, card: 'LB-01' }),
  );
});

scenario(
  '[LN-ZONE-2] while one seat is asked, others learn only that the match is waiting for it',
  ({ given }) => {
    const t = given({ A: { hand: 'OP-13 VG-01 VG-02' } }).A('playTech OP-13');
    const asked = (viewer: Letter | 'table'): unknown => t.view(viewer).agenda.at(-1);
    expect(asked('B')).toMatchObject({ ask: 'chooseCard', seat: 0 });
    expect(asked('table')).toEqual(asked('B'));
    expect(JSON.stringify(t.view('B').agenda)).not.toMatch(/VG-/);
  },
);
