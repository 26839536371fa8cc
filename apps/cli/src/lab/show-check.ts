import { checkPlan, runCheck, studyBots, type CheckedLine, type Goals } from '@mechatable/study';
import { publishedId, type AnyGame } from '@mechatable/kernel';
import { EXIT } from '../exit.ts';
import type { Io } from '../io.ts';
import { outJson } from '../json.ts';
import { checkLiveText, checkText, type LastRun } from './check-text.ts';
import { LiveLine, type StudyRunner } from './run-study.ts';

export interface CheckOutput {
  readonly json: boolean;
  /** The results of the last run. */
  readonly last: LastRun | null;
  /** Called with the results of a check that ran to its end. */
  readonly onDone: (lines: readonly CheckedLine[]) => void;
}

/** Plays a check of balance goals and prints its result. */
export async function showCheck(
  io: Io,
  game: AnyGame,
  goals: Goals,
  play: StudyRunner,
  { json, last, onDone }: CheckOutput,
): Promise<number> {
  const id = publishedId(game.id);
  const plan = checkPlan(game, goals, studyBots(game, goals.bots));
  const live = new LiveLine(io);
  const { check, isInterrupted } = await play([{ game, arm: plan.arm, plan: plan.deals }], async (crew) => ({
    check: await runCheck(game, goals, plan, {
      ...crew,
      onDeal(current) {
        live.show(() => checkLiveText(id, current.matches, current.result()));
      },
    }),
    isInterrupted: crew.signal.aborted,
  }));
  live.clear();
  const lines = check.result();
  if (json) outJson(io, { game: id, matches: check.matches, lines, last });
  else io.out(checkText(id, check.matches, lines, last));
  if (isInterrupted) return EXIT.interrupted;
  onDone(lines);
  return lines.every(({ passed }) => passed) ? EXIT.ok : EXIT.failed;
}
