/** Sentences of the commands for records. Reviews are worded in `review/report.ts`. */
export const words = {
  seat: (known: readonly string[], given: string) =>
    `--seat must be ${known.join(', ')} or table, not "${given}".`,
  reviewedSeat: (known: readonly string[], given: number) =>
    `--seat must be ${known.join(' or ')}, not ${String(given)}.`,
  tooFar: (moves: number) => `--move must be at most ${String(moves)}, the number of moves in this record.`,
  concede: 'Concede',
  agreeDraw: 'Agree to a draw',
  nothingVisible: '(nothing visible to this viewer)',

  verify: {
    badHash: '--seen needs commitments or hashes of 64 lowercase hexadecimal digits, separated by commas.',
    ok: 'Record verified.\n',
    failed: 'Verification failed.\n',
    problems: 'Problems',
    proven: 'Proven',
    unproven: 'Not proven',
    players: (names: readonly string[]) => `\nPlayers: ${names.join(', ')}\n`,
    seatChange: (after: number, text: string) =>
      `  ${after === 0 ? 'Before the first move' : `After move ${String(after)}`}: ${text}\n`,
    moves: (moves: string, undos: string, format: number) =>
      `Moves: ${moves}, ${undos} (format ${String(format)})\n`,
    result: (outcome: string) => `Result: ${outcome}\n`,
    commitment: (hash: string) => `Commitment: ${hash}\n`,
    firstHash: (hash: string) => `First hash: ${hash}\n`,
    finalHash: (hash: string) => `Final hash: ${hash}\n`,
  },

  rerun: {
    same: 'All moves are the same.\n',
    different: 'The moves differ.\n',
    digest: (bot: string, digest: string) => `${bot}: digest ${digest}\n`,
    moves: (moves: string, different: number) => `Bot moves: ${moves}, ${String(different)} different\n`,
    now: (move: number, bot: string, chosen: string) => `  Move ${String(move)}, ${bot}: now ${chosen}\n`,
    unknownDigest: (digest: string) => `No bot here has the digest ${digest}: another version played.\n`,
    secret: 'The match is not over: its seed is still secret.',
    noBot: 'No bot played in this match.',
    unknownBot: (bot: string) => `This version has no bot "${bot}".`,
    needsTime: (bot: string) => `"${bot}" depends on the clock and can't choose again.`,
  },
} as const;
