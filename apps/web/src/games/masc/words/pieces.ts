import type { MechaType } from '@mechatable/masc';
import { classes } from './terms.ts';

/** Cards and counters as they are printed. */
export const pieces = {
  figures: { move: 'Move', range: 'Range', attack: 'Attack', armor: 'Armor', body: 'Body' },
  figure: (name: string, value: string): string => `${name} ${value}`,
  /** The dice that hurt a mecha with this Armor. */
  needs: (armor: number): string => (armor === 6 ? '6' : `${armor}+`),
  statCard: (name: string, kind: MechaType['kind'], figures: readonly string[]): string =>
    `${name}, ${classes[kind]}: ${figures.join(', ')}`,
  kinds: { light: 'Light mecha', mid: 'Mid mecha' } satisfies Record<MechaType['kind'], string>,
  tileCard: (name: string): string => `${name}, region tile`,
  tileKind: (id: string): string => `Region tile ${id}`,
  tiles: 'Region tiles',
  starterForce: 'Starter force',
  some: (type: string, count: number): string => `${type} × ${count}`,
};
