import { shortContentHash } from '@mechatable/kernel';
import { command } from '../command.ts';
import { problemLines, readContentFile } from '../content/file.ts';
import { EXIT } from '../exit.ts';
import { count } from '../figures.ts';
import { outJson } from '../json.ts';
import { JSON_FLAG } from '../option.ts';
import { words } from '../content/words.ts';

export const contentCheck = command({
  name: 'content check',
  summary: 'Check a content file and list its mistakes.',
  about: [
    'A content file is JSON that adds or changes cards and other pieces of a game. docs/lab.md explains it.',
    'Prints one problem per line, with file, line and column, and exits with 1 if there are any. Then play with the file:',
    'play, sim, arena, laws, lab and replay take --content <file>.',
  ].join('\n'),
  operands: { file: { help: 'a content file' } },
  options: { json: JSON_FLAG },
  examples: [
    'npx mechatable content check examples/content/lanes.json',
    'npx mechatable play lanes --content examples/content/lanes.json',
  ],
  async run({ file }, { json }, io) {
    const read = await readContentFile(io.cwd, file);
    if (!read.ok) {
      if (json) outJson(io, { ok: false, problems: read.problems });
      else io.out(`${problemLines(file, read.problems).join('\n')}\n`);
      return EXIT.failed;
    }
    const { game, name, lists } = read.content;
    const hash = shortContentHash(read.content);
    const pieces = Object.values(lists).flatMap((list) => list.map(({ id }) => id));
    if (json) outJson(io, { ok: true, game, name, hash, pieces });
    else io.out(words.valid(name, count(pieces.length, 'piece'), game, hash));
    return EXIT.ok;
  },
});
