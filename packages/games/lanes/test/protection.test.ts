import { expect } from 'vitest';
import { removeEquip } from '../src/board.ts';
import { bounce } from '../src/deaths.ts';
import { clone } from '../src/state.ts';
import { eventFor } from '../src/view.ts';
import { zoneNumber } from '../src/zones.ts';
import { objectAt, scenario, type Scene } from './given.ts';

const types = (t: Scene): string[] => t.events.map((event) => event.type);

scenario('[LN-PROT-1] an undefended attack sends one protection card to its owner’s hand', ({ given }) => {
  const t = given({ A1f: 'VG-01', B: { hand: 'NT-01', protection: 'VG-01 VG-02 VG-03' } });
  t.A('attack A1f');
  expect(t.hand('B')).toEqual(['NT-01', 'VG-01']);
  expect(t.protection('B')).toEqual(['VG-02', 'VG-03']);
  expect(t.protection('A')).toHaveLength(3);
  expect(t.hand('A')).toEqual([]);
  expect(t.events.at(-1)).toEqual({
    type: 'protectionLost',
    clause: 'LN-PROT-1',
    seat: 1,
    card: 'VG-01',
    secret: true,
  });
});

scenario('[LN-PROT-1] a lane that any unit defends loses no protection', ({ given }) => {
  const front = given({ A1f: 'VG-07', B1f: 'LB-01' });
  front.A('attack A1f');
  expect(front.protection('B')).toHaveLength(3);
  const back = given({ A1f: 'VG-07', B1b: 'VG-01' });
  back.A('attack A1f');
  expect(back.protection('B')).toHaveLength(3);
});

scenario('[LN-PROT-2] [LN-TIME-27] a hit with no protection left loses the match', ({ given }) => {
  const t = given({ A1f: 'VG-01', B: { protection: '' } });
  t.A('attack A1f');
  const outcome = {
    winners: [0],
    clause: 'LN-PROT-2',
    sentence: 'A wins: B was hit with no protection left.',
    capped: false,
  };
  expect(t.state.outcome).toEqual(outcome);
  expect(t.events.at(-1)).toEqual({ type: 'ended', clause: 'LN-PROT-2', outcome });
  expect(t.asked).toBe('over');
  expect(t.legal('A')).toEqual([]);
  expect(t.refusal('A', { kind: 'pass' })).toBe('LN-GEN-3');
});

scenario('[LN-PROT-2] B wins the same way', ({ given }) => {
  const t = given({ B2b: 'LB-01', A: { protection: '' } }, { active: 'B', turn: 6 });
  t.B('attack B2b');
  expect(t.winner).toBe('B');
  expect(t.state.outcome?.sentence).toBe('B wins: A was hit with no protection left.');
});

scenario('[LN-PROT-2] [LN-TIME-27] taking the last card does not end the match yet', ({ given }) => {
  const t = given({ A1f: 'VG-01', A2f: 'VG-01', B: { protection: 'NT-01' } });
  t.A('attack A1f');
  expect(t.protection('B')).toEqual([]);
  expect(t.winner).toBeNull();
  t.A('attack A2f');
  expect(t.winner).toBe('A');
});

scenario(
  '[LN-G-9] [LN-TIME-28] [LN-TIME-29] Null Blade draws once the top card has gone to the hand',
  ({ given }) => {
    const t = given({ A1f: 'PH-02', B: { protection: 'VG-01 VG-02 VG-03' }, A: { deck: 'LB-01 LB-02' } });
    t.A('attack A1f');
    expect(t.hand('B')).toEqual(['VG-01']);
    expect(t.protection('B')).toEqual(['VG-02', 'VG-03']);
    expect(t.hand('A')).toEqual(['LB-01']);
    expect(types(t)).toEqual(['attacked', 'rested', 'protectionLost', 'trigger', 'drew']);
    const seenByA = t.view('A').sides[1];
    expect([seenByA.hand, seenByA.handCount, seenByA.shown]).toEqual([null, 1, []]);
  },
);

scenario('[LN-TIME-29] [On Protection Hit] does not trigger in a combat', ({ given }) => {
  const t = given({ A1f: 'PH-02', B1f: 'NT-02' });
  t.A('attack A1f');
  expect(t.graveyard('B')).toEqual(['NT-02']);
  expect(t.hand('A')).toEqual([]);
});

scenario('[LN-TIME-29] [On Protection Hit] triggers only for the attacker', ({ given }) => {
  const t = given({ A1f: 'VG-01', A1b: 'PH-02', A2f: 'PH-02', B2f: 'PH-02' });
  t.A('attack A1f');
  expect(types(t)).toEqual(['attacked', 'rested', 'protectionLost']);
});

scenario('[LN-G-10] [LN-PROT-2] [LN-R-83] the winning hit draws nothing', ({ given }) => {
  const t = given({ A1f: 'PH-02', B: { protection: '' } });
  t.A('attack A1f');
  expect(t.winner).toBe('A');
  expect(t.hand('A')).toEqual([]);
  expect(types(t)).toEqual(['attacked', 'rested', 'ended']);
});

scenario('[LN-G-12] [LN-R-56] Twin Fang with a Breach Charge checks three times', ({ given }) => {
  const t = given({ A1f: 'PH-04 +MD-05', B: { protection: 'NT-02 NT-01' } });
  expect(t.power('A1f')).toBe(4);
  t.A('attack A1f');
  expect(t.hand('B')).toEqual(['NT-02', 'NT-01']);
  expect(t.winner).toBe('A');
  expect(types(t)).toEqual(['attacked', 'rested', 'protectionLost', 'protectionLost', 'ended']);
});

scenario('[LN-R-56] extra checks add up', ({ given }) => {
  const one = given({ A1f: 'PH-04', B: { protection: 'NT-01 NT-01 NT-01 NT-01' } });
  one.A('attack A1f');
  expect(one.protection('B')).toHaveLength(2);
  const two = given({ A1f: 'VG-01 +MD-05 +MD-05', B: { protection: 'NT-01 NT-01 NT-01 NT-01' } });
  two.A('attack A1f');
  expect(two.protection('B')).toHaveLength(1);
  const other = given({ A1f: 'VG-01', A1b: 'PH-04 +MD-05' });
  other.A('attack A1f');
  expect(other.protection('B')).toHaveLength(2);
});

scenario('[LN-R-56] [LN-TIME-29] each check is a separate hit', ({ given }) => {
  const t = given({ A1f: 'PH-02 +MD-05' });
  t.A('attack A1f');
  expect(types(t)).toEqual([
    'attacked',
    'rested',
    'protectionLost',
    'trigger',
    'drew',
    'protectionLost',
    'trigger',
    'drew',
  ]);
});

scenario('[LN-R-56] a unit without power makes no extra checks', ({ given }) => {
  const t = given({ A1f: 'PH-04 +B:MD-06 +B:MD-06' });
  t.A('attack A1f');
  expect(t.protection('B')).toHaveLength(3);
});

/** Data Thief has checked once, B chooses a card to discard, and a second check is to come. */
const BETWEEN_CHECKS = { A1f: 'PH-03 +MD-05', B: { hand: 'NT-01 VG-01' } };

scenario('[LN-R-56] the checks continue while the attacker is in a unit zone', ({ given, scene }) => {
  const t = given(BETWEEN_CHECKS);
  t.A('attack A1f');
  expect(t.asked).toBe('B discard');
  expect(t.protection('B')).toHaveLength(2);
  const gone = clone(t.state);
  bounce(gone, zoneNumber('A1f'), 'LN-R-56', []);
  const after = scene(gone);
  after.B('discard NT-01');
  expect(after.protection('B')).toHaveLength(2);
  expect(after.asked).toBe('A main');
  t.B('discard NT-01');
  expect(t.protection('B')).toHaveLength(1);
});

scenario('[LN-R-56] power is not checked again between checks', ({ given, scene }) => {
  const t = given(BETWEEN_CHECKS);
  t.A('attack A1f');
  const weak = clone(t.state);
  weak.changeUnit = [objectAt(weak, 'A1f')];
  weak.changeBy = [0];
  weak.changeAmount = [-9];
  weak.changeUntil = ['turn'];
  weak.changeSeat = [1];
  const after = scene(weak);
  expect(after.power('A1f')).toBe(0);
  after.B('discard NT-01');
  expect(after.protection('B')).toHaveLength(1);
});

scenario('[LN-R-95] losing an equip between checks does not cancel any of them', ({ given, scene }) => {
  const t = given(BETWEEN_CHECKS);
  t.A('attack A1f');
  const bare = clone(t.state);
  removeEquip(bare, 0, []);
  const after = scene(bare);
  expect(after.equips('A1f')).toEqual([]);
  after.B('discard NT-01');
  expect(after.protection('B')).toHaveLength(1);
  expect(after.asked).toBe('B discard');
  after.B('discard VG-01');
  expect(after.protection('B')).toHaveLength(1);
  expect(after.asked).toBe('A main');
});

scenario('[LN-R-57] the card goes to the hand unseen by the opponent and spectators', ({ given }) => {
  const t = given({ A1f: 'VG-01', B: { protection: 'VG-07' } });
  t.A('attack A1f');
  const lost = t.events.filter(({ type }) => type === 'protectionLost');
  expect(lost.map((event) => eventFor(event, 1))).toMatchObject([{ card: 'VG-07' }]);
  expect(lost.map((event) => eventFor(event, 0))).toMatchObject([{ card: null }]);
  expect(lost.map((event) => eventFor(event, 'table'))).toMatchObject([{ card: null }]);
  expect(t.view('B').sides[1].hand).toEqual(['VG-07']);
});

scenario('[LN-R-57] its owner can play it on their next turn, not before', ({ given }) => {
  const t = given({ A1f: 'VG-01', B: { protection: 'NT-01' } });
  t.A('attack A1f');
  expect(t.refusal('B', { kind: 'playUnit', card: 'NT-01' })).toBe('LN-GEN-2');
  t.A('pass').B('playUnit NT-01').B('zone B1f');
  expect(t.at('B1f')).toBe('NT-01');
});

scenario('[LN-R-57] an added card goes on top and is taken next', ({ given }) => {
  const t = given(
    { A1f: 'VG-01', B: { hand: 'OP-11', protection: 'NT-01 NT-02', deck: 'LB-01 LB-02 LB-03' } },
    { active: 'B', turn: 6 },
  );
  t.B('playTech OP-11');
  expect(t.protection('B')).toEqual(['LB-01', 'NT-01', 'NT-02']);
  t.B('pass').A('attack A1f');
  expect(t.hand('B')).toEqual(['LB-01']);
});

scenario('[LN-R-57] a protection zone may hold any number of cards', ({ given }) => {
  const t = given({ A1f: 'VG-01', B: { protection: 'NT-01 NT-02 NT-03 NT-04 NT-05 NT-06' } });
  expect(t.view('table').sides[1].protectionCount).toBe(6);
  t.A('attack A1f');
  expect(t.protection('B')).toHaveLength(5);
});

scenario(
  '[LN-R-57] [LN-R-90] an added card that everyone saw is still known when it is taken',
  ({ given }) => {
    const pieces = {
      A1f: 'VG-01',
      B: { hand: 'SV-08 OP-11', protection: '', deck: '', graveyard: 'VG-01 VG-02 VG-03' },
    };
    const t = given(pieces, { active: 'B', turn: 6 });
    t.B('playUnit SV-08')
      .B('payGraveBottom VG-02')
      .B('payGraveBottom VG-01')
      .B('zone B3f')
      .B('playTech OP-11');
    expect(t.protection('B')).toEqual(['VG-02']);
    expect(t.view('A').sides[1].protectionKnown).toEqual([{ place: 0, card: 'VG-02', open: true }]);
    t.B('pass').A('attack A1f');
    expect(t.view('A').sides[1].shown).toEqual(['VG-02']);
    expect(t.view('A').sides[1].protectionKnown).toEqual([]);
    expect(t.events.at(-1)).toMatchObject({ type: 'protectionLost', card: 'VG-02', secret: false });
  },
);

scenario('[LN-R-57] only its owner knows a card set from the hand', ({ given }) => {
  const t = given({ A1f: 'VG-01', B: { protection: 'NT-01' } }, { protectionFrom: 'hand' });
  t.A('attack A1f');
  expect(t.events.at(-1)).toMatchObject({ type: 'protectionLost', secret: true });
  expect(t.view('A').sides[1].shown).toEqual([]);
});
