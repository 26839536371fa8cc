import type { Thing } from '@mechatable/board';
import { RED, distance, fieldOf, unitsOf, type Field, type View } from '@mechatable/masc';
import type { Layout } from './layout.ts';
import { COLORS, idOf } from './naming.ts';

/** MASC-SQ-1: friends within two squares form a squad. */
const HOP = 2;

/** Squads: a band around each, and the links of its chain (MASC-R-3). */
export function linksPart(view: View, layout: Layout): Thing[] {
  const field = fieldOf(view);
  return COLORS.map((color) => ({
    key: `links.${idOf(color)}`,
    classes: `links ${idOf(color)}`,
    drawing: bands(field, layout, unitsOf(field, color), color === RED),
  }));
}

type Link = readonly [one: number, two: number];

function bands(field: Field, layout: Layout, units: readonly (readonly number[])[], isRed: boolean): string {
  const at = (mecha: number): number => field.at[mecha] ?? 0;
  const place = (mecha: number): string => {
    const { x, y } = layout.at(at(mecha));
    return `${x + 0.5} ${y + 0.5}`;
  };
  const line = ([one, two]: Link): string => `M${place(one)}L${place(two)}`;
  const seen = units.map((unit) => unit.filter((mecha) => layout.has(at(mecha))));
  const near = (one: number, two: number): number => distance(at(one), at(two));
  const links = seen.flatMap((unit) => linksOf(unit, near));
  const chains = seen.flatMap((unit) => chainOf(unit, near));
  const dash = isRed ? '' : ' stroke-dasharray=".02 .22"';
  return (
    `<svg viewBox="0 0 ${layout.wide} ${layout.high}" aria-hidden="true" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${links.map(line).join('')}" stroke-width="1.3" class="band"/>` +
    `<path d="${chains.map(line).join('')}" stroke-width=".14"${dash}/></svg>`
  );
}

/** Every pair that is near enough. */
function linksOf(unit: readonly number[], near: (one: number, two: number) => number): Link[] {
  return unit.flatMap((one, place) =>
    unit
      .slice(place + 1)
      .filter((two) => near(one, two) <= HOP)
      .map((two): Link => [one, two]),
  );
}

/** The fewest and shortest links that connect the unit. */
function chainOf(unit: readonly number[], near: (one: number, two: number) => number): Link[] {
  const all = linksOf(unit, near).sort(([a, b], [c, d]) => near(a, b) - near(c, d));
  const group = new Map(unit.map((mecha) => [mecha, mecha]));
  return all.filter(([one, two]) => {
    const [a, b] = [group.get(one), group.get(two)];
    if (a === b || a === undefined || b === undefined) return false;
    for (const [mecha, of] of group) if (of === b) group.set(mecha, a);
    return true;
  });
}
