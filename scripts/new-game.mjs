/**
 * Creates a small playable game to start from: rule book, package, drawing and tests, from the files in
 * `new-game/template`. Then it registers the game.
 *
 *   npm run new-game -- nim [--title "Nim"] [--no-install]
 */

import process from 'node:process';
import { ensureInstalled, NotReadyError, orExplain, run, say } from './ready.mjs';
import { BadGameError, ownPaths, readInput } from './new-game/input.mjs';
import { createFiles } from './new-game/files.mjs';

try {
  await main();
} catch (error) {
  if (!(error instanceof BadGameError)) throw error;
  say(error.message);
  process.exitCode = 2;
}

async function main() {
  const { id, title, install } = readInput(process.argv.slice(2));
  orExplain(ensureInstalled);
  for (const path of await createFiles(id, title)) say(`Created ${path}`);
  const { register } = await import('./games/registry.mjs');
  for (const path of await register()) say(`Updated ${path}`);
  if (install) finish();
  say(nextSteps(id, title));
}

/** Links the package, and adds it to the import graph. */
function finish() {
  try {
    say('Linking the package (npm install) …');
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
    run('npm install', 'npm', ['install', ...flags, '--omit-lockfile-registry-resolved'], {
      shell: process.platform === 'win32',
    });
    run('npm run layers', process.execPath, ['scripts/layers.mjs', '--write']);
  } catch (error) {
    if (!(error instanceof NotReadyError)) throw error;
    say(
      `${error.message} The files are in place: run "npm install" and "npm run layers -- --write" yourself.`,
    );
    process.exitCode = 1;
  }
}

/** @param {string} id @param {string} title */
function nextSteps(id, title) {
  return `
${title} is ready to play:
  npx mechatable play ${id}
  npm start                  (its card is in the lobby)

Make it your own:
  rules/${id}.md                          the rule book: start here
  packages/games/${id}/src/rules.ts       the rules
  packages/games/${id}/src/words.ts       everything players read
  packages/games/${id}/src/manifest.ts    title, tagline and seats
  packages/games/${id}/src/game.ts        combines rules and words into the game
  packages/games/${id}/README.md          the game in ten lines
  packages/games/${id}/test/              tests of the rules
  apps/web/src/games/${id}/               the drawing
  apps/web/test/games/${id}/              tests of the drawing

Check it: npx vitest run games/${id}/ while you work, npm run check -- ${id} for types and lint, too, and npm test at the end.
"Add a game" in CONTRIBUTING.md explains the next steps.

To undo all this:
  git clean -fdx ${ownPaths(id).join(' ')}
  npm run games && npm install && npm run layers -- --write`;
}
