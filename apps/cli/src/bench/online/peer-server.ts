/** boardgame.io's server with its storage in memory, in its own process. */
import { createRequire } from 'node:module';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { join } from 'node:path';
import { gameFor, type Core } from '../boardgame-io.ts';
import { answerParent, ownUsage } from './child.ts';
import type { ServerMessage } from './messages.ts';

interface PeerServer {
  readonly Server: (config: { games: unknown[]; origins: unknown }) => {
    run(config: { port: number; callback: () => void }): Promise<{ appServer: NetServer }>;
  };
}

/** Starts it from the folder where it is installed. It also prints its port, which is ignored. */
async function start(folder: string): Promise<object> {
  const require = createRequire(join(folder, 'package.json'));
  const { Server } = require('boardgame.io/server') as PeerServer;
  const core = require('boardgame.io/core') as Core;
  const server = Server({ games: [gameFor(core, true)], origins: true });
  const { appServer } = await server.run({ port: 0, callback: () => undefined });
  return { port: (appServer.address() as AddressInfo).port };
}

function answer(message: ServerMessage): Promise<object> {
  return message.kind === 'start' ? start(message.peers) : Promise.resolve(ownUsage());
}

answerParent(
  (message) => answer(message as ServerMessage),
  () => Promise.resolve(),
);
