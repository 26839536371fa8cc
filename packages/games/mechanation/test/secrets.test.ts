import { rngFrom } from '@mechatable/kernel';
import { checkMatch } from '@mechatable/testkit';
import { expect, test } from 'vitest';
import { MUST_GO_UP, TIER, mechNumber } from '../src/content/lookup.ts';
import { BOX, FACE_ID, faceNumber } from '../src/content/territories.ts';
import { mechanation } from '../src/game.ts';
import { bestLine } from '../src/lines.ts';
import type { State } from '../src/state.ts';
import { position, scenario, type Scene } from './given.ts';

const ALL = ['P0', 'P1', 'P2', 'P3', 'table'] as const;
const seeds = Array.from({ length: 80 }, (_, i) => `world ${i}`);
const worlds = (t: Scene, viewer: (typeof ALL)[number]): State[] =>
  seeds.map((seed) => mechanation.rules.imagine(t.view(viewer), rngFrom(seed)));

scenario('[MN-R-5] a hidden Mech does not reveal its tier', ({ given }) => {
  const t = given({ P0: { hand: 'Keyhole, Redline, Sunspear' }, arena: 'G3' });
  t.P0('deploy Redline G3');
  expect(t.sees('P1', 'P0').out).toEqual({ tile: 't0', mech: null, up: false, seen: 1 });
  const tiers = new Set(worlds(t, 'P1').map((s) => (s.out[0]?.slot ?? -1) + 1));
  expect([...tiers].sort()).toEqual([1, 2, 3]);
});

scenario('[MN-R-6] cards can’t be shown or traded at will', ({ given }) => {
  const t = given({ P0: { hand: 'Sunspear', row: 'C1' }, P1: { row: 'A1' }, arena: 'G3' });
  const kinds = new Set(t.legal('P0').map((action) => action.split(' ')[0]));
  expect([...kinds]).toEqual(['deploy', 'pass']);
  expect(t.refusal('P0', { kind: 'use', mech: 'sunspear', target: t.tile('A1') })).toBe('MN-R-48');
});

scenario('[MN-R-67] a public Mech stays listed to the end, with its place as far as known', ({ given }) => {
  const t = given({
    P0: { hand: 'Redline' },
    P1: { hand: 'Keyhole' },
    P2: { hand: 'Tithe Colossus' },
    arena: 'G3 Z5',
  });
  t.P0('deploy Redline G3').P1('deploy Keyhole G3').P2('deploy Tithe Colossus Z5').P3('pass');
  t.until('P1 arena');
  expect(t.state.turn).toBe(6);
  for (const viewer of ['P1', 'P2', 'P3', 'table'] as const)
    expect(t.sees(viewer, 'P0').mechs).toEqual([{ mech: 'redline', place: 'DIS', known: 31, used: false }]);
  expect(t.sees('P0', 'P1').mechs.map(({ mech, place }) => [mech, place])).toEqual([['keyhole', 'STB']]);
  expect(t.sees('P0', 'P2').mechs).toEqual([]);
  expect([t.view('table').unseen.length, t.view('P2').unseen.length]).toEqual([22, 19]);
});

scenario('[MN-R-88] while a hidden Mech is deployed, known ones are in hand or deployed', ({ given }) => {
  const t = given({ P0: { hand: 'Redline, Sunspear', known: 'Redline, Sunspear' }, arena: 'G3' });
  expect(t.sees('P1', 'P0').mechs.map(({ place }) => place)).toEqual(['hand', 'hand']);
  t.P0('deploy Redline G3');
  expect(t.sees('P1', 'P0').mechs.map(({ mech, place }) => [mech, place])).toEqual([
    ['redline', 'either'],
    ['sunspear', 'either'],
  ]);
  expect(t.sees('P0', 'P0').mechs.map(({ place }) => place)).toEqual(['hand', 'out', 'hand']);
});

scenario(
  '[MN-R-88] [MN-R-67] only Keyhole’s pilot knows what it saw, to the end of the game',
  ({ given }) => {
    const t = given({ P0: { hand: 'Redline' }, P1: { hand: 'Keyhole' }, arena: 'G3' });
    t.P0('deploy Redline G3').P1('use Keyhole P0');
    expect(t.sees('P1', 'P0')).toMatchObject({
      out: { mech: 'redline', seen: 0b11 },
      mechs: [{ mech: 'redline', place: 'out', known: 0b11 }],
    });
    for (const viewer of ['P2', 'P3', 'table'] as const)
      expect(t.sees(viewer, 'P0')).toMatchObject({ out: { mech: null, seen: 0b11 }, mechs: [] });
    // Its pilot knows that it has been seen.
    expect(t.sees('P0', 'P0').mechs[1]).toMatchObject({ mech: 'redline', known: 0b11 });
    t.P1('pass').passes(2).P0('pass').until('P1 arena');
    expect(t.sees('P1', 'P0').mechs).toEqual([{ mech: 'redline', place: 'hand', known: 0b11, used: false }]);
    expect(t.view('P1').unseen).not.toContain('redline');
    expect(t.view('P2').unseen).toContain('redline');
    for (const s of worlds(t, 'P1')) expect(s.mechs[1]).toBe(mechNumber('redline'));
  },
);

scenario('[MN-R-69] a Mech that returned unseen can’t be linked to a later deployment', ({ given }) => {
  const after = (first: string): unknown => {
    const t = given({
      P0: { hand: 'Keyhole, Redline, Sunspear' },
      P1: { hand: 'Harbour Tug' },
      arena: 'G3 Z5',
    });
    t.P0(`deploy ${first} G3`).P1('use Harbour Tug P0').P1('pass').passes(2).until('P0 arena');
    t.P0('deploy Redline Z5');
    return t.view('P1');
  };
  expect(after('Redline')).toEqual(after('Sunspear'));
  expect(after('Redline')).toEqual(after('Keyhole'));
});

scenario(
  '[MN-R-69] after a Mech that Keyhole saw returns, the next deployment is hidden from Keyhole again',
  ({ given }) => {
    const after = (second: string): unknown => {
      const t = given(
        { P0: { hand: 'Redline, Sunspear' }, P1: { hand: 'Keyhole' }, arena: 'G3* Z5' },
        { pilots: 2 },
      );
      t.P0('deploy Redline Z5').P1('use Keyhole P0').P1('pass').P0('pass');
      t.until('P0 arena').P0(`deploy ${second} G3`);
      return t.view('P1');
    };
    expect(after('Redline')).toEqual(after('Sunspear'));
  },
);

scenario('[MN-R-68] [MN-R-82] everyone can follow each card by its place, age and origin', ({ given }) => {
  const t = given({ P0: { hand: 'Magpie', row: 'C1* A1*' }, arena: 'Z5*' }, { turn: 7 });
  t.P0('deploy Magpie Z5').passes(3);
  const history = t.sees('P2', 'P0').row.map(({ tile, since, from, seen }) => [tile, since, from, seen]);
  expect(history).toEqual([
    ['t0', 0, 'start', 1],
    ['t1', 0, 'start', 1],
    ['t2', 7, 'arena', 1],
  ]);
});

scenario('[MN-R-68] a face-up card turned face-down stays known to everyone', ({ given }) => {
  const t = given({ P0: { hand: 'Veil Mother', row: 'C1' }, arena: 'G3' });
  t.P0('deploy Veil Mother G3').passes(3).P0('use Veil Mother C1').P0('pass');
  for (const viewer of ALL) expect(t.sees(viewer, 'P0').row[0]).toMatchObject({ face: 'C1', up: false });
});

scenario('[MN-R-68] a former owner still knows a face-down card', ({ given }) => {
  const t = given({ P0: { hand: 'Nightlatch' }, P1: { row: 'C1*' } }, { at: 'attack' });
  t.P0('attack Nightlatch C1 up').P1('pass');
  expect(ALL.map((viewer) => t.sees(viewer, 'P0').row[0]?.face)).toEqual(['C1', 'C1', null, null, null]);
});

scenario('[MN-R-70] [MN-I-8] hidden Mechs do not change the questions', ({ given }) => {
  const asked = (hand: string, rivals: string): string[] => {
    const t = given(
      {
        P0: { hand, row: 'C1*' },
        P1: { hand: rivals, row: 'A1 A2*' },
        pile: 'V1',
        arena: 'G3 Z5*',
        deck: 'V2 V3',
      },
      { at: 'turn' },
    );
    const seen: string[] = [];
    while (t.state.turn === 5) {
      seen.push(t.asked);
      if (t.asked === 'P0 arena') t.P0(`deploy ${hand.split(',')[0] ?? ''} G3`);
      else t.timeOut();
    }
    return seen;
  };
  const plain = asked('Firecracker, Redline, Sunspear', 'Paper Tiger, Seesaw, Glass Emperor');
  expect(asked('Horsetrader, Searchlight, Veil Mother', 'Magpie, Harbour Tug, War Drum')).toEqual(plain);
  expect(plain).toContain('P0 claimed');
  expect(plain).toContain('P0 initiation');
  expect(plain).toContain('P1 scrap');
});

scenario('[MN-R-92] everyone sees who is asked what, but not that an ability was declined', ({ given }) => {
  const t = given({ P0: { hand: 'Horsetrader' }, P1: { row: 'C1' }, arena: 'G3' });
  t.P0('deploy Horsetrader G3').passes(3);
  expect(mechanation.words.question(t.view('P3'))).toBe('P0 may use an ability after claiming.');
  t.P0('pass');
  expect(t.happened).toEqual(['home']);
});

scenario('[MN-R-92] declining Tandem, Limpet or a hand ability logs no event', ({ given }) => {
  const t = given({ P0: { hand: 'Searchlight' }, P1: { row: 'C1* C2*' } }, { at: 'turn' });
  t.P0('pass');
  expect(t.events).toEqual([]);
});

scenario('[EX-22] [MN-I-8] after EX-2, each view shows what its viewer may know', ({ given }) => {
  const after = (hidden: string, mech: string): Scene => {
    const pieces = {
      P2: { hand: 'Magpie' },
      P3: { hand: 'Keyhole' },
      P1: { hand: 'Limpet, Tandem, War Drum' },
    };
    const hand = `${mech}, Rivet Nurse, Seesaw`;
    const t = given({ ...pieces, P0: { hand }, deck: `G3 ${hidden}` }, { alpha: 'P2', at: 'deal' });
    t.P2('deploy Magpie G3')
      .P3('deploy Keyhole G3')
      .P0(`deploy ${mech} ${t.tile(hidden)}`)
      .P1('pass')
      .P0('pass');
    return t;
  };
  const t = after('Z5', 'Sunspear');
  expect(t.sees('P1', 'P0')).toMatchObject({
    hand: 3,
    mechs: [],
    row: [{ face: null, since: 5, from: 'arena' }],
  });
  expect(t.sees('P1', 'P2').mechs).toMatchObject([{ mech: 'magpie', place: 'hand' }]);
  expect(t.sees('P1', 'P3').mechs).toMatchObject([{ mech: 'keyhole', place: 'DIS' }]);
  const other = after('A1', 'Glass Emperor');
  expect(t.view('P1')).toEqual(other.view('P1'));
  expect(t.view('table')).toEqual(other.view('table'));
  expect(t.asked).toBe(other.asked);
  expect(t.view('P0')).not.toEqual(other.view('P0'));
});

test('[MN-R-19] [MN-R-26] events name a hidden card only to those who see it', () => {
  const deployed = {
    type: 'deployed',
    clause: 'MN-ARENA-6',
    seat: 0,
    mech: 'magpie',
    to: 1,
    tile: 't0',
    land: 'G3',
    since: 4,
    place: null,
    facing: 'down',
  } as const;
  expect(([0, 1, 'table'] as const).map((viewer) => mechanation.rules.eventFor(deployed, viewer))).toEqual([
    deployed,
    { ...deployed, mech: null },
    { ...deployed, mech: null },
  ]);
  const claimed = {
    type: 'claimed',
    clause: 'MN-RES-8',
    seat: 0,
    tile: 't0',
    face: 'G3',
    to: 0b101,
    since: 4,
    place: null,
    from: null,
  } as const;
  expect([0, 1, 2].map((seat) => mechanation.rules.eventFor(claimed, seat))).toEqual([
    claimed,
    { ...claimed, face: null },
    claimed,
  ]);
  const turn = { type: 'turn', clause: 'MN-TURN-1', seat: 0, turn: 3 } as const;
  expect(mechanation.rules.eventFor(turn, 3)).toBe(turn);
});

scenario('[MN-R-95] an imagined hidden Mech is never Leviathan', ({ given }) => {
  // Two of P0's Mechs are in the hangar, so the hidden one is of Tier 3.
  const t = given({
    P0: { hand: 'Sunspear', hangar: 'Keyhole MALF, Redline MALF' },
    P1: { hand: 'Limpet' },
    arena: 'G3',
  });
  const before = new Set(worlds(t, 'P1').map(({ mechs }) => mechs[2]));
  t.P0('deploy Sunspear G3');
  const after = worlds(t, 'P1').map(({ mechs, out }) => {
    expect(out[0]?.slot).toBe(2);
    return mechs[2] ?? -1;
  });
  expect(before.has(mechNumber('leviathan'))).toBe(true);
  expect(after.some((mech) => MUST_GO_UP[mech])).toBe(false);
  expect(new Set(after).size).toBeGreaterThan(3);
});

scenario('[MN-R-95] an imagined hidden Mech is never a known Leviathan', ({ given }) => {
  const t = given({
    P0: { hand: 'Leviathan, Redline', hangar: 'Keyhole MALF', known: 'Leviathan' },
    arena: 'G3',
  });
  t.P0('deploy Redline G3');
  for (const s of worlds(t, 'P1')) expect(s.out[0]?.slot).toBe(1);
});

scenario('[MN-R-95] [MN-I-7] imagined face-down Territories never complete a set', ({ given }) => {
  const t = given({ P0: { row: 'G1 G2 G4 V1* C2*' }, P1: { row: 'A3 Z3 W V5* C6*' }, arena: 'Z5*' });
  const faces = new Set<number>();
  for (const s of worlds(t, 'P2')) {
    for (const row of s.rows) {
      expect(bestLine(row)).toBeLessThan(5);
      for (const { face } of row) faces.add(face);
    }
  }
  expect(faces.size).toBeGreaterThan(20);
  // With three Green in sight one more may be there.
  expect(faces.has(faceNumber('G3'))).toBe(true);
});

scenario('[MN-R-95] imagined cards are never cards seen elsewhere', ({ given }) => {
  const t = given({
    P0: { hand: 'Keyhole', row: 'W* G1' },
    P1: { row: 'W C1* C2*' },
    P2: { hangar: 'Sunspear MALF', row: 'A1*' },
    arena: 'Z5*',
  });
  for (const s of worlds(t, 'P0')) {
    const wilds = [...s.rows.flat(), ...s.arena].filter(({ face }) => face === faceNumber('W')).length;
    expect([wilds, s.deck.includes(faceNumber('W'))]).toEqual([2, false]);
    expect(s.mechs.filter((mech) => mech === mechNumber('sunspear'))).toHaveLength(1);
    expect(s.mechs.map((mech) => TIER[mech])).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3]);
  }
});

scenario('a seat can be taken over with its view alone', ({ given }) => {
  const t = given({
    P0: { hand: 'Keyhole, Harbour Tug, War Drum', row: 'C1*' },
    P1: { row: 'A1*' },
    arena: 'G3 Z5*',
  });
  for (const seed of ['bot', 'another bot']) {
    const world = mechanation.rules.imagine(t.view('P0'), rngFrom(seed));
    expect(mechanation.rules.legal(world, 0)).toEqual(mechanation.rules.legal(t.state, 0));
    expect(world.rows[0]).toEqual(t.state.rows[0]);
  }
});

test('imagined worlds differ in everything hidden', () => {
  const state = position({ P0: { row: 'C1*' }, P1: { row: 'A1* A2*' }, arena: 'Z5*' });
  const view = mechanation.rules.view(state, 0);
  const [one, other] = ['x', 'y'].map((seed) => mechanation.rules.imagine(view, rngFrom(seed)));
  expect(one?.mechs).not.toEqual(other?.mechs);
  expect(one?.deck).not.toEqual(other?.deck);
  expect(one?.rng).not.toEqual(other?.rng);
  expect(one?.deck).not.toEqual(state.deck);
});

test('[MN-R-95] if only one face fits a row, it goes to that row', () => {
  // P0 cannot place C1 and G6 alone. P1 could have either, P2 only C1.
  const rest = BOX.map((face) => FACE_ID[face] ?? '');
  for (const face of ['A1', 'C1', 'G1', 'G2', 'G4', 'G5', 'G6']) rest.splice(rest.indexOf(face), 1);
  const state = position({
    P1: { row: 'A1 G6*' },
    P2: { row: 'G1 G2 G4 G5 C1*' },
    pile: rest.join(' '),
    deck: '',
  });
  const view = mechanation.rules.view(state, 0);
  for (const seed of seeds) expect(mechanation.rules.imagine(view, rngFrom(seed)).rows).toEqual(state.rows);
});

test('a Territory that is scrapped and shuffled into the deck at once is shown in passing, and that is no leak', () => {
  expect(checkMatch(mechanation, { seed: 't52', laws: ['secret'] })).toBeNull();
});
