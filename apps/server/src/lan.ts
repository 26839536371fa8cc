import { networkInterfaces } from 'node:os';

/** The addresses at which other devices on the network reach a server that listens everywhere. */
export function lanAddresses(host: string | undefined, port: number): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [];
  const all = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  return all
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}
