/** Where a review starts: at a decision of a seat, or at the first seat and the end of the match. */
export interface ReviewStart {
  readonly decision: { readonly seat: number; readonly seq: number } | null;
}

/** The address of a match's review; with a decision, the one that shows it. */
export function reviewLink(match: string, decision: ReviewStart['decision'] = null): string {
  const end = decision === null ? '' : `=${decision.seat}.${decision.seq}`;
  return `/replay/${match}#review${end}`;
}

/** Reads the end of a replay's address: `#review`, or `#review=0.17`; null if it doesn't start a review. */
export function reviewIn(hash: string): ReviewStart | null {
  if (hash === '#review') return { decision: null };
  const [, seat, seq] = /^#review=(\d+)\.(\d+)$/.exec(hash) ?? [];
  return seat === undefined || seq === undefined
    ? null
    : { decision: { seat: Number(seat), seq: Number(seq) } };
}
