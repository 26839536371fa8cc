import {
  matchesPerDeal,
  reportData,
  reportFile,
  reportPlan,
  type MatchFacts,
  type ReportSettings,
} from '@mechatable/study';
import { publishedId, type AnyGame } from '@mechatable/kernel';
import { contentWords } from '../content/in-use.ts';
import { EXIT } from '../exit.ts';
import { count } from '../figures.ts';
import type { Io } from '../io.ts';
import { outJson } from '../json.ts';
import { writeText } from '../files.ts';
import { LiveLine, playAllDeals, type StudyRunner } from './run-study.ts';
import { words } from './words.ts';

export interface ReportOutput {
  readonly json: boolean;
  /** The file to write. */
  readonly out: string;
}

/** Plays the matches of a report and writes it. */
export async function showReport(
  io: Io,
  game: AnyGame,
  settings: ReportSettings,
  play: StudyRunner,
  { json, out }: ReportOutput,
): Promise<number> {
  const { arm, plan } = reportPlan(game, settings);
  const id = publishedId(game.id);
  const facts: MatchFacts[] = [];
  const live = new LiveLine(io);
  const to = Math.ceil(settings.matches / matchesPerDeal(plan));
  const isInterrupted = await playAllDeals(play, [{ game, arm, plan }], { from: 0, to }, ([played = []]) => {
    facts.push(...played);
    live.show(() => words.progress(id, count(facts.length, 'match', 'matches'), settings.matches));
  });
  live.clear();
  if (json) {
    outJson(io, reportData(game, plan.loadouts, facts));
  } else {
    writeText(io.cwd, out, reportFile(game, settings, facts, contentWords()));
    io.out(words.wrote(out, count(facts.length, 'match', 'matches')));
  }
  return isInterrupted ? EXIT.interrupted : EXIT.ok;
}
