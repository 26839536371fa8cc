import { rngFrom } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { ID } from '../src/content/cards.ts';
import { mecha2e } from '../src/game.ts';
import { scenario2e, type Letter, type Scene } from './given.ts';

const VIEWERS = ['S', 'N', 'table'] as const;

/** A hand as each viewer sees it: the cards, or their number and the known ones. */
function hands(t: Scene, of: Letter): unknown[] {
  return VIEWERS.map((viewer) => {
    const { hand, handCount, seen } = t.view(viewer).sides[of === 'S' ? 0 : 1];
    return hand ?? [handCount, ...seen];
  });
}

/** The same of the top of a deck. */
function tops(t: Scene, of: Letter): unknown[] {
  return VIEWERS.map((viewer) => t.view(viewer).sides[of === 'S' ? 0 : 1].top);
}

/** The last events of a type as each viewer sees them. */
function seenOf(t: Scene, type: string): unknown[] {
  return ([0, 1, 'table'] as const).map((viewer) =>
    t.history.filter((event) => event.type === type).map((event) => mecha2e.rules.eventFor(event, viewer)),
  );
}

scenario2e(
  '[MG-R-83] [MG-ZONE-1] a hand shows its cards to its owner, and its size to others',
  ({ given }) => {
    const t = given({ S: { hand: 'Gambit, Virus' } });
    expect(hands(t, 'S')).toEqual([['MG2-039', 'MG2-123'], [2], [2]]);
  },
);

scenario2e('[MG-R-66] with Jason on the battlefield everyone sees the hands', ({ given }) => {
  const t = given({
    d3: 'S Wind-Up Dog + Jason "The Looks" Brannan',
    S: { hand: 'Weapons Cache', deck: 'Virus, Radio Tower' },
    N: { hand: 'Unemployment' },
  });
  expect(hands(t, 'N')).toEqual([['MG2-121'], ['MG2-121'], ['MG2-121']]);
  t.S('command Weapons Cache -').N('pass');
  expect(hands(t, 'S')[1]).toEqual(['MG2-081', 'MG2-123']);
  const drew = seenOf(t, 'drew').map((events) => (events as { card: unknown }[]).map(({ card }) => card));
  expect(drew[1]).toEqual(['MG2-123', 'MG2-081']);
});

scenario2e(
  '[MG-R-66] once he is gone the hands are hidden, and what was shown is remembered',
  ({ given }) => {
    const t = given(
      {
        d3: 'S Wind-Up Dog + Jason "The Looks" Brannan',
        S: { hand: 'Virus', deck: 'Radio Tower, Gambit' },
        N: { hand: 'Unemployment' },
      },
      { at: 'startMain' },
    );
    t.S('move d3 d4').N('command Unemployment d3.1').passes();
    expect(hands(t, 'S')).toEqual([['MG2-123'], [1, 'MG2-123'], [1, 'MG2-123']]);
    t.S('endPhase').passes().N('endPhase').passes();
    expect(hands(t, 'S')[1]).toEqual([2, 'MG2-123']);
  },
);

scenario2e('[MG-R-69] a Jason without abilities reveals nothing', ({ given }) => {
  const t = given({
    d3: `S Wind-Up Dog + Jason "The Looks" Brannan > N:Jason's Rally Cry`,
    S: { hand: 'Virus' },
  });
  expect(hands(t, 'S')).toEqual([['MG2-123'], [1], [1]]);
});

scenario2e(
  '[MG-R-82] Espionage: the player who looks sees the hand, the others only that it happened',
  ({ given }) => {
    const t = given({ S: { hand: 'Espionage' }, N: { hand: 'Virus, Gambit' } });
    t.S('command Espionage N').N('pass');
    expect(hands(t, 'N')).toEqual([[2, 'MG2-039', 'MG2-123'], ['MG2-123', 'MG2-039'], [2]]);
    const cards = seenOf(t, 'looked').map((events) => (events as { cards: unknown }[])[0]?.cards);
    expect(cards).toEqual([['MG2-039', 'MG2-123'], null, null]);
  },
);

scenario2e('[MG-DECK-7] nobody sees the order of a deck, everyone its size', ({ given }) => {
  const t = given({ S: { deck: 'Virus, Gambit' } });
  expect(tops(t, 'S')).toEqual([[], [], []]);
  expect(VIEWERS.map((viewer) => t.view(viewer).sides[0].deckCount)).toEqual([2, 2, 2]);
});

scenario2e('[MG-R-85] only its owner sees a deck list until the match is over', ({ given }) => {
  const lists = (t: Scene): unknown[] => VIEWERS.map((viewer) => t.view(viewer).sides[0].list !== null);
  const t = given({ S: { deck: '' } }, { at: 'turn', active: 'N' });
  expect(lists(t)).toEqual([true, false, false]);
  t.passes().N('endPhase').passes();
  expect([t.winner, lists(t)]).toEqual(['N', [true, true, true]]);
  const ended = t.events.find((event) => event.type === 'ended');
  expect(ended).toMatchObject({ lists: t.view('table').sides.map(({ list }) => list) });
  expect(lists(given({}, { openDeckLists: true }))).toEqual([true, true, true]);
});

const ADA = {
  d1: "S Wind-Up Dog + Ada, The Ingenious > Ada's Rally Cry",
  a1: 'S Radio Tower',
  b1: 'S Radio Tower',
};

scenario2e('[MG-R-67] [MG-D-6] Ada’s Rally Cry reveals the top of its controller’s deck', ({ given }) => {
  const t = given({ ...ADA, S: { deck: 'Wind-Up Cat, Virus, Gambit' } }, { at: 'startMain' });
  expect(tops(t, 'S')).toEqual([['MG2-127'], ['MG2-127'], ['MG2-127']]);
  expect(tops(t, 'N')).toEqual([[], [], []]);
  t.S('playTop Wind-Up Cat c1').passes();
  expect([t.at('c1'), tops(t, 'S')[1]]).toEqual(['Wind-Up Cat', ['MG2-123']]);
  expect(t.legal('S', 'playTop')).toEqual([]);
  expect(t.refusal('S', { kind: 'playTop', card: 'MG2-123', cell: 'c1' })).toBe('MG-R-13');
});

scenario2e('[MG-R-26] a revealed top card is drawn openly, and a shuffle hides it', ({ given }) => {
  const t = given({ ...ADA, S: { hand: 'Weapons Cache', deck: 'Virus, Gambit, Radio Tower' } });
  t.S('command Weapons Cache -');
  expect([hands(t, 'S')[1], tops(t, 'S')[1]]).toEqual([[2, 'MG2-123', 'MG2-039'], ['MG2-081']]);
  const top = given({ d3: 'S Spinning Top', S: { deck: 'Virus, Gambit' } });
  top.S('move d3 d4');
  expect(tops(top, 'S')).toEqual([[], [], []]);
});

scenario2e('[MG-D-25] Dig For Answers: the two on top are known to their player', ({ given }) => {
  const t = given({ S: { hand: 'Dig For Answers', deck: 'Virus, Gambit, Radio Tower, Gamble' } });
  t.S('command Dig For Answers -');
  expect([t.asked, t.legal('S')]).toEqual([
    'S putBack',
    ['putBack Virus', 'putBack Gambit', 'putBack Radio Tower'],
  ]);
  t.S('putBack Virus').S('putBack Gambit');
  expect(tops(t, 'S')).toEqual([['MG2-123', 'MG2-039'], [], []]);
  expect(VIEWERS.map((viewer) => t.view(viewer).sides[0].ownTop)).toEqual([2, 2, 2]);
  expect([t.names('S', 'hand'), t.names('S', 'deck')]).toEqual([
    ['Radio Tower'],
    ['Gamble', 'Virus', 'Gambit'],
  ]);
  const cards = seenOf(t, 'putBack').map((events) => (events as { card: unknown }[]).map(({ card }) => card));
  expect(cards).toEqual([
    ['MG2-123', 'MG2-039'],
    [null, null],
    [null, null],
  ]);
});

scenario2e(
  '[MG-D-25] [MG-R-66] while hands are revealed everyone sees which card is put back',
  ({ given }) => {
    const t = given({
      d3: 'S Wind-Up Dog + Jason "The Looks" Brannan',
      S: { hand: 'Dig For Answers', deck: 'Virus, Gambit, Radio Tower, Gamble' },
    });
    t.S('command Dig For Answers -').S('putBack Virus');
    const cards = seenOf(t, 'putBack').map((events) =>
      (events as { card: unknown }[]).map(({ card }) => card),
    );
    expect(cards).toEqual([['MG2-123'], ['MG2-123'], ['MG2-123']]);
  },
);

scenario2e(
  '[MG-D-25] [MG-R-88] others don’t see the card put back first under Ada’s Rally Cry',
  ({ given }) => {
    const deck = 'Virus, Gambit, Radio Tower, Gamble';
    const t = given({ ...ADA, S: { hand: 'Dig For Answers', deck } }, { at: 'startMain' });
    t.S('command Dig For Answers -');
    expect(tops(t, 'S')).toEqual([['MG2-040'], ['MG2-040'], ['MG2-040']]);
    t.S('putBack Virus');
    expect(tops(t, 'S')).toEqual([['MG2-040', 'MG2-123'], [], []]);
    t.S('putBack Gambit');
    expect(tops(t, 'S')[1]).toEqual(['MG2-039']);
  },
);

scenario2e('[MG-R-67] the next top card is revealed as the first one is played', ({ given }) => {
  const pieces = { ...ADA, S: { deck: 'Wind-Up Cat, Virus, Gambit' }, N: { hand: 'Interdiction' } };
  const t = given(pieces, { at: 'startMain' });
  t.S('playTop Wind-Up Cat c1');
  expect([t.asked, tops(t, 'S')[1]]).toEqual(['N respond card', ['MG2-123']]);
  expect(t.events).toContainEqual({ type: 'topShown', clause: 'MG-R-9', seat: 0, card: 'MG2-123' });
});

scenario2e('[MG-R-66] a revealed hand does not show which card was drawn last', ({ given }) => {
  const show = (hand: string): unknown[] => {
    const t = given({ d1: 'S Wind-Up Dog', S: { hand: 'Jason "The Looks" Brannan' }, N: { hand } });
    t.S('attach Jason "The Looks" Brannan d1').passes();
    return [t.view('S').sides[1], t.view('table').sides[1], seenOf(t, 'handsShown')];
  };
  expect(show('Virus, Radio Tower, Gambit')).toEqual(show('Gambit, Virus, Radio Tower'));
  const look = (hand: string): unknown[] => {
    const t = given({ S: { hand: 'Espionage' }, N: { hand } });
    t.S('command Espionage N').passes();
    return [t.view('S').sides[1], seenOf(t, 'looked')];
  };
  expect(look('Virus, Radio Tower, Gambit')).toEqual(look('Gambit, Virus, Radio Tower'));
});

scenario2e('[MG-D-25] with two cards in hand only their order is asked', ({ given }) => {
  const t = given({ S: { hand: 'Dig For Answers', deck: 'Virus, Gambit' } });
  t.S('command Dig For Answers -');
  expect(t.legal('S')).toEqual(['putBack Virus', 'putBack Gambit']);
  t.S('putBack Virus');
  expect(t.legal('S')).toEqual(['putBack Gambit']);
});

scenario2e('[MG-R-76] taking the known top card by a search leaves the card below it known', ({ given }) => {
  const t = given({
    S: {
      hand: "Dig For Answers, Grace's Rally Cry",
      deck: 'Admiral Grace, Donna, The Swift, Virus, Gamble, Gambit',
    },
  });
  t.S('command Dig For Answers -').S('putBack Donna, The Swift').S('putBack Admiral Grace');
  t.S("command Grace's Rally Cry -").S('take Admiral Grace');
  expect(tops(t, 'S')).toEqual([['MG2-027'], [], []]);
});

scenario2e(
  '[MG-R-76] everyone sees a card found by its kind; without a kind only its player does',
  ({ given }) => {
    const relic = 'Millennium Relic Fragment';
    const t = given({ S: { hand: `${relic}, ${relic}, ${relic}`, deck: 'Virus, Gambit, Gamble' } });
    t.S(`command ${relic} -`).S('take Virus').S('take Gambit');
    expect(hands(t, 'S')).toEqual([['MG2-123', 'MG2-039'], [2], [2]]);
    const cards = seenOf(t, 'took').map((events) => (events as { card: unknown }[]).map(({ card }) => card));
    expect(cards).toEqual([
      ['MG2-123', 'MG2-039'],
      [null, null],
      [null, null],
    ]);
  },
);

scenario2e('[MG-TURN-3] others see only the number of cards drawn', ({ given }) => {
  const t = given({ S: { deck: 'Virus' } }, { at: 'turn' });
  t.passes();
  expect(hands(t, 'S')).toEqual([['MG2-123'], [1], [1]]);
});

scenario2e('[MG-MULL-1] [MG-R-5] a mulligan shows that it happened, not the cards', ({ match }) => {
  const t = match({ firstPlayer: 'S' });
  t.S('mulligan');
  expect(VIEWERS.map((viewer) => t.view(viewer).answer)).toEqual([1, -1, -1]);
  t.N('keep');
  expect(VIEWERS.map((viewer) => t.view(viewer).mulligans)).toEqual([1, 1, 1]);
  expect(hands(t, 'S').slice(1)).toEqual([[5], [5]]);
});

scenario2e('[MG-R-24] [MG-D-17] others see only that a secret choice was made', ({ given }) => {
  const t = given({ S: { hand: 'Gambit, Virus, Gamble' }, N: { hand: 'Virus, Gamble' } });
  t.S('command Gambit -').N('pass').S('discard Gamble');
  expect(VIEWERS.map((viewer) => t.view(viewer).answer)).toEqual([ID.indexOf('MG2-040'), -1, -1]);
  expect(t.events).toEqual([{ type: 'chose', clause: 'MG-R-24', seat: 0 }]);
  expect(hands(t, 'S')[1]).toEqual([2]);
});

scenario2e('[MG-R-68] everyone remembers a card returned to hand', ({ given }) => {
  const t = given({ d5: 'N Sky Whale', S: { hand: 'Space Lion' }, N: { hand: 'Virus' } });
  t.S('command Space Lion d5').N('pass');
  expect(hands(t, 'N')).toEqual([
    [2, 'MG2-102'],
    ['MG2-123', 'MG2-102'],
    [2, 'MG2-102'],
  ]);
});

scenario2e('[MG-R-17] cards on the chain and their targets are public', ({ given }) => {
  const t = given({ d3: 'S Wind-Up Dog', S: { hand: 'Ramp Orders' }, N: { hand: 'Virus' } });
  t.S('command Ramp Orders d3');
  const chains = VIEWERS.map((viewer) => t.view(viewer).chain);
  expect(chains[1]).toMatchObject([{ kind: 'card', card: ID.indexOf('MG2-084'), target: t.unit('d3')?.id }]);
  expect([chains[0], chains[2]]).toEqual([chains[1], chains[1]]);
});

test('[MG-R-26] no view contains the random generator', () => {
  const state = mecha2e.rules.setup(mecha2e.rules.options.parse({}), 2, rngFrom('hidden'));
  for (const viewer of [0, 1, 'table'] as const)
    expect(mecha2e.rules.view(state, viewer)).not.toHaveProperty('rng');
});

scenario2e('[MG-R-5] an imagined opponent keeps what was seen, on top and in hand', ({ given }) => {
  const t = given({
    ...ADA,
    S: { deck: 'Virus, Gambit', hand: 'Espionage' },
    N: { hand: 'Gamble, Virus' },
  });
  t.S('command Espionage N').N('pass');
  const forNorth = mecha2e.rules.imagine(t.view('N'), rngFrom('any'));
  expect(ID[forNorth.piles[0].deck.at(-1) ?? -1]).toBe('MG2-039');
  expect(forNorth.piles[0].hand.map((card) => ID[card])).toEqual(['MG2-123']);
  const forSouth = mecha2e.rules.imagine(t.view('S'), rngFrom('any'));
  expect(forSouth.piles[1].hand.map((card) => ID[card])).toEqual(['MG2-040', 'MG2-123']);
});
