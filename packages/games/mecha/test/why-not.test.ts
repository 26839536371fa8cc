import { clicked } from '@mechatable/testkit';
import { expect } from 'vitest';
import { POOL } from '../src/content/cards.ts';
import { mecha1e } from '../src/game.ts';
import { scenario, type Hands, type Letter, type Scene } from './given.ts';

/** The viewer, the clicks, and the refusal. Cards go by name. */
type Row = readonly [who: Letter, clicks: string, reads: string];

const ids = (clicks: string): string =>
  POOL['1e'].reduce((line, { name, id }) => line.replace(`hand:${name}`, `hand:${id}`), clicks);

function rows(title: string, open: (hands: Hands) => Scene, table: readonly Row[]): void {
  for (const [who, clicks, reads] of table) {
    const clause = reads.slice(0, reads.indexOf(' '));
    scenario(`[${clause}] ${title}: ${clicks}`, (hands) => {
      const t = open(hands);
      expect(clicked(mecha1e, t.state, who === 'S' ? 0 : 1, ids(clicks))).toBe(reads);
    });
  }
}

rows(
  'the Main Phase',
  ({ given }) =>
    given({
      a1: 'S Radio Tower',
      b1: 'S Radio Tower',
      c1: 'S Radio Tower',
      d3: 'S Mega Bot',
      e2: 'S Shortbow new',
      d4: 'N Insect Drone',
      e4: 'N Skipper',
      d5: 'N Radio Tower',
      g4: 'N Turtle',
      S: { hand: 'Class Ganon, Jager, Radio Tower, Radio Relay', discard: 'Dragon' },
    }),
  [
    ['S', 'cell:d3, cell:d1', 'MG-KW-13 Too far: 2 spaces, Mega Bot moves 1.'],
    ['S', 'cell:d3, cell:b3', 'MG-KW-13 Too far: 2 spaces, Mega Bot moves 1.'],
    ['S', 'cell:d3, cell:c4', 'MG-KW-13 Too far: 2 spaces, Mega Bot moves 1.'],
    [
      'S',
      'cell:d3, cell:d4',
      'MG-KW-10 Insect Drone has Flight: Mega Bot needs Flight or Reach to attack it.',
    ],
    ['S', 'cell:d3, cell:e4', 'MG-R-53 Out of range: Skipper is 2 spaces away, Mega Bot reaches 1.'],
    ['S', 'cell:d3, cell:g4', 'MG-R-53 Out of range: Turtle is 4 spaces away, Mega Bot reaches 1.'],
    ['S', 'cell:d3, player:N', 'MG-R-27 Out of range: your opponent is 3 spaces away, Mega Bot reaches 1.'],
    ['S', 'cell:d3, cell:d3', 'MG-R-50 Mega Bot is already on d3: choose another space.'],
    ['S', 'cell:d3, cell:a1', 'MG-MECHA-8 a1 is taken by Radio Tower: move to an empty space.'],
    ['S', 'cell:e2', 'MG-ACT-1 Shortbow arrived this turn and has no Haste: it can move next turn.'],
    ['S', 'cell:e2, cell:e3', 'MG-ACT-1 Shortbow arrived this turn and has no Haste: it can move next turn.'],
    [
      'S',
      'cell:e2, cell:e4',
      'MG-ACT-1 Shortbow arrived this turn and has no Haste: it can attack next turn.',
    ],
    ['S', 'cell:a1', 'MG-TOWER-1 Radio Tower is a Tower: it can’t move.'],
    ['S', 'cell:a1, cell:a2', 'MG-TOWER-1 Radio Tower is a Tower: it can’t move.'],
    ['S', 'cell:a1, cell:d4', 'MG-R-40 Radio Tower is a Tower: it can’t attack.'],
    ['S', 'cell:e4', 'MG-R-53 Out of range: Skipper is 2 spaces away, Mega Bot reaches 1.'],
    ['S', 'cell:g4', 'MG-R-53 Out of range: Turtle is 4 spaces away, Mega Bot reaches 1.'],
    ['S', 'cell:e4, cell:e5', 'MG-R-46 Skipper is your opponent’s: move one of your units.'],
    ['S', 'cell:g2', 'MG-KW-13 Too far: 4 spaces, Mega Bot moves 1.'],
    ['S', 'cell:d2', 'MG-R-12 Pick what acts first: Move Mega Bot (d3) to d2.'],
    ['S', 'player:N', 'MG-R-27 Out of range: your opponent is 3 spaces away, Mega Bot reaches 1.'],
    ['S', 'hand:Class Ganon', 'MG-R-41 Not enough bandwidth: needs 6 with your other Mechas, you have 3.'],
    ['S', 'hand:Jager', 'MG-R-41 Not enough bandwidth: needs 9 with your other Mechas, you have 3.'],
    [
      'S',
      'hand:Class Ganon, cell:d1',
      'MG-R-41 Not enough bandwidth: needs 6 with your other Mechas, you have 3.',
    ],
    ['S', 'hand:Class Ganon, cell:a1', 'MG-R-45 a1 is taken by Radio Tower: choose an empty space.'],
    ['S', 'hand:Class Ganon, cell:d2', 'MG-R-45 d2 is outside your entry zone: Mechas arrive in row 1.'],
    [
      'S',
      'hand:Radio Tower, cell:f3',
      'MG-R-38 f3 is too far out: put a Tower in your entry zone (row 1) or next to a Tower you control.',
    ],
    ['S', 'hand:Radio Relay, cell:d1', 'MG-R-38 Radio Relay needs a Radio Tower you control: d1 has none.'],
    ['S', 'hand:Radio Relay, cell:d5', 'MG-R-38 Radio Relay needs a Radio Tower you control: d5 has none.'],
    ['S', 'discard:Dragon', 'MG-R-12 It’s your Main Phase: play, move, attack, or end it.'],
    ['N', 'cell:e4', 'MG-R-14 Wait for your opponent: it’s their decision.'],
    ['N', 'cell:d3', 'MG-R-14 Wait for your opponent: it’s their decision.'],
  ],
);

rows(
  'Commands',
  ({ given }) =>
    given({
      d3: 'S Mega Bot',
      c1: 'S Radio Tower',
      d5: 'N Radio Tower',
      e4: 'N Skipper',
      f2: 'N Road Works',
      S: { hand: 'Virus, Ironhide, Tunnel Warfare, Road Works, Espionage' },
    }),
  [
    ['S', 'hand:Virus, cell:d3', 'MG-R-17 Mega Bot is yours: Virus needs an enemy Mecha.'],
    ['S', 'hand:Virus, cell:d5', 'MG-R-17 Radio Tower is not a Mecha: Virus needs an enemy Mecha.'],
    ['S', 'hand:Ironhide', 'MG-R-17 Mega Bot is on d3: Ironhide needs a Mecha you control in row 1.'],
    [
      'S',
      'hand:Ironhide, cell:d3',
      'MG-R-17 Mega Bot is on d3: Ironhide needs a Mecha you control in row 1.',
    ],
    [
      'S',
      'hand:Tunnel Warfare, cell:e4',
      'MG-R-17 Skipper is your opponent’s: Tunnel Warfare needs a Mecha you control.',
    ],
    ['S', 'hand:Road Works, cell:f2', 'MG-R-73 There is already a Command on this space: choose another.'],
    ['S', 'hand:Espionage, cell:e4', 'MG-R-17 Skipper is not a legal target: Espionage needs a player.'],
    ['S', 'hand:Virus, cell:a4', 'MG-R-17 a4 is empty: Virus needs an enemy Mecha.'],
    ['S', 'cell:e4', 'MG-R-12 Pick what acts first: Play Virus on Skipper (e4).'],
    ['S', 'cell:g2', 'MG-R-12 Pick what acts first: Play Road Works on g2.'],
  ],
);

rows(
  'no room',
  ({ given }) =>
    given({
      a1: 'S Radio Tower',
      b1: 'S Radio Tower',
      c1: 'S Radio Tower',
      d1: 'S Radio Tower',
      e1: 'S Radio Tower',
      f1: 'S Radio Tower',
      g1: 'S Skipper',
      S: { hand: 'Attack Vector' },
    }),
  [
    ['S', 'hand:Attack Vector', 'MG-R-45 No room: all 7 spaces in your entry zone are taken.'],
    ['S', 'hand:Attack Vector, cell:a3', 'MG-R-45 No room: all 7 spaces in your entry zone are taken.'],
    ['S', 'cell:f2', 'MG-KW-13 Too far: 2 spaces, Skipper moves 1.'],
  ],
);

rows(
  'an empty purse',
  ({ given }) =>
    given({ d3: 'S Skipper', e3: 'N Skipper', S: { hand: 'Attack Vector, Virus, Tunnel Warfare' } })
      .S('attack d3 e3')
      .passes(),
  [
    ['S', 'hand:Attack Vector', 'MG-R-41 Not enough bandwidth: needs 3 with your other Mechas, you have 0.'],
    ['S', 'hand:Virus', 'MG-R-17 No target: Virus needs an enemy Mecha.'],
  ],
);

rows('one card left', ({ given }) => given({ d3: 'S Skipper', S: { hand: 'Tunnel Warfare' } }), [
  ['S', 'hand:Tunnel Warfare', 'MG-R-17 No other card to discard: Tunnel Warfare needs 1, you have 0.'],
  [
    'S',
    'hand:Tunnel Warfare, cell:d3',
    'MG-R-17 No other card to discard: Tunnel Warfare needs 1, you have 0.',
  ],
]);

rows(
  'a Tower has been played',
  ({ given }) =>
    given({ a1: 'S Radio Tower', S: { hand: 'Radio Tower, Radio Tower' } })
      .S('play Radio Tower b1')
      .passes(),
  [
    ['S', 'hand:Radio Tower', 'MG-R-37 You have already played a Tower this turn: 1 of 1.'],
    ['S', 'hand:Radio Tower, cell:c1', 'MG-R-37 You have already played a Tower this turn: 1 of 1.'],
  ],
);

rows(
  'units that have acted',
  ({ given }) =>
    given({
      d3: 'S Turtle',
      a2: 'S Turtle',
      f1: 'S Mega Bot',
      b2: 'N Stonewall',
      e3: 'N Stonewall',
      a1: 'S Radio Tower',
    })
      .S('move d3 d4')
      .passes()
      .S('attack a2 b2')
      .passes()
      .S('move f1 f2')
      .passes(),
  [
    ['S', 'cell:d4, cell:e4', 'MG-R-47 Turtle has no move left: 1 of 1 used.'],
    ['S', 'cell:d4', 'MG-R-47 Turtle has no move left: 1 of 1 used.'],
    ['S', 'cell:a2, cell:a3', 'MG-R-47 Turtle has attacked this turn: it can’t both move and attack.'],
    ['S', 'cell:a2, cell:b2', 'MG-R-47 Turtle has no attack left: 1 of 1 used.'],
    ['S', 'cell:f2, cell:f3', 'MG-R-47 Mega Bot has no move left: 1 of 1 used.'],
  ],
);

rows(
  'walls of units',
  ({ given }) =>
    given({
      a1: 'S Longbow',
      b1: 'N Stonewall',
      a2: 'N Stonewall',
      c1: 'N Turtle',
      d5: 'S Stonewall',
      e1: 'S Stonewall',
      e2: 'N Skipper',
      S: { hand: 'Class Ganon' },
    }),
  [
    ['S', 'cell:a1, cell:c3', 'MG-MECHA-8 Blocked: no free path to c3.'],
    ['S', 'cell:a1, cell:c1', 'MG-R-53 Blocked: enemy units are between Longbow and Turtle.'],
    ['S', 'cell:e1, cell:e2', 'MG-R-86 Stonewall can’t attack: its text says so.'],
    ['S', 'cell:d5, player:N', 'MG-R-86 Stonewall can’t attack: its text says so.'],
  ],
);

rows(
  'abilities',
  ({ given }) =>
    given({
      b2: 'S Mod Bot',
      d2: 'S Skipper',
      c4: 'N Skipper',
      b3: 'S Radio Tower',
      d3: 'S Mega Bot',
      S: { hand: 'Skipper' },
    }),
  [
    ['S', 'cell:b2, cell:d2', 'MG-R-84 Mod Bot: sacrifice an adjacent Mecha you control.'],
    ['S', 'cell:b2, cell:b3', 'MG-R-84 Mod Bot: sacrifice an adjacent Mecha you control.'],
  ],
);

rows(
  'answering an attack',
  ({ given }) =>
    given({
      d3: 'S Skipper',
      e3: 'N Skipper',
      a5: 'N Radio Tower',
      N: { hand: 'Ironhide, Attack Vector, Virus' },
    }).S('attack d3 e3'),
  [
    ['N', 'hand:Attack Vector', 'MG-R-15 You can only respond now: play a Command, or pass.'],
    ['N', 'hand:Ironhide', 'MG-R-17 Skipper is on e3: Ironhide needs a Mecha you control in row 5.'],
    ['N', 'hand:Ironhide, cell:e3', 'MG-R-17 Skipper is on e3: Ironhide needs a Mecha you control in row 5.'],
    ['N', 'hand:Virus, cell:e3', 'MG-R-17 Skipper is yours: Virus needs an enemy Mecha.'],
    ['N', 'cell:e3, cell:e4', 'MG-R-15 You can only respond now: play a Command, or pass.'],
    ['S', 'cell:d3', 'MG-R-14 Wait for your opponent: it’s their decision.'],
  ],
);
