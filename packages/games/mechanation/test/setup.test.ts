import { rngFrom, BadInputError, hashOf } from '@mechatable/kernel';
import { expect, test } from 'vitest';
import { STACKS, TIER } from '../src/content/lookup.ts';
import { BOX, TERRITORIES, faceNumber } from '../src/content/territories.ts';
import { mechanation } from '../src/game.ts';
import { variantOf } from '../src/options.ts';
import { setup } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import { CURRENT } from '../src/versions.ts';
import { scenario } from './given.ts';

const STANDARD = mechanation.rules.options.parse({});
const start = (seed: string, pilots = 4, options = STANDARD): State =>
  setup(CURRENT, options, pilots, rngFrom(seed));
const seeds = Array.from({ length: 60 }, (_, i) => `seed ${i}`);

test('[MN-GEN-1] [MN-R-1] four pilots play, or two or three as a variant', () => {
  expect(mechanation.seats).toEqual({ min: 2, max: 4 });
  for (const pilots of [2, 3, 4]) {
    const { rows, deck, mechs } = start('a', pilots);
    expect([rows.length, deck.length, mechs.length]).toEqual([pilots, 62 - 3 * pilots, 3 * pilots]);
  }
});

test('there are 62 Territories: each color and number twice, and two WILDs', () => {
  expect(BOX).toHaveLength(62);
  expect(TERRITORIES).toHaveLength(31);
  expect(BOX.filter((face) => face === faceNumber('G3'))).toHaveLength(2);
  expect(BOX.filter((face) => face === faceNumber('W'))).toHaveLength(2);
  expect(BOX.filter((face) => TERRITORIES[face]?.colour === 2)).toHaveLength(12);
  expect(BOX.filter((face) => TERRITORIES[face]?.number === 6)).toHaveLength(10);
});

test('[MN-SET-1] [MN-SET-2] [MN-SET-5] [MN-SET-6] [MN-R-5] every pilot gets three Mechs, one of each tier', () => {
  const dealt = new Set<number>();
  for (const seed of seeds) {
    const { mechs } = start(seed);
    expect(mechs.map((mech) => TIER[mech])).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3]);
    expect(new Set(mechs).size).toBe(12);
    for (const mech of mechs) dealt.add(mech);
  }
  expect(dealt).toEqual(new Set(STACKS.flat()));
});

test('[MN-SET-3] [MN-SET-4] [MN-SET-10] every pilot gets three face-down Territories from the top of the deck', () => {
  const { rows, deck } = start('a');
  expect(rows.map((row) => row.map(({ up }) => up))).toEqual(new Array(4).fill([false, false, false]));
  const faces = [...rows.flat().map(({ face }) => face), ...deck].sort((a, b) => a - b);
  expect(faces).toEqual(BOX);
  expect(start('b').deck).not.toEqual(deck);
});

test('[MN-R-4] [MN-R-81] pilots get their three cards at once, P0 first', () => {
  const four = start('a');
  const three = start('a', 3);
  // The same shuffles: the first three pilots get the same cards, and what P3 had is on top of the deck.
  expect(three.rows).toEqual(four.rows.slice(0, 3));
  expect(three.mechs).toEqual(four.mechs.slice(0, 9));
  const ofP3 = four.rows[3]?.map(({ face }) => face);
  expect(three.deck.slice(-3).reverse()).toEqual(ofP3);
  expect(four.rows.flat().map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('[MN-R-81] setup asks nothing: the first question is the first reveal', () => {
  const state = mechanation.rules.setup(STANDARD, 4, rngFrom('a'));
  expect(state.agenda.at(-1)).toEqual({ ask: 'reveal', seat: state.alpha });
  expect(state.turn).toBe(1);
});

test('[MN-SET-7] [MN-SET-8] no view shows the undealt Mechs during a match', () => {
  const state = start('a');
  for (const viewer of [0, 1, 2, 3, 'table'] as const) {
    const { pilots, unseen } = mechanation.rules.view(state, viewer);
    const known = pilots.flatMap(({ mechs }) => mechs.map(({ mech }) => mech));
    expect(known).toHaveLength(viewer === 'table' ? 0 : 3);
    // Dealt to a rival or not dealt at all: nobody can tell.
    expect(unseen).toHaveLength(24 - known.length);
  }
});

test('[MN-SET-9] [MN-SET-11] before play each pilot knows only their own six cards', () => {
  const state = start('a');
  for (const viewer of [0, 1, 2, 3, 'table'] as const) {
    mechanation.rules.view(state, viewer).pilots.forEach(({ row, mechs, hand }, seat) => {
      const known = row.filter(({ face }) => face !== null).length;
      expect([hand, known, mechs.length]).toEqual(seat === viewer ? [3, 3, 3] : [3, 0, 0]);
    });
  }
});

test('[MN-SET-12] [MN-R-3] any seat can become the first Alpha Pilot by chance', () => {
  for (const pilots of [2, 3, 4]) {
    const alphas = new Set(seeds.map((seed) => start(seed, pilots).alpha));
    expect([...alphas].sort()).toEqual([0, 1, 2, 3].slice(0, pilots));
  }
});

test('[MN-R-80] a chosen first Alpha Pilot must be a taken seat, and uses no randomness', () => {
  const given = start('a', 4, { ...STANDARD, firstAlpha: 'P2' });
  const drawn = start('a');
  expect([given.alpha, given.rng.join() === drawn.rng.join()]).toEqual([2, false]);
  expect(given.deck).toEqual(drawn.deck);
  expect(() => start('a', 2, { ...STANDARD, firstAlpha: 'P2' })).toThrow(BadInputError);
  expect(() => start('a', 2, { ...STANDARD, firstAlpha: 'P2' })).toThrow('choose one of P0 to P1');
});

test('[MN-R-80] bad options are refused, and changed options make a variant', () => {
  expect(STANDARD).toEqual({ firstAlpha: 'random', turnCap: 40 });
  for (const bad of [{ turnCap: 0 }, { turnCap: 201 }, { turnCap: 1.5 }, { firstAlpha: 'P4' }, { pilots: 3 }])
    expect(mechanation.rules.options.safeParse(bad).success).toBe(false);
  expect(variantOf(STANDARD, 4)).toEqual([]);
  expect(variantOf({ firstAlpha: 'P1', turnCap: 20 }, 3)).toEqual(['pilots', 'firstAlpha', 'turnCap']);
});

test('[MN-I-9] the same seed and the same actions give the same game', () => {
  const play = (seed: string): string => {
    const state = mechanation.rules.setup(STANDARD, 4, rngFrom(seed));
    for (let i = 0; i < 60 && state.outcome === null; i++) {
      const [seat = 0] = mechanation.rules.toAct(state);
      const legal = mechanation.rules.legal(state, seat);
      const action = legal[(i * 7) % legal.length];
      if (action !== undefined) mechanation.rules.apply(state, seat, action);
    }
    return hashOf(state);
  };
  expect(play('a')).toBe(play('a'));
  expect(play('a')).not.toBe(play('b'));
});

scenario('[EX-1] setup and the first deal', ({ match }) => {
  const t = match({ firstAlpha: 'P2' });
  const { deck, pile, arena } = t.state;
  expect([deck.length, pile.length, arena.length, t.asked]).toEqual([50, 0, 0, 'P2 reveal']);
  const order: string[] = [];
  while (!t.asked.endsWith('arena')) {
    if (t.asked.endsWith('reveal')) order.push(t.asked);
    t.timeOut();
  }
  expect(order).toEqual(['P2 reveal', 'P3 reveal', 'P0 reveal', 'P1 reveal']);
  for (const { row } of t.view('table').pilots) expect(row.map(({ up }) => up)).toEqual([true, false, false]);
  expect(t.state.deck).toHaveLength(48);
  expect(t.view('P2').arena.map(({ up, face }) => [up, face === null])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(t.asked).toBe('P2 arena');
});
