import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something comes from our own page or from no page at all. Another site can make a
 * browser send our cookie along, but not hide where the request comes from.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, host: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch (error) {
    if (error instanceof TypeError) return false; // "null", or no address at all
    throw error;
  }
}
