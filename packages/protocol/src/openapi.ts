import { z } from 'zod';
import { problem } from './problem.ts';
import type { Route } from './route.ts';
import { ROUTES } from './routes.ts';
import { API_ROOT, API_VERSION } from './version.ts';

/** All routes as an OpenAPI 3.1 document. */
export function openApi(server: string): unknown {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of Object.entries(ROUTES)) {
    const path = (paths[route.path] ??= {});
    path[route.method.toLowerCase()] = operation(name, route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mechatable',
      version: String(API_VERSION),
      description: 'Play and watch matches on a Mechatable server.',
    },
    servers: [{ url: `${server}${API_ROOT}` }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'mechatable' } },
      schemas: { Problem: schemaOf(problem, 'output') },
    },
  };
}

function operation(name: string, route: Route): unknown {
  const hasBody = route.method !== 'GET' && !isEmpty(route.body);
  return {
    operationId: name,
    tags: [route.group],
    summary: route.summary,
    parameters: [...parameters('path', route.params), ...parameters('query', route.query)],
    ...(hasBody
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
          },
        }
      : {}),
    ...(route.access === 'player' ? { security: [{ session: [] }] } : {}),
    responses: {
      200: success(route),
      default: {
        description: 'What went wrong.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function success({ answer, messages }: Route): unknown {
  if (messages === undefined)
    return {
      description: 'Done.',
      content: { 'application/json': { schema: schemaOf(answer, 'output') } },
    };
  const events = Object.entries(messages).map(([event, schema]) => ({
    title: event,
    ...schemaOf(schema, 'output'),
  }));
  return {
    description: 'A stream of server-sent events. Each has one of these as its data, named by its event.',
    content: { 'text/event-stream': { schema: { oneOf: events } } },
  };
}

function parameters(place: 'path' | 'query', schema: z.ZodType): unknown[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, unknown>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

function isEmpty(schema: z.ZodType): boolean {
  return Object.keys((schemaOf(schema, 'input') as { properties?: object }).properties ?? {}).length === 0;
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<
    string,
    unknown
  >;
  return rest;
}
