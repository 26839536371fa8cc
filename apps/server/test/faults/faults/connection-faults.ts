import { below, type Rng } from '@mechatable/kernel';
import type { Manner, TcpProxy } from '../cluster/tcp-proxy.ts';
import { last, type Fault } from './fault.ts';

const LONGEST = 400;

/** What can happen to the connections that go through a proxy. */
export function connectionFaults(proxy: TcpProxy, between = 'connections'): readonly Fault[] {
  const fault = (name: string, manner: (rng: Rng) => Manner): Fault => ({
    name: `${name} ${between}`,
    inject: async (rng) => {
      proxy.treat(manner(rng));
      await last(rng, LONGEST);
    },
    heal: () => {
      proxy.treat({ kind: 'open' });
      return Promise.resolve();
    },
  });
  return [
    fault('cut', () => ({ kind: 'cut' })),
    { ...fault('half-open', () => ({ kind: 'half-open' })), isSilent: true },
    fault('slow', (rng) => ({ kind: 'slow', delay: 1 + below(rng, 100) })),
    fault('trickling', (rng) => ({ kind: 'trickle', bytes: 16 + below(rng, 500) })),
  ];
}
