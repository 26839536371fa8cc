import { verifyRecord, type Host } from '@mechatable/host';
import {
  isV1,
  openingLink,
  type AnyGame,
  type MatchRecord,
  type RecordHead,
  type Verification,
} from '@mechatable/kernel';
import { recall, remember } from '../../browser/settings.ts';

/** The hash that a match shows from its start: its first link, or the commitment in the old format. */
function sealOf(head: RecordHead): string {
  return isV1(head) ? head.seedCommitment : openingLink(head);
}

function keyOf(id: string): string {
  return `mechatable.seal.${id}`;
}

/** Saves the seal of a match, separately from the match, when it is first opened. */
export function noteSeal({ id, head }: Pick<Host, 'id' | 'head'>): void {
  if (recall(keyOf(id)) === null) remember(keyOf(id), sealOf(head));
}

/** Whether a match was ever opened in this browser: if not, its players are other people. */
export function playedHere(id: string): boolean {
  return recall(keyOf(id)) !== null;
}

/** Verifies a record, also against the seal that this browser saw when the match began. */
export function verifySeen(id: string, game: AnyGame, record: MatchRecord): Promise<Verification> {
  const seen = recall(keyOf(id));
  return verifyRecord(game, record, seen === null ? [] : [seen]);
}
