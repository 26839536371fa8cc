/**
 * Draws docs/growth.svg from what `bench --growth` prints:
 *
 *   npx mechatable bench --growth --database <address> --json | node scripts/growth.mjs
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { drawGrowth } from './growth/chart.mjs';

/** @type {{ growth: import('./growth/chart.mjs').Growth[] }} */
const measured = JSON.parse(readFileSync(0, 'utf8'));
writeFileSync(new URL('../docs/growth.svg', import.meta.url), drawGrowth(measured));
