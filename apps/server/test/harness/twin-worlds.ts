import { setImmediate as nextTurn } from 'node:timers/promises';
import { findGame } from '@mechatable/catalog';
import {
  canonical,
  isSeatEntry,
  isUndo,
  openMatch,
  person,
  pick,
  type AnyGame,
  type Entry,
  type Rng,
  type Seat,
  type Viewer,
} from '@mechatable/kernel';
import { API_ROOT } from '@mechatable/protocol';
import type { TestServer } from './server.ts';
import { newKey, setUpTable } from './table.ts';
import type { Servers, TwinStore } from './twin-store.ts';
import { TestVisitor } from './visitor.ts';

/** A table that waits for its last player. */
export interface Prepared {
  readonly game: AnyGame;
  readonly store: TwinStore;
  readonly id: string;
  readonly visitors: readonly TestVisitor[];
}

export async function prepare(gameId: string, store: TwinStore): Promise<Prepared> {
  const game = findGame(gameId);
  const server = await store.first();
  const visitors: TestVisitor[] = [];
  for (let seat = 0; seat < game.seats.max; seat++) visitors.push(await TestVisitor.arrive(server.url));
  const [first] = visitors;
  if (first === undefined) throw new Error('Every game has seats.');
  const { id } = await setUpTable(first, { game: gameId, terms: { undos: null } });
  for (const visitor of visitors.slice(0, -1)) await visitor.join(id);
  await server.close();
  return { game, store, id, visitors };
}

/** A position in the middle of a match. */
export function positionOf(game: AnyGame, moves: number, rng: Rng): unknown {
  const players = Array.from({ length: game.seats.max }, (_, seat) => person(`Player ${String(seat)}`));
  const { state } = openMatch(game, { players, seed: String(moves) });
  const { rules } = game;
  for (let i = 0; i < moves; i++) {
    const [seat] = rules.toAct(state);
    if (seat === undefined) break;
    const before = rules.clone(state);
    rules.apply(state, seat, pick(rng, rules.legal(state, seat)));
    if (rules.outcome(state) !== null) return before;
  }
  return state;
}

/** One of two servers whose matches differ only in what a viewer may not know. */
export class World {
  /** The server that the viewer uses. */
  readonly server: TestServer;
  /** The server that all others use. */
  readonly #others: TestServer;
  /** How long automatic passes waited. */
  readonly waits: number[];
  #stream = '';
  /** Everything that was sent to the viewer. */
  readonly sent: string[] = [];
  readonly #prepared: Prepared;
  readonly #viewer: Viewer;
  readonly #game: AnyGame;
  #state: unknown;
  #entries = 0;

  private constructor(
    { server, others }: Servers,
    prepared: Prepared,
    viewer: Viewer,
    state: unknown,
    waits: number[],
  ) {
    this.server = server;
    this.#others = others;
    this.waits = waits;
    this.#prepared = prepared;
    this.#viewer = viewer;
    this.#game = prepared.game;
    this.#state = this.#game.rules.clone(state);
  }

  static async open(prepared: Prepared, name: string, viewer: Viewer, state: unknown): Promise<World> {
    const { game, visitors, id } = prepared;
    const waits: number[] = [];
    const rules = { ...game.rules, setup: () => game.rules.clone(state) };
    const servers = await prepared.store.copy(name, {
      games: [{ ...game, rules }],
      passDelay: (milliseconds) => {
        waits.push(milliseconds);
        return 0;
      },
    });
    const world = new World(servers, prepared, viewer, state, waits);
    const body = { contribution: 'ab'.repeat(32) };
    await world.send(visitors.at(-1), 'POST', `tables/${id}/seats`, body);
    await world.settle();
    return world;
  }

  /** The position after all entries. */
  get state(): unknown {
    return this.#state;
  }

  /** Sends a request, and returns everything about the answer but its date. */
  async send(from: TestVisitor | undefined, method: string, path: string, body?: unknown): Promise<string> {
    const { url } = from === this.#asViewer ? this.server : this.#others;
    const response = await fetch(`${url}${API_ROOT}/${path}`, {
      method,
      headers: {
        ...(from === undefined ? {} : { authorization: `Bearer ${from.token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const headers = [...response.headers].filter(([name]) => name !== 'date');
    return JSON.stringify([response.status, headers, await response.text()]);
  }

  /** Sends a request of the viewer. */
  async ask(method: string, path: string, body?: unknown): Promise<string> {
    const answer = await this.send(this.#asViewer, method, path, body);
    this.sent.push(answer);
    return answer;
  }

  /** Follows the match as the viewer, until the server is closed. */
  async follow(): Promise<void> {
    const { url } = this.server;
    const from = this.#asViewer;
    const headers = from === undefined ? {} : { authorization: `Bearer ${from.token}` };
    const path = `${API_ROOT}/tables/${this.#prepared.id}/stream`;
    const response = await fetch(`${url}${path}`, { headers });
    if (response.body === null) throw new Error('A stream has a body.');
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    void (async () => {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        this.#stream += value;
      }
    })().catch(() => undefined); // the server was closed
  }

  /** Makes a move, and waits until all automatic moves are done and the viewer has received them. */
  async move(seat: Seat, action: unknown): Promise<string> {
    const body = { seat, at: this.#entries, request: newKey().padEnd(24, 'x'), action };
    const answer = await this.send(this.#prepared.visitors[seat], 'POST', this.#at('moves'), body);
    if (seat === this.#viewer) this.sent.push(answer);
    await this.settle();
    await this.received();
    return answer;
  }

  /** Everything the viewer's stream has said, up to the latest entry. */
  get stream(): string {
    const said = this.#stream.replaceAll(/^:\n\n/gm, ''); // signs of life, every 15 seconds
    const at = said.lastIndexOf(`id: ${String(this.#entries)}\n`);
    const end = at < 0 ? -1 : said.indexOf('\n\n', at);
    return end < 0 ? '' : said.slice(0, end);
  }

  /** Waits until all automatic moves are done, and plays them in `state`. */
  async settle(): Promise<void> {
    const { match } = await this.#others.online.hubs.current(this.#prepared.id);
    while (!match.isIdle) await nextTurn();
    const { entries } = match.host.journal() as { entries: readonly Entry[] };
    const hub = await this.server.online.hubs.get(this.#prepared.id);
    while (hub.length < entries.length) await nextTurn();
    for (const entry of entries.slice(this.#entries)) this.#apply(entry);
    this.#entries = entries.length;
  }

  /** Waits until the viewer has received the latest entry. */
  async received(): Promise<void> {
    while (this.stream === '') await nextTurn();
  }

  async close(): Promise<void> {
    this.sent.push(this.#stream);
    await this.server.close();
    if (this.#others !== this.server) await this.#others.close();
  }

  get #asViewer(): TestVisitor | undefined {
    return this.#viewer === 'table' ? undefined : this.#prepared.visitors[this.#viewer];
  }

  #at(path: string): string {
    return `tables/${this.#prepared.id}/${path}`;
  }

  #apply(entry: Entry): void {
    if (isUndo(entry) || isSeatEntry(entry)) throw new Error('Nobody undoes anything here.');
    this.#game.rules.apply(this.#state, entry.seat, entry.action);
  }
}

/** A move that can be made in both worlds; null if there is none. */
export function sharedMove(
  { rules }: AnyGame,
  a: unknown,
  b: unknown,
  rng: Rng,
): { seat: Seat; action: unknown } | null {
  const seat = pick(rng, [...rules.toAct(a)]);
  const there = new Set(rules.legal(b, seat).map(canonical));
  const shared = rules.legal(a, seat).filter((action) => there.has(canonical(action)));
  return shared.length === 0 ? null : { seat, action: pick(rng, shared) };
}

/** Something the viewer may not do now; null if there is nothing. */
export function forbidden({ rules }: AnyGame, state: unknown, seat: Seat, rng: Rng): unknown {
  const tries = rules.attempts(state, seat).filter((action) => !rules.judge(state, seat, action).ok);
  return tries.length === 0 ? null : pick(rng, tries);
}
