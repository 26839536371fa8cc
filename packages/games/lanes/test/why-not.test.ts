import { clicked } from '@mechatable/testkit';
import { expect } from 'vitest';
import { lanes } from '../src/game.ts';
import { scenario, type Hands, type Letter, type Scene } from './given.ts';

/** The viewer, the clicks, and the refusal. */
type Row = readonly [who: Letter, clicks: string, reads: string];

function rows(title: string, open: (hands: Hands) => Scene, table: readonly Row[]): void {
  for (const [who, clicks, reads] of table) {
    const clause = reads.slice(0, reads.indexOf(' '));
    scenario(`[${clause}] ${title}: ${clicks}`, (hands) => {
      const t = open(hands);
      expect(clicked(lanes, t.state, who === 'A' ? 0 : 1, clicks)).toBe(reads);
    });
  }
}

rows(
  'the Main Phase',
  ({ given }) =>
    given({
      A1f: 'VG-01 r2',
      A2f: 'BA-01',
      A3f: 'NT-01 +MD-10',
      A1b: 'VG-02',
      A1L: 'LD-03',
      B1f: 'NT-02',
      B2f: 'NT-03',
      B1L: 'LD-01',
      A: { hand: 'VG-07', graveyard: 'NT-01', revealed: 'VG-08' },
    }),
  [
    ['A', 'zone:A1f', 'LN-R-18 Pike Lancer is resting: its rest counter is 2 and must be 0.'],
    ['A', 'zone:A1f, lane:B1', 'LN-R-18 Pike Lancer is resting: its rest counter is 2 and must be 0.'],
    ['A', 'zone:A1f, zone:B1f', 'LN-R-18 Pike Lancer is resting: its rest counter is 2 and must be 0.'],
    ['A', 'zone:A1b, zone:B2f', 'LN-ATK-3 Wedge Runner attacks the lane it faces: lane 1, not lane 2.'],
    ['A', 'zone:A1b, lane:B3', 'LN-ATK-3 Wedge Runner attacks the lane it faces: lane 1, not lane 3.'],
    ['A', 'zone:A2f, zone:B2f', 'LN-FX-12 Wall Warden can’t attack: its text says so.'],
    ['A', 'zone:A3f, zone:A3b', 'LN-R-88 Militia Frame is anchored: it can’t change zones.'],
    ['A', 'zone:A1b, zone:A1f', 'LN-R-27 Pike Lancer is in that zone: move to an empty one.'],
    ['A', 'zone:A1b, zone:A3b', 'LN-R-26 Too far: 2 zones away, Wedge Runner moves 1.'],
    ['A', 'zone:A1f, zone:A2b', 'LN-R-26 Too far: 2 zones away, Pike Lancer moves 1.'],
    [
      'A',
      'zone:A1b, zone:A2L',
      'LN-R-26 Wedge Runner can’t move there: units move between your own unit zones.',
    ],
    ['A', 'zone:B1f', 'LN-ATK-1 Freight Walker is your opponent’s: attack with one of your own units.'],
    ['A', 'zone:B2f, zone:B2b', 'LN-ATK-1 Sapper Crew is your opponent’s: move one of your own units.'],
    ['A', 'zone:B1L', 'LN-MAIN-8 Ferrocrete Bunker is your opponent’s: use one of your own [Main] effects.'],
    ['A', 'zone:B3f', 'LN-MAIN-1 This zone is empty: choose a card in your hand or one of your units first.'],
    ['A', 'zone:A3L', 'LN-MAIN-1 This zone is empty: choose a card in your hand or one of your units first.'],
    ['A', 'hand:VG-07', 'LN-R-73 Not enough cards to discard: needs 1, you have 0 others.'],
    ['A', 'pool:VG-08', 'LN-R-13 You can’t play pool cards: take one with an exchange in your Draw Phase.'],
    ['A', 'graveyard:NT-01', 'LN-R-13 This card is in a graveyard: play cards from your hand.'],
    ['A', 'zone:A2b', 'LN-MAIN-1 Pick what acts first: Move Wall Warden (A2f) to A2b.'],
    ['A', 'zone:B1f, zone:A1f', 'LN-ATK-1 Freight Walker is your opponent’s: move one of your own units.'],
    ['B', 'zone:B1f', 'LN-GEN-2 It’s not your turn to choose: wait for your opponent.'],
    ['B', 'hand:NT-02', 'LN-GEN-2 It’s not your turn to choose: wait for your opponent.'],
  ],
);

rows(
  'a full board and nothing to pay with',
  ({ given }) =>
    given({
      A1f: 'NT-01 r1',
      A2f: 'NT-01 r1',
      A3f: 'NT-01 r1',
      A1b: 'NT-01 r1',
      A2b: 'NT-01 r1',
      A3b: 'LB-06 r1',
      A1L: 'LD-01',
      A2L: 'LD-02',
      A3L: 'LD-04',
      B2f: 'NT-01',
      A: { hand: 'NT-02 LD-05 OP-03 LB-07 HV-08 SV-08 MD-06 MD-01', graveyard: 'VG-01' },
    }),
  [
    ['A', 'hand:NT-02', 'LN-MAIN-2 No room: all 6 of your unit zones are full.'],
    ['A', 'hand:LD-05', 'LN-R-24 No room: all 3 of your land zones are full, and you can’t replace a land.'],
    ['A', 'hand:OP-03', 'LN-R-73 No ready unit to rest: needs 1, all 6 of your units are resting.'],
    ['A', 'hand:LB-07', 'LN-R-73 No ready unit to rest: needs 1, all 6 of your units are resting.'],
    ['A', 'hand:HV-08', 'LN-R-73 Not enough Hive units to sacrifice: needs 1, you have 0.'],
    ['A', 'hand:SV-08', 'LN-R-73 Not enough cards in your graveyard: needs 3, you have 1.'],
    ['A', 'hand:MD-06, zone:A1f', 'LN-R-32 Tracer Clamp attaches to enemy units: Militia Frame is yours.'],
    [
      'A',
      'hand:MD-01, zone:B2f',
      'LN-R-32 Plasma Saber attaches to your own units: Militia Frame is your opponent’s.',
    ],
    ['A', 'hand:MD-01, zone:B3f', 'LN-MAIN-4 No unit there: Plasma Saber attaches to a unit on the board.'],
    ['A', 'zone:A3b', 'LN-R-18 Barrage Walker is resting: its rest counter is 1 and must be 0.'],
    ['A', 'zone:A3b, effect:0', 'LN-R-18 Barrage Walker is resting: its rest counter is 1 and must be 0.'],
    [
      'A',
      'zone:A1L',
      'LN-MAIN-8 Ferrocrete Bunker has no [Main] effect: choose a unit or land that has one.',
    ],
  ],
);

rows('an empty board', ({ given }) => given({ A: { hand: 'BA-07 LB-07 MD-01' } }), [
  ['A', 'hand:BA-07', 'LN-R-73 Not enough lands to trash: needs 1, you have 0.'],
  ['A', 'hand:LB-07', 'LN-R-73 No ready unit to rest: needs 1, you have 0 units.'],
  ['A', 'hand:MD-01', 'LN-MAIN-4 No unit there: Plasma Saber attaches to a unit on the board.'],
  ['A', 'zone:A1f', 'LN-MAIN-1 This zone is empty: choose a card in your hand or one of your units first.'],
]);

rows('a single unit, which is resting', ({ given }) => given({ A1f: 'NT-01 r1', A: { hand: 'LB-07' } }), [
  ['A', 'hand:LB-07', 'LN-R-73 No ready unit to rest: needs 1, your only unit is resting.'],
]);

rows('turn 1', ({ given }) => given({ A1f: 'VG-01' }, { turn: 1 }), [
  ['A', 'zone:A1f, lane:B1', 'LN-R-15 No attacks on turn 1: Pike Lancer can attack from turn 3 on.'],
]);

rows('an effect used up', ({ given }) => given({ A1L: 'LD-03', A1f: 'NT-01' }).A('activate A1L 0'), [
  ['A', 'zone:A1L', 'LN-R-79 Already used: the [Main] effect of Drydock Lift works once per turn.'],
]);

rows(
  'placing a unit',
  ({ given }) => given({ A1f: 'NT-02', A2L: 'LD-01', A: { hand: 'NT-01' } }).A('playUnit NT-01'),
  [
    ['A', 'zone:A1f', 'LN-MAIN-2 Freight Walker is in that zone: choose an empty one.'],
    ['A', 'zone:A1L', 'LN-R-13 Militia Frame is a unit: it goes into a unit zone.'],
    ['A', 'zone:B1f', 'LN-R-13 That zone is your opponent’s: Militia Frame goes into one of yours.'],
    ['A', 'choice:pass', 'LN-TIME-5 Choose a zone first.'],
  ],
);

rows(
  'placing a land',
  ({ given }) => given({ A2L: 'LD-01', A: { hand: 'LD-02 NT-01' } }).A('playLand LD-02'),
  [
    ['A', 'zone:A2L', 'LN-R-24 Ferrocrete Bunker is in that zone: choose an empty one.'],
    ['A', 'zone:A1f', 'LN-R-13 Firing Ridge is a land: it goes into a land zone.'],
    ['A', 'hand:NT-01', 'LN-TIME-5 Choose a zone first.'],
  ],
);

rows(
  'summoning beside a unit',
  ({ given }) =>
    given({ A1f: 'HV-02', A: { deck: 'HV-05 NT-01 HV-07' } })
      .A('activate A1f 0')
      .A('look HV-05'),
  [['A', 'zone:A3f', 'LN-TIME-8 Too far: the effect summons to a zone adjacent to its unit.']],
);

rows(
  'choosing a target',
  ({ given }) =>
    given({ A1f: 'NT-01', B1L: 'LD-01', B1f: 'NT-01', B2f: 'LB-01', B3f: 'HV-05', A: { hand: 'OP-01' } }).A(
      'playTech OP-01',
    ),
  [
    [
      'A',
      'zone:B1f',
      'LN-R-74 Militia Frame has power 6: Precision Strike chooses an enemy unit with power 3 or less.',
    ],
    [
      'A',
      'zone:A1f',
      'LN-R-74 Militia Frame is yours: Precision Strike chooses an enemy unit with power 3 or less.',
    ],
    [
      'A',
      'zone:B1L',
      'LN-R-74 Ferrocrete Bunker is a land: Precision Strike chooses an enemy unit with power 3 or less.',
    ],
    [
      'A',
      'zone:B1b',
      'LN-R-74 That zone is empty: Precision Strike chooses an enemy unit with power 3 or less.',
    ],
    ['A', 'choice:stop', 'LN-R-74 You can’t stop yet: the effect does not say "up to".'],
  ],
);

rows(
  'choosing a second target',
  ({ given }) =>
    given({ B1f: 'NT-01', B2f: 'NT-01', B3f: 'NT-01', A: { hand: 'OP-04' } })
      .A('playTech OP-04')
      .A('target B1f'),
  [['A', 'zone:B1f', 'LN-R-74 Militia Frame is already chosen: choose another, or stop.']],
);

rows(
  'choosing a resting unit',
  ({ given }) =>
    given({ A1f: 'NT-01', A2f: 'NT-01 r1', A3f: 'NT-01 r2', A: { hand: 'OP-12' } }).A('playTech OP-12'),
  [
    [
      'A',
      'zone:A1f',
      'LN-R-74 Militia Frame is not resting: Second Wind chooses one of your units that is resting.',
    ],
  ],
);

rows(
  'paying with a unit',
  ({ given }) =>
    given({ A1f: 'HV-05', A2f: 'HV-05', A3f: 'NT-01', B1f: 'HV-05', A: { hand: 'HV-08' } }).A(
      'playUnit HV-08',
    ),
  [
    ['A', 'zone:A3f', 'LN-R-14 Militia Frame is not a Hive unit: pay with one that is.'],
    ['A', 'zone:B1f', 'LN-R-14 Swarm Ram is your opponent’s: pay with one of your own Hive units.'],
  ],
);

rows(
  'paying by resting',
  ({ given }) =>
    given({
      A1f: 'NT-01',
      A2f: 'NT-01',
      A3f: 'NT-02 r1',
      B1f: 'NT-01',
      A1L: 'LD-01',
      A: { hand: 'LB-07' },
    }).A('playUnit LB-07'),
  [
    ['A', 'zone:A3f', 'LN-R-18 Freight Walker is resting: its rest counter is 1 and must be 0.'],
    ['A', 'zone:B1f', 'LN-R-18 Militia Frame is your opponent’s: rest one of your ready units.'],
    ['A', 'zone:A1L', 'LN-R-18 Ferrocrete Bunker is a land: rest one of your ready units.'],
  ],
);

rows(
  'paying with a land',
  ({ given }) =>
    given({ A1L: 'LD-01', A2L: 'LD-01', A1f: 'NT-01', B1L: 'LD-02', A: { hand: 'BA-07' } }).A(
      'playUnit BA-07',
    ),
  [
    ['A', 'zone:A1f', 'LN-R-14 Militia Frame is a unit: pay with one of your lands.'],
    ['A', 'zone:B1L', 'LN-R-14 Firing Ridge is your opponent’s: pay with one of your lands.'],
  ],
);

rows(
  'choosing from the graveyard',
  ({ given }) => given({ A: { hand: 'OP-09', graveyard: 'NT-01 NT-02 VG-01' } }).A('playTech OP-09'),
  [
    [
      'A',
      'graveyard:VG-01',
      'LN-R-74 Pike Lancer doesn’t fit (it has 5): Recall Beacon takes a unit with frontline power 4 or less.',
    ],
  ],
);

rows(
  'looking into the deck',
  ({ given }) => given({ A1f: 'HV-02', A: { deck: 'HV-05 NT-01 HV-07' } }).A('activate A1f 0'),
  [['A', 'deck:NT-01', 'LN-R-94 Militia Frame doesn’t fit: Brood Carrier takes a Hive unit.']],
);

rows(
  'reacting from the hand',
  ({ given }) => given({ A1f: 'VG-01', B1f: 'HV-05', B: { hand: 'NT-01 HV-06 HV-04' } }).A('attack A1f'),
  [
    ['B', 'hand:HV-04', 'LN-R-89 Stinger doesn’t react to this: choose another card, or decline.'],
    ['A', 'zone:A1f', 'LN-GEN-2 It’s not your turn to choose: wait for your opponent.'],
  ],
);

rows('exchanging', ({ given }) => given({ A: { hand: 'NT-01', revealed: 'VG-01' } }, { at: 'draw' }), [
  ['A', 'hand:NT-01', 'LN-TURN-1 Finish your Draw Phase first: exchange a card, or keep your cards.'],
  ['A', 'pool:VG-01', 'LN-TURN-1 Finish your Draw Phase first: exchange a card, or keep your cards.'],
]);
