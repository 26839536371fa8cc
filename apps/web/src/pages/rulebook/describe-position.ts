import type { Piece } from '@mechatable/kernel';
import { words } from './words.ts';

/** A position in words, with the names of the cards: `A1f Pike Lancer, rest 2; B1f Militia Frame`. */
export function describePosition(lines: readonly string[], pieces: readonly Piece[]): string {
  const names = new Map(pieces.map(({ id, name }) => [id, name]));
  const described = lines.map((line) =>
    line
      .replace(/ (rest|power|damage|armour|time) /g, ', $1 ')
      .replaceAll(' + ', words.with)
      .replace(/[A-Z]+\d?-[A-Z0-9]+/g, (id) => names.get(id) ?? id),
  );
  return words.position(described);
}
