import { clicked } from '@mechatable/testkit';
import { expect } from 'vitest';
import { POOL } from '../src/content/cards.ts';
import { mecha2e } from '../src/game.ts';
import { scenario2e, type Hands, type Letter, type Scene } from './given.ts';

/** The viewer, the clicks, and the refusal. Cards go by name. */
type Row = readonly [who: Letter, clicks: string, reads: string];

const ids = (clicks: string): string =>
  POOL['2e'].reduce((line, { name, id }) => line.replace(`hand:${name}`, `hand:${id}`), clicks);

function rows(title: string, open: (hands: Hands) => Scene, table: readonly Row[]): void {
  for (const [who, clicks, reads] of table) {
    const clause = reads.slice(0, reads.indexOf(' '));
    scenario2e(`[${clause}] ${title}: ${clicks}`, (hands) => {
      const t = open(hands);
      expect(clicked(mecha2e, t.state, who === 'S' ? 0 : 1, ids(clicks))).toBe(reads);
    });
  }
}

rows(
  'the Main Phase',
  ({ given }) =>
    given({
      a1: 'S Radio Tower',
      b1: 'S Radio Tower',
      d1: 'S Skipper + Admiral Grace',
      d3: 'S Guard Dog',
      e2: 'S Bomber',
      f2: 'S Wind-Up Bull new',
      g1: 'S Radioless Carrier',
      g3: 'S Orbiter',
      d4: 'N Insect Drone',
      e3: 'N Succubus',
      c3: 'N Drill Mole',
      g4: 'N Turtle',
      S: {
        hand: 'Corvette, Wind-Up Mouse, Siege Tower, Stage 2, Donna, The Swift, Hidden Cache',
        discard: 'Phoenix',
      },
    }),
  [
    ['S', 'cell:d3, cell:d1', 'MG-MECHA-8 d1 is taken by Skipper: move to an empty space.'],
    ['S', 'cell:d3, cell:a3', 'MG-KW-13 Too far: 5 spaces, Guard Dog moves 2.'],
    ['S', 'cell:d3, cell:e3', 'MG-KW-10 Succubus has Flight: Guard Dog needs Flight or Reach to attack it.'],
    [
      'S',
      'cell:d3, cell:d4',
      'MG-KW-10 Insect Drone has Flight: Guard Dog needs Flight or Reach to attack it.',
    ],
    ['S', 'cell:d3, cell:g4', 'MG-R-53 Out of range: Turtle is 4 spaces away, Guard Dog reaches 1.'],
    ['S', 'cell:d3, player:N', 'MG-R-27 Out of range: your opponent is 3 spaces away, Guard Dog reaches 1.'],
    ['S', 'cell:e2, cell:e3', 'MG-R-86 Bomber can’t attack units with Flight: Succubus has it.'],
    ['S', 'cell:g3, cell:g4', 'MG-R-86 Orbiter can attack only units with Flight: Turtle has none.'],
    ['S', 'cell:g3, player:N', 'MG-R-86 Orbiter can attack only units with Flight.'],
    ['S', 'cell:f2', 'MG-ACT-1 Wind-Up Bull arrived this turn and has no Haste: it can move next turn.'],
    [
      'S',
      'cell:f2, cell:f3',
      'MG-ACT-1 Wind-Up Bull arrived this turn and has no Haste: it can move next turn.',
    ],
    ['S', 'cell:g1', 'MG-R-86 Radioless Carrier can’t move without a Pilot.'],
    ['S', 'cell:g1, cell:g2', 'MG-R-86 Radioless Carrier can’t move without a Pilot.'],
    ['S', 'cell:a1', 'MG-TOWER-1 Radio Tower is a Tower: it can’t move.'],
    ['S', 'cell:a1, cell:a2', 'MG-TOWER-1 Radio Tower is a Tower: it can’t move.'],
    ['S', 'cell:g4', 'MG-R-86 Orbiter can attack only units with Flight: Turtle has none.'],
    ['S', 'cell:e3, cell:e4', 'MG-R-46 Succubus is your opponent’s: move one of your units.'],
    ['S', 'hand:Corvette', 'MG-R-41 Not enough bandwidth: needs 12 with your other Mechas, you have 2.'],
    ['S', 'hand:Corvette, cell:c2', 'MG-R-45 c2 is outside your entry zone: Mechas arrive in row 1.'],
    ['S', 'hand:Corvette, cell:d1', 'MG-R-45 d1 is taken by Skipper: choose an empty space.'],
    [
      'S',
      'hand:Siege Tower, cell:c1',
      'MG-R-38 Siege Tower arrives only in your opponent’s entry zone, next to a Tower you control.',
    ],
    [
      'S',
      'hand:Siege Tower',
      'MG-R-38 Siege Tower arrives only in your opponent’s entry zone, next to a Tower you control.',
    ],
    [
      'S',
      'hand:Stage 2, cell:e2',
      'MG-R-45 e2 is taken by Bomber: choose an empty space or a Stage 1 you control.',
    ],
    ['S', 'hand:Hidden Cache', 'MG-R-9 Hidden Cache can’t be played: its text says so.'],
    ['S', 'hand:Wind-Up Mouse, cell:d5', 'MG-R-45 d5 is outside your entry zone: Mechas arrive in row 1.'],
    ['S', 'discard:Phoenix', 'MG-R-12 It’s your Main Phase: play, move, attack, or end it.'],
    ['N', 'cell:g4', 'MG-R-14 Wait for your opponent: it’s their decision.'],
  ],
);

rows(
  'Pilots',
  ({ given }) =>
    given({
      a1: 'S Radio Tower',
      d1: 'S Skipper + Admiral Grace',
      d3: 'S Guard Dog',
      e4: 'N Skipper',
      S: { hand: 'Admiral Grace' },
    }),
  [
    ['S', 'hand:Admiral Grace', 'MG-PILOT-8 Skipper has no room for another Pilot: 1 of 1.'],
    ['S', 'hand:Admiral Grace, cell:d1', 'MG-PILOT-8 Skipper has no room for another Pilot: 1 of 1.'],
    [
      'S',
      'hand:Admiral Grace, cell:d3',
      'MG-PILOT-5 Guard Dog is on d3: attach Pilots in your entry zone, row 1.',
    ],
    [
      'S',
      'hand:Admiral Grace, cell:e4',
      'MG-R-62 Skipper is your opponent’s: Admiral Grace needs a Mecha you control.',
    ],
    ['S', 'hand:Admiral Grace, cell:a1', 'MG-PILOT-5 Radio Tower is a Tower: Admiral Grace needs a Mecha.'],
    [
      'S',
      'hand:Admiral Grace, cell:f1',
      'MG-R-62 No Mecha there: Admiral Grace needs a Mecha you control in row 1.',
    ],
  ],
);

rows(
  'protected targets',
  ({ given }) =>
    given({
      d3: 'S Corvette',
      c3: 'N Drill Mole',
      d4: 'N Skipper + Ada, The Ingenious',
      e3: 'N Skipper',
      e4: 'N Rampart',
      a1: 'S Radio Tower',
      S: { hand: 'Orbital Strike, Sabotage, Space Lion' },
    }),
  [
    [
      'S',
      'cell:d3, cell:c3',
      'MG-R-44 Drill Mole can’t be attacked by units that cost more than 2: Corvette costs 4.',
    ],
    ['S', 'cell:d3, cell:d4', 'MG-R-71 Skipper is protected: you can’t choose it as a target.'],
    ['S', 'cell:d3, cell:e3', 'MG-R-71 Skipper is protected: you can’t choose it as a target.'],
    ['S', 'hand:Orbital Strike, cell:d4', 'MG-R-71 Skipper is protected: you can’t choose it as a target.'],
    ['S', 'hand:Space Lion, cell:a1', 'MG-R-17 Radio Tower is not a Mecha: Space Lion needs a Mecha.'],
    ['S', 'hand:Orbital Strike, cell:b3', 'MG-R-17 b3 is empty: Orbital Strike needs a unit.'],
  ],
);

rows(
  'Commands that need something',
  ({ given }) =>
    given({
      d3: 'S Corvette',
      e4: 'N Skipper',
      S: {
        hand: 'Virus, Interdiction, Reparations, Balloon Army, Acid Rain, Unemployment, Millennium Relic Fragment',
      },
    }),
  [
    ['S', 'hand:Virus', 'MG-R-17 No Tower to sacrifice: Virus needs 1, you have 0.'],
    ['S', 'hand:Interdiction', 'MG-R-17 No target: Interdiction needs a card being played.'],
    ['S', 'hand:Reparations', 'MG-R-81 Play this only right after a Mecha you control was destroyed.'],
    ['S', 'hand:Balloon Army', 'MG-R-80 Play this only while a Mecha you control is being attacked.'],
    ['S', 'hand:Acid Rain', 'MG-R-17 No target: Acid Rain needs a Command on the battlefield.'],
    ['S', 'hand:Unemployment', 'MG-R-17 No target: Unemployment needs a Pilot.'],
    [
      'S',
      'hand:Millennium Relic Fragment',
      'MG-R-17 Not enough copies in your hand: Millennium Relic Fragment needs 2 more, you have 0.',
    ],
  ],
);

rows(
  'units that have acted',
  ({ given }) =>
    given({
      d3: 'S Skipper',
      a2: 'S Skipper',
      f2: 'S Turtle',
      b2: 'N Stonewall',
      a1: 'S Radio Tower',
      e5: 'N Stonewall',
    })
      .S('move d3 d4')
      .passes()
      .S('attack a2 b2')
      .passes()
      .S('move f2 f3')
      .passes(),
  [
    ['S', 'cell:d4', 'MG-R-48 Skipper has already moved this turn.'],
    ['S', 'cell:d4, player:N', 'MG-R-27 Out of range: your opponent is 2 spaces away, Skipper reaches 1.'],
    ['S', 'cell:a2, cell:a3', 'MG-ACT-4 Skipper has attacked this turn: it can’t move anymore.'],
    ['S', 'cell:a2, cell:b2', 'MG-R-48 Skipper has no attack left: 1 of 1 used.'],
    ['S', 'cell:f3, cell:e5', 'MG-R-86 Turtle has moved this turn: it can’t both move and attack.'],
    ['S', 'cell:f3, cell:f4', 'MG-R-48 Turtle has already moved this turn.'],
  ],
);

rows(
  'an attack given up',
  ({ given }) =>
    given({ d3: 'S Skipper', e4: 'N Stonewall', a1: 'S Skipper', a2: 'N Stonewall' })
      .S('move d3 d4')
      .passes()
      .S('attack a1 a2')
      .passes(),
  [
    [
      'S',
      'cell:d4, cell:e4',
      'MG-R-48 Skipper gave up its attack: a unit that moves must attack right away.',
    ],
  ],
);

rows(
  'nothing moves',
  ({ given }) =>
    given({ d3: 'S Skipper', S: { hand: 'Grand Hurricane' } })
      .S('command Grand Hurricane -')
      .passes(),
  [['S', 'cell:d3, cell:d4', 'MG-R-86 No Mecha can move this turn: an effect forbids it.']],
);

rows(
  'answering an attack',
  ({ given }) =>
    given({
      d3: 'S Skipper',
      e3: 'N Skipper',
      a5: 'N Radio Tower',
      N: { hand: 'Ironhide, Wind-Up Mouse, Virus, Reparations' },
    }).S('attack d3 e3'),
  [
    ['N', 'hand:Wind-Up Mouse', 'MG-R-15 You can only respond now: play a Command, or pass.'],
    ['N', 'hand:Ironhide', 'MG-R-17 Skipper is on e3: Ironhide needs a Mecha you control in row 5.'],
    ['N', 'hand:Reparations', 'MG-R-81 Play this only right after a Mecha you control was destroyed.'],
    ['N', 'hand:Virus, cell:e3', 'MG-R-17 Skipper is yours: Virus needs an enemy Mecha.'],
    ['N', 'cell:e3, cell:e4', 'MG-R-15 You can only respond now: play a Command, or pass.'],
    ['S', 'cell:d3', 'MG-R-14 Wait for your opponent: it’s their decision.'],
  ],
);

rows(
  'sacrificing',
  ({ given }) =>
    given({
      d3: 'S Skipper',
      a1: 'S Radio Tower',
      b1: 'S Radio Tower',
      e3: 'N Skipper',
      e5: 'N Radio Tower',
      S: { hand: 'Virus' },
    })
      .S('command Virus e3')
      .passes(),
  [
    ['S', 'cell:d3', 'MG-R-84 Skipper is not a Tower: sacrifice a Tower you control.'],
    ['S', 'cell:e5', 'MG-R-84 Radio Tower is your opponent’s: sacrifice a Tower you control.'],
    ['S', 'cell:c3', 'MG-R-84 c3 is empty: sacrifice a Tower you control.'],
    ['S', 'hand:Virus', 'MG-R-14 Answer the current question first.'],
  ],
);
