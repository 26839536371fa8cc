/**
 * Checks that imports keep to the layers in `layers/table.mjs`, that there are no cycles, and that the import graph in
 * docs is up to date.
 *
 *   npm run layers              checks
 *   npm run layers -- --write   also writes the import graph
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ensureInstalled, orExplain } from './ready.mjs';
import { ROOT } from './workspaces.mjs';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
orExplain(ensureInstalled);

const { readImports, violations } = await import('./layers/cruise.mjs');
const { folderCycles } = await import('./layers/folders.mjs');
const { GRAPH, importGraph } = await import('./layers/graph.mjs');

const result = await readImports();
const problems = [...violations(result), ...folderCycles(result.modules)];

const page = await importGraph(result);
const file = join(ROOT, GRAPH);
if (values.write) writeFileSync(file, page);
else if (!existsSync(file) || readFileSync(file, 'utf8') !== page) {
  problems.push(`${GRAPH} is out of date. Run "npm run layers -- --write" and commit it.`);
}

for (const problem of problems) process.stdout.write(`${problem}\n\n`);
const { totalCruised, totalDependenciesCruised = 0 } = result.summary;
process.stdout.write(
  `${totalCruised} modules, ${totalDependenciesCruised} imports: ${problems.length} problems\n`,
);
if (problems.length > 0) process.exitCode = 1;
