import { GAMES } from '@mechatable/catalog';
import type { AnyGame } from '@mechatable/kernel';
import { lanes } from '@mechatable/lanes';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openMatchOf, traffic, watchWorkers, type Traffic } from './harness/bots.ts';
import { withBrowser } from './harness/browser.ts';
import { boardOf, choices } from './harness/person.ts';

const { newPage } = withBrowser();

/** A click must be answered within this many milliseconds. */
const QUICK = 50;
/** The machine may be busy for a moment: a place has this many attempts. */
const TRIES = 5;
/** At least this share of all clicks must be answered in time. */
const USUALLY = 0.8;
/** How many places of each table are clicked, and how often at most: the bot isn't always thinking. */
const PLACES = 40;
const ROUNDS = 40;

/** A click on the table. */
interface Click {
  /** Whether a bot thought meanwhile. */
  readonly isMeanwhile: boolean;
  /** Milliseconds until the page had answered it, and until that was drawn. */
  readonly answered: number;
  readonly drawn: number;
  /** Whether the answer was in words: why nothing can be done there. */
  readonly isInWords: boolean;
}

interface Watch {
  readonly clicks: Click[];
  /** Presses that are over: a thing removed before the release is not clicked. */
  presses: number;
  /** By decision, the number of frames drawn during it. */
  readonly frames: Record<number, number>;
}

/** Call this when the page is ready: records its frames and clicks while a bot thinks. */
async function watchTable(page: Page): Promise<void> {
  await page.evaluate(() => {
    const found: Watch = { clicks: [], presses: 0, frames: {} };
    const { traffic: seen } = globalThis as unknown as { traffic: Traffic };
    Object.assign(globalThis, { found });
    const isThinking = (): boolean => seen.questions > seen.answers;
    let isClicked = false;
    addEventListener('pointerdown', () => (isClicked = false), { capture: true });
    addEventListener(
      'pointerup',
      () => {
        setTimeout(() => {
          if (!isClicked) found.presses++;
        });
      },
      { capture: true },
    );
    addEventListener(
      'click',
      ({ timeStamp, isTrusted }) => {
        if (!isTrusted) return; // one of `goOn`
        isClicked = true;
        const isMeanwhile = isThinking();
        const done = new MessageChannel(); // arrives when everything that the click caused is done
        done.port1.onmessage = () => {
          const answered = performance.now() - timeStamp;
          const isInWords = document.querySelector('.why-not') !== null;
          requestAnimationFrame(() => {
            const drawn = performance.now() - timeStamp;
            found.clicks.push({ isMeanwhile, answered, drawn, isInWords });
            found.presses++;
          });
        };
        done.port2.postMessage(null);
      },
      { capture: true },
    );
    const frame = (): void => {
      const decision = seen.questions - 1;
      if (isThinking()) found.frames[decision] = (found.frames[decision] ?? 0) + 1;
      requestAnimationFrame(frame);
    };
    frame();
  });
}

const watched = (page: Page): Promise<Watch> =>
  page.evaluate(() => (globalThis as unknown as { found: Watch }).found);

/** A place on the table, and how its clicks were answered while the bot thought. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly clicks: Click[];
}

/** This many things and places, spread over the whole board. */
async function placesOf(page: Page): Promise<readonly Place[]> {
  const spots = await boardOf(page).evaluate((board) => {
    const { left, top, width, height } = board.getBoundingClientRect();
    const things = [...board.querySelectorAll('[data-anchor]')].map((thing) => {
      const box = thing.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const grid = steps.flatMap((x) => steps.map((y) => ({ x: left + x * width, y: top + y * height })));
    return [...things, ...grid].filter(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('.board') === board,
    );
  });
  const step = Math.max(1, spots.length / PLACES);
  const some = spots.filter((_, index) => index % step < 1);
  return some.map(({ x, y }) => ({ x, y, clicks: [] }));
}

const isQuick = ({ answered }: Click): boolean => answered <= QUICK;
const isSettled = ({ clicks }: Place): boolean => clicks.some(isQuick) || clicks.length === TRIES;

/**
 * Takes a choice, if there is one, that lets the others play soon, even if it loses. All at once: the previous click
 * may be changing the choices.
 */
async function goOn(page: Page): Promise<void> {
  const before = await page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('.choices li button')];
    const choices = buttons.map(({ textContent }) => textContent).join();
    const lines = document.querySelectorAll('.log li').length;
    const wish = /^(\d\s+)?(Take the first|Keep|No,|No more|Decline|Pass|End|Start over)/;
    const main = document.querySelector<HTMLElement>('.ask-bar .row .primary');
    (main ?? buttons.find(({ innerText }) => wish.test(innerText)) ?? buttons[0])?.click();
    return { choices, lines };
  });
  await page.waitForFunction(({ choices, lines }) => {
    [...document.querySelectorAll<HTMLElement>('.warning button')].at(-1)?.click();
    const now = [...document.querySelectorAll('.choices li button')].map(({ textContent }) => textContent);
    if (choices === '') return true;
    return now.join() !== choices || document.querySelectorAll('.log li').length !== lines;
  }, before);
}

/** The explanation of the previous click covers the board. */
async function closeReasons(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.why-not > button')?.click();
  });
}

/** Plays on, match after match, until the bot thinks. */
async function untilItThinks(page: Page): Promise<void> {
  for (;;) {
    const look = (): string | false => {
      const { traffic: seen } = globalThis as unknown as { traffic: Traffic };
      if (document.querySelector('.end') !== null) return 'the end';
      if (document.querySelector('.choices li button') !== null) return 'a choice';
      return seen.questions > seen.answers && 'its thoughts';
    };
    const next = await page.waitForFunction(look, undefined, { polling: 2 }); // many of its thoughts are short
    const what = await next.jsonValue();
    if (what === 'its thoughts') return;
    if (what === 'a choice') await goOn(page);
    else {
      await page.getByRole('button', { name: 'Rematch' }).click();
      await page.locator('.end').waitFor({ state: 'detached' });
    }
  }
}

/** Plays against a bot repeatedly until every place was clicked while it thought, or time is up. */
async function clickEverywhere(page: Page, game: AnyGame, bot: string): Promise<readonly Place[]> {
  await watchWorkers(page);
  const players = Array.from({ length: game.seats.min }, (_, seat) => (seat === 0 ? 'person' : bot));
  await openMatchOf(page, game, players);
  await choices(page).first().waitFor();
  await watchTable(page);
  const places = await placesOf(page);
  for (let turn = 0; turn < ROUNDS * places.length && !places.every(isSettled); turn++) {
    const place = places[turn % places.length];
    if (place === undefined || isSettled(place)) continue;
    await closeReasons(page);
    const before = await watched(page);
    await page.mouse.move(place.x, place.y);
    await untilItThinks(page);
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(async () => (await watched(page)).presses).toBeGreaterThan(before.presses);
    const fresh = (await watched(page)).clicks.slice(before.clicks.length);
    place.clicks.push(...fresh.filter(({ isMeanwhile }) => isMeanwhile));
  }
  return places;
}

/** The quantile of some numbers at this share. */
function at(share: number, numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/** Each place is answered in time, and so is a click in general; prints the times. */
function expectQuick(name: string, places: readonly Place[]): void {
  const clicks = places.flatMap((place) => place.clicks);
  const words = (times: readonly number[]): string =>
    [0.5, 0.95, 1].map((share) => Math.round(at(share, times))).join(', ');
  const answered = clicks.map((click) => click.answered);
  console.info(
    `${name}: ${clicks.length} clicks on ${places.length} places, ${clicks.filter(isQuick).length} within ${QUICK} ms. ` +
      `Median, 95 %, most: ${words(answered)} ms until answered, ${words(clicks.map(({ drawn }) => drawn))} ms until drawn.`,
  );
  expect(places.filter((place) => !place.clicks.some(isQuick))).toEqual([]);
  expect(at(USUALLY, answered)).toBeLessThanOrEqual(QUICK);
  expect(clicks.some(({ isInWords }) => isInWords)).toBe(true);
}

/**
 * Does something in a page. The browser itself may fall over (it did once, by its own null pointer, in some fifty
 * of these matches), which says nothing about the page: then it is done once more, in another one.
 */
async function inAPage(work: (page: Page) => Promise<void>): Promise<void> {
  const page = await newPage({ reducedMotion: 'reduce', isDrawn: true });
  const crashed: Page[] = [];
  page.on('crash', (one) => crashed.push(one));
  try {
    await work(page);
  } catch (error) {
    if (crashed.length === 0) throw error;
    console.info('The browser has crashed: once more.');
    await work(await newPage({ reducedMotion: 'reduce', isDrawn: true }));
  }
}

test.each(GAMES)(
  'while the ace thinks, a click anywhere on the table of $title is answered within 50 ms',
  async (game) => {
    await inAPage(async (page) => {
      expectQuick(`${game.id}, ace`, await clickEverywhere(page, game, 'ace'));
    });
  },
);

test('a two-second search runs in a worker: the page keeps drawing and answers clicks', async () => {
  await inAPage(async (page) => {
    expectQuick('lanes, search:2000ms', await clickEverywhere(page, lanes, 'search:2000ms'));
    // Had the page searched itself, it would have drawn nothing in between.
    expect(Math.max(...Object.values((await watched(page)).frames))).toBeGreaterThan(10);
    expect((await traffic(page)).decisions).toBeGreaterThan(0);
  });
});
