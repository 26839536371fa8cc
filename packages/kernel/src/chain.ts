import { canonical } from './data.ts';
import { secureRngFrom, type SecureRng } from './random.ts';
import {
  entriesOf,
  isSeatEntry,
  isUndo,
  isV1,
  moveOf,
  type Entry,
  type RecordHead,
  type RecordV2,
  type SeedParts,
  type Terms,
} from './record.ts';
import type { Seat } from './rules.ts';
import { sha256 } from './sha256.ts';

/** A host publishes this before anyone contributes, so it can't change its secret later. */
export function commitTo(secret: string): string {
  return sha256(`mechatable:secret:${secret}`);
}

/** A host published this in format 1, where its seed was the whole seed. */
export function commitToV1(seed: string): string {
  return sha256(`mechatable:seed:${seed}`);
}

/** The seed of a match. No single party can choose it: the host is bound by its commitment, the seats come after it. */
export function seedFrom({ secret, contributions }: SeedParts): string {
  return sha256(JSON.stringify(['mechatable:match', secret, contributions]));
}

/**
 * The contribution of a bot in an online match. It follows from the commitment, so the host can't choose it after
 * seeing what the people contributed.
 */
export function botContribution(commitment: string, seat: Seat): string {
  return sha256(`mechatable:bot:${String(seat)}:${commitment}`);
}

/** Unpredictable seed parts. `random` gives 256 random bits in hexadecimal. */
export function drawParts(seats: number, random: () => string): SeedParts {
  return { secret: random(), contributions: Array.from({ length: seats }, random) };
}

/** Seed parts derived from one text, for repeatable simulations and tests. */
export function partsFrom(text: string, seats: number): SeedParts {
  return {
    secret: sha256(`mechatable:host:${text}`),
    contributions: Array.from({ length: seats }, (_, seat) =>
      sha256(`mechatable:seat:${String(seat)}:${text}`),
    ),
  };
}

/** The generator that a match starts with, as `openMatch` would give it. */
export function rngOfMatch(seed: string | SeedParts, seats: number): SecureRng {
  return secureRngFrom(seedFrom(typeof seed === 'string' ? partsFrom(seed, seats) : seed));
}

/** The seed of the match that a head describes; undefined while its secret is not published. */
export function seedOf(head: RecordHead): string | undefined {
  if (isV1(head)) return head.seed;
  const { secret, contributions } = head;
  return secret === undefined ? undefined : seedFrom({ secret, contributions });
}

/** The first link: the hash of everything fixed before the first entry, including names and seed parts. */
export function openingLink(terms: Terms): string {
  const { format, game, rulesVersion, options, players, commitment, contributions, from, practice } = terms;
  return sha256(
    canonical([
      'mechatable:terms',
      { format, game, rulesVersion, options, players, commitment, contributions, from, practice },
    ]),
  );
}

/** An entry without its signatures, to be hashed and signed. */
function content(entry: Entry): unknown {
  if (isUndo(entry)) return { seat: entry.seat, undo: entry.undo };
  return isSeatEntry(entry) ? { seat: entry.seat, player: entry.player } : moveOf(entry);
}

/**
 * The link after an entry. It is salted with the host's secret, so it can be public during the match: nobody can find
 * out a hidden action by hashing all possible ones.
 */
export function nextLink(link: string, entry: Entry, secret: string, number: number): string {
  const salt = sha256(`mechatable:salt:${secret}:${String(number)}`);
  return sha256(canonical(['mechatable:entry', link, salt, content(entry)]));
}

/** Every link of a record: the opening, then one after each entry. */
export function linksOf(record: RecordV2 & { readonly secret: string }): string[] {
  const links = [openingLink(record)];
  for (const [number, entry] of entriesOf(record).entries())
    links.push(nextLink(links[number], entry, record.secret, number));
  return links;
}

/**
 * The text that everyone signs who makes an entry or agrees to it: the entry itself and, by the link before it,
 * everything so far.
 */
export function signedText(link: string, entry: Entry): string {
  return canonical(['mechatable:signed', link, content(entry)]);
}
