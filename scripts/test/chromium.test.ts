import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

/** Looks on a machine that has nothing but what was put below the home folder. */
function find(env: Record<string, string> = {}, platform: NodeJS.Platform = 'linux'): string | null {
  return findChromium({ env, platform, home, places: [join(home, 'usual/chromium')] });
}

test('a machine without any', () => {
  expect(find()).toBeNull();
});

describe('CHROMIUM_PATH', () => {
  test('comes before all others', () => {
    program('usual/chromium');
    const named = program('own/chrome');
    expect(find({ CHROMIUM_PATH: named })).toBe(named);
  });

  test('that is empty counts for nothing', () => {
    expect(find({ CHROMIUM_PATH: '' })).toBeNull();
  });

  test.each(['missing', 'folder', 'text'])('that names no program is told: %s', (name) => {
    mkdirSync(join(home, 'folder'));
    writeFileSync(join(home, 'text'), '', { mode: 0o644 });
    const path = join(home, name);
    expect(() => find({ CHROMIUM_PATH: path })).toThrow(
      `CHROMIUM_PATH is ${path}, which is not an executable`,
    );
  });
});

test('one on the PATH comes before the usual places', () => {
  program('usual/chromium');
  const onPath = program('bin/google-chrome');
  const separator = process.platform === 'win32' ? ';' : ':';
  expect(find({ PATH: [join(home, 'nowhere'), join(home, 'bin')].join(separator) })).toBe(onPath);
});

test('one at a usual place', () => {
  const usual = program('usual/chromium');
  program('.cache/ms-playwright/chromium-1200/chrome-linux64/chrome');
  expect(find()).toBe(usual);
});

describe('one of Playwright’s', () => {
  test('the newest', () => {
    program('.cache/ms-playwright/chromium-999/chrome-linux/chrome');
    const newest = program('.cache/ms-playwright/chromium-1200/chrome-linux64/chrome');
    program('.cache/ms-playwright/chromium-1100/chrome-linux/chrome');
    program('.cache/ms-playwright/firefox-1500/firefox/firefox');
    expect(find()).toBe(newest);
  });

  test('the whole one before the one without windows', () => {
    program(
      '.cache/ms-playwright/chromium_headless_shell-1200/chrome-headless-shell-linux64/chrome-headless-shell',
    );
    const whole = program('.cache/ms-playwright/chromium-1200/chrome-linux64/chrome');
    expect(find()).toBe(whole);
  });

  test.each([
    ['linux', '.cache/ms-playwright/chromium_headless_shell-1200/chrome-linux/headless_shell'],
    [
      'darwin',
      'Library/Caches/ms-playwright/chromium-1200/chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    ],
    ['win32', 'AppData/Local/ms-playwright/chromium-1200/chrome-win64/chrome.exe'],
  ] as const)('on %s', (platform, path) => {
    const file = program(path);
    expect(find({}, platform)).toBe(file);
  });

  test('in a folder of one’s own', () => {
    const file = program('browsers/chromium-1200/chrome-linux64/chrome');
    expect(find({ PLAYWRIGHT_BROWSERS_PATH: join(home, 'browsers') })).toBe(file);
  });
});

test('it is launched without a network of its own', () => {
  const { executablePath, headless, args } = launchOptions('/usr/bin/chromium');
  expect({ executablePath, headless }).toEqual({ executablePath: '/usr/bin/chromium', headless: true });
  expect(args).toContain('--disable-background-networking');
  expect(args?.includes('--no-sandbox')).toBe(process.getuid?.() === 0);
});
