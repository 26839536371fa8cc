import { expect, test } from 'vitest';
import { lanes } from '../src/game.ts';
import { position, scenario, type Position } from './given.ts';

/** A attacks an open lane of a seat without protection. */
const LAST_HIT: Position = { A1f: 'PH-02', B: { protection: '' } };

scenario(
  '[LN-GEN-3] the match continues until a player wins or loses, and then nothing more happens',
  ({ given }) => {
    const t = given({ A1f: 'PH-02', A2f: 'NT-01', B: { protection: 'VG-01', hand: 'NT-01' } });
    t.A('attack A1f');
    expect([t.winner, t.asked]).toEqual([null, 'A main']); // the last protection card is not the end
    t.A('attack A2f');
    expect([t.winner, t.asked]).toEqual(['A', 'over']);
    for (const seat of ['A', 'B'] as const) {
      expect(t.legal(seat)).toEqual([]);
      expect(t.attempts(seat)).toEqual([]);
      expect(t.refusal(seat, { kind: 'pass' })).toBe('LN-GEN-3');
    }
  },
);

scenario('[LN-R-83] the match ends immediately, even inside a step', ({ given }) => {
  const t = given(LAST_HIT).A('attack A1f');
  expect(t.winner).toBe('A');
  expect(t.state.outcome).toEqual({
    winners: [0],
    clause: 'LN-PROT-2',
    sentence: 'A wins: B was hit with no protection left.',
    capped: false,
  });
  expect(t.events.map(({ type }) => type)).toEqual(['attacked', 'rested', 'ended']);
  expect(t.hand('A')).toEqual([]); // Null Blade does not draw
  expect([t.state.agenda, t.state.turn]).toEqual([[], 5]);
});

scenario('[LN-R-83] after a loss in the Draw Phase, [Start of Main] does not trigger', ({ given }) => {
  const t = given({ A1L: 'LD-04', A: { deck: '' } }, { at: 'turn' });
  expect([t.winner, t.state.agenda]).toEqual(['B', []]);
  expect(t.opening.map(({ type }) => type)).toEqual(['turn', 'ended']);
});

test.each([
  { seat: 0, who: 'the seat being asked', sentence: 'B wins: A concedes.', winner: 1 },
  { seat: 1, who: 'the other seat', sentence: 'A wins: B concedes.', winner: 0 },
])('[LN-R-96] [LN-R-83] $who may concede, and loses at once', ({ seat, sentence, winner }) => {
  const state = position({ A1f: 'VG-01' });
  const outcome = { winners: [winner], clause: 'LN-R-96', sentence, capped: false };
  expect(lanes.rules.concede(state, seat)).toEqual([{ type: 'ended', clause: 'LN-R-96', outcome }]);
  expect(lanes.rules.outcome(state)).toEqual(outcome);
  expect([lanes.rules.toAct(state), state.agenda]).toEqual([[], []]);
  expect(lanes.rules.judge(state, 0, { kind: 'pass' })).toMatchObject({ ok: false, clause: 'LN-GEN-3' });
});

scenario('[LN-R-96] players may concede while a question is open; it is not a main action', ({ given }) => {
  const t = given({ A1f: 'NT-01', A: { hand: 'OP-05 VG-07 NT-01 NT-02' } }).A('playUnit VG-07');
  expect(t.asked).toBe('A payDiscard');
  expect([...t.legal('A'), ...t.attempts('A')].filter((action) => action.includes('concede'))).toEqual([]);
  const state = lanes.rules.clone(t.state);
  lanes.rules.concede(state, 1);
  expect(lanes.rules.outcome(state)?.winners).toEqual([0]);
  expect(lanes.rules.outcome(t.state)).toBeNull();
});

scenario('[LN-R-96] players may concede before the first turn', ({ match }) => {
  const { state } = match();
  lanes.rules.concede(state, 0);
  expect([lanes.rules.outcome(state)?.winners, lanes.rules.toAct(state)]).toEqual([[1], []]);
});

test('[LN-R-111] a player who has run out of time too often loses', () => {
  const state = position({ A1f: 'VG-01' });
  lanes.rules.concede(state, 0, 'clock');
  const sentence = 'B wins: A has run out of time.';
  expect(lanes.rules.outcome(state)).toEqual({ winners: [1], clause: 'LN-R-111', sentence, capped: false });
});

test('[LN-R-96] a player who has left loses if the opponent claims the win', () => {
  const state = position({ A1f: 'VG-01' });
  lanes.rules.concede(state, 0, 'host');
  const sentence = 'B wins: A has left.';
  expect(lanes.rules.outcome(state)).toEqual({ winners: [1], clause: 'LN-R-96', sentence, capped: false });
});

scenario('[LN-R-112] the players may agree to a draw at any time', ({ given, match }) => {
  const outcome = { winners: [], clause: 'LN-R-112', sentence: 'A draw by agreement.', capped: false };
  for (const { state } of [match(), given({ A1f: 'VG-01' })]) {
    expect(lanes.rules.agreeDraw?.(state)).toEqual([{ type: 'ended', clause: 'LN-R-112', outcome }]);
    expect([lanes.rules.outcome(state), lanes.rules.toAct(state), state.agenda]).toEqual([outcome, [], []]);
  }
});

scenario('[LN-R-81] the turn cap applies after turn 100, not before', ({ given }) => {
  const early = given({}, { turn: 99 }).A('pass');
  expect([early.winner, early.asked, early.state.turn]).toEqual([null, 'B main', 100]);
  const t = given({}, { turn: 100, active: 'B' });
  expect(t.winner).toBeNull();
  t.B('pass');
  expect([t.winner, t.asked, t.state.turn]).toEqual(['draw', 'over', 100]);
});

scenario('[LN-R-81] the option turnCap changes the last turn', ({ given }) => {
  const t = given({}, { turn: 5, turnCap: 6 }).A('pass');
  expect(t.asked).toBe('B main');
  t.B('pass');
  expect(t.asked).toBe('over');
});

const MORE_DECK = 'NT-01 NT-01 NT-01';
const LESS_DECK = 'NT-01 NT-01';

const AT_THE_CAP: { title: string; pieces: Position; winners: number[]; sentence: string }[] = [
  {
    title: 'more protection wins, against more units and a larger deck',
    pieces: {
      A: { protection: 'NT-01 NT-01', deck: LESS_DECK },
      B1f: 'NT-01',
      B: { protection: 'NT-01', deck: MORE_DECK },
    },
    winners: [0],
    sentence: 'A wins at the turn cap with more protection.',
  },
  {
    title: 'and so it does for the other seat',
    pieces: { A1f: 'NT-01', A: { protection: '' }, B: { protection: 'NT-01' } },
    winners: [1],
    sentence: 'B wins at the turn cap with more protection.',
  },
  {
    title: 'with equal protection more units win, wherever they stand, against a larger deck',
    pieces: {
      A1f: 'NT-01',
      A3f: 'NT-01',
      A: { deck: MORE_DECK },
      B1f: 'NT-01',
      B1b: 'NT-01',
      B3b: 'NT-01',
      B: { deck: LESS_DECK },
    },
    winners: [1],
    sentence: 'B wins at the turn cap with more units.',
  },
  {
    title: 'lands are no units',
    pieces: { A3b: 'NT-01', B1L: 'LD-01', B2L: 'LD-02' },
    winners: [0],
    sentence: 'A wins at the turn cap with more units.',
  },
  {
    title: 'with equal units the larger deck wins',
    pieces: { A1f: 'NT-01', A: { deck: MORE_DECK }, B3b: 'VG-01', B: { deck: LESS_DECK } },
    winners: [0],
    sentence: 'A wins at the turn cap with the larger deck.',
  },
  {
    title: 'hand, graveyard and land count for nothing: a draw',
    pieces: { A1L: 'LD-01', A: { hand: 'NT-01', graveyard: 'NT-01', revealed: 'OP-01' } },
    winners: [],
    sentence: 'A draw: the turn cap found both seats equal.',
  },
];

for (const { title, pieces, winners, sentence } of AT_THE_CAP) {
  scenario(`[LN-R-81] ${title}`, ({ given }) => {
    const t = given(pieces, { turnCap: 5 }).A('pass');
    expect(t.state.outcome).toEqual({ winners, clause: 'LN-R-81', sentence, capped: true });
    expect(t.events.at(-1)).toEqual({ type: 'ended', clause: 'LN-R-81', outcome: t.state.outcome });
  });
}
