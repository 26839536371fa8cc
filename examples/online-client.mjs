// Joins a table and plays random moves: node examples/online-client.mjs <link to a table>
import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { connect, EventStream, ROUTES, TABLE_MESSAGES } from '@mechatable/protocol';

const { origin, href } = new URL(process.argv[2] ?? 'http://localhost:3000');
const table = /[\w-]{22}/.exec(href)?.[0] ?? '';

// A guest gets a session as a cookie. Programs send it as a bearer token.
const arrived = await fetch(`${origin}/api/v1/me`, { method: 'POST' });
const token = /mechatable=([^;]+)/.exec(arrived.headers.get('set-cookie') ?? '')?.[1] ?? '';
const api = connect(origin, { headers: { authorization: `Bearer ${token}` } });

// The server has committed to its part of the seed. This is ours.
const contribution = randomBytes(32).toString('hex');
const { seat } = await api.call(ROUTES.join, { params: { table }, body: { contribution } });

/** @param {import('@mechatable/protocol').TableMessages['news']['frame']} frame our view and legal actions */
async function play({ asked, legal, passing, entry: at, outcome }) {
  if (outcome !== null) {
    console.log(outcome.winners.includes(seat) ? 'Won.' : 'Lost, or a draw.');
    stream.close();
  }
  if (!asked.includes(seat) || passing) return;
  const action = legal[Math.floor(Math.random() * legal.length)];
  const request = randomBytes(16).toString('hex'); // a retry counts once
  await api.call(ROUTES.act, { params: { table }, body: { seat, at, request, action } });
}

const stream = new EventStream(api, api.address(ROUTES.follow, { params: { table } }), TABLE_MESSAGES, {
  onMessage({ type, data }) {
    if (type === 'snapshot' || type === 'news') void play(data.frame);
  },
  onConnected: () => undefined, // it reconnects automatically
  onRefused: (problem) => {
    throw problem;
  },
});
await stream.run();
