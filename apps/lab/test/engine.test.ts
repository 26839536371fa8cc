import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { engineAt, engineDigest } from '../src/shared/engine.ts';

const manifest = (name: string, dependencies: object): string =>
  JSON.stringify({ name, version: '1.0.0', description: 'x', dependencies });

const FILES = {
  'node_modules/@mechatable/study/package.json': manifest('@mechatable/study', {
    '@mechatable/kernel': '1.0.0',
    zod: '4.0.0',
  }),
  'node_modules/@mechatable/study/src/a/index.ts': 'export const a = 1;',
  'node_modules/@mechatable/kernel/package.json': manifest('@mechatable/kernel', {}),
  'node_modules/@mechatable/kernel/src/index.ts': 'export const b = 2;',
};

/** The engine of an installation with these files. */
function engineOf(changes: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'mechatable-engine-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  for (const [file, text] of Object.entries({ ...FILES, ...changes })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return engineAt(join(folder, 'node_modules/@mechatable/study'));
}

test('different code, content or libraries are a different engine; nothing else is', () => {
  const engine = engineOf();
  expect(engine).toMatch(/^[0-9a-f]{16}$/);
  const same = {
    'node_modules/@mechatable/study/dist/old.js': 'export const a = 3;',
    'node_modules/@mechatable/server/src/index.ts': 'export const c = 3;',
    'node_modules/@mechatable/kernel/test/index.ts': 'export const d = 3;',
  };
  expect(engineOf(same)).toBe(engine);
  const others = [
    { 'node_modules/@mechatable/kernel/src/index.ts': 'export const b = 3;' },
    { 'node_modules/@mechatable/kernel/src/cards.json': '[]' },
    {
      'node_modules/@mechatable/study/package.json': manifest('@mechatable/study', {
        '@mechatable/kernel': '1.0.0',
        zod: '4.0.1',
      }),
    },
  ].map((changes) => engineOf(changes));
  expect(new Set([engine, ...others]).size).toBe(4);
});

test('this installation has an engine', () => {
  expect(engineDigest()).toMatch(/^[0-9a-f]{16}$/);
  expect(engineDigest()).not.toBe(engineOf());
});
