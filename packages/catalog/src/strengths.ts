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
  { game: 'lanes', level: 'regular', against: 'rookie', won: 80.5, ci95: [74, 85], matches: 200 },
  { game: 'lanes', level: 'veteran', against: 'regular', won: 83.5, ci95: [78, 88], matches: 200 },
  { game: 'lanes', level: 'ace', against: 'veteran', won: 86.0, ci95: [81, 90], matches: 200 },
  { game: 'lanes', level: 'legend', against: 'ace', won: 76.0, ci95: [70, 81], matches: 200 },
  { game: 'mecha-1e', level: 'regular', against: 'rookie', won: 79.5, ci95: [73, 85], matches: 200 },
  { game: 'mecha-1e', level: 'veteran', against: 'regular', won: 81.5, ci95: [76, 86], matches: 200 },
  { game: 'mecha-1e', level: 'ace', against: 'veteran', won: 77.0, ci95: [71, 82], matches: 200 },
  { game: 'mecha-1e', level: 'legend', against: 'ace', won: 79.0, ci95: [73, 84], matches: 200 },
  { game: 'mecha-2e', level: 'regular', against: 'rookie', won: 79.5, ci95: [73, 85], matches: 200 },
  { game: 'mecha-2e', level: 'veteran', against: 'regular', won: 86.5, ci95: [81, 91], matches: 200 },
  { game: 'mecha-2e', level: 'ace', against: 'veteran', won: 78.5, ci95: [72, 84], matches: 200 },
  { game: 'mecha-2e', level: 'legend', against: 'ace', won: 73.5, ci95: [67, 79], matches: 200 },
  { game: 'masc', level: 'regular', against: 'rookie', won: 93.5, ci95: [89, 96], matches: 200 },
  { game: 'masc', level: 'veteran', against: 'regular', won: 89.0, ci95: [84, 93], matches: 200 },
  { game: 'masc', level: 'ace', against: 'veteran', won: 82.0, ci95: [76, 87], matches: 200 },
  { game: 'masc', level: 'legend', against: 'ace', won: 79.0, ci95: [73, 84], matches: 200 },
  { game: 'mechanation', level: 'regular', against: 'rookie', won: 47.8, ci95: [41, 55], matches: 200 },
  { game: 'mechanation', level: 'veteran', against: 'regular', won: 50.5, ci95: [44, 57], matches: 200 },
  { game: 'mechanation', level: 'ace', against: 'veteran', won: 46.0, ci95: [39, 53], matches: 200 },
  { game: 'mechanation', level: 'legend', against: 'ace', won: 47.0, ci95: [40, 54], matches: 200 },
];
