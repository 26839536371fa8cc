import type { Book } from '../../games/books/book.ts';

/** Everything in a book that has an address: clauses, chapters, headings. Uppercase names to real ones. */
export type Places = ReadonlyMap<string, string>;

export function placesOf({ chapters }: Book): Places {
  const names = chapters.flatMap(({ slug, blocks }) => [
    slug,
    ...blocks.flatMap((block) => {
      if (block.kind === 'clause') return [block.id];
      return block.kind === 'heading' ? [block.slug] : [];
    }),
  ]);
  return new Map(names.map((name) => [name.toUpperCase(), name]));
}

/** The place of this name, ignoring case. */
export function find(places: Places, name: string): string | null {
  return places.get(name.toUpperCase()) ?? null;
}
