/** How a level did against a lower one: the share of the matches won in percent, with Wilson's interval at 95 %. */
export interface Strength {
  readonly game: string;
  readonly level: string;
  /** Sits in all other seats. */
  readonly against: string;
  readonly won: number;
  readonly ci95: readonly [number, number];
  readonly matches: number;
}

/** What was measured on at least 200 matches, as docs/levels.md has it; a test holds the one against the other. */
export const STRENGTHS: readonly Strength[] = [
  { game: 'lanes', level: 'regular', against: 'rookie', won: 86.5, ci95: [81, 91], matches: 200 },
  { game: 'lanes', level: 'veteran', against: 'regular', won: 92.0, ci95: [87, 95], matches: 200 },
  { game: 'mecha-1e', level: 'regular', against: 'rookie', won: 84.0, ci95: [78, 88], matches: 200 },
  { game: 'mecha-1e', level: 'veteran', against: 'regular', won: 82.5, ci95: [77, 87], matches: 200 },
  { game: 'mecha-2e', level: 'regular', against: 'rookie', won: 87.0, ci95: [82, 91], matches: 200 },
  { game: 'mecha-2e', level: 'veteran', against: 'regular', won: 88.5, ci95: [83, 92], matches: 200 },
];
