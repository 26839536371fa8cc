import { isV1 } from '@mechatable/kernel';
import type { Session } from './session.ts';
import { words } from './words.ts';

/** The commitment and latest hash of a match, to copy and compare later. */
export function sealText({ head, link }: Session): string {
  return isV1(head)
    ? words.commitment(head.seedCommitment)
    : `${words.commitment(head.commitment)}\n${words.latestHash(link ?? '')}`;
}
