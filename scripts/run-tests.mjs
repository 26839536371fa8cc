import process from 'node:process';
import { runTests } from './test-report.mjs';

if (process.argv.includes('--quick')) process.env.QUICK_TESTS = '1'; // read by vitest.config.ts
// The rules and the drawing of a game are in folders of the same name. A new card also changes the schema of content files.
const filters = process.argv.includes('--game')
  ? [`games/${process.env.GAME ?? ''}/`, 'catalog/test/content.test.ts']
  : [];
process.exitCode = await runTests({ filters });
