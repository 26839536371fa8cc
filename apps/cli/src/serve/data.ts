import { resolve } from 'node:path';
import { BadInputError } from '@mechatable/kernel';
import { isPostgres, JOB_KINDS, jobKindName, type JobKind } from '@mechatable/sql';
import type { Io } from '../io.ts';
import type { OptionSpec } from '../option.ts';
import { words } from './words.ts';

const FILE = 'data/mechatable.db';
/** A database in memory, which is lost when the server stops. */
export const MEMORY = ':memory:';

export const DATA_OPTION = {
  kind: 'text',
  value: '<file>',
  help: `the database; ${MEMORY} keeps nothing (default: DATABASE_URL, or ${FILE})`,
} as const satisfies OptionSpec;

/** The file or address of the database. Options override the environment. */
export function dataFrom(given: string | undefined, { databaseUrl, cwd }: Io): string {
  const data = given ?? (databaseUrl === '' ? FILE : databaseUrl);
  return data === MEMORY || isPostgres(data) ? data : resolve(cwd, data);
}

/** The jobs of `work`. It plays lab studies only on request: they use all cores, and people would wait for bots. */
export const WORK_KINDS = [...JOB_KINDS, 'lab'] as const;

export type WorkKind = (typeof WORK_KINDS)[number];

function namesOf(kinds: readonly WorkKind[]): string {
  return kinds.map(jobKindName).join(', ');
}

export const kindsOption = (known: readonly WorkKind[], usual: string) =>
  ({
    kind: 'list',
    value: '<a,b>',
    help: `the jobs to run: ${namesOf(known)} (default: ${usual})`,
  }) as const satisfies OptionSpec;

/** `match`, which is stored for `bots`, is understood, too. */
export function kindsFrom<Kind extends WorkKind>(
  known: readonly Kind[],
  given: readonly string[],
): readonly Kind[] {
  return given.map((name) => {
    const kind = known.find((one) => one === name || jobKindName(one) === name);
    if (kind === undefined) throw new BadInputError(words.unknownKind(namesOf(known), name));
    return kind;
  });
}

/** Only servers that share a PostgreSQL database can leave jobs to others. */
export function assertAllRun(kinds: readonly JobKind[], data: string): void {
  const left = JOB_KINDS.filter((kind) => !kinds.includes(kind));
  if (left.length === 0 || isPostgres(data)) return;
  throw new BadInputError(words.leftOut(data, namesOf(left)));
}

export function isServerKind(kind: WorkKind): kind is JobKind {
  return kind !== 'lab';
}
