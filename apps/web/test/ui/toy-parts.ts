import type { Part } from '@mechatable/kernel';

/** A piece with defaults. */
export function part(name: string, rest: Partial<Part> = {}): Part {
  return {
    id: name.toUpperCase().replaceAll(' ', '-'),
    name,
    kind: 'Mecha',
    text: '',
    figures: {},
    keywords: [],
    most: { copies: 3, clause: 'TOY-1' },
    ...rest,
  };
}

export const FIGURES = [
  { id: 'cost', name: 'Cost' },
  { id: 'power', name: 'Power' },
];
