import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageJson, prefixOf } from '../new-game/files.mjs';
import { BadGameError, ownPaths, readInput } from '../new-game/input.mjs';
import { ROOT } from '../workspaces.mjs';

test('a name is enough; the title follows from it', () => {
  expect(readInput(['nim'])).toEqual({ id: 'nim', title: 'Nim', install: true });
  expect(readInput(['tic-tac-toe']).title).toBe('Tic Tac Toe');
  expect(readInput(['hex', '--title', 'Hex: The Race', '--no-install'])).toEqual({
    id: 'hex',
    title: 'Hex: The Race',
    install: false,
  });
});

test.each([
  [[], /^Name the game\. Usage: npm run new-game -- nim/],
  [['Foo Bar'], /^"Foo Bar" can't be the id of a game\. Use lowercase letters/],
  [['foo', 'bar'], /^One name only/],
  [['foo--bar'], /can't be the id/],
  [['2048'], /can't be the id/],
  [['../up'], /can't be the id/],
  [['n'.repeat(41)], /can't be the id/],
  [['lanes'], /^"lanes" is taken: packages\/games\/lanes exists\. Choose another id\.$/],
  [['mecha-1e'], /^"mecha-1e" is taken: it is a game in packages\/games\/mecha\./],
  [['kernel'], /^"kernel" is taken: packages\/kernel exists/],
  [['shared'], /^"shared" is taken: apps\/web\/src\/games\/shared exists/],
  [['nim', '--titel', 'Nim'], /^Unknown option '--titel'\. Usage: /],
  [['nim', '--title', ''], /^"" can't be a title\. Use letters/],
  [['nim', '--title', '`Nim` */'], /can't be a title/],
])('%j is refused', (args, message) => {
  expect(() => readInput(args)).toThrow(BadGameError);
  expect(() => readInput(args)).toThrow(message);
});

test('the folders that belong to a game exist', () => {
  for (const path of ownPaths('lanes')) expect(existsSync(join(ROOT, path)), path).toBe(true);
});

test('its package exports only what the template has', () => {
  const { exports } = JSON.parse(packageJson('nim', 'Nim')) as { exports: Record<string, unknown> };
  const folder = join(ROOT, 'scripts/new-game/template/packages/games/_id_/src');
  const sources = Object.keys(exports).map((name) => (name === '.' ? 'index' : name.slice('./'.length)));
  expect(sources).toContain('manifest');
  expect(sources.filter((name) => !existsSync(join(folder, `${name}.ts.template`)))).toEqual([]);
});

test.each([
  ['nim', 'NIM'],
  ['tic-tac-toe', 'TTT'],
  ['hex-2', 'H2'],
])('clauses of %s start with %s', (id, prefix) => {
  expect(prefixOf(id)).toBe(prefix);
});
