import type { IncomingMessage, ServerResponse } from 'node:http';

/** Everything comes from this server; no inline scripts or styles. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  'media-src blob:',
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const YEAR = 365 * 24 * 60 * 60;

/** The headers of every answer. */
export function setSafetyHeaders(response: ServerResponse): void {
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  // Other sites can't access our windows or files.
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
}

/** Files in `/assets/` have a content hash in their name and never change; all others are revalidated. */
export function setCachingHeader(response: ServerResponse, path: string): void {
  const caching = path.startsWith('/assets/') ? `public, max-age=${YEAR}, immutable` : 'no-cache';
  response.setHeader('Cache-Control', caching);
}

/** Sends one sentence as plain text. */
export function answer(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  sentence: string,
): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(request.method === 'HEAD' ? undefined : `${sentence}\n`);
}
