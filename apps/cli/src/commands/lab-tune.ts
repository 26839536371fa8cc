import { findGame } from '@mechatable/catalog';
import {
  checkChanges,
  checkGoals,
  checkPlan,
  linesOf,
  matchesPerDeal,
  parametersFrom,
  playDeals,
  readGoals,
  tune,
  type Changes,
  type Facts,
  type GivenChanges,
} from '@mechatable/lab';
import { BadInputError, publishedId, type AnyGame } from '@mechatable/kernel';
import { command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { outJson } from '../json.ts';
import { inFile, readText } from '../lab/files.ts';
import { LiveLine, withCrew } from '../lab/run-study.ts';
import { studyBots } from '../lab/terms.ts';
import { tuneText } from '../lab/tune-text.ts';
import { CONTENT, CORES, JSON_FLAG, MATCHES } from '../option.ts';

export const labTune = command({
  name: 'lab tune',
  summary: 'Propose the smallest change that meets the balance goals.',
  about: [
    'Tries other values for the numbers you name, and looks for a few small changes that meet the goals of "lab check".',
    'The search is NTBEA, an evolutionary bandit for noisy trials. The best variants are then judged on deals that the',
    'search has not seen, and changes that make no difference are undone. Ctrl-C ends the search and judges the best so far;',
    'press it again to quit.',
    'A proposal is only a start: try it with "lab what-if" and with other bots before you print it.',
  ].join('\n'),
  operands: { game: { help: 'a game id, as listed by "npx mechatable games"' } },
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
      help: 'how far to go from the published values',
      ...{ min: 1, max: 10, default: 1 },
    },
    trials: { kind: 'whole', value: '<N>', help: 'how many variants to try', min: 1, default: 60 },
    matches: { ...MATCHES, help: 'matches per trial', default: 200 },
    judge: { ...MATCHES, help: 'matches to judge the best variants by', default: 800 },
    cores: CORES,
    json: JSON_FLAG,
    content: CONTENT,
  },
  examples: ["npx mechatable lab tune lanes --over 'LB-*.front' --over 'LB-*.back' --trials 100"],
  async run(
    { game: id },
    { goal: file = `balance/${id}.json`, over, reach, trials, cores, json, ...rest },
    io,
  ) {
    const game = findGame(id, undefined, io.games);
    if (over === undefined) throw new BadInputError("Name the numbers to tune, such as --over 'LB-*.front'.");
    const parameters = parametersFrom(game, over, reach);
    const text = readText(io.cwd, file);
    const goals = inFile(file, () => readGoals(text));
    if (goals.game !== publishedId(game.id))
      throw new BadInputError(`${file} has the goals of ${goals.game}, not ${id}.`);
    inFile(file, () => {
      checkGoals(game, goals, text);
    });
    const { arm, deals: plan } = checkPlan(game, goals, studyBots(game, goals.bots));
    const perDeal = matchesPerDeal(plan);
    const lines = linesOf(game, plan.loadouts, goals.goals);
    const [stop, end] = [new AbortController(), new AbortController()];
    const live = new LiveLine(io);

    const play = async (given: GivenChanges, from: number, to: number): Promise<readonly Facts[] | null> => {
      const changes = possible(game, given);
      if (changes === null) return null;
      const options = { ...arm.options, ...changes.options };
      const team = { game, arm: { ...arm, changes: changes.content, options }, plan };
      const facts: Facts[] = [];
      const isBrokenOff = await withCrew(io, [team], cores, async (crew) => {
        await playDeals({
          ...{ ...crew, from, to },
          onDeal([played = []]) {
            facts.push(...played);
            return false;
          },
        });
        return crew.signal.aborted;
      });
      if (!isBrokenOff) return facts;
      (stop.signal.aborted ? end : stop).abort();
      return null;
    };
    const result = await tune(parameters, lines, play, {
      seed: goals.seed,
      trials,
      dealsPerTrial: Math.ceil(rest.matches / perDeal),
      finalDeals: Math.ceil(rest.judge / perDeal),
      signal: stop.signal,
      end: end.signal,
      onTrial(trial, least) {
        live.show(
          () =>
            `tune: ${String(trial)} of ${String(trials)} trials, the best missed the goals by ${least.toFixed(1)} points`,
        );
      },
    });
    live.clear();
    const { published, proposed } = result;
    if (json) {
      const figures = lines.map(({ label, min, max, value }) => ({
        ...{ label, min, max },
        published: value(published.facts),
        proposed: value(proposed.facts),
      }));
      const { changes, size, loss } = proposed;
      outJson(io, {
        game: id,
        trials: result.trials,
        changes,
        size,
        loss,
        publishedLoss: published.loss,
        figures,
      });
    } else io.out(tuneText(game, parameters, lines, result));
    return stop.signal.aborted ? EXIT.interrupted : EXIT.ok;
  },
});

/** Checked changes; null if the game can't be played with them. */
function possible(game: AnyGame, given: GivenChanges): Changes | null {
  if (Object.keys(given).length === 0) return { content: {}, options: {} };
  try {
    return checkChanges(game, given);
  } catch (error) {
    if (error instanceof BadInputError) return null;
    throw error;
  }
}
