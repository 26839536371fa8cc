import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { BadInputError } from '@mechatable/kernel';
import { ProblemError, type Problem } from '@mechatable/protocol';
import { StoreFailedError } from '@mechatable/store';
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify';
import { words } from '../words.ts';
import { isOwnOrigin } from './origin.ts';
import { refusal } from '../refusal.ts';
import { Visitor } from './visitor.ts';

/** Larger requests are refused. The largest real ones are deck lists. */
const MOST_BYTES = 64 * 1024;

export interface AppOptions {
  readonly logger: FastifyBaseLogger | false;
  /** Whether a proxy in front says who the clients are. */
  readonly trustProxy: boolean;
  /** Requests per minute and client. */
  readonly mostRequests: number;
  /** Finds the player of a session token. */
  readonly playerOf: (token: string) => Promise<string | null>;
}

export const SESSION_COOKIE = 'mechatable';

/** The server for everything but the site's files: cookies, limits, errors. Routes are bound to it afterwards. */
export async function createApp({
  logger,
  trustProxy,
  mostRequests,
  playerOf,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...(logger === false ? { logger: false } : { loggerInstance: logger }),
    trustProxy,
    bodyLimit: MOST_BYTES,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  }) as unknown as FastifyInstance;
  app.decorateRequest('visitor');
  await app.register(cookie);
  app.addHook('onRequest', async (request) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && !isOwnOrigin(request.headers, request.host))
      throw refusal('not-allowed', words.otherOrigin);
    const token = tokenOf(request.cookies[SESSION_COOKIE], request.headers.authorization);
    request.visitor = new Visitor(token === null ? null : await playerOf(token));
  });
  await app.register(rateLimit, {
    max: mostRequests,
    timeWindow: '1 minute',
    hook: 'preHandler',
    keyGenerator: (request) => request.visitor.player ?? request.ip,
    errorResponseBuilder: () => refusal('too-many', words.tooMany),
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) request.log.error(error);
    const { status, code, message } = problem;
    return reply.code(status).send({ code, sentence: message } satisfies Problem);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'not-found', sentence: words.noRoute } satisfies Problem),
  );
  return app;
}

/** Browsers send a cookie; programs may send the same token as `Authorization: Bearer`. */
function tokenOf(fromCookie: string | undefined, authorization: string | undefined): string | null {
  if (authorization?.startsWith('Bearer ') === true) return authorization.slice('Bearer '.length);
  return fromCookie ?? null;
}

function problemOf(error: FastifyError | Error): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof BadInputError) return refusal('bad-request', error.message);
  if (error instanceof StoreFailedError) return refusal('not-saved', words.notSaved);
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return refusal('too-large', words.tooLarge);
  if (status === 400 || status === 415) return refusal('bad-request', words.notJson);
  return refusal('bug', words.bug);
}
