import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  BadInputError,
  MAX_RECORD_BYTES,
  parseRecord,
  ReplayError,
  type MatchRecord,
} from '@mechatable/kernel';
import { inFile, readUpTo } from './files.ts';
import { systemReason } from './system-reason.ts';
import { words } from './words.ts';

/** Reads a match record; an error names the file and says what is wrong with it. */
export function readRecord(cwd: string, file: string): MatchRecord {
  const text = readUpTo(cwd, file, MAX_RECORD_BYTES, 'match record');
  return inFile(file, () => parseRecord(text));
}

/** Writes a record to a new file. */
export function writeNewFile(cwd: string, file: string, record: MatchRecord): void {
  write(cwd, file, record, 'wx');
}

/** Writes a record, replacing an older file. */
export function overwriteFile(cwd: string, file: string, record: MatchRecord): void {
  write(cwd, file, record, 'w');
}

function write(cwd: string, file: string, record: MatchRecord, flag: 'w' | 'wx'): void {
  try {
    writeFileSync(resolve(cwd, file), `${JSON.stringify(record)}\n`, { flag });
  } catch (error) {
    throw new BadInputError(words.file.unwritable(file, systemReason(error)));
  }
}

/** The name itself if no file has it, else the first free one of `name-2.json`, `name-3.json`, … */
export function freeName(cwd: string, file: string): string {
  const dot = file.lastIndexOf('.');
  const stem = dot > 0 ? file.slice(0, dot) : file;
  const ending = dot > 0 ? file.slice(dot) : '';
  for (let n = 1; ; n++) {
    const name = n === 1 ? file : `${stem}-${String(n)}${ending}`;
    if (!existsSync(resolve(cwd, name))) return name;
  }
}

/** Replays a record. An error says that its file is the problem. */
export function replayable<T>(replayIt: () => T): T {
  try {
    return replayIt();
  } catch (error) {
    throw error instanceof ReplayError ? new BadInputError(words.file.unreplayable(error.message)) : error;
  }
}
