import { expect } from 'vitest';
import type { Action } from '../src/action.ts';
import { mechanation } from '../src/game.ts';
import { seatNumber, type SeatName } from '../src/seats.ts';
import { scenario, type Scene } from './given.ts';

const { words } = mechanation;
const labels = (t: Scene, name: SeatName): string[] =>
  mechanation.rules.legal(t.state, seatNumber(name)).map((action) => words.label(t.view(name), action));
const anchors = (t: Scene, action: Action): readonly string[] => words.anchors(t.view('P0'), action);
/** The texts for the pilot who must answer and for everyone else. */
const asked = (t: Scene, name: SeatName): readonly [string, string] => [
  words.question(t.view(name)),
  words.question(t.view('table')),
];

scenario('labels and questions of an Arena turn', ({ given }) => {
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
    'Keyhole: look at the face-down Territory from turn 4',
    'Keyhole: look at P1’s deployed Mech',
    'Harbour Tug: return P1’s Mech to hand',
    'Deploy Keyhole to Green 3 from turn 2',
    'Deploy Harbour Tug to Green 3 from turn 2',
    'Deploy War Drum to Green 3 from turn 2',
    'Deploy War Drum face-up to Green 3 from turn 2',
    'Deploy Keyhole to Green 3 from turn 3',
    'Deploy Harbour Tug to Green 3 from turn 3',
    'Deploy War Drum to Green 3 from turn 3',
    'Deploy War Drum face-up to Green 3 from turn 3',
    'Deploy Keyhole to the face-down Territory from turn 4',
    'Deploy Harbour Tug to the face-down Territory from turn 4',
    'Deploy War Drum to the face-down Territory from turn 4',
    'Deploy War Drum face-up to the face-down Territory from turn 4',
    'Pass',
  ]);
  expect(asked(t, 'P0')).toEqual(['Deploy a Mech, use an ability or pass?', 'P0 is taking an Arena turn.']);
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

scenario('labels and questions of an Initiation', ({ given }) => {
  const t = given(
    {
      P0: { hand: 'Searchlight, Rivet Nurse', hangar: 'Sunspear MALF', row: 'C1* C1* C2' },
      P1: { row: 'A1* A2*' },
    },
    { at: 'turn' },
  );
  expect(asked(t, 'P0')).toEqual(['Which Territory do you reveal?', 'P0 is choosing a Territory to reveal.']);
  expect(labels(t, 'P0')).toEqual([
    'Reveal your face-down Crimson 1 (1st in the row)',
    'Reveal your face-down Crimson 1 (2nd in the row)',
  ]);
  expect(anchors(t, { kind: 'reveal', tile: 't0' })).toEqual(['tile:t0']);
  t.play(0, 'reveal t0');
  expect(asked(t, 'P0')).toEqual(['Use an Initiation ability?', 'P0 may use an Initiation ability.']);
  expect(labels(t, 'P0')).toEqual([
    'Rivet Nurse: repair Sunspear by 1 Stage',
    'Searchlight: reveal P1’s face-down Territory (1st in the row)',
    'Searchlight: reveal P1’s face-down Territory (2nd in the row)',
    'Done',
  ]);
  expect(anchors(t, { kind: 'use', mech: 'rivet-nurse', target: 'sunspear' })).toEqual([
    'mech:rivet-nurse',
    'mech:sunspear',
  ]);
});

scenario('labels and questions of a raid, a Battle and a claim', ({ given }) => {
  const t = given(
    { P0: { hand: 'Tandem, Sunspear' }, P1: { hand: 'Limpet', row: 'C1 C1 A2*' } },
    { at: 'attack', pilots: 2 },
  );
  expect(asked(t, 'P0')).toEqual(['Attack another pilot’s Territory?', 'P0 may attack as Alpha Pilot.']);
  expect(labels(t, 'P0')).toContain('Attack P1’s Crimson 1 (2nd in the row) with Sunspear');
  expect(labels(t, 'P0').at(-1)).toBe('Don’t attack');
  t.play(0, 'attack tandem t0 down');
  expect(asked(t, 'P1')).toEqual([
    'Defend your Crimson 1 (1st in the row)?',
    'P1’s Crimson 1 (1st in the row) is under attack.',
  ]);
  expect(labels(t, 'P1')[0]).toBe('Defend with Limpet');
  expect(labels(t, 'P1').at(-1)).toBe('Don’t defend');
  expect(anchors(t, { kind: 'defend', mech: 'limpet' })).toEqual(['mech:limpet']);
  t.P1('defend Limpet');
  expect(asked(t, 'P0')).toEqual(['Show a Mech to strengthen Tandem?', 'P0 may Show a Mech for Tandem.']);
  expect(labels(t, 'P0')).toContain('Tandem: Show Sunspear for +7 Power');
  expect(labels(t, 'P0').at(-1)).toBe('Decline');
  t.P0('use Tandem Sunspear');
  expect(asked(t, 'P1')).toEqual(['Use Limpet to drag the winner down?', 'P1 may use Limpet.']);
  expect(labels(t, 'P1')).toEqual(['Limpet: it and Tandem both become Malfunctioned', 'Decline']);
});

scenario('labels and questions of claims and scrapping', ({ given }) => {
  const t = given({ P0: { hand: 'Veil Mother', row: 'V1 V2' }, P1: { row: 'C1' }, arena: 'G3' });
  t.P0('deploy Veil Mother G3').passes(3);
  expect(asked(t, 'P0')).toEqual([
    'Show your Mech to use its ability?',
    'P0 may use an ability after claiming.',
  ]);
  expect(labels(t, 'P0')).toEqual([
    'Veil Mother: turn your Violet 1 face-down',
    'Veil Mother: turn your Violet 2 face-down',
    'Veil Mother: turn your Green 3 face-down',
    'Decline',
  ]);
  t.P0('use Veil Mother V1');
  expect(asked(t, 'P0')).toEqual([
    'Turn another Territory face-down?',
    'P0 may turn another Territory face-down.',
  ]);
  expect(labels(t, 'P0').at(-1)).toBe('Done');
  const trader = given({ P0: { hand: 'Horsetrader' }, P1: { row: 'C1' }, arena: 'G3' });
  trader.P0('deploy Horsetrader G3').passes(3);
  expect(labels(trader, 'P0')[0]).toBe('Horsetrader: swap the claimed Territory for P1’s Crimson 1');
  const scrap = given({ P0: { hand: 'Magpie', row: 'C1 C2 A3 A4 V5 V6 W' }, pile: 'G1' }, { at: 'scrap' });
  expect(asked(scrap, 'P0')).toEqual([
    'Scrap a Territory: you have 7, limit 6.',
    'P0 must scrap down to 6 Territories.',
  ]);
  expect(labels(scrap, 'P0').at(-1)).toBe('Scrap your WILD');
  expect(anchors(scrap, { kind: 'scrap', tile: 't3' })).toEqual(['tile:t3']);
  scrap.P0('scrap C1');
  expect(asked(scrap, 'P0')).toEqual(['Use a Scrap ability?', 'P0 may use a Scrap ability.']);
  expect(labels(scrap, 'P0')[0]).toBe('Magpie: scrap your Crimson 2 and take Crimson 1');
});

scenario('after the match, the question says how it ended', ({ given }) => {
  const t = given({ P0: { hand: 'Redline', row: 'G1 G2 G4 G6' }, P1: { row: 'G3' } }, { at: 'attack' });
  t.P0('attack Redline G3').P1('pass');
  expect(new Set(asked(t, 'P1'))).toEqual(new Set(['P0 wins with five Green Territories.']));
});

scenario('the sketch shows the table', ({ given }) => {
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
    'Turn 7, Alpha Pilot: P1. Deck 54, scrap pile 2 with G2 on top.',
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
    '    your Territories, then take the previous top card of the scrap pile,',
    '    face-up.',
    '  Seesaw in hand (Tier 2 Mech, Power 10): [During Battle] The two Mechs swap',
    '    their current Power.',
    '  Sunspear DIS (Tier 3 Mech, Power 13): [After Battle] If it won, it becomes',
  ]);
  expect(words.sketch(t.view('table'))).not.toContain('Magpie in hand');
});

scenario('the sketch shows a raid with its pilot', ({ given }) => {
  const t = given({ P0: { hand: 'Keyhole' }, P1: { row: 'C1' } }, { at: 'attack', pilots: 2 });
  t.P0('attack Keyhole C1');
  expect(words.sketch(t.view('P1'))).toContain('\n  a Mech face-down at t0\n');
  mechanation.rules.concede(t.state, 1);
  expect(words.sketch(t.view('P1'))).toContain('P1 (you, conceded)');
});
