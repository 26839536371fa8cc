import { findGame } from '@mechatable/catalog';
import { HostClosedError, MovedOnError } from '@mechatable/host';
import { below, pick, rngFrom, type Rng } from '@mechatable/kernel';
import { ProblemError, UnreachableError } from '@mechatable/protocol';
import { seatOf, setUpTable, type TableSettings } from '../../harness/table.ts';
import { TestVisitor, type Following } from '../../harness/visitor.ts';
import { CLUSTER, loggingFetch, type Wire } from './logging-fetch.ts';
import { readTable } from './reader.ts';

/** One in this many moves is undone if that is free. */
const UNDO_EVERY = 6;
/** How long to wait before setting up a table is tried again, in milliseconds. */
const AGAIN = 50;

export interface MatchSettings extends TableSettings {
  /** How many people watch without playing. */
  readonly spectators: number;
  /** After this many entries, everyone leaves. Default: the match is played to its end. */
  readonly length?: number;
}

/** When to stop, and where to report. */
export interface Surroundings extends Wire {
  readonly isStopped: () => boolean;
  readonly stopped: Promise<void>;
  readonly onOpen: (pages: readonly Following[]) => void;
}

/** Plays one match, until it ends or all traffic stops. Everyone has their own page. */
export async function playMatch(name: string, settings: MatchSettings, around: Surroundings): Promise<void> {
  const people = findGame(settings.game ?? 'lanes').seats.max - (settings.bots ?? []).length;
  const names = Array.from({ length: people + settings.spectators }, (_, n) => `${name} ${String(n)}`);
  const visitors: TestVisitor[] = [];
  for (const client of names) visitors.push(await untilDone(() => arrive(client, around)));
  const [creator] = visitors;
  if (creator === undefined) throw new Error('A table needs a person.');
  const { id } = await untilDone(() => setUpTable(creator, settings));
  const pages = visitors.map((visitor, n) =>
    readTable(visitor, names[n] ?? '', id, n >= people, around.write),
  );
  around.onOpen(pages);
  try {
    for (const visitor of visitors.slice(0, people)) await untilDone(() => visitor.join(id));
    await Promise.all(
      pages
        .slice(0, people)
        .map((page, n) => playOn(page, rngFrom(`${name} ${String(n)}`), settings.length, around)),
    );
  } finally {
    for (const page of pages) page.close();
  }
}

function arrive(client: string, wire: Wire): Promise<TestVisitor> {
  return TestVisitor.arrive(CLUSTER, null, loggingFetch(client, wire));
}

/** Moves whenever it is asked. A move that is on its way is awaited even after the end. */
async function playOn(
  page: Following,
  rng: Rng,
  length = Infinity,
  { isStopped, stopped }: Surroundings,
): Promise<void> {
  await Promise.race([page.match(), stopped]);
  const { host } = page;
  if (host === null) return;
  const seat = seatOf(host);
  for (;;) {
    const frame = host.frame(seat);
    if (frame.outcome !== null || frame.entry >= length || isStopped()) return;
    if (frame.undo?.free === true && below(rng, UNDO_EVERY) === 0) await orTooLate(host.takeBack(seat));
    else if (frame.asked.includes(seat)) await orTooLate(host.act(seat, pick(rng, frame.legal)));
    else await Promise.race([page.until(() => host.frame(seat) !== frame), stopped]);
  }
}

/** Someone else may move while a person chooses: then their choice is too late. */
async function orTooLate(acting: Promise<unknown>): Promise<void> {
  try {
    await acting;
  } catch (error) {
    const isLate = error instanceof ProblemError && error.code === 'moved-on';
    if (!isLate && !(error instanceof MovedOnError) && !(error instanceof HostClosedError)) throw error;
  }
}

/** Retries until the server answers. */
async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ProblemError && error.status < 500 && error.code !== 'too-many') throw error;
      if (!LOST.some((kind) => error instanceof kind)) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

/** Thrown when there is no answer, or only part of one. */
const LOST = [ProblemError, UnreachableError, TypeError, SyntaxError, DOMException];
