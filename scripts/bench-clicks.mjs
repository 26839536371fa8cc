/**
 * Measures how fast every table responds to clicks while a bot thinks. Not part of `npm test`: run it on an idle
 * machine.
 */

import process from 'node:process';
import { ensureInstalled, orExplain } from './ready.mjs';
import { runTests } from './test-report.mjs';

orExplain(ensureInstalled);
process.env.MEASURE = '1'; // read by vitest.config.ts
process.exitCode = await runTests({ filters: ['clicks.bench.ts'] });
