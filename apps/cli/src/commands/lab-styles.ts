import { LEVELS } from '@mechatable/bots';
import { findGame } from '@mechatable/catalog';
import { BadInputError } from '@mechatable/kernel';
import { measureStyles, type StyleFigures } from '@mechatable/study';
import { command, GAME } from '../command.ts';
import { EXIT } from '../exit.ts';
import { outJson } from '../json.ts';
import { CONTENT, JSON_FLAG, MATCHES, SEED } from '../option.ts';
import { textTable } from '../text-table.ts';
import { words } from '../lab/words.ts';

export const labStyles = command({
  name: 'lab styles',
  summary: 'Measure how the characters play a game.',
  about: [
    'Every character plays against the standard bot of the same level, once in each seat. The first line is the standard',
    'bot against itself. Attacks, pieces destroyed and pieces lost are per turn of the match. "Risk" is how much the lead',
    'after a choice varies between the states that the bot could be in.',
    'The same seed gives the same numbers.',
  ].join('\n'),
  operands: { game: GAME },
  options: {
    matches: { ...MATCHES, help: 'matches per character', default: 40 },
    level: { kind: 'text', value: '<level>', help: 'the level to play at', default: 'veteran' },
    seed: { ...SEED, default: 'styles' },
    json: JSON_FLAG,
    content: CONTENT,
  },
  examples: ['npx mechatable lab styles lanes', 'npx mechatable lab styles masc --matches 8 --json'],
  run({ game: id }, { matches, level, seed, json }, io) {
    const game = findGame(id, undefined, io.games);
    const levels = LEVELS.map((one) => one.id);
    if (!levels.includes(level)) throw new BadInputError(words.unknownLevel(level, levels));
    const figures = measureStyles(game, { seed, level, matches });
    if (json) outJson(io, figures);
    else io.out(textTable(['bot', 'won', 'attacks', 'destroyed', 'lost', 'held', 'risk'], figures.map(row)));
    return EXIT.ok;
  },
});

function row({ bot, won, attacks, destroyed, lost, held, risk }: StyleFigures): readonly string[] {
  const figures = [attacks, destroyed, lost, held, risk].map((figure) => figure.toFixed(2));
  return [bot, `${(100 * won).toFixed(0)}%`, ...figures];
}
