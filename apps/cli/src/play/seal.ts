import { isV1 } from '@mechatable/kernel';
import type { Session } from './session.ts';

/** What seals a match, in a line that can be copied and compared later. */
export function sealText({ head, link }: Session): string {
  return isV1(head)
    ? `Commitment: ${head.seedCommitment}`
    : `Commitment: ${head.commitment}\nLatest link: ${link ?? ''}`;
}
