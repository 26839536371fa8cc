/**
 * How soon every table answers a click while a bot thinks. It measures, so it is not part of `npm test`: run it on an
 * idle machine.
 */

import process from 'node:process';
import { ensureInstalled, orExplain } from './ready.mjs';
import { runTests } from './test-report.mjs';

orExplain(ensureInstalled);
process.env.MEASURE = '1'; // read by vitest.config.ts
process.exitCode = await runTests({ filters: ['clicks.bench.ts'] });
