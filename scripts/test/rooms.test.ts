import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../workspaces.mjs';

// The real configuration. Only the rules that need types are left out, so that a file need not exist to be linted.
const eslint = new ESLint({ cwd: ROOT, overrideConfig: [tseslint.configs.disableTypeChecked] });

async function complaints(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${String(ruleId)}: ${message}`);
}

const KERNEL = 'packages/kernel/src/agenda.ts';
const LANES = 'packages/games/lanes/src/attack.ts';

describe('a room imports only the rooms it may', () => {
  test.each([
    [LANES, '@mechatable/kernel'],
    [LANES, 'zod'],
    [LANES, './zones.ts'],
    ['packages/games/lanes/src/actions/attack.ts', '../zones.ts'],
    ['packages/catalog/src/games.ts', '@mechatable/lanes'],
    ['packages/games/lanes/test/attack.test.ts', '@mechatable/testkit'],
    ['packages/games/lanes/test/attack.test.ts', '@mechatable/lanes'],
    ['packages/games/lanes/test/attack.test.ts', '../src/index.ts'],
    ['packages/games/lanes/test/attack.test.ts', 'node:fs'],
    ['apps/cli/src/main.ts', '@mechatable/catalog'],
    ['apps/cli/src/main.ts', 'node:util'],
    ['apps/cli/src/main.ts', 'piscina'],
  ])('%s may import %s', async (file, specifier) => {
    expect(await complaints(file, `export * from '${specifier}';`)).toEqual([]);
  });

  test.each([
    [KERNEL, '@mechatable/lanes'],
    [KERNEL, '@mechatable/testkit'],
    [KERNEL, 'node:crypto'],
    [KERNEL, 'crypto'],
    [KERNEL, 'fast-check'],
    [LANES, '@mechatable/bots'],
    [LANES, '@mechatable/testkit'],
    [LANES, '../../../bots/src/index.ts'],
    [LANES, '../../../kernel/src/index.ts'],
    ['packages/games/masc/src/attack.ts', '@mechatable/lanes'],
    ['packages/games/masc/src/attack.ts', '../../lanes/src/index.ts'],
    ['packages/games/masc/test/attack.test.ts', '@mechatable/lanes'],
    ['packages/games/masc/test/attack.test.ts', '../../lanes/src/index.ts'],
    ['packages/bots/src/greedy.ts', '@mechatable/lanes'],
    ['packages/bots/src/greedy.ts', '@mechatable/catalog'],
    ['packages/testkit/src/laws.ts', '@mechatable/bots'],
    ['packages/kernel/test/agenda.test.ts', '@mechatable/lanes'],
    ['apps/cli/src/main.ts', '@mechatable/lanes'],
    ['apps/cli/src/main.ts', 'express'],
  ])('%s may not import %s', async (file, specifier) => {
    expect(await complaints(file, `export * from '${specifier}';`)).toEqual([
      expect.stringMatching(/^house\/rooms: .*(may not import|This path leaves)/),
    ]);
  });

  test.each([
    `import '@mechatable/bots';`,
    `import { bots } from '@mechatable/bots'; bots();`,
    `import type { Bot } from '@mechatable/bots'; export type Player = Bot;`,
    `export { bots } from '@mechatable/bots';`,
    `export * from '@mechatable/bots';`,
    `export const bots = await import('@mechatable/bots');`,
    `export type Bot = import('@mechatable/bots').Bot;`,
  ])('however it is written: %s', async (code) => {
    expect(await complaints(LANES, code)).toEqual([
      expect.stringContaining('games/lanes may not import bots'),
    ]);
  });

  test('a refusal says what would be right', async () => {
    expect(await complaints('packages/bots/src/greedy.ts', `export * from '@mechatable/lanes';`)).toEqual([
      'house/rooms: bots may not import games/lanes. It may import: kernel (see scripts/rooms.mjs).',
    ]);
  });
});

describe('kernel and games touch nothing outside the match', () => {
  test.each([
    'console.log(1);',
    'process.exit();',
    'export const now = Date.now();',
    'export const now = new Date();',
    'export const now = performance.now();',
    'setTimeout(() => 1, 1);',
    'setInterval(() => 1, 1);',
    `await fetch('/');`,
    'export const wide = window.innerWidth;',
    'export const title = document.title;',
    'export const size = localStorage.length;',
    'export const luck = Math.random();',
    'export const luck = globalThis.Math;',
    `export const order = 'a'.localeCompare('b');`,
  ])('%s', async (code) => {
    for (const file of [KERNEL, LANES]) {
      expect(await complaints(file, code)).toEqual([
        expect.stringMatching(/^no-restricted-(globals|properties): /),
      ]);
    }
    expect(await complaints('packages/games/lanes/test/attack.test.ts', code)).toEqual([]);
  });
});
