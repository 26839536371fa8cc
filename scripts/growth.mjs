/**
 * Draws docs/growth.svg from the output of `bench --growth`:
 *
 *   npx mechatable bench --growth --database <address> --json | node scripts/growth.mjs
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { drawGrowth } from './growth/chart.mjs';

/** @type {Parameters<typeof drawGrowth>[0]} */
const measured = JSON.parse(readFileSync(0, 'utf8'));
writeFileSync(new URL('../docs/growth.svg', import.meta.url), drawGrowth(measured));
