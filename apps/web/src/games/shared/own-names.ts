import type { Thing } from '@mechatable/board';

/** Names that others may use too: colours of seats and tribes. */
const SHARED = /^(?:seat|tribe)-/;

/** The style sheets of all games share one page, so the style names of a game are marked as its own: `ln-zone`. */
export function ownNames(mark: string): (thing: Thing) => Thing {
  const withOwnNames = (thing: Thing): Thing => {
    const look = thing.look
      .split(' ')
      .map((name) => (SHARED.test(name) ? name : `${mark}-${name}`))
      .join(' ');
    return thing.of === undefined ? { ...thing, look } : { ...thing, look, of: thing.of.map(withOwnNames) };
  };
  return withOwnNames;
}
