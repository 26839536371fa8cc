/** All messages of the SQL store, mostly for operators of a server. */
export const words = {
  failed: {
    inUse: (file: string) => `Another server is using ${file}. Stop it, or choose another file with --data.`,
    readOnly: (file: string) =>
      `Can't write to ${file}. Give this user write access to the file and its folder, or choose another file with --data.`,
    cantOpen: (file: string) =>
      `Can't open ${file}. Check that it is a file, and that this user can read and write it and its folder.`,
    noFolder: (file: string) =>
      `Can't create ${file}: part of the path is not a folder. Choose another file with --data.`,
    full: (file: string) => `The disk is full: nothing more can be saved in ${file}. Free some space.`,
    disk: (file: string, detail: string) =>
      `Can't read or write ${file} (${detail}). The disk may be full or failing.`,
    notDatabase: (file: string) =>
      `${file} is not a Mechatable database. Choose another file with --data; this one is unchanged.`,
    corrupt: (file: string) => `${file} is damaged. Restore a backup, or choose another file with --data.`,
    newer: (file: string) =>
      `${file} was written by a newer version of Mechatable. Install that version, or choose another file with --data.`,
    migration: (file: string, why: string) =>
      `Can't update ${file} to this version of Mechatable (${why}). The file is unchanged.`,
    other: (file: string, detail: string) => `Can't use ${file} (${detail}).`,
    closed: 'The server is shutting down. Nothing more can be saved.',

    postgres: {
      badAddress:
        'DATABASE_URL is not a valid address. It should look like postgres://user:password@host:5432/database.',
      unreachable: (where: string, detail: string) =>
        `Can't reach the database ${where} (${detail}). Check that PostgreSQL is running and that DATABASE_URL is right.`,
      refused: (where: string, detail: string) =>
        `The database ${where} refuses access (${detail}). Check the user and password in DATABASE_URL.`,
      noDatabase: (where: string) =>
        `There is no database ${where}. Create it with createdb, or change DATABASE_URL.`,
      busy: (where: string, detail: string) =>
        `The database ${where} has no connections or memory left (${detail}). Raise max_connections, or run fewer servers.`,
      full: (where: string) =>
        `The disk of the database ${where} is full: nothing more can be saved. Free some space.`,
      readOnly: (where: string) =>
        `The database ${where} only allows reading. It may be a standby: point DATABASE_URL to the primary server.`,
      disk: (where: string, detail: string) => `The database ${where} has failed (${detail}). See its log.`,
      newer: (where: string) =>
        `The database ${where} was changed by a newer version of Mechatable. Install that version, or change DATABASE_URL.`,
      migration: (where: string, why: string) =>
        `Can't update the database ${where} to this version of Mechatable (${why}). The database is unchanged.`,
    },

    scratch: {
      badAddress:
        'This is not the address of a PostgreSQL database. It should look like postgres://user:password@host:5432/database.',
      refused: (where: string, detail: string) =>
        `Can't create a database on the server of ${where} (${detail}). Check that PostgreSQL is running there and that the user may create databases.`,
    },
  },

  table: {
    duplicate: (request: string, number: number) =>
      `Request ${request} has already been stored, as entry ${String(number)}.`,
    seatTaken: 'This seat is already taken. Choose another one.',
    full: 'All seats at this table are taken.',
    seatEmpty: 'This seat is empty.',
    closed: 'This match has already started or was canceled.',
    creatorLeft: 'The player who created this table has left.',
    exists: (id: string) => `Table ${id} already exists.`,
    cursor: 'Invalid cursor. Start again from the first page.',
    seats: (expected: number, found: number) =>
      `The stored table should have ${String(expected)} seats, but has ${String(found)}.`,
    entries: (expected: number, found: number) =>
      `The stored match should have ${String(expected)} entries, but has ${String(found)}.`,
    entryTaken: (number: number) =>
      `The stored match already has an entry ${String(number)}, which its recorded length doesn't include.`,
  },

  moderation: {
    noPlayer: (id: string) => `There is no player ${id}. Find them with "admin players --search <name>".`,
    noMatch: (id: string) => `There is no match ${id}. List them with "admin matches".`,
    noReport: (id: string) => `There is no report ${id}. List them with "admin reports".`,
    notBanned: (id: string) => `Player ${id} is not banned.`,
    isResolved: (id: string) => `Report ${id} is already resolved.`,
    isOver: (id: string) => `Match ${id} is already over.`,
    ended: (why: string) => `The operators of this server ended the match: ${why}`,
    stillPlaying: (id: string, matches: readonly string[]) =>
      `Player ${id} is playing: ${matches.join(', ')}. Start the server, so that bots can take over, or end the matches with "admin match <id> --end <reason>".`,
  },

  rating: {
    stale: 'Another match has changed this rating since.',
  },

  notJson: (what: string) => `Invalid ${what}. It isn't JSON.`,
  deletedPlayer: 'Deleted player',
};
