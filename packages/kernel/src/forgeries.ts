import { linksOf, signedText } from './chain.ts';
import { keyOf, type Player } from './player.ts';
import { isSeatEntry, isV1, type Entry, type MatchRecord, type RecordV2 } from './record.ts';
import type { Seat } from './rules.ts';
import type { SignatureCheck } from './signature.ts';

/** A signature that is not genuine: of this entry, in the name of this seat. */
export interface Forgery {
  /** Counted from 0. */
  readonly entry: number;
  readonly seat: Seat;
}

/** An entry, and who sat where just before it. */
export interface Moment {
  readonly index: number;
  readonly entry: Entry;
  readonly players: readonly Player[];
}

export function momentsOf({ players, entries }: RecordV2): Moment[] {
  let seated = players;
  return entries.map((entry, index) => {
    const moment = { index, entry, players: seated };
    if (isSeatEntry(entry) && entry.seat < seated.length) seated = seated.with(entry.seat, entry.player);
    return moment;
  });
}

/** The key that signs an entry. A person who takes a seat over from a bot signs with the key they bring. */
export function keyFor({ entry, players }: Moment): string | undefined {
  return keyOf(players[entry.seat]) ?? (isSeatEntry(entry) ? keyOf(entry.player) : undefined);
}

/** The signatures that are not genuine. */
export async function forgeries(record: MatchRecord, check: SignatureCheck): Promise<readonly Forgery[]> {
  if (isV1(record) || record.secret === undefined) return [];
  const links = linksOf({ ...record, secret: record.secret });
  const found: Forgery[] = [];
  for (const moment of momentsOf(record)) {
    const { index, entry, players } = moment;
    const text = signedText(links[index], entry);
    const { seat, signature, agreed = [] } = entry;
    const claims = [
      { seat, signature, key: keyFor(moment) },
      ...agreed.map((one) => ({ ...one, key: keyOf(players[one.seat]) })),
    ];
    for (const { seat, signature, key } of claims) {
      if (key === undefined || signature === undefined) continue;
      if (!(await check(key, text, signature))) found.push({ entry: index, seat });
    }
  }
  return found;
}
