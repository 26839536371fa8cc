import { findGame } from '@mechatable/catalog';
import { command } from '../command.ts';
import { showReport } from '../lab/show-report.ts';
import { studyBots } from '../lab/terms.ts';
import { playStudy, SHARED, WHERE_OPTIONS } from '../lab/where.ts';
import { CONTENT, CORES, JSON_FLAG, MATCHES } from '../option.ts';

export const labReport = command({
  name: 'lab report',
  summary: 'Write a balance report of a game as an HTML file.',
  about: [
    'One file without scripts or network: loadouts against each other, win rates of each piece when drawn and when used,',
    'the first-player advantage, length, lead changes, choices, luck, skill, and what is never used.',
    'Every chart has its table. Ctrl-C writes the report of the matches so far.',
    SHARED,
  ].join('\n'),
  operands: { game: { help: 'a game id, as listed by "npx mechatable games"' } },
  options: {
    out: { kind: 'text', value: '<file>', help: 'the file to write (default: lab-<game>.html)' },
    matches: { ...MATCHES, help: 'number of matches', default: 2000 },
    bots: {
      kind: 'list',
      value: '<a,b>',
      help: 'one bot for all seats, or one per seat',
      default: ['greedy'],
    },
    loadouts: { kind: 'list', value: '<a,b>', help: 'only these loadouts, at least two' },
    options: { kind: 'json', value: '<JSON>', help: 'game options' },
    seed: { kind: 'text', value: '<text>', help: 'any text', default: 'lab' },
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
