#!/usr/bin/env node
import process from 'node:process';
import { ensureBuilt, ensureInstalled, orExplain } from '../../../scripts/ready.mjs';

orExplain(() => {
  ensureInstalled();
  ensureBuilt();
});

const { main } = await import('../dist/main.js');
process.exitCode = await main(process.argv.slice(2));
