import type { MatchRecord } from '@mechatable/kernel';

/** The match on the table right now: what a report of a bug needs, and where to go back to. */
export interface CurrentMatch {
  readonly id: string;
  record(): MatchRecord;
  /** How many moves had been made when the table was last drawn without trouble. */
  lastGood: number;
}

let present: CurrentMatch | null = null;

export function setCurrentMatch(match: CurrentMatch | null): void {
  present = match;
}

export function currentMatch(): CurrentMatch | null {
  return present;
}
