/** Raises the version of all packages and writes their changelogs, from the notes in `.changeset`. */

import process from 'node:process';
import { ensureInstalled, orExplain, run } from './ready.mjs';

orExplain(() => {
  ensureInstalled();
  run('changeset version', process.execPath, ['node_modules/@changesets/cli/bin.js', 'version']);
  // The lock file has the versions of our own packages, too.
  run(
    'npm install',
    'npm',
    ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      shell: process.platform === 'win32',
    },
  );
});
