import { hashOf } from '@mechatable/kernel';
import { randomMatch } from '@mechatable/testkit';
import { expect, test } from 'vitest';
import { CELLS, CELL_NAME, ENTRY, NEIGHBORS, cellNumber, isBeside } from '../src/board.ts';
import { CARDS } from '../src/content/cards.ts';
import { mecha1e } from '../src/game.ts';
import { scenario } from './given.ts';

test('[MG-BOARD-1] [MG-BOARD-3] [MG-R-1] seven columns, five rows, an entry zone at each long side', () => {
  expect(CELLS).toBe(35);
  expect(ENTRY.map((row) => row.map((cell) => CELL_NAME[cell]).join(' '))).toEqual([
    'a1 b1 c1 d1 e1 f1 g1',
    'a5 b5 c5 d5 e5 f5 g5',
  ]);
  expect([cellNumber('a1'), cellNumber('g5'), cellNumber('h1'), cellNumber('d0')]).toEqual([0, 34, -1, -1]);
});

test('[MG-R-8] neighbors share an edge, and no space is its own neighbor', () => {
  const beside = (name: string): (string | undefined)[] =>
    (NEIGHBORS[cellNumber(name)] ?? []).map((cell) => CELL_NAME[cell]);
  expect([beside('a1'), beside('d3'), beside('g5')]).toEqual([
    ['b1', 'a2'],
    ['d2', 'c3', 'e3', 'd4'],
    ['g4', 'f5'],
  ]);
  expect(isBeside(cellNumber('d3'), cellNumber('e3'))).toBe(true);
  expect(isBeside(cellNumber('g1'), cellNumber('a2'))).toBe(false);
});

test('[MG-R-2] exactly two players', () => {
  expect(mecha1e.seats).toEqual({ min: 2, max: 2 });
});

test('[MG-MECHA-2] [MG-R-11] every Mecha has cost, power and durability, and published spellings are kept', () => {
  for (const { types, cost, power, durability, name } of CARDS) {
    if (types.includes('mecha')) expect([cost, power, durability], name).not.toContain(null);
  }
  const names = CARDS.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['Cruise Missle', 'Class Ganon', 'Bot-a-pult', 'Jager', 'The Vise']),
  );
});

test('[MG-R-26] the same seed and choices give the same match', () => {
  const [one, again] = [randomMatch(mecha1e, 'twice'), randomMatch(mecha1e, 'twice')];
  expect(hashOf(one.state)).toBe(hashOf(again.state));
});

scenario('[MG-KW-3] [MG-CTR-1] [MG-KW-2] a unit arrives with its counters', ({ given }) => {
  const towers = Object.fromEntries(['a', 'b', 'c', 'd'].map((column) => [`${column}2`, 'S Radio Tower']));
  const t = given({ ...towers, S: { hand: 'Dragon' } });
  t.S('play Dragon e1');
  expect([t.cnt('e1'), t.arm('e1')]).toEqual([4, 2]);
});

scenario('[MG-KW-4] [MG-R-54] Armour adds up', ({ given }) => {
  const t = given({ e1: 'S Dragon', S: { hand: 'Ironhide, Ironhide' } });
  t.S('command Ironhide e1').S('command Ironhide e1');
  expect(t.arm('e1')).toBe(6);
});

scenario('[MG-KW-21] [MG-R-44] bandwidth and cost count only your own units', ({ given }) => {
  const t = given({
    a1: 'S Radio Tower',
    b3: 'N Radio Tower',
    c1: 'S Mega Bot',
    c5: 'N Jager',
    d1: 'S Cap Gun',
  });
  const [south, north] = t.view('table').sides;
  expect([south.bandwidth, south.cost, north.bandwidth, north.cost]).toEqual([1, 3, 1, 6]);
});

scenario('[MG-CMD-2] [MG-R-13] Commands are played on either player’s turn', ({ given }) => {
  const t = given({ d1: 'S Mega Bot', d5: 'N Turtle', N: { hand: 'Ironhide' } });
  t.S('move d1 d2').N('command Ironhide d5');
  expect([t.arm('d5'), t.at('d2'), t.asked]).toEqual([3, 'Mega Bot', 'S main']);
});

scenario('[MG-R-61] [MG-R-87] counters never change what is printed', ({ given }) => {
  const t = given({ d3: 'S Mod Bot', c3: 'S Jager', d4: 'N Cap Gun' });
  t.S('activate d3 c3');
  expect(t.view('S').units.find((u) => u.cell === 'd3')).toMatchObject({ power: 1, left: 8, cost: 2 });
});

scenario('[MG-R-84] you can sacrifice only what you control', ({ given }) => {
  const t = given({ a5: 'N Radio Tower', b1: 'S Radio Tower', d5: 'N Turtle', S: { hand: 'Virus' } });
  t.S('command Virus d5');
  expect([t.at('a5'), t.at('b1')]).toEqual(['Radio Tower', null]);
});

scenario('[MG-R-7] a player without units keeps playing', ({ given }) => {
  const t = given({ N: { deck: 'Virus, Virus' } });
  t.S('endPhase').passes();
  expect([t.winner, t.asked]).toEqual([null, 'N main']);
});
