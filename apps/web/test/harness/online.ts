import { expect, inject } from 'vitest';
import type { Page } from 'playwright-core';
import type { PageOptions, TestBrowser } from './browser.ts';

/** Actions around an online table: set it up, share its link, sit down, watch. */

export const DESKTOP: PageOptions = { reducedMotion: 'reduce' };
export const PHONE: PageOptions = { width: 390, height: 844, hasTouch: true, reducedMotion: 'reduce' };

/** The errors that a browser logs without a network or a server. */
export const LOST_CONNECTION =
  /net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED|CONNECTION|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH|INCOMPLETE|FAILED)/;

/** Two were asked at once, and the other was faster: the page sends its move again. */
export const MOVED_ON = /409 \(Conflict\)/;

let visitors = 0;

/** A page of someone who was never here. Pages draw the same numbers in every run, but no two draw the same. */
export async function newVisitor(
  newPage: TestBrowser['newPage'],
  options: PageOptions = DESKTOP,
): Promise<Page> {
  const page = await newPage(options);
  await page.addInitScript((first) => {
    if (localStorage.getItem('test.drawn') === null) localStorage.setItem('test.drawn', String(first));
  }, ++visitors * 1_000_003);
  return page;
}

/** Opens the sheet in the lobby that sets up an online table. */
export async function openOnlineSheet(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.locator(`.poster.game-${game}`).getByRole('button', { name: 'Online…' }).click();
  await page.getByRole('button', { name: 'Create table' }).waitFor();
}

/** Sets up a table and sits down at it. Returns the link to invite others with. */
export async function createTable(
  page: Page,
  game: string,
  fillIn: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<string> {
  await openOnlineSheet(page, game);
  await fillIn(page);
  await page.getByRole('button', { name: 'Create table' }).click();
  return page.locator('.invite input').inputValue();
}

/** Opens the link to a table and takes any open seat. */
export async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Take a seat' }).click();
}

/** Sets up a table on the first page, and lets the others join it by its link. Returns its id. */
export async function gather(
  game: string,
  [first, ...others]: readonly [Page, ...Page[]],
  fillIn?: (page: Page) => Promise<unknown>,
): Promise<string> {
  const link = await createTable(first, game, fillIn);
  for (const page of others) await sitDown(page, link);
  // The one who sits down last may see the match as a spectator at first; then it is opened again, and menus close.
  for (const page of [first, ...others])
    await page.locator('.table-tools').getByText('Undo', { exact: true }).waitFor({ state: 'attached' });
  return idOf(link);
}

export function idOf(link: string): string {
  return new URL(link).pathname.split('/').at(-1) ?? '';
}

/** Waits until this page is at the table of this id, and its match is on screen. */
export async function atTable(page: Page, id: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === `/table/${id}`);
  await page.locator('.table').waitFor();
}

/** The table as one person sees it: enough to notice anything lost or added. */
export interface Seen {
  readonly choices: readonly string[];
  readonly log: readonly string[];
  readonly board: readonly string[];
}

export function seenBy(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const texts = (selector: string): string[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((it) => it.textContent);
    return {
      choices: texts('.choices li button'),
      log: texts('.log li'),
      board: [...document.querySelectorAll('.table-main .board [data-key]')].map((thing) => {
        const label = thing.querySelector('.thing-handle')?.getAttribute('aria-label') ?? '';
        return `${thing.getAttribute('data-key') ?? ''} ${label}`;
      }),
    };
  });
}

/** The server's public answer. */
export async function getJson(path: string, url = inject('siteUrl')): Promise<unknown> {
  const response = await fetch(`${url}/api/v1${path}`);
  expect(response.status).toBe(200);
  return response.json();
}

/** How many entries the match has on the server. */
export async function entryCount(id: string, url?: string): Promise<number> {
  return ((await getJson(`/tables/${id}`, url)) as { entries: number }).entries;
}

/** Opens the menu of the table and gives a command, which closes it. */
export async function pickFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name }).click();
  await page.locator('.menu-sheet').waitFor({ state: 'detached' });
}
