import type { Thing } from '@mechatable/board';

/** A thing and everything in it. */
export function* things(thing: Thing): Generator<Thing> {
  yield thing;
  for (const inner of thing.of ?? []) yield* things(inner);
}

export function anchorsIn(scene: Thing): Set<string> {
  return new Set([...things(scene)].flatMap(({ anchor }) => anchor ?? []));
}
