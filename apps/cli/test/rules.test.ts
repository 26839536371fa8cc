import { readFileSync } from 'node:fs';
import { clauseIdsIn, parseRulebook } from '@mechatable/rulebook';
import { describe, expect, test } from 'vitest';
import { coverageOf, idsOf, isComplete, type Status } from '../src/coverage.ts';
import type { TestResult } from '../src/index.ts';
import { parseSamples, type Sample, type Samples } from '../src/samples.ts';
import { withConsole } from './console.ts';

const { mechatable } = withConsole();

const passed = (title: string): TestResult => ({ file: 'x.test.ts', title, state: 'passed' });

const ALL = [
  passed('turns > [DU-TURN-1] [DU-TURN-2] players alternate'),
  passed('[DU-PLAY-1, DU-PLAY-2] cards'),
  passed('cards > DU-PLAY-30 and (DU-PLAY-3)'),
  passed('[DU-END-1][DU-END-2]'),
];

describe('reading', () => {
  test('the whole book, unchanged', async () => {
    const { code, out } = await mechatable(['rules', 'duel']);
    expect(code).toBe(0);
    expect(out).toMatch(/^# Duel\n/);
    expect(out).toContain('**DU-END-2** Giving up loses.');
    expect(out).toContain('**DU-END-3** Not implemented yet: A clock that runs out loses.');
  });

  test('one clause, in upper or lower case', async () => {
    expect((await mechatable(['rules', 'duel', 'du-play-3'])).out).toBe(
      'DU-PLAY-3 (Cards)\nA number must not follow itself.\n',
    );
  });

  test('clauses that are not implemented yet say so', async () => {
    const part = await mechatable(['rules', 'duel', 'DU-END-2']);
    expect(part.out).toBe('DU-END-2 (The end)\nGiving up loses.\n\nNot implemented yet: So does leaving.\n');
    const whole = await mechatable(['rules', 'duel', 'DU-END-3']);
    expect(whole.out).toBe('DU-END-3 (The end)\nNot implemented yet: A clock that runs out loses.\n');
  });

  test('a search finds the clauses that contain all of the words', async () => {
    const { code, out } = await mechatable(['rules', 'duel', '--search', 'Number follow']);
    expect({ code, out }).toEqual({ code: 0, out: 'DU-PLAY-3 (Cards)\nA number must not follow itself.\n' });
    const none = await mechatable(['rules', 'duel', '--search', 'dragon']);
    expect(none.code).toBe(1);
    expect(none.err).toContain('No clause contains all of these words: dragon.');
  });
});

describe('coverage', () => {
  const statuses = (
    markdown: string,
    tests: readonly TestResult[],
    samples: Samples = new Map(),
  ): Record<string, Status> =>
    Object.fromEntries(
      coverageOf(parseRulebook(markdown), 'lanes', tests, samples).clauses.map(({ clause, status }) => [
        clause.id,
        status,
      ]),
    );

  test('ids are whole words', () => {
    const book = '# B\n\n## C\n\n**LN-R-1** One.\n\n**LN-R-10** Ten.\n';
    expect(statuses(book, [passed('[LN-R-10] ten')])).toEqual({ 'LN-R-1': 'untested', 'LN-R-10': 'named' });
    expect(statuses(book, [passed('[LN-R-1] one')])).toEqual({ 'LN-R-1': 'named', 'LN-R-10': 'untested' });
  });

  test('an entry marked with an edition counts only for that edition’s game', () => {
    const book = parseRulebook('# B\n\n**MG-A-1** [1e] One.\n\n**MG-A-2** [2e] Two.\n\n**MG-A-3** Both.\n');
    const tests = [passed('[MG-A-1] one')];
    const first = coverageOf(book, 'mecha-1e', tests);
    const second = coverageOf(book, 'mecha-2e', tests);
    expect([idsOf(first.clauses, 'named'), idsOf(first.clauses, 'untested')]).toEqual([
      ['MG-A-1'],
      ['MG-A-3'],
    ]);
    expect([idsOf(second.clauses, 'named'), idsOf(second.clauses, 'untested')]).toEqual([
      [],
      ['MG-A-2', 'MG-A-3'],
    ]);
    expect([first.unknown, second.unknown]).toEqual([[], []]);
  });

  test('a clause is proven by a test that names it and noticed a break, as long as that test passes', () => {
    const book = '# B\n\n**LN-A-1** One.\n\n**LN-A-2** Two.\n\n**LN-A-3** Three.\n\n**LN-A-4** Four.\n';
    const tests = [passed('[LN-A-1] [LN-A-2] [LN-A-3] kept'), passed('[LN-A-4] renamed')];
    const found = { tests: 1, located: 'cited', tried: 2, noticed: 1 } as const;
    const samples: Samples = new Map<string, Sample>([
      ['LN-A-1', { ...found, proof: { broken: 'a.ts:1 x', test: '[LN-A-1] [LN-A-2] [LN-A-3] kept' } }],
      ['LN-A-2', { ...found, noticed: 0, survived: ['a.ts:2 y', 'a.ts:3 z'] }],
      ['LN-A-3', { ...found, located: null, tried: 0, noticed: 0 }],
      ['LN-A-4', { ...found, proof: { broken: 'a.ts:4 x', test: '[LN-A-4] as it was called' } }],
    ]);
    expect(statuses(book, tests, samples)).toEqual({
      'LN-A-1': 'proven',
      'LN-A-2': 'unnoticed',
      'LN-A-3': 'named',
      'LN-A-4': 'named',
    });
  });

  test('a clause that is not implemented yet needs no test, and no test may name it', () => {
    const book = '# B\n\n**LN-A-1** ⧗ Clocks.\n\n**LN-A-2** Resign.\n\n⧗ Or run out of time.\n';
    const half = [passed('[LN-A-2] resign')];
    expect(statuses(book, half)).toEqual({ 'LN-A-1': 'pending', 'LN-A-2': 'named' });
    expect(isComplete(coverageOf(parseRulebook(book), 'lanes', half))).toBe(true);
    const both = coverageOf(parseRulebook(book), 'lanes', [...half, passed('[LN-A-1] clocks')]);
    expect([both.claimed, isComplete(both)]).toEqual([['LN-A-1'], false]);
    expect(isComplete(coverageOf(parseRulebook(book), 'lanes', []))).toBe(false);
  });

  test('with all clauses tested, the exit code is 0; flavor text and unimplemented clauses need no test', async () => {
    const { code, json } = await mechatable(['rules', 'duel', '--coverage', '--json'], { tests: ALL });
    expect(code).toBe(0);
    expect(json()).toEqual({
      game: 'duel',
      clauses: 10,
      proven: ['DU-PLAY-1'],
      named: ['DU-TURN-1', 'DU-TURN-2', 'DU-PLAY-3', 'DU-PLAY-30', 'DU-END-1', 'DU-END-2'],
      unnoticed: [{ id: 'DU-PLAY-2', survived: ['duel.ts:7 ConditionalExpression: true'] }],
      untested: [],
      pending: ['DU-END-3'],
      pendingInPart: ['DU-END-2'],
      flavor: ['DU-TURN-3'],
      claimed: [],
      unknown: [],
    });
  });

  test('a test that was skipped or failed does not count, and the exit code is 1', async () => {
    const tests = ALL.map((one, i): TestResult =>
      i < 2 ? { ...one, state: i === 0 ? 'skipped' : 'failed' } : one,
    );
    const { code, json } = await mechatable(['rules', 'duel', '--coverage', '--json'], { tests });
    expect(code).toBe(1);
    expect(json()).toMatchObject({ untested: ['DU-TURN-1', 'DU-TURN-2', 'DU-PLAY-1', 'DU-PLAY-2'] });
  });

  test('a test that names an unimplemented or unknown clause makes the exit code 1', async () => {
    for (const title of ['[DU-END-3] clocks', '[DU-PLAY-9] a slip']) {
      const run = await mechatable(['rules', 'duel', '--coverage'], { tests: [...ALL, passed(title)] });
      expect(run.code, title).toBe(1);
    }
  });

  test('people see each clause with its status and tests, the totals, and what is left to do', async () => {
    const tests = [...ALL.slice(1), passed('[DU-PLAY-9] [XY-1] [DU-END-3] a slip')];
    const { out } = await mechatable(['rules', 'duel', '--coverage'], { tests });
    expect(out).toContain('DU-TURN-1: NO TEST\n');
    expect(out).toContain('DU-TURN-3: flavor text ✎, no test needed\n');
    expect(out).toContain('DU-PLAY-1: proven (3 of 4 breaks noticed)\n    [DU-PLAY-1, DU-PLAY-2] cards\n');
    expect(out).toContain(
      'DU-PLAY-2: UNNOTICED (0 of 1 break noticed)\n    [DU-PLAY-1, DU-PLAY-2] cards\n' +
        '    survived: duel.ts:7 ConditionalExpression: true\n',
    );
    expect(out).toContain('DU-PLAY-3: named\n    cards > DU-PLAY-30 and (DU-PLAY-3)\n');
    expect(out).toContain('DU-END-2: named, partly not implemented yet\n');
    expect(out).toContain('DU-END-3: not implemented yet\n');
    expect(out).toContain(
      [
        '10 clauses: 1 proven, 4 named, 1 unnoticed, 2 untested, 1 not implemented yet, 1 flavor text.',
        'Breaks that no test noticed: DU-PLAY-2.',
        'Named by tests, but no break was tried: DU-PLAY-3, DU-PLAY-30, DU-END-1, DU-END-2.',
        'Without a test: DU-TURN-1, DU-TURN-2.',
        'Not implemented yet: DU-END-3.',
        'Partly not implemented yet: DU-END-2.',
        'Not implemented yet, but named by a test: DU-END-3.',
        'Named by tests, but not in the rule book: DU-PLAY-9.',
      ].join('\n'),
    );
  });
});

describe('the samples in the repository', () => {
  const read = (path: string): string =>
    readFileSync(new URL(`../../../rules/${path}`, import.meta.url), 'utf8');

  test.each(['lanes', 'masc', 'mecha', 'mechanation'])(
    '%s: only clauses of the book, and consistent',
    (name) => {
      const { clauses } = parseRulebook(read(`${name}.md`));
      const testable = clauses.filter(({ flavor, pending }) => !flavor && pending !== 'all');
      const samples = parseSamples(name, read(`coverage/${name}.json`));
      const ids = new Set(testable.map(({ id }) => id));
      expect([...samples.keys()].filter((id) => !ids.has(id))).toEqual([]);
      for (const [id, { tried, noticed, proof, survived }] of samples) {
        expect(noticed, id).toBeLessThanOrEqual(tried);
        expect(proof !== undefined, id).toBe(noticed > 0);
        expect(survived?.length ?? 0, id).toBe(noticed === 0 ? tried : 0);
        if (proof !== undefined) expect(clauseIdsIn(proof.test)).toContain(id);
      }
    },
  );

  test('a damaged file is refused with instructions', () => {
    expect(() => parseSamples('rules/coverage/lanes.json', '{"LN-R-1": {"tests": -1}}')).toThrow(
      /^rules\/coverage\/lanes\.json is damaged\. Recreate it with "npm run mutate -- --clauses"\. /,
    );
  });
});
