import { findGame } from '@mechatable/catalog';
import { BadInputError, type AnyGame, type Names, type Verification } from '@mechatable/kernel';
import { displayNames, playersOf, seatChangesOf, verifyRecord } from '@mechatable/host';
import { command, RECORD } from '../command.ts';
import { contentLine } from '../content/line.ts';
import { EXIT } from '../exit.ts';
import { count } from '../figures.ts';
import type { Io } from '../io.ts';
import { outJson } from '../json.ts';
import { CONTENT, JSON_FLAG } from '../option.ts';
import { readRecord } from '../record-file.ts';
import { describeSeatChanges, type DescribedSeatChange } from '../seat-changes.ts';

export const replayVerify = command({
  name: 'replay verify',
  summary: 'Check a record: seed parts, hash chain, signatures and every move.',
  about: [
    'Prints what the record proves and what it can’t prove. Exits with 1 if anything is wrong.',
    'With --seen, pass commitments or hashes that you copied during the match. A record that was changed later, even',
    'with all hashes recomputed, doesn’t contain them.',
    'A match that was played with a content file needs the same file, with --content: the record contains its hash.',
  ].join('\n'),
  operands: { file: RECORD },
  options: {
    seen: { kind: 'list', value: '<hash,…>', help: 'commitments or hashes that you saw during the match' },
    json: JSON_FLAG,
    content: CONTENT,
  },
  examples: [
    'npx mechatable replay verify mechatable-lanes-1.json',
    'npx mechatable replay verify mechatable-lanes-1.json --seen 5d41…c2 --json',
  ],
  async run({ file }, { seen = [], json }, io) {
    for (const value of seen) {
      if (!/^[0-9a-f]{64}$/.test(value))
        throw new BadInputError(
          '--seen needs commitments or hashes of 64 lowercase hexadecimal digits, separated by commas.',
        );
    }
    const record = readRecord(io.cwd, file);
    const game = findGame(record.game, record.rulesVersion, io.releases);
    const result = await verifyRecord(game, record, seen);
    const players = playersOf(record);
    const { custom } = game.content;
    if (json)
      outJson(io, {
        ...result,
        players,
        seatChanges: seatChangesOf(record),
        ...(custom === null ? {} : { content: { name: custom.name, hash: custom.hash } }),
      });
    else printResult(io, game, result, displayNames(players), describeSeatChanges(record));
    return result.ok ? EXIT.ok : EXIT.failed;
  },
});

function printResult(
  io: Io,
  game: AnyGame,
  result: Verification,
  players: readonly string[],
  changes: readonly DescribedSeatChange[],
): void {
  const { ok, format, moves, undos, commitment, opening, chain, outcome } = result;
  io.out(ok ? 'Record verified.\n' : 'Verification failed.\n');
  section(io, 'Problems', result.problems);
  io.out(contentLine(game));
  io.out(`\nPlayers: ${players.join(', ')}\n`);
  for (const change of changes) io.out(`  ${whenText(change)}: ${change.text}\n`);
  io.out(`Moves: ${count(moves, 'move')}, ${count(undos, 'undo', 'undos')} (format ${String(format)})\n`);
  const names: Names = { viewer: 'table', names: changes.at(-1)?.names ?? players };
  if (outcome !== null) io.out(`Result: ${game.words.outcome(outcome, names)}\n`);
  io.out(`Commitment: ${commitment}\n`);
  if (opening !== null) io.out(`First hash: ${opening}\n`);
  if (chain !== null) io.out(`Final hash: ${chain}\n`);
  section(io, 'Proven', result.proven);
  section(io, 'Not proven', result.unproven);
}

function whenText({ after }: DescribedSeatChange): string {
  return after === 0 ? 'Before the first move' : `After move ${String(after)}`;
}

function section(io: Io, title: string, sentences: readonly string[]): void {
  if (sentences.length > 0) io.out(`\n${title}:\n${sentences.map((sentence) => `  ${sentence}\n`).join('')}`);
}
