/** Sentences that several commands share. Help is beside each command's options; tables are in `…-text.ts`. */
export const words = {
  bug: 'This is a bug in Mechatable. Please report it, and include the lines below.',

  main: {
    about: 'Mechatable: a table for mecha games.',
    usage: 'Usage: npx mechatable <command> [options]',
    commands: (table: string) => `Commands:\n${table}`,
    more: 'Run npx mechatable <command> --help for details, or npx mechatable --version for the version.\n',
    details: (command: string) => `Run npx mechatable ${command} --help for details.\n`,
    unknown: (given: string, nearest: string, known: readonly string[]) =>
      `Unknown command "${given}". Did you mean "${nearest}"? Commands: ${known.join(', ')}.`,
    needsSecond: (first: string, commands: readonly string[]) =>
      `"${first}" needs a subcommand: ${commands.map((name) => `npx mechatable ${name}`).join(', ')}.`,
  },

  args: {
    see: (command: string) => `Run npx mechatable ${command} --help.`,
    missing: (command: string, operand: string, help: string) =>
      `"${command}" needs a <${operand}>: ${help}.`,
    extra: (command: string, extra: string) => `"${command}" got an extra argument: "${extra}".`,
    unknownOption: (command: string, wanted: string, known: readonly string[]) =>
      `"${command}" has no option ${wanted}. Its options: ${known.join(', ')}.`,
  },

  option: {
    noValue: (name: string, given: string) => `${name} takes no value: remove "${given}".`,
    needsValue: (name: string, value: string, help: string) =>
      `${name} needs a value: ${name} ${value} (${help}).`,
    atLeast: (name: string, min: number, given: string) =>
      `${name} needs a whole number of ${String(min)} or more, not "${given}".`,
    between: (name: string, min: number, max: number, given: string) =>
      `${name} needs a whole number from ${String(min)} to ${String(max)}, not "${given}".`,
    list: (name: string, given: string) =>
      `${name} needs a comma-separated list without empty items, not "${given}".`,
    object: (name: string, given: string) => `${name} needs a JSON object such as '{"key":1}', not ${given}.`,
    json: (name: string, why: string) => `${name} needs a JSON object such as '{"key":1}': ${why}.`,
    oneOf: (name: string, known: readonly string[], given: string) =>
      `${name} needs one of ${known.join(', ')}, not "${given}".`,
    choices: (given: string) => `--choices needs whole numbers such as 0,3,1, not "${given}".`,
  },

  seats: {
    /** `2`, or `2 to 4`. */
    range: (min: number, max: number) => (min === max ? String(min) : `${String(min)} to ${String(max)}`),
    players: (game: string, wanted: string, given: number) =>
      `${game} is for ${wanted} players, not ${String(given)}.`,
    bots: (game: string, seats: string, given: number) =>
      `--bots needs 1 bot (for all seats) or 1 per seat: ${game} has ${seats} seats, and you gave ${String(given)}.`,
    compared: (game: string, seats: number, given: number) => {
      const perSeat = seats === 2 ? '' : `, or ${String(seats)}, one per seat`;
      return `--bots needs two bots to compare${perSeat}, and you gave ${String(given)}. ${game} has ${String(seats)} seats here.`;
    },
    noLoadouts: (game: string) => `${game} has no loadouts: remove --loadouts.`,
    unknownLoadout: (game: string, id: string, known: readonly string[]) =>
      `${game} has no loadout "${id}". Loadouts: ${known.join(', ')}.`,
    loadouts: (seats: number, given: number) =>
      `--loadouts needs 1 loadout (for all seats) or ${String(seats)} (1 per seat), and you gave ${String(given)}.`,
  },

  file: {
    unreadable: (file: string, why: string) => `Can't read ${file}: ${why}.`,
    unreadableAs: (what: string, file: string, why: string) => `Can't read the ${what} ${file}: ${why}.`,
    unwritable: (file: string, why: string) => `Can't write ${file}: ${why}.`,
    tooLarge: (file: string, what: string, megabytes: number) =>
      `${file} is not a ${what}: it is larger than ${String(megabytes)} MB.`,
    noDatabase: (database: string) => `There is no database ${database}.`,
    unreplayable: (why: string) => `Can't replay the record. ${why}`,
  },

  matches: {
    forfeited: (index: number, why: string) => `match ${String(index)} was forfeited: ${why}`,
    errors: (count: string) => `${count} ended in an error. First errors:`,
    failed: (index: number) => `match ${String(index)}`,
    repeat: (index: number, command: string) => `match ${String(index)}; to repeat it: ${command}`,
    stopped: (done: string, total: number) => `Stopped after ${done} of ${String(total)}. No results.\n`,
    saved: (file: string, moves: string) => `Saved the record to ${file}: ${moves}.\n`,
    saveNeedsOnly: '--save needs --only <index>, the match to save.',
  },

  rules: {
    oneOf: 'Choose one: a clause, --search or --coverage.',
    notFound: (words: readonly string[]) => `No clause contains all of these words: ${words.join(' ')}.\n`,
    noBook: (game: string, file: string) => `The rule book of ${game} is missing: ${file} does not exist.`,
    noClause: (title: string, id: string, near: readonly string[]) =>
      `The rule book of ${title} has no clause "${id}". Did you mean ${near.join(', ')}?`,
    pending: 'Not implemented yet: ',
    badSamples: (file: string, problem: string) =>
      `${file} is damaged. Recreate it with "npm run mutate -- --clauses". ${problem}`,
  },

  laws: {
    broken: (game: string, law: string, moves: string, sentence: string, repeat: string) =>
      `${game} breaks the law "${law}" after ${moves}.\n${sentence}\n${repeat}\n`,
    obeyed: (game: string, matches: string) => `${game} obeys all laws in ${matches}.\n`,
  },

  reach: {
    used: (used: number, features: string, matches: string) =>
      `${String(used)} of ${features} used in ${matches}.\n`,
    unused: (feature: string) => `  never used: ${feature}\n`,
  },

  seeds: {
    secret: (seed: string) =>
      `The seed was secret during play. To repeat the deals: --seed ${seed} --open-seeds\n`,
    open: 'Open seed: a program could predict hidden cards and dice, so this result says nothing about its strength.\n',
  },

  clone: {
    noTests: 'The npm package has no tests. Run this in a clone of the repository.',
    noCommits: 'The npm package has no commits. Run this in a clone of the repository.',
    noPeers: 'It needs a clone of the repository.',
  },
} as const;
