import { below, type Rng } from '@mechatable/kernel';
import type { ProxyMode, TcpProxy } from '../cluster/tcp-proxy.ts';
import { last, type Fault } from './fault.ts';

const LONGEST = 400;

/** Faults of the connections between clients and a server. */
export function clientFaults(proxy: TcpProxy): readonly Fault[] {
  return connectionFaults(proxy, 'connections').map((fault) => ({ ...fault, isSilent: isHalfOpen(fault) }));
}

/** Faults of the connections between a server and PostgreSQL. */
export function databaseFaults(proxy: TcpProxy): readonly Fault[] {
  return connectionFaults(proxy, 'connections to PostgreSQL').map((fault) => ({
    ...fault,
    isSlow: isHalfOpen(fault),
  }));
}

/** Neither end notices that such a connection is dead. */
function isHalfOpen({ name }: Fault): boolean {
  return name.startsWith('half-open');
}

function connectionFaults(proxy: TcpProxy, which: string): readonly Fault[] {
  const fault = (name: string, mode: (rng: Rng) => ProxyMode): Fault => ({
    name: `${name} ${which}`,
    inject: async (rng) => {
      proxy.treat(mode(rng));
      await last(rng, LONGEST);
    },
    heal: () => {
      proxy.treat({ kind: 'open' });
      return Promise.resolve();
    },
  });
  return [
    fault('cut', () => ({ kind: 'cut' })),
    fault('half-open', () => ({ kind: 'half-open' })),
    fault('slow', (rng) => ({ kind: 'slow', delay: 1 + below(rng, 100) })),
    fault('trickling', (rng) => ({ kind: 'trickle', bytes: 16 + below(rng, 500) })),
  ];
}
