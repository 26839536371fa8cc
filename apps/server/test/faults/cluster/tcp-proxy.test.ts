import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TcpProxy } from './tcp-proxy.ts';

const echo = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.pipe(socket);
});
let proxy: TcpProxy;
const sockets: Socket[] = [];

beforeEach(async () => {
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  proxy = new TcpProxy(() => (echo.address() as AddressInfo).port);
  await proxy.listen();
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await proxy.close();
  await new Promise((resolve) => {
    echo.close(resolve);
  });
});

function client(): Socket {
  const socket = connect(proxy.port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  return socket;
}

/** The echo of a text, once it is complete. */
async function said(socket: Socket, text: string): Promise<string> {
  socket.write(text);
  let received = '';
  while (received.length < text.length) received += String((await once(socket, 'data'))[0]);
  return received;
}

test.each([{ kind: 'open' }, { kind: 'slow', delay: 5 }, { kind: 'trickle', bytes: 7 }] as const)(
  'everything arrives, in order: $kind',
  async (mode) => {
    proxy.treat(mode);
    const text = Array.from({ length: 50 }, (_, n) => `line ${n}\n`).join('');
    const socket = client();
    expect(await said(socket, text)).toBe(text);
    expect(await said(socket, text)).toBe(text);
  },
);

test('a cut ends all connections and every new one, until it is healed', async () => {
  const before = client();
  await said(before, 'a');
  proxy.treat({ kind: 'cut' });
  await once(before, 'close');
  await once(client(), 'close');
  proxy.treat({ kind: 'open' });
  expect(await said(client(), 'b')).toBe('b');
});

test('a half-open connection stays silent even after others work again', async () => {
  const dead = client();
  await said(dead, 'a');
  proxy.treat({ kind: 'half-open' });
  const received: string[] = [];
  dead.on('data', (data) => received.push(String(data)));
  dead.write('b');
  const late = client();
  late.write('c');
  late.on('data', (data) => received.push(String(data)));
  await vi.waitUntil(() => proxy.lost === 2);
  proxy.treat({ kind: 'open' });
  dead.write('d');
  expect(await said(client(), 'e')).toBe('e');
  await vi.waitUntil(() => proxy.lost === 3);
  expect(received).toEqual([]);
  expect([dead.destroyed, late.destroyed]).toEqual([false, false]);
});
