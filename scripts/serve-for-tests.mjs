import { serveSite } from '@mechatable/server';
import { ensureChromium, launchOptions } from './chromium.mjs';
import { ensureSite, SITE } from './ready.mjs';

/**
 * Before the tests of the project `browser`: finds a browser, builds the site and serves it. Tests are told by
 * `inject`; what there is to inject is typed in apps/web/test/harness/provided.ts.
 * @param {import('vitest/node').TestProject} project
 */
export async function setup(project) {
  const chromiumPath = ensureChromium();
  ensureSite();
  const { url, close } = await serveSite({ folder: SITE, port: 0 });
  project.provide('chromiumPath', chromiumPath);
  project.provide('launchOptions', launchOptions(chromiumPath));
  project.provide('siteFolder', SITE);
  project.provide('siteUrl', url);
  return close;
}
