/** The ids most like the wanted one, the nearest first: for an address that names no clause. */
export function nearestIds(wanted: string, ids: readonly string[], howMany = 3): readonly string[] {
  const upper = wanted.toUpperCase();
  return ids
    .map((id) => ({ id, far: distance(upper, id) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, howMany)
    .map(({ id }) => id);
}

/** Levenshtein's distance. */
function distance(a: string, b: string): number {
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
