/** Everything the kernel says to people: about records that can't be read, replayed or verified, and refused clicks. */
export const words = {
  whyNot: {
    pickFirst: (label: string) => `Pick what acts first: ${label}.`,
  },

  match: {
    over: 'The match is already over.',
    seedParts: 'Every seat must contribute exactly one part of the seed.',
    seats: (title: string, min: number, max: number, seats: number) =>
      `${title} is for ${min === max ? min : `${min} to ${max}`} players, not ${seats}.`,
    noSeat: (seat: unknown) => `There is no seat ${String(seat)}.`,
    noMove: (moves: number) => `There is no move ${moves} to go back to.`,
  },

  record: {
    notJson: (why: string) => `This is not a match record: it isn't JSON (${why}).`,
    noFormat: (format: string) =>
      `This is not a match record of this program: "format" should be "${format}", but is missing.`,
    otherFormat: (format: string, found: string) =>
      `This is not a match record of this program: "format" should be "${format}", not ${found}.`,
    invalid: (problem: string) => `Invalid match record. ${problem}`,
    contributions: (contributions: number, seats: number) =>
      `It has ${contributions} contributions for ${seats} seats.`,
    longList: (entries: number, most: number) =>
      `It has a list of ${entries} entries; the maximum is ${most}.`,
    manyValues: (most: number) => `It contains more than ${most} values.`,
    deep: (most: number) => `It is nested more than ${most} levels deep.`,
  },

  fork: {
    refused: (problem: string) => `This match can't continue another one. ${problem}`,
    /** A problem of the match that another one continues. */
    inParent: (problem: string) => `The match that this one continues: ${problem}`,
    parentOver: (moves: number) =>
      `The match that this one continues was over after move ${moves}: nothing is left to continue.`,
    longChain: (most: number) => `It continues a chain of more than ${most} matches.`,
    game: (game: string, parent: string) =>
      `It is a match of ${game}, but the match it continues is one of ${parent}.`,
    rulesVersion: (version: number, parent: number) =>
      `It uses rules version ${version}, but the match it continues uses ${parent}.`,
    seats: (seats: number, parent: number) =>
      `It has ${seats} seats, but the match it continues has ${parent}.`,
    options: 'Its options differ from those of the match it continues.',
    noSeat: (seat: number) => `It continues from what seat ${seat} knew, but there is no such seat.`,
    noMove: (move: number, moves: number) =>
      `It continues after move ${move}, but the match it continues has only ${moves}.`,
    otherStart: (seat: number) =>
      `The position it starts from is not what seat ${seat} knew in the match it continues.`,
    badStart: (why: string) => `The position it starts from can't be played: ${why}.`,
  },

  replay: {
    noSeed: "The record has no seed yet: the host's secret is published when the match is over.",
    otherGame: (recorded: string, game: string) => `The record is a match of ${recorded}, not of ${game}.`,
    otherVersion: (recorded: number, game: string, version: number) =>
      `The record uses rules version ${recorded} of ${game}; this is version ${version}.`,
    noSeat: (move: number, seat: number) => `Move ${move} of seat ${seat}: there is no such seat.`,
    over: (move: number, seat: number) => `Move ${move} of seat ${seat}: the match is already over.`,
    noAction: (move: number, seat: number, title: string) =>
      `Move ${move} of seat ${seat} is not an action of ${title}.`,
    illegal: (move: number, seat: number, clause: string, sentence: string) =>
      `Move ${move} of seat ${seat} is illegal (${clause}): ${sentence}`,
    undoNoSeat: (entry: number, seat: number) => `Entry ${entry} of seat ${seat}: there is no such seat.`,
    undoesNothing: (entry: number, seat: number) => `Entry ${entry} of seat ${seat} undoes nothing.`,
  },

  verify: {
    leaks: 'Nobody can prove that the host kept hidden cards to itself.',
    unfinished: 'How the match ended: the record stops before the end.',
    noState: 'The record has no final state to compare with.',
    otherState: 'Replaying leads to a different final state than the record claims.',
    legal: 'Every move was legal and led to the recorded final state.',
    dealt: 'Everything unknown when the match was continued was dealt from the seed.',
    otherSeed: 'The seed does not match the commitment made before the first move.',
    otherCommitment: (seen: string) => `The commitment you saw (${seen}) is not the one in this record.`,
    format1:
      'This record is in the old format 1, with a weaker proof: the host chose the seed alone, and nothing covers the names, the order of equivalent moves or a changed ending.',
    shuffle: "The shuffle follows from every seat's contribution and the secret that the host committed to.",
    otherSecret: "The host's secret does not match the commitment made before the first move.",
    noChain: 'The record has no hash chain to compare with.',
    otherChain: 'The hash chain does not match: names, options, seed parts or entries were changed.',
    chain: (entries: number) => `Names, options, seed parts and all ${entries} entries match the hash chain.`,
    undos: (undos: number) => `${undos} undos are on record, with the moves they undid.`,
    unsigned:
      'Who made this file: its entries are not signed, so its hashes could have been recomputed after a change. Compare it with a commitment or link that you saw during the match.',
    seenStart:
      'The match started with the link you saw: players, options and seed parts are the ones agreed on.',
    seenLink: (entry: number) =>
      `The link you saw is the one after entry ${entry}: nothing up to there was changed.`,
    seenCommitment: 'The host used the commitment you saw.',
    notSeen: (seen: string) => `The commitment or link you saw (${seen}) is not part of this record.`,
    notSigned: (entry: number) => `Entry ${entry} is not signed by its player.`,
    noKey: (entry: number) => `Entry ${entry} is signed, but its player has no key.`,
    forged: (entry: number) => `The signature of entry ${entry} does not match its player's key.`,
    unchecked: 'Whether the signatures are genuine: they were not checked.',
    signed: (names: readonly string[]) => `Signed by their players: all entries of ${names.join(' and ')}.`,
  },
} as const;
