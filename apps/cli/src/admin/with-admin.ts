import { resolve } from 'node:path';
import { isPostgres } from '@mechatable/sql';
import { EXIT } from '../exit.ts';
import type { Io } from '../io.ts';
import { outJson } from '../json.ts';
import { JSON_FLAG, type OptionSpec } from '../option.ts';
import { openAdmin, type AdminClient } from './open-admin.ts';
import { words } from './words.ts';

/** Options of all commands for operators. */
export const ADMIN_OPTIONS = {
  data: {
    kind: 'text',
    value: '<file>',
    help: 'the server’s database: a file or postgres://…',
    default: 'data/mechatable.db',
  },
  json: JSON_FLAG,
} as const satisfies Record<string, OptionSpec>;

/** Options of those that make a change. */
export const CHANGE_OPTIONS = {
  ...ADMIN_OPTIONS,
  as: { kind: 'text', value: '<name>', help: 'your name in the audit log (default: your user name)' },
} as const satisfies Record<string, OptionSpec>;

export const PLAYER = { help: 'the id of a player' } as const;

export const REASON = { help: 'why, for the audit log', optional: true } as const;

export const LIMIT = {
  kind: 'whole',
  value: '<N>',
  help: 'maximum number to list',
  min: 1,
  max: 10_000,
  default: 50,
} as const satisfies OptionSpec;

interface AdminOptions {
  readonly data: string;
  readonly json: boolean;
}

/** Runs a task on the server's data, and prints the answer as text or JSON. */
export async function withAdmin<T>(
  io: Io,
  { data, json }: AdminOptions,
  work: (admin: AdminClient) => Promise<T>,
  textOf: (answer: T) => string,
): Promise<number> {
  const admin = await openAdmin(isPostgres(data) ? data : resolve(io.cwd, data));
  try {
    const answer = await work(admin);
    if (json) outJson(io, answer);
    else io.out(textOf(answer));
    return EXIT.ok;
  } finally {
    await admin.close();
  }
}

/** The operator who makes a change, and the reason. */
export function operatorOf(
  io: Io,
  { as }: { readonly as: string | undefined },
  why: string = words.noReason,
): { actor: string; why: string } {
  return { actor: as ?? io.user, why };
}
