import { listed } from './names.ts';

export { address } from './address.ts';

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** Everything the kernel says to people: about records that can't be read, replayed or verified, and refused clicks. */
export const words = {
  whyNot: {
    pickFirst: (label: string) => `Pick what acts first: ${label}.`,
  },

  match: {
    over: 'The match is already over.',
    practice: 'Practice needs one person, and bots in all other seats.',
    seedParts: 'Every seat must contribute exactly one part of the seed.',
    seats: (title: string, min: number, max: number, seats: number) =>
      `${title} is for ${min === max ? min : `${min} to ${max}`} players, not ${seats}.`,
    noSeat: (seat: unknown) => `There is no seat ${String(seat)}.`,
    noMove: (moves: number) => `There is no move ${moves} to go back to.`,
    noDraw: (title: string) => `${title} has no draws.`,
    notAsked: "It's not this player's turn, so their time can't run out.",
  },

  record: {
    notJson: (why: string) => `This is not a match record: it isn't JSON (${why}).`,
    noFormat: (format: string) =>
      `This is not a record that Mechatable can read: "format" should be "${format}", but is missing.`,
    otherFormat: (format: string, found: string) =>
      `This is not a record that Mechatable can read: "format" should be "${format}", not ${found}.`,
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
      `The match that this one continues was over after move ${moves}: there is nothing left to continue.`,
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
    otherStart: 'The position it starts from is not what its player knew in the match it continues.',
    badStart: (why: string) => `The position it starts from can't be played: ${why}.`,
  },

  replay: {
    noSeed: "The record has no seed yet: the host's secret is published when the match is over.",
    otherGame: (recorded: string, game: string) => `The record is a match of ${recorded}, not of ${game}.`,
    otherVersion: (recorded: number, game: string, version: number) =>
      `The record uses rules version ${recorded} of ${game}; this is version ${version}.`,
    noSeat: (move: number, seat: number) => `Move ${move} of seat ${seat}: there is no such seat.`,
    over: (move: number) => `Move ${move} comes after the end of the match.`,
    noAction: (move: number, title: string) => `Move ${move} is not an action of ${title}.`,
    illegal: (move: number, clause: string, sentence: string) =>
      `Move ${move} is illegal (${clause}): ${sentence}`,
    noDraw: (move: number, title: string) =>
      `Move ${move} is a draw by agreement, but ${title} has no draws.`,
    entryNoSeat: (entry: number, seat: number) => `Entry ${entry} of seat ${seat}: there is no such seat.`,
    undoesNothing: (entry: number) => `Entry ${entry} undoes nothing.`,
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
      'Who made this file: its entries are not signed, so its hashes could have been recomputed after a change. Compare it with a commitment or hash that you saw during the match.',
    seenStart:
      'The match started with the hash you saw: its players, options and seed parts have not changed since.',
    seenLink: (entry: number) =>
      `The hash you saw is the one after entry ${entry}: nothing up to that entry was changed.`,
    seenCommitment: 'The host used the commitment you saw.',
    notSeen: (seen: string) => `The commitment or hash you saw (${seen}) is not part of this record.`,
    clockMoves: (moves: number) =>
      `How much time had passed: the clock made ${counted(moves, 'move')}, and the record can't show that time had run out.`,
    hostPasses: (passes: number) =>
      `Whether players had asked to pass: the host passed ${counted(passes, 'time')} for them, and the record can't show that they wanted that.`,
    claimed: (entry: number, name: string) =>
      `Whether ${name} had left: the others claimed the win in entry ${entry}.`,
    notTimeout: (entry: number) => `Entry ${entry} is not what the rule book prescribes when time runs out.`,
    notHostMove: (entry: number) => `Entry ${entry} is a move by the host, but not a pass for a person.`,
    notAgreed: (entry: number, name: string) =>
      `Entry ${entry} needs the agreement of ${name}, who didn't agree.`,
    unclaimed: (entry: number, name: string) =>
      `Entry ${entry} says that ${name} left, but nobody claimed the win.`,
    agreedDraw: (entry: number, names: readonly string[]) =>
      `${listed(names)} agreed to the draw (entry ${entry}).`,
    agreedClaim: (entry: number, names: readonly string[], loser: string) =>
      `${listed(names)} claimed the win because ${loser} had left (entry ${entry}).`,
    agreedUndos: (undos: number) =>
      `${undos === 1 ? '1 undo was' : `${undos} undos were`} agreed to and signed by other players.`,
    unaskedBots: (entry: number) => `Whether the bots agreed to the draw in entry ${entry}: they don't sign.`,
    strayAgreement: (entry: number) =>
      `Entry ${entry} lists agreements that make no sense: its own seat, no seat, or a seat twice.`,
    agreementNotSigned: (entry: number, name: string) =>
      `Entry ${entry} says that ${name} agreed, but is not signed by ${name}.`,
    agreementNoKey: (entry: number, name: string) => `Entry ${entry} is signed by ${name}, who has no key.`,
    forgedAgreement: (entry: number, name: string) =>
      `${name}'s signature under entry ${entry} does not match ${name}'s key.`,
    automaticSigned: (entry: number) => `Entry ${entry} is signed, but its player did not choose it.`,
    botTookOver: (entry: number, name: string) => `${name} let a bot take over (entry ${entry}).`,
    agreedBot: (entry: number, names: readonly string[], name: string) =>
      `${listed(names)} agreed that a bot takes over from ${name} (entry ${entry}).`,
    unprovenBot: (entry: number, name: string) =>
      `From entry ${entry} on, a bot plays for ${name}; the record can't show that ${name} had left.`,
    keyChanged: (entry: number, name: string) =>
      `${name} signed the change to another key or player with the old key (entry ${entry}).`,
    cameBack: (entry: number, name: string) => `${name} came back and signed for it (entry ${entry}).`,
    agreedPlayer: (entry: number, names: readonly string[], before: string, after: string) =>
      before === after
        ? `${listed(names)} agreed that ${after} continues with another key (entry ${entry}).`
        : `${listed(names)} agreed that ${after} takes over from ${before} (entry ${entry}).`,
    otherKey: (entry: number, name: string) =>
      `From entry ${entry} on, ${name}'s moves are signed with another key; the record can't show that ${name} changed it.`,
    otherPlayer: (entry: number, before: string, after: string) =>
      `From entry ${entry} on, ${after} plays for ${before}; the record can't show that ${before} agreed.`,
    noLongerSigned: (entry: number, name: string) =>
      `From entry ${entry} on, ${name}'s moves are not signed; the record can't show that ${name} agreed.`,
    botParts:
      "The bots' parts of the seed follow from the host's commitment: the host could not choose them later.",
    chosenBotParts:
      "The host chose the bots' parts of the seed, perhaps after seeing everyone else's: it could have tried many shuffles.",
    notSigned: (entry: number) => `Entry ${entry} is not signed by its player.`,
    noKey: (entry: number) => `Entry ${entry} is signed, but its player has no key.`,
    forged: (entry: number) => `The signature of entry ${entry} does not match its player's key.`,
    unchecked: 'Whether the signatures are genuine: they were not checked.',
    signed: (names: readonly string[]) => `Signed by their players: all entries of ${listed(names)}.`,
    signedChoices: (names: readonly string[]) =>
      `Signed by their players: all entries that ${listed(names)} made themselves.`,
  },
} as const;
