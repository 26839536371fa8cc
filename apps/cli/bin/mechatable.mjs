#!/usr/bin/env node
import { existsSync } from 'node:fs';
import process from 'node:process';

const prepareClone = new URL('prepare-clone.mjs', import.meta.url);
if (existsSync(prepareClone)) await import(prepareClone.href);

const { main } = await import('../dist/main.js');
process.exitCode = await main(process.argv.slice(2));
