import { existsSync } from 'node:fs';
import { BadInputError, parseAs } from '@mechatable/kernel';
import { connect, ProblemError, UnreachableError } from '@mechatable/protocol';
import {
  ADMIN_HEADER,
  ADMIN_ROUTES,
  type AdminAnswer,
  type AdminAsk,
  type AdminTask,
  type AdminTasks,
} from '@mechatable/protocol/admin';
import { Admin, readAdminFile } from '@mechatable/server';
import { backupSqlite, isPostgres, openPostgres, openSqlite, type Db } from '@mechatable/sql';
import { StoreFailedError } from '@mechatable/store';
import { words as shared } from '../words.ts';
import { words } from './words.ts';

/** Answers operators' commands: from the database, or through the server that is using it. */
export interface AdminClient {
  ask<Task extends AdminTask>(task: Task, ask: AdminAsk<Task>): Promise<AdminAnswer<Task>>;
  close(): Promise<void>;
}

/** Opens the database itself. If a server is using a file, asks that server. */
export async function openAdmin(data: string): Promise<AdminClient> {
  if (isPostgres(data)) return localAdmin(await orExplained(() => openPostgres(data)), false);
  if (!existsSync(data)) throw new BadInputError(`${shared.file.noDatabase(data)} ${words.serversFile}`);
  try {
    return localAdmin(await openSqlite(data), true);
  } catch (error) {
    if (!(error instanceof StoreFailedError)) throw error;
    return remoteAdmin(data, error.message);
  }
}

/** `why`: the database could not be opened, most likely because a server is using it. */
function remoteAdmin(data: string, why: string): AdminClient {
  const access = readAdminFile(data);
  if (access === null) throw new BadInputError(why);
  // There is only one request, so the connection isn't kept.
  const api = connect(access.url, { headers: { [ADMIN_HEADER]: access.key, connection: 'close' } });
  return {
    async ask(task, ask) {
      try {
        return await api.call(ADMIN_ROUTES[task], { body: checked(task, ask) } as never);
      } catch (error) {
        if (error instanceof ProblemError) throw new BadInputError(error.message);
        if (error instanceof UnreachableError) throw new BadInputError(why);
        throw error;
      }
    },
    close: () => Promise.resolve(),
  };
}

function localAdmin(db: Db, isFile: boolean): AdminClient {
  const backup = isFile ? (file: string) => backupSqlite(db, file) : null;
  return { ask: asking(new Admin({ db, backup })), close: () => db.close() };
}

function asking(admin: AdminTasks): AdminClient['ask'] {
  return (task, ask) => {
    const run = admin[task].bind(admin) as (ask: unknown) => Promise<never>;
    return orExplained(async () => run(checked(task, ask)));
  };
}

async function orExplained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreFailedError) throw new BadInputError(error.message);
    throw error;
  }
}

/** Arguments are checked by the same schema in both cases. */
function checked(task: AdminTask, ask: unknown): unknown {
  return parseAs<unknown>(ADMIN_ROUTES[task].body, ask, 'request');
}
