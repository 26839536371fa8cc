import { resolve } from 'node:path';
import { BadInputError } from '@mechatable/kernel';
import { isPostgres, JOB_KINDS, type JobKind } from '@mechatable/sql';
import type { Io } from '../io.ts';
import type { OptionSpec } from '../option.ts';

const FILE = 'data/mechatable.db';
/** A database that is gone when the server stops. */
export const MEMORY = ':memory:';

export const DATA_OPTION = {
  kind: 'text',
  value: '<file>',
  help: `the database; ${MEMORY} keeps nothing (default: DATABASE_URL, or ${FILE})`,
} as const satisfies OptionSpec;

/** The file or address of the database. Options win over the environment. */
export function dataFrom(given: string | undefined, { databaseUrl, cwd }: Io): string {
  const data = given ?? (databaseUrl === '' ? FILE : databaseUrl);
  return data === MEMORY || isPostgres(data) ? data : resolve(cwd, data);
}

export const KINDS_OPTION = {
  kind: 'list',
  value: '<a,b>',
  help: `the jobs to run: ${JOB_KINDS.join(', ')} (default: all)`,
} as const satisfies OptionSpec;

export function kindsFrom(given: readonly string[] = JOB_KINDS): readonly JobKind[] {
  return given.map((name) => {
    const kind = JOB_KINDS.find((known) => known === name);
    if (kind === undefined)
      throw new BadInputError(`--kinds needs some of ${JOB_KINDS.join(', ')}, not "${name}".`);
    return kind;
  });
}
