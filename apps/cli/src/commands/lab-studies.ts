import { BadInputError } from '@mechatable/kernel';
import type { Studies } from '@mechatable/sql';
import { LIMIT } from '../admin/with-admin.ts';
import { command } from '../command.ts';
import { EXIT } from '../exit.ts';
import type { Io } from '../io.ts';
import { outJson } from '../json.ts';
import { studiesText } from '../lab/studies-text.ts';
import { STUDIES_OPTION, studiesDatabase } from '../lab/where.ts';
import { JSON_FLAG } from '../option.ts';
import { words } from '../lab/words.ts';

export const STUDY = { help: 'the id of a study, as listed by "npx mechatable lab studies"' } as const;

export const labStudies = command({
  name: 'lab studies',
  summary: 'List shared studies, the latest first.',
  about: 'A study is shared if it was started with DATABASE_URL or --data.',
  operands: {},
  options: { limit: LIMIT, data: STUDIES_OPTION, json: JSON_FLAG },
  examples: ['npx mechatable lab studies'],
  run: (_operands, { limit, data, json }, io) =>
    withStudies(io, data, async (studies) => {
      const found = await studies.list(limit);
      if (json) outJson(io, found);
      else io.out(studiesText(found));
    }),
});

export const labStop = command({
  name: 'lab stop',
  summary: 'Stop a shared study and keep its results so far.',
  about: 'Shards in progress are finished. Continue later with "lab resume".',
  operands: { study: STUDY },
  options: { data: STUDIES_OPTION },
  examples: ['npx mechatable lab stop BfVTc1uUR3yRAK1pS6f7cQ'],
  run: ({ study: id }, { data }, io) =>
    withStudies(io, data, async (studies) => {
      if (await studies.end(id, 'stopped')) {
        io.out(words.shared.stopped(id));
        return;
      }
      const study = await studies.find(id);
      if (study === null) throw noStudy(id);
      throw new BadInputError(words.shared.already(id, study.state));
    }),
});

export const labDelete = command({
  name: 'lab delete',
  summary: 'Delete a shared study and its results.',
  about: 'Links to it no longer work.',
  operands: { study: STUDY },
  options: { data: STUDIES_OPTION },
  examples: ['npx mechatable lab delete BfVTc1uUR3yRAK1pS6f7cQ'],
  run: ({ study: id }, { data }, io) =>
    withStudies(io, data, async (studies) => {
      if (!(await studies.delete(id))) throw noStudy(id);
      io.out(words.shared.deleted);
    }),
});

export function noStudy(id: string): BadInputError {
  return new BadInputError(words.shared.unknown(id));
}

async function withStudies(
  io: Io,
  data: string | undefined,
  work: (studies: Studies) => Promise<void>,
): Promise<number> {
  const database = studiesDatabase(io, data);
  // Loaded late: --help needs no database.
  const [{ withDatabase }, { repositories }] = await Promise.all([
    import('../lab/shared-studies.ts'),
    import('@mechatable/sql'),
  ]);
  await withDatabase(database, (db) => work(repositories(db).studies));
  return EXIT.ok;
}
