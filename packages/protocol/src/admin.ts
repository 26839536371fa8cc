import { z } from 'zod';
import { route } from './route.ts';
import { tableInfo, tableStatus } from './tables.ts';
import { gameId, moment, playerId, tableId } from './values.ts';

/** Carries the key from the server's admin file. A page of another site can't send it without asking the server first. */
export const ADMIN_HEADER = 'mechatable-admin-key';

/** The file that a server writes next to its database, readable by its own user only. */
export const adminFile = z.object({ url: z.url(), key: z.string().min(1) });
export type AdminFile = z.infer<typeof adminFile>;

/** The operator and the reason. Both are written to the audit log. */
const operator = {
  actor: z.string().trim().min(1).max(100),
  why: z.string().trim().min(1).max(500),
};

const limit = z.int().min(1).max(10_000);

/** Someone as operators see them. */
export const adminPlayer = z.strictObject({
  id: playerId,
  name: z.string(),
  created: moment,
  /** When they were last here. */
  seen: moment,
});
export type AdminPlayer = z.infer<typeof adminPlayer>;

const named = adminPlayer.pick({ id: true, name: true });

export const banScope = z.enum(['play', 'talk']);
export type BanScope = z.infer<typeof banScope>;

export const adminBan = z.strictObject({
  id: z.string(),
  player: named,
  from: banScope,
  reason: z.string(),
  created: moment,
  /** Null for a ban without an end. */
  until: moment.nullable(),
  /** When it was ended early. */
  lifted: moment.nullable(),
});
export type AdminBan = z.infer<typeof adminBan>;

export const adminReport = z.strictObject({
  id: z.string(),
  table: tableId,
  at: moment,
  reason: z.string(),
  /** The player who reported the message. */
  by: named,
  author: named,
  /** Empty if its author has deleted everything. */
  text: z.string(),
  resolved: z.strictObject({ at: moment, note: z.string() }).nullable(),
});
export type AdminReport = z.infer<typeof adminReport>;

export const contextMessage = z.strictObject({
  author: named,
  text: z.string(),
  at: moment,
  isReported: z.boolean(),
});
export type ContextMessage = z.infer<typeof contextMessage>;

export const auditEntry = z.strictObject({
  at: moment,
  actor: z.string(),
  what: z.string(),
  player: z.string().nullable(),
  subject: z.string().nullable(),
  why: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const ask = <Body extends z.ZodType, Answer extends z.ZodType>(
  name: string,
  summary: string,
  body: Body,
  answer: Answer,
) => route('POST', `/admin/${name}`, { group: 'Administration', summary, access: 'anyone', body, answer });

const done = z.strictObject({});

/** The requests of `npx mechatable admin` to a running server. They are not part of the public API. */
export const ADMIN_ROUTES = {
  players: ask(
    'players',
    'Players, searched by part of their name.',
    z.strictObject({ search: z.string().max(100).optional(), limit }),
    z.strictObject({ players: z.array(adminPlayer) }),
  ),
  player: ask(
    'player',
    'A player with their matches, bans, and the reports about them.',
    z.strictObject({ player: playerId }),
    z.strictObject({
      player: adminPlayer,
      matches: z.array(tableInfo),
      reports: z.array(adminReport),
      bans: z.array(adminBan),
    }),
  ),
  matches: ask(
    'matches',
    'Matches, the latest first.',
    z.strictObject({
      status: tableStatus.optional(),
      game: gameId.optional(),
      player: playerId.optional(),
      limit,
    }),
    z.strictObject({ matches: z.array(tableInfo) }),
  ),
  match: ask(
    'match',
    'The public state of a match.',
    z.strictObject({ match: tableId }),
    z.strictObject({ match: tableInfo }),
  ),
  endMatch: ask(
    'end-match',
    'End a match without a result.',
    z.strictObject({ ...operator, match: tableId }),
    done,
  ),
  reports: ask(
    'reports',
    'Reported messages, the latest first.',
    z.strictObject({ isOpen: z.boolean(), limit }),
    z.strictObject({ reports: z.array(adminReport) }),
  ),
  report: ask(
    'report',
    'A reported message and the messages around it.',
    z.strictObject({ report: z.string().max(100) }),
    z.strictObject({ report: adminReport, context: z.array(contextMessage) }),
  ),
  resolve: ask(
    'resolve',
    'Mark a report as done.',
    z.strictObject({ ...operator, report: z.string().max(100) }),
    done,
  ),
  bans: ask(
    'bans',
    'Bans that are in force.',
    z.strictObject({ limit }),
    z.strictObject({ bans: z.array(adminBan) }),
  ),
  ban: ask(
    'ban',
    'Ban a player from new matches, or from chat.',
    z.strictObject({
      ...operator,
      player: playerId,
      from: banScope,
      /** In milliseconds; null for a ban without an end. */
      duration: z.int().positive().nullable(),
    }),
    z.strictObject({ ban: adminBan }),
  ),
  unban: ask(
    'unban',
    'Lift bans.',
    z.strictObject({ ...operator, player: playerId, from: banScope.optional() }),
    z.strictObject({ bans: z.array(adminBan) }),
  ),
  backup: ask(
    'backup',
    'Copy the database to a new file.',
    z.strictObject({ actor: operator.actor, file: z.string().min(1).max(4096) }),
    z.strictObject({ bytes: z.int().nonnegative() }),
  ),
  export: ask(
    'export',
    'Everything that is stored about a player.',
    z.strictObject({ ...operator, player: playerId }),
    z.strictObject({ data: z.unknown() }),
  ),
  delete: ask('delete', 'Delete a player.', z.strictObject({ ...operator, player: playerId }), done),
  audit: ask(
    'audit',
    'What operators have done, the latest first.',
    z.strictObject({ player: playerId.optional(), limit }),
    z.strictObject({ entries: z.array(auditEntry) }),
  ),
} as const;

type Routes = typeof ADMIN_ROUTES;
export type AdminTask = keyof Routes;
export type AdminAsk<Task extends AdminTask> = z.infer<Routes[Task]['body']>;
export type AdminAnswer<Task extends AdminTask> = z.infer<Routes[Task]['answer']>;

/** Everything that operators can do, here or on another computer. */
export type AdminTasks = {
  readonly [Task in AdminTask]: (ask: AdminAsk<Task>) => Promise<AdminAnswer<Task>>;
};
