import { contentRulesOf } from '@mechatable/catalog/content';
import { BadInputError } from '@mechatable/kernel';
import { nearestFirst } from '@mechatable/spelling';
import { command, GAME } from '../command.ts';
import { EXIT } from '../exit.ts';
import { words } from '../content/words.ts';

export const contentShow = command({
  name: 'content show',
  summary: 'Print a published piece in the format of content files.',
  about: [
    'Copy it, give it a new id that begins with "x-", and change it. To change the published piece itself,',
    'keep its id and only the fields that differ.',
  ].join('\n'),
  operands: {
    game: GAME,
    piece: { help: 'the id of a card, deck or other piece' },
  },
  options: {},
  examples: ['npx mechatable content show lanes VG-03'],
  async run({ game, piece: id }, _options, io) {
    const { lists } = await contentRulesOf(game);
    const pieces = lists.flatMap(({ published }) => published);
    const found = pieces.find((piece) => piece.id === id);
    if (found === undefined) {
      const ids = pieces.map((piece) => piece.id);
      throw new BadInputError(words.unknownPiece(game, id, nearestFirst(id, ids).slice(0, 5)));
    }
    io.out(`${JSON.stringify(found, null, 2)}\n`);
    return EXIT.ok;
  },
});
