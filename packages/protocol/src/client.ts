import type { z } from 'zod';
import { problem, ProblemError, UnreachableError } from './problem.ts';
import type { Route } from './route.ts';
import { API_ROOT } from './version.ts';

/** An empty object has any text as its key. */
type Part<Name extends string, Schema extends z.ZodType> = string extends keyof z.input<Schema>
  ? Readonly<Partial<Record<Name, undefined>>>
  : Readonly<Record<Name, z.input<Schema>>>;

/** The parts of a request that a route declares. */
export type Call<R extends Route> = Part<'params', R['params']> &
  Part<'query', R['query']> &
  Part<'body', R['body']>;

export interface ApiOptions {
  /** Sent with every request, for programs that keep their own session. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: typeof fetch;
}

/** A server, as a client sees it. */
export interface Api {
  /** The address of a route on this server. */
  address(route: Route, call: { readonly params?: unknown; readonly query?: unknown }): string;
  /** Throws a `ProblemError` if the server refuses, and an `UnreachableError` if it doesn't answer. */
  call<R extends Route>(route: R, call: Call<R>, signal?: AbortSignal): Promise<z.infer<R['answer']>>;
  /** Opens a stream. Throws like `call`. */
  open(address: string, lastId: string | null, signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
}

/** `base`: the server's address, empty for the one that a page came from. */
export function connect(base: string, { headers = {}, fetch: send = fetch }: ApiOptions = {}): Api {
  const request = async (address: string, init: RequestInit): Promise<Response> => {
    let response: Response;
    try {
      response = await send(address, init);
    } catch (error) {
      if (init.signal?.aborted === true) throw error;
      throw new UnreachableError('The server can’t be reached.', { cause: error });
    }
    if (response.ok) return response;
    throw await problemOf(response);
  };
  const api: Api = {
    address: ({ path }, { params, query }) => `${base}${API_ROOT}${filled(path, params)}${search(query)}`,
    async call(route, { params, query, body }, signal) {
      const response = await request(api.address(route, { params, query }), {
        method: route.method,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal === undefined ? {} : { signal }),
      });
      return route.answer.parse(await answerOf(response)) as never;
    },
    async open(address, lastId, signal) {
      const resumed: Record<string, string> = lastId === null ? {} : { 'last-event-id': lastId };
      const response = await request(address, {
        headers: { ...headers, ...resumed, accept: 'text/event-stream' },
        signal,
      });
      if (response.body === null) throw new UnreachableError('The server sent no stream.');
      return response.body;
    },
  };
  return api;
}

function filled(path: string, params: unknown): string {
  const values = (params ?? {}) as Readonly<Record<string, unknown>>;
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

function search(query: unknown): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}

/** The connection may break while the answer arrives. */
async function answerOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new UnreachableError('The server’s answer was cut off.', { cause: error });
  }
}

/** A proxy in between may answer with anything. */
async function problemOf(response: Response): Promise<Error> {
  const parsed = problem.safeParse(await response.json().catch(() => null));
  if (parsed.success) return new ProblemError(response.status, parsed.data);
  return new UnreachableError(`The server answered with status ${response.status}.`);
}
