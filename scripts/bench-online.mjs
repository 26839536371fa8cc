/**
 * From a click in one browser to the frame in another that shows the move: over the network of this machine, through
 * the server and its database.
 */

/** Milliseconds a person needs to see what to click. */
const LOOK = 150;
const PATTERNS = [/^Keep/, /^Play /, /^Place/, /^Attack with/, /^(?:No,|Decline|End)/];

/**
 * The times of this many moves in milliseconds, sorted. Rematches follow until there are enough.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {number} count
 */
export async function measureOnline(browser, url, count) {
  /** @type {number[]} */
  const times = [];
  while (times.length < count) {
    const pages = await Promise.all([newPage(browser), newPage(browser)]);
    await meet(url, pages);
    await measureMatch(pages, count, times);
    await Promise.all(pages.map((page) => page.context().close()));
  }
  return times.sort((a, b) => a - b);
}

/** @param {import('playwright-core').Browser} browser */
async function newPage(browser) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() => {
    localStorage.setItem('mechatable.speed', 'fast');
  });
  return context.newPage();
}

/**
 * Sets up a table of the first game in the lobby on one page, and joins it on the other.
 * @param {string} url
 * @param {readonly [import('playwright-core').Page, import('playwright-core').Page]} pages
 */
async function meet(url, [one, other]) {
  await one.goto(url);
  await one.getByRole('button', { name: 'Online…' }).first().click();
  await one.getByRole('button', { name: 'Create table' }).click();
  await other.goto(await one.locator('.invite input').inputValue());
  await other.getByRole('button', { name: 'Take a seat' }).click();
  for (const page of [one, other]) await page.locator('.table').waitFor();
}

/**
 * @param {readonly import('playwright-core').Page[]} pages
 * @param {number} count
 * @param {number[]} times
 */
async function measureMatch(pages, count, times) {
  while (times.length < count) {
    const asked = await Promise.race(pages.map(whenAsked));
    if (asked === null) return;
    await asked.waitForTimeout(LOOK);
    const other = pages.find((page) => page !== asked) ?? asked;
    const choices = asked.locator('.choices li button');
    const words = (await choices.allInnerTexts()).map((text) => text.replace(/^\d\s+/, '').trim());
    const places = PATTERNS.map((pattern) => words.findIndex((text) => pattern.test(text)));
    await Promise.all([asked.evaluate(noteClick), other.evaluate(noteNextPaint)]);
    const before = await asked.evaluate(moment);
    await choices.nth(places.find((place) => place >= 0) ?? 0).click();
    if (!(await asked.evaluate(isSent, before))) continue; // only one step of the move
    const painted = await other.evaluate(
      () => /** @type {{ painted: Promise<number> }} */ (/** @type {unknown} */ (globalThis)).painted,
    );
    const clicked = await asked.evaluate(
      () => /** @type {{ clicked: number }} */ (/** @type {unknown} */ (globalThis)).clicked,
    );
    times.push(painted - clicked);
  }
}

/**
 * The page when it offers choices; null if the match is over.
 * @param {import('playwright-core').Page} page
 */
async function whenAsked(page) {
  await page.locator('.choices li button, .end').first().waitFor({ timeout: 0 });
  return (await page.locator('.end').count()) > 0 ? null : page;
}

/** Runs in the page: records the time of the next click, by a clock that all pages share. */
function noteClick() {
  const note = (/** @type {MouseEvent} */ event) => {
    Object.assign(globalThis, { clicked: performance.timeOrigin + event.timeStamp });
  };
  addEventListener('click', note, { capture: true, once: true });
}

/** Runs in the page: records when a frame with a new line of the log was painted. */
function noteNextPaint() {
  const lines = () => document.querySelectorAll('.log li').length;
  const before = lines();
  const painted = new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (lines() <= before) return;
      watch.disconnect();
      // The first callback runs before the frame is painted, the second after it.
      requestAnimationFrame(() => {
        requestAnimationFrame(() => {
          resolve(performance.timeOrigin + performance.now());
        });
      });
    });
    watch.observe(document.body, { subtree: true, childList: true });
  });
  Object.assign(globalThis, { painted });
}

/** Runs in the page: a fingerprint of what can be chosen. */
function moment() {
  const choices = [...document.querySelectorAll('.choices li button')].map((button) => button.textContent);
  return { lines: document.querySelectorAll('.log li').length, choices: choices.join('|') };
}

/**
 * Runs in the page: whether the click made a move. If it was only a step toward one, other choices follow, and no line.
 * @param {{ lines: number, choices: string }} before
 * @returns {Promise<boolean>}
 */
function isSent(before) {
  return new Promise((resolve) => {
    const look = () => {
      const choices = [...document.querySelectorAll('.choices li button')].map(
        (button) => button.textContent,
      );
      const hasLine = document.querySelectorAll('.log li').length > before.lines;
      const isStep = choices.length > 0 && choices.join('|') !== before.choices;
      if (!hasLine && !isStep) return;
      watch.disconnect();
      resolve(hasLine);
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
  });
}
