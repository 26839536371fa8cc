/** Sentences of the commands for content files. */
export const words = {
  valid: (name: string, pieces: string, game: string, hash: string) =>
    `${name}: ${pieces} for ${game}, hash ${hash}.\n`,
  problem: (file: string, line: number, column: number, sentence: string) =>
    `${file}:${String(line)}:${String(column)}: ${sentence}`,
  moreProblems: (file: string, more: number) => `${file}: ${String(more)} more problems.`,
  custom: (name: string, hash: string) => `Custom content: ${name} (hash ${hash}).\n`,
  unknownPiece: (game: string, id: string, near: readonly string[]) =>
    `${game} has no "${id}". Similar: ${near.join(', ')}.`,
} as const;
