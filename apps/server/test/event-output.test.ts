import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { EventOutput } from '../src/match/event-output.ts';

test('events come after the answer to an earlier request on the same connection, and in order', async () => {
  const responses: ServerResponse[] = [];
  const server = createServer((_request, response) => {
    responses.push(response);
    if (responses.length === 2) server.emit('both');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const both = once(server, 'both');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  let received = '';
  client.on('data', (text) => {
    received += String(text);
  });
  client.write('GET /first HTTP/1.1\r\nhost: a\r\n\r\nGET /stream HTTP/1.1\r\nhost: a\r\n\r\n');
  await both;
  const [first, second] = responses as [ServerResponse, ServerResponse];
  const output = new EventOutput(second);
  output.send('event: one\n\n');
  first.end('the first answer');
  output.send('event: two\n\n');
  await once(first, 'close');
  output.send('event: three\n\n');
  output.end(0);
  await once(client, 'end');
  const parts = [
    'the first answer',
    'text/event-stream',
    'event: one',
    'event: two',
    'event: three',
    'retry: 0',
  ];
  const places = parts.map((part) => received.indexOf(part));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});
