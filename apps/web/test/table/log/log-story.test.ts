import { expect, test } from 'vitest';
import type { LogLine } from '../../../src/table/model/log-line.ts';
import { rolesOf, spansOf, storyOf, withTails } from '../../../src/table/log/log-story.ts';

/** `12 turn`: a line of move 12. */
function linesOf(...written: readonly string[]): LogLine[] {
  return written.map((text) => {
    const [at = '', kind = ''] = text.split(' ');
    return {
      ...{ words: text, clause: 'XX-1', anchors: [], cards: [], at: Number(at) },
      kind: kind === 'turn' || kind === 'pass' ? kind : 'event',
    };
  });
}

const read = (lines: readonly LogLine[]): readonly string[] =>
  storyOf(lines).map((entry) =>
    entry.kind === 'line' ? `${entry.role}: ${entry.line.words}` : `${entry.kind}: ${entry.lines.length}`,
  );

test('consequences of an action are indented below it, even if others passed in between', () => {
  const lines = linesOf('1 turn', '1 draws', '2 plays', '2 triggers', '3 pass', '3 arrives', '4 attacks');
  expect(rolesOf(lines)).toEqual(['turn', 'action', 'action', 'result', 'pass', 'result', 'action']);
});

test('the setup is collapsed once the first turn begins', () => {
  expect(read(linesOf('0 set', '0 set'))).toEqual(['action: 0 set', 'result: 0 set']);
  expect(read(linesOf('0 set', '0 set', '1 turn', '2 plays'))).toEqual([
    'setup: 2',
    'turn: 1 turn',
    'action: 2 plays',
  ]);
});

test('passes in a row are collapsed, a single one is a line', () => {
  const lines = linesOf('1 turn', '2 pass', '3 pass', '4 pass', '5 plays', '6 pass', '7 turn');
  expect(read(lines)).toEqual([
    'turn: 1 turn',
    'passes: 3',
    'action: 5 plays',
    'pass: 6 pass',
    'turn: 7 turn',
  ]);
  expect(read(linesOf('1 turn', '2 pass', '3 pass'))).toEqual(['turn: 1 turn', 'passes: 2']);
});

test('card names in a sentence become links, longer names first', () => {
  const cards = [
    { id: 'A', name: 'Pike' },
    { id: 'B', name: 'Pike Lancer' },
  ];
  expect(spansOf({ words: 'Pike Lancer fights Pike.', cards })).toEqual([
    { words: 'Pike Lancer', id: 'B' },
    { words: ' fights ', id: null },
    { words: 'Pike', id: 'A' },
    { words: '.', id: null },
  ]);
  expect(spansOf({ words: 'You draw a card.', cards: [] })).toEqual([
    { words: 'You draw a card.', id: null },
  ]);
});

test('a comma stays with the name before it', () => {
  const cards = [{ id: 'A', name: 'Magpie' }];
  const tailed = (words: string): readonly string[] =>
    withTails(spansOf({ words, cards })).map(({ words: text, tail }) => `${text}|${tail}`);
  expect(tailed('You had Magpie, Redline.')).toEqual(['You had |', 'Magpie|,', ' Redline.|']);
  expect(tailed('Magpie.')).toEqual(['Magpie|.', '|']);
  expect(tailed('Magpie wins.')).toEqual(['Magpie|', ' wins.|']);
});
