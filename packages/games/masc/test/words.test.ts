import { expect } from 'vitest';
import type { Action } from '../src/action.ts';
import { masc } from '../src/game.ts';
import { actionOf, scenario, type Letter, type Scene } from './given.ts';

const { words, lab } = masc;
const labels = (t: Scene, letter: Letter): string[] =>
  masc.rules.legal(t.state, t.seat(letter)).map((action) => words.label(t.view(letter), action));
const label = (t: Scene, letter: Letter, action: string): string =>
  words.label(t.view(letter), actionOf(action));
const anchors = (t: Scene, action: string): readonly string[] => words.anchors(t.view('R'), actionOf(action));
const sentences = (t: Scene): string[] => t.events.map((event) => words.describe(event));

scenario('setup in words', ({ match }) => {
  const t = match();
  const { chooser } = t.state;
  const other = 1 - chooser;
  const view = (): ReturnType<Scene['view']> => t.table.view(chooser);
  const say = (action: Action): string => words.label(view(), action);
  expect(words.question(view())).toBe('Choose the colors, or lay the first tile.');
  expect(words.question(t.table.view(other))).toBe(
    `Player ${chooser + 1} chooses the colors or lays the first tile.`,
  );
  expect(t.table.legal(chooser).map((action) => say(actionOf(action)))).toEqual([
    'Choose the colors',
    'Lay the first tile',
  ]);
  t.by(chooser, 'pickPrivilege open');
  expect(sentences(t)).toEqual([
    `Player ${chooser + 1} lays the first tile; Player ${other + 1} chooses the colors.`,
  ]);
  expect(words.question(view())).toBe(`Player ${other + 1} chooses a color.`);
  t.by(other, 'pickColour blue');
  expect([sentences(t), label(t, 'R', 'pickColour red')]).toEqual([
    [`Player ${other + 1} plays Blue.`],
    'Play Red',
  ]);
  expect(words.question(view())).toBe('Lay a tile: your row or the center.');
  expect(label(t, 'R', 'placeTile T02 4 1')).toBe('Lay Foundry (T02) at Center 2, rotated 90°');
  expect(anchors(t, 'placeTile T02 4 1')).toEqual(['tile:T02', 'slot:4', 'rotation:1']);
  expect(anchors(t, 'pickPrivilege open')).toEqual(['choice:open']);
  expect(anchors(t, 'pickColour blue')).toEqual(['choice:blue']);
  expect(label(t, 'R', 'placeTile T02 4 0')).toBe('Lay Foundry (T02) at Center 2');
  t.R('placeTile T02 0 1');
  expect(sentences(t)).toEqual(['Red lays Foundry at Red 1, rotated 90°.']);
});

scenario('forces and deployment in words', ({ match }) => {
  const t = match({ setup: 'quick' });
  expect(words.question(t.view('table'))).toBe('Red and Blue choose a force in secret.');
  expect(label(t, 'R', 'commitForce 4 4 0 1 6 1')).toBe(
    'Take Wolf Pack: 4 Frogs, 4 Rats, 1 Turtle, 6 Wolves, 1 Spider',
  );
  expect(label(t, 'R', 'commitForce 2 3 3 3 3 2')).toBe(
    'Take 2 Frogs, 3 Rats, 3 Ants, 3 Turtles, 3 Wolves, 2 Spiders',
  );
  expect(anchors(t, 'commitForce 4 4 0 1 6 1')).toEqual(['force:4-4-0-1-6-1']);
  expect(label(t, 'R', 'placeMecha frog A1')).toBe('Put a Frog on A1');
  expect(label(t, 'R', 'placeMecha ant A1')).toBe('Put an Ant on A1');
  expect(anchors(t, 'placeMecha frog A1')).toEqual(['hand:frog', 'square:A1']);
  t.B('commitForce 4 4 0 1 6 1');
  expect([sentences(t), words.question(t.view('B'))]).toEqual([
    ['Blue has chosen a force.'],
    'Red chooses a force in secret.',
  ]);
});

const PIECES = { r1: 'Wolf G10', r2: 'Rat F8', b1: 'Turtle G13 (3)', b2: 'Rat I13', b3: 'Rat R24' };

scenario('movement in words', ({ given }) => {
  const t = given(PIECES);
  expect(labels(t, 'R')).toEqual(['Activate r1 (Wolf) and 1 more', 'Pass']);
  expect(words.question(t.view('R'))).toBe('Activate a unit, or pass.');
  t.R('activate r1');
  expect(sentences(t)).toEqual(['Red activates r1, r2.']);
  expect(words.question(t.view('B'))).toBe('Red moves r1’s unit.');
  expect(label(t, 'R', 'moveMecha r1 G9')).toBe('Move r1 (Wolf) from G10 to G9');
  expect([label(t, 'R', 'finish'), label(t, 'R', 'reset')]).toEqual([
    'Finish moving this unit',
    'Reset this unit’s moves',
  ]);
  expect(anchors(t, 'moveMecha r1 G9')).toEqual(['mecha:r1', 'square:G9']);
  expect(anchors(t, 'activate r1')).toEqual(['unit:r1']);
  expect(anchors(t, 'finish')).toEqual(['choice:finish']);
  t.R('moveMecha r1 G9');
  expect(sentences(t)).toEqual(['r1 (Wolf) moves from G10 to G9 for 1 point.']);
  t.R('reset');
  expect(sentences(t)).toEqual(['r1’s unit goes back to where it began: 2 resets left.']);
  t.R('finish');
  expect(sentences(t)).toEqual(['r1’s unit is done.']);
});

scenario('a straggler in words', ({ given }) => {
  const t = given(
    { r1: 'Turtle A1', r2: 'Rat A9', r3: 'Rat A10', b1: 'Rat R23', b2: 'Rat R24' },
    { blocking: 'A2-C2 D1-D2', hindering: 'C1' },
  );
  t.R('activate r1');
  expect(words.question(t.view('R'))).toBe('Where does straggler r1 go?');
  expect(labels(t, 'R')).toEqual([
    'Leave r1 (Turtle) on A1',
    'Move r1 (Turtle) from A1 to B1',
    'Move r1 (Turtle) from A1 to C1',
  ]);
  t.R('moveMecha r1 A1');
  expect(sentences(t)[0]).toBe('r1 (Turtle) stays on A1.');
});

scenario('combat in words', ({ given }) => {
  const t = given(PIECES, { at: 'combat', dice: [1, 1, 2, 4, 4, 5, 6].slice(0, 5) });
  expect(words.question(t.view('R'))).toBe('Attack with a unit, or pass.');
  expect(labels(t, 'R')).toEqual([
    'Attack b1 (Turtle) and 1 more with r1 (Wolf) and 1 more: 5 dice from 1 mecha',
    'Pass',
  ]);
  expect(anchors(t, 'attack r1 b1')).toEqual(['unit:r1', 'unit:b1', 'choice:attack']);
  t.R('attack r1 b1');
  expect(sentences(t).slice(0, 5)).toEqual([
    'Red attacks b1’s unit with r1. Eligible: b1, b2.',
    'The dice show 1 1 2 4 4.',
    '2 dice showing 1 can’t hurt anyone.',
    '1 die showing 2 can’t hurt anyone.',
    'b2 (Rat) takes a 4: 1 of 2 damage.',
  ]);
  expect(sentences(t)).toContain('b2 (Rat) on I13 is destroyed.');
});

scenario('dice and pins in words', ({ given }) => {
  const t = given(
    { r1: 'Rat A1', r2: 'Rat A2', b1: 'Rat A3', b2: 'Rat A5 (1)', b3: 'Rat B5 (1)' },
    { at: 'combat', volley: { dice: [5], on: 'b1 b2 b3' } },
  );
  expect(words.question(t.view('R'))).toBe('Blue chooses who takes the 5.');
  expect(labels(t, 'B')).toEqual([
    'Give the 5 to b2 (Rat): 1 of 2 damage so far',
    'Give the 5 to b3 (Rat): 1 of 2 damage so far',
  ]);
  expect(anchors(t, 'assign b2')).toEqual(['mecha:b2']);
  const pinned = given({ r1: 'Rat A1', r2: 'Rat A2', b1: 'Rat A3', b2: 'Rat A5' }, { at: 'combat' });
  expect(labels(pinned, 'R')[0]).toContain('5 dice from 2 mecha, including 1 for pins');
  pinned.R('attack r1 b1');
  expect(sentences(pinned)[0]).toContain('(1 pin)');
});

scenario('turns and scores in words', ({ given }) => {
  const t = given({ r1: 'Rat A1', r2: 'Rat G7', b1: 'Rat A23', b2: 'Rat A24' }, { at: 'score' });
  const history = t.history.map((event) => words.describe(event));
  expect(history.slice(0, 2)).toEqual([
    'Red scores 3 (Red 1, Center 2), Blue scores 1 (Blue 1). Red has 3, Blue has 1.',
    'Turn 4 begins.',
  ]);
  expect(history[2]).toMatch(/^Red rolls \d \+ \d = \d+, Blue \d \+ \d = \d+: /);
  const letter = t.asked.startsWith('R') ? 'R' : 'B';
  expect(labels(t, letter)).toEqual(['Red starts', 'Blue starts']);
  expect(anchors(t, 'chooseFirst blue')).toEqual(['choice:blue']);
  expect(words.question(t.view('table'))).toMatch(/^(Red|Blue) chooses who starts Movement\.$/);
  const over = given(
    { r1: 'Rat A1', r2: 'Rat G7', b1: 'Rat A23', b2: 'Rat A24' },
    { at: 'score', points: [24, 0] },
  );
  expect(words.question(over.view('R'))).toBe('Red wins with 27 points to 1.');
});

scenario('the table can be drawn', ({ given }) => {
  const t = given(
    { r1: 'Wolf E5 (2)', r2: 'Turtle F5 spent', b1: 'Ant H7', b2: 'Ant gone' },
    { map: 'two rivers' },
  );
  const lines = words.sketch(t.view('R')).split('\n');
  expect(lines[23]).toBe(' 1 .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .');
  expect(lines[19]).toBe(' 5 .   :   .   :   r1  r2  .   .   .   .   #   .   .   *   .   .   .   .');
  expect(lines[24]).toBe('   A   B   C   D   E   F   G   H   I   J   K   L   M   N   O   P   Q   R');
  expect(lines.slice(25)).toEqual([
    '   regions, Red-Blue: 2-0R 0-0 0-0 0-0 0-1B 0-0 0-0 0-0 0-0 0-0 0-0 0-0',
    '   Blue: b1 Ant',
    '   Red: r1 Wolf 2/4 r2 Turtle*',
    '   (turn 3, movement; 0 to 0 points of 25)',
  ]);
  const blue = words.sketch(t.view('B')).split('\n');
  expect([blue[0]?.trim().charAt(0), blue[1]?.slice(0, 3)]).toEqual(['A', ' 1 ']);
});

scenario('features list what a match can use, and what an action has used', ({ given }) => {
  expect(lab.features).toHaveLength(13 + 6 + 12 + 1);
  const t = given({ r1: 'Rat C3', r2: 'Rat C4', b1: 'Rat R23', b2: 'Rat R24' }).R('activate r1');
  for (let i = 0; i < 3; i++) t.R('moveMecha r1 D4; reset');
  expect(lab.used({ kind: 'reset' }, t.events)).toEqual(['action reset', 'safe mode']);
  const placed = {
    type: 'placed',
    clause: 'x',
    owner: 0,
    colour: 'red',
    mecha: 'r1',
    is: 'wolf',
    square: 'A1',
  } as const;
  expect(lab.used(actionOf('placeMecha wolf A1'), [placed])).toEqual(['action placeMecha', 'type wolf']);
  const laid = { type: 'laid', clause: 'x', colour: 'red', tile: 'T03', slot: 0, rotation: 0 } as const;
  expect(lab.used(actionOf('placeTile T03 0 0'), [laid])).toEqual(['action placeTile', 'tile T03']);
});
