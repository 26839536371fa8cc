/**
 * From a click to the next paint over a whole match, as the browser itself measures it (Event Timing): the median and
 * the 95th percentile. Once at a normal pace, looking before each click, and once as fast as possible, during
 * animations. Also how long frames take while something is staged, and the processor time per click, which is
 * meaningful even on a busy machine. Then from a click in one browser to the paint in another, through
 * the server.
 */

import { loadavg } from 'node:os';
import process from 'node:process';
import { measureOnline } from './bench-online.mjs';
import { playOn, withSite } from './with-site.mjs';

const MEDIAN = 50;
const HIGH = 100;
/** 95% of the frames while something is staged take no longer, in milliseconds. */
const FRAME = 20;
const ONLINE_MEDIAN = 60;
const ONLINE_MOVES = 60;
/** Milliseconds a person needs to see what to click. */
const LOOK = 250;

await withSite(async ({ url, browser }) => {
  const { times: person, frames, work } = await measure(browser, url, LOOK);
  report('normal pace', person);
  process.stdout.write(
    `Frames while something is staged: median ${whole(frames, 0.5)} ms, 95% within ${whole(frames, 0.95)} ms, slowest ${whole(frames, 1)} ms (${frames.length} frames)\n`,
  );
  process.stdout.write(`Processor time of the page per click: ${work}\n`);
  report('maximum pace', (await measure(browser, url, 0)).times);
  if (at(frames, 0.95) > FRAME) {
    process.stderr.write(`Frames are too slow: 95% should take at most ${FRAME} ms.\n`);
    process.exitCode = 1;
  }
  if (at(person, 0.5) > MEDIAN || at(person, 0.95) > HIGH) {
    process.stderr.write(
      `Too slow at normal pace: the limits are ${MEDIAN} ms (median) and ${HIGH} ms (95th percentile).\n`,
    );
    process.exitCode = 1;
  }
  const online = await measureOnline(browser, url, ONLINE_MOVES);
  process.stdout.write(
    `Click in one browser to paint in the other: median ${whole(online, 0.5)} ms, 95% within ${whole(online, 0.95)} ms, slowest ${whole(online, 1)} ms (${online.length} moves; load ${loadavg()[0]?.toFixed(1)})\n`,
  );
  if (at(online, 0.5) > ONLINE_MEDIAN) {
    process.stderr.write(`Too slow online: the limit is ${ONLINE_MEDIAN} ms (median).\n`);
    process.exitCode = 1;
  }
});

/**
 * The times of all clicks of a match and of all frames while something was staged, sorted, and the work per click.
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
  const meter = await page.context().newCDPSession(page);
  await meter.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await meter.send('Performance.getMetrics');
  let clicks = 0;
  await playOn(page, 400, async (choice) => {
    await page.waitForTimeout(pause);
    await choice.click();
    clicks++;
  });
  await page.locator('.end').waitFor();
  const after = await meter.send('Performance.getMetrics');
  const found = await page.evaluate(() => {
    const { clicks: all, frames } = /** @type {{ clicks: number[], frames: number[] }} */ (
      /** @type {unknown} */ (window)
    );
    return { clicks: all, frames };
  });
  await page.close();
  const sorted = (/** @type {number[]} */ all) => all.sort((a, b) => a - b);
  return {
    times: sorted(found.clicks),
    frames: sorted(found.frames),
    work: workBetween(before, after, clicks),
  };
}

/** @typedef {{ metrics: { name: string, value: number }[] }} Metrics */

/**
 * The main thread's work per click: other players' moves count, too.
 * @param {Metrics} before @param {Metrics} after @param {number} clicks
 */
function workBetween(before, after, clicks) {
  const spent = (/** @type {string} */ name) => {
    const of = (/** @type {Metrics} */ { metrics }) => metrics.find((one) => one.name === name)?.value ?? 0;
    return ((1000 * (of(after) - of(before))) / clicks).toFixed(1);
  };
  return `scripts ${spent('ScriptDuration')} ms, styles ${spent('RecalcStyleDuration')} ms, layout ${spent('LayoutDuration')} ms, all ${spent('TaskDuration')} ms (${clicks} clicks)`;
}

/** Runs in the page. */
function watchClicks() {
  /** @type {number[]} */
  const clicks = [];
  /** @type {number[]} */
  const frames = [];
  Object.assign(window, { clicks, frames });
  let last = 0;
  let wasStaged = false;
  const frame = (/** @type {number} */ now) => {
    const isStaged = (document.querySelector('.board > .cues')?.childElementCount ?? 0) > 0;
    if (isStaged && wasStaged) frames.push(now - last);
    [last, wasStaged] = [now, isStaged];
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const watcher = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') clicks.push(entry.duration);
  });
  // The browser doesn't report clicks under 16 ms one by one, so they are not counted.
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  watcher.observe(options);
}

/** @param {string} pace @param {readonly number[]} times */
function report(pace, times) {
  process.stdout.write(
    `Click to next paint, ${pace}: median ${at(times, 0.5)} ms, 95% within ${at(times, 0.95)} ms, slowest ${at(times, 1)} ms (${times.length} clicks of one match that took 16 ms or more)\n`,
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
