// The lists of a state are replaced, never changed, so that its copies share them until one of them needs another list.

export function plus<T>(list: readonly T[], item: T): readonly T[] {
  return [...list, item];
}

export function withoutLast<T>(list: readonly T[]): readonly T[] {
  return list.slice(0, -1);
}

export function without<T>(list: readonly T[], place: number): readonly T[] {
  const rest = list.slice();
  rest.splice(place, 1);
  return rest;
}
