import type { Entry, Player, Seat } from '@mechatable/kernel';
import type { EntryContext } from './journal.ts';

/** An automatic move. If the seat signs its moves, the entry says why this one is not signed. */
export function automaticMove(seat: Seat, action: unknown, isAutomatic: boolean, player?: Player): Entry {
  const isUnsigned = isAutomatic && player?.kind === 'person' && player.key !== undefined;
  return isUnsigned ? { seat, action, by: 'host' } : { seat, action };
}

/** An entry with what its sender signed and others agreed to. */
export function signedEntry(bare: Entry, { signature, agreed }: EntryContext): Entry {
  const signed = signature === undefined ? bare : { ...bare, signature };
  return agreed === undefined ? signed : { ...signed, agreed };
}

/** Whether this entry was made automatically. */
export function isByHost(entry: Entry): boolean {
  return 'by' in entry && entry.by === 'host';
}
