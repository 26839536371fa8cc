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
import { backupSqlite, openSqlite } from '@mechatable/sql';
import { StoreFailedError } from '@mechatable/store';

/** Where operators get things done. */
export interface AdminDesk {
  ask<Task extends AdminTask>(task: Task, ask: AdminAsk<Task>): Promise<AdminAnswer<Task>>;
  close(): Promise<void>;
}

/** Opens the database itself. If a server is using it, asks that server. */
export async function openDesk(data: string): Promise<AdminDesk> {
  if (!existsSync(data))
    throw new BadInputError(`There is no database ${data}. Choose the server's file with --data.`);
  try {
    const db = await openSqlite(data);
    const admin = new Admin({ db, backup: (file) => backupSqlite(db, file) });
    return { ask: asking(admin), close: () => db.close() };
  } catch (error) {
    if (!(error instanceof StoreFailedError)) throw error;
    return runningDesk(data, error.message);
  }
}

/** `why`: the database could not be opened, most likely because a server is using it. */
function runningDesk(data: string, why: string): AdminDesk {
  const access = readAdminFile(data);
  if (access === null) throw new BadInputError(why);
  const api = connect(access.url, { headers: { [ADMIN_HEADER]: access.key } });
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

function asking(admin: AdminTasks): AdminDesk['ask'] {
  return async (task, ask) => {
    const run = admin[task].bind(admin) as (ask: unknown) => Promise<never>;
    try {
      return await run(checked(task, ask));
    } catch (error) {
      if (error instanceof StoreFailedError) throw new BadInputError(error.message);
      throw error;
    }
  };
}

/** What was typed passes the same schema either way. */
function checked(task: AdminTask, ask: unknown): unknown {
  return parseAs<unknown>(ADMIN_ROUTES[task].body, ask, 'request');
}
