import type { IncomingMessage } from 'node:http';

/**
 * Leaves only the encodings that the client takes in its `Accept-Encoding` header: `sirv` looks for their names alone,
 * and would send gzip to a client that says `gzip;q=0`.
 */
export function keepAcceptedEncodings({ headers }: IncomingMessage): void {
  const given = headers['accept-encoding'];
  if (given === undefined) return;
  const accepted = given
    .split(',')
    .map((item) => item.split(';').map((part) => part.trim().toLowerCase()))
    .filter(([, ...parameters]) => !parameters.some(isZero))
    .map(([name = '']) => name)
    .filter((name) => name !== '*');
  headers['accept-encoding'] = accepted.join(', ');
}

/** `q=0`, `q=0.000`: not acceptable (RFC 9110, section 12.4.2). */
function isZero(parameter: string): boolean {
  return /^q\s*=\s*0(\.0{0,3})?$/.test(parameter);
}
