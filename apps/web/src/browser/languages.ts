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
