/** Sentences of `bot`, which plays on a server. */
export const words = {
  playing: (name: string, server: string) => `Playing as ${name} on ${server}. Press Ctrl-C to stop.\n`,
  seated: (table: string, title: string) => `Sat down at ${table}: ${title}.\n`,
  finished: (table: string, result: string) => `${table}: ${result}\n`,
  failed: (problem: string) => `stopped playing: ${problem}`,
  result: { draw: 'draw.', won: 'won.', lost: 'lost.' },
  conceded: (why: string) => `conceded. ${why}`,
  leaves: (name: string, matches: string, hasSession: boolean) =>
    `\n${name} leaves ${matches}. ${hasSession ? 'The next run continues them.' : 'Use --session next time to continue them.'}\n`,

  badTable: (given: string) => `--table needs a link to a table or its id, not "${given}".`,
  badServer: (given: string) => `--server needs an address such as http://localhost:3000, not "${given}".`,
  noSession: 'The server started no session.',
  noServer: (server: string, problem: string) => `No Mechatable server answers at ${server}. ${problem}`,
} as const;
