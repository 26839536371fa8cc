import { clicked } from '@mechatable/testkit';
import { expect } from 'vitest';
import { masc } from '../src/game.ts';
import { scenario, type Hands, type Letter, type Scene } from './given.ts';

/** The viewer, the clicks, and the refusal. */
type Row = readonly [who: Letter, clicks: string, reads: string];

function rows(title: string, open: (hands: Hands) => Scene, table: readonly Row[]): void {
  for (const [who, clicks, reads] of table) {
    const clause = reads.slice(0, reads.indexOf(' '));
    scenario(`[${clause}] ${title}: ${clicks}`, (hands) => {
      const t = open(hands);
      expect(clicked(masc, t.state, t.seat(who), clicks)).toBe(reads);
    });
  }
}

const SQUAD = {
  r1: 'Wolf E5',
  r2: 'Ant E6',
  r3: 'Turtle G6',
  r4: 'Frog P2',
  r5: 'Rat P3',
  b1: 'Spider E20',
  b2: 'Rat F20',
};

rows('a squad on the move', ({ given }) => given(SQUAD).R('activate r1'), [
  ['R', 'mecha:r1, square:E12', 'MASC-R-28 Too far: 7 squares, Wolf moves 6.'],
  ['R', 'mecha:r2, square:M6', 'MASC-R-28 Too far: 8 squares, Ant moves 4.'],
  ['R', 'square:G10', 'MASC-D-8 Pick what acts first: Move r1 (Wolf) from E5 to G10.'],
  ['R', 'square:G13', 'MASC-R-28 Too far: 8 squares, Wolf moves 6.'],
  ['R', 'mecha:r1, mecha:r2', 'MASC-MOVE-4 E6 is taken by r2 (Ant): choose a free square.'],
  [
    'R',
    'mecha:r1, square:E5',
    'MASC-D-8 r1 (Wolf) is already on E5: choose another square, or leave it there.',
  ],
  [
    'R',
    'mecha:r4',
    'MASC-MOVE-12 r4 (Frog) is not in the active unit (r1, r2 and r3): finish that unit first.',
  ],
  [
    'R',
    'mecha:r4, square:P4',
    'MASC-MOVE-12 r4 (Frog) is not in the active unit (r1, r2 and r3): finish that unit first.',
  ],
  ['R', 'mecha:b1', 'MASC-MOVE-12 b1 (Spider) is your opponent’s: move your own mecha.'],
  ['R', 'mecha:r1, mecha:b1', 'MASC-D-8 You can’t attack now: this is Movement.'],
  [
    'R',
    'unit:r4',
    'MASC-MOVE-12 r4 (Frog) is not in the active unit (r1, r2 and r3): finish that unit first.',
  ],
  ['R', 'choice:pass', 'MASC-D-8 A unit is active: move its members, finish, or reset.'],
  ['R', 'choice:reset', 'MASC-R-26 Nothing to reset: no mecha has moved.'],
  ['R', 'tray:red', 'MASC-D-8 A unit is active: move its members, finish, or reset.'],
  ['B', 'mecha:b1', 'MASC-MOVE-11 Your opponent is moving: wait for your turn.'],
]);

rows('some of the squad have moved', ({ given }) => given(SQUAD).R('activate r1; moveMecha r3 J6'), [
  [
    'R',
    'mecha:r3, square:J7',
    'MASC-SQ-8 r3 (Turtle) has already moved from G6: reset the unit to move it again.',
  ],
  ['R', 'mecha:r3', 'MASC-SQ-8 r3 (Turtle) has already moved from G6: reset the unit to move it again.'],
  [
    'R',
    'choice:finish',
    'MASC-MOVE-6 Out of formation: r3 (Turtle) is 5 squares from its nearest friend, at most 2 allowed.',
  ],
]);

rows(
  'rough ground',
  ({ given }) =>
    given(
      { r1: 'Turtle C3', r2: 'Ant C2', r3: 'Wolf B2', b1: 'Rat R24', b2: 'Rat R23' },
      { hindering: 'D2-D6', water: 'E2-E6', blocking: 'B6-F6 A3 A4 B4' },
    ).R('activate r1'),
  [
    ['R', 'mecha:r1, square:E3', 'MASC-R-28 Too far: the path costs 5 points, Turtle has 3.'],
    ['R', 'mecha:r1, square:F3', 'MASC-R-28 Too far: the path costs 5 points, Turtle has 3.'],
    ['R', 'mecha:r3, square:B6', 'MASC-TERR-4 B6 is blocking: no mecha can enter it.'],
    ['R', 'mecha:r2, square:A4', 'MASC-TERR-4 A4 is blocking: no mecha can enter it.'],
    ['R', 'mecha:r2, square:F5', 'MASC-R-28 Too far: the path costs 6 points, Ant has 4.'],
  ],
);

rows(
  'closed off',
  ({ given }) =>
    given({ r1: 'Wolf C1', r2: 'Ant C2', b1: 'Rat R24', b2: 'Rat R23' }, { blocking: 'F1-F3 G3 H3 I1-I3' }).R(
      'activate r1',
    ),
  [['R', 'mecha:r1, square:G2', 'MASC-TERR-4 No path to G2: blocking squares close it off.']],
);

rows(
  'enemies near',
  ({ given }) =>
    given({ r1: 'Wolf E5', r2: 'Ant E4', r3: 'Rat D4', b1: 'Spider F6', b2: 'Rat D7', b3: 'Rat B6' }).R(
      'activate r1',
    ),
  [
    ['R', 'mecha:r1, square:E3', 'MASC-MOVE-8 Pinned: r1 (Wolf) touches b1 (Spider), so it can’t move.'],
    ['R', 'mecha:r1', 'MASC-MOVE-8 Pinned: r1 (Wolf) touches b1 (Spider), so it can’t move.'],
    [
      'R',
      'mecha:r3, square:D9',
      'MASC-MOVE-9 Enemies block the path to D9: a move ends on the first square that touches one.',
    ],
    [
      'R',
      'mecha:r3, square:D8',
      'MASC-MOVE-9 Enemies block the path to D8: a move ends on the first square that touches one.',
    ],
    ['R', 'mecha:r3, mecha:b2', 'MASC-D-8 You can’t attack now: this is Movement.'],
  ],
);

rows(
  'choosing a unit',
  ({ given }) => given({ ...SQUAD, r4: 'Frog P2 spent', r5: 'Rat P3 spent', b2: 'Rat F7' }),
  [
    ['R', 'unit:r4', 'MASC-R-22 This unit has already moved this turn: activate another, or pass.'],
    ['R', 'mecha:r5', 'MASC-R-22 This unit has already moved this turn: activate another, or pass.'],
    ['R', 'unit:b1', 'MASC-MOVE-1 b1 (Spider) is your opponent’s: activate one of your units.'],
    ['R', 'mecha:r1, square:E7', 'MASC-D-7 Activate a unit first, then move its members.'],
    ['R', 'square:E7', 'MASC-D-7 Activate a unit first, then move its members.'],
    ['R', 'unit:r1, unit:b1', 'MASC-D-7 You can’t attack now: this is Movement.'],
    ['R', 'choice:finish', 'MASC-D-7 This is Movement: activate a unit, or pass.'],
    ['B', 'unit:b1', 'MASC-MOVE-11 Your opponent is moving: wait for your turn.'],
  ],
);

rows(
  'a unit that is pinned',
  ({ given }) =>
    given({ r1: 'Wolf E5', r2: 'Ant D5', r3: 'Frog P2', r4: 'Frog P3', b1: 'Rat E6', b2: 'Ant C6' }),
  [['R', 'unit:r1', 'MASC-MOVE-8 Pinned: r1 (Wolf) touches b1 (Rat), so it can’t move.']],
);

rows(
  'a straggler',
  ({ given }) => given({ r1: 'Ant E5', r2: 'Ant E6', r3: 'Turtle E14', b1: 'Rat R24', b2: 'Rat R23' }),
  [['R', 'choice:pass', 'MASC-R-38 You can’t pass yet: r3 (Turtle) must move toward a friend first.']],
);

rows(
  'a straggler on its way',
  ({ given }) =>
    given({ r1: 'Ant E5', r2: 'Ant E6', r3: 'Turtle E14', b1: 'Rat R24', b2: 'Rat R23' }).R('activate r3'),
  [
    [
      'R',
      'mecha:r3, square:E12',
      'MASC-R-34 A straggler must get as close to its friends as it can: E12 is 4 points away, B11 only 3.',
    ],
    ['R', 'mecha:r3, square:E10', 'MASC-R-28 Too far: 4 squares, Turtle moves 3.'],
    [
      'R',
      'square:E14',
      'MASC-R-34 A straggler must get as close to its friends as it can: E14 is 6 points away, B11 only 3.',
    ],
    ['R', 'mecha:r1', 'MASC-MOVE-12 r1 (Ant) is not in the active unit (r3): finish that unit first.'],
  ],
);

rows(
  'safe mode',
  ({ given }) =>
    given(SQUAD).R(
      'activate r1; moveMecha r3 G7; reset; moveMecha r3 G7; reset; moveMecha r3 G7; reset; moveMecha r2 F6',
    ),
  [
    [
      'R',
      'mecha:r3, square:I8',
      'MASC-R-26 Out of formation: r3 (Turtle) would be 3 squares from its nearest friend, at most 2 allowed.',
    ],
    [
      'R',
      'choice:reset',
      'MASC-R-26 No resets left, 3 of 3 used: every move must now keep everyone in formation.',
    ],
  ],
);

const FIGHT = {
  r1: 'Spider E5',
  r2: 'Ant E6',
  r3: 'Rat P5 spent',
  r4: 'Rat P6 spent',
  b1: 'Wolf E12',
  b2: 'Frog E14',
  b3: 'Rat P9',
  b4: 'Rat P10',
  r5: 'Ant A20',
  r6: 'Ant A21',
  b5: 'Ant A22',
  b6: 'Ant A23',
};

rows('choosing an attack', ({ given }) => given(FIGHT, { at: 'combat', blocking: 'E9' }), [
  ['R', 'unit:r1, unit:b1', 'MASC-R-45 Out of range: b1 (Wolf) is 7 squares away, Spider has Range 6.'],
  ['R', 'unit:r1, unit:b3', 'MASC-R-45 Out of range: b3 (Rat) is 11 squares away, Spider has Range 6.'],
  [
    'R',
    'unit:r3, unit:b3',
    'MASC-R-42 r3 (Rat) has already attacked this turn: attack with another unit, or pass.',
  ],
  ['R', 'unit:r3', 'MASC-R-42 r3 (Rat) has already attacked this turn: attack with another unit, or pass.'],
  ['R', 'unit:b1', 'MASC-R-45 Out of range: b1 (Wolf) is 7 squares away, Spider has Range 6.'],
  ['R', 'unit:r1, unit:r3', 'MASC-ATK-2 r3 (Rat) is yours: attack an enemy unit.'],
  ['R', 'mecha:r1, square:E7', 'MASC-D-10 You can’t move now: this is Combat.'],
  ['R', 'unit:b3, unit:r3', 'MASC-ATK-2 b3 (Rat) is your opponent’s: attack with one of your units.'],
  ['B', 'unit:b1', 'MASC-ATK-6 Your opponent attacks next: wait for your turn.'],
]);

rows(
  'an enemy in the way',
  ({ given }) =>
    given(
      { r1: 'Spider E5', r2: 'Spider E4', r3: 'Ant A1', r4: 'Ant B1', b1: 'Ant E7', b2: 'Ant E11' },
      { at: 'combat' },
    ),
  [
    [
      'R',
      'unit:r1, unit:b2',
      'MASC-LOF-2 No line of fire: b1 (Ant) on E7 is between r1 (Spider) and b2 (Ant).',
    ],
    ['R', 'unit:r3, unit:b1', 'MASC-R-45 Out of range: b1 (Ant) is 6 squares away, Ant has Range 3.'],
  ],
);

rows(
  'walls in the line of fire',
  ({ given }) =>
    given(
      {
        r1: 'Spider E5',
        r2: 'Spider E4',
        b1: 'Ant E9',
        b2: 'Ant E10',
        b3: 'Ant P5',
        b4: 'Ant P4',
        r3: 'Ant P6',
        r4: 'Ant P7',
      },
      { at: 'combat', blocking: 'E7' },
    ),
  [
    [
      'R',
      'unit:r1, unit:b1',
      'MASC-LOF-1 No line of fire: the blocking square E7 is between r1 (Spider) and b1 (Ant).',
    ],
  ],
);

rows(
  'giving out dice',
  ({ given }) =>
    given(
      {
        r1: 'Turtle E5',
        r2: 'Ant E6',
        r3: 'Rat E7 (1)',
        r4: 'Frog E8',
        r5: 'Ant F7 (1)',
        b1: 'Rat R24',
        b2: 'Rat R23',
      },
      { at: 'combat', starts: 'B', volley: { dice: [4, 5], on: 'r1 r2 r3 r5' } },
    ),
  [
    ['R', 'mecha:r1', 'MASC-R-50 The 4 can’t hurt r1 (Turtle): its Armor is 6.'],
    ['R', 'mecha:r2', 'MASC-R-52 Damaged mecha come first: r3 (Rat) has 1 of 2 damage.'],
    [
      'R',
      'mecha:r4',
      'MASC-R-49 r4 (Frog) can’t be hit by this attack: no attacker has range and line of fire.',
    ],
    ['R', 'mecha:b1', 'MASC-R-50 b1 (Rat) is your opponent’s: give the die to one of your mecha.'],
    ['R', 'choice:pass', 'MASC-DMG-2 First assign the die.'],
    ['B', 'mecha:r2', 'MASC-DMG-2 The defender assigns the dice: wait for your opponent.'],
  ],
);

/** The board half built: each has laid three tiles in the center. */
function building({ match }: Hands): Scene {
  const t = match();
  const chooser = t.state.chooser;
  t.by(chooser, 'pickPrivilege open');
  t.by(1 - chooser, 'pickColour blue');
  t.R('placeTile T01 3 0').B('placeTile T02 4 0').R('placeTile T03 5 0').B('placeTile T04 6 0');
  return t.R('placeTile T05 7 0').B('placeTile T06 9 0');
}

rows('laying a tile', building, [
  ['R', 'tile:T01', 'MASC-TILE-1 Crossroads is already at Center 1: choose another tile.'],
  ['R', 'tile:T07, slot:3', 'MASC-TILE-2 Center 1 already has Crossroads: choose an empty slot.'],
  [
    'R',
    'tile:T07, slot:10',
    'MASC-TILE-2 Blue 2 is in your opponent’s row: choose your own row or the center.',
  ],
  ['R', 'tile:T07, slot:8', 'MASC-R-8 You have laid 3 of 3 tiles in the center: fill your own row.'],
  ['R', 'slot:9', 'MASC-TILE-2 Blue 1 already has Quarry: choose an empty slot.'],
  ['B', 'tile:T07', 'MASC-TILE-4 Your opponent lays the next tile: wait for your turn.'],
]);

function deploying({ match }: Hands): Scene {
  const t = match({ light: 2, mid: 2 });
  const chooser = t.state.chooser;
  t.by(chooser, 'pickPrivilege open');
  t.by(1 - chooser, 'pickColour blue');
  for (let i = 0; i < 12; i++) {
    const slot = [0, 9, 1, 10, 2, 11, 3, 4, 5, 6, 7, 8][i] ?? 0;
    const tile = `T${String(i + 1).padStart(2, '0')}`;
    if (i % 2 === 0) t.R(`placeTile ${tile} ${slot} 0`);
    else t.B(`placeTile ${tile} ${slot} 0`);
  }
  t.R('commitForce 2 0 0 1 1 0').B('commitForce 2 0 0 1 1 0');
  return t.R('placeMecha frog A1').B('placeMecha frog A24').R('placeMecha frog C1').B('placeMecha frog C24');
}

rows('deploying', deploying, [
  ['R', 'hand:wolf, square:A4', 'MASC-R-14 A4 is outside your zone: deploy in rows 1 to 3.'],
  ['R', 'hand:wolf, square:A24', 'MASC-R-14 A24 is outside your zone: deploy in rows 1 to 3.'],
  ['R', 'hand:frog', 'MASC-D-5 No Frog left to deploy: your force has 2.'],
  ['R', 'hand:spider, square:B1', 'MASC-D-5 No Spider left to deploy: your force has 0.'],
  ['R', 'hand:wolf, mecha:r1', 'MASC-R-15 A1 is taken: choose a free square.'],
  ['R', 'hand:wolf, square:B2', 'MASC-R-15 B2 is blocking: choose a free square.'],
  ['R', 'square:E5', 'MASC-R-14 E5 is outside your zone: deploy in rows 1 to 3.'],
]);

rows('deploying the last', (hands) => deploying(hands).R('placeMecha wolf B3').B('placeMecha wolf A23'), [
  [
    'R',
    'hand:turtle, square:Q1',
    'MASC-R-16 Breaks formation: the nearest friend is 14 squares away, at most 2 allowed, and 0 mecha are left to close the gap.',
  ],
]);

rows('choosing a force', ({ match }) => match({ setup: 'quick' }).R('commitForce 3 3 2 3 3 2'), [
  ['R', 'choice:pass', 'MASC-R-13 You have chosen your force: wait for your opponent.'],
]);
