#!/usr/bin/env node
import { existsSync } from 'node:fs';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';

// Bots copy states by the million. If some of the first copies live long, V8 would allocate all later ones in the old
// generation, where they cost three to seven times as much (decision 55). Set before any thread starts.
setFlagsFromString('--no-allocation-site-pretenuring');

const prepareClone = new URL('prepare-clone.mjs', import.meta.url);
if (existsSync(prepareClone)) await import(prepareClone.href);

const { start } = await import('../dist/start.js');
process.exitCode = await start(process.argv.slice(2));
