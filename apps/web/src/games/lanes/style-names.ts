import type { Thing } from '@mechatable/board';

/** Names that others may use too: colours of seats and tribes. */
const SHARED = /^(?:seat|tribe)-/;

/** The style sheets of all games share one page, so the style names of this one are marked as its own. */
export function withOwnNames(thing: Thing): Thing {
  const look = thing.look
    .split(' ')
    .map((name) => (SHARED.test(name) ? name : `ln-${name}`))
    .join(' ');
  return thing.of === undefined ? { ...thing, look } : { ...thing, look, of: thing.of.map(withOwnNames) };
}
