import { API_ROOT, ROUTES } from '@mechatable/protocol';
import { afterEach, expect, test } from 'vitest';
import { startServer, type TestServer } from './harness/server.ts';
import { sitDown } from './harness/table.ts';

let server: TestServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

test('a server that runs is healthy and ready', async () => {
  server = await startServer();
  for (const path of ['/healthz', '/readyz']) {
    const response = await fetch(`${server.url}${path}`);
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  }
});

test('metrics count requests, tables and streams', async () => {
  server = await startServer();
  await sitDown(server.url);
  const response = await fetch(`${server.url}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain('mechatable_tables_in_memory 1');
  expect(text).toContain('mechatable_streams 2');
  expect(text).toMatch(
    /mechatable_request_seconds_count\{method="POST",route="\/api\/v1\/tables",status="200"\} 1/,
  );
  expect(text).toContain('mechatable_failures_total 0');
  expect(text).not.toMatch(/tables\/[\w-]{22}/); // no ids in labels
});

test('the reference names every route, for people and for programs', async () => {
  server = await startServer();
  const page = await (await fetch(`${server.url}/api`)).text();
  expect(page).not.toContain('<script');
  for (const { path, summary } of Object.values(ROUTES)) {
    expect(page).toContain(path);
    expect(page).toContain(summary.replaceAll('&', '&amp;').replaceAll('"', '&quot;'));
  }
  const document = (await (await fetch(`${server.url}${API_ROOT}/openapi.json`)).json()) as {
    servers: { url: string }[];
    paths: object;
  };
  expect(document.servers[0]?.url).toBe(`${server.url}${API_ROOT}`);
  expect(Object.keys(document.paths).sort()).toEqual(
    [...new Set(Object.values(ROUTES).map(({ path }) => path))].sort(),
  );
});
