import { BadInputError, parseAs } from '@mechatable/kernel';
import { API_ROOT, type Route } from '@mechatable/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { refusal } from '../refusal.ts';
import type { Visitor } from './visitor.ts';

/** A request that has passed its schema. */
export interface Asked<R extends Route> {
  readonly params: z.infer<R['params']>;
  readonly query: z.infer<R['query']>;
  readonly body: z.infer<R['body']>;
  readonly visitor: Visitor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Handler<R extends Route> = (asked: Asked<R>) => Promise<z.input<R['answer']>>;

/** Answers a route of the protocol. What doesn't fit its schema never gets to the handler. */
export function bind<R extends Route>(app: FastifyInstance, route: R, handler: Handler<R>): void {
  app.route({
    method: route.method,
    url: `${API_ROOT}${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    handler: (request, reply) => {
      if (route.access === 'player') request.visitor.requirePlayer();
      return handler(askedOf(route, request, reply));
    },
  });
}

/** Answers a route with a stream: the handler writes to the response itself. */
export function bindStream<R extends Route>(
  app: FastifyInstance,
  route: R,
  handler: (asked: Asked<R>) => Promise<void>,
): void {
  app.route({
    method: 'GET',
    url: `${API_ROOT}${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    handler: async (request, reply) => {
      await handler(askedOf(route, request, reply));
      return reply;
    },
  });
}

function askedOf<R extends Route>(route: R, request: FastifyRequest, reply: FastifyReply): Asked<R> {
  return {
    params: parsed<R['params']>(route.params, request.params, 'address'),
    query: parsed<R['query']>(route.query, request.query, 'query'),
    body: parsed<R['body']>(route.body, request.body ?? {}, 'request'),
    visitor: request.visitor,
    request,
    reply,
  };
}

function parsed<T extends z.ZodType>(schema: z.ZodType, value: unknown, what: string): z.infer<T> {
  try {
    return parseAs(schema, value, what) as z.infer<T>;
  } catch (error) {
    if (error instanceof BadInputError) throw refusal('bad-request', error.message);
    throw error;
  }
}
