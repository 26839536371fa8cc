import { StoreFailedError } from '@mechatable/store';
import { words } from '../words.ts';

type Sentence = (file: string, detail: string) => string;

const { failed } = words;

/** By SQLite's primary result code: https://sqlite.org/rescode.html */
const BY_RESULT: Readonly<Record<number, Sentence>> = {
  3: failed.readOnly, // SQLITE_PERM
  5: failed.inUse, // SQLITE_BUSY
  8: failed.readOnly, // SQLITE_READONLY
  10: failed.disk, // SQLITE_IOERR
  11: failed.corrupt, // SQLITE_CORRUPT
  13: failed.full, // SQLITE_FULL
  14: failed.cantOpen, // SQLITE_CANTOPEN
  26: failed.notDatabase, // SQLITE_NOTADB
};

/** By the code of an error of `node:fs`. */
const BY_CODE: Readonly<Record<string, Sentence>> = {
  EACCES: failed.readOnly,
  EPERM: failed.readOnly,
  EROFS: failed.readOnly,
  ENOSPC: failed.full,
  EDQUOT: failed.full,
  EEXIST: failed.noFolder,
  ENOTDIR: failed.noFolder,
};

/** An error of the disk or of SQLite as a message for people. Others, such as a broken constraint, stay unchanged. */
export function failure(error: unknown, file: string): unknown {
  if (!(error instanceof Error)) return error;
  const { code, errcode, syscall } = error as Error & { code?: string; errcode?: number; syscall?: string };
  const byCode = syscall === undefined ? undefined : (BY_CODE[code ?? ''] ?? failed.other);
  const sentence = errcode === undefined ? byCode : BY_RESULT[errcode & 0xff];
  if (sentence === undefined) return error;
  return new StoreFailedError(sentence(file, error.message), { cause: error });
}
