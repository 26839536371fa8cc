/** Sentences of the lab's commands. Results are worded in `…-text.ts`. */
export const words = {
  progress: (what: string, matches: string, total: number) => `${what}: ${matches} of ${String(total)}`,
  tuning: (trial: number, trials: number, misses: number) =>
    `tune: ${String(trial)} of ${String(trials)} trials, the best misses the goals by ${misses.toFixed(1)} points`,
  wrote: (file: string, matches: string) => `Wrote ${file}: ${matches}.\n`,

  unknownLevel: (given: string, known: readonly string[]) =>
    `Unknown level "${given}". Levels: ${known.join(', ')}.`,
  noProgram: 'A study needs built-in bots, not a program.',
  otherGoals: (file: string, found: string, game: string) =>
    `${file} has the goals of ${found}, not ${game}.`,
  notResults: (problem: string) => `Not the results of "lab check": ${problem}`,
  nothingToTune: "Name the numbers to tune, such as --over 'LB-*.front'.",
  resumeHere: '--resume continues a file on this computer. Leave out --data.',

  compare: {
    oneGame: '--a, --b and --loadouts work only when you compare a game with itself.',
    untilNeedsSince: '--until needs --since, the earlier commit.',
    sinceOneGame: '--since compares a game with itself. Leave out the other game, --a and --b.',
    sincePublished: '--since compares published content. Leave out --content.',
    yourFiles: 'your files',
  },

  shared: {
    dataOrAlone: 'Choose one of --data and --alone.',
    contentFile: 'Other machines don’t have the content file. Remove --data.',
    noDatabase: 'Name the database with DATABASE_URL or --data.',
    stopped: (id: string) => `Stopped. Resume it: npx mechatable lab resume ${id}.\n`,
    already: (id: string, state: string) => `Study ${id} is already ${state}.`,
    deleted: 'Deleted.\n',
    unknown: (id: string) => `There is no study "${id}". List them with "npx mechatable lab studies".`,
  },
} as const;
