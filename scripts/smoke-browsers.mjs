/**
 * Plays some moves of every game in the other browsers that are installed: Firefox, and WebKitGTK with its driver and
 * Xvfb (Debian: firefox-esr, webkit2gtk-driver, xvfb). Fails if a page throws, logs an error or breaks its
 * Content-Security-Policy, or if things can't be dragged. Pictures for people to check are in `shots/<browser>`.
 */

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { installedBrowsers } from './browsers/installed.mjs';
import {
  clickPlay,
  isDragging,
  pointToPick,
  setTheme,
  store,
  takeChoice,
  waitFor,
} from './browsers/play.mjs';
import { inPage, mouse, press } from './browsers/remote.mjs';
import { ensureBuilt, ensureInstalled, ensureSite, orExplain, SITE } from './ready.mjs';
import { ROOT } from './workspaces.mjs';

/** @typedef {import('./browsers/remote.mjs').Remote} Remote */

const CHOICES = 12;
const WISHES = [
  '^(Keep|Take)',
  '^(Play|Place|Put) ',
  '^Attack ',
  '^(Activate|Deploy|Defend) ',
  '^Finish: (?!nobody)',
  '^Move (?!one at a time|the whole squad)', // those two only change how pieces move
  ': \\d+ choices$',
  '^(Finish|No,|Decline|Pass|End)',
];
const PAGES = {
  lobby: '/',
  rules: '/rules/lanes',
  'first-steps': '/first-steps/lanes',
  cards: '/cards/mecha-2e',
  builder: '/builder/lanes/iron-spear',
  art: '/art',
  me: '/me',
};
const SIZES = /** @type {const} */ ([
  [390, 844],
  [1440, 900],
]);
const THEMES = /** @type {const} */ (['light', 'dark']);
/** As WebDriver writes it. */
const ESCAPE = '\uE00C';

orExplain(() => {
  ensureInstalled();
  ensureBuilt();
  ensureSite();
});
const { serve } = await import('../apps/server/dist/index.js');
const { GAMES } = await import('../packages/catalog/dist/index.js');
const browsers = installedBrowsers();
if (browsers.length === 0) process.stdout.write('Neither Firefox nor WebKitGTK is installed.\n');
const site = await serve({ folder: SITE, port: 0, data: ':memory:' });
try {
  for (const start of browsers) {
    const remote = await start();
    try {
      const problems = [...(await smoke(remote)), ...(await remote.errors())];
      process.stdout.write([`${remote.name}: ${problems.length} problems`, ...problems, ''].join('\n'));
      if (problems.length > 0) process.exitCode = 1;
    } finally {
      await remote.close();
    }
  }
} finally {
  await site.close();
}

/** @param {Remote} remote @returns {Promise<readonly string[]>} what doesn't work */
async function smoke(remote) {
  const folder = join(ROOT, 'shots', remote.name.replace(/ .*/, '').toLowerCase());
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  /** @param {string} name */
  const shoot = async (name) => {
    for (const [width, height] of SIZES) {
      await remote.resize(width, height);
      for (const theme of THEMES) {
        await inPage(remote, setTheme, theme);
        await remote.shoot(join(folder, `${name}-${width}-${theme}.png`));
      }
    }
  };
  await remote.open(site.url);
  await inPage(remote, store, { 'mechatable.speed': 'none', ...setups() });
  for (const [name, path] of Object.entries(PAGES)) {
    await remote.open(site.url + path);
    await inPage(remote, waitFor, 'h1, .choices li button');
    await shoot(name);
  }
  /** @type {string[]} */
  const problems = [];
  for (const { id } of GAMES) {
    await remote.open(site.url);
    await inPage(remote, waitFor, `.poster.game-${id}`);
    await inPage(remote, clickPlay, id);
    await inPage(remote, waitFor, '.choices li button');
    await shoot(`${id}-start`);
    let canDrag = false;
    for (let taken = 0; taken < CHOICES && (await inPage(remote, takeChoice, WISHES)); taken++) {
      canDrag ||= await drags(remote);
    }
    if (!canDrag) problems.push(`${id}: nothing can be dragged`);
    await shoot(`${id}-middle`);
  }
  return problems;
}

/** Opponents that answer immediately. */
function setups() {
  return Object.fromEntries(
    GAMES.map(({ id, seats }) => {
      const bots = Array.from({ length: seats.min - 1 }, () => 'random');
      const setup = { seats: ['person', ...bots], loadouts: [], options: {} };
      return [`mechatable.setup.${id}`, JSON.stringify(setup)];
    }),
  );
}

/** Whether the mouse can carry something; Escape puts it back. @param {Remote} remote */
async function drags(remote) {
  const point = await inPage(remote, pointToPick, null);
  if (point === null) return false;
  await mouse(remote, { move: point }, 'down', { move: { x: point.x + 30, y: point.y - 30 } });
  const isCarried = await inPage(remote, isDragging, null);
  await press(remote, ESCAPE);
  await mouse(remote, 'up');
  return isCarried;
}
