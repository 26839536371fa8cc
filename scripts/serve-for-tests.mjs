import { chromium } from 'playwright-core';
import { ensureChromium, launchOptions } from './chromium.mjs';
import { ensureBuilt, ensureSite, SITE } from './ready.mjs';

/**
 * Other people's tables, as in the lobby of a real server: a test that assumes that the first table is its own fails
 * every time, not only when another test happens to play. One waits for players, one can be watched.
 * @param {string} url
 */
async function openTablesOfOthers(url) {
  const { connect, ROUTES } = await import('../packages/protocol/dist/index.js');
  const guest = async () => {
    const { headers } = await fetch(`${url}/api/v1/me`, { method: 'POST' });
    const cookie = headers.getSetCookie().map((line) => line.replace(/;.*/, ''));
    return connect(url, { headers: { cookie: cookie.join('; ') } });
  };
  const [host, other] = [await guest(), await guest()];
  const open = { visibility: /** @type {const} */ ('open'), options: {} };
  await host.call(ROUTES.createTable, {
    body: { ...open, game: 'mechanation', seats: [null, null, null, null] },
  });
  const { id } = await host.call(ROUTES.createTable, {
    body: { ...open, game: 'lanes', seats: [null, null] },
  });
  for (const [seat, api] of [host, other].entries())
    await api.call(ROUTES.join, {
      params: { table: id },
      body: { seat, contribution: String(seat).repeat(64) },
    });
}

/**
 * Before the tests of the project `browser`: builds and serves the site, and starts one browser that all test files
 * connect to. Tests get the addresses with `inject`; the types are in apps/web/test/harness/provided.ts.
 * @param {import('vitest/node').TestProject} project
 */
export async function setup(project) {
  const chromiumPath = ensureChromium();
  ensureBuilt();
  ensureSite();
  const { serve } = await import('../apps/server/dist/index.js'); // bots think in threads, which run compiled files
  const { url, close } = await serve({ folder: SITE, port: 0, data: ':memory:' });
  await openTablesOfOthers(url);
  const browser = await chromium.launchServer(launchOptions(chromiumPath));
  project.provide('browserUrl', browser.wsEndpoint());
  project.provide('siteFolder', SITE);
  project.provide('siteUrl', url);
  return async () => {
    await browser.close();
    await close();
  };
}
