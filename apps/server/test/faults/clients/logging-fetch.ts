import { canonical } from '@mechatable/kernel';
import { problem } from '@mechatable/protocol';
import type { Line } from '../history/log.ts';

/** Represents all nodes of a cluster: each request is sent to one of them. */
export const CLUSTER = 'http://cluster';

/** The timeout for setting up tables, in milliseconds. Moves and streams have their own. */
const PATIENCE = 2000;

export interface Wire {
  /** The addresses of all nodes. */
  readonly urls: () => readonly string[];
  readonly write: (line: Line) => void;
}

let clients = 0;

/**
 * A client's connection to the cluster. Each request goes to another node than the one before, and every move and undo is
 * logged with the answer that the client got.
 */
export function loggingFetch(client: string, { urls, write }: Wire): typeof fetch {
  let turn = ++clients;
  const address = `10.0.${turn >> 8}.${turn & 255}`; // limits count by address, and a test has only one
  return async (input, init) => {
    if (typeof input !== 'string') throw new Error('Requests go to addresses.');
    const nodes = urls();
    const path = input.slice(CLUSTER.length);
    const url = `${nodes[turn++ % nodes.length]}${path}`;
    const headers = { ...(init?.headers as Record<string, string>), 'x-forwarded-for': address };
    const request = requestOf(client, path, init?.body);
    if (request === null) {
      const patience = path.includes('/stream') ? {} : { signal: AbortSignal.timeout(PATIENCE) };
      return fetch(url, { ...patience, ...init, headers });
    }
    const which = { client, table: request.table, key: request.key };
    write({ kind: 'sent', ...request });
    let response: Response;
    try {
      response = await fetch(url, { ...init, headers });
    } catch (error) {
      write({ kind: 'unanswered', ...which });
      throw error;
    }
    const copy = response.clone(); // the client reads the answer itself, even one that breaks off
    write(lineOf(which, response.status, await copy.json().catch(() => null)));
    return response;
  };
}

interface Which {
  readonly client: string;
  readonly table: string;
  readonly key: string;
}

/** The request if it is a move or an undo. */
function requestOf(
  client: string,
  path: string,
  body: unknown,
): (Which & { at: number; content: string }) | null {
  const [, table, route] = /\/tables\/(.{22})\/(moves|undos)$/.exec(path) ?? [];
  if (table === undefined || typeof body !== 'string') return null;
  const { request, at, seat, action, to } = JSON.parse(body) as {
    readonly request: string;
    readonly at: number;
    readonly seat: number;
    readonly action?: unknown;
    readonly to?: number;
  };
  const content = canonical(route === 'moves' ? { seat, action } : { seat, undo: to });
  return { client, table, key: request, at, content };
}

/** The answers to moves and undos. */
interface Answer {
  readonly ok?: boolean;
  readonly entry?: number;
  readonly free?: boolean;
}

/** Answers from elsewhere (a stopping server, a proxy) say nothing about the request. */
function lineOf(which: Which, status: number, answer: unknown): Line {
  const refusal = problem.safeParse(answer);
  if (refusal.success) return { kind: 'refused', ...which, code: refusal.data.code };
  if (status !== 200 || answer === null) return { kind: 'unanswered', ...which };
  const { ok, free, entry } = answer as Answer;
  return ok === true || free === true
    ? { kind: 'acknowledged', ...which, entry: entry ?? null }
    : { kind: 'refused', ...which, code: 'illegal' };
}
