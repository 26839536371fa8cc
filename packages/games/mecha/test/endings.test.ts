import { rngFrom } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { mecha1e } from '../src/game.ts';
import { position, scenario, type Position } from './given.ts';

const FOUR = 'Virus, Virus, Virus, Virus';

scenario('[MG-WIN-1] [MG-WIN-4] [MG-R-20] five cards of damage lose', ({ given }) => {
  const t = given({ d5: 'S Mega Bot', N: { damage: FOUR } });
  t.S('attack d5 player');
  expect([t.winner, t.asked, t.state.outcome?.clause]).toEqual(['S', 'over', 'MG-WIN-4']);
  expect(t.refusal('S', { kind: 'endPhase' })).toBe('MG-WIN-4');
});

scenario('[MG-WIN-7] [MG-R-31] a player who can’t draw loses', ({ given }) => {
  const t = given({ N: { deck: '' } });
  t.S('endPhase');
  expect([t.winner, t.state.outcome?.clause]).toEqual(['S', 'MG-WIN-7']);
  const last = given({ S: { hand: 'Espionage', deck: '' } });
  last.S('command Espionage N');
  expect(last.winner).toBe('N');
});

/** North's entry row, with a single empty space. */
const ROW: Position = {
  a5: 'N Radio Tower',
  b5: 'N Radio Tower',
  c5: 'N Radio Tower',
  d5: 'N Radio Tower',
  f5: 'S Skipper',
  g4: 'S Cruiser',
};

scenario('[MG-WIN-5] [MG-R-32] [MG-R-33] a sealed entry zone loses on either player’s turn', ({ given }) => {
  const t = given({ ...ROW, e5: 'N Radio Tower' });
  t.S('move g4 g5');
  expect([t.winner, t.state.outcome?.clause]).toEqual(['S', 'MG-WIN-5']);
});

scenario('[MG-R-33] your own movable units don’t fill a space', ({ given }) => {
  const t = given({ ...ROW, e5: 'N Stonewall' });
  t.S('move g4 g5');
  expect(t.winner).toBeNull();
});

scenario('[MG-R-32] your own seventh Tower can lose you the match', ({ given }) => {
  const row = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((column) => [`${column}1`, 'S Radio Tower']),
  );
  const t = given({ ...row, S: { hand: 'Radio Tower' } });
  t.S('play Radio Tower g1');
  expect(t.winner).toBe('N');
});

scenario('[MG-R-32] the option blockadeCheck waits for your own Main Phase', ({ given }) => {
  const t = given({ ...ROW, e5: 'N Radio Tower' }, { blockadeCheck: 'ownMain' });
  t.S('move g4 g5');
  expect(t.winner).toBeNull();
  t.S('endPhase').passes();
  expect(t.winner).toBe('S');
});

scenario('[MG-R-34] if both lose at once, the game is a draw', ({ given, scene }) => {
  const t = given({ d5: 'S Mega Bot', N: { damage: FOUR }, S: { hand: 'Espionage', deck: '' } });
  const state = structuredClone(t.state);
  state.failedDraw = 1;
  const both = scene(state);
  both.S('attack d5 player').passes();
  expect([both.winner, both.state.outcome?.clause]).toEqual(['draw', 'MG-R-34']);
});

test('[MG-R-36] a player may concede at any time', () => {
  const state = position({});
  mecha1e.rules.concede(state, 1);
  expect(mecha1e.rules.outcome(state)).toMatchObject({ winners: [0], clause: 'MG-R-36' });
  expect(mecha1e.rules.toAct(state)).toEqual([]);
});

test('[MG-R-36] a player who runs out of time too often loses, and so does one who left', () => {
  const ends = { clock: 'North has run out of time: South wins.', host: 'North has left: South wins.' };
  for (const by of ['clock', 'host'] as const) {
    const state = position({});
    mecha1e.rules.concede(state, 1, by);
    const outcome = { winners: [0], clause: 'MG-R-36', sentence: ends[by], capped: false };
    expect(mecha1e.rules.outcome(state)).toEqual(outcome);
  }
});

test('[MG-R-122] the players may agree to a draw at any time', () => {
  const state = position({});
  expect(mecha1e.rules.agreeDraw?.(state)).toMatchObject([{ type: 'ended', clause: 'MG-R-122' }]);
  expect(mecha1e.rules.outcome(state)).toEqual({
    winners: [],
    clause: 'MG-R-122',
    sentence: 'Both players agree to a draw.',
    capped: false,
  });
  expect(mecha1e.rules.toAct(state)).toEqual([]);
});

test('[MG-R-120] both deck lists are shown after every end, before the first turn too', () => {
  const state = mecha1e.rules.setup(mecha1e.rules.options.parse({}), 2, rngFrom('early'));
  expect(mecha1e.rules.view(state, 'table').sides.map(({ list }) => list)).toEqual([null, null]);
  const [ended] = mecha1e.rules.concede(state, 0);
  const lists = mecha1e.rules.view(state, 'table').sides.map(({ list }) => list);
  expect(lists.map((list) => list?.length)).toEqual([40, 40]);
  expect(ended).toMatchObject({ type: 'ended', lists });
  expect(mecha1e.rules.revealsAtEnd(state)).toBe(true);
});
