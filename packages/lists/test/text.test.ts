import type { PieceList } from '@mechatable/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_LIST_TEXT, readList, writeList } from '../src/index.ts';
import { toys } from './toy-deck-rules.ts';

/** The main section read from a list of one line. */
function main(line: string): Readonly<Record<string, number>> | undefined {
  const { list, problems } = readList(toys, line);
  expect(problems).toEqual([]);
  return list.main;
}

describe('a line', () => {
  test.each([
    ['3x Ox', 3],
    ['3 Ox', 3],
    ['3X ox', 3],
    ['  3  x   OX  ', 3],
    ['3×Ox', 3],
    ['3* Ox', 3],
    ['12 ox', 12],
    ['Ox', 1],
    ['ox x3', 3],
    ['Ox 3', 3],
    ['- 3x Ox', 3],
    ['• 2 ox', 2],
    ['* 2 ox', 2],
    ['3x T-01', 3],
    ['3x t01', 3],
    ['3x Ox (T-01)', 3],
    ['3x T-01 Ox', 3],
    ['3x Ox # the strong one', 3],
    ['3x Ox // the strong one', 3],
  ])('%s', (line, count) => {
    expect(main(line)).toEqual({ 'T-01': count });
  });

  test.each([
    ['Stage 1', 'T-02', 1],
    ['stage1', 'T-02', 1],
    ['2x Stage 1', 'T-02', 2],
    ['Stage 1 x2', 'T-02', 2],
    ['Stage 1 2', 'T-02', 2],
    ['2 donna the swift', 'T-03', 2],
    ['1x Jason “The Looks” Brannan', 'T-04', 1],
    ['2 bot a pult', 'T-05', 2],
    ['Phoenix 2', 'T-06', 2],
    ['2 Xebec', 'T-07', 2],
    ['2xXebec', 'T-07', 2],
  ])('%s is found by its name, ignoring digits and punctuation', (line, id, count) => {
    expect(main(line)).toEqual({ [id]: count });
  });
});

test('headings may be written in several ways, lines come in any order, and repeated pieces add up', () => {
  const text = 'RESERVE (1):\r\n1 ox\r\n\r\n== Parade ==\r\n2 phoenix\n1 Ox\n2x Ox\n[reserve]\nStage 1\n';
  expect(readList(toys, text)).toEqual({
    name: null,
    list: { main: { 'T-06': 2, 'T-01': 3 }, rest: { 'T-01': 1, 'T-02': 1 } },
    problems: [],
  });
});

test('a piece that belongs to one section goes there under any heading', () => {
  const parts = toys.parts.map((part) => (part.id === 'T-06' ? { ...part, section: 'rest' } : part));
  expect(readList({ ...toys, parts }, '2 Ox\n1 Phoenix\nReserve\n1 Phoenix').list).toEqual({
    main: { 'T-01': 2 },
    rest: { 'T-06': 2 },
  });
});

test('a comment at the top is the name', () => {
  expect(readList(toys, '\n# Ox and co.\n# by me\n2 Ox').name).toBe('Ox and co.');
  expect(readList(toys, '//\n// Ox and co.\n2 Ox').name).toBe('Ox and co.');
  expect(readList(toys, '2 Ox\n# not a name').name).toBeNull();
});

test('an unknown name gets a suggestion, and the rest is read', () => {
  expect(readList(toys, '2 Ox\n2x Feenix\n1 Phoenix\nParad:')).toEqual({
    name: null,
    list: { main: { 'T-01': 2, 'T-06': 1 }, rest: {} },
    problems: [
      { line: 2, sentence: 'There is no beast "Feenix". Did you mean Phoenix?', suggestion: '2x Phoenix' },
      {
        line: 4,
        sentence: expect.stringContaining('"Parad:"') as string,
        suggestion: expect.anything() as string,
      },
    ],
  });
  expect(readList({ ...toys, parts: [] }, 'Ox').problems).toEqual([
    { line: 1, sentence: 'There is no beast "Ox".', suggestion: null },
  ]);
});

test('more than 99 copies on one line are refused', () => {
  expect(readList(toys, '99 Ox').problems).toEqual([]);
  expect(readList(toys, '100 Ox')).toMatchObject({
    list: { main: {} },
    problems: [
      { line: 1, sentence: 'Too many on one line: 100 beasts; the maximum is 99.', suggestion: null },
    ],
  });
});

test('a list is written by name, section by section, in the order of the game', () => {
  const list: PieceList = { main: { 'T-06': 1, 'T-01': 3, gone: 2 }, rest: { 'T-02': 1 } };
  expect(writeList(toys, 'Ox and co.', list)).toBe(
    '# Ox and co.\n\nParade:\n3x Ox\n1x Phoenix\n2x gone\n\nReserve:\n1x Stage 1\n',
  );
});

test('line breaks in a name become spaces', () => {
  expect(writeList(toys, ' Ox\n3x Ox ', {}).split('\n')[0]).toBe('# Ox 3x Ox');
});

test('any list that is written can be read again', () => {
  const counts = fc.dictionary(
    fc.constantFrom(...toys.parts.map(({ id }) => id)),
    fc.integer({ min: 1, max: 99 }),
  );
  fc.assert(
    fc.property(counts, counts, (first, rest) => {
      const list = { main: { ...first }, rest: { ...rest } };
      expect(readList(toys, writeList(toys, 'A name', list))).toEqual({ name: 'A name', list, problems: [] });
    }),
  );
});

describe('text designed to be slow to read', () => {
  // Patterns that backtrack need the square or the cube of the length: 1,600 spaces once took 3 seconds.
  test.each([
    ['spaces', ' '],
    ['digits', '1'],
    ['numbers', '1 '],
    ['times signs', 'x '],
    ['counted spaces', '1 x'],
    ['comments', '#'],
    ['slashes', '/'],
    ['brackets', '(1'],
    ['bullets', '- '],
    ['line separators', ' \u2028'],
    ['short lines', 'a\n'],
    ['returns', '\r'],
  ])('%s', (_name, part) => {
    const filler = part.repeat(Math.floor((MAX_LIST_TEXT - 10) / part.length));
    for (const text of [filler, `a${filler}b`, `1${filler}\u2028`, `${filler}!`, `Ox${filler}3x`])
      expect(readList(toys, text).problems.length).toBeLessThanOrEqual(MAX_LIST_TEXT);
  });

  test('text that is too long is refused as a whole', () => {
    expect(readList(toys, '1 Ox\n'.repeat(MAX_LIST_TEXT))).toEqual({
      name: null,
      list: { main: {}, rest: {} },
      problems: [
        {
          line: 1,
          sentence: `This text is too long: ${MAX_LIST_TEXT * 5} characters; the maximum is ${MAX_LIST_TEXT}.`,
          suggestion: null,
        },
      ],
    });
  });

  test('a line that is too long gets no suggestion, and control characters are not shown', () => {
    const { problems } = readList(toys, `${'Ox'.repeat(200)}\n\u001b[2JPhoenx`);
    expect(problems[0]).toMatchObject({ line: 1, suggestion: null });
    expect(problems[0]?.sentence.length).toBeLessThan(150);
    expect(problems[1]).toEqual({
      line: 2,
      sentence: 'There is no beast "?[2JPhoenx". Did you mean Phoenix?',
      suggestion: '1x Phoenix',
    });
  });
});
