export { Clocks, type ClockState } from './clocks.ts';
export { Db } from './db.ts';
export { DuplicateRequestError, SeatEmptyError, SeatTakenError, TableClosedError } from './errors.ts';
export type { PlayerData } from './export-player.ts';
export type { Write } from './group-commit.ts';
export { Identity, type NewCode, type NewGuest, type Profile, type Session } from './identity.ts';
export { addJob } from './jobs/add-jobs.ts';
export { addStepJob } from './jobs/add-step-job.ts';
export type { AddedJob, Job, JobHandler, JobQueue, JobRunner, RunOptions } from './jobs/job.ts';
export {
  clockJob,
  JOB_KINDS,
  jobKindName,
  labKind,
  matchJob,
  payloadOf,
  pushJob,
  rateJob,
  type JobKind,
} from './jobs/kinds.ts';
export {
  Journal,
  type Added,
  type Append,
  type Start,
  type StoredEntry,
  type StoredJournal,
} from './journal.ts';
export { Audit, type AuditEntry, type AuditFilter, type Operator } from './moderation/audit.ts';
export { Bans, type Ban, type NewBan } from './moderation/bans.ts';
export { Moderation, type PlayerSearch } from './moderation/moderation.ts';
export { Reports, type ReportedMessage, type ReportFilter } from './moderation/reports.ts';
export { MIGRATIONS, type Migrations } from './migrations/migrate.ts';
export { NODE_GONE_MS, Pages, type Page, type RulesVersions } from './pages.ts';
export { Passkeys, type NewPasskey, type Passkey } from './passkeys.ts';
export type { Change, Peers } from './peers.ts';
export { isPostgres } from './postgres/address.ts';
export { openPostgres, type PostgresOptions } from './postgres/open.ts';
export { createScratch, type Scratch } from './postgres/scratch.ts';
export { Push, type PushSubscription } from './push.ts';
export { Ratings, type MatchRating, type SeatResult } from './ratings.ts';
export type { CurvePage, LeaderPage } from './rating-lists.ts';
export type { PlayerRating, RatingChange, Strength } from './rating.ts';
export { repositories, type Repositories } from './repositories.ts';
export type {
  BanScope,
  AuditAction,
  Schema,
  StudyState,
  TableRating,
  TableStatus,
  Visibility,
} from './schema.ts';
export { Seats, type Join, type SeatChange } from './seats.ts';
export { Settings } from './settings.ts';
export { backupSqlite, openSqlite, type OpenOptions } from './sqlite/open.ts';
export { sqlStore } from './store.ts';
export { Studies, type AddedShard, type NewStudy, type Shard, type Study } from './studies.ts';
export type { TableFilter, TablePage } from './table-list.ts';
export type { PrivateSeat, PublicSeat, Summary, OnlineTable } from './table.ts';
export { Tables, type Abort, type NewTable, type Version } from './tables.ts';
export { Talk, type Message, type MessageFilter, type NewMessage, type Report } from './talk.ts';
