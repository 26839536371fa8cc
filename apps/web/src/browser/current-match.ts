import type { MatchRecord } from '@mechatable/kernel';

/** The match on screen: what a bug report needs, and where to go back to. */
export interface CurrentMatch {
  readonly id: string;
  /** Null if it has secrets of people elsewhere. */
  record(): Promise<MatchRecord | null>;
  /** Undoes everything after this number of moves: it was saved, but couldn't be shown. */
  goBack(moves: number): Promise<void>;
  /** The number of moves when the table was last drawn without an error. */
  lastGood: number;
}

let present: CurrentMatch | null = null;

export function setCurrentMatch(match: CurrentMatch | null): void {
  present = match;
}

export function currentMatch(): CurrentMatch | null {
  return present;
}
