/** How a level did against a lower one: the share of the matches won in percent, with Wilson's interval at 95%. */
export interface Strength {
  readonly game: string;
  readonly level: string;
  /** Plays all other seats. */
  readonly against: string;
  readonly won: number;
  readonly ci95: readonly [number, number];
  readonly matches: number;
}

/** Strengths measured on at least 200 matches, as in docs/levels.md. A test compares both. */
export const STRENGTHS: readonly Strength[] = [
  { game: 'lanes', level: 'ace', against: 'veteran', won: 72.5, ci95: [66, 78], matches: 200 },
  { game: 'lanes', level: 'regular', against: 'rookie', won: 80.8, ci95: [77, 84], matches: 400 },
  { game: 'lanes', level: 'veteran', against: 'regular', won: 67.8, ci95: [63, 72], matches: 400 },
  { game: 'mecha-1e', level: 'ace', against: 'veteran', won: 76.5, ci95: [70, 82], matches: 200 },
  { game: 'mecha-1e', level: 'regular', against: 'rookie', won: 72.0, ci95: [67, 76], matches: 400 },
  { game: 'mecha-1e', level: 'veteran', against: 'regular', won: 80.3, ci95: [76, 84], matches: 400 },
  { game: 'mecha-2e', level: 'ace', against: 'veteran', won: 79.5, ci95: [73, 85], matches: 200 },
  { game: 'mecha-2e', level: 'regular', against: 'rookie', won: 81.5, ci95: [77, 85], matches: 400 },
  { game: 'mecha-2e', level: 'veteran', against: 'regular', won: 76.5, ci95: [72, 80], matches: 400 },
  { game: 'mechanation', level: 'ace', against: 'veteran', won: 40.0, ci95: [33, 47], matches: 200 },
  { game: 'mechanation', level: 'regular', against: 'rookie', won: 41.8, ci95: [37, 47], matches: 400 },
  { game: 'mechanation', level: 'veteran', against: 'regular', won: 41.3, ci95: [37, 46], matches: 400 },
];
