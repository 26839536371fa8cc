import { BadInputError } from '@mechatable/kernel';
import { work as startWork } from '@mechatable/server';
import { isPostgres } from '@mechatable/sql';
import { StoreFailedError } from '@mechatable/store';
import { command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { DATA_OPTION, dataFrom, KINDS_OPTION, kindsFrom } from '../serve/data.ts';
import { LOG_OPTION, logFrom } from '../serve/log.ts';

export const work = command({
  name: 'work',
  summary: 'Run jobs for servers that share a PostgreSQL database.',
  about: [
    'Lets bots move, clocks run out and push messages go out, without serving anyone. Runs until you press Ctrl-C.',
    'Needs DATABASE_URL, or --data with the address of the database. With a file, the server itself does this work.',
    'docs/online.md explains how to share the work.',
  ].join('\n'),
  operands: {},
  options: { kinds: KINDS_OPTION, data: DATA_OPTION, log: LOG_OPTION },
  examples: ['npx mechatable work', 'npx mechatable work --kinds match'],
  async run(_operands, { kinds: names, data: given, log }, io) {
    const kinds = kindsFrom(names);
    const logLevel = logFrom(log);
    const data = dataFrom(given, io);
    if (!isPostgres(data))
      throw new BadInputError(
        `The server that uses ${data} does this work itself. To share it, set DATABASE_URL to a PostgreSQL database.`,
      );
    const working = await started(() => startWork({ data, kinds, logLevel }));
    const stopped = io.untilStopped();
    io.out(`Running jobs: ${kinds.join(', ')}. Press Ctrl-C to stop.\n`);
    await stopped;
    await working.close();
    return EXIT.ok;
  },
});

/** A database that can't be reached is for the person who named it. */
async function started<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreFailedError) throw new BadInputError(error.message);
    throw error;
  }
}
