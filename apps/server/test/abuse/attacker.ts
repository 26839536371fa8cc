import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { rngFrom } from '@mechatable/kernel';
import { drawAttack, type Attack, type Known } from './requests.ts';

/** This many requests are sent at once over one connection. */
const AT_ONCE = 50;

/** Sends requests until this many are answered, and counts the answers by their status. */
export async function attack(
  port: number,
  known: Known,
  seed: string,
  count: number,
): Promise<Map<number, number>> {
  const rng = rngFrom(seed);
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < count;) {
    const batch: Attack[] = [];
    while (batch.length < AT_ONCE && sent + batch.length < count && batch.at(-1)?.isLast !== true)
      batch.push(drawAttack(rng, known));
    for (const status of await answers(port, batch)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    sent += batch.length;
  }
  return statuses;
}

/**
 * Sends requests one after the other without waiting, and reads until all are answered, or until the server ends the
 * connection: it doesn't read on after a request that it couldn't read.
 */
async function answers(port: number, batch: readonly Attack[]): Promise<number[]> {
  const socket: Socket = connect(port, '127.0.0.1');
  socket.setEncoding('latin1');
  const statuses: number[] = [];
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
    const found = [...text.matchAll(/HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n/g)];
    statuses.push(...found.map(([, status]) => Number(status)));
    const last = found.at(-1);
    if (last !== undefined) text = text.slice(last.index + last[0].length);
    if (statuses.length >= batch.length) socket.destroy();
  });
  socket.on('error', () => undefined); // the server may end a connection that it doesn't understand
  socket.write(batch.map((one) => one.text).join(''));
  await once(socket, 'close');
  return statuses;
}
