import type { Figure } from '@mechatable/kernel';

/** Fields that identify or describe a piece and have no effect on play. */
const WORDS: ReadonlySet<string> = new Set([
  'id',
  'name',
  'text',
  'plan',
  'clause',
  'role',
  'note',
  'rulings',
]);

/** Every field of a piece that can be changed, by its path: `front`, `effects.0.do.0.n`. */
export function leavesOf(piece: object): ReadonlyMap<string, Figure> {
  const found = new Map<string, Figure>();
  collect(piece, '', found);
  return found;
}

function collect(value: unknown, path: string, found: Map<string, Figure>): void {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      if (!WORDS.has(key)) collect(inner, path === '' ? key : `${path}.${key}`, found);
  } else if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') {
    found.set(path, value);
  }
}
