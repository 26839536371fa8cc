import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../workspaces.mjs';

interface Diagnostic {
  readonly filename: string;
  /** For example `eslint(no-restricted-globals)`. */
  readonly code: string;
}

const OUTSIDE_WORLD = [
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
];

const WORDS = [
  '<p>Your turn</p>',
  `<>{'Your turn'}</>`,
  `<p>{ready && 'Your turn'}</p>`,
  '<img alt="A robot" />',
  `<p title={ready ? 'Your turn' : ''} />`,
  '<p aria-label={`Row ${row}`} />',
  '<Card name="Wolf" />',
];

const NO_WORDS = [
  '<p class="turn">{row} · </p>',
  '<p>{words.title}</p>',
  `<p>{say('turn')}</p>`,
  '<input name="wolf" />',
];

const inKernel = (index: number): string => `packages/kernel/src/outside-${index}.ts`;
const inLanes = (index: number): string => `packages/games/lanes/src/outside-${index}.ts`;
const inTest = (index: number): string => `packages/games/lanes/test/outside-${index}.ts`;
const inPage = (index: number): string => `apps/web/src/words-${index}.tsx`;
const UNAWAITED = 'packages/kernel/src/unawaited.ts';

const SOURCES = [
  ...OUTSIDE_WORLD.flatMap((code, index) =>
    [inKernel, inLanes, inTest].map((place) => [place(index), code] as const),
  ),
  ...[...WORDS, ...NO_WORDS].map((jsx, index) => [inPage(index), `export const drawn = ${jsx};`] as const),
  [UNAWAITED, 'Promise.resolve();'],
] as const;

let diagnostics: readonly Diagnostic[] = [];

/** The rules that a file breaks. */
const broken = (path: string): string[] =>
  diagnostics.filter(({ filename }) => filename === path).map(({ code }) => code);

/** A folder with our configuration and the files above, so that they are linted in one go. */
let top = '';

beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), 'mechatable-lint-'));
  for (const path of ['.oxlintrc.json', 'scripts/lint'])
    cpSync(join(ROOT, path), join(top, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(top, 'node_modules'));
  for (const [path, code] of SOURCES) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), `${code}\n`);
  }
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/oxlint/bin/oxlint', '--format', 'json', 'apps', 'packages'],
    {
      cwd: top,
      encoding: 'utf8',
    },
  );
  diagnostics = (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
});
afterAll(() => {
  rmSync(top, { recursive: true });
});

describe('kernel and games touch nothing outside the match', () => {
  test.each(OUTSIDE_WORLD.map((code, index) => [code, index] as const))('%s', (_, index) => {
    const restricted = (path: string) => broken(path).filter((code) => code.includes('no-restricted'));
    expect(restricted(inKernel(index))).toHaveLength(1);
    expect(restricted(inLanes(index))).toHaveLength(1);
    expect(restricted(inTest(index))).toEqual([]);
  });
});

describe('user-facing text is not in JSX', () => {
  test.each([...WORDS, ...NO_WORDS].map((jsx, index) => [jsx, index] as const))('%s', (jsx, index) => {
    const expected = WORDS.includes(jsx) ? ['mechatable(no-words-in-jsx)'] : [];
    expect(broken(inPage(index)).filter((code) => code.startsWith('mechatable'))).toEqual(expected);
  });
});

test('rules that need types are on', () => {
  expect(broken(UNAWAITED)).toEqual(['typescript(no-floating-promises)']);
});
