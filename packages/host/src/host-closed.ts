/** The host was closed before this call. */
export class HostClosedError extends Error {
  override readonly name = 'HostClosedError';
}
