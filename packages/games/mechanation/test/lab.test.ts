import { rngFrom } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import type { Action } from '../src/action.ts';
import { MECHS } from '../src/content/mechs.ts';
import { foresee } from '../src/foresight.ts';
import { mechanation, played, run } from '../src/game.ts';
import { HAND } from '../src/state.ts';
import { FIRST } from '../src/versions.ts';
import { position, scenario, type Position, type Scene } from './given.ts';

const { lab } = mechanation;
const worth = (pieces: Position): number => lab.evaluate(position(pieces, { at: 'attack' }), 0);

test('lines, Territories, Mechs and secrets raise a seat’s score; those of opponents lower it', () => {
  const even = worth({});
  expect(worth({ P0: { row: 'G1 G2' } })).toBeGreaterThan(worth({ P0: { row: 'G1 A2' } }));
  expect(worth({ P0: { row: 'G1 G2 G3' } })).toBeGreaterThan(worth({ P0: { row: 'G1 G2 A3' } }));
  expect(worth({ P0: { row: 'G1' } })).toBeGreaterThan(even);
  expect(worth({ P1: { row: 'G1' } })).toBeLessThan(even);
  expect(worth({ P0: { row: 'G1 G2*' } })).toBeGreaterThan(worth({ P0: { row: 'G1 G2' } }));
  expect(worth({ P0: { hangar: 'Redline STB' } })).toBeLessThan(even);
  expect(worth({ P0: { hangar: 'Redline MALF' } })).toBeLessThan(worth({ P0: { hangar: 'Redline DIS' } }));
  expect(worth({ P0: { hand: 'Redline', known: 'Redline' } })).toBeLessThan(even);
  expect(worth({ P1: { row: 'G1 G2 G3' }, P2: { row: 'C1' } })).toBeLessThan(
    worth({ P1: { row: 'G1 G2 A4' }, P2: { row: 'C1' } }),
  );
});

test('[MN-R-98] a pilot who conceded is no rival: the score is that of a match without them', () => {
  const score = (pieces: Position, gone: number, version?: number): number =>
    lab.evaluate(
      {
        ...position(pieces, { at: 'attack', pilots: 3, ...(version === undefined ? {} : { version }) }),
        gone,
      },
      0,
    );
  const P0 = { row: 'G1', hand: 'Keyhole, Searchlight, Sunspear' };
  const P2 = { row: 'A1 A2', hand: 'Magpie, Seesaw', hangar: 'Leviathan DIS' };
  const weak = { P0, P1: { row: 'C1' }, P2 };
  const strong = { ...weak, P1: { row: 'C1 C2 C3 C4' } };
  expect(score(strong, 0)).toBeLessThan(score(weak, 0));
  expect(score(strong, 0b010)).toBe(score(weak, 0b010));
  const alone = { P0, P1: P2 };
  expect(score(strong, 0b010)).toBe(lab.evaluate(position(alone, { at: 'attack', pilots: 2 }), 0));
  expect(score(strong, 0b010, FIRST)).toBe(score(strong, 0, FIRST)); // such a pilot could still win
});

test('[MN-R-96] a pilot who conceded is expected to pass', () => {
  const pieces = { P0: { hand: 'Searchlight' }, P1: { hand: 'Keyhole, Sunspear' }, arena: 'G3' };
  const state = { ...position(pieces, { pilots: 3 }), gone: 0b010 };
  run(state, []);
  played.apply(state, 0, { kind: 'deploy', mech: 'searchlight', tile: 't0', face: 'down' });
  const ends = Array.from({ length: 40 }, (_, i) =>
    foresee({ ...mechanation.rules.clone(state), rng: rngFrom(`rival ${i}`) }, played.apply, true),
  );
  expect(ends.every(({ known }) => known[3] === 0b10 && known[4] === 0b10)).toBe(true);
});

scenario('knowing a face-down Arena Territory raises the score', ({ given }) => {
  const t = given({ P0: { hand: 'Keyhole', known: 'Keyhole' }, arena: 'Z5*' });
  t.passes(4).until('P0 arena');
  const before = mechanation.rules.clone(t.state);
  t.P0('use Keyhole Z5');
  const value = (s: Scene['state']): number =>
    lab.evaluate({ ...mechanation.rules.clone(s), agenda: [{ ask: 'attack', seat: 0 }] }, 0);
  expect(value(t.state)).toBeGreaterThan(value(before));
});

scenario('a certain win in a Battle scores more than a loss', ({ given }) => {
  const value = (mech: string): number => {
    const t = given(
      { P0: { hand: mech }, P1: { hand: 'Wrecking Saint' }, arena: 'G3' },
      { alpha: 'P1', pilots: 2 },
    );
    t.P1('deploy Wrecking Saint G3');
    const state = mechanation.rules.clone(t.state);
    mechanation.rules.apply(state, 0, {
      kind: 'deploy',
      mech: mech.toLowerCase().replace(' ', '-'),
      tile: 't0',
      face: 'down',
    });
    return lab.evaluate(state, 0);
  };
  expect(value('Redline')).toBeGreaterThan(value('Harbour Tug'));
});

test('a foreseen win of the match scores more than any position', () => {
  const pieces = { P0: { hand: 'Redline', row: 'G1 G2 G4 G6' }, arena: 'G3' };
  const state = position(pieces, { pilots: 2, alpha: 'P1' });
  state.agenda.splice(0, Infinity, { do: 'resolve' }, { ask: 'arena', seat: 0 });
  const win: Action = { kind: 'deploy', mech: 'redline', tile: 't4', face: 'down' };
  mechanation.rules.apply(state, 0, win);
  expect(state.outcome?.winners).toEqual([0]);
  expect([lab.evaluate(state, 0), lab.evaluate(state, 1)]).toEqual([3000, -3000]);
});

test('evaluating all seats at once gives the same scores as one by one', () => {
  const pieces = { P0: { row: 'G1 G2' }, P1: { row: 'C1', hangar: 'Redline DIS' }, arena: 'G3 Z5*' };
  const state = position(pieces, {});
  state.agenda.splice(0, Infinity, { do: 'resolve' }, { ask: 'arena', seat: 1 });
  const each = [0, 1, 2, 3].map((seat) => lab.evaluate(state, seat));
  expect(lab.evaluateAll?.(state)).toEqual(each);
  expect(new Set(each).size).toBeGreaterThan(1);
});

test('evaluating does not change the state', () => {
  const state = position({ arena: 'G3 Z5*' }, {});
  state.agenda.splice(0, Infinity, { do: 'resolve' }, { ask: 'arena', seat: 1 });
  const before = JSON.stringify(state);
  lab.evaluate(state, 0);
  expect(JSON.stringify(state)).toBe(before);
});

/** The Mech that looks best to a pilot on one imagined world, as a bot that looks one move ahead would see it. */
function favorite(t: Scene, seed: string): string {
  const world = mechanation.rules.imagine(t.view('P0'), rngFrom(seed));
  let best = '';
  let most = -Infinity;
  for (const action of mechanation.rules.legal(t.state, 0)) {
    if (action.kind !== 'deploy') continue;
    const state = mechanation.rules.clone(world);
    mechanation.rules.apply(state, 0, action);
    const value = lab.evaluate(state, 0);
    if (value > most) {
      most = value;
      best = action.mech;
    }
  }
  return best;
}

scenario('which Mech looks best varies between imagined worlds', ({ given }) => {
  const t = given({ P0: { hand: 'Magpie, Seesaw, Sunspear' }, arena: 'G3 Z5*' });
  const chosen = Array.from({ length: 60 }, (_, i) => favorite(t, `world ${i}`));
  const share = (mech: string): number => chosen.filter((other) => other === mech).length / chosen.length;
  for (const mech of ['magpie', 'seesaw', 'sunspear']) {
    expect(share(mech)).toBeGreaterThan(0.01);
    expect(share(mech)).toBeLessThan(0.8);
  }
});

test('an opponent is expected to pass or to send any Mech in hand', () => {
  const pieces = {
    P0: { hand: 'Searchlight' },
    P1: { hand: 'Keyhole, Harbour Tug, Sunspear' },
    arena: 'G3',
  };
  const state = position(pieces, { pilots: 2 });
  run(state, []);
  mechanation.rules.apply(state, 0, { kind: 'deploy', mech: 'searchlight', tile: 't0', face: 'down' });
  const values = Array.from({ length: 60 }, (_, i) =>
    lab.evaluate({ ...mechanation.rules.clone(state), rng: rngFrom(`rival ${i}`) }, 0),
  );
  // The Territory unfought, won against a weak Mech, and lost to the strong one.
  expect(new Set(values).size).toBeGreaterThanOrEqual(3);
});

test('an opponent stays away from a visible Mech that is stronger than its own', () => {
  const pieces = {
    P0: { hand: 'Leviathan' },
    P1: { hand: 'Keyhole, Harbour Tug, Searchlight' },
    arena: 'G3',
  };
  const state = position(pieces, { pilots: 2 });
  run(state, []);
  mechanation.rules.apply(state, 0, { kind: 'deploy', mech: 'leviathan', tile: 't0', face: 'up' });
  /** In how many of 40 cases P1 has a damaged Mech after the Arena Phase. */
  const defeats = (heeds: boolean): number =>
    Array.from({ length: 40 }, (_, i) => {
      const start = { ...mechanation.rules.clone(state), rng: rngFrom(`rival ${i}`) };
      return foresee(start, played.apply, heeds)
        .places.slice(3)
        .some((place) => place !== HAND);
    }).filter((lost) => lost).length;
  expect([defeats(true), defeats(false) > 20]).toEqual([0, true]);
});

test('features list every kind of action and every ability', () => {
  expect(lab.features.filter((feature) => feature.startsWith('action '))).toHaveLength(7);
  const abilities = MECHS.flatMap((mech) => mech.abilities);
  expect(lab.features.filter((feature) => feature.startsWith('ability '))).toHaveLength(abilities.length);
  expect(lab.features).toContain('ability war-drum.2');
});

scenario('the features an action used are read from its events', ({ given }) => {
  const t = given({ P0: { hand: 'Leviathan' }, arena: 'G3' });
  t.P0('deploy Leviathan G3 up');
  const action: Action = { kind: 'deploy', mech: 'leviathan', tile: 't0', face: 'up' };
  expect(lab.used(action, t.events)).toEqual(['action deploy', 'ability leviathan.0']);
});

test('the census lists every Territory, and every Mech with its pilot', () => {
  const census = lab.census(position({ P0: { hand: 'Sunspear' } }));
  expect(census).toHaveLength(62 + 12);
  expect(census.filter((piece) => piece === 'G3')).toHaveLength(2);
  expect(census).toContain('P0 sunspear');
});
