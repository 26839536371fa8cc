import { expect, test } from 'vitest';
import { clauseIdsIn, parseRulebook, partsOf, positionsIn, withoutPositions } from '../src/index.ts';

const BOOK = `# Test Book

A game for two.

It is short.

## Turns

How turns work. This is for the reader only.

**TB-TURN-1** Players take turns.

**TB-TURN-2** ✎ Turns are fun.

### Sub-heading

**TB-R-3** A turn has
two lines, and a list:

- one **bold** thing
- **TB-TURN-1** is cited here

## The end

**TB-2E-END-4**
The text may start on the next line.
**TB-END-5** The next entry needs no gap.
`;

test('a rule book has a title, an introduction and clauses with their chapters', () => {
  const { title, intro, clauses } = parseRulebook(BOOK);
  expect(title).toBe('Test Book');
  expect(intro).toBe('A game for two.\n\nIt is short.');
  expect(clauses).toEqual([
    { id: 'TB-TURN-1', chapter: 'Turns', flavor: false, pending: 'none', text: 'Players take turns.' },
    { id: 'TB-TURN-2', chapter: 'Turns', flavor: true, pending: 'none', text: 'Turns are fun.' },
    {
      id: 'TB-R-3',
      chapter: 'Turns',
      flavor: false,
      pending: 'none',
      text: 'A turn has\ntwo lines, and a list:\n\n- one **bold** thing\n- **TB-TURN-1** is cited here',
    },
    {
      id: 'TB-2E-END-4',
      chapter: 'The end',
      flavor: false,
      pending: 'none',
      text: 'The text may start on the next line.',
    },
    {
      id: 'TB-END-5',
      chapter: 'The end',
      flavor: false,
      pending: 'none',
      text: 'The next entry needs no gap.',
    },
  ]);
});

test('a clause is marked as not implemented yet, whole or by the paragraph', () => {
  const { clauses } = parseRulebook(
    '**TB-A-1** ⧗ Clocks.\n\n**TB-A-2** Resign.\n\n⧗ Or run out of\ntime.\n\n**TB-A-3** The sign ⧗ alone.',
  );
  expect(clauses.map(({ id, pending, flavor, text }) => [id, pending, flavor, text])).toEqual([
    ['TB-A-1', 'all', false, 'Clocks.'],
    ['TB-A-2', 'part', false, 'Resign.\n\n⧗ Or run out of\ntime.'],
    ['TB-A-3', 'none', false, 'The sign ⧗ alone.'],
  ]);
});

test('the title of a test names ids as whole words', () => {
  expect(clauseIdsIn('[LN-R-10] and LN-R-2b, (LN-R-7): LN-R-10')).toEqual(['LN-R-10', 'LN-R-7']);
});

test('the line endings of Windows make no difference', () => {
  expect(parseRulebook(BOOK.replaceAll('\n', '\r\n'))).toEqual(parseRulebook(BOOK));
});

test('bold words that are not ids do not begin a clause', () => {
  const { clauses } = parseRulebook(
    '**Note** this\n\n**lower-1** that\n\n**TB** those\n\n- **TB-A-1** in a list',
  );
  expect(clauses).toEqual([]);
});

test('an empty book is a book', () => {
  expect(parseRulebook('')).toEqual({ title: '', intro: '', clauses: [] });
});

const DRAWN = `**TB-A-1** One.

\`\`\`position
A1f VG-01
\`\`\`
\`\`\`position afterward

# not a heading
**TB-NO-9** not a clause
\`\`\`

Still one.

\`\`\`positions
of another kind
\`\`\`

**TB-A-2** Two.

\`\`\`position
A1f VG-01`;

const PLAIN = `**TB-A-1** One.

Still one.

\`\`\`positions
of another kind
\`\`\`

**TB-A-2** Two.
`;

test('positions are drawn, so the text leaves them out', () => {
  expect(withoutPositions(DRAWN)).toBe(PLAIN);
  expect(withoutPositions(DRAWN.replaceAll('\n', '\r\n'))).toBe(PLAIN);
  expect(withoutPositions(BOOK)).toBe(BOOK);
});

test('a position takes only one gap with it', () => {
  expect(withoutPositions('a\n\n```position\nA1f VG-01\n``` \n \n\nb')).toBe('a\n\n\nb');
});

test('positions belong to no clause', () => {
  const { clauses, title } = parseRulebook(DRAWN);
  expect(title).toBe('');
  expect(clauses.map(({ id, text }) => [id, text])).toEqual([
    ['TB-A-1', 'One.\n\nStill one.\n\n```positions\nof another kind\n```'],
    ['TB-A-2', 'Two.'],
  ]);
});

test('positions are found by the clause that they are in', () => {
  const two = '**TB-A-3** Three.\n```position Before\nA1f VG-01\n```\n```position After\nA2f VG-01\n\n```';
  expect([...positionsIn(`${DRAWN}\n\`\`\`\n${two}`.replaceAll('\n', '\r\n'))]).toEqual([
    [
      'TB-A-1',
      [
        { caption: '', lines: ['A1f VG-01'] },
        { caption: 'afterward', lines: ['', '# not a heading', '**TB-NO-9** not a clause'] },
      ],
    ],
    ['TB-A-2', [{ caption: '', lines: ['A1f VG-01'] }]],
    [
      'TB-A-3',
      [
        { caption: 'Before', lines: ['A1f VG-01'] },
        { caption: 'After', lines: ['A2f VG-01', ''] },
      ],
    ],
  ]);
});

const FENCED =
  '# Title\n## One\n**TB-A-1** One.\n```text\n# no heading\n**TB-NO-9** no clause\n```\n**TB-A-2** ⧗ Two.';

test('code blocks of any kind have no headings and no clauses', () => {
  const { title, clauses } = parseRulebook(FENCED);
  expect(title).toBe('Title');
  expect(clauses.map(({ id, chapter }) => [id, chapter])).toEqual([
    ['TB-A-1', 'One'],
    ['TB-A-2', 'One'],
  ]);
});

test('the parts of a book are its headings and clauses, with the text below them', () => {
  expect(partsOf(FENCED)).toEqual([
    { kind: 'heading', level: 1, heading: 'Title', body: '' },
    { kind: 'heading', level: 2, heading: 'One', body: '' },
    {
      kind: 'clause',
      id: 'TB-A-1',
      flavor: false,
      pending: 'none',
      body: 'One.\n```text\n# no heading\n**TB-NO-9** no clause\n```',
    },
    { kind: 'clause', id: 'TB-A-2', flavor: false, pending: 'all', body: 'Two.' },
  ]);
});
