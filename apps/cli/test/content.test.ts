import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@mechatable/catalog';
import { beforeAll, expect, test } from 'vitest';
import { withConsole } from './console.ts';
import { runProgram, type Ended } from './run-program.ts';

const { cwd, mechatable } = withConsole();
const TIMEOUT = { timeout: 180_000 };
const EXAMPLES = fileURLToPath(new URL('../../../examples/content/', import.meta.url));
const CANNONS = readFileSync(join(EXAMPLES, 'lanes.json'), 'utf8');
const DECKS = ['--loadouts', 'x-glass-cannons,iron-spear'];

/** A content file must be in use before any game is loaded, so this starts a new program. */
function run(...words: readonly string[]): Promise<Ended> {
  return runProgram(cwd, words);
}

beforeAll(() => {
  writeFileSync(join(cwd, 'cannons.json'), CANNONS);
  writeFileSync(join(cwd, 'weaker.json'), CANNONS.replace('"front": 7', '"front": 6'));
  writeFileSync(join(cwd, 'wrong.json'), CANNONS.replace('"front": 7', '"front": "7"'));
});

test('a file is checked, and mistakes are reported with line and column', async () => {
  const good = await mechatable(['content', 'check', 'cannons.json']);
  expect(good.out).toMatch(/^Glass Cannons: 7 pieces for lanes, hash [0-9a-f]{32}\.\n$/);
  const bad = await mechatable(['content', 'check', 'wrong.json']);
  expect(bad.code).toBe(1);
  expect(bad.out).toBe('wrong.json:13:16: "front" must be a number, not "7".\n');
  const missing = await mechatable(['content', 'check', 'nowhere.json']);
  expect(missing.err).toBe("Can't read the content file nowhere.json: no such file or folder.\n");
});

test('schemas and published pieces are printed, and a misspelled game or piece gets a suggestion', async () => {
  const schema = (await mechatable(['content', 'schema', 'lanes'])).json();
  expect(schema).toMatchObject({ title: 'Content file for lanes', type: 'object' });
  const card = (await mechatable(['content', 'show', 'lanes', 'VG-03'])).json();
  expect(card).toMatchObject({ id: 'VG-03', name: 'Gate Hammer', front: 5 });
  expect((await mechatable(['content', 'show', 'lanes', 'VG-3'])).err).toContain('Similar: VG-03');
  expect((await mechatable(['content', 'schema', 'lane'])).err).toContain('They can extend lanes');
});

test('a record needs the file that it was played with', TIMEOUT, async () => {
  const saved = await run(
    'sim',
    'lanes',
    '--content',
    'cannons.json',
    '--only',
    '0',
    '--save',
    'r.json',
    ...DECKS,
  );
  expect(saved.err + saved.out).toContain('Saved the record to r.json');
  const record = JSON.parse(readFileSync(join(cwd, 'r.json'), 'utf8')) as { game: string };
  expect(record.game).toMatch(/^lanes~[0-9a-f]{32}$/);

  const without = await mechatable(['replay', 'verify', 'r.json'], { games: GAMES });
  expect(without.code).toBe(2);
  expect(without.err).toMatch(
    /played with a content file for Breachline, hash \w+\. Add it with --content\.\n$/,
  );
  const [same, other] = await Promise.all([
    run('replay', 'verify', 'r.json', '--content', 'cannons.json'),
    run('replay', 'verify', 'r.json', '--content', 'weaker.json'),
  ]);
  expect(same.out).toMatch(/^Record verified\.\nCustom content: Glass Cannons \(hash /);
  expect(other.code).toBe(2);
  expect(other.err).toMatch(/The file "Glass Cannons" has the hash \w+: use the file of this match\.\n$/);
});

test('a file with problems is refused before anything is played', TIMEOUT, async () => {
  const { code, err } = await run('sim', 'lanes', '--content', 'wrong.json');
  expect(code).toBe(2);
  expect(err).toBe('wrong.json:13:16: "front" must be a number, not "7".\n');
});

test('a study with a file is not shared: other machines don’t have it', TIMEOUT, async () => {
  const words = ['lab', 'report', 'lanes', '--content', 'cannons.json', '--data', 'studies.db'];
  const { code, err } = await run(...words);
  expect(code).toBe(2);
  expect(err).toBe('Other machines don’t have the content file. Remove --data.\n');
});

test('all laws hold with added cards', TIMEOUT, async () => {
  const options = JSON.stringify({ loadouts: ['x-glass-cannons', 'x-glass-cannons'] });
  const words = ['laws', 'lanes', '--content', 'cannons.json', '--matches', '2', '--options', options];
  const { code, out } = await run(...words);
  expect(out).toMatch(/^lanes~\w+ obeys all laws in 2 matches\.\n$/);
  expect(code).toBe(0);
});

test('threads use their program’s content file, in sim and in the lab', TIMEOUT, async () => {
  const [sim, lab] = await Promise.all([
    run('sim', 'lanes', '--content', 'cannons.json', '--matches', '6', '--cores', '2', '--json', ...DECKS),
    run(
      ...['lab', 'what-if', 'lanes', '--content', 'cannons.json', '--set', 'x-glass-lancer.front=9'],
      ...['--bots', 'random', '--matches', '8', '--cores', '1', '--json', ...DECKS],
    ),
  ]);
  expect(JSON.parse(sim.out)).toMatchObject({ finished: 6, errors: 0 });
  expect(JSON.parse(lab.out)).toMatchObject({ changes: { content: { 'x-glass-lancer': { front: 9 } } } });
});
