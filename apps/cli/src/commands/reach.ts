import { findGame } from '@mechatable/catalog';
import { reach as playUntilReached } from '@mechatable/testkit';
import { command, GAME } from '../command.ts';
import { EXIT } from '../exit.ts';
import { count } from '../figures.ts';
import { outJson } from '../json.ts';
import { CONTENT, JSON_FLAG, MATCHES, SEED } from '../option.ts';
import { words } from '../words.ts';

export const reach = command({
  name: 'reach',
  summary: 'Play random matches until every card, trigger and action has been used; list the unused ones.',
  about: 'Exits with 1 if something was never used.',
  operands: { game: GAME },
  options: {
    matches: { ...MATCHES, help: 'maximum number of matches', default: 1000 },
    seed: { ...SEED, default: 'reach' },
    json: JSON_FLAG,
    content: CONTENT,
  },
  examples: ['npx mechatable reach lanes', 'npx mechatable reach lanes --matches 50 --json'],
  run({ game: id }, { matches: maxMatches, seed, json }, io) {
    const game = findGame(id, undefined, io.games);
    const { matches, reached, missing } = playUntilReached(game, { seed, maxMatches });
    if (json) {
      outJson(io, { game: game.id, matches, reached, missing });
    } else {
      const features = count(game.lab.features.length, 'feature');
      io.out(words.reach.used(reached.length, features, count(matches, 'match', 'matches')));
      io.out(missing.map((feature) => words.reach.unused(feature)).join(''));
    }
    return missing.length === 0 ? EXIT.ok : EXIT.failed;
  },
});
