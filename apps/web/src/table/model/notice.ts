import type { ClauseId } from '@mechatable/kernel';

/** Something to know about what was just tried. */
export interface Notice {
  readonly sentence: string;
  /** The rule behind it; null if it follows from none. */
  readonly clause: ClauseId | null;
}
