import cookie from '@fastify/cookie';
import { HostClosedError } from '@mechatable/host';
import { BadInputError } from '@mechatable/kernel';
import { ProblemError, type Problem } from '@mechatable/protocol';
import { TableClosedError } from '@mechatable/sql';
import { MatchNotFoundError, StaleSequenceError, StoreFailedError } from '@mechatable/store';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { words } from '../words.ts';
import { isOwnOrigin } from './origin.ts';
import { refusal } from '../refusal.ts';
import { RequestLimit } from './request-limit.ts';
import { Visitor } from './visitor.ts';

/** Larger requests are refused. The largest real ones are deck lists. */
const MAX_BYTES = 64 * 1024;
/** The levels at which requests are logged. */
const NOTING_REQUESTS: ReadonlySet<string> = new Set(['info', 'debug', 'trace']);

export interface AppOptions {
  readonly logger: FastifyBaseLogger;
  /** Whether to trust the client addresses that a proxy sends. */
  readonly trustProxy: boolean;
  /** Requests per minute and player, or per address if nobody is signed in. */
  readonly mostRequests: number;
  /** Requests per minute and address, from all its players. */
  readonly mostFromAddress: number;
  /** Whether the server is stopping: requests that fail then may be retried. */
  readonly isClosing: () => boolean;
  /** Finds the player of a session token. */
  readonly playerOf: (token: string) => Promise<string | null>;
  /** Milliseconds. It never goes back. */
  readonly clock: () => number;
}

export const SESSION_COOKIE = 'mechatable';

/** The server for everything but the site's files: cookies, limits, errors. Routes are bound to it afterward. */
export async function createApp({
  logger,
  trustProxy,
  mostRequests,
  mostFromAddress,
  isClosing,
  playerOf,
  clock,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    // Fastify creates a logger for each request, to log it at level info. Below that level, it needs none.
    ...(NOTING_REQUESTS.has(logger.level) ? { loggerInstance: logger } : { logger: false }),
    trustProxy,
    bodyLimit: MAX_BYTES,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, _request, reply) => {
      const problem: Problem = { code: 'bad-request', sentence: words.noRoute };
      void (reply as unknown as FastifyReply).code(400).send(problem);
    },
  }) as unknown as FastifyInstance;
  app.decorateRequest('visitor');
  await app.register(cookie);
  const perAddress = new RequestLimit(mostFromAddress, clock);
  const perVisitor = new RequestLimit(mostRequests, clock);
  const count = (limit: RequestLimit, client: string): void => {
    if (limit.isExceededBy(client)) throw refusal('too-many', words.tooMany);
  };
  app.addHook('onRequest', async (request) => {
    const { ip } = request;
    count(perAddress, ip); // before anything that costs time
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && !isOwnOrigin(request.headers, request.host))
      throw refusal('not-allowed', words.otherOrigin);
    const token = tokenOf(request);
    const player = token === null ? null : await playerOf(token);
    request.visitor = new Visitor(player);
    count(perVisitor, player ?? `nobody at ${ip}`);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const found = problemOf(error);
    const isLast = found.code === 'bug' && isClosing();
    const problem = isLast ? refusal('not-saved', words.notSaved) : found;
    if (problem.status >= 500 && !isClosing())
      logger.error({ err: error, method: request.method, route: request.routeOptions.url });
    const { status, code, message } = problem;
    return reply.code(status).send({ code, sentence: message } satisfies Problem);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'not-found', sentence: words.noRoute } satisfies Problem),
  );
  return app;
}

/** Browsers send a cookie; programs may send the same token as `Authorization: Bearer`. */
export function tokenOf({ cookies, headers: { authorization } }: FastifyRequest): string | null {
  if (authorization?.startsWith('Bearer ') === true) return authorization.slice('Bearer '.length);
  return cookies[SESSION_COOKIE] ?? null;
}

function problemOf(error: FastifyError | Error): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof BadInputError) return refusal('bad-request', error.message);
  if (error instanceof StoreFailedError || error instanceof HostClosedError)
    return refusal('not-saved', words.notSaved);
  if (error instanceof StaleSequenceError || error instanceof TableClosedError)
    return refusal('moved-on', words.match.movedOn);
  if (error instanceof MatchNotFoundError) return refusal('not-found', words.table.notFound);
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return refusal('too-large', words.tooLarge);
  if (status === 400 || status === 415) return refusal('bad-request', words.notJson);
  return refusal('bug', words.bug);
}
