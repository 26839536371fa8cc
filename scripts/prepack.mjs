/** Runs before npm packs a package: compiles it, and adds files from elsewhere in the repository. */

import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { ensureBuilt, ensureInstalled, ensureSite, orExplain, SITE } from './ready.mjs';
import { fromTop, ROOT } from './workspaces.mjs';

const here = process.cwd();
const dist = join(here, 'dist');
const isApp = fromTop(here) === 'apps/cli';

orExplain(() => {
  ensureInstalled();
  ensureBuilt();
  if (isApp) ensureSite();
});
removeLeftovers();
if (isApp) {
  refill('site', SITE, (file) => basename(file) !== '.vite');
  refill('rules', join(ROOT, 'rules'), (file) => basename(file) !== 'coverage');
}

/** The compiler doesn't delete the output of deleted files. */
function removeLeftovers() {
  const outputs = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  for (const output of outputs) {
    const source = output.replace(/(\.d\.ts|\.js)(\.map)?$/, '');
    if (source === output) continue;
    const isFound = ['.ts', '.tsx'].some((end) => existsSync(join(here, 'src', source + end)));
    if (!isFound) rmSync(join(dist, output));
  }
}

/** @param {string} name @param {string} from @param {(file: string) => boolean} filter */
function refill(name, from, filter) {
  rmSync(join(dist, name), { recursive: true, force: true });
  cpSync(from, join(dist, name), { recursive: true, filter });
}
