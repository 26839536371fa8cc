/** The card has data that `spell` has no words for. */
export class NoWords extends Error {}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
export const sentence = (words: string): string => `${capital(words)}.`;
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));
export const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
export const a = (noun: string): string => `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;
export const inWords = (n: number): string => ['no', 'one', 'two', 'three'].at(n) ?? String(n);

/** A phrase out of a closed list; `fields` says what the key is made of. */
export function phrase<Key extends string>(
  fields: string,
  list: Partial<Record<Key, string>>,
  key: Key,
): string {
  const found = list[key];
  if (found !== undefined) return found;
  throw new NoWords(`${fields} "${key}", only for ${Object.keys(list).map(quoted).join(', ')}`);
}
const quoted = (key: string): string => `"${key}"`;

/** Insists that the data says nothing beyond the given fields, so that no field goes unspoken. */
export function only(data: object, ...fields: readonly string[]): void {
  const more = Object.keys(data).filter((field) => !fields.includes(field));
  if (more.length > 0) throw new NoWords(`${more.join(', ')} in ${JSON.stringify(data)}`);
}
