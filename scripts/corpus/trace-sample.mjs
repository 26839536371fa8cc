/** Prints which engine this is, and what it makes of a sample of the corpus: run by one Node after another. */

import process from 'node:process';
import { sampleOf } from './files.mjs';
import { traceOf } from './trace.mjs';

process.stdout.write(JSON.stringify({ node: process.versions.node, traces: sampleOf().map(traceOf) }));
