import { readFileSync } from 'node:fs';
import { API_ROOT, ROUTES } from '@mechatable/protocol';
import { afterEach, expect, test } from 'vitest';
import { startServer, type TestServer } from './harness/server.ts';
import { play, sitDown } from './harness/table.ts';

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
  await play(await sitDown(server.url), 2);
  const response = await fetch(`${server.url}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain('mechatable_tables_in_memory 1');
  expect(text).toContain('mechatable_streams 2');
  expect(text).toMatch(
    /mechatable_request_seconds_count\{method="POST",route="\/api\/v1\/tables",status="200"\} 1/,
  );
  expect(text).toContain('mechatable_failures_total 0');
  expect(text).toContain('mechatable_entry_seconds_count 2');
  const commits = /mechatable_commit_seconds_count (\d+)/.exec(text)?.[1];
  const writes = /mechatable_commit_writes_sum (\d+)/.exec(text)?.[1];
  expect(Number(commits)).toBeGreaterThan(2);
  expect(Number(writes)).toBeGreaterThanOrEqual(Number(commits));
  expect(text).not.toMatch(/tables\/[\w-]{22}/); // no ids in labels
});

test('the example dashboard shows only metrics that exist', async () => {
  server = await startServer();
  await sitDown(server.url);
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const file = new URL('../../../docs/dashboard.json', import.meta.url);
  const { panels } = JSON.parse(readFileSync(file, 'utf8')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const named = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(?:mechatable|nodejs|process)_\w+/g) ?? []),
  );
  expect(new Set(named).size).toBeGreaterThan(8);
  const existing = new Set(text.match(/^\w+/gm));
  expect(named.filter((name) => !existing.has(name))).toEqual([]);
  const routes = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => [...expr.matchAll(/route="([^"]+)"/g)].map(([, route]) => route)),
  );
  const known = Object.values(ROUTES).map(({ path }) => `${API_ROOT}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`);
  expect(routes.filter((route) => !known.includes(route ?? ''))).toEqual([]);
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
