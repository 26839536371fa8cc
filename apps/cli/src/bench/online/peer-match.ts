import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LoadMeter } from './load-meter.ts';

const ROWS = 6;

interface PeerSocket {
  on(event: string, onUpdate: (...values: never[]) => void): void;
  emit(event: string, ...values: unknown[]): void;
}

interface SocketClient {
  readonly io: (address: string, options: { transports: string[]; forceNew: boolean }) => PeerSocket;
}

interface PeerState {
  readonly _stateID: number;
  readonly G: { readonly heights: readonly number[] };
  readonly ctx: { readonly currentPlayer: string };
}

interface PeerMatch {
  /** When the latest move was sent, and the state that it makes. */
  sentAt: number;
  sentState: number;
}

/** Two players of a match on boardgame.io's server, each with a websocket, speaking its client's protocol. */
export async function openPeerMatch(
  peers: string,
  port: number,
  id: string,
  meter: LoadMeter,
): Promise<void> {
  const require = createRequire(join(peers, 'package.json'));
  const { io } = require('socket.io-client') as SocketClient;
  const match: PeerMatch = { sentAt: 0, sentState: -1 };
  const address = `http://127.0.0.1:${String(port)}/connect-four`;
  for (const player of ['0', '1'])
    await follow(
      io(address, { transports: ['websocket'], forceNew: true }),
      match,
      `bench-${id}`,
      player,
      meter,
    );
}

/** Moves whenever it is asked. Resolves with the first state. */
function follow(
  socket: PeerSocket,
  match: PeerMatch,
  id: string,
  player: string,
  meter: LoadMeter,
): Promise<void> {
  const onUpdate = ({ _stateID: state, G: { heights }, ctx: { currentPlayer } }: PeerState): void => {
    if (currentPlayer !== player) return;
    if (state === match.sentState) meter.onSeen(match.sentAt);
    meter.onTurn(() => {
      const open = heights.flatMap((height, column) => (height < ROWS ? [column] : []));
      const column = open[Math.floor(Math.random() * open.length)];
      const payload = { type: 'drop', args: [column], playerID: player };
      match.sentState = state + 1;
      match.sentAt = performance.now();
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state, id, player);
    });
  };
  return new Promise((resolve) => {
    socket.on('connect', () => {
      socket.emit('sync', id, player, undefined, 2);
    });
    socket.on('sync', (_id: string, { state }: { state: PeerState }) => {
      onUpdate(state);
      resolve();
    });
    socket.on('update', (_id: string, state: PeerState) => {
      onUpdate(state);
    });
  });
}
