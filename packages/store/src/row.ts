import {
  BadInputError,
  checkHead,
  commitToV1,
  entrySchema,
  parseAs,
  RECORD_FORMAT_1,
  type Entry,
} from '@mechatable/kernel';
import { z } from 'zod';
import {
  DamagedMatchError,
  MatchNotFoundError,
  StaleSequenceError,
  type DamagedMatch,
  type MatchHead,
  type MatchList,
  type MatchSummary,
} from './store.ts';

/** A stored match without its entries. */
export interface Row {
  readonly id: string;
  readonly head: MatchHead;
  readonly length: number;
  readonly touched: number;
  readonly ended: string | null;
}

export function newRow(head: MatchHead, length: number, ended: string | null): Row {
  return { id: head.id, head, length, touched: head.opened, ended };
}

/** The row to change. Throws if the match has another number of entries than the writer expects. */
export function rowAt(id: string, at: number, found: Row | undefined): Row {
  if (found === undefined) throw new MatchNotFoundError(id);
  if (found.length !== at) throw gone();
  return found;
}

/** The row after one more entry. */
export function grown(row: Row, ended: string | null, now: number): Row {
  return { ...row, length: row.length + 1, touched: now, ended };
}

export function gone(): StaleSequenceError {
  return new StaleSequenceError(
    'This match was continued elsewhere, perhaps in another tab. Reopen it to continue.',
  );
}

export function taken(id: string): StaleSequenceError {
  return new StaleSequenceError(`Match ${id} already exists.`);
}

const count = z.int().nonnegative();
const row = z.strictObject({
  id: z.string(),
  head: z.strictObject({ id: z.string(), opened: z.number(), head: z.unknown() }),
  length: count,
  touched: z.number(),
  ended: z.string().nullable(),
});

/** Checks a stored row, which may be damaged or written by something else. */
export function checkRow(value: unknown): Row {
  return orDamaged(() => {
    const { head, ...rest } = parseAs(row, value, 'stored match');
    return { ...rest, head: { ...head, head: checkHead(head.head) } };
  });
}

export function checkEntries(values: readonly unknown[], { length }: Row): readonly Entry[] {
  if (values.length !== length)
    throw new DamagedMatchError(
      `The stored match should have ${String(length)} entries, but has ${String(values.length)}.`,
    );
  return orDamaged(() =>
    values.map((value, at) => parseAs(entrySchema, value, `entry ${String(at + 1)} of the stored match`)),
  );
}

/** Runs checks; throws a `DamagedMatchError` for anything they find. */
export function orDamaged<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof BadInputError) throw new DamagedMatchError(error.message, { cause: error });
    throw error;
  }
}

/** The valid matches among stored rows, the latest first, and separately the damaged ones. */
export function listed(rows: readonly unknown[]): MatchList {
  const matches: MatchSummary[] = [];
  const damaged: DamagedMatch[] = [];
  for (const raw of rows) {
    try {
      const { head, length, touched, ended } = checkRow(raw);
      matches.push({ ...head, length, touched, ended });
    } catch (error) {
      if (!(error instanceof DamagedMatchError)) throw error;
      const id: unknown = (raw as Partial<Row> | null)?.id;
      damaged.push({ id: typeof id === 'string' ? id : '', problem: error.message });
    }
  }
  matches.sort((a, b) => b.touched - a.touched || b.opened - a.opened || (a.id < b.id ? -1 : 1));
  return { matches, damaged };
}

/** Converts a row of format 1 to the current shape; anything else stays unchanged. */
export function upgradedRow(value: unknown): unknown {
  const old = value as Partial<Record<string, unknown>>;
  const head = old.head as Partial<Record<string, unknown>> | undefined;
  if (typeof head?.seed !== 'string') return value;
  const { id, opened, seed, from, game, rulesVersion, options, seats } = head;
  return {
    id: old.id,
    head: {
      id,
      opened,
      head: {
        ...{ format: RECORD_FORMAT_1, game, rulesVersion, options, seats, seed },
        seedCommitment: commitToV1(seed),
        ...(from === null || from === undefined ? {} : { from }),
      },
    },
    length: old.moves,
    touched: old.touched,
    ended: old.ended,
  };
}
