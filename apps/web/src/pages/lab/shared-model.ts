import type { AnyGame } from '@mechatable/kernel';
import { BadInputError } from '@mechatable/kernel';
import { ProblemError, ROUTES, UnreachableError, type SharedStudy } from '@mechatable/protocol';
import {
  readShard,
  readStudySettings,
  workOf,
  type StudyResult,
  type StudySettings,
  type StudySum,
} from '@mechatable/study';
import { signal } from '@preact/signals';
import { api } from '../../browser/api.ts';
import { reportBug } from '../../browser/bug.ts';
import { loadRules } from '../../games/rules.ts';
import { words } from './words.ts';

/** How often the server is asked for more, in milliseconds. */
const POLL_MS = 1500;

/** A study on the server, and its result so far. */
export interface ShownStudy {
  readonly study: SharedStudy;
  readonly settings: StudySettings;
  readonly game: AnyGame;
  /** The maximum number of matches per variant. */
  readonly most: number;
  readonly result: StudyResult;
  /** Whether everything that decides it is shown. */
  readonly isComplete: boolean;
}

interface Opened extends Omit<ShownStudy, 'study' | 'result' | 'isComplete'> {
  readonly sum: StudySum;
  readonly deals: number;
}

type Ask = (from: number) => Promise<{ study: SharedStudy; played: readonly unknown[] }>;

/** Follows a study on the server. The page adds up the results, as for studies that it plays itself. */
export class SharedModel {
  readonly shown = signal<ShownStudy | null>(null);
  /** Why it can't be shown, or can no longer be followed. */
  readonly problem = signal<string | null>(null);
  /** The server has no such study. */
  readonly isMissing = signal(false);
  readonly #ask: Ask;
  #opened: Opened | null = null;
  #shards = 0;
  #added = 0;
  #isDecided = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #isClosed = false;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  static of(id: string): SharedModel {
    return new SharedModel((from) => api.call(ROUTES.getStudy, { params: { study: id }, query: { from } }));
  }

  /** Polls until the study ends or this is closed. */
  follow(): void {
    this.#next()
      .then((wait) => {
        if (wait === null || this.#isClosed) return;
        this.#timer = setTimeout(() => {
          this.follow();
        }, wait);
      })
      .catch(reportBug);
  }

  close(): void {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  /** How long to wait before the next request; null if none is needed. */
  async #next(): Promise<number | null> {
    try {
      const { study, played } = await this.#ask(this.#shards);
      this.#opened ??= await openStudy(study);
      this.#add(this.#opened, played);
      this.problem.value = null;
      const { sum, settings, game, most, deals } = this.#opened;
      const isComplete = this.#isDecided || this.#added >= deals;
      this.shown.value = { study, settings, game, most, result: sum.result(), isComplete };
      if (isComplete) return null;
      if (played.length > 0) return 0;
      return study.state === 'running' ? POLL_MS : null;
    } catch (error) {
      return this.#failed(error);
    }
  }

  #add({ sum }: Opened, played: readonly unknown[]): void {
    for (const shard of played) {
      this.#shards++;
      for (const deal of readShard(shard)) {
        if (this.#isDecided) return;
        this.#added++;
        this.#isDecided = sum.add(deal);
      }
    }
  }

  #failed(error: unknown): number | null {
    if (error instanceof UnreachableError) {
      this.problem.value = words.shared.unreachable;
      return POLL_MS;
    }
    if (error instanceof ProblemError && error.code === 'not-found') this.isMissing.value = true;
    else if (error instanceof ProblemError || error instanceof BadInputError)
      this.problem.value = error.message;
    else throw error;
    return null;
  }
}

async function openStudy({ game: id, settings: stored }: SharedStudy): Promise<Opened> {
  const settings = readStudySettings(stored);
  const game = await loadRules(id);
  if (game === null) throw new BadInputError(words.shared.noGame(id));
  const work = workOf(game, settings);
  return { settings, game, most: work.matches, deals: work.deals, sum: work.start() };
}
