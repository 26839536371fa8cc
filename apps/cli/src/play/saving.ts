import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadInputError, publishedId } from '@mechatable/kernel';
import { freeName, overwriteFile, writeNewFile } from '../record-file.ts';
import type { Session } from './session.ts';

/** Saves the match and returns the file's name. Picks a free name instead of overwriting, unless it ends with `!`. */
export function save(session: Session, cwd: string, name: string): string {
  if (name.endsWith('!')) {
    const file = name.slice(0, -1).trim();
    overwriteFile(cwd, file, session.record());
    return file;
  }
  const file = freeName(cwd, name === '' ? defaultName(session) : name);
  writeNewFile(cwd, file, session.record());
  return file;
}

/** Saves when nobody can be asked for a name: in the current folder, or else in the one for temporary files. */
export function autosave(session: Session, cwd: string): string {
  try {
    return save(session, cwd, '');
  } catch (error) {
    if (!(error instanceof BadInputError)) throw error;
    const folder = tmpdir();
    return join(folder, save(session, folder, ''));
  }
}

function defaultName({ game }: Session): string {
  return `mechatable-${publishedId(game.id)}.json`;
}
