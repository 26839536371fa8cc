import { describe, expect } from 'vitest';
import type { Action } from '../src/action.ts';
import { isAction, scenario, type Hands, type Letter, type Scene } from './given.ts';

const PASS: Action = { kind: 'pass' };
const ATTACK: Action = { kind: 'attack', unit: 'A1f' };
const PAY = 'LN-R-14 Pay the cost first.';
const FINISH = 'LN-R-62 Finish the effect first: answer its question.';

const asker = (t: Scene): Letter => (t.asked.startsWith('A') ? 'A' : 'B');

/** The open question, how it comes up, and how another kind of action is answered meanwhile. */
const QUESTIONS: readonly [string, (hands: Hands) => Scene, string][] = [
  [
    'tossChoice',
    ({ match }) => match(),
    'LN-SET-2 Finish the toss first: choose the first or the second turn.',
  ],
  [
    'setProtection',
    ({ match }) => {
      const t = match({ protectionFrom: 'hand' });
      return asker(t) === 'A' ? t.A('tossChoice first') : t.B('tossChoice first');
    },
    'LN-SET-6 Set your protection cards first.',
  ],
  [
    'exchange',
    ({ given }) => given({ A: { revealed: 'VG-01' } }, { at: 'draw' }),
    'LN-TURN-1 Finish your Draw Phase first: exchange a card, or keep your cards.',
  ],
  [
    'exchangeReturn',
    ({ given }) => given({ A: { hand: 'NT-01', revealed: 'VG-01' } }, { at: 'draw' }).A('exchange yes'),
    'LN-R-8 Finish the exchange first: choose a card to put on the bottom of your deck.',
  ],
  [
    'takeRevealed',
    ({ given }) => given({ A: { hand: 'OP-10', revealed: 'VG-01 NT-01' } }).A('playTech OP-10'),
    'LN-R-8 Take a pool card first: choose a face-up one.',
  ],
  ['payDiscard', ({ given }) => given({ A: { hand: 'VG-07 NT-01 NT-02' } }).A('playUnit VG-07'), PAY],
  [
    'paySacrifice',
    ({ given }) => given({ A1f: 'HV-05', A2f: 'HV-05', A: { hand: 'HV-08' } }).A('playUnit HV-08'),
    PAY,
  ],
  [
    'payRestUnit',
    ({ given }) => given({ A1f: 'NT-01', A2f: 'NT-01', A: { hand: 'LB-07' } }).A('playUnit LB-07'),
    PAY,
  ],
  [
    'payTrashLand',
    ({ given }) => given({ A1L: 'LD-01', A2L: 'LD-01', A: { hand: 'BA-07' } }).A('playUnit BA-07'),
    PAY,
  ],
  [
    'payGraveBottom',
    ({ given }) => given({ A: { hand: 'SV-08', graveyard: 'NT-01 NT-02 VG-01' } }).A('playUnit SV-08'),
    PAY,
  ],
  [
    'zone',
    ({ given }) => given({ A: { hand: 'NT-01' } }).A('playUnit NT-01'),
    'LN-TIME-5 Choose a zone first.',
  ],
  [
    'moveTo',
    ({ given }) =>
      given({ A2f: 'NT-01', A: { hand: 'OP-06' } })
        .A('playTech OP-06')
        .A('target A2f'),
    FINISH,
  ],
  [
    'orderTrigger',
    ({ given }) =>
      given({ A2f: 'HV-03', A: { hand: 'HV-01' } })
        .A('playUnit HV-01')
        .A('zone A1f'),
    'LN-R-60 Resolve your triggers first: choose the next one.',
  ],
  [
    'optional',
    ({ given }) =>
      given({ A: { hand: 'NT-03' } })
        .A('playUnit NT-03')
        .A('zone A1f'),
    'LN-R-73 Answer the trigger first: use it, or skip it.',
  ],
  [
    'handReaction',
    ({ given }) => given({ A1f: 'VG-01', B1f: 'HV-05', B: { hand: 'NT-01' } }).A('attack A1f'),
    'LN-R-89 Answer the hand reaction first: choose a card, or decline.',
  ],
  [
    'target',
    ({ given }) => given({ B1f: 'NT-01', B2f: 'NT-01', A: { hand: 'OP-02' } }).A('playTech OP-02'),
    FINISH,
  ],
  ['chooseCard', ({ given }) => given({ A: { hand: 'OP-13 NT-01' } }).A('playTech OP-13'), FINISH],
  [
    'fromPile',
    ({ given }) => given({ A: { hand: 'OP-09', graveyard: 'NT-01 NT-02' } }).A('playTech OP-09'),
    FINISH,
  ],
  ['look', ({ given }) => given({ A1f: 'HV-02' }).A('activate A1f 0'), FINISH],
  ['discard', ({ given }) => given({ A1f: 'PH-03', B: { hand: 'NT-01' } }).A('attack A1f'), FINISH],
];

describe('while a question is open, everything else is refused', () => {
  for (const [question, open, refusal] of QUESTIONS) {
    const clause = refusal.slice(0, refusal.indexOf(' '));
    scenario(`[${clause}] the question "${question}" comes first`, (hands) => {
      const t = open(hands);
      const letter = asker(t);
      const other = letter === 'A' ? 'B' : 'A';
      expect(t.asked).toBe(`${letter} ${question}`);
      expect(t.reason(letter, PASS)).toBe(refusal);
      expect(t.reason(letter, ATTACK)).toBe(refusal);
      expect(t.reason(other, PASS)).toBe('LN-GEN-2 It’s not your turn to choose: wait for your opponent.');
      expect(t.legal(letter).length).toBeGreaterThan(0);
      expect(t.legal(other)).toEqual([]);
    });
  }

  scenario('[LN-MAIN-1] answers are refused in the neutral state', ({ given }) => {
    const t = given({ A1f: 'NT-01' });
    for (const action of [{ kind: 'stop' }, { kind: 'leave' }, { kind: 'zone', zone: 'A1f' }] as const) {
      expect(t.reason('A', action)).toBe(
        'LN-MAIN-1 You can’t do that now: take a main action, or end your turn.',
      );
    }
  });

  scenario('[LN-GEN-3] after the end, every action is refused', ({ given }) => {
    const t = given({ A1f: 'NT-01', B: { protection: '' } });
    t.A('attack A1f');
    expect(t.winner).toBe('A');
    expect(t.reason('A', PASS)).toBe('LN-GEN-3 The match is over.');
    expect(t.reason('B', PASS)).toBe('LN-GEN-3 The match is over.');
    expect(t.legal('A')).toEqual([]);
  });
});

describe('wrong answers to the open question', () => {
  scenario('[LN-SET-2] the toss is answered with first or second', ({ match }) => {
    const t = match();
    expect(isAction({ kind: 'tossChoice', take: 'third' })).toBe(false);
    expect(t.legal(asker(t))).toEqual(['tossChoice first', 'tossChoice second']);
  });

  scenario('[LN-R-13] a protection card is set from your hand', ({ match }) => {
    const t = match({ protectionFrom: 'hand' });
    const winner = asker(t);
    if (winner === 'A') t.A('tossChoice first');
    else t.B('tossChoice first');
    expect(t.reason(winner, { kind: 'setProtection', card: 'XX-01' })).toBe(
      'LN-R-13 Choose a card in your hand.',
    );
  });

  scenario('[LN-DRAW-3] the exchange is answered with yes or no', ({ given }) => {
    const t = given({ A: { revealed: 'VG-01' } }, { at: 'draw' });
    for (const yes of ['yes', 1, null, undefined]) expect(isAction({ kind: 'exchange', yes })).toBe(false);
    expect(t.legal('A')).toEqual(['exchange yes', 'exchange no']);
    t.A('exchange no');
    expect(t.events).toEqual([{ type: 'refused', clause: 'LN-DRAW-3', seat: 0, card: null }]);
  });

  scenario('[LN-DRAW-3] the returned card is a hand card, and the taken card is face up', ({ given }) => {
    const t = given({ A: { hand: 'NT-01', revealed: 'VG-01 VG-02', pool: 'VG-03' } }, { at: 'draw' });
    t.A('exchange yes');
    expect(t.reason('A', { kind: 'giveBack', card: 'VG-01' })).toBe('LN-R-13 Choose a card in your hand.');
    t.A('giveBack NT-01');
    for (const card of ['VG-03', 'NT-02', 'XX-01']) {
      expect(t.reason('A', { kind: 'takeRevealed', card })).toBe(
        'LN-DRAW-3 Choose a face-up card in your pool.',
      );
    }
    t.A('takeRevealed VG-02');
    expect([t.hand('A'), t.revealed('A')]).toEqual([
      ['NT-02', 'VG-02'],
      ['VG-01', 'VG-03'],
    ]);
  });

  scenario('[LN-R-60] you can choose only your own waiting triggers', ({ given }) => {
    const t = given({ A1f: 'VG-08', B1f: 'SV-01', B1L: 'LD-08', B: { deck: 'VG-01 VG-02' } });
    t.A('attack A1f').A('optional no');
    expect(t.asked).toBe('B orderTrigger');
    expect(t.legal('B')).toEqual(['orderTrigger 0', 'orderTrigger 1']);
    expect(t.reason('B', { kind: 'orderTrigger', trigger: 2 })).toBe(
      'LN-R-60 Choose one of your waiting triggers.',
    );
    for (const trigger of [-1, 0.5, Number.NaN])
      expect(isAction({ kind: 'orderTrigger', trigger })).toBe(false);
    t.B('orderTrigger 1');
    expect(t.events[0]).toMatchObject({ type: 'trigger', card: 'LD-08' });
  });

  scenario('[LN-FX-5] a "?" is answered with yes or no', ({ given }) => {
    const t = given({ A: { hand: 'NT-03' } });
    t.A('playUnit NT-03').A('zone A1f');
    for (const yes of ['yes', 0, null]) expect(isAction({ kind: 'optional', yes })).toBe(false);
    expect(t.legal('A')).toEqual(['optional yes', 'optional no']);
  });

  scenario('[LN-R-89] [LN-R-13] only a fitting hand card can react', ({ given }) => {
    const t = given({ A1f: 'VG-01', B1f: 'HV-05', B: { hand: 'NT-01 HV-06 HV-04' } });
    t.A('attack A1f');
    expect(t.legal('B')).toEqual(['react HV-06', 'decline']);
    for (const card of ['NT-01', 'HV-04']) {
      expect(t.reason('B', { kind: 'react', card })).toBe(
        'LN-R-89 Choose a card in your hand that reacts to this, or decline.',
      );
    }
    expect(t.reason('B', { kind: 'react', card: 'HV-07' })).toBe('LN-R-13 Choose a card in your hand.');
    t.B('decline');
    expect(t.events).toEqual([{ type: 'declined', clause: 'LN-R-89', seat: 1 }]);
    expect([t.hand('B'), t.at('B1f')]).toEqual([['NT-01', 'HV-06', 'HV-04'], null]);
  });

  scenario('[LN-R-74] targets must fit the effect, and each can be chosen only once', ({ given }) => {
    const t = given({
      A1f: 'NT-01',
      B1L: 'LD-01',
      B1f: 'NT-01',
      B2f: 'NT-01',
      B3f: 'NT-01',
      A: { hand: 'OP-04' },
    });
    t.A('playTech OP-04').A('target B1f');
    expect(t.legal('A')).toEqual(['target B2f', 'target B3f', 'stop']);
    for (const zone of ['B1f', 'A1f', 'B1L', 'B1b', '']) {
      expect(t.reason('A', { kind: 'target', zone })).toBe(
        'LN-R-74 The effect can’t choose that: choose a card it allows.',
      );
    }
    const tries = ['target B2f', 'target B3f', 'target A1f', 'target B1f', 'target B1L', 'stop'];
    expect([...t.attempts('A')].sort()).toEqual(tries.sort());
    t.A('stop');
    expect([t.rest('B1f'), t.rest('B2f')]).toEqual([2, 0]);
  });

  scenario('[LN-R-74] a choice without "up to" can’t be stopped', ({ given }) => {
    const mustChoose = 'LN-R-74 You can’t stop yet: the effect does not say "up to".';
    const target = given({ B1f: 'NT-01', B2f: 'NT-01', A: { hand: 'OP-02' } });
    target.A('playTech OP-02');
    expect(target.reason('A', { kind: 'stop' })).toBe(mustChoose);
    const pile = given({ A: { hand: 'OP-09', graveyard: 'NT-01 NT-02' } });
    pile.A('playTech OP-09');
    expect(pile.legal('A')).toEqual(['choose NT-01', 'choose NT-02']);
    expect(pile.reason('A', { kind: 'stop' })).toBe(mustChoose);
    const salvage = given({ A: { hand: 'SV-02', graveyard: 'NT-01 NT-02' } });
    salvage.A('playUnit SV-02').A('zone A1f').A('optional yes');
    expect(salvage.reason('A', { kind: 'stop' })).toBe(mustChoose);
  });

  scenario('[LN-R-74] a card must come from the pile that the effect names', ({ given }) => {
    const refused = 'LN-R-74 Choose a card that the effect allows.';
    const hand = given({ A: { hand: 'OP-13 NT-01', graveyard: 'VG-01' } });
    hand.A('playTech OP-13');
    expect(hand.legal('A')).toEqual(['choose NT-01', 'stop']);
    for (const card of ['VG-01', 'OP-13', 'XX-01'])
      expect(hand.reason('A', { kind: 'choose', card })).toBe(refused);
    const trash = given({
      A1f: 'SV-07',
      B1f: 'NT-02',
      A: { trash: 'OP-01 MD-01 LD-01', graveyard: 'VG-01' },
    });
    trash.A('attack A1f').A('optional yes');
    expect(trash.legal('A')).toEqual(['choose MD-01', 'choose LD-01']);
    for (const card of ['OP-01', 'VG-01']) expect(trash.reason('A', { kind: 'choose', card })).toBe(refused);
    trash.A('choose LD-01');
    expect([trash.hand('A'), trash.trash('A')]).toEqual([['LD-01'], ['OP-01', 'MD-01']]);
  });

  scenario('[LN-R-94] only the cards looked at can be taken', ({ given }) => {
    const t = given({ A1f: 'HV-02', A: { deck: 'HV-05 NT-01 HV-07' } });
    t.A('activate A1f 0');
    expect(t.legal('A')).toEqual(['look HV-05', 'leave']);
    expect([...t.attempts('A')].sort()).toEqual(['leave', 'look HV-05', 'look NT-01']);
    for (const card of ['NT-01', 'HV-07', 'XX-01']) {
      expect(t.reason('A', { kind: 'look', card })).toBe(
        'LN-R-94 Choose a fitting card among those you looked at, or choose none.',
      );
    }
    t.A('leave');
    expect(t.deck('A')).toEqual(['HV-07', 'HV-05', 'NT-01']);
  });

  scenario('[LN-R-13] a discard must come from the hand of the player who discards', ({ given }) => {
    const t = given({ A1f: 'PH-03', A: { hand: 'VG-01' }, B: { hand: 'NT-01', protection: 'LD-01' } });
    t.A('attack A1f');
    expect(t.legal('B')).toEqual(['discard NT-01', 'discard LD-01']);
    expect(t.reason('B', { kind: 'discard', card: 'VG-01' })).toBe('LN-R-13 Choose a card in your hand.');
    t.B('discard LD-01');
    expect(t.events).toEqual([{ type: 'discarded', clause: 'LN-ZONE-8', seat: 1, card: 'LD-01' }]);
    expect([t.hand('B'), t.trash('B'), t.trash('A')]).toEqual([['NT-01'], ['LD-01'], []]);
  });
});
