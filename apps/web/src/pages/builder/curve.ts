import type { DeckRules, PieceList } from '@mechatable/kernel';

/** How many pieces of a list have a number, section by section. */
export interface Bar {
  readonly number: number;
  readonly counts: readonly number[];
}

/** A bar for every number from the game's smallest to its largest, so that curves can be compared. */
export function curveOf({ parts, sections }: DeckRules, list: PieceList, figure: string): readonly Bar[] {
  const figures = new Map(
    parts.flatMap(({ id, figures: { [figure]: n } }) => (n === undefined ? [] : [[id, n]])),
  );
  const numbers = [...figures.values()];
  if (numbers.length === 0) return [];
  const least = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - least + 1 }, (_, place) => {
    const number = least + place;
    const counts = sections.map(({ id: section }) =>
      Object.entries(list[section] ?? {})
        .filter(([id]) => figures.get(id) === number)
        .reduce((sum, [, count]) => sum + count, 0),
    );
    return { number, counts };
  });
}
