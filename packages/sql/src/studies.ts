import type { Selectable, Transaction } from 'kysely';
import type { Db } from './db.ts';
import { writeWithJobs } from './jobs/add-jobs.ts';
import type { Job } from './jobs/job.ts';
import { labJob } from './jobs/kinds.ts';
import { anything, readJson } from './json.ts';
import type { Schema, StudiesTable, StudyState } from './schema.ts';

export interface NewStudy {
  /** Random, so that nobody finds it by guessing. */
  readonly id: string;
  readonly kind: string;
  readonly game: string;
  /** Everything that the result depends on, as plain data. */
  readonly settings: unknown;
  /** Only machines with the same engine play it. */
  readonly engine: string;
  readonly version: string;
  /** How many shards there are to play, at most. */
  readonly shards: number;
}

export interface Study extends NewStudy {
  readonly state: StudyState;
  readonly created: number;
  readonly ended: number | null;
  /** Why the last attempt at a shard failed. */
  readonly problem: string | null;
  /** How many shards are played. */
  readonly done: number;
}

export interface Shard {
  /** Counted from 0. */
  readonly number: number;
  /** JSON. */
  readonly deals: string;
}

/**
 * `repeated`: the same was there already. `differs`: something else was there, which stays. `gone`: the study was deleted.
 */
export type AddedShard = 'added' | 'repeated' | 'differs' | 'gone';

/** How many shards are queued at a time. Each played shard is replaced by another. */
const QUEUED = 256;

/** Lab studies. Each is played in shards, which are jobs; the result of a shard is stored once. */
export class Studies {
  readonly #db: Db;
  readonly #queued: number;

  /** `queued`: how many shards of a study are queued at a time, and so the most machines that can play it. */
  constructor(db: Db, queued = QUEUED) {
    this.#db = db;
    this.#queued = queued;
  }

  create(study: NewStudy): Promise<void> {
    const created = this.#db.clock();
    const row = { ...rowOf(study), created, state: 'running', ended: null, problem: null } as const;
    return writeWithJobs(this.#db, async (tx) => {
      await tx.insertInto('studies').values(row).execute();
      return numbersTo(Math.min(this.#queued, study.shards)).map((number) => jobOf(row, number));
    });
  }

  async find(id: string): Promise<Study | null> {
    const row = await this.#all().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : studyFrom(row);
  }

  /** The latest first. */
  async list(limit: number): Promise<readonly Study[]> {
    const rows = await this.#all().orderBy('created', 'desc').orderBy('id').limit(limit).execute();
    return rows.map(studyFrom);
  }

  /** Running studies that a machine with this engine can't play. */
  async forOthers(engine: string): Promise<readonly Study[]> {
    const rows = await this.#all().where('state', '=', 'running').where('engine', '!=', engine).execute();
    return rows.map(studyFrom);
  }

  /** Shards from this number on, up to the first that isn't played yet, and no more than `most`. */
  async shardsFrom(id: string, from: number, most: number): Promise<readonly Shard[]> {
    const all = this.#db.query.selectFrom('study_shards').where('study_id', '=', id);
    const next = await all.select('number').where('number', '=', from).executeTakeFirst();
    if (next === undefined) return []; // later shards may be large, and aren't needed yet
    const rows = await all
      .select(['number', 'deals'])
      .where('number', '>=', from)
      .where('number', '<', from + most)
      .orderBy('number')
      .execute();
    return rows.filter(({ number }, place) => number === from + place);
  }

  /** Saves the result of a shard and queues another one. A shard that is played twice counts once. */
  async addShard(id: string, { number, deals }: Shard): Promise<AddedShard> {
    let added: AddedShard = 'gone';
    await writeWithJobs(this.#db, async (tx) => {
      const study = await tx.selectFrom('studies').selectAll().where('id', '=', id).executeTakeFirst();
      added = study === undefined ? 'gone' : await insertShard(tx, id, { number, deals });
      const next = number + this.#queued;
      if (study?.state !== 'running' || next >= study.shards) return [];
      return (await isPlayed(tx, id, next)) ? [] : [jobOf(study, next)];
    });
    return added;
  }

  /** Ends a running study. Its remaining jobs do nothing. False if it isn't running. */
  end(id: string, state: Exclude<StudyState, 'running'>): Promise<boolean> {
    const ended = this.#db.clock();
    return this.#db.write(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('studies')
        .set({ state, ended })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
  }

  /** Resumes a stopped study. If it is running, lost jobs are queued again. Does nothing if it is done. */
  async resume(id: string): Promise<void> {
    await writeWithJobs(this.#db, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('studies')
        .set({ state: 'running', ended: null, problem: null })
        .where('id', '=', id)
        .where('state', '!=', 'done')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return [];
      const study = await tx.selectFrom('studies').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const rows = await tx.selectFrom('study_shards').select('number').where('study_id', '=', id).execute();
      const played = new Set(rows.map(({ number }) => number));
      const next = [...played]
        .map((number) => number + this.#queued)
        .filter((number) => number < study.shards);
      const due = [...numbersTo(Math.min(this.#queued, study.shards)), ...next];
      return due.filter((number) => !played.has(number)).map((number) => jobOf(study, number));
    });
  }

  /** Stores why a shard could not be played. */
  noteProblem(id: string, problem: string): Promise<void> {
    return this.#db.write(async (tx) => {
      await tx.updateTable('studies').set({ problem }).where('id', '=', id).execute();
    });
  }

  /** Deletes a study and its results. False if there is none. */
  delete(id: string): Promise<boolean> {
    return this.#db.write(async (tx) => {
      const { numDeletedRows } = await tx.deleteFrom('studies').where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    });
  }

  #all() {
    return this.#db.query
      .selectFrom('studies')
      .selectAll('studies')
      .select((eb) =>
        eb
          .selectFrom('study_shards')
          .whereRef('study_shards.study_id', '=', 'studies.id')
          .select((count) => count.fn.countAll().as('count'))
          .as('done'),
      );
  }
}

async function isPlayed(tx: Transaction<Schema>, id: string, number: number): Promise<boolean> {
  const found = await tx
    .selectFrom('study_shards')
    .select('number')
    .where('study_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  return found !== undefined;
}

async function insertShard(
  tx: Transaction<Schema>,
  id: string,
  { number, deals }: Shard,
): Promise<'added' | 'repeated' | 'differs'> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('study_shards')
    .values({ study_id: id, number, deals })
    .onConflict((conflict) => conflict.columns(['study_id', 'number']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return 'added';
  const stored = await tx
    .selectFrom('study_shards')
    .select('deals')
    .where('study_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return stored.deals === deals ? 'repeated' : 'differs';
}

type StudyJobs = Pick<StudiesTable, 'id' | 'engine' | 'created' | 'shards'>;

/** All are due now. Their times only order them, so that the shards that decide the study are played first. */
function jobOf({ id, engine, created, shards }: StudyJobs, number: number): Job {
  return labJob(engine, id, number, created - shards + number);
}

function numbersTo(end: number): readonly number[] {
  return Array.from({ length: end }, (_, number) => number);
}

function rowOf({ id, kind, game, settings, engine, version, shards }: NewStudy) {
  return { id, kind, game, settings: JSON.stringify(settings), engine, version, shards };
}

function studyFrom(row: Selectable<StudiesTable> & { readonly done: unknown }): Study {
  const { id, kind, game, engine, version, shards, state, created, ended, problem } = row;
  const settings = readJson(anything, row.settings, 'settings of a study');
  return {
    ...{ id, kind, game, settings, engine, version, shards, state, created, ended, problem },
    done: Number(row.done),
  };
}
