import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import './provided.ts';

export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  readonly hasTouch?: boolean;
  /** Where paths such as `/rules/lanes` lead; left out: the site that is served for all tests. */
  readonly siteUrl?: string;
  /** Lets the site keep itself for times without a server: only tests of that need it. */
  readonly serviceWorker?: boolean;
  /** Errors that this test is about; any other fails it. */
  readonly allowErrors?: readonly RegExp[];
}

export interface TestBrowser {
  /** A page of its own, with nothing stored. It is closed after the test. */
  readonly newPage: (options?: PageOptions) => Promise<Page>;
  /** What pages have complained of so far in this test, beyond what they may. Is asserted to be empty at its end. */
  readonly errors: () => readonly string[];
}

/**
 * Connects a test file to the browser. To be called at its top. A test fails if anything was thrown in one of its
 * pages, or written to the console as an error.
 */
export function withBrowser(): TestBrowser {
  let browser: Browser | null = null;
  let contexts: BrowserContext[] = [];
  let errors: string[] = [];

  beforeAll(async () => {
    browser = await chromium.connect(inject('browserUrl'));
  });
  afterEach(async () => {
    const [opened, found] = [contexts, errors];
    contexts = [];
    errors = [];
    await Promise.all(opened.map((context) => context.close()));
    expect(found, 'errors in the page').toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
  });

  return {
    async newPage(options = {}) {
      if (browser === null)
        throw new Error('Pages are opened within tests: the browser has not started yet.');
      const context = await browser.newContext(contextOptions(options));
      contexts.push(context);
      await context.addInitScript(dealTheSame);
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
      return page;
    },
    errors: () => errors,
  };
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

function contextOptions(options: PageOptions): Parameters<Browser['newContext']>[0] {
  const { width = 1280, height = 800, colorScheme = 'light', reducedMotion = 'no-preference' } = options;
  return {
    viewport: { width, height },
    colorScheme,
    reducedMotion,
    hasTouch: options.hasTouch ?? false,
    baseURL: options.siteUrl ?? inject('siteUrl'),
    serviceWorkers: options.serviceWorker === true ? 'allow' : 'block',
    locale: 'en-GB',
  };
}
