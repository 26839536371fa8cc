import { createHash, timingSafeEqual } from 'node:crypto';
import { ADMIN_HEADER, ADMIN_ROUTES, type AdminTask, type AdminTasks } from '@mechatable/protocol/admin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bind } from '../bind.ts';

/**
 * The routes of `npx mechatable admin`. Without the key, they don't exist. A session is never enough, and no page
 * can use them, not even ours: a browser says where a request comes from.
 */
export function bindAdmin(app: FastifyInstance, key: string, admin: AdminTasks): void {
  const expected = digest(key);
  app.register((scope, _options, done) => {
    // Not before the body was read: what is not JSON gets the same answer at every address.
    scope.addHook('preValidation', (request, reply, next) => {
      if (!isFromPage(request) && timingSafeEqual(digest(keyOf(request)), expected)) next();
      else reply.callNotFound();
    });
    for (const task of Object.keys(ADMIN_ROUTES) as AdminTask[]) bindTask(scope, admin, task);
    done();
  });
}

function bindTask(app: FastifyInstance, admin: AdminTasks, task: AdminTask): void {
  const run = admin[task].bind(admin) as (ask: unknown) => Promise<never>;
  bind(app, ADMIN_ROUTES[task], ({ body }) => run(body));
}

function isFromPage({ headers }: FastifyRequest): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}

function keyOf({ headers }: FastifyRequest): string {
  const given = headers[ADMIN_HEADER];
  return typeof given === 'string' ? given : '';
}

/** Digests are equally long, so comparing them takes the same time for every key. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
