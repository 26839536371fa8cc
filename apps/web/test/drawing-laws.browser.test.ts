import type { Thing } from '@mechatable/board';
import { invariant } from '@mechatable/kernel';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileURLToPath } from 'node:url';
import { ENTRIES, findEntry, type GameEntry } from '../src/games/games.ts';
import type { TableGame } from '../src/games/shared/drawing.ts';
import { startGame } from './harness/any-game.ts';
import { withBrowser } from './harness/browser.ts';
import { offersIn } from './harness/drawing-laws/clicks.ts';
import { walk } from './harness/drawing-laws/walk.ts';

/** The part of the drawing laws that needs a layout: everything that is clicked can be reached, at both sizes. */

const { newPage } = withBrowser();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844, hasTouch: true },
];
const MATCHES = 6;
/** How many positions of each question are looked at, and how many things at each. */
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

interface Shown {
  readonly name: string;
  readonly scene: Thing;
  readonly anchors: readonly string[];
}

const shown = new Map<string, Promise<readonly Shown[]>>();

/** The first positions of each question, and the first steps of their drafts. Both sizes look at the same. */
function shownOf(entry: GameEntry): Promise<readonly Shown[]> {
  const known = shown.get(entry.id) ?? entry.load().then((table) => [...firstPositions(table)]);
  shown.set(entry.id, known);
  return known;
}

function* firstPositions(table: TableGame): Generator<Shown> {
  const met = new Map<string, number>();
  const plan = { matches: MATCHES, mostMatches: MATCHES, each: 1, excused: new Set<string>() };
  for (const position of walk(table, plan)) {
    const { name, question } = position;
    const times = met.get(question) ?? 0;
    if (times >= EACH) continue;
    met.set(question, times + 1);
    for (const { choices, scene, onBoard, standIns } of offersIn(table, position, [])) {
      const clicked = new Set(choices.flatMap(({ anchors }) => anchors));
      const drawn = [...clicked].flatMap((anchor) => (onBoard.has(anchor) ? anchor : standIns(anchor)));
      const stride = Math.ceil(drawn.length / TRIED);
      const anchors = drawn.filter((anchor, place) => onBoard.has(anchor) && place % stride === 0);
      yield { name, scene, anchors };
    }
  }
}

async function outOfReach(page: Page, { name, scene, anchors }: Shown): Promise<string[]> {
  const found = await page.evaluate(
    ([drawn, wanted]) => {
      const { Laws, board } = globalThis as unknown as LawsPage;
      return Laws.outOfReach(board, drawn, wanted);
    },
    [scene, anchors] as const,
  );
  return found.map((anchor) => `${name}: ${anchor}`);
}

/** What there is in the page. */
interface LawsPage {
  readonly Laws: typeof import('./harness/drawing-laws/board-page.ts');
  board: ReturnType<LawsPage['Laws']['takeBoard']>;
}

/** A page with a match of the game, whose board is ours to draw on. */
async function pageFor({ id }: GameEntry, size: (typeof SIZES)[number]): Promise<Page> {
  const page = await newPage({ ...size, reducedMotion: 'reduce' });
  await startGame(page, id);
  await page.evaluate(`${boardPage}; globalThis.Laws = Laws; globalThis.board = Laws.takeBoard(); null`);
  return page;
}

describe.each(SIZES)('at $width pixels', (size) => {
  test.each(ENTRIES)('$id: everything that is clicked can be reached', async (entry) => {
    const page = await pageFor(entry, size);
    const found: string[] = [];
    let tried = 0;
    for (const position of await shownOf(entry)) {
      found.push(...(await outOfReach(page, position)));
      tried += position.anchors.length;
    }
    expect(found).toEqual([]);
    expect(tried).toBeGreaterThan(10);
  });
});

test('what is hidden, covered or of no size is out of reach', async () => {
  const [size, entry] = [SIZES[1], findEntry('lanes')];
  invariant(size !== undefined && entry !== null, 'there is a phone, and Breachline');
  const page = await pageFor(entry, size);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      .hidden { display: none; }
      .small { width: 0; height: 0; overflow: hidden; }
      .cover { position: absolute; inset: 0; z-index: 9; }
      .covered { position: relative; height: 2rem; }`);
    document.adoptedStyleSheets.push(sheet);
  });
  const thing = (look: string): Thing => ({ key: look, look, anchor: look, label: look, text: look });
  const cover = { key: 'cover', look: 'cover' };
  const scene: Thing = {
    key: 'table',
    look: 'table',
    of: [
      ...['plain', 'hidden', 'small'].map(thing),
      { key: 'around', look: 'covered', of: [thing('under'), cover] },
    ],
  };
  const anchors = ['plain', 'hidden', 'small', 'under', 'absent'];
  expect(await outOfReach(page, { name: 'toy', scene, anchors })).toEqual(
    ['hidden', 'small', 'under', 'absent'].map((anchor) => `toy: ${anchor}`),
  );
});
