import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { BadInputError, commitTo, parseAs, parseRecord, RECORD_FORMAT, sha256 } from '../src/index.ts';

const record = {
  format: RECORD_FORMAT,
  game: 'tiny',
  rulesVersion: 3,
  options: { stones: 8 },
  seats: ['Ada', 'Ben'],
  seedCommitment: commitTo('a seed'),
  seed: 'a seed',
  moves: [
    { seat: 0, action: { kind: 'take', count: 1 } },
    { seat: 1, action: 'concede' },
  ],
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
  test('is read as it was written', () => {
    expect(parseRecord(JSON.stringify(record))).toEqual(record);
  });

  test('may leave out the seed and the hash', () => {
    const text = JSON.stringify({ ...record, seed: undefined, hash: undefined });
    expect(parseRecord(text)).toEqual({ ...record, seed: undefined, hash: undefined });
  });

  test.each([
    ['', /^This is not a match record: it is no JSON \(/],
    ['{"format":', /^This is not a match record: it is no JSON \(/],
    ['null', /"format" should be "mechatable-record-1", and is missing\.$/],
    ['[]', /"format" should be "mechatable-record-1", and is missing\.$/],
    ['{}', /"format" should be "mechatable-record-1", and is missing\.$/],
    ['{"format":"other-9"}', /"format" should be "mechatable-record-1", not "other-9"\.$/],
  ])('that is none says so: %s', (text, message) => {
    expect(errorFor(text)).toMatch(message);
  });

  test.each([
    ['game', 7],
    ['rulesVersion', 0],
    ['rulesVersion', '3'],
    ['seats', []],
    ['seats.1', ['Ada', 2]],
    ['seedCommitment', 'short'],
    ['seedCommitment', 'G'.repeat(64)],
    ['seed', 5],
    ['moves', 'none'],
    ['moves.0.seat', [{ seat: -1, action: null }]],
    [
      'moves.1.seat',
      [
        { seat: 0, action: null },
        { seat: 0.5, action: null },
      ],
    ],
    ['hash', 'short'],
  ])('names the field that is wrong: %s = %j', (field, value) => {
    const message = errorFor({ ...record, [field.split('.')[0] ?? '']: value });
    expect(message).toMatch(/^The match record is not valid\. /);
    expect(message).toContain(`${field}: `);
  });

  test('names every field that is wrong', () => {
    const message = errorFor({ ...record, game: 1, seats: [] });
    expect(message).toContain('game: ');
    expect(message).toContain('seats: ');
  });

  test('names fields that should not be there', () => {
    expect(errorFor({ ...record, note: 'x' })).toContain('note');
    expect(errorFor({ ...record, moves: [{ seat: 0, action: null, clock: 3 }] })).toMatch(
      /moves\.0: .*clock/,
    );
  });

  test.each(['game', 'rulesVersion', 'seats', 'seedCommitment', 'moves'])(
    'names a field that is missing: %s',
    (field) => {
      expect(errorFor({ ...record, [field]: undefined })).toContain(`${field}: `);
    },
  );
});

test('whatever is checked at the door says what was checked', () => {
  expect(parseAs(z.int(), 3, 'The number')).toBe(3);
  expect(() => parseAs(z.int(), 'x', 'The number')).toThrow(/^The number is not valid\. /);
});

test('a commitment is a hash of the seed that is no hash of anything else here', () => {
  expect(commitTo('s')).toBe(sha256('mechatable:seed:s'));
  expect(commitTo('s')).not.toBe(sha256('s'));
});
