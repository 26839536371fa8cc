import { setTimeout as wait } from 'node:timers/promises';
import type { Studies, Study } from '@mechatable/sql';
import { readShard, SHARD, type DealFacts, type DealPlayer, type StudyWork } from '@mechatable/study';

/** How often to look for new shards, in milliseconds. */
const POLL_MS = 250;
/** Shards per query. */
const AT_ONCE = 64;

export interface ReaderOptions {
  readonly signal: AbortSignal;
  /** Called while the next shard isn't there yet. */
  readonly onWait: (study: Study) => void;
  /** Called if there won't be a next shard: the study was stopped, or deleted (null). */
  readonly onStopped: (study: Study | null) => void;
}

/** Reads the results of other machines. To the code that adds up deals, it looks like a local player. */
export class ShardReader {
  /** One for each arm. */
  readonly players: readonly DealPlayer[];
  readonly #studies: Studies;
  readonly #id: string;
  readonly #options: ReaderOptions;
  readonly #shards: (readonly DealFacts[])[] = [];
  #reading: Promise<void> | null = null;

  constructor(studies: Studies, id: string, { teams }: StudyWork, options: ReaderOptions) {
    this.#studies = studies;
    this.#id = id;
    this.#options = options;
    this.players = teams.map((_, arm) => async (from, to) => {
      const deals: DealFacts[] = [];
      for (let deal = from; deal < to; deal++) deals.push(await this.#deal(deal));
      return deals.map((facts) => facts[arm] ?? []);
    });
  }

  async #deal(deal: number): Promise<DealFacts> {
    const shard = Math.floor(deal / SHARD);
    while (this.#shards.length <= shard) {
      this.#reading ??= this.#read().finally(() => {
        this.#reading = null;
      });
      await this.#reading;
    }
    return this.#shards[shard]?.[deal % SHARD] ?? [];
  }

  /** Reads new shards in order. If there are none, waits a little. */
  async #read(): Promise<void> {
    const { signal, onWait, onStopped } = this.#options;
    // Read before the shards, or a shard saved just before the study ends could be missed.
    const study = await this.#studies.find(this.#id);
    const found = await this.#studies.shardsFrom(this.#id, this.#shards.length, AT_ONCE);
    for (const { deals } of found) this.#shards.push(readShard(JSON.parse(deals)));
    if (found.length > 0) return;
    if (study?.state === 'running') onWait(study);
    else onStopped(study);
    await wait(POLL_MS, undefined, { signal });
  }
}
