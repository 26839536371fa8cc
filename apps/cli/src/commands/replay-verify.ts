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
import { words } from '../replay/words.ts';

const say = words.verify;

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
      if (!/^[0-9a-f]{64}$/.test(value)) throw new BadInputError(say.badHash);
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
  io.out(ok ? say.ok : say.failed);
  section(io, say.problems, result.problems);
  io.out(contentLine(game));
  io.out(say.players(players));
  for (const change of changes) io.out(say.seatChange(change.after, change.text));
  io.out(say.moves(count(moves, 'move'), count(undos, 'undo', 'undos'), format));
  const names: Names = { viewer: 'table', names: changes.at(-1)?.names ?? players };
  if (outcome !== null) io.out(say.result(game.words.outcome(outcome, names)));
  io.out(say.commitment(commitment));
  if (opening !== null) io.out(say.firstHash(opening));
  if (chain !== null) io.out(say.finalHash(chain));
  section(io, say.proven, result.proven);
  section(io, say.unproven, result.unproven);
}

function section(io: Io, title: string, sentences: readonly string[]): void {
  if (sentences.length > 0) io.out(`\n${title}:\n${sentences.map((sentence) => `  ${sentence}\n`).join('')}`);
}
