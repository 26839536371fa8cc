/**
 * `npm run learn -- <game>` learns the weights of a game's evaluation from matches between bots, as chess engines do: by
 * following who wins with slightly different weights, or by fitting them to predict who wins. New matches then decide: the weights are written only if they clearly win more often than the current ones.
 */

import process from 'node:process';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, orExplain, say } from './ready.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    by: { type: 'string', default: 'matches' },
    bot: { type: 'string', default: 'veteran' },
    rounds: { type: 'string', default: '400' },
    trials: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string', default: '300' },
  },
});
const [id] = positionals;
if (id === undefined) {
  say(
    'Name a game: npm run learn -- lanes [--by matches|results] [--bot veteran] [--rounds 400] [--trials 400]',
  );
  process.exit(2);
}
orExplain(() => {
  ensureInstalled();
  ensureBuilt();
});
const { learn } = await import('./learn/learn.mjs'); // its imports have to be built first
learn({
  ...{ id, by: values.by === 'results' ? 'results' : 'matches', bot: values.bot, seed: values.seed },
  ...{ rounds: Number(values.rounds), trials: Number(values.trials), keep: Number(values.keep) },
});
