import { ForfeitError, type Frame, type Host } from '@mechatable/host';
import type { RemoteHost } from '@mechatable/host/remote';
import { BadInputError, type Outcome, type Seat } from '@mechatable/kernel';
import { ProblemError, ROUTES, type Api } from '@mechatable/protocol';
import type { FollowedTable } from './followed-table.ts';

/** Chooses one of the legal actions of a frame. A `ForfeitError` concedes the match. */
export type Choose = (host: Host, seat: Seat, frame: Frame) => Promise<unknown>;

export interface Finished {
  readonly seat: Seat;
  readonly outcome: Outcome;
  /** Why the program conceded; null if it didn't. */
  readonly forfeit: string | null;
}

/** Programs are always asked. */
const ALWAYS = { mode: 'always', stops: {}, passedTurn: null } as const;

/**
 * Plays a match until it is over. Refuses every offer, since a program can't judge what an undo or a draw is worth. Null
 * if there is no match anymore: the table was closed before it began, or is no longer followed.
 */
export async function playTable(api: Api, table: FollowedTable, choose: Choose): Promise<Finished | null> {
  const host = await begun(table);
  const seat = host?.here[0];
  if (host === null || seat === undefined) return null;
  let forfeit: string | null = null;
  if (host.frame(seat).outcome === null) await host.setAnswers(seat, ALWAYS);
  const refusing = refuseOffers(api, table, seat);
  while (!table.isClosed) {
    const frame = host.frame(seat);
    if (frame.outcome !== null) {
      table.close();
      await refusing;
      return { seat, outcome: frame.outcome, forfeit };
    }
    if (forfeit !== null || !frame.asked.includes(seat) || frame.passing) {
      await table.changed();
      continue;
    }
    try {
      await move(host, seat, frame, choose);
    } catch (error) {
      if (!(error instanceof ForfeitError)) throw error;
      forfeit = error.message;
      await host.concede(seat);
    }
  }
  await refusing;
  return null;
}

/** The match, as soon as it has begun; null if it never does. */
async function begun(table: FollowedTable): Promise<RemoteHost | null> {
  while (table.host === null) {
    if (table.isClosed || table.room?.table.status === 'aborted') return null;
    await table.changed();
  }
  return table.host;
}

async function move(host: RemoteHost, seat: Seat, frame: Frame, choose: Choose): Promise<void> {
  const action = await choose(host, seat, frame);
  if (host.frame(seat).entry !== frame.entry) return; // someone has undone a move meanwhile
  try {
    await host.act(seat, action);
  } catch (error) {
    // The question has changed since: it is asked again.
    if (!(error instanceof BadInputError)) throw error;
  }
}

async function refuseOffers(api: Api, table: FollowedTable, seat: Seat): Promise<void> {
  const refused = new Set<string>();
  while (!table.isClosed) {
    for (const { kind, by, at } of table.room?.offers ?? []) {
      const offer = `${kind} ${String(by)} ${String(at)}`;
      if (by === seat || refused.has(offer)) continue;
      refused.add(offer);
      await refuse(api, table.id, { seat, kind, by, at, agree: false });
    }
    try {
      await table.changed();
    } catch {
      return; // the match itself reports it
    }
  }
}

async function refuse(
  api: Api,
  table: string,
  body: { seat: Seat; kind: 'undo' | 'draw'; by: Seat; at: number; agree: false },
): Promise<void> {
  try {
    await api.call(ROUTES.answerOffer, { params: { table }, body });
  } catch (error) {
    // It has lapsed, or the connection is lost: then it lapses with the next move.
    if (!(error instanceof ProblemError) && !(error instanceof Error && error.name === 'UnreachableError'))
      throw error;
  }
}
