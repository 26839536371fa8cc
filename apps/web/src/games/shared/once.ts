/** Caches markup, because the same picture is on the table many times. */
export function once<Key>(make: (key: Key) => string): (key: Key) => string {
  const made = new Map<Key, string>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const markup = make(key);
    made.set(key, markup);
    return markup;
  };
}
