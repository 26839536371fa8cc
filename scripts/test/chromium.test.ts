import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brotliCompressSync } from 'node:zlib';
import { findChromium, launchOptions, unpackChromium } from '../chromium.mjs';

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

/** Searches on a machine with these folders on its PATH. */
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

test('a browser is found in any folder of the PATH', () => {
  const chrome = program('last/google-chrome');
  expect(find(['nowhere', 'first', 'last'])).toBe(chrome);
});

test('the shell without windows comes before the whole browser', () => {
  program('first/chromium');
  const shell = program('last/chromium-headless-shell');
  expect(find(['first', 'last'])).toBe(shell);
});

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('the browser from npm', () => {
  /** A package whose browser is this shell script. */
  function pack(script: string): string {
    const folder = join(home, 'package');
    mkdirSync(join(folder, 'bin'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.3" }');
    writeFileSync(join(folder, 'bin/chromium.br'), brotliCompressSync(Buffer.from(`#!/bin/sh\n${script}\n`)));
    return folder;
  }

  test('is unpacked once, and leaves nothing else behind', () => {
    const folder = join(home, 'unpacked');
    const path = unpackChromium(pack('exit 0'), folder);
    expect(path).toBe(join(folder, '1.2.3', 'chromium-headless-shell'));
    rmSync(join(home, 'package/bin'), { recursive: true });
    expect(unpackChromium(join(home, 'package'), folder)).toBe(path);
    expect(readdirSync(join(folder, '1.2.3'))).toEqual(['chromium-headless-shell']);
  });

  test('is ignored if it doesn’t run because a library is missing', () => {
    expect(unpackChromium(pack('exit 127'), join(home, 'unpacked'))).toBeNull();
  });

  test('may be missing', () => {
    expect(unpackChromium(join(home, 'nowhere'), join(home, 'unpacked'))).toBeNull();
  });
});

describe('launch options', () => {
  test('name the executable, and keep the browser off the network', () => {
    const { executablePath, headless, args } = launchOptions('/usr/bin/chromium');
    expect({ executablePath, headless }).toEqual({ executablePath: '/usr/bin/chromium', headless: true });
    expect(args).toContain('--disable-background-networking');
    expect(args?.includes('--no-sandbox')).toBe(process.getuid?.() === 0);
  });

  test('let Playwright find its own browser', () => {
    expect(launchOptions(null)).not.toHaveProperty('executablePath');
  });
});
