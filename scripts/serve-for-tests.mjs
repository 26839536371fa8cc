import { chromium } from 'playwright-core';
import { ensureChromium, launchOptions } from './chromium.mjs';
import { ensureBuilt, ensureSite, SITE } from './ready.mjs';

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
  const browser = await chromium.launchServer(launchOptions(chromiumPath));
  project.provide('browserUrl', browser.wsEndpoint());
  project.provide('siteFolder', SITE);
  project.provide('siteUrl', url);
  return async () => {
    await browser.close();
    await close();
  };
}
