/** Runs SQLite in its own thread, so that the server doesn't wait for the disk. */
import { parentPort, workerData } from 'node:worker_threads';
import { Sqlite } from './sqlite.ts';
import { sentError, unpackQueries, type Call, type Reply, type Returned } from './thread-messages.ts';

let sqlite: Sqlite | null = null;

function carryOut(open: Sqlite, call: Call): Returned {
  if (call.kind === 'run') return open.run(call.query);
  if (call.kind === 'all') return open.runAll(unpackQueries(call.packed));
  if (call.kind === 'rollback') open.rollback();
  else open.close();
  return null;
}

function reply(work: () => Returned): void {
  let answer: Reply;
  try {
    answer = { value: work() };
  } catch (error) {
    answer = { error: sentError(error) };
  }
  parentPort?.postMessage(answer);
}

reply(() => {
  sqlite = new Sqlite(workerData as string);
  return null;
});

parentPort?.on('message', (call: Call) => {
  reply(() => {
    if (sqlite === null) throw new Error('the database is not open');
    return carryOut(sqlite, call);
  });
});
