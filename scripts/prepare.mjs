/** The last step of `npm ci` and `npm install`. An install must not fail because sources don't compile. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ensureBuilt, NotReadyError } from './ready.mjs';
import { ROOT } from './workspaces.mjs';

try {
  if (existsSync(join(ROOT, 'node_modules/typescript'))) ensureBuilt();
} catch (error) {
  if (!(error instanceof NotReadyError)) throw error;
  process.stderr.write(`${error.message}\n`);
}
