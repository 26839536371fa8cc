/** The lab's error messages. */
export const words = {
  changes: {
    noContent: (game: string) => `${game} has no content that can be changed.`,
    format: (text: string) =>
      `"${text}" is not a change. Write a piece, a field and a value, such as LB-05.front=2.`,
    unknownPiece: (game: string, id: string, near: string) =>
      `${game} has no piece "${id}". Did you mean ${near}?`,
    unknownField: (name: string, path: string, near: string) =>
      `${name} has no field "${path}" that can be changed. Its fields: ${near}.`,
    needsWhole: (where: string, most: number, value: string) =>
      `${where} needs a whole number from -${most} to ${most}, not ${value}.`,
    needsCount: (where: string, value: string) =>
      `${where} needs a whole number of copies, at least 0, not ${value}.`,
    needsFlag: (where: string, value: string) => `${where} needs true or false, not ${value}.`,
    needsOneOf: (where: string, known: string, value: string) =>
      `${where} needs one of ${known}, not ${value}.`,
    unchanged: (where: string, value: string) => `${where} is already ${value}.`,
    illegalList: (name: string, sentence: string) => `${name} would be illegal: ${sentence}`,
    notChanges: (problem: string) =>
      `A file of changes is a JSON object such as {"LB-05": {"front": 2}, "options": {"turnCap": 80}}: ${problem}`,
    none: 'Nothing to try: name at least one change, such as --set LB-05.front=2.',
  },
  goals: {
    notJson: (problem: string) => `Not JSON: ${problem}`,
    atLine: (line: number, path: string, problem: string) => `line ${line}, ${path}: ${problem}`,
    unknown: (id: string, near: string) => `there is no "${id}". Did you mean ${near}?`,
    opener: 'opener',
    pairing: (a: string, b: string) => `${a} : ${b}`,
    owner: (id: string) => `players with ${id}`,
    turns: 'median turns',
  },
  terms: {
    botCount: (game: string, min: number, max: number, given: number) =>
      min === max
        ? `${game} has ${min} seats: name 1 bot or ${min}, not ${given}.`
        : `${game} has ${min} to ${max} seats: name 1 bot, or one per seat, not ${given}.`,
    noLoadouts: (game: string) => `${game} has no loadouts to choose from.`,
    unknownLoadout: (game: string, id: string, near: string) =>
      `${game} has no loadout "${id}". Loadouts: ${near}.`,
    fewLoadouts: 'Name at least two loadouts to compare.',
    whole: (name: string, min: number, max: number, given: string) =>
      `"${name}" needs a whole number from ${min} to ${max}, not "${given}".`,
    options: (given: string) => `"options" needs a JSON object such as {"turnCap": 80}, not "${given}".`,
  },
  compare: {
    published: 'published',
    same: 'Both sides are the same: nothing to compare.',
    tooMany: (given: number, most: number) =>
      `${given} differences are too many: compare at most ${most} at a time.`,
  },
  tune: {
    noFigure: (game: string, pattern: string, near: string) =>
      `${game} has no numeric setting "${pattern}". Did you mean ${near}?`,
    range: (pattern: string, most: number) =>
      `"${pattern}" needs a range of at most ${most} values, such as options.turnCap=60..100.`,
  },
  study: {
    otherStudy:
      'The saved study is a different one: its game, changes, seed, bots, loadouts or options differ.',
    notAStudy: (problem: string) => `This is not a saved study: ${problem}`,
  },
};
