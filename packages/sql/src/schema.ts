/**
 * The tables of the database. JSON is stored as text, times as milliseconds since 1970. Public data and secrets
 * are separate: `tables` is public, `journals` and some columns of `seats` are not.
 */
export interface Schema {
  players: PlayersTable;
  sessions: SessionsTable;
  passkeys: PasskeysTable;
  codes: CodesTable;
  tables: TablesTable;
  journals: JournalsTable;
  seats: SeatsTable;
  entries: EntriesTable;
  clocks: ClocksTable;
  messages: MessagesTable;
  mutes: MutesTable;
  reports: ReportsTable;
  bans: BansTable;
  audit: AuditTable;
  subscriptions: SubscriptionsTable;
  ratings: RatingsTable;
  rating_changes: RatingChangesTable;
  settings: SettingsTable;
  jobs: JobsTable;
  nodes: NodesTable;
  pages: PagesTable;
  challenges: ChallengesTable;
  studies: StudiesTable;
  study_shards: StudyShardsTable;
}

export interface PlayersTable {
  id: string;
  name: string;
  emblem: number;
  created: number;
  seen: number;
}

/** The browsers in which a player is signed in. Only hashes of tokens are stored. */
export interface SessionsTable {
  token_hash: string;
  player_id: string;
  created: number;
  seen: number;
}

export interface PasskeysTable {
  credential_id: string;
  player_id: string;
  public_key: string;
  counter: number;
  /** JSON: a list of strings. */
  transports: string;
  created: number;
}

/** One-time codes to sign in on another device. Only hashes are stored. */
export interface CodesTable {
  hash: string;
  player_id: string;
  expires: number;
}

export type Visibility = 'open' | 'link';

export type TableStatus = 'waiting' | 'playing' | 'over' | 'aborted';

/**
 * Whether a match is rated: `none` if it wasn't requested, `due` if it will be when it is over, `done` if it was. `limit` and
 * `device` say why it isn't although it was requested: too many matches between the same people, or one device for both.
 */
export type TableRating = 'none' | 'due' | 'done' | 'limit' | 'device';

/** Everything here is public, except for `request`. */
export interface TablesTable {
  id: string;
  game: string;
  rules_version: number;
  /** JSON. */
  options: string;
  /** Null if no player created it. */
  creator: string | null;
  visibility: Visibility;
  status: TableStatus;
  /** The number of seats. */
  seats: number;
  /** JSON: clock, undo, talk, spectators. The server defines them. */
  terms: string;
  commitment: string;
  created: number;
  started: number | null;
  touched: number;
  /** The number of entries. */
  length: number;
  turn: number;
  /** JSON: a list of seats. */
  asked: string;
  /** JSON. */
  outcome: string | null;
  ended: string | null;
  /** JSON: a draw or an undo that a seat has offered. The server defines them. */
  offers: string | null;
  /** The table that this one is a rematch of. */
  previous: string | null;
  /** The rematch of this table. */
  next: string | null;
  /** The idempotency key of the request that created it. A creator uses each key once. */
  request: string | null;
  /** How many milliseconds it is listed after its creator was last seen. */
  listed_for: number;
  rating: TableRating;
}

/** Private: the secret decides the shuffle. */
export interface JournalsTable {
  table_id: string;
  secret: string;
  /** JSON: the head of the record. Null until the match starts. */
  head: string | null;
}

export interface SeatsTable {
  table_id: string;
  seat: number;
  /** Null for an empty seat, and for bots. */
  player_id: string | null;
  /** JSON: a `Player` of the kernel. Null for an empty seat. Public. */
  player: string | null;
  contribution: string | null;
  /** JSON. Private. */
  loadout: string | null;
  /** JSON: which questions are answered automatically. Private. */
  answers: string | null;
  joined: number | null;
}

export interface EntriesTable {
  table_id: string;
  /** Counted from 0. */
  number: number;
  /** JSON. */
  entry: string;
  at: number;
  /** The idempotency key of the request that added it. */
  request: string | null;
}

export interface ClocksTable {
  table_id: string;
  /** JSON: the milliseconds each seat has left. */
  banks: string;
  /** JSON: the seats whose clocks run. */
  running: string;
  /** When they started to run. */
  since: number | null;
  /** When the first of them runs out. */
  deadline: number | null;
}

export interface MessagesTable {
  table_id: string;
  number: number;
  channel: string;
  /** Null for a spectator. */
  seat: number | null;
  player_id: string;
  text: string;
  at: number;
  /** The idempotency key of the request that said it. */
  request: string | null;
}

export interface MutesTable {
  player_id: string;
  muted_id: string;
}

export interface ReportsTable {
  id: string;
  table_id: string;
  /** The number of the reported message. */
  message: number;
  /** The player who reported it. */
  player_id: string;
  reason: string;
  at: number;
  /** When an operator has resolved it; null if it is open. */
  resolved: number | null;
  /** The operator's note. */
  resolution: string | null;
}

/** The activities that a player can be banned from: new matches, or chat. */
export type BanScope = 'play' | 'talk';

export interface BansTable {
  id: string;
  player_id: string;
  scope: BanScope;
  /** The player sees it. */
  reason: string;
  created: number;
  /** Null for a ban without an end. */
  until: number | null;
  /** When an operator ended it early. */
  lifted: number | null;
}

/** The actions in the audit log. */
export type AuditAction = 'ban' | 'unban' | 'resolve' | 'end' | 'delete' | 'export' | 'backup';

/** The audit log of operators. It names players by id only, so that it can outlive them. */
export interface AuditTable {
  id: string;
  at: number;
  /** The operator: a user of the operating system, or the name they gave. */
  actor: string;
  what: AuditAction;
  player_id: string | null;
  /** The match, report, ban or file it is about. */
  subject: string | null;
  why: string;
}

/** A player's Web Push endpoints. */
export interface SubscriptionsTable {
  endpoint: string;
  player_id: string;
  p256dh: string;
  auth: string;
  created: number;
}

/** A player's strength at a game. The server defines the scale. */
export interface RatingsTable {
  player_id: string;
  game: string;
  mu: number;
  sigma: number;
  /** How many matches have counted. It grows with every change, so that two writers can't both win. */
  matches: number;
  updated: number;
}

/** How a match changed the rating of a seat. */
export interface RatingChangesTable {
  table_id: string;
  seat: number;
  game: string;
  /** Null for bots, and for players who were deleted since. */
  player_id: string | null;
  /** The id of a bot; null for people. */
  bot: string | null;
  /** The hash of the bot's code and settings; null for people. */
  digest: string | null;
  mu_before: number;
  sigma_before: number;
  mu: number;
  sigma: number;
  /** How many matches have counted, with this one. */
  matches: number;
  /** 1 for the winners. */
  place: number;
  /** 1 if the player left or ran out of time, else 0. */
  abandoned: number;
  at: number;
}

export interface SettingsTable {
  key: string;
  value: string;
}

/** Work that outlives a request, in SQLite. */
export interface JobsTable {
  key: string;
  /** Unique for each job, even among jobs with the same key. */
  id: string;
  kind: string;
  /** JSON. */
  payload: string;
  run_at: number;
}

/** The servers that share this database, while they run. */
export interface NodesTable {
  id: string;
  /** When it was last known to run. */
  seen: number;
  /** JSON: the rules versions of each game that it knows. Null if it is too old to report them. */
  rules: string | null;
}

/** The pages that are open on a server, while it runs. */
export interface PagesTable {
  node_id: string;
  player_id: string;
  /** The table that the player has open; empty for the lobby. */
  table_id: string;
}

/** Challenges for passkeys to sign. Each is answered once. */
export interface ChallengesTable {
  /** Its owner: a player, or a ticket. */
  owner: string;
  challenge: string;
  expires: number;
}

/** `done`: decided, or everything is played. `stopped`: by a person; it can be resumed. */
export type StudyState = 'running' | 'done' | 'stopped';

/** A lab study that several machines play. Anyone who knows the id may read it. */
export interface StudiesTable {
  id: string;
  kind: string;
  game: string;
  /** JSON: everything that the result depends on. The lab defines it. */
  settings: string;
  /** The hash of the code that plays it: with other code, the result might differ. */
  engine: string;
  /** The version of the program that started it, for people. */
  version: string;
  /** How many there are to play, at most. */
  shards: number;
  state: StudyState;
  created: number;
  ended: number | null;
  /** Why the last attempt at a shard failed; null if none has. */
  problem: string | null;
}

/** The results of a study, in parts that any machine can play. */
export interface StudyShardsTable {
  study_id: string;
  /** Counted from 0. */
  number: number;
  /** JSON: how the matches went. The lab defines it. */
  deals: string;
}
