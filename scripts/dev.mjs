/** The app with live reload, for development. */

import { spawn } from 'node:child_process';
import process from 'node:process';
import { ensureBuilt, ensureInstalled, orExplain } from './ready.mjs';
import { ROOT } from './workspaces.mjs';

orExplain(() => {
  ensureInstalled();
  ensureBuilt(); // Vite's plugins import compiled packages
});
const args = ['node_modules/vite/bin/vite.js', 'apps/web', ...process.argv.slice(2)];
const vite = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
vite.on('exit', (code) => {
  process.exitCode = code ?? 0;
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    vite.kill(signal); // and then wait for it
  });
}
