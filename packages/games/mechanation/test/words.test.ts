import { expect, test } from 'vitest';
import type { Action } from '../src/action.ts';
import type { Event } from '../src/event.ts';
import { mechanation } from '../src/game.ts';
import { seatNumber, type SeatName } from '../src/seats.ts';
import { scenario, type Scene } from './given.ts';

const { words } = mechanation;
const labels = (t: Scene, name: SeatName): string[] =>
  mechanation.legal(t.state, seatNumber(name)).map((action) => words.label(t.view(name), action));
const anchors = (t: Scene, action: Action): readonly string[] => words.anchors(t.view('P0'), action);
const asked = (t: Scene): string => words.question(t.view('table'));

scenario('the words of an Arena turn', ({ given }) => {
  const t = given(
    {
      P0: { hand: 'Keyhole, Harbour Tug, War Drum' },
      P1: { hand: 'Magpie' },
      arena: 'G3 G3 Z5*',
    },
    { alpha: 'P1' },
  );
  t.P1('deploy Magpie Z5').passes(2);
  expect(labels(t, 'P0')).toEqual([
    'Keyhole: look at the face-down Territory of turn 4',
    'Keyhole: look at the Mech that P1 has deployed',
    'Harbour Tug: send the Mech of P1 home',
    'Send Keyhole to Green 3 of turn 2',
    'Send Harbour Tug to Green 3 of turn 2',
    'Send War Drum to Green 3 of turn 2',
    'Send War Drum face-up to Green 3 of turn 2',
    'Send Keyhole to Green 3 of turn 3',
    'Send Harbour Tug to Green 3 of turn 3',
    'Send War Drum to Green 3 of turn 3',
    'Send War Drum face-up to Green 3 of turn 3',
    'Send Keyhole to the face-down Territory of turn 4',
    'Send Harbour Tug to the face-down Territory of turn 4',
    'Send War Drum to the face-down Territory of turn 4',
    'Send War Drum face-up to the face-down Territory of turn 4',
    'Pass',
  ]);
  expect(asked(t)).toBe('P0, it is your Arena turn: use an ability, deploy a Mech, or pass?');
  expect(anchors(t, { kind: 'use', mech: 'keyhole', target: 't2' })).toEqual(['mech:keyhole', 'tile:t2']);
  expect(anchors(t, { kind: 'use', mech: 'keyhole', target: 'P1' })).toEqual(['mech:keyhole', 'out:P1']);
  expect(anchors(t, { kind: 'deploy', mech: 'keyhole', tile: 't0', face: 'down' })).toEqual([
    'mech:keyhole',
    'tile:t0',
  ]);
  expect(anchors(t, { kind: 'deploy', mech: 'war-drum', tile: 't0', face: 'up' })).toEqual([
    'mech:war-drum',
    'tile:t0',
    'choice:face-up',
  ]);
  expect(anchors(t, { kind: 'deploy', mech: 'leviathan', tile: 't0', face: 'up' })).toEqual([
    'mech:leviathan',
    'tile:t0',
  ]);
  expect(anchors(t, { kind: 'pass' })).toEqual(['choice:pass']);
});

scenario('the words of an Initiation', ({ given }) => {
  const t = given(
    {
      P0: { hand: 'Searchlight, Rivet Nurse', hangar: 'Sunspear MALF', row: 'C1* C1* C2' },
      P1: { row: 'A1* A2*' },
    },
    { at: 'turn' },
  );
  expect(asked(t)).toBe('P0, which of your face-down Territories do you turn up?');
  expect(labels(t, 'P0')).toEqual([
    'Turn up your face-down Crimson 1 (1st in the row)',
    'Turn up your face-down Crimson 1 (2nd in the row)',
  ]);
  expect(anchors(t, { kind: 'reveal', tile: 't0' })).toEqual(['tile:t0']);
  t.play(0, 'reveal t0');
  expect(asked(t)).toBe('P0, do you use an ability in your Initiation?');
  expect(labels(t, 'P0')).toEqual([
    'Rivet Nurse: repair Sunspear by 1 Stage',
    'Searchlight: turn up P1’s face-down Territory (1st in the row)',
    'Searchlight: turn up P1’s face-down Territory (2nd in the row)',
    'Done',
  ]);
  expect(anchors(t, { kind: 'use', mech: 'rivet-nurse', target: 'sunspear' })).toEqual([
    'mech:rivet-nurse',
    'mech:sunspear',
  ]);
});

scenario('the words of a raid, a Battle and a claim', ({ given }) => {
  const t = given(
    { P0: { hand: 'Tandem, Sunspear' }, P1: { hand: 'Limpet', row: 'C1 C1 A2*' } },
    { at: 'attack', pilots: 2 },
  );
  expect(asked(t)).toBe('P0, you are the Alpha Pilot: do you attack a Territory of another pilot?');
  expect(labels(t, 'P0')).toContain('Attack P1’s Crimson 1 (2nd in the row) with Sunspear');
  expect(labels(t, 'P0').at(-1)).toBe('Do not attack');
  t.play(0, 'attack tandem t0 down');
  expect(asked(t)).toBe('P1, P1’s Crimson 1 (1st in the row) is attacked: do you defend it?');
  expect(labels(t, 'P1')[0]).toBe('Defend with Limpet');
  expect(labels(t, 'P1').at(-1)).toBe('Do not defend');
  expect(anchors(t, { kind: 'defend', mech: 'limpet' })).toEqual(['mech:limpet']);
  t.P1('defend Limpet');
  expect(asked(t)).toBe('P0, do you Show a Mech to strengthen Tandem?');
  expect(labels(t, 'P0')).toContain('Tandem: show Sunspear and add half its Power');
  expect(labels(t, 'P0').at(-1)).toBe('Decline');
  t.P0('use Tandem Sunspear');
  expect(asked(t)).toBe('P1, does Limpet drag the winner down?');
  expect(labels(t, 'P1')).toEqual(['Limpet: it and Tandem become Malfunctioned', 'Decline']);
});

scenario('the words of claims and scrapping', ({ given }) => {
  const t = given({ P0: { hand: 'Veil Mother', row: 'V1 V2' }, P1: { row: 'C1' }, arena: 'G3' });
  t.P0('deploy Veil Mother G3').passes(3);
  expect(asked(t)).toBe('P0, you have claimed a Territory: do you Show the Mech and use its ability?');
  expect(labels(t, 'P0')).toEqual([
    'Veil Mother: turn your Violet 1 face-down',
    'Veil Mother: turn your Violet 2 face-down',
    'Veil Mother: turn your Green 3 face-down',
    'Decline',
  ]);
  t.P0('use Veil Mother V1');
  expect(asked(t)).toBe('P0, which other Territory do you turn face-down, or are you done?');
  expect(labels(t, 'P0').at(-1)).toBe('Done');
  const trader = given({ P0: { hand: 'Horsetrader' }, P1: { row: 'C1' }, arena: 'G3' });
  trader.P0('deploy Horsetrader G3').passes(3);
  expect(labels(trader, 'P0')[0]).toBe('Horsetrader: swap what it has claimed for P1’s Crimson 1');
  const scrap = given({ P0: { hand: 'Magpie', row: 'C1 C2 A3 A4 V5 V6 W' }, pile: 'G1' }, { at: 'scrap' });
  expect(asked(scrap)).toBe('P0, you have 7 Territories and may keep 6: which one do you scrap?');
  expect(labels(scrap, 'P0').at(-1)).toBe('Scrap your WILD');
  expect(anchors(scrap, { kind: 'scrap', tile: 't3' })).toEqual(['tile:t3']);
  scrap.P0('scrap C1');
  expect(asked(scrap)).toBe('P0, do you use an ability in your Scrap turn?');
  expect(labels(scrap, 'P0')[0]).toBe('Magpie: give your Crimson 2 for the top of the scrap pile');
});

scenario('when it is over, the question is how it ended', ({ given }) => {
  const t = given({ P0: { hand: 'Redline', row: 'G1 G2 G4 G6' }, P1: { row: 'G3' } }, { at: 'attack' });
  t.P0('attack Redline G3').P1('pass');
  expect(asked(t)).toBe('P0 wins with five Green Territories.');
});

/** Every kind of event in a sentence, as one who sees it all is told. */
const TOLD: readonly (readonly [Event, string])[] = [
  [{ type: 'turn', clause: 'X', seat: 2, turn: 4 }, 'Turn 4: P2 is the Alpha Pilot.'],
  [{ type: 'revealed', clause: 'X', seat: 1, tile: 't1', face: 'Z5', to: 31 }, 'Azure 5 of P1 is turned up.'],
  [
    { type: 'repaired', clause: 'X', seat: 1, mech: 'limpet', stage: 'hand' },
    'Limpet is repaired and returns to the hand of P1.',
  ],
  [
    { type: 'repaired', clause: 'X', seat: 1, mech: 'limpet', stage: 'STB' },
    'Limpet of P1 is repaired: it is on Stand-By now.',
  ],
  [{ type: 'dealt', clause: 'X', tile: 't1', face: 'W', to: 31, up: true }, 'WILD comes to the Arena.'],
  [
    { type: 'dealt', clause: 'X', tile: 't1', face: null, to: 0, up: false },
    'A face-down Territory comes to the Arena.',
  ],
  [
    { type: 'recycled', clause: 'X', cards: 9 },
    'The deck has run out: the 9 cards of the scrap pile are shuffled.',
  ],
  [
    { type: 'deployed', clause: 'X', seat: 0, mech: null, to: 1, tile: 't1', land: null, facing: 'down' },
    'P0 sends a Mech face-down to the face-down Territory t1 in the Arena.',
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
      of: 3,
      facing: 'up',
    },
    'P0 attacks Crimson 1 of P3 with War Drum face-up.',
  ],
  [{ type: 'passed', clause: 'X', seat: 0, phase: 'arena' }, 'P0 sends no Mech to the Arena.'],
  [{ type: 'passed', clause: 'X', seat: 0, phase: 'attack' }, 'P0 does not attack.'],
  [{ type: 'passed', clause: 'X', seat: 0, phase: 'defence' }, 'P0 does not defend.'],
  [{ type: 'shown', clause: 'X', seat: 0, mech: 'magpie' }, 'P0 Shows Magpie.'],
  [
    { type: 'ability', clause: 'X', seat: 0, mech: 'seesaw', ability: 0 },
    'Seesaw of P0: The two Mechs swap their current Power.',
  ],
  [
    { type: 'looked', clause: 'X', seat: 0, tile: 't1', face: null, to: 2 },
    'P0 looks at the face-down Territory t1 in the Arena.',
  ],
  [
    { type: 'looked', clause: 'X', seat: 0, tile: 't1', face: 'A6', to: 1 },
    'P0 looks at the face-down Territory t1 in the Arena: Amber 6.',
  ],
  [{ type: 'spied', clause: 'X', seat: 0, at: 1, mech: null, to: 2 }, 'P0 looks at the Mech of P1.'],
  [
    { type: 'spied', clause: 'X', seat: 0, at: 1, mech: 'redline', to: 1 },
    'P0 looks at the Mech of P1: Redline.',
  ],
  [
    {
      type: 'battle',
      clause: 'X',
      raid: false,
      tile: 't1',
      land: 'C1',
      seats: [0, 1],
      mechs: ['redline', 'limpet'],
      power: [11, 4],
    },
    'Battle at Crimson 1: Redline of P0 (11) against Limpet of P1 (4).',
  ],
  [
    { type: 'power', clause: 'X', seat: 0, mech: 'tandem', was: 4, now: 11 },
    'Tandem has Power 11 now, not 4.',
  ],
  [
    {
      type: 'fought',
      clause: 'X',
      tile: 't1',
      land: 'C1',
      seats: [0, 1],
      mechs: ['redline', 'sunspear'],
      power: [11, 13],
      winner: 1,
    },
    '11 against 13: Sunspear of P1 wins.',
  ],
  [
    {
      type: 'fought',
      clause: 'X',
      tile: 't1',
      land: 'C1',
      seats: [2, 0],
      mechs: ['redline', 'tithe-colossus'],
      power: [11, 11],
      winner: null,
    },
    '11 against 11: a tie.',
  ],
  [
    { type: 'claimed', clause: 'X', seat: 0, tile: 't1', face: null, to: 2, from: null },
    'P0 claims a face-down Territory.',
  ],
  [
    { type: 'claimed', clause: 'X', seat: 0, tile: 't1', face: 'V2', to: 31, from: 3 },
    'P0 claims Violet 2 of P3.',
  ],
  [{ type: 'kept', clause: 'X', seat: 0, tile: 't1', land: 'V2' }, 'P0 keeps Violet 2.'],
  [
    { type: 'damaged', clause: 'X', seat: 0, mech: 'limpet', stage: 'MALF' },
    'Limpet of P0 is Malfunctioned.',
  ],
  [{ type: 'damaged', clause: 'X', seat: 0, mech: 'limpet', stage: 'DIS' }, 'Limpet of P0 is Disabled.'],
  [{ type: 'home', clause: 'X', seat: 0, mech: null, to: 2 }, 'The Mech of P0 returns to the hand unseen.'],
  [{ type: 'home', clause: 'X', seat: 0, mech: 'limpet', to: 1 }, 'Limpet of P0 returns to the hand unseen.'],
  [{ type: 'returned', clause: 'X', seat: 0, mech: 'limpet' }, 'Limpet returns to the hand of P0.'],
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
    'P0 gives a face-down Territory to P1 for Green 6.',
  ],
  [{ type: 'turnedDown', clause: 'X', seat: 0, tile: 't1', face: 'G6' }, 'P0 turns Green 6 face-down.'],
  [{ type: 'scrapped', clause: 'X', seat: 0, tile: 't1', face: 'G6', to: 31 }, 'P0 scraps Green 6.'],
  [
    { type: 'took', clause: 'X', seat: 0, tile: 't1', face: 'G6', to: 31 },
    'P0 takes Green 6 from the scrap pile.',
  ],
  [{ type: 'alpha', clause: 'X', seat: 3 }, 'The Alpha token goes to P3.'],
  [{ type: 'gaveUp', clause: 'X', seat: 3 }, 'P3 gives up; from now on the table answers for this seat.'],
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
    'All cards are shown: P0 had Limpet, Tandem; P1 had Magpie.',
  ],
];

test.each(TOLD.map(([event, sentence]) => [sentence, event] as const))('%s', (sentence, event) => {
  expect(words.tell(event)).toBe(sentence);
});

scenario('the table can be drawn', ({ given }) => {
  const t = given(
    {
      P0: { hand: 'Magpie, Seesaw', hangar: 'Sunspear DIS', row: 'C1 A2*' },
      P1: { hand: 'War Drum', known: 'War Drum', row: 'W Z5*' },
      P2: { hand: 'Redline', known: 'Redline' },
      arena: 'G3 V4*',
      pile: 'G1 G2',
    },
    { alpha: 'P1', pilots: 3, turn: 7 },
  );
  t.P1('deploy War Drum G3 up').P2('deploy Redline V4');
  expect(words.sketch(t.view('P0')).split('\n').slice(0, 16)).toEqual([
    'Turn 7, Alpha Pilot P1. Deck 54, scrap pile 2 with G2 on top.',
    'Arena:',
    '  t4 G3 Green 3, turn 5; P1: War Drum face-up',
    '  t5 (?), turn 6; P2: a Mech face-down',
    'P0 (you): hand 2, 2 of 6 Territories',
    '  t0 C1, t1 (A2)',
    'P1 (Alpha): hand 2, 2 of 6 Territories; known: War Drum deployed',
    '  t2 W, t3 (?)',
    'P2: hand 2, 0 of 6 Territories; known: Redline in hand or deployed',
    '  no Territories',
    '  Magpie in hand (Tier 1 Mech, Power 7): [Scrap, optional, Show] Scrap one of',
    '    your Territories and take, face-up, the card that was on top of the scrap',
    '    pile until then.',
    '  Seesaw in hand (Tier 2 Mech, Power 10): [During Battle] The two Mechs swap',
    '    their current Power.',
    '  Sunspear DIS (Tier 3 Mech, Power 13): [After Battle] If it won, it becomes',
  ]);
  expect(words.sketch(t.view('table'))).not.toContain('Magpie in hand');
});

scenario('a raid is drawn beside its pilot', ({ given }) => {
  const t = given({ P0: { hand: 'Keyhole' }, P1: { row: 'C1' } }, { at: 'attack', pilots: 2 });
  t.P0('attack Keyhole C1');
  expect(words.sketch(t.view('P1'))).toContain('\n  a Mech face-down at t0\n');
  mechanation.concede(t.state, 1);
  expect(words.sketch(t.view('P1'))).toContain('P1 (you, gave up)');
});
