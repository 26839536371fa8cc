import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that mean something only to this machine or its own network. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3], // multicast and reserved
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127], // unspecified and loopback
  ['64:ff9b::', 96], // translated to an IPv4 address
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

/** A name or an address leads into the server's own network. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

function isPublic(address: string): boolean {
  return !PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Throws a `PrivateAddressError` if a URL names a private address. The address of a name is checked by `publicLookup`. */
export function assertPublic(url: string): void {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const isHere = host === 'localhost' || host.endsWith('.localhost');
  if (isHere || (isIP(host) !== 0 && !isPublic(host))) throw new PrivateAddressError(host);
}

/** Looks up a name for a connection, and returns only addresses outside the server's own network. */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found: readonly LookupAddress[]) => {
    if (error !== null) {
      done(error, '');
      return;
    }
    const open = found.filter(({ address }) => isPublic(address));
    const [first] = open;
    if (first === undefined) done(new PrivateAddressError(host), '');
    else if (options.all === true) done(null, open);
    else done(null, first.address, first.family);
  });
};
