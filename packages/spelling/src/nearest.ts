/** No word that is known is nearly as long; the time that comparing takes grows with it. */
const LONGEST = 100;

/** The known words, those most like the wanted one first: for "did you mean". */
export function nearestFirst(wanted: string, known: readonly string[]): string[] {
  const lower = wanted.slice(0, LONGEST).toLowerCase();
  const distances = new Map(known.map((word) => [word, distance(lower, word.toLowerCase())]));
  return [...known].sort((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0));
}

/** Levenshtein's distance, where going on writing a word costs little: `mech` is near to `mechanation`. */
function distance(a: string, b: string): number {
  if (b.startsWith(a) || a.startsWith(b)) return Math.abs(a.length - b.length) / 100;
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(change, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[b.length] ?? 0;
}
