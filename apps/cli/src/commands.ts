import type { Command } from './command.ts';
import { adminBackup, adminDelete, adminExport } from './commands/admin/data.ts';
import { adminAudit } from './commands/admin/audit.ts';
import { adminBan, adminBans, adminUnban } from './commands/admin/bans.ts';
import { adminMatch, adminMatches } from './commands/admin/matches.ts';
import { adminPlayer, adminPlayers } from './commands/admin/players.ts';
import { adminReport, adminReports } from './commands/admin/reports.ts';
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
import { work } from './commands/work.ts';

/** In the order in which they are shown. */
export const COMMANDS: readonly Command[] = [
  games,
  serve,
  work,
  adminPlayers,
  adminPlayer,
  adminMatches,
  adminMatch,
  adminReports,
  adminReport,
  adminBan,
  adminUnban,
  adminBans,
  adminBackup,
  adminExport,
  adminDelete,
  adminAudit,
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

/** Commands that begin with the same word and are shown as one, with what they are for. */
export const FAMILIES: Readonly<Record<string, string>> = {
  admin: 'Manage the players, matches, reports and backups of your server.',
};
