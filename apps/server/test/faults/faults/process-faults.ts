import { setTimeout as pause } from 'node:timers/promises';
import { below } from '@mechatable/kernel';
import type { ServerProcess } from '../../harness/server-process.ts';
import { last, type Fault } from './fault.ts';

/** How long a server is down or stopped at most, in milliseconds. */
const DOWN = 100;
const STOPPED = 400;
/** In milliseconds: longer than a job may take (15 s) and than others wait for a node to report (20 s). */
const STOPPED_LONG = 30_000;
/** How far the clock is set forward or back, in milliseconds: a minute, an hour, a day, three years. */
const JUMPS = [60_000, 3_600_000, 86_400_000, 94_608_000_000];

/** Faults of a server's process. */
export function processFaults(server: ServerProcess): readonly Fault[] {
  return [
    {
      name: 'kill -9',
      inject: async (rng) => {
        await server.end('SIGKILL');
        await last(rng, DOWN);
      },
      heal: () => server.start(),
    },
    {
      name: 'SIGTERM',
      inject: async (rng) => {
        await server.end('SIGTERM');
        await last(rng, DOWN);
      },
      heal: () => server.start(),
    },
    {
      name: 'SIGSTOP',
      inject: async (rng) => {
        server.signal('SIGSTOP');
        await last(rng, STOPPED);
      },
      heal: () => {
        server.signal('SIGCONT');
        return Promise.resolve();
      },
    },
    {
      name: 'SIGSTOP for 30 s',
      isSlow: true,
      inject: async () => {
        server.signal('SIGSTOP');
        await pause(STOPPED_LONG);
      },
      heal: () => {
        server.signal('SIGCONT');
        return Promise.resolve();
      },
    },
    {
      name: 'clock jump',
      inject: async (rng) => {
        const jump = JUMPS[below(rng, JUMPS.length)] ?? 0;
        await server.tell({ shift: below(rng, 2) === 0 ? jump : -jump });
        await last(rng, STOPPED);
      },
      heal: () => server.tell({ shift: 0 }),
    },
  ];
}
