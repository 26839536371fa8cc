import { availableParallelism } from 'node:os';
import { BadInputError } from '@mechatable/kernel';
import type { Working, WorkOptions } from '@mechatable/server';
import { isPostgres, JOB_KINDS, jobKindName, openPostgres } from '@mechatable/sql';
import { StoreFailedError } from '@mechatable/store';
import { command } from '../command.ts';
import { EXIT } from '../exit.ts';
import type { Io } from '../io.ts';
import { CORES } from '../option.ts';
import { DATA_OPTION, dataFrom, isServerKind, kindsFrom, kindsOption, WORK_KINDS } from '../serve/data.ts';
import { LOG_OPTION, logFrom } from '../serve/log.ts';
import { words } from '../serve/words.ts';

export const work = command({
  name: 'work',
  summary: 'Run jobs for servers that share a PostgreSQL database.',
  about: [
    'Makes bot moves, ends expired clocks, sends push messages and rates matches, without serving anyone. With',
    '--kinds lab, plays lab studies. Runs until you press Ctrl-C.',
    'Needs DATABASE_URL, or --data with the address of the database. With a file, the server itself does this work.',
    'docs/online.md explains how to share the work, and docs/lab.md how to share a study.',
  ].join('\n'),
  operands: {},
  options: {
    kinds: kindsOption(WORK_KINDS, 'all but lab'),
    cores: { ...CORES, help: `${CORES.help}; only for studies` },
    data: DATA_OPTION,
    log: LOG_OPTION,
  },
  examples: ['npx mechatable work', 'npx mechatable work --kinds bots', 'npx mechatable work --kinds lab'],
  async run(_operands, { kinds: names, cores = availableParallelism(), data: given, log }, io) {
    const kinds = kindsFrom(WORK_KINDS, names ?? JOB_KINDS);
    const logLevel = logFrom(log);
    const data = dataFrom(given, io);
    if (!isPostgres(data)) throw new BadInputError(words.serverWorks(data));
    const forServers = kinds.filter(isServerKind);
    const working = await started(async () => [
      ...(kinds.includes('lab') ? [await startLab(io, data, cores)] : []),
      ...(forServers.length > 0 ? [await startForServers({ data, kinds: forServers, logLevel })] : []),
    ]);
    const stopped = io.untilStopped();
    io.out(words.working(kinds.map(jobKindName)));
    await stopped;
    await Promise.all(working.map((one) => one.close()));
    return EXIT.ok;
  },
});

/** Loaded late: a machine that plays studies doesn't need the server. */
async function startForServers(options: WorkOptions): Promise<Working> {
  const { work: start } = await import('@mechatable/server');
  return start(options);
}

async function startLab(io: Io, data: string, cores: number): Promise<Working> {
  const say = (sentence: string): void => {
    io.err(`${sentence}\n`);
  };
  const { runLabJobs } = await import('@mechatable/lab/shared');
  const db = await openPostgres(data);
  const jobs = await runLabJobs(db, { cores, say });
  return {
    async close() {
      await jobs.close();
      await db.close();
    },
  };
}

/** If a database can't be reached, the operator has to fix it. */
async function started<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreFailedError) throw new BadInputError(error.message);
    throw error;
  }
}
