import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readImports, violations } from '../layers/cruise.mjs';
import { folderCycles } from '../layers/folders.mjs';
import { importGraph } from '../layers/graph.mjs';
import { ROOT, workspaces } from '../workspaces.mjs';

const KERNEL = 'packages/kernel/src/agenda.ts';
const LANES = 'packages/games/lanes/src/attack.ts';
const LANES_TEST = 'packages/games/lanes/test/attack.test.ts';
const MASC = 'packages/games/masc/src/attack.ts';
const MASC_TEST = 'packages/games/masc/test/attack.test.ts';
const BOTS = 'packages/bots/src/greedy.ts';
const CLI = 'apps/cli/src/other.ts';

const ALLOWED = [
  [LANES, '@mechatable/kernel'],
  [LANES, 'zod'],
  [LANES, './zones.ts'],
  ['packages/games/lanes/src/actions/attack.ts', '../zones.ts'],
  ['packages/catalog/src/games.ts', '@mechatable/lanes'],
  [LANES_TEST, '@mechatable/testkit'],
  [LANES_TEST, '@mechatable/lanes'],
  [LANES_TEST, '../src/zones.ts'],
  [LANES_TEST, 'node:fs'],
  [LANES_TEST, 'vitest'],
  [CLI, '@mechatable/catalog'],
  [CLI, 'node:util'],
  [CLI, 'piscina'],
  ['apps/web/src/app/page.ts', '../pages/lobby/page.ts'],
  ['apps/web/src/pages/lobby/posters.ts', './page.ts'],
] as const;

const FORBIDDEN = [
  [KERNEL, '@mechatable/lanes', 'kernel: layers'],
  [KERNEL, '@mechatable/testkit', 'kernel: layers'],
  [KERNEL, 'node:crypto', 'kernel: browser'],
  [KERNEL, 'crypto', 'kernel: browser'],
  [KERNEL, 'fast-check', 'kernel: npm packages'],
  [KERNEL, 'no-such-package', 'resolvable'],
  [LANES, '@mechatable/bots', 'games/lanes: layers'],
  [LANES, '@mechatable/testkit', 'games/lanes: layers'],
  [LANES, '../../../bots/src/index.ts', 'import-by-name'],
  [LANES, '../../../kernel/src/index.ts', 'import-by-name'],
  [MASC, '@mechatable/lanes', 'games/masc: layers'],
  [MASC, '../../lanes/src/index.ts', 'import-by-name'],
  [MASC_TEST, '@mechatable/lanes', 'games/masc tests: layers'],
  [MASC_TEST, '../../lanes/src/index.ts', 'import-by-name'],
  [BOTS, '@mechatable/lanes', 'bots: layers'],
  [BOTS, '@mechatable/catalog', 'bots: layers'],
  ['packages/testkit/src/law.ts', '@mechatable/bots', 'testkit: layers'],
  ['packages/kernel/test/agenda.test.ts', '@mechatable/lanes', 'kernel tests: layers'],
  [CLI, '@mechatable/lanes', 'cli: layers'],
  [CLI, 'express', 'cli: npm packages'],
  ['apps/web/src/table/board.ts', '../app/shell.ts', 'web table: folders'],
  ['apps/web/src/ui/button.ts', '../pages/lobby/page.ts', 'web ui: folders'],
  ['apps/web/src/pages/cards/page.ts', '../lobby/page.ts', 'web pages: apart'],
] as const;

const APP_CYCLE = [
  'Folders in apps/web/src/ui import each other: its own files, tips.',
  '  apps/web/src/ui/menu.ts → apps/web/src/ui/tips/tip.ts',
  '  apps/web/src/ui/tips/tip.ts → apps/web/src/ui/words.ts',
].join('\n');

const WAYS = [
  `import '@mechatable/bots';`,
  `import { bots } from '@mechatable/bots'; bots();`,
  `import type { Bot } from '@mechatable/bots'; export type Player = Bot;`,
  `export { bots } from '@mechatable/bots';`,
  `export * from '@mechatable/bots';`,
  `export const bots = await import('@mechatable/bots');`,
  `export type Bot = import('@mechatable/bots').Bot;`,
];

/** A copy of the repository's packages without their sources. Each import gets its own file. */
let top = '';
let found: string[] = [];
let modules: Awaited<ReturnType<typeof readImports>>['modules'] = [];

function write(path: string, text: string): void {
  mkdirSync(dirname(join(top, path)), { recursive: true });
  writeFileSync(join(top, path), text);
}

/** The problems reported for one file. */
const of = (file: string): string[] => found.filter((text) => text.includes(`: ${file} → `));

const named = (path: string, name: string | number): string => path.replace(/(\.test)?\.ts$/, `-${name}$&`);

beforeAll(async () => {
  top = mkdtempSync(join(tmpdir(), 'mechatable-layers-'));
  for (const { folder, name } of workspaces()) {
    write(`${folder}/src/index.ts`, 'export const index = 0;');
    cpSync(join(ROOT, folder, 'package.json'), join(top, folder, 'package.json'));
    mkdirSync(join(top, 'node_modules/@mechatable'), { recursive: true });
    symlinkSync(join(top, folder), join(top, 'node_modules', name));
  }
  for (const name of ['zod', 'vitest', 'fast-check', 'piscina', 'express']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, exports: './index.js' }));
    write(`node_modules/${name}/index.js`, 'export {};');
  }
  write('packages/games/lanes/src/zones.ts', 'export {};');
  write('apps/web/src/app/shell.ts', 'export {};');
  write('apps/web/src/pages/lobby/page.ts', 'export {};');
  ALLOWED.forEach(([file, specifier], i) => {
    write(named(file, `allowed-${i}`), `export * from '${specifier}';`);
  });
  FORBIDDEN.forEach(([file, specifier], i) => {
    write(named(file, `forbidden-${i}`), `export * from '${specifier}';`);
  });
  WAYS.forEach((code, i) => {
    write(named(LANES, `way-${i}`), code);
  });
  write('packages/bots/src/a.ts', `export * from './b.ts';`);
  write('packages/bots/src/b.ts', `export * from './c.ts';`);
  write('packages/bots/src/c.ts', `import type { A } from './a.ts'; export type C = A;`);
  write('packages/board/src/draw/deep/one.ts', `export * from '../../input/two.ts';`);
  write('packages/board/src/input/two.ts', `export {};`);
  write('packages/board/src/input/deep/three.ts', `export * from '../../style/four.ts';`);
  write('packages/board/src/style/four.ts', `export * from '../draw/five.ts';`);
  write('packages/board/src/draw/five.ts', `export {};`);
  write('apps/web/src/ui/menu.ts', `export * from './tips/tip.ts';`);
  write('apps/web/src/ui/tips/tip.ts', `export * from '../words.ts';`);
  write('apps/web/src/ui/words.ts', `export {};`);
  write('apps/web/src/browser/api.ts', `export * from './stored/store.ts';`);
  write('apps/web/src/browser/stored/store.ts', `export {};`);
  write('packages/bots/src/arena.ts', `export * from './search/search.ts';`);
  write('packages/bots/src/search/search.ts', `export * from '../count.ts';`);
  write('packages/bots/src/count.ts', `export {};`);

  const result = await readImports(top);
  modules = result.modules;
  found = violations(result);
});
afterAll(() => {
  rmSync(top, { recursive: true });
});

describe('a layer imports only what it may', () => {
  test.each(ALLOWED.map(([file, specifier], i) => [file, specifier, i] as const))(
    '%s may import %s',
    (file, _, i) => {
      expect(modules.map(({ source }) => source)).toContain(named(file, `allowed-${i}`));
      expect(of(named(file, `allowed-${i}`))).toEqual([]);
    },
  );

  test.each(FORBIDDEN.map(([file, specifier, rule], i) => [file, specifier, rule, i] as const))(
    '%s may not import %s',
    (file, _, rule, i) => {
      expect(of(named(file, `forbidden-${i}`))).toContainEqual(expect.stringMatching(`^${rule}: `));
    },
  );

  test.each(WAYS.map((code, i) => [code, i] as const))('however it is written: %s', (_, i) => {
    expect(of(named(LANES, `way-${i}`))).toEqual([expect.stringMatching('^games/lanes: layers: ')]);
  });

  test('a violation says what to do instead', () => {
    const file = named(BOTS, `forbidden-${FORBIDDEN.findIndex(([from]) => from === BOTS)}`);
    expect(of(file)).toEqual([
      `bots: layers: ${file} → packages/games/lanes/src/index.ts\n` +
        '  It may import: kernel (see scripts/layers/table.mjs).',
    ]);
  });
});

describe('cycles', () => {
  test('between files, types included', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => `packages/bots/src/${name}.ts`);
    const cycles = found.filter((text) => text.startsWith('no-cycle'));
    expect(cycles).toEqual([expect.stringContaining(`no-cycle: ${a} → ${b} → ${c} → ${a}\n`)]);
  });

  test('between folders, also through their subfolders, even if no two files form one', () => {
    expect(folderCycles(modules)).toContain(
      [
        'Folders in packages/board/src import each other: draw, input, style.',
        '  packages/board/src/draw/deep/one.ts → packages/board/src/input/two.ts',
        '  packages/board/src/input/deep/three.ts → packages/board/src/style/four.ts',
        '  packages/board/src/style/four.ts → packages/board/src/draw/five.ts',
      ].join('\n'),
    );
  });

  test('between the files of a folder and its subfolders, in the app only', () => {
    expect(folderCycles(modules)).toContain(APP_CYCLE);
    expect(folderCycles(modules)).toHaveLength(2);
  });
});

test('the import graph shows every package', async () => {
  const graph = await importGraph(await readImports(top));
  for (const { folder } of workspaces()) expect(graph).toContain(`["${folder.split('/').at(-1)}"]`);
  expect(readFileSync(join(ROOT, 'docs/import-graph.md'), 'utf8')).toContain('flowchart LR');
});
