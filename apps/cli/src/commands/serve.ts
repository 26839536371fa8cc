import { BadInputError } from '@mechatable/kernel';
import { resolve } from 'node:path';
import { PortTakenError, serve as serveAll, type Served } from '@mechatable/server';
import { StoreFailedError } from '@mechatable/store';
import { command } from '../command.ts';
import { EXIT } from '../exit.ts';

const USUAL_PORT = 3000;
const LAST_PORT = 65_535;
const DATA = 'data/mechatable.db';

export const serve = command({
  name: 'serve',
  summary: 'Serve the app, to play in your browser.',
  about: [
    'Runs until you press Ctrl-C. Only this computer can connect, unless --host says otherwise.',
    'Without --port, uses port 3000 (or PORT from the environment), or the next free one.',
  ].join('\n'),
  operands: {},
  options: {
    port: { kind: 'whole', value: '<N>', help: 'the port; 0 picks a free one', min: 0, max: LAST_PORT },
    host: {
      kind: 'text',
      value: '<address>',
      help: 'the address to listen on; with 0.0.0.0, other computers can connect',
    },
    data: { kind: 'text', value: '<file>', help: `the database; default: ${DATA}` },
  },
  examples: ['npx mechatable serve', 'npx mechatable serve --port 8080 --host 0.0.0.0'],
  async run(_operands, { port, host, data }, io) {
    const first = port ?? portFrom(io.preferredPort);
    const folder = await io.site();
    const serveAt = (candidate: number): Promise<Served> =>
      explained(candidate, host, () =>
        serveAll({
          folder,
          port: candidate,
          data: resolve(io.cwd, data ?? DATA),
          ...(host === undefined ? {} : { host }),
        }),
      );
    const site = await (port === undefined ? nextFree(first, serveAt) : onlyAt(port, serveAt));
    if (port === undefined && site.port !== first) {
      io.out(`Port ${String(first)} is in use; using ${String(site.port)} instead.\n`);
    }
    io.out(`Mechatable is running at ${site.url}. Press Ctrl-C to stop.\n`);
    await io.untilStopped();
    await site.close();
    io.out('\nMechatable stopped. Good game!\n');
    return EXIT.ok;
  },
});

function portFrom(text: string): number {
  if (text === '') return USUAL_PORT;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= LAST_PORT) return number;
  throw new BadInputError(`PORT must be a number from 1 to ${String(LAST_PORT)}, not "${text}".`);
}

async function onlyAt(port: number, serveAt: (port: number) => Promise<Served>): Promise<Served> {
  try {
    return await serveAt(port);
  } catch (error) {
    if (!(error instanceof PortTakenError)) throw error;
    throw new BadInputError(
      `Port ${String(port)} is in use. Choose another, or leave out --port to use a free one.`,
    );
  }
}

async function nextFree(first: number, serveAt: (port: number) => Promise<Served>): Promise<Served> {
  for (let port = first; port <= LAST_PORT; port++) {
    try {
      return await serveAt(port);
    } catch (error) {
      if (!(error instanceof PortTakenError)) throw error;
    }
  }
  throw new BadInputError(`Port ${String(first)} and all higher ports are in use. Choose a lower one.`);
}

/** Puts into words what the person who chose the address can change. */
async function explained(
  port: number,
  host: string | undefined,
  work: () => Promise<Served>,
): Promise<Served> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (error instanceof StoreFailedError) throw new BadInputError(error.message);
    if (code === 'EACCES')
      throw new BadInputError(`No permission for port ${String(port)}. Choose one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      throw new BadInputError(`Can't listen on "${host ?? 'localhost'}": this computer has no such address.`);
    throw error;
  }
}
