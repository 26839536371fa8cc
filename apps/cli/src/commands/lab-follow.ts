import { findGame } from '@mechatable/catalog';
import { readStudySettings, gameOfStudy, workOf } from '@mechatable/study';
import type { Options } from '../args.ts';
import { command } from '../command.ts';
import type { Io } from '../io.ts';
import { showCheck } from '../lab/show-check.ts';
import { showReport } from '../lab/show-report.ts';
import { showWhatIf } from '../lab/show-what-if.ts';
import { otherEngineText } from '../lab/studies-text.ts';
import { STUDIES_OPTION, studiesDatabase } from '../lab/where.ts';
import { CORES, JSON_FLAG } from '../option.ts';
import { noStudy, STUDY } from './lab-studies.ts';

const OPTIONS = {
  out: { kind: 'text', value: '<file>', help: 'the file of a report (default: lab-<game>.html)' },
  data: STUDIES_OPTION,
  cores: { ...CORES, help: `${CORES.help}; only for a study in a file` },
  json: JSON_FLAG,
} as const;

export const labFollow = command({
  name: 'lab follow',
  summary: 'Follow a shared study to its end, and print its result.',
  about: [
    'Prints the same output as the command that started it. Ctrl-C prints the results so far; the study continues.',
    'If the study is in a file, this command plays it: nothing else can use the file at the same time.',
  ].join('\n'),
  operands: { study: STUDY },
  options: OPTIONS,
  examples: ['npx mechatable lab follow BfVTc1uUR3yRAK1pS6f7cQ'],
  run: ({ study }, options, io) => follow(io, study, options, false),
});

export const labResume = command({
  name: 'lab resume',
  summary: 'Resume a stopped study and follow it.',
  about: 'Earlier matches still count. The result is the same as without the interruption.',
  operands: { study: STUDY },
  options: OPTIONS,
  examples: ['npx mechatable lab resume BfVTc1uUR3yRAK1pS6f7cQ'],
  run: ({ study }, options, io) => follow(io, study, options, true),
});

async function follow(
  io: Io,
  id: string,
  { out, data, cores, json }: Options<typeof OPTIONS>,
  isResumed: boolean,
): Promise<number> {
  const database = studiesDatabase(io, data);
  const [{ playShared, withDatabase }, { repositories }, { engineDigest }] = await Promise.all([
    import('../lab/shared-studies.ts'),
    import('@mechatable/sql'),
    import('@mechatable/lab/shared'),
  ]);
  return withDatabase(database, async (db) => {
    const { studies } = repositories(db);
    if (isResumed) await studies.resume(id);
    const study = await studies.find(id);
    if (study === null) throw noStudy(id);
    const engine = engineDigest();
    if (study.engine !== engine) io.err(otherEngineText(study, io.version, engine));
    const settings = readStudySettings(study.settings);
    const game = findGame(gameOfStudy(settings), undefined, io.games);
    const play = playShared(io, db, { database, cores }, study, workOf(game, settings));
    switch (settings.kind) {
      case 'what-if':
        return showWhatIf(io, game, settings, play, { json });
      case 'check':
        return showCheck(io, game, settings.goals, play, { json, last: null, onDone: () => undefined });
      case 'report':
        return showReport(io, game, settings, play, { json, out: out ?? `lab-${game.id}.html` });
    }
  });
}
