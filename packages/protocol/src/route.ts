import { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may use a route: anyone, or only players with a session. Visitors without one become guests. */
export type Access = 'anyone' | 'player';

/** One thing that a client can ask of the server. */
export interface Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  /** After `API_ROOT`; parameters as `{name}`. */
  readonly path: string;
  readonly group: string;
  readonly summary: string;
  readonly access: Access;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  /** The body is a stream of these messages instead of the answer. */
  readonly messages?: Readonly<Record<string, z.ZodType>>;
}

const nothing = z.strictObject({});
export type Nothing = typeof nothing;

type Given<T extends z.ZodType | undefined> = T extends z.ZodType ? T : Nothing;

/** A route; whatever it doesn't mention is empty. */
export function route<
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  Answer extends z.ZodType | undefined = undefined,
>(
  method: Method,
  path: string,
  about: {
    readonly group: string;
    readonly summary: string;
    readonly access?: Access;
    readonly params?: Params;
    readonly query?: Query;
    readonly body?: Body;
    readonly answer?: Answer;
    readonly messages?: Readonly<Record<string, z.ZodType>>;
  },
): Route<Given<Params>, Given<Query>, Given<Body>, Given<Answer>> {
  const { group, summary, access = 'player', params, query, body, answer, messages } = about;
  return {
    method,
    path,
    group,
    summary,
    access,
    params: (params ?? nothing) as Given<Params>,
    query: (query ?? nothing) as Given<Query>,
    body: (body ?? nothing) as Given<Body>,
    answer: (answer ?? nothing) as Given<Answer>,
    ...(messages === undefined ? {} : { messages }),
  };
}
