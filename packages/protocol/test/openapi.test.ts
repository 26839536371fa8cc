import { expect, test } from 'vitest';
import { API_ROOT, ROUTES, type Route } from '../src/index.ts';
import { openApi } from '../src/openapi.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: object;
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Record<string, { schema: object }> };
  readonly security?: readonly object[];
  readonly responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
}

interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { url: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly securitySchemes: object; readonly schemas: object };
}

const document = openApi('https://table.example') as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** Every value of a field named `$ref`, anywhere. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : references(inner),
  );
}

/** The target of a reference within a document. */
function found(root: unknown, reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], root);
}

test('it is plain data of the right version', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.servers).toEqual([{ url: `https://table.example${API_ROOT}` }]);
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});

test.each(Object.entries(ROUTES) as [string, Route][])('%s is there as it is bound', (name, route) => {
  const operation = document.paths[route.path]?.[route.method.toLowerCase()];
  expect(operation).toMatchObject({ operationId: name, summary: route.summary, tags: [route.group] });
  expect(operation?.security === undefined).toBe(route.access === 'anyone');
  const success = operation?.responses[200];
  const type = route.messages === undefined ? 'application/json' : 'text/event-stream';
  expect(Object.keys(success?.content ?? {})).toEqual([type]);
  expect(operation?.responses.default?.content['application/json']?.schema).toEqual({
    $ref: '#/components/schemas/Problem',
  });
});

test('every parameter in an address is declared, and no other', () => {
  for (const { path, operation } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(declared.map(({ name }) => name)).toEqual(named);
    for (const { required } of declared) expect(required).toBe(true);
  }
});

test('ids are unique, and only requests that have a body have one', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { method, operation } of operations)
    if (method === 'get') expect(operation.requestBody).toBeUndefined();
});

test('every reference has a target', () => {
  for (const reference of references({ paths: document.paths })) {
    expect(reference.startsWith('#/')).toBe(true);
    expect([reference, found(document, reference)]).not.toEqual([reference, undefined]);
  }
});
