import { isIP } from 'node:net';
import { BadInputError } from '@mechatable/kernel';
import { PortTakenError, serve as serveAll, type Served } from '@mechatable/server';
import { JOB_KINDS } from '@mechatable/sql';
import { StoreFailedError } from '@mechatable/store';
import { command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { assertAllRun, DATA_OPTION, dataFrom, kindsFrom, kindsOption } from '../serve/data.ts';
import { isEverywhere, lanText, urlsFor } from '../serve/lan.ts';
import { LOG_OPTION, logFrom } from '../serve/log.ts';
import { words } from '../serve/words.ts';

const USUAL_PORT = 3000;
const LAST_PORT = 65_535;

export const serve = command({
  name: 'serve',
  summary: 'Serve the app, to play in your browser and with others.',
  about: [
    'Runs until you press Ctrl-C. Only this computer can connect, unless --host says otherwise.',
    'Without --port, uses port 3000 (or PORT from the environment), or the next free one.',
    'Without --host, uses HOST from the environment if it is an IP address.',
    'docs/online.md explains backups, reverse proxies and HTTPS.',
  ].join('\n'),
  operands: {},
  options: {
    port: { kind: 'whole', value: '<N>', help: 'the port; 0 picks a free one', min: 0, max: LAST_PORT },
    host: {
      kind: 'text',
      value: '<address>',
      help: 'the address to listen on; with 0.0.0.0, other devices can connect',
    },
    data: DATA_OPTION,
    kinds: kindsOption(JOB_KINDS, 'all'),
    'trust-proxy': {
      kind: 'flag',
      help: 'trust X-Forwarded-* headers; only behind your own reverse proxy',
    },
    log: LOG_OPTION,
  },
  examples: [
    'npx mechatable serve',
    'npx mechatable serve --port 8080 --host 0.0.0.0',
    'npx mechatable serve --data /var/lib/mechatable.db --trust-proxy --log info',
  ],
  async run(_operands, { port, host: wanted, data: given, kinds: names, log, ...rest }, io) {
    const logLevel = logFrom(log);
    const kinds = kindsFrom(JOB_KINDS, names ?? JOB_KINDS);
    const data = dataFrom(given, io);
    assertAllRun(kinds, data);
    const host = wanted ?? hostFrom(io.preferredHost);
    const first = port ?? portFrom(io.preferredPort);
    const folder = await io.site();
    const serveAt = (candidate: number): Promise<Served> =>
      explained(candidate, host, () =>
        serveAll({
          folder,
          port: candidate,
          data,
          kinds,
          trustProxy: rest['trust-proxy'],
          logLevel,
          ...(host === undefined ? {} : { host }),
        }),
      );
    const site = await (port === undefined ? nextFree(first, serveAt) : onlyAt(port, serveAt));
    if (port === undefined && site.port !== first) {
      io.out(words.portMoved(first, site.port));
    }
    const isAnywhere = host !== undefined && isEverywhere(host);
    const url = isAnywhere ? `http://localhost:${String(site.port)}` : site.url;
    const stopped = io.untilStopped(); // before the message: a program that reads it may stop us immediately
    io.out(words.running(url));
    const urls = urlsFor(host, site.port, () => io.addresses());
    if (isAnywhere || urls.length > 0) io.out(lanText(urls, io.terminal.output));
    await stopped;
    await site.close();
    io.out(words.stopped);
    return EXIT.ok;
  },
});

/** Some shells set HOST to the computer's name. Only an address means that others should be able to connect. */
function hostFrom(text: string): string | undefined {
  return isIP(text) === 0 ? undefined : text;
}

function portFrom(text: string): number {
  if (text === '') return USUAL_PORT;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= LAST_PORT) return number;
  throw new BadInputError(words.badPort(LAST_PORT, text));
}

async function onlyAt(port: number, serveAt: (port: number) => Promise<Served>): Promise<Served> {
  try {
    return await serveAt(port);
  } catch (error) {
    if (!(error instanceof PortTakenError)) throw error;
    throw new BadInputError(words.portTaken(port));
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
  throw new BadInputError(words.portsTaken(first));
}

/** Explains what to change about the address. */
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
    if (code === 'EACCES') throw new BadInputError(words.noPermission(port));
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      throw new BadInputError(words.noAddress(host ?? 'localhost'));
    throw error;
  }
}
