import { z } from 'zod';
import type { Job } from './job.ts';

/** The jobs of servers. */
export const JOB_KINDS = ['match', 'clock', 'push', 'rate'] as const;

export type JobKind = (typeof JOB_KINDS)[number];

/** What operators call a kind. The stored name of bot moves and automatic passes says less. */
export function jobKindName(kind: string): string {
  return kind === 'match' ? 'bots' : kind;
}

const payloads = {
  match: z.object({ table: z.string(), entry: z.number() }),
  clock: z.object({ table: z.string() }),
  push: z.object({ table: z.string(), player: z.string() }),
  rate: z.object({ table: z.string() }),
  lab: z.object({ study: z.string(), shard: z.int().nonnegative() }),
};

type Payload<Kind extends keyof typeof payloads> = z.infer<(typeof payloads)[Kind]>;

/** The data of a job of this kind. Throws if it is invalid. */
export function payloadOf<Kind extends keyof typeof payloads>(kind: Kind, payload: unknown): Payload<Kind> {
  return payloads[kind].parse(payload) as Payload<Kind>;
}

/** The next automatic step of a match: a bot's move or a pass. There is nothing to do if it has more entries by then. */
export function matchJob(table: string, entry: number, runAt?: number): Job {
  const payload: Payload<'match'> = { table, entry };
  return { kind: 'match', key: `match:${table}`, payload, runAt };
}

/** A player's time may have run out. */
export function clockJob(table: string, runAt: number): Job {
  const payload: Payload<'clock'> = { table };
  return { kind: 'clock', key: `clock:${table}`, payload, runAt };
}

/** It is the turn of a player without an open page. */
export function pushJob(table: string, player: string): Job {
  const payload: Payload<'push'> = { table, player };
  return { kind: 'push', key: `push:${table}:${player}`, payload };
}

/** A match has to be rated. */
export function rateJob(table: string, runAt: number): Job {
  const payload: Payload<'rate'> = { table };
  return { kind: 'rate', key: `rate:${table}`, payload, runAt };
}

/** Lab jobs, only for machines with this engine: another one might play differently. */
export function labKind(engine: string): string {
  return `lab:${engine}`;
}

/** Plays a shard of a study. */
export function labJob(engine: string, study: string, shard: number, runAt: number): Job {
  const payload: Payload<'lab'> = { study, shard };
  return { kind: labKind(engine), key: `lab:${study}:${String(shard)}`, payload, runAt };
}
