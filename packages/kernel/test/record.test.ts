import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  BadInputError,
  bot,
  commitTo,
  commitToV1,
  parseAs,
  parseRecord,
  person,
  RECORD_FORMAT,
  RECORD_FORMAT_1,
  sha256,
} from '../src/index.ts';

const record = {
  format: RECORD_FORMAT,
  game: 'tiny',
  rulesVersion: 3,
  options: { stones: 8 },
  players: [person('Ada'), bot('greedy')],
  commitment: commitTo(sha256('secret')),
  contributions: [sha256('0'), sha256('1')],
  secret: sha256('secret'),
  entries: [
    { seat: 0, action: { kind: 'take', count: 1 } },
    { seat: 0, undo: 0 },
    { seat: 0, action: { kind: 'take', count: 1 }, by: 'clock' },
    { seat: 0, undo: 0, agreed: [{ seat: 1 }] },
    { seat: 0, player: bot('greedy'), agreed: [{ seat: 1, signature: 'cd'.repeat(64) }] },
    { seat: 1, action: 'concede', signature: 'ab'.repeat(64) },
  ],
  chain: sha256('chain'),
  state: sha256('any'),
};

const old = {
  format: RECORD_FORMAT_1,
  game: 'tiny',
  rulesVersion: 3,
  options: { stones: 8 },
  seats: ['Ada', 'Ben'],
  seedCommitment: commitToV1('a seed'),
  seed: 'a seed',
  moves: [{ seat: 1, action: 'concede' }],
  hash: sha256('any'),
};

function errorFor(value: unknown): string {
  try {
    parseRecord(typeof value === 'string' ? value : JSON.stringify(value));
  } catch (error) {
    expect(error).toBeInstanceOf(BadInputError);
    return (error as Error).message;
  }
  return 'no error';
}

describe('a record file', () => {
  test('reads back as written, in either format', () => {
    expect(parseRecord(JSON.stringify(record))).toEqual(record);
    expect(parseRecord(JSON.stringify(old))).toEqual(old);
  });

  test('may omit the parts that are published at the end', () => {
    const sealed = { ...record, secret: undefined, chain: undefined, state: undefined };
    expect(parseRecord(JSON.stringify(sealed))).toEqual(sealed);
    const sealedOld = { ...old, seed: undefined, hash: undefined };
    expect(parseRecord(JSON.stringify(sealedOld))).toEqual(sealedOld);
  });

  test.each([
    ['', /^This is not a match record: it isn't JSON \(/],
    ['{"format":', /^This is not a match record: it isn't JSON \(/],
    ['null', /"format" should be "mechatable-record-2", but is missing\.$/],
    ['[]', /"format" should be "mechatable-record-2", but is missing\.$/],
    ['{}', /"format" should be "mechatable-record-2", but is missing\.$/],
    ['{"format":"other-9"}', /"format" should be "mechatable-record-2", not "other-9"\.$/],
  ])('is refused if it isn’t one: %s', (text, message) => {
    expect(errorFor(text)).toMatch(message);
  });

  test.each([
    ['game', 7],
    ['rulesVersion', 0],
    ['rulesVersion', '3'],
    ['players', []],
    ['players.1.kind', [person('Ada'), { kind: 'cmd', name: 'rm' }]],
    ['players.0', [{ kind: 'program', name: 'x', command: ['rm'] }, person('Ada')]],
    ['players.0.name', [person('bell \u0007'), person('Ada')]],
    ['players.0.name', [person('x'.repeat(61)), person('Ada')]],
    ['players.0.name', [person(' Ada'), person('Ben')]],
    ['players.0.key', [{ ...person('Ada'), key: 'no key' }, person('Ben')]],
    ['commitment', 'short'],
    ['commitment', 'G'.repeat(64)],
    ['contributions.1', [sha256('0'), 'none']],
    ['secret', 5],
    ['entries', 'none'],
    ['entries.0.seat', [{ seat: -1, action: null }]],
    ['entries.0.seat', [{ seat: 'length', action: null }]],
    ['entries.0', [{ seat: 0 }]],
    ['entries.0', [{ seat: 0, action: 1, undo: 0 }]],
    ['entries.0', [{ seat: 0, action: 1, player: person('Ada') }]],
    ['entries.0', [{ seat: 0, undo: 0, player: person('Ada') }]],
    ['entries.0', [{ seat: 0, undo: 0, by: 'clock' }]],
    ['entries.0.by', [{ seat: 0, action: 1, by: 'me' }]],
    ['entries.0.player.name', [{ seat: 0, player: person(' Ada') }]],
    ['entries.0.undo', [{ seat: 0, undo: -1 }]],
    ['entries.0.agreed', [{ seat: 0, undo: 0, agreed: [] }]],
    ['entries.0.agreed', [{ seat: 0, undo: 0, agreed: new Array(17).fill({ seat: 1 }) }]],
    ['entries.0.agreed.0', [{ seat: 0, undo: 0, agreed: [{ seat: 1, name: 'Ada' }] }]],
    ['entries.0.agreed.0.seat', [{ seat: 0, undo: 0, agreed: [{ seat: 16 }] }]],
    ['entries.0.agreed.0.signature', [{ seat: 0, undo: 0, agreed: [{ seat: 1, signature: 'mine' }] }]],
    ['entries.0.signature', [{ seat: 0, action: 1, signature: 'mine' }]],
    ['chain', 'short'],
    ['state', 'short'],
  ])('is refused with the name of the wrong field: %s = %j', (field, value) => {
    const message = errorFor({ ...record, [field.split('.')[0] ?? '']: value });
    expect(message).toMatch(/^Invalid match record\. /);
    expect(message).toContain(`${field}: `);
  });

  test('has one contribution for each seat', () => {
    expect(errorFor({ ...record, contributions: [sha256('0')] })).toContain('1 contributions for 2 seats');
  });

  test('is refused with the names of all wrong fields, up to ten', () => {
    const message = errorFor({ ...record, game: 1, players: [] });
    expect(message).toContain('game: ');
    expect(message).toContain('players: ');
    const many = errorFor({ ...record, entries: new Array(200).fill({ seat: -1, action: 0 }) });
    expect(many).toContain('190 more problems');
  });

  test('is refused with the names of unexpected fields', () => {
    expect(errorFor({ ...record, note: 'x' })).toContain('note');
    expect(errorFor({ ...old, note: 'x' })).toContain('note');
    expect(errorFor({ ...record, entries: [{ seat: 0, action: null, clock: 3 }] })).toMatch(
      /entries\.0: .*clock/,
    );
  });

  test.each(['game', 'rulesVersion', 'players', 'commitment', 'contributions', 'entries'])(
    'is refused with the name of a missing field: %s',
    (field) => {
      expect(errorFor({ ...record, [field]: undefined })).toContain(`${field}: `);
    },
  );
});

test('errors name the input that was checked', () => {
  expect(parseAs(z.int(), 3, 'The number')).toBe(3);
  expect(() => parseAs(z.int(), 'x', 'number')).toThrow(/^Invalid number\. /);
});

test('a commitment is a hash of the secret, different from all other hashes of the record', () => {
  expect(commitTo('s')).toBe(sha256('mechatable:secret:s'));
  expect(commitToV1('s')).toBe(sha256('mechatable:seed:s'));
});
