import { rngFrom } from '@mechatable/kernel';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SLOTS, SLOT_OWNER, SQUARES, ZONE, distance, squareNumber } from '../src/board.ts';
import { FORCES, LAYOUT } from '../src/content/forces.ts';
import { ROTATIONS, TILES, rotated } from '../src/content/tiles.ts';
import { COUNTERS, TYPES } from '../src/content/types.ts';
import { legalForces } from '../src/forces.ts';
import { masc } from '../src/game.ts';
import { STANDARD } from '../src/options.ts';
import { TERRAIN, TWO_RIVERS_SLOTS, entryCost, objectiveOf, terrainOf } from '../src/terrain.ts';

const book = readFileSync(new URL('../../../../rules/masc.md', import.meta.url), 'utf8');
const cells = (line: string): string[] =>
  line
    .split('|')
    .map((cell) => cell.trim())
    .slice(1, -1);

test('[MASC-COMP-2] [MASC-COMP-4] [MASC-R-11] the stat card matches the rule book', () => {
  const rows = book.split('\n').filter((line) => /^\| (Frog|Rat|Ant|Turtle|Wolf|Spider) \|/.test(line));
  const printed = rows
    .map(cells)
    .map(([name, kind, ...figures]) => [name, kind?.toLowerCase(), ...figures.slice(0, 5)]);
  const ours = TYPES.map(({ name, kind, move, range, attack, armor, body }) => [
    name,
    kind,
    ...[move, range, attack].map(String),
    `${armor}+`,
    String(body),
  ]);
  expect(printed).toEqual([...ours, ...ours]); // in the summary, and with the clause
});

test('[MASC-COMP-1] [MASC-COMP-5] there are 72 counters, six of each type and color, and twelve tiles', () => {
  const pieces = masc.lab.census(masc.rules.setup(STANDARD, 2, rngFrom('census')));
  const counters = pieces.filter((piece) => /^(red|blue) /.test(piece));
  expect([counters.length, pieces.length]).toEqual([72, 84]);
  for (const { id } of TYPES)
    expect(counters.filter((piece) => piece === `red ${id}`)).toHaveLength(COUNTERS);
  expect(new Set(pieces.filter((piece) => !counters.includes(piece))).size).toBe(12);
});

test('[MASC-COMP-6] [MASC-HOLD-1] [MASC-R-9] [MASC-TILE-6] twelve regions: three Red, six green, three Blue', () => {
  expect(SLOT_OWNER).toEqual([0, 0, 0, -1, -1, -1, -1, -1, -1, 1, 1, 1]);
  expect(masc.rules.setup(STANDARD, 2, rngFrom('x')).slots).toHaveLength(SLOTS);
});

test('[MASC-HOLD-2] [MASC-R-10] every region of 6 × 6 squares has exactly one objective, which holds its marker', () => {
  const terrain = terrainOf(TWO_RIVERS_SLOTS);
  expect([terrain.length, SQUARES]).toEqual([432, 432]);
  const objectives = Array.from({ length: SLOTS }, (_, slot) => objectiveOf(terrain, slot));
  expect(new Set(objectives).size).toBe(SLOTS);
  expect(Array.from(terrain).filter((sign) => sign === '*')).toHaveLength(SLOTS);
  expect(objectives[0]).toBe(squareNumber('C2'));
  expect(objectiveOf(terrainOf(new Array<number>(SLOTS).fill(-1)), 0)).toBe(-1);
});

test('the tiles match the rule book, and none has a wall or an objective in its outer ring', () => {
  const drawn = book.split('```').find((block) => block.includes('T01 Crossroads')) ?? '';
  for (const { id, rows } of TILES) {
    const group = drawn.split('\n\n').find((part) => part.includes(id)) ?? '';
    const [names = '', ...lines] = group.trim().split('\n');
    const at = names.indexOf(id);
    expect(
      lines.map((line) => line.slice(at, at + 6)),
      id,
    ).toEqual(rows);
    const ring = rows.map((row, y) => (y === 0 || y === 5 ? row : row.charAt(0) + row.charAt(5))).join('');
    expect(ring, id).not.toMatch(/[#*]/);
    const turns = Array.from({ length: ROTATIONS }, (_, k) => rotated(rows, k).join('/'));
    expect(new Set(turns).size, id).toBe(ROTATIONS);
    expect(rotated(rows, ROTATIONS)).toEqual(rows);
  }
});

test('Two Rivers is the board of the rule book', () => {
  const lines = book.split('\n').filter((line) => /^ ?\d+ [.:~#*]{18}$/.test(line));
  expect(terrainOf(TWO_RIVERS_SLOTS)).toBe(lines.map((line) => line.slice(3)).join(''));
});

test('[MASC-TERR-1] [MASC-TERR-2] [MASC-TERR-3] [MASC-TERR-4] [MASC-TERR-5] the cost of each terrain', () => {
  expect(Array.from('.:~#*').map(entryCost)).toEqual([1, 2, 3, -1, 0]);
  expect(Object.values(TERRAIN).map(({ name }) => name)).toEqual([
    'clear',
    'hindering',
    'water',
    'blocking',
    'objective',
  ]);
});

test('the starter forces match the rule book and are legal, and their layout is four squads', () => {
  const rows = book
    .split('\n')
    .map(cells)
    .filter(([name]) => FORCES.some((force) => force.name === name));
  expect(
    FORCES.map(({ name, counts }) => [name, ...counts.map(String)]),
    'rules/masc.md needs a row for each force',
  ).toEqual(rows.map((row) => row.slice(0, 7)));
  const legal = legalForces(STANDARD).map(String);
  for (const { name, counts, types } of FORCES) {
    expect(legal.includes(String(counts)), `${name} is legal`).toBe(true);
    expect(types, name).toHaveLength(LAYOUT.length);
  }
  expect(new Set(LAYOUT).size).toBe(16);
});

test('[MASC-R-1] [MASC-R-2] distance is the larger of columns and rows apart', () => {
  const d = (p: string, q: string): number => distance(squareNumber(p), squareNumber(q));
  expect([d('C3', 'E4'), d('A1', 'B2'), d('A1', 'A1'), d('A1', 'R24'), d('R1', 'A2')]).toEqual([
    2, 1, 0, 23, 17,
  ]);
});

test('[MASC-R-14] [MASC-DEP-3] the zones are the three rows at each edge', () => {
  const zone = (colour: number): number[] => ZONE[colour]?.slice() ?? [];
  expect(zone(0)).toEqual(Array.from({ length: 54 }, (_, i) => i));
  expect(zone(1)).toEqual(Array.from({ length: 54 }, (_, i) => 378 + i));
});
