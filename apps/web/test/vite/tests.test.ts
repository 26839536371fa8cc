import { expect, test } from 'vitest';
import { idsOf, wordsOfTitle } from '../../src/pages/rulebook/test-title.ts';
import { scanTests } from '../../vite/rulebook/tests.ts';

/** Split, so that a search for skipped tests doesn't find these. */
const LEFT_OUT = { now: 'skip', yet: 'todo' };

const TEXT = `
import { scenario } from './given.ts';

describe('[TB-A-3] a group', () => {
  scenario('[TB-A-1] [On Kill] of a \\'winner\\'', ({ given }) => {
    const t = given({
      A1f: 'VG-01',
    });
  });
  test('without its own id', () => {});
});

for (const [one, two] of [
  ['a', 'b'],
]) {
  scenario(\`[TB-A-1] [TB-A-2] from \${one} to \${two.x}\`, () => {});
}

test.each([[1], [2]])('[TB-A-2] %s and $name', (n) => {
  expect(n).toBe('[TB-A-1] is no title');
});

test.${LEFT_OUT.now}('[TB-A-1] not run', () => {});
it.${LEFT_OUT.yet}('[TB-A-1] to be written');
scenario(titleFromElsewhere, () => {});
test('[TB-A-10] is another id, and so is [VG-01]', () => {});
`;

const book = scanTests([{ path: 'a/b.test.ts', text: TEXT }], ['TB-A-1', 'TB-A-2', 'TB-A-3', 'TB-A-4']);

test('tests are found by the ids in their titles and in the titles around them', () => {
  const titles = Object.entries(book.of).map(([id, places]) => [
    id,
    places.map((place) => book.tests[place]?.title),
  ]);
  const killed = "[TB-A-1] [On Kill] of a 'winner'";
  const looped = '[TB-A-1] [TB-A-2] from ‹one› to ‹two.x›';
  expect(titles).toEqual([
    ['TB-A-1', [killed, looped]],
    ['TB-A-2', [looped, '[TB-A-2] ‹…› and ‹name›']],
    ['TB-A-3', [killed, 'without its own id']],
    ['TB-A-4', []],
  ]);
});

test('a source is the whole call, moved to the left; a loop comes with its table', () => {
  const [killed, , looped, each] = book.tests;
  expect(killed).toMatchObject({ file: 'a/b.test.ts', line: 5, cut: 0 });
  expect(killed?.source.split('\n').slice(1)).toEqual([
    '  const t = given({',
    "    A1f: 'VG-01',",
    '  });',
    '})',
  ]);
  expect(looped?.source).toMatch(/^for \(const \[one, two\] of \[\n {2}\['a', 'b'\],\n/);
  expect(each?.source).toMatch(/^test\.each\(\[\[1\], \[2\]\]\)\('\[TB-A-2\]/);
});

test('a long source is cut, and shows by how much', () => {
  const lines = Array.from({ length: 70 }, (_, i) => `  line(${String(i)});`);
  const text = `test('[TB-A-1] long', () => {\n${lines.join('\n')}\n});\n`;
  const [found] = scanTests([{ path: 'long.test.ts', text }], ['TB-A-1']).tests;
  expect(found?.cut).toBe(12);
  expect(found?.source.split('\n')).toHaveLength(60);
});

test('a title is shown without its tags; one that a table fills in entirely says so', () => {
  expect(wordsOfTitle('[TB-A-1] [TB-A-2] [On Kill] of [VG-01]', book)).toBe('[On Kill] of [VG-01]');
  expect(wordsOfTitle('[TB-A-1] ‹title›', book)).toMatch(/^a table of cases/);
  expect(idsOf('[TB-A-1] [TB-A-2] like TB-A-1, not TB-A-10', book)).toEqual(['TB-A-1', 'TB-A-2']);
});
