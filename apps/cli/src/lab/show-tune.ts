import {
  changesOf,
  checkPlan,
  linesOf,
  matchesPerDeal,
  studyBots,
  tune,
  type Changes,
  type CheckPlan,
  type MatchFacts,
  type GivenChanges,
  type Goals,
  type Parameter,
} from '@mechatable/study';
import { BadInputError, publishedId, type AnyGame } from '@mechatable/kernel';
import { EXIT } from '../exit.ts';
import type { Io } from '../io.ts';
import { outJson } from '../json.ts';
import { LiveLine, playAllDeals, type StudyRunner } from './run-study.ts';
import { tuneText } from './tune-text.ts';
import { words } from './words.ts';

export interface TuneTerms {
  readonly parameters: readonly Parameter[];
  readonly goals: Goals;
  readonly trials: number;
  /** Matches of each trial. */
  readonly matches: number;
  /** Matches by which the best variants are judged. */
  readonly judge: number;
}

/** Looks for changes that meet the balance goals, and prints what it found. */
export async function showTune(
  io: Io,
  game: AnyGame,
  { parameters, goals, trials, matches, judge }: TuneTerms,
  play: StudyRunner,
  { json }: { readonly json: boolean },
): Promise<number> {
  const plan = checkPlan(game, goals, studyBots(game, goals.bots));
  const perDeal = matchesPerDeal(plan.deals);
  const lines = linesOf(game, plan.deals.loadouts, goals.goals);
  const [stop, end] = [new AbortController(), new AbortController()];
  const live = new LiveLine(io);
  const onInterrupt = (): void => {
    (stop.signal.aborted ? end : stop).abort();
  };
  const result = await tune(parameters, lines, trialPlayer(game, plan, play, onInterrupt), {
    seed: goals.seed,
    trials,
    dealsPerTrial: Math.ceil(matches / perDeal),
    finalDeals: Math.ceil(judge / perDeal),
    signal: stop.signal,
    end: end.signal,
    onTrial(trial, least) {
      live.show(() => words.tuning(trial, trials, least));
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
    outJson(io, {
      ...{ game: publishedId(game.id), trials: result.trials },
      ...{ changes: proposed.changes, size: proposed.size, loss: proposed.loss },
      ...{ publishedLoss: published.loss, figures },
    });
  } else io.out(tuneText(game, parameters, lines, result));
  return stop.signal.aborted ? EXIT.interrupted : EXIT.ok;
}

/** Plays a range of deals with changes; null if the game can't be played with them, or the trial is interrupted. */
function trialPlayer(
  game: AnyGame,
  { arm, deals: plan }: CheckPlan,
  play: StudyRunner,
  onInterrupt: () => void,
): (given: GivenChanges, from: number, to: number) => Promise<readonly MatchFacts[] | null> {
  return async (given, from, to) => {
    const changes = possible(game, given);
    if (changes === null) return null;
    const options = { ...arm.options, ...changes.options };
    const team = { game, arm: { ...arm, changes: changes.content, options }, plan };
    const facts: MatchFacts[] = [];
    const isInterrupted = await playAllDeals(play, [team], { from, to }, ([played = []]) => {
      facts.push(...played);
    });
    if (!isInterrupted) return facts;
    onInterrupt();
    return null;
  };
}

/** Checked changes; null if the game can't be played with them. */
function possible(game: AnyGame, given: GivenChanges): Changes | null {
  try {
    return changesOf(game, given);
  } catch (error) {
    if (error instanceof BadInputError) return null;
    throw error;
  }
}
