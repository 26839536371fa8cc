import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import { words } from './words.ts';

/** This computer's addresses in its networks, IPv4 first. Link-local ones are left out. */
export function lanAddresses(): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  const outside = all.filter(({ internal, address }) => !internal && !isLinkLocal(address));
  const byFamily = [...outside].sort((a, b) => a.family.localeCompare(b.family));
  return byFamily.map(({ address }) => address);
}

function isLinkLocal(address: string): boolean {
  return address.startsWith('169.254.') || /^fe[89ab]/i.test(address);
}

/** Whether the server listens on all addresses of this computer. */
export function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** The addresses for other devices, as URLs; empty if only this computer can connect. */
export function urlsFor(
  host: string | undefined,
  port: number,
  addresses: () => readonly string[],
): readonly string[] {
  if (host === undefined || isLoopback(host)) return [];
  const reached = isEverywhere(host)
    ? addresses().filter((address) => host === '::' || isIP(address) === 4)
    : [host];
  return reached.map((address) => `http://${isIP(address) === 6 ? `[${address}]` : address}:${String(port)}`);
}

/** Instructions for other devices: the address, a QR code in a terminal, and what doesn't work without HTTPS. */
export function lanText(urls: readonly string[], isTerminal: boolean): string {
  const [first] = urls;
  if (first === undefined) return words.noNetwork;
  const qrCode = isTerminal ? `${renderUnicodeCompact(first)}\n` : '';
  return [words.otherDevices(urls), qrCode, words.noHttps].join('');
}
