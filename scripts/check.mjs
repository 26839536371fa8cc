import { format, quickLint, quickTests, runStages, types } from './stages.mjs';

await runStages([types, quickLint, format, quickTests]);
