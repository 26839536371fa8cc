import type { Command } from './command.ts';
import { arena } from './commands/arena.ts';
import { bench } from './commands/bench.ts';
import { bot } from './commands/bot.ts';
import { games } from './commands/games.ts';
import { laws } from './commands/laws.ts';
import { play } from './commands/play.ts';
import { reach } from './commands/reach.ts';
import { replayRerun } from './commands/replay-rerun.ts';
import { replayReview } from './commands/replay-review.ts';
import { replayShow } from './commands/replay-show.ts';
import { replayVerify } from './commands/replay-verify.ts';
import { rules } from './commands/rules.ts';
import { serve } from './commands/serve.ts';
import { sim } from './commands/sim.ts';

/** In the order in which they are shown. */
export const COMMANDS: readonly Command[] = [
  games,
  serve,
  play,
  bot,
  sim,
  arena,
  rules,
  replayShow,
  replayVerify,
  replayReview,
  replayRerun,
  laws,
  reach,
  bench,
];
