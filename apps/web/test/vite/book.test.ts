import { readFileSync } from 'node:fs';
import { parseRulebook } from '@mechatable/rulebook';
import { lanes } from '@mechatable/lanes';
import { describe, expect, test } from 'vitest';
import { clausesOf, type Block, type ExampleBlock } from '../../src/games/books/book.ts';
import { entriesOf } from '../../src/pages/rulebook/entries.ts';
import { find, placesOf } from '../../src/pages/rulebook/places.ts';
import { holds } from '../../src/ui/search.ts';
import { describePosition } from '../../src/pages/rulebook/describe-position.ts';
import { makeBook } from '../../vite/rulebook/book.ts';
import { readBook, readBookTests } from '../../vite/rulebooks.ts';

const markdown = readFileSync(new URL('../../../../rules/lanes.md', import.meta.url), 'utf8');
const parsed = parseRulebook(markdown);
const book = readBook('lanes');
const clauses = clausesOf(book);
const blocks: readonly Block[] = book.chapters.flatMap((chapter) => chapter.blocks);
const examples = blocks.filter((block): block is ExampleBlock => block.kind === 'example');
const positions = examples.flatMap((example) => example.positions);

describe('the book of lanes, prepared for the screen', () => {
  test('has the title and every clause of the rule book once, in order and under its chapter', () => {
    expect(book.title).toBe(parsed.title);
    const here = book.chapters.flatMap(({ title, blocks: own }) =>
      own.flatMap((block) =>
        block.kind === 'clause' ? [[block.id, title, block.flavor, block.pending]] : [],
      ),
    );
    expect(here).toEqual(
      parsed.clauses.map(({ id, chapter, flavor, pending }) => [id, chapter, flavor, pending]),
    );
    expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length);
  });

  test('has the whole text of every clause, with its examples', () => {
    const letters = (text: string): string => text.replace(/[^A-Za-z0-9]+/g, '');
    for (const [at, { id, text }] of parsed.clauses.entries()) {
      const table = text.replace(/^\|[-|]+\|$/gm, '');
      const quoted = table.split('\n').filter((line) => line.startsWith('>'));
      const rest = table.split('\n').filter((line) => !line.startsWith('>'));
      const whole = [...rest, ...quoted].join('\n');
      expect(letters(clauses[at]?.text ?? ''), id).toBe(letters(whole));
    }
  });

  test('leaves no Markdown and no position in its HTML', () => {
    for (const block of blocks) {
      if (!('html' in block)) continue;
      expect(block.html).not.toMatch(/\*\*|```|^>|^\|/m);
    }
  });

  test('links every id it cites, to a clause that it has', () => {
    const ids = new Set(clauses.map(({ id }) => id));
    const all = [book.intro, ...blocks.map((block) => block.html)].join('\n');
    const links = [...all.matchAll(/href="([^"]*)">([^<]*)</g)];
    expect(links.length).toBeGreaterThan(80);
    for (const [, href, words = ''] of links) {
      expect(href).toBe(`/rules/lanes#${words}`);
      expect(ids).toContain(words);
    }
    expect(all.replace(/<[^>]*>[^<]*<\/a>/g, '')).not.toMatch(/LN-[A-Z]+/);
  });

  test('lists each place once, and finds it in any case', () => {
    const slugs = [
      ...book.chapters.map(({ slug }) => slug),
      ...blocks.flatMap((block) => (block.kind === 'heading' ? [block.slug] : [])),
    ];
    const places = placesOf(book);
    expect(places.size).toBe(slugs.length + clauses.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(find(places, 'ln-atk-4')).toBe('LN-ATK-4');
    expect(find(places, 'Step-by-step-combat')).toBe('step-by-step-combat');
    expect(find(places, 'LN-ATK-44')).toBeNull();
  });

  test('knows at least one scenario for every clause that can be tested', () => {
    const { tests, of } = readBookTests('lanes');
    const untested = clauses.filter(({ flavor, tested }) => !flavor && tested === 0);
    expect(untested.map(({ id }) => id)).toEqual([]);
    for (const { id, tested } of clauses) expect(of[id]).toHaveLength(tested);
    for (const [id, places] of Object.entries(of)) {
      for (const place of places) expect(tests[place]?.title).toMatch(new RegExp(`\\b${id}\\b`));
    }
    for (const { file, source } of tests) {
      expect(file).toMatch(/^packages\/games\/lanes\/test\/.+\.test\.ts$/);
      expect(source).toMatch(/^(scenario|test|for)\b/);
    }
  });
});

describe('the positions of lanes', () => {
  const kinds = new Map(lanes.content.pieces.map(({ id, kind }) => [id, kind]));
  const LINE = /^[AB][123]([fbL]) (\S+)((?: rest [1-9]| power \d+)*)((?: \+ \S+)*)$/;

  test('exist, each with its example', () => {
    expect(positions.length).toBeGreaterThan(20);
    expect(examples.filter((example) => example.html === '' && example.positions.length === 0)).toEqual([]);
  });

  test('put existing units, lands and equips in legal zones, one per zone', () => {
    for (const { lines } of positions) {
      expect(new Set(lines.map((line) => line.slice(0, 3))).size, lines.join()).toBe(lines.length);
      for (const line of lines) {
        const [, row, card = '', , equips = ''] = LINE.exec(line) ?? [];
        expect(kinds.get(card), line).toBe(row === 'L' ? 'land' : 'unit');
        for (const equip of equips.split(' + ').slice(1)) expect(kinds.get(equip), line).toBe('equip');
      }
    }
  });

  test('show cards that the text beside them names, except in figures without text; a worked example names them all', () => {
    for (const example of examples.filter(({ html }) => html !== '')) {
      const text = clauses.find(({ id }) => id === example.clause)?.text ?? example.html;
      for (const { lines } of example.positions) {
        const cards = lines.join(' ').match(/[A-Z]+-\d+/g) ?? [];
        const unnamed = cards.filter((card) => !text.includes(`(${card})`));
        const allowed = example.clause?.startsWith('LN-G-') === true ? 0 : cards.length - 1;
        expect(unnamed.length, `${example.clause ?? ''}: ${unnamed.join()}`).toBeLessThanOrEqual(allowed);
      }
    }
  });

  test('are described in words for people who can’t see them', () => {
    expect(describePosition(['A1f NT-01 rest 2 power 7 + MD-01', 'B1f VG-07'], lanes.content.pieces)).toBe(
      'Position: A1f Militia Frame, rest 2, power 7, with Plasma Saber; B1f Overlord Titan',
    );
  });
});

test('a small book: prose, headings, examples with and without text', () => {
  const small = makeBook(
    'tiny',
    [
      '# Tiny',
      'Hello.',
      '## One',
      'Before, see TB-A-1 and XX-1.',
      '```position',
      'A1f VG-01',
      '```',
      '### Two "b"',
      '**TB-A-1** Text with "quotes".',
      '',
      '| | a |',
      '|---|---|',
      '| b | TB-A-2 |',
      '',
      '> Example: so.',
      '',
      '```position before',
      'A1f VG-01',
      '```',
      '```position after',
      'A2f VG-01',
      '# no heading',
      '```',
      '**TB-A-2** ✎ More.',
    ].join('\n'),
    new Map([['TB-A-1', 3]]),
  );
  const link = (id: string): string => `<a class="clause-ref" href="/rules/tiny#${id}">${id}</a>`;
  expect(small.intro).toBe('<p>Hello.</p>');
  expect(small.chapters).toEqual([
    {
      title: 'One',
      slug: 'one',
      blocks: [
        { kind: 'prose', html: `<p>Before, see ${link('TB-A-1')} and XX-1.</p>` },
        {
          kind: 'example',
          clause: null,
          html: '',
          positions: [{ caption: '', lines: ['A1f VG-01'] }],
        },
        { kind: 'heading', html: 'Two &quot;b&quot;', slug: 'one-two-b' },
        {
          kind: 'clause',
          id: 'TB-A-1',
          flavor: false,
          pending: 'none',
          html: expect.stringContaining(`<td>${link('TB-A-2')}</td>`) as string,
          text: 'Text with "quotes". a b TB-A-2 Example: so.',
          tested: 3,
        },
        {
          kind: 'example',
          clause: 'TB-A-1',
          html: '<p>Example: so.</p>',
          positions: [
            { caption: 'before', lines: ['A1f VG-01'] },
            { caption: 'after', lines: ['A2f VG-01', '# no heading'] },
          ],
        },
        {
          kind: 'clause',
          id: 'TB-A-2',
          flavor: true,
          pending: 'none',
          html: '<p>More.</p>',
          text: 'More.',
          tested: 0,
        },
      ],
    },
  ]);
  const [chapter] = small.chapters;
  const entries = chapter === undefined ? [] : entriesOf(chapter);
  expect(entries.map(({ kind }) => kind)).toEqual(['prose', 'example', 'heading', 'clause', 'clause']);
  expect(entries.flatMap((entry) => (entry.kind === 'clause' ? [entry.examples.length] : []))).toEqual([
    1, 0,
  ]);
});

test('a clause that is not implemented yet says so, and can be found by search', () => {
  const markdown = '# T\n\n## One\n\n**TB-A-1** ⧗ Clocks.\n\n**TB-A-2** Resign.\n\n⧗ Or time out.\n';
  const label = '<p><strong><span aria-hidden="true">⧗ </span>Not implemented yet:</strong> ';
  const marked = clausesOf(makeBook('tiny', markdown, new Map()));
  expect(marked.map(({ id, pending, html }) => [id, pending, html])).toEqual([
    ['TB-A-1', 'all', `${label}Clocks.</p>`],
    ['TB-A-2', 'part', `<p>Resign.</p>\n${label}Or time out.</p>`],
  ]);
  expect(marked.map((clause) => holds(clause, ['implemented']))).toEqual([true, true]);
});

test.each(['lanes', 'masc', 'mecha', 'mechanation'])(
  '%s: every clause gets to the screen with its marks',
  (name) => {
    const text = readFileSync(new URL(`../../../../rules/${name}.md`, import.meta.url), 'utf8');
    const marks = (clause: { id: string; flavor: boolean; pending: string }): unknown => [
      clause.id,
      clause.flavor,
      clause.pending,
    ];
    expect(clausesOf(readBook(name)).map(marks)).toEqual(parseRulebook(text).clauses.map(marks));
  },
);
