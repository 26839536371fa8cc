import type { Arm, Chunk, DealPlan, DealPlayer, MatchFacts } from '@mechatable/study';
import type { ChunkAnswer } from './worker.ts';
import { words } from './words.ts';

/** One worker, as far as a crew knows it. */
export interface CrewWorker {
  post(chunk: Chunk): void;
  end(): void;
}

export type StartWorker = (onAnswer: (answer: ChunkAnswer) => void) => CrewWorker;

/** The file of the worker couldn't be loaded. */
export class WorkerMissingError extends Error {}

interface Job {
  readonly arm: number;
  readonly chunk: Chunk;
  readonly onAnswer: (answer: ChunkAnswer) => void;
}

interface Member {
  readonly worker: CrewWorker;
  job: Job | null;
}

/**
 * Workers that play the deals of a study. Each has one version of the content, so every arm has its own, but no more than
 * `cores` of them play at a time.
 */
export class Crew {
  readonly players: readonly DealPlayer[];
  /** How many chunks of each arm to ask for at a time. */
  readonly width: number;
  readonly #cores: number;
  readonly #members: readonly (readonly Member[])[];
  #queue: Job[] = [];

  constructor(arms: readonly Arm[], plan: DealPlan, cores: number, start: StartWorker = startWorker) {
    const each = Math.ceil(cores / arms.length);
    this.#cores = cores;
    this.width = each * 2;
    this.#members = arms.map(() => Array.from({ length: each }, () => this.#newMember(start)));
    this.players = arms.map((arm, place) => (from, to) => this.#play(place, { arm, plan, from, to }));
  }

  /** Drops what no worker has begun. */
  clear(): void {
    this.#queue = [];
  }

  close(): void {
    this.clear();
    for (const { worker } of this.#members.flat()) worker.end();
  }

  #newMember(start: StartWorker): Member {
    const member: Member = {
      job: null,
      worker: start((answer) => {
        const done = member.job;
        member.job = null;
        done?.onAnswer(answer);
        this.#next();
      }),
    };
    return member;
  }

  #play(arm: number, chunk: Chunk): Promise<readonly (readonly MatchFacts[])[]> {
    return new Promise((resolve, reject) => {
      const onAnswer = (answer: ChunkAnswer): void => {
        if ('facts' in answer) resolve(answer.facts);
        else reject(answer.error === '' ? new WorkerMissingError(words.noWorker) : new Error(answer.error));
      };
      this.#queue.push({ arm, chunk, onAnswer });
      this.#next();
    });
  }

  #next(): void {
    let busy = this.#members.flat().filter(({ job }) => job !== null).length;
    for (const job of [...this.#queue]) {
      if (busy >= this.#cores) return;
      const idle = this.#members[job.arm]?.find((member) => member.job === null);
      if (idle === undefined) continue;
      this.#queue = this.#queue.filter((other) => other !== job);
      idle.job = job;
      idle.worker.post(job.chunk);
      busy++;
    }
  }
}

/** All cores but one, which the page needs. */
export function coresForStudies(): number {
  return Math.max(1, navigator.hardwareConcurrency - 1);
}

function startWorker(onAnswer: (answer: ChunkAnswer) => void): CrewWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<ChunkAnswer>) => {
    onAnswer(data);
  });
  worker.addEventListener('error', ({ message }) => {
    onAnswer({ error: message });
  });
  return {
    post(chunk) {
      worker.postMessage(chunk);
    },
    end() {
      worker.terminate();
    },
  };
}
