import type { DeckRules, Part } from '@mechatable/kernel';

const part = (id: string, name: string, rest: Partial<Part> = {}): Part => ({
  id,
  name,
  kind: 'beast',
  text: '',
  figures: {},
  keywords: [],
  most: { copies: 3, clause: 'TOY-3' },
  ...rest,
});

/** A menagerie: names with digits, commas, quotes and hyphens, as players have to write them. */
export const toys: DeckRules = {
  what: 'parade',
  piece: 'beast',
  sections: [
    { id: 'main', name: 'parade', size: { min: 4, max: 6 }, clause: 'TOY-1', maxClause: 'TOY-9' },
    { id: 'rest', name: 'reserve', size: { min: 1, max: 1 }, clause: 'TOY-2' },
  ],
  figures: [{ id: 'cost', name: 'Cost' }],
  parts: [
    part('T-01', 'Ox', { most: null }),
    part('T-02', 'Stage 1'),
    part('T-03', 'Donna, The Swift'),
    part('T-04', 'Jason "The Looks" Brannan', { most: { copies: 1, clause: 'TOY-4' } }),
    part('T-05', 'Bot-a-pult'),
    part('T-06', 'Phoenix'),
    part('T-07', 'Xebec'),
  ],
  unknown: 'TOY-5',
  ready: [],
};
