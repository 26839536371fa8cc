import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadInputError, type AnyGame } from '@mechatable/kernel';
import type { StudySettings } from '@mechatable/study';
import type { Io } from '../io.ts';
import type { OptionSpec } from '../option.ts';
import { playHere, type StudyRunner } from './run-study.ts';
import { words as shared } from '../words.ts';
import { words } from './words.ts';

const DATABASE = 'a PostgreSQL address, or a file';

/** The help text about shared studies. */
export const SHARED =
  'With DATABASE_URL, all machines that run "npx mechatable work --kinds lab" play it (see docs/lab.md).';

/** Options of commands that can share a study. */
export const WHERE_OPTIONS = {
  data: {
    kind: 'text',
    value: '<database>',
    help: `share the study in this database: ${DATABASE} (default: DATABASE_URL)`,
  },
  alone: { kind: 'flag', help: 'play on this computer only, even if DATABASE_URL is set' },
} as const satisfies Record<string, OptionSpec>;

/** The option of commands about shared studies. */
export const STUDIES_OPTION = {
  kind: 'text',
  value: '<database>',
  help: `where the studies are: ${DATABASE} (default: DATABASE_URL)`,
} as const satisfies OptionSpec;

export interface Where {
  readonly data: string | undefined;
  readonly alone: boolean;
  readonly cores: number | undefined;
}

/** Plays a study here, or on all machines that share a database. */
export async function playStudy(
  io: Io,
  game: AnyGame,
  settings: StudySettings,
  { data, alone, cores }: Where,
  show: (play: StudyRunner) => Promise<number>,
): Promise<number> {
  if (alone && data !== undefined) throw new BadInputError(words.shared.dataOrAlone);
  const isCustom = game.content.custom !== null;
  if (isCustom && data !== undefined) throw new BadInputError(words.shared.contentFile);
  const isShared = !alone && !isCustom && io.gamesFromCatalog;
  const database = isShared ? databaseFrom(io, data) : null;
  if (database === null) return show(playHere(io, cores));
  // Loaded late: most studies need no database.
  const { startShared } = await import('./shared-studies.ts');
  return startShared(io, { database, cores }, game, settings, show);
}

/** The database of shared studies; an error says how to name it. A file must exist. */
export function studiesDatabase(io: Io, data: string | undefined): string {
  const database = databaseFrom(io, data);
  if (database === null) throw new BadInputError(words.shared.noDatabase);
  if (!isAddress(database) && !existsSync(database))
    throw new BadInputError(shared.file.noDatabase(database));
  return database;
}

/** DATABASE_URL counts only if it is PostgreSQL: a file belongs to the server that uses it. */
function databaseFrom({ cwd, databaseUrl }: Io, data: string | undefined): string | null {
  if (data !== undefined) return isAddress(data) ? data : resolve(cwd, data);
  return isAddress(databaseUrl) ? databaseUrl : null;
}

/** As `isPostgres` of the SQL store, which takes long to load. */
function isAddress(text: string): boolean {
  return /^postgres(ql)?:\/\//i.test(text);
}
