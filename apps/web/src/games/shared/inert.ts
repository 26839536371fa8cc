import type { Thing } from '@mechatable/board';

/** The same picture without anchors. */
export function inert(thing: Thing): Thing {
  const copy: { -readonly [Name in keyof Thing]: Thing[Name] } = { ...thing };
  delete copy.anchor;
  if (thing.children !== undefined) copy.children = thing.children.map(inert);
  return copy;
}
