import { clauses, format, layers, lint, runStages, tests, types } from './stages.mjs';

await runStages([types, layers, lint, format, tests, clauses]);
