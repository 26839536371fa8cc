import { findGame } from '@mechatable/catalog';
import { parametersFrom } from '@mechatable/study';
import { BadInputError } from '@mechatable/kernel';
import { command, GAME } from '../command.ts';
import { readGoalsFile } from '../lab/goals-file.ts';
import { playHere } from '../lab/run-study.ts';
import { showTune } from '../lab/show-tune.ts';
import { CONTENT, CORES, JSON_FLAG, MATCHES } from '../option.ts';
import { words } from '../lab/words.ts';

export const labTune = command({
  name: 'lab tune',
  summary: 'Propose the smallest change that meets the balance goals.',
  about: [
    'Tries other values for the numbers you name, and looks for a few small changes that meet the goals of "lab check".',
    'The search is NTBEA, an evolutionary bandit for noisy trials. The best variants are then judged on deals that the',
    'search has not seen, and changes that make no difference are undone. Ctrl-C ends the search and judges the best so far;',
    'press it again to quit.',
    'A proposal is only a start: try it with "lab what-if" and with other bots before you adopt it.',
  ].join('\n'),
  operands: { game: GAME },
  options: {
    goal: { kind: 'text', value: '<file>', help: 'the goals (default: balance/<game>.json)' },
    over: {
      kind: 'list',
      value: '<pattern>',
      help: 'numbers to tune: LB-*.front, or options.turnCap=60..100; can be repeated',
    },
    reach: {
      kind: 'whole',
      value: '<N>',
      help: 'the most steps away from the published values',
      ...{ min: 1, max: 10, default: 1 },
    },
    trials: { kind: 'whole', value: '<N>', help: 'how many variants to try', min: 1, default: 60 },
    matches: { ...MATCHES, help: 'matches per trial', default: 200 },
    judge: { ...MATCHES, help: 'number of matches for judging the best variants', default: 800 },
    cores: CORES,
    json: JSON_FLAG,
    content: CONTENT,
  },
  examples: ["npx mechatable lab tune lanes --over 'LB-*.front' --over 'LB-*.back' --trials 100"],
  run({ game: id }, { goal: file = `balance/${id}.json`, over, reach, cores, json, ...rest }, io) {
    const game = findGame(id, undefined, io.games);
    if (over === undefined) throw new BadInputError(words.nothingToTune);
    const parameters = parametersFrom(game, over, reach);
    const goals = readGoalsFile(io, game, file);
    const { trials, matches, judge } = rest;
    const terms = { parameters, goals, trials, matches, judge };
    return showTune(io, game, terms, playHere(io, cores), { json });
  },
});
