import { parseRulebook } from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { coverageOf, idsIn } from '../src/coverage.ts';
import type { TestResult } from '../src/index.ts';
import { mechatable } from './console.ts';

const passed = (title: string): TestResult => ({ file: 'x.test.ts', title, state: 'passed' });

const ALL = [
  passed('turns > [DU-TURN-1] [DU-TURN-2] players alternate'),
  passed('[DU-PLAY-1, DU-PLAY-2] cards'),
  passed('cards > DU-PLAY-30 and (DU-PLAY-3)'),
  passed('[DU-END-1][DU-END-2]'),
];

describe('reading', () => {
  test('the whole book, as it was written', async () => {
    const { code, out } = await mechatable(['rules', 'duel']);
    expect(code).toBe(0);
    expect(out).toMatch(/^# Duel\n/);
    expect(out).toContain('**DU-END-2** Giving up loses.');
  });

  test('one clause, in whatever case', async () => {
    expect((await mechatable(['rules', 'duel', 'du-play-3'])).out).toBe(
      'DU-PLAY-3 (Cards)\nA number must not follow itself.\n',
    );
  });

  test('a search finds the clauses that hold all of the words', async () => {
    const { code, out } = await mechatable(['rules', 'duel', '--search', 'Number follow']);
    expect({ code, out }).toEqual({ code: 0, out: 'DU-PLAY-3 (Cards)\nA number must not follow itself.\n' });
    const none = await mechatable(['rules', 'duel', '--search', 'dragon']);
    expect(none.code).toBe(1);
    expect(none.err).toContain('No clause holds all of these words: dragon.');
  });
});

describe('coverage', () => {
  test('ids are whole words', () => {
    expect(idsIn('[LN-R-10] and LN-R-2b, (LN-R-7): LN-R-10')).toEqual(['LN-R-10', 'LN-R-7']);
    const book = parseRulebook('# B\n\n## C\n\n**LN-R-1** One.\n\n**LN-R-10** Ten.\n');
    expect(coverageOf(book, 'lanes', [passed('[LN-R-10] ten')]).untested).toEqual(['LN-R-1']);
    expect(coverageOf(book, 'lanes', [passed('[LN-R-1] one')]).untested).toEqual(['LN-R-10']);
  });

  test('an entry marked with an edition is asked of the game of that edition only', () => {
    const book = parseRulebook('# B\n\n**MG-A-1** [1e] One.\n\n**MG-A-2** [2e] Two.\n\n**MG-A-3** Both.\n');
    const tests = [passed('[MG-A-1] one')];
    expect(coverageOf(book, 'mecha-1e', tests)).toMatchObject({
      tested: 1,
      untested: ['MG-A-3'],
      unknown: [],
    });
    expect(coverageOf(book, 'mecha-2e', tests)).toMatchObject({
      tested: 0,
      untested: ['MG-A-2', 'MG-A-3'],
      unknown: [],
    });
  });

  test('all tested: 0 and the counts; flavour needs no test', async () => {
    const { code, json } = await mechatable(['rules', 'duel', '--coverage', '--json'], { tests: ALL });
    expect(code).toBe(0);
    expect(json()).toEqual({
      game: 'duel',
      clauses: 9,
      tested: 8,
      untested: [],
      flavour: ['DU-TURN-3'],
      unknown: [],
    });
  });

  test('a test that was skipped or failed does not count, and the exit code is 1', async () => {
    const tests = ALL.map((one, i): TestResult =>
      i < 2 ? { ...one, state: i === 0 ? 'skipped' : 'failed' } : one,
    );
    const { code, json } = await mechatable(['rules', 'duel', '--coverage', '--json'], { tests });
    expect(code).toBe(1);
    expect(json()).toMatchObject({
      tested: 4,
      untested: ['DU-TURN-1', 'DU-TURN-2', 'DU-PLAY-1', 'DU-PLAY-2'],
    });
  });

  test('people see each clause with its tests, what has none, and ids that the book does not have', async () => {
    const tests = [...ALL.slice(1), passed('[DU-PLAY-9] [XY-1] a slip')];
    const { out } = await mechatable(['rules', 'duel', '--coverage'], { tests });
    expect(out).toContain('DU-TURN-1\n    NO TEST\n');
    expect(out).toContain('DU-TURN-3\n    flavour, needs no test ✎\n');
    expect(out).toContain('DU-PLAY-3\n    cards > DU-PLAY-30 and (DU-PLAY-3)\n');
    expect(out).toContain('9 clauses: 6 tested, 2 untested, 1 flavour.\nUntested: DU-TURN-1, DU-TURN-2.\n');
    expect(out).toContain('Named by tests but not in the book: DU-PLAY-9.');
  });
});
