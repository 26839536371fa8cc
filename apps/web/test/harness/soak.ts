import process from 'node:process';

/** Set by `npm run soak`, which has time for every combination. */
export const isSoaking = process.env.SOAK === '1';

/** Tests that repeat others at another size, in another theme or for a similar game: only a soak runs them. */
export function inSoak(define: () => void): void {
  if (isSoaking) define();
}

/** Each of `many` with one of `few`, in turn from `first` on; in a soak, with each of them. */
export function pairs<Many, Few>(
  many: readonly Many[],
  few: readonly Few[],
  first = 0,
): (readonly [Many, Few])[] {
  return many.flatMap((one, place) =>
    few
      .filter((_, other) => isSoaking || other === (place + first) % few.length)
      .map((other) => [one, other] as const),
  );
}

/** One of them, at this place; in a soak, all. */
export function oneOf<Item>(all: readonly Item[], place: number): readonly Item[] {
  return isSoaking ? all : all.slice(place, place + 1);
}
