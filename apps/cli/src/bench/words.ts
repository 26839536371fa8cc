/** Sentences of `bench`. Its tables are beside the measurements. */
export const words = {
  growthAlone: '--growth is measured alone. Remove --server and --memory.',
  needsMeasurement: (option: string) => `${option} needs --server, --memory or --growth.`,
  nodesNeedServer: '--nodes needs --server.',
  followersNeedServer: '--followers needs --server.',
  tooManyFollowers: (most: string) =>
    `--followers: a process may open only ${most} connections here. Raise the limit (ulimit -n).`,
  nodesNeedDatabase: '--nodes needs --database: servers can share a database only on PostgreSQL.',
  database: (problem: string) => `--database: ${problem}`,
  whole: (given: string) => `--matches needs whole numbers, not "${given}".`,
  twoNumbers: '--memory --matches needs two numbers, the second larger.',
  noPeer: (why: string) => `Skipping the comparison with boardgame.io. ${why}\n`,
  missingIn: (folder: string) => `It is missing in ${folder}.`,
  compared: (
    what: string,
    {
      game,
      name,
      ours,
      theirs,
      ratio,
    }: Readonly<Record<'game' | 'name' | 'ours' | 'theirs' | 'ratio', string>>,
  ) => `\n${game}: ${ours} ${what}/s here, ${theirs} in ${name} (${ratio}x).\n`,
  load: (average: number) => `Load average before: ${average.toFixed(1)}.\n`,
  storedIn: (isPostgres: boolean) =>
    `Stored in ${isPostgres ? 'PostgreSQL, whose CPU time is not in the table' : 'SQLite'}.`,
  progress: (database: string, what: string) => `${database}: ${what}\n`,
  speed: (
    server: string,
    { nodes, followers }: { readonly nodes: number; readonly followers: number },
    matches: number,
    movesPerSecond: number,
  ) => {
    const many = nodes > 1 ? ` (${String(nodes)} nodes)` : '';
    const idle = followers > 0 ? `, ${String(followers)} followers` : '';
    return `${server}${many}${idle}, ${String(matches)} matches: ${movesPerSecond.toFixed(0)} moves/s\n`;
  },
} as const;
