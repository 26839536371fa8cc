import { findProgram } from '../chromium.mjs';
import { startFirefox } from './firefox.mjs';
import { startWebKit } from './webkit.mjs';

/** WebKitGTK's small browser is not on the PATH. */
const MINI_BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1',
  '/usr/libexec/webkit2gtk-4.1',
];

/** How to start each browser other than Chromium that is installed here.
 * @returns {readonly (() => Promise<import('./remote.mjs').Remote>)[]}
 */
export function installedBrowsers() {
  const firefox = findProgram(['firefox-esr', 'firefox']);
  const driver = findProgram(['WebKitWebDriver']);
  const screen = findProgram(['Xvfb']);
  const browser = findProgram(['MiniBrowser'], MINI_BROWSERS);
  return [
    ...(firefox === null ? [] : [() => startFirefox(firefox)]),
    ...(driver === null || screen === null || browser === null
      ? []
      : [() => startWebKit({ driver, browser, screen })]),
  ];
}
