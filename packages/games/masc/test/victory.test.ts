import { illegal } from '@mechatable/kernel';
import { expect } from 'vitest';
import { controllerOf, pointsFor, regionsOf } from '../src/control.ts';
import { masc } from '../src/game.ts';
import { position, scenario } from './given.ts';

scenario('[MASC-CTRL-1] [MASC-R-60] both players score at the same time, and points add up', ({ given }) => {
  const t = given(
    { r1: 'Rat A1', r2: 'Rat A2', b1: 'Rat A23', b2: 'Rat A24' },
    { at: 'score', points: [3, 5] },
  );
  expect([t.state.points, t.eventsOf('scored')]).toMatchObject([
    [4, 6],
    [{ gained: [1, 1], points: [4, 6] }],
  ]);
});

scenario(
  '[MASC-CTRL-2] [MASC-R-59] mecha count anywhere in the region, on the objective or not',
  ({ given }) => {
    const t = given(
      { r1: 'Rat C2', r2: 'Rat F6', r3: 'Rat G6', b1: 'Rat A23', b2: 'Rat A24' },
      { at: 'score', objective: 'C2' },
    );
    expect(
      regionsOf(t.state)
        .slice(0, 3)
        .map(({ control }) => control),
    ).toEqual([0, 0, -1]);
  },
);

scenario('[MASC-CTRL-3] only current control scores', ({ given }) => {
  const t = given({ r1: 'Rat A6', r2: 'Rat B6', b1: 'Rat R23', b2: 'Rat R24' });
  t.R('activate r1; moveMecha r1 A7; moveMecha r2 B7; finish').B('pass');
  expect(t.eventsOf('scored')).toMatchObject([{ red: [3], gained: [2, 1] }]);
});

scenario('[MASC-CTRL-4] [MASC-R-58] control takes at least twice as many mecha', () => {
  const table = [
    [0, 0, -1],
    [1, 0, 0],
    [0, 1, 1],
    [1, 1, -1],
    [2, 1, 0],
    [3, 2, -1],
    [4, 2, 0],
    [1, 2, 1],
    [2, 3, -1],
  ] as const;
  for (const [red, blue, control] of table) expect(controllerOf(red, blue), `${red}-${blue}`).toBe(control);
});

scenario(
  '[MASC-VP-1] [MASC-VP-2] [MASC-VP-3] your own regions score 1, neutral ones 2, the opponent’s 4',
  () => {
    expect([0, 3, 8, 11].map((slot) => [pointsFor(slot, 0), pointsFor(slot, 1)])).toEqual([
      [1, 4],
      [2, 2],
      [2, 2],
      [4, 1],
    ]);
  },
);

scenario('[MASC-VIC-1] [MASC-VAR-2] the agreed number of points wins', ({ given }) => {
  const pieces = { r1: 'Rat A1', r2: 'Rat A2', b1: 'Rat A23', b2: 'Rat G24' };
  const t = given(pieces, { at: 'score', points: [4, 2], vpTarget: 5 });
  expect([t.winner, t.state.outcome]).toMatchObject(['R', { clause: 'MASC-VIC-1', capped: false }]);
  expect(given(pieces, { at: 'score', points: [4, 2], vpTarget: 6 }).winner).toBeNull();
  expect(t.refusal('R', 'pass')).toBe('MASC-VIC-1');
});

scenario('[MASC-VIC-2] [MASC-R-62] destroying the last mecha wins at once, without scoring', ({ given }) => {
  const t = given(
    { r1: 'Rat A1', r2: 'Rat A2', b1: 'Rat A5 (1)' },
    { at: 'combat', points: [0, 24], volley: { dice: [4], on: 'b1' } },
  );
  expect([t.winner, t.state.outcome?.clause, t.eventsOf('scored')]).toEqual(['R', 'MASC-VIC-2', []]);
  expect(t.refusal('R', 'pass')).toBe('MASC-VIC-2');
  const alive = given(
    { r1: 'Rat A1', r2: 'Rat A2', b1: 'Rat A5 (1)', b2: 'Rat A6' },
    { at: 'combat', volley: { dice: [4], on: 'b1' } },
  );
  expect(alive.winner).toBeNull();
});

const LEVEL = { r1: 'Rat A1', r2: 'Rat A2', b1: 'Rat A23', b2: 'Rat A24' };

scenario(
  '[MASC-R-63] after the last turn points, then mecha, then Body decide; else it is a draw',
  ({ given }) => {
    const last = { at: 'score', turn: 15 } as const;
    expect(given(LEVEL, { ...last, points: [5, 4] }).state.outcome).toMatchObject({
      winners: [0],
      capped: true,
      clause: 'MASC-R-63',
    });
    expect(given({ ...LEVEL, b3: 'Rat B24' }, last).winner).toBe('B');
    expect(given({ ...LEVEL, r1: 'Rat A1 (1)' }, last).winner).toBe('B');
    expect(given(LEVEL, last).state.outcome).toMatchObject({ winners: [], capped: true });
    expect(given(LEVEL, { at: 'score', turn: 14 }).winner).toBeNull();
    expect(given(LEVEL, { at: 'score', turn: 5, turnCap: 5 }).winner).toBe('draw');
  },
);

scenario('[MASC-R-75] if points are equal after the last turn, mecha, then Body decide', ({ given }) => {
  const t = given({ ...LEVEL, r3: 'Rat B1' }, { at: 'score', turn: 15, points: [26, 26] });
  expect([t.winner, t.state.outcome?.capped]).toEqual(['R', true]);
  const ahead = given(LEVEL, { at: 'score', turn: 15, points: [27, 26] });
  expect([ahead.winner, ahead.state.outcome?.capped, ahead.state.outcome?.clause]).toEqual([
    'R',
    false,
    'MASC-R-61',
  ]);
});

scenario('[MASC-R-61] if both reach the target with equal points, another turn is played', ({ given }) => {
  const t = given(LEVEL, { at: 'score', points: [30, 30] });
  expect([t.winner, t.state.turn]).toEqual([null, 4]);
});

scenario('[MASC-R-65] conceding loses, at any time', ({ match }) => {
  const state = position(LEVEL);
  const log = masc.rules.concede(state, 0);
  expect([state.outcome?.winners, masc.rules.toAct(state), log.map(({ clause }) => clause)]).toEqual([
    [1],
    [],
    ['MASC-R-65'],
  ]);
  expect(state.outcome?.sentence).toBe('Red gives up: Blue wins.');
  expect(masc.rules.judge(state, 1, { kind: 'pass' })).toEqual(illegal('MASC-R-65', 'The match is over.'));
  const early = match().state;
  masc.rules.concede(early, 1);
  expect(early.outcome).toMatchObject({ winners: [0], sentence: 'Seat 1 gives up: Seat 0 wins.' });
});

scenario('[MASC-R-65] a player who left loses if the opponent claims the win', ({ match }) => {
  const { state } = match();
  masc.rules.concede(state, 0, 'host');
  expect(masc.rules.outcome(state)).toEqual({
    winners: [1],
    clause: 'MASC-R-65',
    sentence: 'Seat 0 has left: Seat 1 wins.',
    capped: false,
  });
});

scenario('[MASC-R-83] both players may agree to a draw at any time', ({ match, given }) => {
  for (const { state } of [match(), given({ r1: 'Rat C3', b1: 'Rat C9' })]) {
    const before = masc.rules.clone(state);
    const outcome = {
      winners: [],
      clause: 'MASC-R-83',
      sentence: 'Both players agree to a draw.',
      capped: false,
    };
    expect(masc.rules.agreeDraw?.(before)).toEqual([{ type: 'ended', clause: 'MASC-R-83', outcome }]);
    expect([masc.rules.outcome(before), masc.rules.toAct(before)]).toEqual([outcome, []]);
  }
});
