import { findGame } from '@mechatable/catalog';
import type { Studies, Study } from '@mechatable/sql';
import {
  dealsBetween,
  dealsOfShard,
  readShard,
  readStudySettings,
  workOf,
  type DealFacts,
  type StudySum,
  type StudyWork,
  type Team,
} from '@mechatable/study';
import type { Threads } from '../play/threads.ts';

/** Shards per query. */
const AT_ONCE = 64;

/** Starts the threads of a study. */
export type StartTeams = (teams: readonly Team[]) => Threads;

/** A study that this machine plays: its threads, and the result so far. */
export class OpenStudy {
  readonly #studies: Studies;
  readonly #id: string;
  readonly #work: StudyWork;
  readonly #threads: Threads;
  readonly #sum: StudySum;
  #judged = 0;
  #judging: Promise<void> = Promise.resolve();
  /** How many shards are being played. */
  users = 0;

  constructor(studies: Studies, { id, game, settings }: Study, start: StartTeams) {
    this.#studies = studies;
    this.#id = id;
    this.#work = workOf(findGame(game), readStudySettings(settings));
    this.#sum = this.#work.start();
    this.#threads = start(this.#work.teams);
  }

  play(shard: number): Promise<readonly DealFacts[]> {
    return dealsBetween(this.#threads.players, ...dealsOfShard(shard, this.#work.deals));
  }

  /**
   * Ends the study if the shards before the first gap decide it. Every machine checks after each of its shards, so the one
   * that fills the last gap sees everything.
   */
  judge(): Promise<void> {
    this.#judging = this.#judging.catch(() => undefined).then(() => this.#look());
    return this.#judging;
  }

  close(): Promise<void> {
    return this.#threads.close();
  }

  async #look(): Promise<void> {
    if (!this.#work.endsEarly) {
      const study = await this.#studies.find(this.#id);
      if (study !== null && study.done === study.shards) await this.#studies.end(this.#id, 'done');
      return;
    }
    for (;;) {
      const found = await this.#studies.shardsFrom(this.#id, this.#judged, AT_ONCE);
      if (found.length === 0) return;
      for (const { number, deals } of found) {
        const [, to] = dealsOfShard(number, this.#work.deals);
        const isDecided = readShard(JSON.parse(deals)).some((deal) => this.#sum.add(deal));
        this.#judged = number + 1;
        if (!isDecided && to < this.#work.deals) continue;
        await this.#studies.end(this.#id, 'done');
        return;
      }
    }
  }
}

/** The studies that this machine plays. Closes the threads of an idle study when another one needs them. */
export class OpenStudies {
  readonly #studies: Studies;
  readonly #start: StartTeams;
  readonly #open = new Map<string, OpenStudy>();

  constructor(studies: Studies, start: StartTeams) {
    this.#studies = studies;
    this.#start = start;
  }

  async use<T>(study: Study, work: (open: OpenStudy) => Promise<T>): Promise<T> {
    const known = this.#open.get(study.id);
    const open = known ?? new OpenStudy(this.#studies, study, this.#start);
    this.#open.set(study.id, open);
    open.users++; // before the first await, or it would look unused
    try {
      if (known === undefined) await this.#closeUnused();
      return await work(open);
    } finally {
      open.users--;
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open.values()].map((open) => open.close()));
  }

  async #closeUnused(): Promise<void> {
    const unused = [...this.#open].filter(([, { users }]) => users === 0);
    for (const [id] of unused) this.#open.delete(id);
    await Promise.all(unused.map(([, open]) => open.close()));
  }
}
