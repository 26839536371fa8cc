import { findGame } from '@mechatable/catalog';
import { verify } from '@mechatable/kernel';
import { command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { count } from '../figures.ts';
import { outJson } from '../json.ts';
import { JSON_FLAG } from '../option.ts';
import { readRecord } from '../record-file.ts';

export const replayVerify = command({
  name: 'replay verify',
  summary: 'Prove a record: the seed is the one committed to, every move is legal, the end is the same.',
  about: 'Ends with 1 if anything does not hold.',
  operands: { file: { help: 'a match record, as "save" in a match writes it' } },
  options: { json: JSON_FLAG },
  examples: ['npx mechatable replay verify mechatable-lanes-1.json --json'],
  run({ file }, { json }, io) {
    const record = readRecord(io.cwd, file);
    const result = verify(findGame(record.game, io.games), record);
    const { ok, actions, hash, seedCommitment, problems } = result;
    if (json) {
      outJson(io, { ok, actions, hash, seedCommitment, problems });
    } else if (ok) {
      io.out(`The record holds: ${count(actions, 'action')} lead to the state ${hash ?? ''}.\n`);
      io.out(`The seed is the one committed to: ${seedCommitment}.\n`);
    } else {
      io.out(`The record does not hold.\n${problems.map((problem) => `  ${problem}\n`).join('')}`);
    }
    return ok ? EXIT.ok : EXIT.failed;
  },
});
