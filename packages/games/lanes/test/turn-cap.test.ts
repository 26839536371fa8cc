import { expect } from 'vitest';
import { scenario } from './given.ts';

/** Unless a scenario sets a turn cap, turn 100 is the last. */
const LAST = { turn: 100, active: 'B' } as const;

scenario('[LN-R-81] the match continues after turn 99 and ends after turn 100', ({ given }) => {
  const t = given({}, { turn: 99 });
  t.A('pass');
  expect(t.asked).toBe('B main');
  expect(t.state.turn).toBe(100);
  t.B('pass');
  expect(t.asked).toBe('over');
  expect(t.state.turn).toBe(100);
});

scenario('[LN-R-81] the option turnCap sets the last turn', ({ given }) => {
  const t = given({}, { turnCap: 6 });
  t.A('pass');
  expect(t.asked).toBe('B main');
  t.B('pass');
  expect(t.asked).toBe('over');
});

scenario('[LN-R-81] more protection cards win, before units and deck', ({ given }) => {
  const t = given(
    { B1f: 'NT-01', A: { protection: 'NT-01 NT-02 NT-03', deck: 'NT-01' }, B: { protection: 'NT-01 NT-02' } },
    LAST,
  );
  t.B('pass');
  const outcome = {
    winners: [0],
    clause: 'LN-R-81',
    sentence: 'A wins at the turn cap with more protection.',
    capped: true,
  };
  expect(t.state.outcome).toEqual(outcome);
  expect(t.events.at(-1)).toEqual({ type: 'ended', clause: 'LN-R-81', outcome });
});

scenario('[LN-R-81] more protection cards win for B, too', ({ given }) => {
  const t = given({ A1f: 'NT-01', A: { protection: '' }, B: { protection: 'NT-01', deck: 'NT-01' } }, LAST);
  t.B('pass');
  expect(t.winner).toBe('B');
  expect(t.state.outcome?.sentence).toBe('B wins at the turn cap with more protection.');
});

scenario('[LN-R-81] with equal protection, more units win, before the deck', ({ given }) => {
  const a = given({ A1f: 'LB-07', A3b: 'LB-07', B2f: 'BA-07', A: { deck: 'NT-01' } }, LAST);
  a.B('pass');
  expect(a.winner).toBe('A');
  expect(a.state.outcome?.sentence).toBe('A wins at the turn cap with more units.');
  const b = given({ A1f: 'BA-07', B1f: 'LB-07', B3b: 'LB-07', B: { deck: 'NT-01' } }, LAST);
  b.B('pass');
  expect(b.winner).toBe('B');
});

scenario('[LN-R-81] with equal units, the larger deck wins', ({ given }) => {
  const a = given({ A: { deck: 'NT-01 NT-01' }, B: { deck: 'NT-01', hand: 'NT-01 NT-02' } }, LAST);
  a.B('pass');
  expect(a.winner).toBe('A');
  expect(a.state.outcome?.sentence).toBe('A wins at the turn cap with the larger deck.');
  const b = given({ A: { deck: '' }, B: { deck: 'NT-01' } }, LAST);
  b.B('pass');
  expect(b.winner).toBe('B');
});

scenario('[LN-R-81] with all three equal, the match is a draw, whatever else differs', ({ given }) => {
  const t = given(
    { A1L: 'LD-01', A1f: 'VG-07', B2b: 'LB-01', A: { hand: 'NT-01', graveyard: 'NT-01' } },
    LAST,
  );
  t.B('pass');
  expect(t.state.outcome).toEqual({
    winners: [],
    clause: 'LN-R-81',
    sentence: 'A draw: the turn cap found both seats equal.',
    capped: true,
  });
  expect(t.winner).toBe('draw');
});

scenario('[LN-R-78] [LN-R-81] the count comes after [End of Turn]', ({ given }) => {
  const t = given({ A1f: 'NT-01 +MD-08' }, { turnCap: 5 });
  t.A('pass');
  expect(t.graveyard('A')).toEqual(['NT-01']);
  expect(t.winner).toBe('draw');
});
