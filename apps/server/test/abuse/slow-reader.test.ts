import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../harness/server.ts';
import { play, sitDown } from '../harness/table.ts';

/** The limit of data that the server queues for a reader, plus buffers of the operating system. */
const MAX_BYTES = 64 * 1024 * 1024;

/** How often the table is sent to everyone between two checks of the streams. */
const ROOMS = 500;

test('a reader who doesn’t read is disconnected before much data is queued; others are not', async () => {
  const server = await startServer();
  onTestFinished(() => server.close());
  const sitting = await sitDown(server.url);
  const [page] = sitting.pages;
  const hub = await server.online.hubs.get(sitting.id);
  const streams = async (): Promise<number> => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    return Number(/^mechatable_streams (\d+)/m.exec(text)?.[1]);
  };
  const before = await streams();

  const reader = connect(Number(new URL(server.url).port), '127.0.0.1');
  reader.on('error', () => undefined);
  onTestFinished(() => {
    reader.destroy();
  });
  reader.write(`GET /api/v1/tables/${sitting.id}/stream HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  await once(reader, 'readable'); // they read nothing
  expect(await streams()).toBe(before + 1);

  const size = JSON.stringify(page?.room).length;
  let sent = 0;
  while ((await streams()) > before) {
    for (let i = 0; i < ROOMS; i++) hub.publishRoom();
    sent += ROOMS * size;
    expect(sent).toBeLessThan(MAX_BYTES);
    await nextTurn();
  }
  await play(sitting, 1);
  expect(page?.connections).toBe(1);
});
