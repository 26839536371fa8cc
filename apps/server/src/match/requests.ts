import { HostClosedError, MovedOnError, type EntryContext } from '@mechatable/host';
import {
  isSeatEntry,
  isUndo,
  moveOf,
  same,
  signedText,
  type Entry,
  type Player,
  type Seat,
  type SignatureCheck,
} from '@mechatable/kernel';
import { ProblemError } from '@mechatable/protocol';
import { DuplicateRequestError, type Journal } from '@mechatable/sql';
import { StaleSequenceError } from '@mechatable/store';
import { refusal } from '../refusal.ts';
import { words } from '../words.ts';

/** A request of a seat: when it was made and signed, and the key by which it counts once. */
export interface Request extends EntryContext {
  readonly at: number;
  readonly request: string;
}

/** A request that came too late, in the words of the protocol. */
export async function orMovedOn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MovedOnError || error instanceof StaleSequenceError)
      throw refusal('moved-on', words.match.movedOn);
    if (error instanceof HostClosedError) throw refusal('not-saved', words.notSaved);
    throw error;
  }
}

/**
 * Carries out a request once, and returns the number of entries after it. If it has been carried out before, that is the
 * answer again.
 */
export async function once(
  journal: Journal,
  table: string,
  { request }: Request,
  entry: Entry,
  work: () => Promise<number>,
): Promise<number> {
  try {
    return await orMovedOn(work);
  } catch (error) {
    const isLate = error instanceof ProblemError && error.code === 'moved-on';
    if (!isLate && !(error instanceof DuplicateRequestError)) throw error;
    const known = await journal.entryOf(table, request);
    if (known === null) throw error;
    if (!same(bare(known.entry), bare(entry))) throw refusal('bad-request', words.match.usedKey);
    return known.number + 1;
  }
}

/** Without signatures. */
function bare(entry: Entry): unknown {
  if (isUndo(entry)) return { seat: entry.seat, undo: entry.undo };
  return isSeatEntry(entry) ? { seat: entry.seat, player: entry.player } : moveOf(entry);
}

/** A player with a key signs every entry, including everything before it. */
export async function checkSignature(
  check: SignatureCheck,
  player: Player | undefined,
  link: string | null,
  entry: Entry,
  signature: string | undefined,
): Promise<void> {
  const key = player?.kind === 'person' ? player.key : undefined;
  if (key === undefined) {
    if (signature !== undefined) throw refusal('bad-request', words.match.badSignature);
    return;
  }
  if (signature === undefined) throw refusal('bad-request', words.match.unsigned);
  const isGenuine = link !== null && (await check(key, signedText(link, entry), signature));
  if (!isGenuine) throw refusal('bad-request', words.match.badSignature);
}

/** The other people who have not conceded. */
export function othersInPlay(
  players: readonly Player[],
  gone: ReadonlySet<Seat>,
  seat: Seat,
): readonly Seat[] {
  return players.flatMap(({ kind }, other) =>
    kind === 'person' && other !== seat && !gone.has(other) ? [other] : [],
  );
}
