import { findGame } from '@mechatable/catalog';
import type { RemoteHost } from '@mechatable/host/remote';
import { pick, rngFrom, type Rng, type Seat } from '@mechatable/kernel';
import { ROUTES, type TableInfo, type TableTerms } from '@mechatable/protocol';
import { newSigner, TestVisitor, type Following } from './visitor.ts';

/** Asks in every window, so that nothing is passed automatically. */
export const ALWAYS = { mode: 'always', stops: {}, passedTurn: null } as const;

export interface TableSettings {
  readonly game?: string;
  readonly terms?: Partial<TableTerms>;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The bots of the last seats. */
  readonly bots?: readonly string[];
  /** Default: at rated tables, where matches between people without keys don't count. */
  readonly isSigned?: boolean;
  readonly visibility?: 'open' | 'link';
}

/** People who play a match, each on their own page. */
export interface Sitting {
  readonly id: string;
  readonly visitors: readonly TestVisitor[];
  readonly pages: readonly Following[];
  readonly hosts: readonly RemoteHost[];
}

export async function setUpTable(visitor: TestVisitor, settings: TableSettings = {}): Promise<TableInfo> {
  const { game = 'lanes', terms = {}, options = {}, bots = [], visibility = 'link' } = settings;
  const people = findGame(game).seats.max - bots.length;
  return visitor.api.call(ROUTES.createTable, {
    body: {
      game,
      options: { ...options },
      // Computing an undo is slow, so only tests of undo enable it.
      terms: { undos: 0, ...terms },
      visibility,
      seats: [...new Array<null>(people).fill(null), ...bots],
    },
  });
}

/** Sets up a table and seats everyone, who are asked in every window. */
export async function sitDown(url: string, settings: TableSettings = {}): Promise<Sitting> {
  const { game = 'lanes', bots = [], isSigned = settings.terms?.rated === true } = settings;
  const people = findGame(game).seats.max - bots.length;
  const visitors: TestVisitor[] = [];
  for (let i = 0; i < people; i++)
    visitors.push(await TestVisitor.arrive(url, isSigned ? await newSigner() : null));
  const [creator] = visitors;
  if (creator === undefined) throw new Error('A table needs a person.');
  const { id } = await setUpTable(creator, settings);
  const pages = visitors.map((visitor) => visitor.follow(id));
  for (const visitor of visitors) await visitor.join(id);
  const hosts = await Promise.all(pages.map((page) => page.match()));
  for (const [seat, host] of hosts.entries())
    if (host.game.rules.answering !== null) await host.setAnswers(seat, ALWAYS);
  return { id, visitors, pages, hosts };
}

/** The seat of a page. */
export function seatOf(host: RemoteHost): Seat {
  const [seat] = host.here;
  if (seat === undefined) throw new Error('This page has no seat.');
  return seat;
}

/** Resolves when everyone has received this many entries. */
export async function received({ pages }: Pick<Sitting, 'pages'>, entry: number): Promise<void> {
  await Promise.all(
    pages.map((page) =>
      page.until(() => page.host !== null && page.host.frame(seatOf(page.host)).entry >= entry),
    ),
  );
}

/** The first person who is asked now, once everyone has received the latest entry; null if nobody is. */
export async function asked({ pages, hosts }: Sitting): Promise<RemoteHost | null> {
  await received({ pages }, Math.max(...hosts.map((host) => host.frame(seatOf(host)).entry)));
  return hosts.find((host) => host.frame(seatOf(host)).asked.includes(seatOf(host))) ?? null;
}

/** The first person who is asked now. Throws if nobody is. */
export async function hostToMove(sitting: Sitting): Promise<RemoteHost> {
  const host = await asked(sitting);
  if (host === null) throw new Error('Nobody is asked.');
  return host;
}

/** Lets people choose at random, this many times or until the match is over or waits for a bot. */
export async function play(sitting: Sitting, moves: number, rng: Rng = rngFrom('play')): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const host = await asked(sitting);
    if (host === null) return;
    const seat = seatOf(host);
    const verdict = await host.act(seat, pick(rng, host.frame(seat).legal));
    if (!verdict.ok) throw new Error(verdict.sentence);
  }
}

/** Plays no card that could win the match, until another person is asked. */
export async function endTurn(host: RemoteHost): Promise<void> {
  const seat = seatOf(host);
  while (host.frame(seat).asked.includes(seat)) {
    const verdict = await host.act(seat, host.frame(seat).legal.at(-1));
    if (!verdict.ok) throw new Error(verdict.sentence);
  }
  if (host.frame(seat).outcome !== null) throw new Error('The match is over.');
}

/** Everything about the latest position that a request needs. */
export function requestFor(host: RemoteHost, key = newKey()): { seat: Seat; at: number; request: string } {
  const seat = seatOf(host);
  return { seat, at: host.frame(seat).entry, request: key };
}

let keys = 0;

export function newKey(): string {
  keys++;
  return `request-key-${String(keys).padStart(10, '0')}`;
}
