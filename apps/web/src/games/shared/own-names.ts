import type { Thing } from '@mechatable/board';

/** Classes that games share: colors of seats and tribes. */
const SHARED = /^(?:seat|tribe)-/;

/** All games share one page, so each prefixes its classes: `ln-zone`. */
export function ownNames(mark: string): (thing: Thing) => Thing {
  const withOwnNames = (thing: Thing): Thing => {
    const classes = thing.classes
      .split(' ')
      .map((name) => (SHARED.test(name) ? name : `${mark}-${name}`))
      .join(' ');
    return thing.children === undefined
      ? { ...thing, classes }
      : { ...thing, classes, children: thing.children.map(withOwnNames) };
  };
  return withOwnNames;
}
