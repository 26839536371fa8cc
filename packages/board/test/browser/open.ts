import axe from 'axe-core';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import type { Thing } from '../../src/scene.ts';
import type { TestPage } from './page.ts';

declare module 'vitest' {
  /** Handed over before the browser tests by scripts/serve-for-tests.mjs. */
  interface ProvidedContext {
    readonly browserUrl: string;
  }
}

/** Far enough ahead, in milliseconds, that the clock has not got there by itself. */
const AHEAD = 60_000;
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A browser page for the tests that follow, with a fresh board on it for each. */
export function openTable(options: BrowserContextOptions = {}): Table {
  const table = new Table();
  let browser: Browser | null = null;
  beforeAll(async () => {
    browser = await chromium.connect(inject('browserUrl'));
    const context = await browser.newContext({ viewport: { width: 800, height: 600 }, ...options });
    table.page = await context.newPage();
    await table.page.setContent(await (markup ??= buildMarkup()));
  });
  beforeEach(async () => {
    await table.page.mouse.move(799, 599);
    await table.page.evaluate('globalThis.table = Testing.startOver(globalThis.table)');
  });
  afterAll(async () => {
    await browser?.close();
  });
  return table;
}

/** The same for every test file, so it is built once per worker. */
let markup: Promise<string> | null = null;

async function buildMarkup(): Promise<string> {
  const results = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: here('page.ts'), formats: ['iife'], name: 'Testing' },
    },
  });
  const [result] = [results].flat();
  if (result === undefined || !('output' in result)) throw new Error('Vite has built nothing.');
  const styles = await Promise.all(
    ['../../src/board.css', '../../src/cues.css', 'page.css'].map((path) => readFile(here(path), 'utf8')),
  );
  return `<!doctype html><html lang="en"><head><title>Board</title><style>${styles.join('').replace(/@import .*/, '')}</style></head>
    <body><main><h1>A board</h1></main><script>${result.output[0].code}</script></body></html>`;
}

/** What tests do on a page with a board. */
export class Table {
  #page: Page | null = null;

  get page(): Page {
    if (this.#page === null) throw new Error('The page opens when the tests begin.');
    return this.#page;
  }

  set page(page: Page) {
    this.#page = page;
  }

  /** Runs something in the browser, which is handed the page there and one argument. */
  in<Argument, Result>(
    run: (table: TestPage, argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  in<Result>(run: (table: TestPage) => Result | Promise<Result>): Promise<Result>;
  async in(run: (table: TestPage, argument: unknown) => unknown, argument?: unknown): Promise<unknown> {
    const handle = await this.page.evaluateHandle<TestPage>('table');
    return handle.evaluate(run, argument);
  }

  draw(scene: Thing, lit: readonly string[] = [], chosen: readonly string[] = []): Promise<void> {
    return this.in(
      (table, [a, b, c]) => {
        table.draw(a, b, c);
      },
      [scene, lit, chosen] as const,
    );
  }

  picks(): Promise<readonly string[]> {
    return this.in(({ picks }) => picks);
  }

  looks(): Promise<readonly (string | null)[]> {
    return this.in(({ looks }) => looks);
  }

  focused(): Promise<string | null> {
    return this.in((table) => table.focused());
  }

  /** Presses keys one after the other, and says what has the focus then. */
  async press(...keys: string[]): Promise<string | null> {
    for (const key of keys) await this.page.keyboard.press(key);
    return this.focused();
  }

  /** From here on time passes on the page only when `pass` says so. */
  async stopClock(): Promise<void> {
    await this.page.clock.install();
    await this.page.clock.pauseAt(Date.now() + AHEAD);
  }

  pass(milliseconds: number): Promise<void> {
    return this.page.clock.runFor(milliseconds);
  }

  setSpeed(speed: number): Promise<void> {
    return this.in(({ board }, wanted) => {
      board.speed = wanted;
    }, speed);
  }

  async middleOf(key: string): Promise<[number, number]> {
    const box = await this.page.locator(`[data-key="${key}"]`).boundingBox();
    if (box === null) throw new Error(`${key} is not to be seen.`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  /** An attribute of a thing. */
  attribute(key: string, name: string): Promise<string | null> {
    return this.page.locator(`[data-key="${key}"]`).getAttribute(name);
  }

  /** What is told of a thing to those who do not see it. */
  told(key: string, name: string): Promise<string | null> {
    return this.page.locator(`[data-key="${key}"] > .thing-handle`).getAttribute(name);
  }

  /** What axe finds wrong with the page, in a line each. */
  async barriers(): Promise<string[]> {
    await this.page.evaluate(axe.source);
    const { violations } = await this.page.evaluate<axe.AxeResults>(
      "axe.run({ resultTypes: ['violations'] })",
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }
}
