import { availableParallelism } from 'node:os';
import { BadInputError, type AnyGame } from '@mechatable/kernel';
import { workOf, type StudySettings, type StudyWork } from '@mechatable/study';
import { createStudy, runLabJobs, ShardReader } from '@mechatable/lab/shared';
import { isPostgres, openPostgres, openSqlite, repositories, type Db, type Study } from '@mechatable/sql';
import { StoreFailedError } from '@mechatable/store';
import type { Io } from '../io.ts';
import { LiveLine, type StudyRunner } from './run-study.ts';
import { continuesText, startedText, stoppedText, waitingText } from './studies-text.ts';

export interface SharedPlace {
  /** The address of PostgreSQL, or a file. */
  readonly database: string;
  /** How many threads play, if this computer does. */
  readonly cores: number | undefined;
}

/** How many chunks are asked for at a time: they come in order anyway. */
const WIDTH = 2;
/** A message appears after this many milliseconds without a new shard. */
const LONG_WAIT_MS = 3000;

/** Opens a database for as long as the work takes. */
export async function withDatabase<T>(database: string, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    const db = await (isPostgres(database) ? openPostgres(database) : openSqlite(database));
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  } catch (error) {
    throw error instanceof StoreFailedError ? new BadInputError(error.message) : error;
  }
}

/** Starts a study for all machines that share the database, and follows it. */
export function startShared(
  io: Io,
  place: SharedPlace,
  game: AnyGame,
  settings: StudySettings,
  show: (play: StudyRunner) => Promise<number>,
): Promise<number> {
  const work = workOf(game, settings);
  return withDatabase(place.database, async (db) => {
    const study = await createStudy(repositories(db).studies, settings, work, io.version);
    io.err(startedText(study, isPostgres(place.database)));
    return show(playShared(io, db, place, study, work));
  });
}

/**
 * Follows a study and adds up what other machines play. Only one process at a time can use a file, so for a study in a
 * file, it plays the study itself.
 */
export function playShared(
  io: Io,
  db: Db,
  { database, cores = availableParallelism() }: SharedPlace,
  study: Study,
  work: StudyWork,
): StudyRunner {
  return async (_teams, add) => {
    const stop = new AbortController();
    const live = new LiveLine(io);
    const progress = { done: -1, at: performance.now() };
    const release = io.onInterrupt(() => {
      io.err(continuesText(study, isPostgres(database)));
      stop.abort();
    });
    const { studies } = repositories(db);
    const reader = new ShardReader(studies, study.id, work, {
      signal: stop.signal,
      onWait(current) {
        const now = performance.now();
        if (current.done !== progress.done) Object.assign(progress, { done: current.done, at: now });
        if (now - progress.at >= LONG_WAIT_MS) live.show(() => waitingText(current, isPostgres(database)));
      },
      onStopped(current) {
        io.err(stoppedText(study.id, current));
        stop.abort();
      },
    });
    const say = (sentence: string): void => {
      io.err(`${sentence}\n`);
    };
    const jobs =
      isPostgres(database) || study.state !== 'running' ? null : await runLabJobs(db, { cores, say });
    try {
      const added = await add({ players: reader.players, width: WIDTH, signal: stop.signal });
      // The machines that play notice this too, but perhaps only after this process ends.
      if (!stop.signal.aborted) await studies.end(study.id, 'done');
      return added;
    } finally {
      release();
      live.clear();
      stop.abort(); // shards after the end aren't needed
      await jobs?.close();
    }
  };
}
