import { contentJsonSchema } from '@mechatable/catalog/content';
import { command, GAME } from '../command.ts';
import { EXIT } from '../exit.ts';

export const contentSchema = command({
  name: 'content schema',
  summary: 'Print the JSON Schema of content files for a game.',
  about: [
    'Save it beside your file, and begin the file with "$schema": "./<file>". Your editor then completes and checks it.',
    'The schema describes each piece; "content check" also finds combinations that don’t work.',
  ].join('\n'),
  operands: { game: GAME },
  options: {},
  examples: ['npx mechatable content schema lanes > lanes.schema.json'],
  async run({ game }, _options, io) {
    io.out(`${JSON.stringify(await contentJsonSchema(game), null, 2)}\n`);
    return EXIT.ok;
  },
});
