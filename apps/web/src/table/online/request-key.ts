import { random256 } from '@mechatable/host';

/** A key for one request, which no other request has. */
export function newRequestKey(): string {
  return random256().slice(0, 32);
}
