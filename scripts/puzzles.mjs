/**
 * `npm run puzzles -- <game>` makes the puzzles of a game: positions from matches between bots in which exactly one
 * decision reaches a goal. It writes them to `puzzles/<game>.json`. The same seed gives the same puzzles.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, orExplain, say } from './ready.mjs';
import { ROOT } from './workspaces.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: 'puzzles' },
    matches: { type: 'string', default: '2000' },
  },
});
const [id] = positionals;
if (id === undefined) {
  say('Name a game: npm run puzzles -- lanes [--seed puzzles] [--matches 2000]');
  process.exit(2);
}
orExplain(() => {
  ensureInstalled();
  ensureBuilt();
});
const { makePuzzles } = await import('./puzzles/make.mjs'); // its imports have to be built first
const { PUZZLES_PER_GAME } = await import('@mechatable/bots/puzzles');
const { findGame } = await import('@mechatable/catalog');

const game = findGame(id);
const puzzles = makePuzzles(game, { seed: values.seed, matches: Number(values.matches) }, say);
if (puzzles.length < PUZZLES_PER_GAME) {
  say(`Only ${String(puzzles.length)} puzzles in ${values.matches} matches. Add more: --matches 5000`);
  process.exit(1);
}
const file = join(ROOT, 'puzzles', `${game.id}.json`);
mkdirSync(join(ROOT, 'puzzles'), { recursive: true });
const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
const head = `"game":${JSON.stringify(game.id)},"rulesVersion":${String(game.rulesVersion)}`;
writeFileSync(file, `{${head},"puzzles":[\n${lines}\n]}\n`);
say(`puzzles/${game.id}.json: ${String(puzzles.length)} puzzles.`);
