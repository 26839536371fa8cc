export { Clocks, type ClockState, type DueClock } from './clocks.ts';
export { Db } from './db.ts';
export { DuplicateRequestError, SeatEmptyError, SeatTakenError, TableClosedError } from './errors.ts';
export type { PlayerData } from './export-player.ts';
export type { Write } from './group-commit.ts';
export { Identity, type NewCode, type NewGuest, type Profile, type Session } from './identity.ts';
export {
  Journal,
  type Added,
  type Append,
  type Start,
  type StoredEntry,
  type StoredJournal,
} from './journal.ts';
export { NODE_GONE_MS, Pages, type Page } from './pages.ts';
export { Passkeys, type NewPasskey, type Passkey } from './passkeys.ts';
export type { Change, Peers } from './peers.ts';
export { isPostgres } from './postgres/address.ts';
export { openPostgres, type PostgresOptions } from './postgres/open.ts';
export { Push, type PushSubscription } from './push.ts';
export { repositories, type Repositories } from './repositories.ts';
export type { Schema, TableStatus, Visibility } from './schema.ts';
export { Seats, type Join, type SeatChange } from './seats.ts';
export { Settings } from './settings.ts';
export { backupSqlite, openSqlite, type OpenOptions } from './sqlite/open.ts';
export { sqlStore } from './store.ts';
export type { TableFilter, TablePage } from './table-list.ts';
export type { PrivateSeat, PublicSeat, Summary, Table } from './table.ts';
export { Tables, type Abort, type NewTable, type Version } from './tables.ts';
export { Talk, type Message, type MessageFilter, type NewMessage, type Report } from './talk.ts';
