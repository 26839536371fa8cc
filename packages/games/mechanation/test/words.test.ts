import { expect } from 'vitest';
import type { Action } from '../src/action.ts';
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
