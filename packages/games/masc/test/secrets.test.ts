import { hashOf, rngFrom } from '@mechatable/kernel';
import { randomMatch } from '@mechatable/testkit';
import { expect, test } from 'vitest';
import { inHand } from '../src/actions/muster.ts';
import { forceProblems } from '../src/forces.ts';
import { masc } from '../src/game.ts';
import { STANDARD } from '../src/options.ts';
import { handOf, toPlace, fieldOf } from '../src/view.ts';
import { scenario, type Hands, type Scene } from './given.ts';

/** Two Rivers, with both forces chosen in a full setup; Red lays the first tile. */
function deploying({ match, scene }: Hands, red: string, blue: string): Scene {
  const state = match({ setup: 'quick' }).state;
  const s = { ...state, rules: { ...state.rules, setup: 'full' as const }, opener: 0 };
  return scene(s).R(`commitForce ${red}`).B(`commitForce ${blue}`);
}

const EVEN = '3 3 2 3 3 2';

scenario('[MASC-R-77] [MASC-R-17] a face-down mecha shows only its square and its owner', (hands) => {
  const one = deploying(hands, EVEN, EVEN).R('placeMecha frog A1');
  const other = deploying(hands, '6 1 1 1 4 3', EVEN).R('placeMecha wolf A1');
  for (const viewer of ['B', 'table'] as const) expect(one.view(viewer)).toEqual(other.view(viewer));
  expect(one.legal('B')).toEqual(other.legal('B'));
  expect(masc.words.question(one.view('B'))).toBe(masc.words.question(other.view('B')));
  expect(masc.words.sketch(one.view('B'))).toBe(masc.words.sketch(other.view('B')));
  expect(one.view('R').mecha[0]?.type).toBe('frog');
});

scenario('[MASC-R-77] mecha are numbered in the order they are placed', (hands) => {
  const t = deploying(hands, EVEN, EVEN)
    .R('placeMecha wolf C1')
    .B('placeMecha frog R24')
    .R('placeMecha frog A1');
  expect(t.view('B').mecha.map(({ id, square }) => [id, square])).toEqual([
    ['r1', 'C1'],
    ['r2', 'A1'],
    ['b1', 'R24'],
  ]);
  expect([toPlace(t.view('B'), 0), handOf(t.view('B'), 0), handOf(t.view('R'), 0)]).toEqual([
    14,
    null,
    { frog: 2, rat: 3, ant: 2, turtle: 3, wolf: 2, spider: 2 },
  ]);
});

scenario('[MASC-R-77] refusals don’t reveal types either', (hands) => {
  const one = deploying(hands, EVEN, EVEN).R('placeMecha frog A1').B('placeMecha frog R24');
  expect(one.refusal('B', 'placeMecha frog R23')).toBe('MASC-DEP-4');
  expect(one.refusal('R', 'placeMecha frog A1')).toBe('MASC-R-15');
});

scenario('[MASC-R-77] if the match ends before the reveal, types stay secret', (hands) => {
  const t = deploying(hands, EVEN, EVEN).R('placeMecha frog A1');
  const { state } = t;
  masc.rules.concede(state, 0);
  expect(masc.rules.view(state, 1).mecha[0]?.type).toBeNull();
  expect(masc.rules.view(state, 'table').forces).toEqual([null, null]);
  expect(masc.rules.view(state, 0).forces[0]).not.toBeNull();
});

scenario('[MASC-R-77] after the reveal everything is public', ({ match }) => {
  const t = match({ setup: 'quick' }).R(`commitForce ${EVEN}`).B('commitForce 6 1 1 1 4 3');
  expect(t.view('R').forces).toEqual(t.view('table').forces);
  expect(t.view('table').forces[1]).toMatchObject({ frog: 6 });
  expect(JSON.stringify(t.view('table'))).not.toContain('rng');
});

scenario('an imagined state has a legal force, with as many in hand as are left', (hands) => {
  const t = deploying(hands, EVEN, EVEN).R('placeMecha frog A1').B('placeMecha frog R24');
  const seen = new Set<string>();
  for (let i = 0; i < 20; i++) {
    const state = masc.rules.imagine(t.view('B'), rngFrom(`world ${i}`));
    const force = state.forces[0];
    expect(forceProblems(force, STANDARD)).toEqual([]);
    expect(inHand(state, 0).reduce((sum, count) => sum + count, 0)).toBe(15);
    expect(state.forces[1]).toEqual([3, 3, 2, 3, 3, 2]);
    seen.add(String(force));
  }
  expect(seen.size).toBeGreaterThan(5);
});

scenario('in the quick setup a hidden force is one of the starter forces', ({ match }) => {
  const t = match({ setup: 'quick' }).B(`commitForce ${EVEN}`);
  for (let i = 0; i < 12; i++) {
    const { forces } = masc.rules.imagine(t.view('R'), rngFrom(`world ${i}`));
    expect([forces[0], t.legal('R')]).toEqual([
      [],
      expect.arrayContaining([`commitForce ${forces[1].join(' ')}`]),
    ]);
  }
});

scenario('a view gives the field that the pure functions work on', ({ given }) => {
  const t = given({ r1: 'Wolf E5', r2: 'Turtle F5', b1: 'Ant H5', b2: 'Ant gone' });
  const { terrain, at, type } = t.state;
  expect(fieldOf(t.view('table'))).toEqual({ terrain, at, type });
});

test('[MASC-R-66] the same seed and the same decisions give the same match', () => {
  const options = { players: 2, options: { light: 2, mid: 2 } };
  const [one, again] = [randomMatch(masc, 'twice', options), randomMatch(masc, 'twice', options)];
  expect(hashOf(one.state)).toBe(hashOf(again.state));
});

scenario('[MASC-R-66] the quick setup rolls no dice before the first initiative', ({ match }) => {
  const t = match({ setup: 'quick' });
  const { rng } = t.state;
  t.R(`commitForce ${EVEN}`);
  expect([t.state.rng, t.state.dice]).toEqual([rng, []]);
});

scenario('[MASC-R-78] a squad may split: the ruling overrides the general rule', ({ given }) => {
  // MASC-SQ-4 alone would forbid it, but MASC-R-25 allows it.
  const t = given({ r1: 'Rat C3', r2: 'Rat C4', r3: 'Rat C5', r4: 'Rat C6', b1: 'Rat R23', b2: 'Rat R24' });
  t.R('activate r1; moveMecha r3 H7; moveMecha r4 H8; finish');
  expect(t.spent()).toHaveLength(4);
});
