import type { Hands, Scene } from '../given.ts';

/** P0 and P1 meet at G3 in the Arena, and the others stay away. P3 has land, so that P0 is asked to attack next. */
export function meet({ given }: Pick<Hands, 'given'>, mine: string, theirs: string, row = ''): Scene {
  const t = given({
    P0: { hand: mine, row },
    P1: { hand: theirs },
    P3: { row: 'C6' },
    arena: 'G3',
  });
  const facing = (name: string): string => (name === 'Leviathan' ? ' up' : '');
  t.P0(`deploy ${mine} G3${facing(mine)}`)
    .P1(`deploy ${theirs} G3${facing(theirs)}`)
    .passes(2);
  return t;
}
