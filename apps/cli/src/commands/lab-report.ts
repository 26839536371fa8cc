import { findGame } from '@mechatable/catalog';
import { REPORT_DEFAULTS } from '@mechatable/study';
import { command, GAME } from '../command.ts';
import { showReport } from '../lab/show-report.ts';
import { STUDY_LOADOUTS, studyBots } from '../lab/terms.ts';
import { playStudy, SHARED, WHERE_OPTIONS } from '../lab/where.ts';
import { BOTS, CONTENT, CORES, GAME_OPTIONS, JSON_FLAG, MATCHES, SEED } from '../option.ts';

export const labReport = command({
  name: 'lab report',
  summary: 'Write a balance report of a game as an HTML file.',
  about: [
    'The file needs no scripts or network. It shows loadouts against each other, win rates of each piece when drawn and',
    'when used, the first-player advantage, length, lead changes, choices, luck, skill, and everything never used.',
    'Every chart comes with a table. Ctrl-C writes the report of the matches so far.',
    SHARED,
  ].join('\n'),
  operands: { game: GAME },
  options: {
    out: { kind: 'text', value: '<file>', help: 'the file to write (default: lab-<game>.html)' },
    matches: { ...MATCHES, help: 'number of matches', default: REPORT_DEFAULTS.matches },
    bots: { ...BOTS, default: REPORT_DEFAULTS.bots },
    loadouts: STUDY_LOADOUTS,
    options: GAME_OPTIONS,
    seed: { ...SEED, default: REPORT_DEFAULTS.seed },
    cores: CORES,
    ...WHERE_OPTIONS,
    json: { ...JSON_FLAG, help: 'print the numbers as JSON instead of writing a file' },
    content: CONTENT,
  },
  examples: ['npx mechatable lab report lanes', 'npx mechatable lab report mechanation --matches 500 --json'],
  run(
    { game: id },
    { out = `lab-${id}.html`, matches, options = {}, seed, cores, json, data, alone, ...rest },
    io,
  ) {
    const game = findGame(id, undefined, io.games);
    studyBots(game, rest.bots);
    const loadouts = rest.loadouts ?? null;
    const settings = { game: game.id, bots: rest.bots, loadouts, options, matches, seed };
    return playStudy(io, game, { kind: 'report', ...settings }, { data, alone, cores }, (play) =>
      showReport(io, game, settings, play, { json, out }),
    );
  },
});
