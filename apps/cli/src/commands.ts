import type { Command } from './command.ts';

/**
 * All commands, in display order. Each is loaded on demand: loading all of them, including the server, takes longer than
 * most of them run.
 */
export const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['games', async () => (await import('./commands/games.ts')).games],
  ['serve', async () => (await import('./commands/serve.ts')).serve],
  ['work', async () => (await import('./commands/work.ts')).work],
  ['admin players', async () => (await import('./commands/admin/players.ts')).adminPlayers],
  ['admin player', async () => (await import('./commands/admin/players.ts')).adminPlayer],
  ['admin matches', async () => (await import('./commands/admin/matches.ts')).adminMatches],
  ['admin match', async () => (await import('./commands/admin/matches.ts')).adminMatch],
  ['admin reports', async () => (await import('./commands/admin/reports.ts')).adminReports],
  ['admin report', async () => (await import('./commands/admin/reports.ts')).adminReport],
  ['admin ban', async () => (await import('./commands/admin/bans.ts')).adminBan],
  ['admin unban', async () => (await import('./commands/admin/bans.ts')).adminUnban],
  ['admin bans', async () => (await import('./commands/admin/bans.ts')).adminBans],
  ['admin backup', async () => (await import('./commands/admin/data.ts')).adminBackup],
  ['admin export', async () => (await import('./commands/admin/data.ts')).adminExport],
  ['admin delete', async () => (await import('./commands/admin/data.ts')).adminDelete],
  ['admin audit', async () => (await import('./commands/admin/audit.ts')).adminAudit],
  ['play', async () => (await import('./commands/play.ts')).play],
  ['bot', async () => (await import('./commands/bot.ts')).bot],
  ['sim', async () => (await import('./commands/sim.ts')).sim],
  ['arena', async () => (await import('./commands/arena.ts')).arena],
  ['lab what-if', async () => (await import('./commands/lab-what-if.ts')).labWhatIf],
  ['lab check', async () => (await import('./commands/lab-check.ts')).labCheck],
  ['lab compare', async () => (await import('./commands/lab-compare.ts')).labCompare],
  ['lab tune', async () => (await import('./commands/lab-tune.ts')).labTune],
  ['lab report', async () => (await import('./commands/lab-report.ts')).labReport],
  ['lab studies', async () => (await import('./commands/lab-studies.ts')).labStudies],
  ['lab follow', async () => (await import('./commands/lab-follow.ts')).labFollow],
  ['lab stop', async () => (await import('./commands/lab-studies.ts')).labStop],
  ['lab resume', async () => (await import('./commands/lab-follow.ts')).labResume],
  ['lab delete', async () => (await import('./commands/lab-studies.ts')).labDelete],
  ['lab styles', async () => (await import('./commands/lab-styles.ts')).labStyles],
  ['content check', async () => (await import('./commands/content-check.ts')).contentCheck],
  ['content show', async () => (await import('./commands/content-show.ts')).contentShow],
  ['content schema', async () => (await import('./commands/content-schema.ts')).contentSchema],
  ['rules', async () => (await import('./commands/rules.ts')).rules],
  ['replay show', async () => (await import('./commands/replay-show.ts')).replayShow],
  ['replay verify', async () => (await import('./commands/replay-verify.ts')).replayVerify],
  ['replay review', async () => (await import('./commands/replay-review.ts')).replayReview],
  ['replay rerun', async () => (await import('./commands/replay-rerun.ts')).replayRerun],
  ['laws', async () => (await import('./commands/laws.ts')).laws],
  ['reach', async () => (await import('./commands/reach.ts')).reach],
  ['bench', async () => (await import('./commands/bench.ts')).bench],
]);

/** Commands that begin with the same word and share one line of the overview. */
export const FAMILIES: Readonly<Record<string, string>> = {
  admin: 'Manage the players, matches, reports and backups of your server.',
  content: 'Add or change cards with a JSON file: check it, see examples, get its schema.',
  lab: 'Measure your game: try changes, check balance goals, write reports.',
};
