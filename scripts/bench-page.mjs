/** From a click to the next paint, over a whole match: the median and the 95th percentile, as the browser has it. */

import process from 'node:process';
import { playOn, withSite } from './with-site.mjs';

const MEDIAN = 50;
const HIGH = 100;

await withSite(async ({ url, browser }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => {
    localStorage.setItem('mechatable.speed', 'fast');
  });
  await page.goto(url);
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await page.locator('.choices li button').first().waitFor();
  /** @type {number[]} */
  const times = [];
  const over = await playOn(page, 400, async (choice) => {
    times.push(await choice.evaluate(clickToPaint));
  });
  times.sort((a, b) => a - b);
  const median = at(times, 0.5);
  const high = at(times, 0.95);
  const most = at(times, 1);
  print(
    `Click to next paint over ${times.length} clicks (${over ? 'a whole match' : 'a match not finished'}):`,
  );
  print(
    `  median ${median.toFixed(1)} ms (at most ${MEDIAN}), 95 % within ${high.toFixed(1)} ms (at most ${HIGH}),`,
  );
  print(`  slowest ${most.toFixed(1)} ms`);
  if (median > MEDIAN || high > HIGH) process.exitCode = 1;
});

/**
 * Runs in the page: clicks, and takes the time until what the click led to has been painted. The frame after the
 * next one begins when the next one has been handed over.
 * @param {HTMLElement | SVGElement} element
 * @returns {Promise<number>}
 */
function clickToPaint(element) {
  return new Promise((resolve) => {
    const start = performance.now();
    /** @type {HTMLElement} */ (element).click();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        resolve(performance.now() - start);
      };
      channel.port2.postMessage(null); // comes right after the paint
    });
  });
}

/** @param {readonly number[]} sorted @param {number} share */
function at(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** @param {string} line */
function print(line) {
  process.stdout.write(`${line}\n`);
}
