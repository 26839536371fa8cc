const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whether only this machine can reach an address. */
export function isLoopback(host: string): boolean {
  return host === '::1' || host === 'localhost' || /^127(\.\d{1,3}){3}$/.test(host);
}

/**
 * Whether a `Host` header names this machine. A page on another site can let its own name point at 127.0.0.1 and then read
 * what is served here (DNS rebinding), but it can't choose what its browser writes into this header.
 */
export function isOwnName(header: string | undefined, host: string | undefined): boolean {
  if (header === undefined) return false;
  const name = header.toLowerCase().replace(/:\d{1,5}$/, '');
  const own = host === undefined ? [] : [host, `[${host}]`];
  return [...LOCAL_NAMES, ...own].includes(name);
}
