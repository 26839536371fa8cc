import { chromium } from 'playwright-core';
import { ensureChromium, launchOptions } from './chromium.mjs';
import { ensureBuilt, ensureInstalled, ensureSite, orExplain, SITE } from './ready.mjs';

/**
 * Starts the site and a browser, runs the work, and closes both.
 * @param {(use: { url: string, browser: import('playwright-core').Browser }) => Promise<void>} work
 */
export async function withSite(work) {
  /** @type {string | null} */
  let path = null;
  orExplain(() => {
    ensureInstalled();
    ensureBuilt();
    ensureSite();
    path = ensureChromium();
  });
  const { serve } = await import('../apps/server/dist/index.js');
  const site = await serve({ folder: SITE, port: 0, data: ':memory:' });
  const browser = await chromium.launch(launchOptions(path));
  try {
    await work({ url: site.url, browser });
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Elements that show that a table is waiting: choices, the end, or the screen for handing over. */
const NEXT = '.choices li button, .end, .hand-over';

/**
 * Plays quickly until the match is over or enough choices were made.
 * @param {import('playwright-core').Page} page
 * @param {number} most how many choices to take
 * @param {(choice: import('playwright-core').Locator) => Promise<void>} take
 * @returns {Promise<boolean>} whether the match is over
 */
export async function playOn(page, most, take) {
  for (let taken = 0; taken < most; taken++) {
    await page.locator(NEXT).first().waitFor();
    if ((await page.locator('.end').count()) > 0) return true;
    const choices = page.locator('.choices li button');
    const words = (await choices.allInnerTexts()).map((text) => text.replace(/^\d\s+/, '').trim());
    const patterns = [/^Play /, /^Place/, /^Attach/, /^Attack with/, /^(?:Keep|No,|Decline|End)/];
    const places = patterns.map((pattern) => words.findIndex((text) => pattern.test(text)));
    const before = await page.evaluate(moment);
    await take(choices.nth(places.find((place) => place >= 0) ?? 0));
    while ((await page.evaluate(moment)) === before) await page.waitForTimeout(5);
  }
  return false;
}

/** Runs in the page: a fingerprint of the current moment of a match. */
function moment() {
  const choices = [...document.querySelectorAll('.choices li button')].map((button) => button.textContent);
  const picked = document.querySelectorAll('.board .chosen, .warning').length;
  return [document.querySelectorAll('.log li').length, picked, ...choices].join('|');
}
