import { expect, test } from 'vitest';
import { checkHistory } from './check.ts';
import type { Acknowledged, FinalJournal, Line, Refused, Seen, Sent, Unanswered } from './log.ts';

const who = { client: 'Mira', table: 'T' };
const sent = (key: string, at: number, more: Partial<Sent> = {}): Sent => ({
  ...{ kind: 'sent', ...who, key, at, content: `move ${key}` },
  ...more,
});
const acknowledged = (key: string, entry: number | null): Acknowledged => ({
  ...{ kind: 'acknowledged', ...who, key, entry },
});
const refused = (key: string, code = 'moved-on'): Refused => ({ kind: 'refused', ...who, key, code });
const unanswered = (key: string): Unanswered => ({ kind: 'unanswered', ...who, key });
const seen = (entry: number, more: Partial<Seen> = {}): Seen => ({
  ...{ kind: 'seen', ...who, viewer: 0, connection: 1, entry, link: `link ${entry}` },
  ...{ digest: `view ${entry}`, history: `history ${entry}` },
  ...more,
});
const stored = (...keys: readonly (string | null)[]): FinalJournal => ({
  table: 'T',
  entries: keys.map((request) => ({ request, content: `move ${request ?? ''}`, isOwn: false })),
  links: ['link 0', ...keys.map((_, number) => `link ${number + 1}`)],
});
const kinds = (lines: readonly Line[], journal: FinalJournal | null): string[] =>
  checkHistory(lines, journal === null ? [] : [journal]).map(({ kind }) => kind);

const BOTH = [sent('a', 0), acknowledged('a', 1), sent('b', 1), acknowledged('b', 2)];

test.each<[string, readonly Line[], FinalJournal]>([
  ['a quiet match', [...BOTH, seen(0), seen(1), seen(2)], stored('a', 'b')],
  [
    'a move that was sent again after a lost answer',
    [sent('a', 0), unanswered('a'), sent('a', 0), acknowledged('a', 1)],
    stored('a'),
  ],
  ['a move without an answer, and was made', [sent('a', 0), unanswered('a')], stored('a')],
  ['a move without an answer, and was not made', [sent('a', 0), unanswered('a')], stored()],
  [
    'a move that could be saved at the second attempt',
    [sent('a', 0), refused('a', 'not-saved'), sent('a', 0), acknowledged('a', 1)],
    stored('a'),
  ],
  ['a move that was refused', [...BOTH, sent('c', 1), refused('c')], stored('a', 'b')],
  ['an answer without a number', [sent('a', 0), acknowledged('a', null)], stored('a')],
  [
    'a reader who missed entries, and one who was behind for a while',
    [...BOTH, seen(2), seen(0, { connection: 2, history: null }), seen(2, { connection: 2 })],
    stored('a', 'b'),
  ],
  [
    'different seats, who see different things',
    [...BOTH, seen(1), seen(1, { client: 'Ben', viewer: 1, digest: 'x', history: 'y' })],
    stored('a', 'b'),
  ],
  [
    'a move of a bot',
    [],
    { table: 'T', entries: [{ request: null, content: '', isOwn: true }], links: ['', ''] },
  ],
])('no violation: %s', (_, lines, journal) => {
  expect(checkHistory(lines, [journal])).toEqual([]);
});

test.each<[string, readonly Line[], FinalJournal | null]>([
  ['lost', BOTH, stored('a')],
  ['lost', [seen(0)], null],
  ['lost', [...BOTH, seen(3)], stored('a', 'b')],
  ['reordered', BOTH, stored('b', 'a')],
  ['reordered', [sent('a', 0), acknowledged('a', 2)], stored('a')],
  ['reordered', [...BOTH, seen(2), seen(1)], stored('a', 'b')],
  ['forked', [...BOTH, seen(1), seen(1, { client: 'Ben', digest: 'another view' })], stored('a', 'b')],
  ['forked', [...BOTH, seen(1), seen(1, { client: 'Ben', history: 'another past' })], stored('a', 'b')],
  ['forked', [...BOTH, seen(1, { link: 'another link' })], stored('a', 'b')],
  ['forked', [sent('a', 0, { content: 'another move' }), acknowledged('a', 1)], stored('a')],
  ['phantom', [sent('a', 0), refused('a')], stored('a')],
  ['phantom', [sent('a', 0), unanswered('a'), sent('a', 0), refused('a')], stored('a')],
  ['phantom', [sent('a', 0), refused('a', 'not-saved')], stored('a')],
  ['phantom', [], stored('a')],
  ['phantom', [], stored(null)],
])('a violation: %s (%#)', (kind, lines, journal) => {
  expect(new Set(kinds(lines, journal))).toEqual(new Set([kind]));
});

test('a move that was made twice counts as duplicated, and as misplaced only once', () => {
  expect(kinds([sent('a', 0), acknowledged('a', 1)], stored('a', 'a'))).toEqual(['duplicated', 'reordered']);
});

test('a violation names the match and what happened', () => {
  expect(checkHistory(BOTH, [stored('a')])).toEqual([
    { kind: 'lost', table: 'T', text: 'b was acknowledged to Mira.' },
  ]);
});
