import type { Deed, Names } from '@mechatable/kernel';
import { words, type Certainty } from './words.ts';

/** A deed as a phrase, for a reader who may own the piece. */
export function deedPhrase(deed: Deed, sure: Certainty, names: Names): string {
  const { kind, seat, by, place } = deed;
  const piece = pieceName(deed, names);
  switch (kind) {
    case 'destroyed':
    case 'damaged':
    case 'returned':
      return words[kind](piece, by, sure);
    case 'moved':
      return words.moved(piece, place ?? '');
    case 'struck':
      return words.struck(names, seat, by, sure);
    case 'claimed':
      return words.claimed(names, seat, deed.piece ?? '', sure);
  }
}

/** `your Wedge Runner`, or `Wedge Runner` if it is someone else's. */
export function pieceName({ seat, piece }: Deed, { viewer }: Names): string {
  const name = piece ?? '';
  return seat === viewer && name !== '' ? words.own(name) : name;
}
