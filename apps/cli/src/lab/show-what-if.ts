import {
  dealsFrom,
  planFrom,
  runWhatIf,
  savedStudy,
  type WhatIfPlan,
  type WhatIfSettings,
} from '@mechatable/study';
import type { AnyGame } from '@mechatable/kernel';
import { EXIT } from '../exit.ts';
import type { Io } from '../io.ts';
import { outJson } from '../json.ts';
import { inFile, readText, writeText } from '../files.ts';
import { LiveLine, type StudyRunner } from './run-study.ts';
import { liveText, whatIfText } from './what-if-text.ts';

export interface WhatIfOutput {
  readonly json: boolean;
  /** The file to save the study to. */
  readonly save?: string | undefined;
  /** A saved study to resume. */
  readonly resume?: string | undefined;
}

/** Plays a what-if study and prints its result. */
export async function showWhatIf(
  io: Io,
  game: AnyGame,
  settings: WhatIfSettings,
  play: StudyRunner,
  { json, save, resume }: WhatIfOutput,
): Promise<number> {
  const plan = planFrom(game, settings);
  const { matches } = settings;
  const earlier = resume === undefined ? [] : earlierDeals(io, resume, plan);
  const live = new LiveLine(io);
  const teams = plan.arms.map((arm) => ({ game, arm, plan: plan.deals }));
  const { study, isInterrupted } = await play(teams, async (crew) => ({
    study: await runWhatIf(plan, {
      ...crew,
      matches,
      earlier,
      onDeal(current) {
        live.show(() => liveText(current.result()));
      },
    }),
    isInterrupted: crew.signal.aborted,
  }));
  live.clear();
  const file = save ?? resume;
  if (file !== undefined) writeText(io.cwd, file, savedStudy(plan, study.deals));
  const result = study.result();
  const { changes, deals } = plan;
  if (json) outJson(io, { game: game.id, changes, seed: deals.seed, bots: deals.bots, ...result });
  else io.out(whatIfText(plan, result));
  return isInterrupted ? EXIT.interrupted : EXIT.ok;
}

function earlierDeals(io: Io, file: string, plan: WhatIfPlan): ReturnType<typeof dealsFrom> {
  return inFile(file, () => dealsFrom(readText(io.cwd, file), plan));
}
