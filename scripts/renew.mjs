/**
 * Rewrites what follows from the rules and the cards: the playthroughs, and the schemas of content files. Review the diff.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ensureInstalled, orExplain } from './ready.mjs';
import { runTests } from './test-report.mjs';
import { filesBelow, ROOT } from './workspaces.mjs';

orExplain(ensureInstalled);
process.env.RENEW = '1';
process.exitCode = await runTests({ filters: ['playthroughs.test.ts', 'catalog/test/content.test.ts'] });

const { formatted } = await import('./formatted.mjs'); // not before its library is installed
for (const path of filesBelow('examples/content').filter((each) => each.endsWith('.schema.json'))) {
  const file = join(ROOT, path);
  writeFileSync(file, await formatted(path, readFileSync(file, 'utf8')));
}
