import { readFileSync, writeFileSync } from 'node:fs';
import { defineGame, type AnyGame, type ContentMark } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allContentRules, contentJsonSchema, readContent } from '../src/content/index.ts';
import { findGame } from '../src/find-game.ts';

const EXAMPLES = new URL('../../../examples/content/', import.meta.url);
const example = (name: string): string => readFileSync(new URL(name, EXAMPLES), 'utf8');
const RULES = await allContentRules();

/** Each problem: its place, its text, and the clause it breaks. */
async function problemsOf(text: string): Promise<readonly string[]> {
  const read = await readContent(text);
  if (read.ok) return [];
  return read.problems.map(({ line, column, sentence, clause }) =>
    [`${line}:${column}`, sentence, ...(clause === undefined ? [] : [`[${clause}]`])].join(' '),
  );
}

describe.each(RULES)('content files for $game', (rules) => {
  const { game, lists } = rules;
  test('every published piece is written in the language of the files', () => {
    const wholes = Object.fromEntries(lists.map(({ key, published }) => [key, published]));
    for (const { published, schema } of lists)
      for (const piece of published) expect(schema.parse(piece)).toEqual(piece);
    expect(rules.problems(wholes)).toEqual([]);
  });

  test('the example is valid', async () => {
    expect(await problemsOf(example(`${game}.json`))).toEqual([]);
  });

  test('the schema beside the example is the published one', async () => {
    const name = `${game}.schema.json`;
    const schema = JSON.stringify(await contentJsonSchema(game), null, 2);
    if (process.env.RENEW === '1') writeFileSync(new URL(name, EXAMPLES), schema);
    else expect(JSON.parse(example(name)), 'run npm run renew').toEqual(JSON.parse(schema));
  });
});

/** Checks a file with one text replaced. What is wanted is a whole line, or how it begins. */
async function expectProblems(
  file: string,
  before: string,
  after: string,
  wanted: readonly (string | RegExp)[],
): Promise<void> {
  expect(file).toContain(before);
  const found = await problemsOf(file.replace(before, after));
  expect(found).toHaveLength(wanted.length);
  for (const [i, each] of wanted.entries()) {
    if (typeof each === 'string') expect(found[i]).toBe(each);
    else expect(found[i]).toMatch(each);
  }
}

const LANES = example('lanes.json');

test.each([
  [
    '"front": 7',
    '"frnt": 7',
    ['8:5 "front" is missing.', '13:7 Unknown field "frnt". Did you mean "front"?'],
  ],
  ['"front": 7', '"front": 7.5', ['13:16 "front" must be a whole number, not 7.5.']],
  ['"front": 7', '"front": 100', ['13:16 "front" must be at most 99.']],
  ['"name": "Glass Lancer"', '"name": ""', ['11:15 "name" must be at least 1 character long.']],
  ['"kind": "unit",', '', ['8:5 "kind" is missing.']],
  ['"kind": "trigger", ', '', ['16:19 "kind" is missing.']],
  ['"target": "self"', '"target": "me"', [/^16:97 "target" must be one of "self", .*, not "me"/]],
  ['"n": "X"', '"n": 12', ['55:34 "n" must be at most 9.']],
  ['"id": "x-flashover"', '"id": "VG-77"', [/^37:13 The id of a new card must begin with "x-"/]],
  ['"Flashover"', '"Brace Order"', ['39:15 Another card is named "Brace Order": choose another name.']],
  ['"VG-01": 4', '"VG-0l": 4', ['96:18 There is no card "VG-0l".']],
  ['"VG-01": 4', '"VG-01": 3', ['86:5 Not legal: the deck has 39 cards instead of 40. [LN-DECK-1]']],
  ['"resting": true', '"maxPower": 3', [/^70:68 A continuous effect can’t depend on power/]],
  ['"game": "lanes"', '"game": "chess"', [/^4:11 "game" must be/]],
  ['"n": -3,', '"n": -3', ['53:15 Not valid JSON: unexpected "\\"".']],
  ['"game": "lanes",', '"game": "lanes", "game": "lanes",', ['4:20 "game" appears twice: remove one.']],
  [
    '"about": "Strong',
    '"about": "\nStrong',
    [/^6:12 Not valid JSON: a string must end on the line it starts on/],
  ],
])('%s → %s is reported at its place', async (before, after, wanted) => {
  await expectProblems(LANES, before, after, wanted);
});

const MASC = example('masc.json');

test.each([
  ['"id": "turtle"', '"id": "x-snail"', [/^9:13 "id" must be one of "frog", .*, not "x-snail"/]],
  ['"move": 4', '"move": 13', [/"move" must be at most 12/]],
  ['"move": 4', '"kind": "light"', ['10:15 "kind" of "turtle" can’t be changed: it is "mid".']],
  ['"wolf",', '"dog",', [/must be one of "frog", .*, not "dog"/]],
  [
    '"wolf",',
    '"ant",',
    [
      /7 of type "ant".*\[MASC-R-12\]$/,
      /has 8 light mecha, not 9\. \[MASC-FORCE-1\]$/,
      /has 8 mid mecha, not 7\. \[MASC-FORCE-1\]$/,
    ],
  ],
  ['".~*.:."', '".~..:."', [/exactly 1 objective "\*", not 0\. \[MASC-R-10\]$/]],
  ['".##.#."', '"###.#."', [/The outer squares of a tile can’t be blocking/]],
  ['".~~.:."', '".##.:."', []],
  ['"..~~.."', '"..~~."', [/A row has 6 squares/]],
  [
    '".~~:~.", "~~:*:~", ".~~:~."',
    '".~~#~.", "~~#*#~", ".~~#~."',
    [/Row 3, column 4 is closed off by blocking squares/],
  ],
])('M.A.S.C.: %s → %s is reported', async (before, after, wanted) => {
  await expectProblems(MASC, before, after, wanted);
});

const MECHANATION = example('mechanation.json');

test.each([
  ['"color": "Azure"', '"color": "Blue"', [/"color" must be one of "Crimson", .*, not "Blue"/]],
  ['"color": "Azure"', '"color": null', [/Only W is a WILD: a new Territory needs a color and a number/]],
  ['"number": 5', '"number": 7', [/"number" must be at most 6/]],
  ['"id": "W"', '"number": 2, "id": "W"', [/"number" of W can’t be changed: it is null/]],
  [
    '"id": "W"',
    '"id": "X"',
    [/"name" is missing/, /"color" is missing/, /"number" is missing/, /begin with "x-"/],
  ],
])('Mechanation: %s → %s is reported', async (before, after, wanted) => {
  await expectProblems(MECHANATION, before, after, wanted);
});

test('Mechanation: not too many Territories share a color', async () => {
  const territories = [1, 2, 3, 4, 5, 6].map((number) => ({ id: `G${number}`, copies: 6 }));
  const file = { format: 'mechatable-content-1', game: 'mechanation', name: 'Green', territories };
  expect(await problemsOf(JSON.stringify(file))).toEqual([
    expect.stringContaining('36 of 86 Territories are Green: at most a quarter'),
  ]);
});

const MECHA = example('mecha-1e.json');

test.each([
  ['"cost": 1', '"cost": null', [/^11:15 "cost" must be a number/]],
  ['"durability": 1', '"durability": 0', [/"durability" must be at least 1/]],
  ['"haste": true', '"hast": true', [/Unknown field "hast". Did you mean "haste"/]],
  ['"durability": 2 }', '"effect": [] , "provides": 2 }', [/^24:51 "provides" can’t be set/]],
  [
    '"x-tin-hound": 3',
    '"x-tin-hound": 4',
    [/The deck has 41 cards.*\[MG-DECK-1\]$/, /4 copies of Tin Hound: at most 3\. \[MG-DECK-3\]$/],
  ],
  [
    '"durability": 2 }',
    '"name": "Ganon" }',
    [/^24:32 Can’t rename MG1-005: other cards refer to it by name/],
  ],
  ['"MG1-003": 3', '"MG2-008": 3', [/There is no card "MG2-008" in this edition\. \[MG-R-6\]$/]],
])('Mecha: %s → %s is reported', async (before, after, wanted) => {
  await expectProblems(MECHA, before, after, wanted);
});

test('M.A.S.C.: starter forces differ in their mecha, and the even one stays', async () => {
  const file = (forces: readonly object[]): string =>
    JSON.stringify({ format: 'mechatable-content-1', game: 'masc', name: 'Forces', forces });
  const even = 'frog frog frog rat rat rat ant ant turtle turtle turtle wolf wolf wolf spider spider'.split(
    ' ',
  );
  const other = even.with(0, 'rat');
  expect(await problemsOf(file([{ id: 'x-even', name: 'Even', mecha: even }]))).toEqual([
    expect.stringContaining('Even Hand has the same mecha.'),
  ]);
  expect(await problemsOf(file([{ id: 'even-hand', mecha: other }]))).toEqual([
    expect.stringContaining('One starter force must have 3 frog, 3 rat, 2 ant, 3 turtle, 3 wolf, 2 spider'),
  ]);
  const both = [
    { id: 'even-hand', mecha: other },
    { id: 'x-even', name: 'Even', mecha: even },
  ];
  expect(await problemsOf(file(both))).toEqual([]);
});

test('files that are not content files are refused', async () => {
  expect(await problemsOf('')).toEqual(['1:1 Not valid JSON: the file ends too early.']);
  expect(await problemsOf('[]')).toEqual([expect.stringContaining('1:1 A content file is an object')]);
  expect(await problemsOf('['.repeat(100_000))).toEqual(['1:41 Brackets are nested more than 40 deep.']);
  expect(await problemsOf(' '.repeat(600_000))).toEqual([expect.stringContaining('too long')]);
  const empty = '{ "format": "mechatable-content-1", "game": "lanes", "name": "Nothing" }';
  expect(await problemsOf(empty)).toEqual(['1:1 The file changes nothing: add a list of pieces.']);
});

const NAME = { name: 'More', hash: 'abc', pieces: [] };

/** Just enough of a game to be found. */
function gameWith(id: string, custom: ContentMark | null): AnyGame {
  const empty = z.strictObject({});
  const game = defineGame({
    id: 'toy',
    title: 'Toy',
    rulesVersion: 1,
    seats: { min: 1, max: 1 },
    rules: {
      options: empty,
      actions: empty,
      bound: 1,
      setup: () => ({}),
      toAct: () => [],
      legal: () => [],
      judge: () => ({ ok: true }),
      apply: () => [],
      concede: () => [],
      outcome: () => null,
      turn: () => 0,
    },
    words: { label: () => '', question: () => '', describe: () => '' },
  }) as AnyGame;
  return { ...game, id, content: { ...game.content, custom } };
}

test('a record needs the content it was played with, and the published id finds the custom game', () => {
  const published = [gameWith('toy', null)];
  const custom = [gameWith('toy~abc', NAME)];
  expect(findGame('toy', undefined, custom).id).toBe('toy~abc');
  expect(findGame('toy~abc', 1, custom).id).toBe('toy~abc');
  expect(() => findGame('toy', 1, custom)).toThrow('Remove --content.');
  expect(() => findGame('toy~abc', 1, published)).toThrow('hash abc. Add it with --content.');
  expect(() => findGame('toy~def', 1, custom)).toThrow('The file "More" has the hash abc');
});
