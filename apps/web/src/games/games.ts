import type { TableGame } from './shared/drawing.ts';

/** What the lobby knows of a game before it is loaded. */
export interface GameEntry {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The name of its rule book: two editions may share one. */
  readonly book: string;
  /** The game that this one is a later edition of. */
  readonly earlier?: string;
  /** The rules and the looks. */
  load(): Promise<TableGame>;
}

/** The games of this table: one entry each, the rest is loaded when it is chosen. */
export const ENTRIES: readonly GameEntry[] = [
  {
    id: 'lanes',
    title: 'Breachline',
    line: 'Three lanes, two rows, no mana: hold the front and break the bulwark.',
    seats: { min: 2, max: 2 },
    book: 'lanes',
    load: async () => (await import('./lanes/table-game.ts')).tableGame,
  },
  {
    id: 'mecha-1e',
    title: 'Mecha Game',
    line: 'A battlefield of seven by five: raise towers, steer machines, strike the enemy five times.',
    seats: { min: 2, max: 2 },
    book: 'mecha',
    load: async () => (await import('./mecha/first-edition.ts')).tableGame,
  },
  {
    id: 'mecha-2e',
    title: 'Mecha: Immense Warfare',
    line: 'The second edition: pilots, triggers and a hundred more cards, and an order to moving and attacking.',
    seats: { min: 2, max: 2 },
    book: 'mecha',
    earlier: 'mecha-1e',
    load: async () => (await import('./mecha/second-edition.ts')).tableGame,
  },
  {
    id: 'masc',
    title: 'M.A.S.C.',
    line: 'Squads and dice on a board of twelve tiles: keep together, pin the enemy, hold the most ground.',
    seats: { min: 2, max: 2 },
    book: 'masc',
    load: async () => (await import('./masc/table-game.ts')).tableGame,
  },
  {
    id: 'mechanation',
    title: 'Mechanation',
    line: 'Two to four pilots, three secret Mechs each: bluff for land, raid your rivals, collect five of a kind.',
    seats: { min: 2, max: 4 },
    book: 'mechanation',
    load: async () => (await import('./mechanation/table-game.ts')).tableGame,
  },
];

export function findEntry(id: string): GameEntry | null {
  return ENTRIES.find((entry) => entry.id === id) ?? null;
}
