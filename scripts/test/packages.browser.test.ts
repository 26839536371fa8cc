import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, resolve } from 'node:path';
import { GAMES } from '@mechatable/catalog';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packAll, type Packed } from '../packing.mjs';
import { readManifest, workspaces } from '../workspaces.mjs';
import { filesIn, Outside } from './outside.ts';

/** Needs no browser, but the built site, which is packed. */
const PUBLISHED = workspaces().filter(({ isPublished }) => isPublished);
const AUTHORS = ['kernel', 'testkit', 'bots', 'catalog'];
const tarballs = mkdtempSync(join(tmpdir(), 'mechatable-packed-'));
const outside = new Outside();
let packed: readonly Packed[] = [];

/** A program in the folder outside: what `npx` would start, and start sooner than npm does. */
const installed = (program: string): string => join('node_modules', '.bin', program);

beforeAll(async () => {
  packed = await packAll(tarballs);
  const { devDependencies = {} } = readManifest('');
  const { devDependencies: kernel = {} } = readManifest('packages/kernel');
  const tools = Object.entries({ ...devDependencies, ...kernel })
    .filter(([name]) => ['typescript', 'vitest', 'zod'].includes(name))
    .map(([name, version]) => `${name}@${version}`);
  expect(tools).toHaveLength(3);
  await outside.install([...packed.map(({ filename }) => join(tarballs, filename)), ...tools]);
  for (const name of AUTHORS) {
    const files = filesIn(outside.read(`node_modules/@mechatable/${name}/README.md`));
    expect(files.size, `files in the README of ${name}`).toBeGreaterThan(0);
    for (const [file, text] of files) outside.write(file, text);
  }
});
afterAll(async () => {
  await outside.remove();
  rmSync(tarballs, { recursive: true });
});

describe.each(PUBLISHED)('the tarball of $name', ({ name }) => {
  const folder = join(outside.folder, 'node_modules', name);
  const files = (): string[] => packed.find((one) => one.name === name)?.files.map(({ path }) => path) ?? [];

  test('has the needed files and nothing else', () => {
    const others = files().filter((path) => !/^(dist\/|src\/|CHANGELOG\.md$)/.test(path));
    const program = name === 'mechatable' ? ['bin/mechatable.mjs'] : [];
    expect(others.sort()).toEqual(['LICENSE', 'README.md', ...program, 'package.json']);
    expect(files().filter((path) => /(^|[/.])test\b|\.tsbuildinfo$|\/\./.test(path))).toEqual([]);
  });

  test('has every file that its source maps name', () => {
    const maps = files().filter((path) => /\.(js|d\.ts)\.map$/.test(path) && !path.startsWith('dist/site/'));
    expect(maps.length).toBeGreaterThan(0);
    const missing = maps.flatMap((path) => {
      const { sources } = JSON.parse(readFileSync(join(folder, path), 'utf8')) as { sources: string[] };
      return sources
        .map((source) => resolve(folder, dirname(path), source))
        .filter((source) => !source.startsWith(join(folder, 'src')) || !existsSync(source));
    });
    expect(missing).toEqual([]);
  });

  test('has the source map that a script names', () => {
    const scripts = files().filter((path) => path.endsWith('.js'));
    const named = scripts.flatMap((path) => {
      const [, map] = /^\/\/# sourceMappingURL=(\S+)$/m.exec(readFileSync(join(folder, path), 'utf8')) ?? [];
      return map === undefined ? [] : [posix.join(posix.dirname(path), map)];
    });
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((map) => !files().includes(map))).toEqual([]);
  });

  test('publint finds nothing to improve', async () => {
    const { messages, pkg } = await publint({ pkgDir: folder, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });
});

describe('npx mechatable, installed', () => {
  test('lists the games, with the clauses of their rule books', async () => {
    const list = JSON.parse(await outside.succeed('npx', ['mechatable', 'games', '--json'])) as {
      id: string;
      clauses: number;
    }[];
    expect(list.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
    for (const { id, clauses } of list) expect(clauses, id).toBeGreaterThan(0);
    expect(list.find(({ id }) => id === 'lanes')?.clauses).toBeGreaterThan(100);
  });

  test('lets bots play, in their own threads', async () => {
    const words = ['sim', 'lanes', '--matches', '20', '--cores', '2', '--json'];
    expect(JSON.parse(await outside.succeed(installed('mechatable'), words))).toMatchObject({
      finished: 20,
      errors: 0,
    });
  });

  test('reports what needs a clone', async () => {
    const { code, err } = await outside.run(installed('mechatable'), ['rules', 'lanes', '--coverage']);
    expect(code).toBe(2);
    expect(err).toContain('The npm package has no tests. Run this in a clone of the repository.\n');
  });

  test('serves the site until it is stopped', async () => {
    const serving = outside.start('npx', ['mechatable', 'serve', '--port', '0']);
    const url = await serving.printed(/running at (\S+)\./);
    const page = await (await fetch(url)).text();
    expect(page).toContain('<title>Mechatable</title>');
    const [, script = ''] = /<script type="module"[^>]* src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
    const { status, headers } = await fetch(url + script);
    expect({ status, type: headers.get('content-type') }).toEqual({ status: 200, type: 'text/javascript' });
    expect((await serving.stop()).out).toContain('Mechatable stopped.');
    await expect(fetch(url)).rejects.toThrow();
  });
});

describe('an author who follows the READMEs', () => {
  const tsc = (...args: string[]): Promise<string> => outside.succeed(installed('tsc'), args);

  test('compiles and runs the game', async () => {
    await tsc('--skipLibCheck', 'false', '--skipDefaultLibCheck');
    expect(await outside.succeed('node', ['dist/replay.js'])).toBe('The pile is empty.\ntrue\n');
  });

  test('can also resolve types as bundlers do', async () => {
    await tsc('--noEmit', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler');
  });

  test('lets bots play the games of the catalog', async () => {
    expect(await outside.succeed('node', ['match.mjs'])).toMatch(/^Winner: (greedy|random)\n$/);
    expect(await outside.succeed('node', ['games.mjs'])).toContain('lanes: Breachline, 2 to 2 players\n');
  });

  test('checks the game against the laws, which find a mistake', async () => {
    const mistake = outside
      .read('nim.ts')
      .replace('return count <= state.pile ? LEGAL : TOO_MANY;', 'return LEGAL;');
    expect(mistake).not.toBe(outside.read('nim.ts'));
    outside.write('wrong.ts', mistake.replace("id: 'nim'", "id: 'wrong'"));
    outside.write('wrong.test.ts', outside.read('nim.test.ts').replace('./nim.js', './wrong.js'));
    await outside.run(installed('vitest'), [
      'run',
      '--dir',
      '.',
      '--reporter=json',
      '--outputFile=laws.json',
      'nim.test.ts',
      'wrong.test.ts',
    ]);
    const { testResults } = JSON.parse(outside.read('laws.json')) as {
      testResults: { name: string; status: string; assertionResults: { status: string; title: string }[] }[];
    };
    const resultOf = (file: string) => testResults.find(({ name }) => name.endsWith(`/${file}`));
    expect(resultOf('nim.test.ts')).toMatchObject({ status: 'passed' });
    expect(resultOf('nim.test.ts')?.assertionResults.map(({ title }) => title)).toContain('secret');
    expect(resultOf('wrong.test.ts')).toMatchObject({ status: 'failed' });
  });
});
