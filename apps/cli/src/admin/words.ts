/** Sentences of the operators' commands. Their tables are in `show.ts`. */
export const words = {
  duration: (name: string, given: string | undefined) =>
    `${name} needs a duration such as 30m, 12h, 7d, 2w or forever${given === undefined ? '' : `, not "${given}"`}.`,
  scope: (scopes: readonly string[], given: string | undefined) =>
    `--from needs ${scopes.join(' or ')}${given === undefined ? '' : `, not "${given}"`}.`,
  serversFile: "Choose the server's file with --data.",
  noReason: 'No reason given.',
  noActions: 'Nothing yet.',
  banned: (name: string, scope: string, until: string | null) =>
    `${name} is banned from ${scope}: ${until === null ? 'forever' : `until ${until} UTC`}.\n`,
  backedUp: (file: string, bytes: string) => `Backup written to ${file}: ${bytes} bytes.\n`,
  exists: (file: string) => `${file} already exists. Choose another name.`,
  exported: (player: string, file: string) => `Data of player ${player} written to ${file}.\n`,
  deleted: (player: string) => `Player ${player} deleted.\n`,
  ended: (match: string) => `Match ${match} ended.\n`,
} as const;
