import { format, layers, quickLint, quickTests, runStages, types } from './stages.mjs';

await runStages([types, layers, quickLint, format, quickTests]);
