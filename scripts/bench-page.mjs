/**
 * From a click to the next paint over a whole match, as the browser itself measures it (Event Timing): the median and
 * the 95th percentile. Once at a normal pace, looking before each click, and once as fast as possible, during
 * animations. Then from a click in one browser to the paint in another, through the server.
 */

import { loadavg } from 'node:os';
import process from 'node:process';
import { measureOnline } from './bench-online.mjs';
import { playOn, withSite } from './with-site.mjs';

const MEDIAN = 50;
const HIGH = 100;
const ONLINE_MEDIAN = 60;
const ONLINE_MOVES = 60;
/** Milliseconds a person needs to see what to click. */
const LOOK = 250;

await withSite(async ({ url, browser }) => {
  const person = await measure(browser, url, LOOK);
  tell('normal pace', person);
  tell('maximum pace', await measure(browser, url, 0));
  if (at(person, 0.5) > MEDIAN || at(person, 0.95) > HIGH) {
    process.stderr.write(
      `Too slow at normal pace: the limits are ${MEDIAN} ms (median) and ${HIGH} ms (95th percentile).\n`,
    );
    process.exitCode = 1;
  }
  const online = await measureOnline(browser, url, ONLINE_MOVES);
  process.stdout.write(
    `Click in one browser to paint in the other: median ${whole(online, 0.5)} ms, 95 % within ${whole(online, 0.95)} ms, slowest ${whole(online, 1)} ms (${online.length} moves; load ${loadavg()[0]?.toFixed(1)})\n`,
  );
  if (at(online, 0.5) > ONLINE_MEDIAN) {
    process.stderr.write(`Too slow online: the limit is ${ONLINE_MEDIAN} ms (median).\n`);
    process.exitCode = 1;
  }
});

/**
 * The times of all clicks of a match, sorted.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {number} pause
 */
async function measure(browser, url, pause) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => {
    localStorage.setItem('mechatable.speed', 'fast');
  });
  await page.goto(url);
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await page.locator('.choices li button').first().waitFor();
  await page.evaluate(watchClicks);
  await playOn(page, 400, async (choice) => {
    await page.waitForTimeout(pause);
    await choice.click();
  });
  await page.locator('.end').waitFor();
  const times = await page.evaluate(
    () => /** @type {{ clicks: number[] }} */ (/** @type {unknown} */ (window)).clicks,
  );
  await page.close();
  return times.sort((a, b) => a - b);
}

/** Runs in the page. */
function watchClicks() {
  /** @type {number[]} */
  const clicks = [];
  Object.assign(window, { clicks });
  const watcher = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') clicks.push(entry.duration);
  });
  // The browser doesn't report clicks under 16 ms one by one, so they are left out.
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  watcher.observe(options);
}

/** @param {string} pace @param {readonly number[]} times */
function tell(pace, times) {
  process.stdout.write(
    `Click to next paint, ${pace}: median ${at(times, 0.5)} ms, 95 % within ${at(times, 0.95)} ms, slowest ${at(times, 1)} ms (${times.length} clicks of one match that took 16 ms or more)\n`,
  );
}

/** @param {readonly number[]} sorted @param {number} share */
function at(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** @param {readonly number[]} sorted @param {number} share */
function whole(sorted, share) {
  return Math.round(at(sorted, share));
}
