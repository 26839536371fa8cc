/** The words of a query, in lower case. */
export function wordsOf(query: string): readonly string[] {
  return query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Whether a clause has every word, in its id or its text. */
export function holds(
  { id, text }: { readonly id: string; readonly text: string },
  words: readonly string[],
): boolean {
  const whole = `${id} ${text}`.toLowerCase();
  return words.every((word) => whole.includes(word));
}

/** The HTML with every found word marked; tags and entities stay whole. */
export function markWords(html: string, words: readonly string[]): string {
  if (words.length === 0) return html;
  const longestFirst = words.map(escapeHtml).sort((a, b) => b.length - a.length);
  const found = longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const pattern = new RegExp(`(<[^>]*>)|(${found})|(&#?\\w+;)`, 'gi');
  return html.replace(pattern, (whole, _tag, word: string | undefined) =>
    word === undefined ? whole : `<mark>${word}</mark>`,
  );
}

/** Escaped like the book's HTML, where `"` is `&quot;`. */
function escapeHtml(word: string): string {
  return word
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
