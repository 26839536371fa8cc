import { expect, test } from 'vitest';
import type { Event } from '../src/event.ts';
import { describeEvent } from '../src/telling.ts';

const IN_ARENA = { since: 4, place: null };
const IN_ROW = { since: 2, place: 3 };

/** Every kind of event in a sentence, for a reader who sees everything. */
const TOLD: readonly (readonly [Event, string])[] = [
  [{ type: 'turn', clause: 'X', seat: 2, turn: 4 }, 'Turn 4: P2 is the Alpha Pilot.'],
  [{ type: 'revealed', clause: 'X', seat: 1, tile: 't1', face: 'Z5', to: 31 }, 'P1’s Azure 5 is revealed.'],
  [
    { type: 'repaired', clause: 'X', seat: 1, mech: 'limpet', stage: 'hand' },
    'P1’s Limpet is repaired and returns to hand.',
  ],
  [
    { type: 'repaired', clause: 'X', seat: 1, mech: 'limpet', stage: 'STB' },
    'P1’s Limpet is repaired and is now on Stand-By.',
  ],
  [{ type: 'dealt', clause: 'X', tile: 't1', face: 'W', to: 31, up: true }, 'WILD is dealt to the Arena.'],
  [
    { type: 'dealt', clause: 'X', tile: 't1', face: null, to: 0, up: false },
    'A face-down Territory is dealt to the Arena.',
  ],
  [
    { type: 'recycled', clause: 'X', cards: 9 },
    'The deck is empty: 9 scrapped cards are shuffled into a new deck.',
  ],
  [
    {
      type: 'deployed',
      clause: 'X',
      seat: 0,
      mech: null,
      to: 1,
      tile: 't1',
      land: null,
      ...IN_ARENA,
      facing: 'down',
    },
    'P0 deploys a Mech face-down to the face-down Territory from turn 4.',
  ],
  [
    {
      type: 'attacked',
      clause: 'X',
      seat: 0,
      mech: 'war-drum',
      to: 31,
      tile: 't1',
      land: 'C1',
      ...IN_ROW,
      of: 3,
      facing: 'up',
    },
    'P0 attacks P3’s Crimson 1 with War Drum face-up.',
  ],
  [{ type: 'passed', clause: 'X', seat: 0, phase: 'arena' }, 'P0 deploys no Mech.'],
  [{ type: 'passed', clause: 'X', seat: 0, phase: 'attack' }, 'P0 does not attack.'],
  [{ type: 'passed', clause: 'X', seat: 0, phase: 'defence' }, 'P0 does not defend.'],
  [{ type: 'shown', clause: 'X', seat: 0, mech: 'magpie' }, 'P0 Shows Magpie.'],
  [
    { type: 'ability', clause: 'X', seat: 0, mech: 'seesaw', ability: 0 },
    'P0’s Seesaw: The two Mechs swap their current Power.',
  ],
  [
    { type: 'looked', clause: 'X', seat: 0, tile: 't1', face: null, to: 2, ...IN_ARENA },
    'P0 looks at the face-down Territory from turn 4.',
  ],
  [
    { type: 'looked', clause: 'X', seat: 0, tile: 't1', face: 'A6', to: 1, ...IN_ARENA },
    'P0 looks at the face-down Territory from turn 4: Amber 6.',
  ],
  [{ type: 'spied', clause: 'X', seat: 0, at: 1, mech: null, to: 2 }, 'P0 looks at P1’s Mech.'],
  [{ type: 'spied', clause: 'X', seat: 0, at: 1, mech: 'redline', to: 1 }, 'P0 looks at P1’s Mech: Redline.'],
  [
    {
      type: 'battle',
      clause: 'X',
      raid: false,
      tile: 't1',
      land: 'C1',
      ...IN_ARENA,
      seats: [0, 1],
      mechs: ['redline', 'limpet'],
      power: [11, 4],
    },
    'Battle at Crimson 1: P0’s Redline (11) against P1’s Limpet (4).',
  ],
  [
    { type: 'power', clause: 'X', seat: 0, mech: 'tandem', was: 4, now: 11 },
    'Tandem’s Power changes from 4 to 11.',
  ],
  [
    {
      type: 'fought',
      clause: 'X',
      tile: 't1',
      land: 'C1',
      ...IN_ARENA,
      seats: [0, 1],
      mechs: ['redline', 'sunspear'],
      power: [11, 13],
      winner: 1,
    },
    '11 against 13: P1’s Sunspear wins.',
  ],
  [
    {
      type: 'fought',
      clause: 'X',
      tile: 't1',
      land: 'C1',
      ...IN_ARENA,
      seats: [2, 0],
      mechs: ['redline', 'tithe-colossus'],
      power: [11, 11],
      winner: null,
    },
    '11 against 11: a tie.',
  ],
  [
    { type: 'claimed', clause: 'X', seat: 0, tile: 't1', face: null, to: 2, ...IN_ARENA, from: null },
    'P0 claims the face-down Territory from turn 4.',
  ],
  [
    { type: 'claimed', clause: 'X', seat: 0, tile: 't1', face: 'V2', to: 31, ...IN_ROW, from: 3 },
    'P0 claims Violet 2 from P3.',
  ],
  [
    { type: 'claimed', clause: 'X', seat: 0, tile: 't1', face: null, to: 1, ...IN_ROW, from: 3 },
    'P0 claims P3’s face-down Territory (3rd in the row).',
  ],
  [{ type: 'kept', clause: 'X', seat: 0, tile: 't1', land: 'V2', ...IN_ROW }, 'P0 keeps Violet 2.'],
  [{ type: 'damaged', clause: 'X', seat: 0, mech: 'limpet', stage: 'MALF' }, 'P0’s Limpet is Malfunctioned.'],
  [{ type: 'damaged', clause: 'X', seat: 0, mech: 'limpet', stage: 'DIS' }, 'P0’s Limpet is Disabled.'],
  [{ type: 'home', clause: 'X', seat: 0, mech: null, to: 2 }, 'P0’s Mech returns to hand unseen.'],
  [{ type: 'home', clause: 'X', seat: 0, mech: 'limpet', to: 1 }, 'P0’s Limpet returns to hand unseen.'],
  [{ type: 'returned', clause: 'X', seat: 0, mech: 'limpet' }, 'P0’s Limpet returns to hand.'],
  [
    {
      type: 'exchanged',
      clause: 'X',
      seat: 0,
      with: 1,
      tile: 't1',
      face: null,
      to: 3,
      got: 'G6',
      gotTile: 't2',
    },
    'P0 swaps a face-down Territory for P1’s Green 6.',
  ],
  [{ type: 'turnedDown', clause: 'X', seat: 0, tile: 't1', face: 'G6' }, 'P0 turns Green 6 face-down.'],
  [{ type: 'scrapped', clause: 'X', seat: 0, tile: 't1', face: 'G6', to: 31 }, 'P0 scraps Green 6.'],
  [
    { type: 'took', clause: 'X', seat: 0, tile: 't1', face: 'G6', to: 31 },
    'P0 takes Green 6 from the scrap pile.',
  ],
  [{ type: 'alpha', clause: 'X', seat: 3 }, 'The Alpha token goes to P3.'],
  [{ type: 'gaveUp', clause: 'X', seat: 3 }, 'P3 concedes; from now on the game answers for this seat.'],
  [
    {
      type: 'ended',
      clause: 'X',
      ranks: [1, 2],
      outcome: { winners: [0], clause: 'X', sentence: 'P0 wins.', capped: false },
    },
    'P0 wins.',
  ],
  [
    {
      type: 'disclosed',
      clause: 'X',
      mechs: [['limpet', 'tandem'], ['magpie']],
      tiles: [],
      out: [null, null],
    },
    'All cards are revealed: P0 had Limpet, Tandem; P1 had Magpie.',
  ],
];

test.each(TOLD.map(([event, sentence]) => [sentence, event] as const))('%s', (sentence, event) => {
  expect(describeEvent(event)).toBe(sentence);
});
