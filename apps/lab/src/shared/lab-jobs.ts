import {
  labKind,
  payloadOf,
  repositories,
  type Db,
  type JobRunner,
  type Studies,
  type Study,
} from '@mechatable/sql';
import { startThreads } from '../play/threads.ts';
import { engineDigest } from './engine.ts';
import { OpenStudies, type StartTeams } from './open-studies.ts';
import { words } from './words.ts';

/** After an error, a shard is tried again this many milliseconds later. */
const RETRY_MS = 2000;
/** How often to look for studies that this machine can't play, in milliseconds. */
const LOOK_MS = 10_000;

export interface LabOptions {
  /** How many threads play at a time. */
  readonly cores: number;
  /** The hash of the code and content of this machine. Default: of what is installed. */
  readonly engine?: string;
  /** Default: in threads. */
  readonly start?: StartTeams;
  /** Prints a line for the operator of this machine. */
  readonly say: (sentence: string) => void;
}

/** A machine with another engine was asked to play: the result might differ. */
export class OtherEngineError extends Error {
  override readonly name = 'OtherEngineError';
}

/** Runs shards of studies, until it is closed. */
export async function runLabJobs(
  db: Db,
  { cores, engine = engineDigest(), start = (teams) => startThreads(teams, cores), say }: LabOptions,
): Promise<JobRunner> {
  const { studies } = repositories(db);
  const open = new OpenStudies(studies, start);
  let isClosed = false;
  const run = async (payload: unknown): Promise<void> => {
    const { study: id, shard } = payloadOf('lab', payload);
    try {
      await playShard(studies, open, { id, shard, engine, say });
    } catch (error) {
      if (isClosed) throw error; // its threads are gone
      await studies.noteProblem(id, error instanceof Error ? error.message : String(error));
      throw error;
    }
  };
  const stopWarning = warnOfOthers(studies, engine, say);
  const runner = await db.jobs.run(
    { [labKind(engine)]: { atOnce: cores, isLong: true, run } },
    {
      retryMs: RETRY_MS,
      after: (milliseconds, work) => {
        const timer = setTimeout(work, milliseconds);
        return () => {
          clearTimeout(timer);
        };
      },
      onError: (job, error) => {
        if (!isClosed) say(words.failed(job, error instanceof Error ? error.message : String(error)));
      },
    },
  );
  return {
    async close() {
      isClosed = true;
      stopWarning();
      await runner.close();
      await open.close();
    },
  };
}

interface Wanted {
  readonly id: string;
  readonly shard: number;
  readonly engine: string;
  readonly say: LabOptions['say'];
}

async function playShard(
  studies: Studies,
  open: OpenStudies,
  { id, shard, engine, say }: Wanted,
): Promise<void> {
  const study = await studies.find(id);
  if (study?.state !== 'running') return;
  if (study.engine !== engine) throw new OtherEngineError(words.otherEngine(study, engine));
  await open.use(study, async (playing) => {
    const deals = JSON.stringify(await playing.play(shard));
    if ((await studies.addShard(id, { number: shard, deals })) === 'differs') say(words.differs(id, shard));
    await playing.judge();
  });
}

/** Reports every running study with another engine, once. */
function warnOfOthers(studies: Studies, engine: string, say: LabOptions['say']): () => void {
  const reported = new Set<string>();
  const report = (study: Study): void => {
    if (reported.has(study.id)) return;
    reported.add(study.id);
    say(words.otherEngine(study, engine));
  };
  const look = (): void => {
    studies.forOthers(engine).then(
      (found) => {
        found.forEach(report);
      },
      () => undefined, // the database can't be reached, which its other users report
    );
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}
