import process from 'node:process';
import { runTests } from './test-report.mjs';

if (process.argv.includes('--quick')) process.env.QUICK_TESTS = '1'; // read by vitest.config.ts
// The rules and the drawing of a game are in folders of the same name.
const filter = process.argv.includes('--game') ? `games/${process.env.GAME ?? ''}/` : '';
process.exitCode = await runTests({ filter });
