import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { clauseIdsIn, parseRulebook } from '@mechatable/rulebook';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inSoak } from '../../apps/web/test/harness/soak.ts';
import { formatted } from '../formatted.mjs';
import { ownPaths } from '../new-game/input.mjs';
import { filesBelow, ROOT, workspaces } from '../workspaces.mjs';

const ID = 'tic-tac';
const TITLE = "Fool's Gold";
const PLACES = ownPaths(ID);

/** A copy of the repository, with the new game in it. */
let top = '';
let created = { code: 0, output: '' };

/** Runs a script or a tool in the copy. */
function run(...args: readonly string[]): Promise<{ code: number; output: string }> {
  // Tools in the copy must not join this test run.
  const env = { ...process.env, VITEST: undefined, NODE_ENV: undefined, NO_COLOR: '1' };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { cwd: top, env }, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr });
    });
  });
}

function copyFiles(): void {
  const settings = readdirSync(ROOT).filter((name) => /\.(js|json|ts)$|^LICENSE$/.test(name));
  for (const path of [...settings, ...['apps', 'packages', 'rules', 'scripts'].flatMap(filesBelow)]) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    cpSync(join(ROOT, path), join(top, path), { preserveTimestamps: true });
  }
}

/** Everything installed and compiled, but with our own packages from the copy. */
function linkPackages(): void {
  const installed = join(ROOT, 'node_modules');
  const folders = workspaces().map(({ folder }) => folder);
  mkdirSync(join(top, 'node_modules/@mechatable'), { recursive: true });
  for (const name of readdirSync(installed).filter((each) => !['@mechatable', '.cache'].includes(each)))
    symlinkSync(join(installed, name), join(top, 'node_modules', name));
  for (const folder of [...folders, `packages/games/${ID}`])
    symlinkSync(join(top, folder), join(top, 'node_modules/@mechatable', basename(folder)));
  for (const folder of folders) {
    const own = join(folder, 'node_modules');
    if (existsSync(join(ROOT, own))) symlinkSync(join(ROOT, own), join(top, own));
    const compiled = join(folder, 'dist');
    if (folder.startsWith('packages/') && existsSync(join(ROOT, compiled)))
      cpSync(join(ROOT, compiled), join(top, compiled), { recursive: true, preserveTimestamps: true });
  }
}

const read = (path: string): string => readFileSync(join(top, path), 'utf8');

/** The files of the new game, as paths from the top. */
const ownFiles = (): string[] =>
  PLACES.flatMap((place) =>
    place.endsWith('.md')
      ? [place]
      : readdirSync(join(top, place), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(top.length + 1)),
  );

beforeAll(async () => {
  top = mkdtempSync(join(tmpdir(), 'mechatable-new-game-'));
  copyFiles();
  linkPackages();
  created = await run('scripts/new-game.mjs', ID, '--title', TITLE, '--no-install');
});
afterAll(() => {
  rmSync(top, { recursive: true });
});

test('prints what it created and what to do next', () => {
  expect(created.code, created.output).toBe(0);
  for (const path of ownFiles()) expect(created.output).toContain(`Created ${path}\n`);
  expect(created.output).toContain(`npx mechatable play ${ID}\n`);
  expect(created.output).toContain(`git clean -fdx ${PLACES.join(' ')}\n`);
  expect(ownFiles().filter((path) => /\{\{|_id_/.test(path + read(path)))).toEqual([]);
});

test('every file is formatted', async () => {
  const files = ownFiles().filter((path) => /\.(css|json|md|ts)$/.test(path) && !path.startsWith('rules/'));
  for (const path of files) expect(await formatted(path, read(path)), path).toBe(read(path));
});

test('it compiles, and so do the lists of games', async () => {
  const tsc = 'node_modules/typescript-7/bin/tsc';
  const uses = ['catalog', 'board', 'rulebook', 'testkit'].map((name) => `packages/${name}`);
  const built = await run(tsc, '-b', ...uses);
  expect(built.code, built.output).toBe(0);
  const config = {
    extends: './tsconfig.tests.json',
    compilerOptions: { incremental: false, tsBuildInfoFile: null, types: ['node', 'vite/client'] },
    include: PLACES.map((place) => (place.startsWith('packages/') ? `${place}/test` : place)),
    references: [...uses, 'packages/kernel', `packages/games/${ID}`].map((path) => ({ path })),
  };
  writeFileSync(join(top, 'tsconfig.new-game.json'), JSON.stringify(config));
  const checked = await run(tsc, '-p', 'tsconfig.new-game.json');
  expect(checked.code, checked.output).toBe(0);
});

test('the linter has no diagnostics', async () => {
  const sources = ownFiles().filter((path) => path.endsWith('.ts'));
  const { code, output } = await run('node_modules/oxlint/bin/oxlint', ...sources);
  expect(code, output).toBe(0);
});

test('its tests pass: laws, rules and drawing; and the lobby has it', async () => {
  const { code, output } = await run(
    ...['node_modules/vitest/vitest.mjs', 'run', '--project', 'packages', '--project', 'drawings'],
    ...[`games/${ID}/`, 'web/test/games/entries'],
  );
  expect(code, output).toBe(0);
  expect(output).toContain('Test Files  5 passed');
});

inSoak(() => {
  test('tests of all games pass, too: a draft may lack lessons, help and translations', async () => {
    const { code, output } = await run(
      ...['node_modules/vitest/vitest.mjs', 'run', 'web/test/games/', 'web/test/pages/lobby/'],
      ...['web/test/languages/pt-br', 'scripts/test/manifests', 'web/test/table/thoughts/reason'],
      ...['study/test/what-if', 'cli/test/replay-review', 'server/test/secrecy.test'],
      ...['-t', `${ID}|${TITLE}|every game has its words|every package`],
    );
    expect(code, output).toBe(0);
    expect(output).toContain('Test Files');
  });
});

test('its tests name every clause of its rule book, and no others', () => {
  const { title, clauses } = parseRulebook(read(`rules/${ID}.md`));
  expect(title).toBe(TITLE);
  const named = clauseIdsIn(
    read(`packages/games/${ID}/test/rules.test.ts`)
      .match(/\[[A-Z0-9-]+\]/g)
      ?.join() ?? '',
  );
  expect(named.toSorted()).toEqual(clauses.map(({ id }) => id).toSorted());
});

test('an id that is in use changes nothing', async () => {
  const before = ownFiles().map((path) => [path, read(path)]);
  const { code, output } = await run('scripts/new-game.mjs', ID, '--no-install');
  expect([code, output]).toEqual([2, `"${ID}" is taken: packages/games/${ID} exists. Choose another id.\n`]);
  expect(ownFiles().map((path) => [path, read(path)])).toEqual(before);
});

test('"npm run games" notices what is missing or out of date, and writes what it can', async () => {
  const checked = (): Promise<{ code: number; output: string }> => run('scripts/games.mjs', '--check');
  expect(await checked()).toEqual({ code: 0, output: '' });

  for (const place of PLACES) rmSync(join(top, place), { recursive: true });
  const stale = await checked();
  expect(stale.code).toBe(1);
  for (const path of ['tsconfig.json', 'apps/web/package.json', 'packages/catalog/src/releases.ts'])
    expect(stale.output).toContain(`${path} is out of date. Run "npm run games".\n`);

  expect((await run('scripts/games.mjs')).code).toBe(0);
  for (const path of filesBelow('packages/catalog'))
    expect(read(path), path).toBe(readFileSync(join(ROOT, path), 'utf8'));
  expect(await checked()).toEqual({ code: 0, output: '' });

  rmSync(join(top, 'rules/lanes.md'));
  rmSync(join(top, 'packages/games/masc/src/manifest.ts'));
  mkdirSync(join(top, 'apps/web/src/games/chess'));
  expect((await checked()).output.trimEnd().split('\n')).toEqual([
    'rules/lanes.md is missing.',
    'packages/games/masc/src/manifest.ts is missing.',
    'apps/web/src/games/chess belongs to no game: packages/games/chess/package.json is missing.',
  ]);
});
