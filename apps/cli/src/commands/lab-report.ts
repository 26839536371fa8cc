import { findGame } from '@mechatable/catalog';
import {
  armOf,
  matchesPerDeal,
  playDeals,
  quoted,
  studyLoadouts,
  reportData,
  reportHtml,
  type DealPlan,
  type Facts,
} from '@mechatable/lab';
import { command } from '../command.ts';
import { contentWords } from '../content/in-use.ts';
import { EXIT } from '../exit.ts';
import { count } from '../figures.ts';
import { outJson } from '../json.ts';
import { writeText } from '../lab/files.ts';
import { LiveLine, withCrew } from '../lab/run-study.ts';
import { studyBots } from '../lab/terms.ts';
import { CONTENT, CORES, JSON_FLAG, MATCHES } from '../option.ts';

/** Replays take as long as matches: a part of the deals is enough for the luck meter. */
const REPLAY_EVERY = 4;

export const labReport = command({
  name: 'lab report',
  summary: 'Write a balance report of a game as an HTML file.',
  about: [
    'One file without scripts or network: loadouts against each other, win rates of each piece when drawn and when used,',
    'the first-player advantage, length, lead changes, choices, luck, and what is never used. Every chart has its table.',
    'Ctrl-C writes the report of the matches so far.',
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
    json: { ...JSON_FLAG, help: 'print the figures as JSON instead of writing a file' },
    content: CONTENT,
  },
  examples: ['npx mechatable lab report lanes', 'npx mechatable lab report mechanation --matches 500 --json'],
  async run({ game: id }, { out = `lab-${id}.html`, matches, options = {}, seed, cores, json, ...rest }, io) {
    const game = findGame(id, undefined, io.games);
    const bots = studyBots(game, rest.bots);
    const loadouts = studyLoadouts(game, rest.loadouts ?? null);
    const plan: DealPlan = { seed, bots, loadouts, focus: [], detailed: true, replayEvery: REPLAY_EVERY };
    const arm = armOf(game, {}, options);
    const facts: Facts[] = [];
    const live = new LiveLine(io);
    const isBrokenOff = await withCrew(io, [{ game, arm, plan }], cores, async (crew) => {
      await playDeals({
        ...crew,
        from: 0,
        to: Math.ceil(matches / matchesPerDeal(plan)),
        onDeal([played = []]) {
          facts.push(...played);
          live.show(() => `${id}: ${count(facts.length, 'match', 'matches')} of ${String(matches)}`);
          return false;
        },
      });
      return crew.signal.aborted;
    });
    live.clear();
    const data = reportData(game, loadouts, facts);
    if (json) {
      outJson(io, data);
    } else {
      const given = Object.keys(options).length === 0 ? [] : ['--options', JSON.stringify(options)];
      const chosen = rest.loadouts === undefined ? [] : ['--loadouts', rest.loadouts.join(',')];
      const words = ['lab', 'report', id, '--matches', String(facts.length), '--bots', rest.bots.join(',')];
      const repeat = ['npx', 'mechatable', ...words, '--seed', seed, ...chosen, ...given, ...contentWords()]
        .map(quoted)
        .join(' ');
      const head = { game: game.title, bots: rest.bots.join(' vs. '), seed, command: repeat };
      writeText(io.cwd, out, reportHtml(head, data));
      io.out(`Wrote ${out}: ${count(facts.length, 'match', 'matches')}.\n`);
    }
    return isBrokenOff ? EXIT.interrupted : EXIT.ok;
  },
});
