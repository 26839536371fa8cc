import { lookup } from 'node:dns/promises';
import { Agent, request } from 'node:https';
import { ROUTES } from '@mechatable/protocol';
import { afterEach, expect, test } from 'vitest';
import { assertPublic, PrivateAddressError, publicLookup } from '../src/people/public-address.ts';
import { refusal } from './harness/refused.ts';
import { startServer, type TestServer } from './harness/server.ts';
import { TestVisitor } from './harness/visitor.ts';

let server: TestServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

const PRIVATE = [
  'https://localhost/x',
  'https://LOCALHOST./x',
  'https://push.localhost/x',
  'https://127.0.0.1/x',
  'https://0x7f.1/x',
  'https://2130706433/x',
  'https://0.0.0.0/x',
  'https://10.1.2.3:8443/x',
  'https://100.64.0.1/x',
  'https://169.254.169.254/latest',
  'https://172.31.255.255/x',
  'https://192.168.1.1/x',
  'https://224.0.0.1/x',
  'https://255.255.255.255/x',
  'https://[::]/x',
  'https://[::1]/x',
  'https://[::ffff:192.168.1.1]/x',
  'https://[64:ff9b::a00:1]/x',
  'https://[fd00::1]/x',
  'https://[fe80::1]/x',
];

const PUBLIC = [
  'https://fcm.googleapis.com/fcm/send/x',
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://8.8.8.8/x',
  'https://172.32.0.1/x',
  'https://[2606:4700:4700::1111]/x',
];

test.each(PRIVATE)('%s is private', (url) => {
  expect(() => {
    assertPublic(url);
  }).toThrow(PrivateAddressError);
});

test.each(PUBLIC)('%s is public', (url) => {
  expect(() => {
    assertPublic(url);
  }).not.toThrow();
});

test('messages are sent to public addresses only, and only encrypted', async () => {
  server = await startServer();
  const visitor = await TestVisitor.arrive(server.url);
  const keys = { p256dh: 'key', auth: 'auth' };
  const subscribe = (endpoint: string): Promise<string> =>
    refusal(visitor.api.call(ROUTES.subscribe, { body: { endpoint, keys } }));
  for (const endpoint of PRIVATE)
    expect([endpoint, await subscribe(endpoint)]).toEqual([endpoint, 'bad-request']);
  expect(await subscribe('http://push.example/x')).toBe('bad-request');
  expect(await subscribe('https://push.example/x')).toBe('done');
});

test('a name with a private address is not connected to', async () => {
  expect((await lookup('localhost', { all: true })).length).toBeGreaterThan(0);
  const agent = new Agent({ lookup: publicLookup });
  const error = await new Promise((resolve) => {
    request('https://localhost:1/', { agent }).on('error', resolve).end();
  });
  expect(error).toBeInstanceOf(PrivateAddressError);
});
