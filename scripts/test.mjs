import { clauses, format, lint, runStages, tests, types } from './stages.mjs';

await runStages([types, lint, format, tests, clauses]);
