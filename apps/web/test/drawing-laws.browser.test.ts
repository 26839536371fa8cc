import type { Thing } from '@mechatable/board';
import { invariant } from '@mechatable/kernel';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { fileURLToPath } from 'node:url';
import { ENTRIES, findEntry, type GameEntry } from '../src/games/games.ts';
import type { TableGame } from '../src/games/shared/drawing.ts';
import { startGame } from './harness/any-game.ts';
import { withBrowser } from './harness/browser.ts';
import { offersIn } from './harness/drawing-laws/clicks.ts';
import { walk } from './harness/drawing-laws/walk.ts';
import { pairs } from './harness/soak.ts';

/** The drawing law that needs a layout: a pointer can reach everything clickable, at both sizes. */

const { newPage } = withBrowser();

const PHONE = { width: 390, height: 844 };
const SIZES = [PHONE, { width: 1440, height: 900 }];
type Size = typeof PHONE;
const MATCHES = 6;
/** How many positions of each question are checked, and how many things in each. */
const EACH = 2;
const TRIED = 24;

let boardPage = '';
beforeAll(async () => {
  const results = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('harness/drawing-laws/board-page.ts', import.meta.url)),
        formats: ['iife'],
        name: 'Laws',
      },
    },
  });
  const [result] = [results].flat();
  if (result === undefined || !('output' in result)) throw new Error('Vite has built nothing.');
  boardPage = result.output[0].code;
});

/** A scene, and its clickable things. */
interface Shown {
  readonly name: string;
  readonly scene: Thing;
  readonly anchors: readonly string[];
}

/** The positions to check and their sizes: those of a question alternate, a single one is checked at both. */
function positionsAtSizes(table: TableGame): readonly (readonly [readonly Shown[], Size])[] {
  return [...firstPositions(table).values()].flatMap((positions) => {
    const isAlone = positions.length === 1;
    return isAlone
      ? pairs(SIZES, positions).map(([size, only]) => [only, size] as const)
      : pairs(positions, SIZES);
  });
}

/** The first positions of each question. Each has more scenes than one if it is drafted. */
function firstPositions(table: TableGame): ReadonlyMap<string, readonly (readonly Shown[])[]> {
  const met = new Map<string, (readonly Shown[])[]>();
  const plan = { matches: MATCHES, mostMatches: MATCHES, each: 1, excused: new Set<string>() };
  for (const position of walk(table, plan)) {
    const { name, question, asked } = position;
    if (asked.length === 0) continue; // nothing is clicked when the match is over
    const positions = met.get(question) ?? [];
    if (positions.length >= EACH) continue;
    met.set(question, positions);
    const shown = [...offersIn(table, position, [])].map(({ choices, scene, onBoard, anchorAliases }) => {
      const clicked = new Set(choices.flatMap(({ anchors }) => anchors));
      const drawn = [...clicked].flatMap((anchor) => (onBoard.has(anchor) ? anchor : anchorAliases(anchor)));
      const stride = Math.ceil(drawn.length / TRIED);
      return { name, scene, anchors: drawn.filter((anchor, at) => onBoard.has(anchor) && at % stride === 0) };
    });
    positions.push(shown);
  }
  return met;
}

/** The things that a pointer can't reach, each with the name of its position. */
function outOfReach(page: Page, shown: readonly Shown[]): Promise<readonly string[]> {
  return page.evaluate((scenes) => {
    const { Laws, board } = globalThis as unknown as LawsPage;
    return scenes.flatMap(({ name, scene, anchors }) =>
      Laws.outOfReach(board, scene, anchors).map((anchor) => `${name}: ${anchor}`),
    );
  }, shown);
}

/** The globals of the page. */
interface LawsPage {
  readonly Laws: typeof import('./harness/drawing-laws/board-page.ts');
  board: ReturnType<LawsPage['Laws']['takeBoard']>;
}

/** A page with a match of the game, whose board is ours to draw on. */
async function pageFor({ id }: GameEntry, size: Size): Promise<Page> {
  const page = await newPage({ ...size, hasTouch: true, reducedMotion: 'reduce' });
  await startGame(page, id, 'random');
  await page.evaluate(`${boardPage}; globalThis.Laws = Laws; globalThis.board = Laws.takeBoard(); null`);
  return page;
}

test.each(ENTRIES)(
  '$id: a pointer can reach everything clickable, on a phone and a desktop',
  async (entry) => {
    const positions = positionsAtSizes(await entry.load());
    const page = await pageFor(entry, PHONE);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const shown = positions.flatMap(([scenes, at]) => (at === size ? scenes : []));
      expect(await outOfReach(page, shown), `at ${String(size.width)} pixels`).toEqual([]);
      const least = entry.draft === true ? 0 : 10; // a draft may be a very small game
      expect(shown.flatMap(({ anchors }) => anchors).length).toBeGreaterThan(least);
    }
  },
);

test('anything hidden, covered or without a size is out of reach', async () => {
  const entry = findEntry('lanes');
  invariant(entry !== null, 'there is Breachline');
  const page = await pageFor(entry, PHONE);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      .hidden { display: none; }
      .small { width: 0; height: 0; overflow: hidden; }
      .cover { position: absolute; inset: 0; z-index: 9; }
      .covered { position: relative; height: 2rem; }`);
    document.adoptedStyleSheets.push(sheet);
  });
  const thing = (classes: string): Thing => ({
    key: classes,
    classes,
    anchor: classes,
    label: classes,
    text: classes,
  });
  const cover = { key: 'cover', classes: 'cover' };
  const scene: Thing = {
    key: 'table',
    classes: 'table',
    children: [
      ...['plain', 'hidden', 'small'].map(thing),
      { key: 'around', classes: 'covered', children: [thing('under'), cover] },
    ],
  };
  const anchors = ['plain', 'hidden', 'small', 'under', 'absent'];
  expect(await outOfReach(page, [{ name: 'toy', scene, anchors }])).toEqual(
    ['hidden', 'small', 'under', 'absent'].map((anchor) => `toy: ${anchor}`),
  );
});
