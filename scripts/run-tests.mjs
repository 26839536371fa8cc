import process from 'node:process';
import { runTests } from './test-report.mjs';

if (process.argv.includes('--quick')) process.env.QUICK_TESTS = '1'; // read by vitest.config.ts
process.exitCode = await runTests();
