import { expect } from 'vitest';
import { CARDS } from '../src/content/cards.ts';
import { isAction, scenario, type Scene } from './given.ts';

/** The face-down pool of A, top first. */
const faceDown = (t: Scene): (string | undefined)[] =>
  t
    .pile('A')
    .pool.map((card) => CARDS[card]?.id)
    .reverse();

const EXCHANGE = {
  A: {
    hand: 'NT-01 VG-01',
    deck: 'LB-01 NT-02 NT-02',
    revealed: 'OP-01 MD-01 LD-01',
    pool: 'VG-07 OP-02',
  },
};

scenario('[LN-TURN-1] the Draw Phase comes before the Main Phase', ({ given }) => {
  const t = given(EXCHANGE, { at: 'turn' });
  expect(t.opening).toEqual([
    { type: 'turn', clause: 'LN-GEN-2', seat: 0, turn: 5 },
    { type: 'drew', clause: 'LN-DRAW-2', seat: 0, card: 'LB-01', secret: true },
  ]);
  expect(t.asked).toBe('A exchange');
  expect(t.refusal('A', { kind: 'playUnit', card: 'NT-01' })).toBe('LN-TURN-1');
  expect(t.refusal('A', { kind: 'pass' })).toBe('LN-TURN-1');
  t.A('exchange no');
  expect(t.asked).toBe('A main');
  expect(t.legal('A')).toContain('playUnit NT-01');
  expect(t.refusal('A', { kind: 'exchange', yes: true })).toBe('LN-MAIN-1');
});

scenario('[LN-DRAW-1] a player who starts a Draw Phase with an empty deck loses', ({ given }) => {
  const t = given({ A: { deck: '' } }, { at: 'draw' });
  expect([t.winner, t.asked]).toEqual(['B', 'over']);
  expect(t.state.outcome).toEqual({
    winners: [1],
    clause: 'LN-DRAW-1',
    sentence: 'B wins: A has no card left to draw.',
    capped: false,
  });
  expect(t.opening).toEqual([{ type: 'ended', clause: 'LN-DRAW-1', outcome: t.state.outcome }]);
  const mirrored = given({ B: { deck: '' } }, { at: 'draw', active: 'B', turn: 6 });
  expect(mirrored.state.outcome?.sentence).toBe('A wins: B has no card left to draw.');
});

scenario('[LN-DRAW-1] only the turn player’s deck counts, and one card is enough', ({ given }) => {
  const t = given({ A: { deck: 'VG-01' }, B: { deck: '' } }, { at: 'draw' });
  expect([t.winner, t.asked]).toEqual([null, 'A main']);
  expect([t.hand('A'), t.deck('A')]).toEqual([['VG-01'], []]);
  t.A('pass');
  expect(t.winner).toBe('A'); // now B has nothing to draw
});

scenario('[LN-G-3] with an empty deck no exchange is offered', ({ given }) => {
  const t = given({ A: { deck: '', hand: 'NT-01', revealed: 'OP-01' } }, { at: 'turn' });
  expect([t.winner, t.asked]).toEqual(['B', 'over']);
  expect([t.hand('A'), t.revealed('A'), t.legal('A')]).toEqual([['NT-01'], ['OP-01'], []]);
});

scenario('[LN-DRAW-2] the turn player draws the top card, the other player none', ({ given }) => {
  const t = given(
    { A: { hand: 'VG-01', deck: 'LB-01 NT-01' }, B: { hand: 'VG-02', deck: 'LB-02 LB-03' } },
    { at: 'draw', active: 'B', turn: 6 },
  );
  expect([t.hand('A'), t.deck('A')]).toEqual([['VG-01'], ['LB-01', 'NT-01']]);
  expect([t.hand('B'), t.deck('B')]).toEqual([['VG-02', 'LB-02'], ['LB-03']]);
});

scenario(
  '[LN-G-2] [LN-DRAW-3] [LN-DRAW-4] a hand card goes to the bottom of the deck, a face-up pool card to the hand',
  ({ given }) => {
    const t = given(EXCHANGE, { at: 'draw' });
    expect([t.asked, t.legal('A')]).toEqual(['A exchange', ['exchange yes', 'exchange no']]);
    t.A('exchange yes').A('giveBack NT-01').A('takeRevealed MD-01');
    expect(t.hand('A')).toEqual(['VG-01', 'LB-01', 'MD-01']);
    expect(t.deck('A')).toEqual(['NT-02', 'NT-02', 'NT-01']);
    expect(t.revealed('A')).toEqual(['OP-01', 'LD-01', 'VG-07']);
    expect(faceDown(t)).toEqual(['OP-02']);
    expect(t.events).toEqual([
      { type: 'took', clause: 'LN-DRAW-3', seat: 0, card: 'MD-01' },
      { type: 'revealed', clause: 'LN-DRAW-4', seat: 0, card: 'VG-07' },
    ]);
    expect(t.asked).toBe('A main');
  },
);

scenario('[LN-G-2] [LN-DRAW-3] the exchange may be declined, and then nothing changes', ({ given }) => {
  const t = given(EXCHANGE, { at: 'draw' }).A('exchange no');
  expect(t.events).toEqual([{ type: 'refused', clause: 'LN-DRAW-3', seat: 0, card: null }]);
  expect(t.hand('A')).toEqual(['NT-01', 'VG-01', 'LB-01']);
  expect(t.deck('A')).toEqual(['NT-02', 'NT-02']);
  expect(t.revealed('A')).toEqual(['OP-01', 'MD-01', 'LD-01']);
  expect(faceDown(t)).toEqual(['VG-07', 'OP-02']);
  expect(t.asked).toBe('A main');
});

scenario('[LN-DRAW-3] the answer to the exchange is yes or no, and only the turn player’s', ({ given }) => {
  const t = given(EXCHANGE, { at: 'draw' });
  expect(t.legal('A')).toEqual(['exchange yes', 'exchange no']);
  expect(isAction({ kind: 'exchange', yes: 'maybe' })).toBe(false);
  expect(t.refusal('B', 'exchange yes')).toBe('LN-GEN-2');
});

scenario('[LN-R-8] the exchange has a fixed order, and no part of it can be done alone', ({ given }) => {
  const t = given(EXCHANGE, { at: 'draw' });
  expect(t.refusal('A', { kind: 'takeRevealed', card: 'MD-01' })).toBe('LN-TURN-1');
  t.A('exchange yes');
  expect(t.asked).toBe('A exchangeReturn');
  expect(t.refusal('A', { kind: 'takeRevealed', card: 'MD-01' })).toBe('LN-R-8');
  expect(t.refusal('A', { kind: 'exchange', yes: false })).toBe('LN-R-8');
  t.A('giveBack VG-01');
  expect(t.events).toEqual([{ type: 'returned', clause: 'LN-DRAW-3', seat: 0, card: 'VG-01', secret: true }]);
  expect(t.deck('A')).toEqual(['NT-02', 'NT-02', 'VG-01']);
  expect(t.asked).toBe('A takeRevealed');
  // one of the cards that were face up before; the next one is not turned up yet
  expect(t.legal('A')).toEqual(['takeRevealed OP-01', 'takeRevealed MD-01', 'takeRevealed LD-01']);
  expect(t.refusal('A', { kind: 'takeRevealed', card: 'VG-07' })).toBe('LN-DRAW-3');
  expect(t.refusal('A', { kind: 'giveBack', card: 'NT-01' })).toBe('LN-R-8');
  expect(t.refusal('A', { kind: 'pass' })).toBe('LN-R-8');
  t.A('takeRevealed LD-01');
  expect(t.asked).toBe('A main'); // once in a Draw Phase
  t.A('pass').B('pass');
  expect(t.asked).toBe('A exchange'); // and again in the next one
});

scenario('[LN-R-9] any hand card may be returned, even the one just drawn, but none in play', ({ given }) => {
  const t = given({ ...EXCHANGE, A1f: 'VG-05', A1L: 'LD-02' }, { at: 'draw' }).A('exchange yes');
  expect(t.legal('A')).toEqual(['giveBack NT-01', 'giveBack VG-01', 'giveBack LB-01']);
  expect(t.refusal('A', { kind: 'giveBack', card: 'VG-05' })).toBe('LN-R-13');
  expect(t.refusal('A', { kind: 'giveBack', card: 'OP-01' })).toBe('LN-R-13');
  expect(t.refusal('A', { kind: 'giveBack', card: 'nonsense' })).toBe('LN-R-13');
  t.A('giveBack LB-01').A('takeRevealed OP-01');
  expect(t.deck('A')).toEqual(['NT-02', 'NT-02', 'LB-01']);
  expect(t.hand('A')).toEqual(['NT-01', 'VG-01', 'OP-01']);
});

scenario(
  '[LN-R-8] [LN-R-9] the only card in hand and the only face-up card need no question',
  ({ given }) => {
    const t = given({ A: { deck: 'LB-01', revealed: 'OP-01', pool: 'OP-02' } }, { at: 'draw' });
    t.A('exchange yes');
    expect([t.asked, t.hand('A'), t.deck('A')]).toEqual(['A main', ['OP-01'], ['LB-01']]);
    expect(t.revealed('A')).toEqual(['OP-02']);
    expect(t.events.map(({ type, clause }) => `${type} ${clause}`)).toEqual([
      'returned LN-DRAW-3',
      'took LN-DRAW-3',
      'revealed LN-DRAW-4',
    ]);
  },
);

scenario('[LN-R-10] if no face-down pool card is left, the exchange reveals nothing', ({ given }) => {
  const t = given({ A: { hand: 'NT-01', revealed: 'OP-01 MD-01' } }, { at: 'draw' });
  t.A('exchange yes').A('giveBack NT-01').A('takeRevealed OP-01');
  expect([t.revealed('A'), t.clauses]).toEqual([['MD-01'], ['LN-DRAW-3']]);
  t.A('pass').B('pass').A('exchange yes').A('giveBack OP-01');
  expect([t.revealed('A'), t.hand('A')]).toEqual([[], ['NT-02', 'NT-02', 'MD-01']]);
});

scenario('[LN-R-10] without a revealed pool card, no exchange is offered', ({ given }) => {
  const t = given({ A: { hand: 'NT-01', pool: 'OP-01 OP-02' } }, { at: 'draw' });
  expect(t.asked).toBe('A main');
  expect([t.revealed('A'), faceDown(t)]).toEqual([[], ['OP-01', 'OP-02']]); // and none is turned up for it
});

scenario(
  '[LN-R-11] [LN-TIME-1] drawing the last card at [Start of Turn] loses only in the Draw Phase',
  ({ given }) => {
    const t = given({ A1L: 'LD-11', A: { deck: 'VG-01', protection: 'NT-01' } }, { at: 'turn' });
    expect(t.opening.map(({ type }) => type)).toEqual(['turn', 'trigger', 'drew', 'ended']);
    expect([t.hand('A'), t.winner]).toEqual([['VG-01'], 'B']);
  },
);

scenario('[LN-R-11] a draw from too small a deck takes the cards it has, and nobody loses', ({ given }) => {
  const t = given({ A1f: 'NT-01', A: { hand: 'OP-03 OP-03', deck: 'VG-01' }, A2f: 'NT-02' });
  t.A('playTech OP-03').A('payRestUnit A1f');
  expect([t.hand('A'), t.deck('A'), t.winner]).toEqual([['OP-03', 'VG-01'], [], null]);
  t.A('playTech OP-03'); // and from no deck at all
  expect([t.hand('A'), t.trash('A'), t.asked]).toEqual([['VG-01'], ['OP-03', 'OP-03'], 'A main']);
  expect(t.events.map(({ type }) => type)).not.toContain('drew');
});

scenario('[LN-R-11] an empty deck gives no protection card and nothing to look at', ({ given }) => {
  const t = given({ A: { hand: 'OP-11 HV-01', deck: '', protection: 'NT-01' } });
  t.A('playTech OP-11');
  expect([t.protection('A'), t.trash('A')]).toEqual([['NT-01'], ['OP-11']]);
  t.A('playUnit HV-01').A('zone A1f');
  expect([t.at('A1f'), t.asked, t.winner]).toEqual(['HV-01', 'A main', null]);
});

scenario('[LN-R-11] a look sees as many cards as there are', ({ given }) => {
  const t = given({ A: { hand: 'HV-01', deck: 'HV-05 VG-01' } })
    .A('playUnit HV-01')
    .A('zone A1f');
  expect(t.asked).toBe('A look');
  expect(t.events.at(-1)).toEqual({
    type: 'looked',
    clause: 'LN-R-94',
    seat: 0,
    cards: ['HV-05', 'VG-01'],
    n: 2,
  });
  t.A('leave');
  expect(t.deck('A')).toEqual(['HV-05', 'VG-01']);
});
