import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import type { Speed } from '../../src/browser/settings.ts';
import './provided.ts';

export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** The speed of animations. Default: instantly with reduced motion, otherwise as the site sets it. */
  readonly speed?: Speed;
  readonly hasTouch?: boolean;
  /** Where paths such as `/rules/lanes` lead; left out: the site that is served for all tests. */
  readonly siteUrl?: string;
  /** Lets the site keep itself for times without a server: only tests of that need it. */
  readonly serviceWorker?: boolean;
  /** Gives the page a clock that the test advances with `page.clock`. It swallows errors that timers throw. */
  readonly movableClock?: boolean;
  /** Draws the page, for measurements. Tests look at elements, not at pixels, and drawing takes long. */
  readonly isDrawn?: boolean;
  /** Errors that this test expects; any other fails it. */
  readonly allowErrors?: readonly RegExp[];
}

export interface TestBrowser {
  /** A new page with nothing stored. It is closed after the test. */
  readonly newPage: (options?: PageOptions) => Promise<Page>;
  /** The unexpected errors of the pages in this test so far. Must be empty at its end. */
  readonly errors: () => readonly string[];
}

/** Shared by all test files of a worker. */
let connection: Promise<Browser> | null = null;
/**
 * Contexts that are kept for the next test with the same options: what they have cached of the site makes a page open
 * about three times as fast. What a test stored in them is deleted before the next one.
 */
const kept = new Map<string, BrowserContext>();

/**
 * Connects a test file to the browser. Call it at the top. A test fails if one of its pages throws or logs an error to
 * the console.
 */
export function withBrowser(): TestBrowser {
  let opened: { readonly key: string; readonly context: BrowserContext; readonly reusable: boolean }[] = [];
  let errors: string[] = [];

  beforeAll(async () => {
    connection ??= chromium.connect(inject('browserUrl'));
    await connection;
  });
  afterEach(async ({ task }) => {
    const [contexts, found] = [opened, errors];
    opened = [];
    errors = [];
    for (const { key, context, reusable } of contexts) {
      if (reusable && !kept.has(key) && task.result?.state !== 'fail') {
        await Promise.all(context.pages().map((page) => page.close()));
        await context.clearPermissions();
        kept.set(key, context);
      } else await context.close();
    }
    expect(found, 'errors in the page').toEqual([]);
  });

  return {
    async newPage(options = {}) {
      if (connection === null)
        throw new Error('Call newPage within a test: the browser has not started yet.');
      const settings = contextOptions(options);
      const looks: Looks = {
        speed: options.speed ?? (options.reducedMotion === 'reduce' ? 'none' : null),
        isDrawn: options.isDrawn === true,
      };
      const key = JSON.stringify([settings, looks]);
      const context = kept.get(key) ?? (await newContext(await connection, settings, looks));
      kept.delete(key);
      opened.push({
        key,
        context,
        reusable:
          options.siteUrl === undefined && options.serviceWorker !== true && options.movableClock !== true,
      });
      if (options.movableClock === true) await context.clock.install(); // for good, so it isn't kept
      const page = await context.newPage();
      page.setDefaultTimeout(120_000); // only for what hangs
      const note = (error: string): void => {
        if (options.allowErrors?.some((allowed) => allowed.test(error)) !== true) errors.push(error);
      };
      page.on('pageerror', (error) => {
        note(error.stack ?? error.message);
      });
      page.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
      });
      await forget(page, settings.baseURL);
      return page;
    },
    errors: () => errors,
  };
}

/** How the pages of a context show events. */
interface Looks {
  /** The speed in the settings; null for the default. */
  readonly speed: Speed | null;
  readonly isDrawn: boolean;
}

async function newContext(
  browser: Browser,
  settings: ContextOptions,
  { speed, isDrawn }: Looks,
): Promise<BrowserContext> {
  const context = await browser.newContext(settings);
  await context.addInitScript(dealTheSame);
  if (speed !== null) await context.addInitScript(chooseSpeed, speed);
  if (!isDrawn) await context.addInitScript(drawNothing);
  return context;
}

/** Runs in the page: chooses a speed in the settings, unless the test has chosen one there. */
function chooseSpeed(speed: Speed): void {
  const key = 'mechatable.speed';
  try {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, speed);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Runs in the page: elements keep their layout, but Chromium paints nothing transparent. */
function drawNothing(): void {
  const undrawn = new CSSStyleSheet();
  undrawn.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets.push(undrawn);
  Object.assign(globalThis, { undrawn }); // for whatever has to know the colors
}

/** Deletes what earlier pages stored: settings, matches, decks. Files that are only cached stay. */
async function forget(page: Page, url: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(url);
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb,cookies',
  });
  await session.detach();
}

/** Runs in the page: chance there is the same in every run of a test, and never the same twice within one. */
function dealTheSame(): void {
  let drawn = 0;
  const next = (): number => {
    let bits = (drawn += 0x9e3779b9);
    bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
    return (bits ^ (bits >>> 16)) & 0xff;
  };
  crypto.getRandomValues = (array) => {
    // Pages that can keep nothing still play: each then deals what the first one dealt.
    const key = 'test.drawn';
    try {
      drawn = Number(localStorage.getItem(key) ?? 0);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
    if (array instanceof Uint8Array) array.forEach((_, place) => (array[place] = next()));
    try {
      localStorage.setItem(key, String(drawn));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
    return array;
  };
}

type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]> & { readonly baseURL: string };

function contextOptions(options: PageOptions): ContextOptions {
  const { width = 1280, height = 800, colorScheme = 'light', reducedMotion = 'no-preference' } = options;
  const baseURL = options.siteUrl ?? inject('siteUrl');
  // Dark is the default: follow the color scheme that a test asks for.
  const localStorage = [{ name: 'mechatable.theme', value: 'system' }];
  return {
    viewport: { width, height },
    colorScheme,
    reducedMotion,
    hasTouch: options.hasTouch ?? false,
    baseURL,
    storageState: { cookies: [], origins: [{ origin: new URL(baseURL).origin, localStorage }] },
    serviceWorkers: options.serviceWorker === true ? 'allow' : 'block',
    locale: 'en-GB',
  };
}
