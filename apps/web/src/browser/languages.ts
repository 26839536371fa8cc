/** By their own names, and what the lobby says to people who read them. */
export const LANGUAGES = [
  { id: 'en', name: 'English', invitation: 'Play in English' },
  { id: 'pt-BR', name: 'Português (Brasil)', invitation: 'Jogar em português' },
] as const;

export type Language = (typeof LANGUAGES)[number]['id'];

/** The languages we have, in the order in which a browser asks for them. */
export function knownFrom(tags: readonly string[]): readonly Language[] {
  return tags.flatMap((tag) => LANGUAGES.filter(({ id }) => isSame(tag, id)).map(({ id }) => id));
}

/** Varieties of a language count as the same: `pt` and `pt-PT` are served with `pt-BR`. */
export function isSame(tag: string, id: Language): boolean {
  return tag.slice(0, 2).toLowerCase() === id.slice(0, 2);
}

/** For dates and numbers: the browser's own variety of the language, such as `en-GB`. */
export function localeFor(language: Language, tags: readonly string[]): string {
  return tags.find((tag) => isSame(tag, language) && isLocale(tag)) ?? language;
}

/** Browsers also report tags that `Intl` refuses: Chromium says `en-US@posix` where the system's locale is C. */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
