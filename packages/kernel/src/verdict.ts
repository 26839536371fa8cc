/** The number of a rule, as printed in the rule book: `LN-ATK-4`. */
export type ClauseId = string;

export interface Legal {
  readonly ok: true;
}

/** A refusal: which clause says no, and one sentence on what to do instead. */
export interface Illegal {
  readonly ok: false;
  readonly clause: ClauseId;
  readonly sentence: string;
}

export type Verdict = Legal | Illegal;

export const LEGAL: Legal = { ok: true };

/** Refusals are constants: make them once, at module level, so that judging allocates nothing. */
export function illegal(clause: ClauseId, sentence: string): Illegal {
  return { ok: false, clause, sentence };
}
