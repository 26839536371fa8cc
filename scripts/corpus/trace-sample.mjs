/** Prints the name of this engine and its results for a sample of the corpus. Run by one version of Node after another. */

import process from 'node:process';
import { sampleOf } from './files.mjs';
import { traceOf } from './trace.mjs';

process.stdout.write(JSON.stringify({ node: process.versions.node, traces: sampleOf().map(traceOf) }));
