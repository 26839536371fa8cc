import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findChromium, launchOptions } from '../chromium.mjs';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'mechatable-chromium-'));
});
afterEach(() => {
  rmSync(home, { recursive: true });
});

/** Puts a program at a path below the home folder. */
function program(path: string): string {
  const file = join(home, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

/** Looks on a machine with these folders on its PATH. */
function find(folders: readonly string[], named?: string): string | null {
  const PATH = folders.map((folder) => join(home, folder)).join(delimiter);
  return findChromium(named === undefined ? { PATH } : { PATH, CHROMIUM_PATH: named });
}

test('a machine without a browser', () => {
  expect(find(['bin', 'nowhere'])).toBeNull();
  expect(findChromium({})).toBeNull();
});

describe('CHROMIUM_PATH', () => {
  test('comes before all others', () => {
    program('bin/chromium');
    const named = program('own/chrome');
    expect(find(['bin'], named)).toBe(named);
  });

  test('is ignored if it is empty', () => {
    expect(find(['bin'], '')).toBeNull();
  });

  test.each(['missing', 'folder', 'text'])('is refused if it names no program: %s', (name) => {
    mkdirSync(join(home, 'folder'));
    writeFileSync(join(home, 'text'), '', { mode: 0o644 });
    const path = join(home, name);
    expect(() => find(['bin'], path)).toThrow(`CHROMIUM_PATH is ${path}, which is not an executable`);
  });
});

test('a browser on the PATH is found, wherever it is there', () => {
  const chrome = program('last/google-chrome');
  expect(find(['nowhere', 'first', 'last'])).toBe(chrome);
});

test('the shell without windows comes before the whole browser', () => {
  program('first/chromium');
  const shell = program('last/chromium-headless-shell');
  expect(find(['first', 'last'])).toBe(shell);
});

describe('launch options', () => {
  test('name the executable, and keep the browser off the network', () => {
    const { executablePath, headless, args } = launchOptions('/usr/bin/chromium');
    expect({ executablePath, headless }).toEqual({ executablePath: '/usr/bin/chromium', headless: true });
    expect(args).toContain('--disable-background-networking');
    expect(args?.includes('--no-sandbox')).toBe(process.getuid?.() === 0);
  });

  test('leave it to Playwright where its browser is', () => {
    expect(launchOptions(null)).not.toHaveProperty('executablePath');
  });
});
