/** Rewrites the playthroughs under the current rules. Review the diff. */

import process from 'node:process';
import { ensureInstalled, orExplain } from './ready.mjs';
import { runTests } from './test-report.mjs';

orExplain(ensureInstalled);
process.env.RENEW = '1';
process.exitCode = await runTests({ filter: 'playthroughs.test.ts' });
