/** Which breaks to try for a clause. */

/** @typedef {import('./broken.mjs').Break} Break */
/** @typedef {import('./citations.mjs').Scope} Scope */

/** Breaks to try for a clause that the code cites. */
const CITED = 6;
/** And for one that it does not cite: the code that its tests run is less relevant. */
const REACHED = 12;

/** Words and their punctuation: breaking these breaks no rule. */
const NO_RULE = /^(StringLiteral|Regex):/;
/** Words, drawings, evaluations and imagined states decide nothing: only tried if there is nothing else. */
const NO_RULES_FILE =
  /\/(words\/.*|labels|names|telling|sketch|explain[\w-]*|evaluate|outlook|deck-rules|announcing|imagine)\.ts$/;

/** @param {Break} one */
export function breaksRule({ change }) {
  return !NO_RULE.test(change);
}

/**
 * The breaks to try for a clause, and how they were found.
 * @param {readonly Break[]} breaks that the clause's tests come by
 * @param {readonly Scope[]} scopes that cite the clause
 * @param {(id: string) => { own: number, all: number }} visitors how many of its tests come by, and how many of all
 * @returns {{ located: 'cited' | 'reached' | null, chosen: readonly Break[] }}
 */
export function choose(breaks, scopes, visitors) {
  const rules = breaks.filter(({ file }) => !NO_RULES_FILE.test(file));
  const cited = citedSample(rules, scopes);
  if (cited.length > 0) return { located: 'cited', chosen: cited };
  const reached = reachedSample(rules, visitors);
  if (reached.length > 0) return { located: 'reached', chosen: reached };
  const spoken = citedSample(breaks, scopes);
  return { located: spoken.length > 0 ? 'cited' : null, chosen: spoken };
}

/**
 * Breaks in the code that cites the clause: in the statement first, then in the function around it.
 * @param {readonly Break[]} breaks @param {readonly Scope[]} scopes
 */
function citedSample(breaks, scopes) {
  const ranked = breaks.flatMap((one) => {
    const around = scopes.filter(
      ({ file, start, end }) => file === one.file && start <= one.start && one.end <= end,
    );
    return around.length === 0 ? [] : [{ one, rank: Math.min(...around.map(({ tier }) => tier)) }];
  });
  return byLine(ranked)
    .sort((a, b) => a.rank - b.rank || a.nth - b.nth)
    .slice(0, CITED)
    .map(({ one }) => one);
}

/**
 * Breaks in the code that the clause's tests run and few others do, on as many lines as possible.
 * @param {readonly Break[]} breaks @param {(id: string) => { own: number, all: number }} visitors
 */
function reachedSample(breaks, visitors) {
  const ranked = breaks.map((one) => {
    const { own, all } = visitors(one.id);
    return { one, rank: -own / Math.sqrt(all) }; // Ochiai's measure, as for locating faults
  });
  return byLine(ranked)
    .sort((a, b) => a.nth - b.nth || a.rank - b.rank)
    .slice(0, REACHED)
    .map(({ one }) => one);
}

/** The best first, each with how many breaks of its line come before it. @param {readonly { one: Break, rank: number }[]} ranked */
function byLine(ranked) {
  /** @type {Map<string, number>} */
  const ofLine = new Map();
  return [...ranked]
    .sort((a, b) => a.rank - b.rank)
    .map(({ one, rank }) => {
      const nth = ofLine.get(one.place) ?? 0;
      ofLine.set(one.place, nth + 1);
      return { one, rank, nth };
    });
}
