import { readFileSync } from 'node:fs';
import { API_ROOT, ROUTES } from '@mechatable/protocol';
import { ADMIN_ROUTES } from '@mechatable/protocol/admin';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from './harness/server.ts';

const read = (file: string): string =>
  readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8').replaceAll(/^\s*#.*\n/gm, '');

const nginx = read('examples/nginx.conf');
const caddy = read('examples/Caddyfile');

const PORTS = /127\.0\.0\.1:(\d+)/g;
const ports = (text: string): (string | undefined)[] => [...text.matchAll(PORTS)].map(([, port]) => port);

const found = (text: string, pattern: RegExp): string => {
  const [, first] = pattern.exec(text) ?? [];
  if (first === undefined) throw new Error(`nothing matches ${String(pattern)}`);
  return first;
};

test('both examples use the servers that the guide starts', () => {
  const started = [...read('online.md').matchAll(/serve --port (\d+) --trust-proxy/g)].map(
    ([, port]) => port,
  );
  expect(started).toHaveLength(2);
  expect(ports(nginx)).toEqual(started);
  expect(ports(caddy)).toEqual(started);
});

test.each([
  ['nginx', new RegExp(found(nginx, /~(\^\S+)/))],
  ['Caddy', new RegExp(found(caddy, /path_regexp table (\S+)/))],
])('requests about a table are told by its id: %s', (_name, pattern) => {
  const addresses = Object.values(ROUTES).map(({ path }) => `${API_ROOT}${path}`);
  const about = addresses.filter((address) => address.includes('{table}'));
  expect(about.length).toBeGreaterThan(10);
  for (const address of about) expect(pattern.exec(address)?.[1], address).toBe('{table}');
  for (const address of addresses.filter((one) => !about.includes(one)))
    expect(pattern.exec(address), address).toBeNull();
});

test('every address that the examples use or hide exists', async () => {
  const server = await startServer();
  onTestFinished(() => server.close());
  const statusOf = async (path: string): Promise<number> => (await fetch(`${server.url}${path}`)).status;
  expect(await statusOf(found(caddy, /health_uri (\S+)/))).toBe(200);
  expect(await statusOf(found(caddy, /respond (\S+) 403/))).toBe(200);
  expect(await statusOf(found(nginx, /location = (\S+) \{\s*deny all/))).toBe(200);
  const hidden = [found(caddy, /respond (\S+)\* 404/), found(nginx, /location (\S+) \{\s*return 404/)];
  for (const start of hidden)
    expect(Object.values(ADMIN_ROUTES).every(({ path }) => `${API_ROOT}${path}`.startsWith(start))).toBe(
      true,
    );
});
