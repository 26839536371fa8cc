import { random256 } from '@mechatable/host';
import { API_ROOT, ROUTES, connect, type Api } from '@mechatable/protocol';
import { followStream } from './followed-stream.ts';
import { KeptConnection } from './kept-connection.ts';
import type { LoadMeter } from './load-meter.ts';

/** The parts of a match's messages that the benchmark reads. */
interface Shown {
  readonly frame: {
    readonly entry: number;
    readonly asked: readonly number[];
    readonly legal: readonly unknown[];
  };
}

/** A guest. One guest could play many matches, but a real server has many. */
async function arrive(port: number): Promise<{ api: Api; token: string }> {
  const base = `http://127.0.0.1:${String(port)}`;
  const response = await fetch(`${base}${API_ROOT}/me`, { method: 'POST' });
  await response.arrayBuffer();
  const [, token = ''] = /mechatable=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
  return { token, api: connect(base, { headers: { authorization: `Bearer ${token}` } }) };
}

/** Two players at a new table. This many of them get a stream and a connection for their moves. */
export async function openOurMatch(port: number, meter: LoadMeter, connected: number): Promise<void> {
  const [first, second] = await Promise.all([arrive(port), arrive(port)]);
  const body = { game: 'endless-connect-four', options: {}, seats: [null, null] };
  const { id } = await first.api.call(ROUTES.createTable, { body });
  const match: OurMatch = { id, sentAt: 0, sentEntry: -1 };
  for (const { api } of [first, second])
    await api.call(ROUTES.join, { params: { table: id }, body: { contribution: random256() } });
  const present = [first, second].slice(0, connected);
  await Promise.all(present.map(({ token }, seat) => follow(match, port, token, seat, meter)));
}

interface OurMatch {
  readonly id: string;
  /** When the latest move was sent, and the number of entries that it makes. */
  sentAt: number;
  sentEntry: number;
}

/** Follows the match for a seat and moves whenever it is asked. Resolves with the first frame. */
function follow(match: OurMatch, port: number, token: string, seat: number, meter: LoadMeter): Promise<void> {
  const path = `${API_ROOT}/tables/${match.id}`;
  const connection = new KeptConnection(port, `${path}/moves`, token);
  const onUpdate = ({ frame: { entry, asked, legal } }: Shown): void => {
    if (!asked.includes(seat)) return;
    if (entry === match.sentEntry) meter.onSeen(match.sentAt);
    meter.onTurn(() => {
      const action = legal[Math.floor(Math.random() * legal.length)];
      match.sentEntry = entry + 1;
      match.sentAt = performance.now();
      connection.post(JSON.stringify({ seat, at: entry, request: requestKey(), action }));
    });
  };
  return new Promise((resolve) => {
    followStream(port, `${path}/stream`, token, (event) => {
      const isFirst = event.includes('event: snapshot');
      if (!isFirst && !event.includes('event: news')) return;
      onUpdate(JSON.parse(event.slice(event.indexOf('data: ') + 'data: '.length)) as Shown);
      if (isFirst) resolve();
    });
  });
}

let requests = 0;

function requestKey(): string {
  return `bench-${String(requests++).padStart(12, '0')}`;
}
