import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadInputError } from '@mechatable/kernel';
import { CHANGE_OPTIONS, operatorOf, PLAYER, REASON, withAdmin } from '../../admin/with-admin.ts';
import { words } from '../../admin/words.ts';
import { command } from '../../command.ts';
import { figure } from '../../figures.ts';
import type { Io } from '../../io.ts';
import { systemReason } from '../../system-reason.ts';
import { words as shared } from '../../words.ts';

export const adminBackup = command({
  name: 'admin backup',
  summary: 'Copy the database to a new file while the server runs.',
  about: 'The copy contains the secrets of running matches. Only its owner can read it.',
  operands: { file: { help: 'a new file' } },
  options: CHANGE_OPTIONS,
  examples: ['npx mechatable admin backup /srv/backups/table-monday.db'],
  run({ file }, { as, ...options }, io) {
    const path = resolve(io.cwd, file);
    return withAdmin(
      io,
      options,
      async (admin) => {
        const { actor } = operatorOf(io, { as });
        const { bytes } = await admin.ask('backup', { actor, file: path });
        return { file: path, bytes };
      },
      ({ bytes }) => words.backedUp(file, figure(bytes)),
    );
  },
});

export const adminExport = command({
  name: 'admin export',
  summary: 'Export everything stored about a player to a file.',
  about: '',
  operands: {
    player: PLAYER,
    file: { help: 'a new JSON file' },
    reason: REASON,
  },
  options: CHANGE_OPTIONS,
  examples: ['npx mechatable admin export 5vmKHvO0bPTAHZEFmAY7mQ mira.json "Asked for it by mail."'],
  run({ player, file, reason }, { as, ...options }, io) {
    const path = resolve(io.cwd, file);
    if (existsSync(path)) throw new BadInputError(words.exists(file));
    return withAdmin(
      io,
      options,
      async (admin) => {
        const { data } = await admin.ask('export', { ...operatorOf(io, { as }, reason), player });
        writePrivate(io, file, data);
        return { file: path };
      },
      () => words.exported(player, file),
    );
  },
});

export const adminDelete = command({
  name: 'admin delete',
  summary: 'Delete a player. Finished matches stay, without the name.',
  about: 'Bots finish the running matches of the player, if the server is running. This can’t be undone.',
  operands: { player: PLAYER, reason: REASON },
  options: CHANGE_OPTIONS,
  examples: ['npx mechatable admin delete 5vmKHvO0bPTAHZEFmAY7mQ "Asked for it by mail."'],
  run({ player, reason }, { as, ...options }, io) {
    return withAdmin(
      io,
      options,
      (admin) => admin.ask('delete', { ...operatorOf(io, { as }, reason), player }),
      () => words.deleted(player),
    );
  },
});

/** Personal data: only its owner may read the file. */
function writePrivate(io: Io, file: string, data: unknown): void {
  try {
    const text = `${JSON.stringify(data, null, 2)}\n`;
    writeFileSync(resolve(io.cwd, file), text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new BadInputError(shared.file.unwritable(file, systemReason(error)));
  }
}
