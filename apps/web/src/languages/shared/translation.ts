/** The same words in another language: the same keys, functions with the same arguments, lists of the same length. */
export type Translation<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => infer Text
    ? (...values: Values) => Text extends string ? string : Text
    : Words extends readonly unknown[]
      ? { readonly [Index in keyof Words]: Translation<Words[Index]> }
      : Words extends object
        ? { readonly [Key in WordKey<Words>]: Translation<Words[Key]> }
        : Words;

/**
 * What isn't translated: sentences that records keep and hash (`recorded`), anchors of labels in pictures (`at`), numbers.
 */
type WordKey<Words> = {
  [Key in keyof Words]: Key extends 'recorded' | 'at' ? never : Words[Key] extends number ? never : Key;
}[keyof Words];

/** An object of English words, and what replaces them. */
export interface Translated {
  readonly english: object;
  readonly words: object;
}

/** A missing key, an extra key or another argument doesn't compile. */
export function translated<Words extends object>(
  english: Words,
  words: Translation<NoInfer<Words>>,
): Translated {
  return { english, words };
}

/** Replaces English words in place, so that everything that uses these objects speaks the other language from now on. */
export function replaceWords(all: readonly Translated[]): void {
  for (const { english, words } of all) replaceIn(english, words);
}

function replaceIn(english: object, words: object): void {
  for (const [key, word] of Object.entries(words)) {
    const old: unknown = Reflect.get(english, key);
    if (isGroup(old) && isGroup(word)) replaceIn(old, word);
    else Reflect.set(english, key, word);
  }
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
