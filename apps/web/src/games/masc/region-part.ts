import type { Thing } from '@mechatable/board';
import { openQuestion } from '@mechatable/kernel';
import {
  NOBODY,
  NOWHERE,
  fieldOf,
  objectiveOf,
  regionsOf,
  slotName,
  type Region,
  type View,
} from '@mechatable/masc';
import { ownerLook } from './ground-part.ts';
import { regionSpot, spotOf, type Layout } from './layout.ts';
import { idOf, sidesOf, type NamedView } from './naming.ts';
import { words } from './words/index.ts';

/** Shows who would score how much for each region now: a frame in the color of its controller, and a tag. */
export function regionsPart(view: View, layout: Layout): Thing[] {
  if (openQuestion(view)?.ask === 'tile') return [];
  return regionsOf(fieldOf(view)).flatMap((region): Thing[] => {
    const style = regionSpot(layout, region.slot);
    if (style === null || view.slots[region.slot] == null) return [];
    const key = `region:${region.slot}`;
    return [{ key, classes: `region ${ownerLook(region.slot)} ${heldLook(view, region)}`, style }];
  });
}

/** The tags are drawn above the mecha: small, in a corner of their region. */
export function tagsPart(view: NamedView, layout: Layout): Thing[] {
  if (openQuestion(view)?.ask === 'tile') return [];
  return regionsOf(fieldOf(view)).flatMap((region): Thing[] => {
    const style = regionSpot(layout, region.slot);
    if (style === null || view.slots[region.slot] == null) return [];
    const { slot } = region;
    return [
      {
        key: `tag:${slot}`,
        classes: `tag ${heldLook(view, region)}`,
        anchor: `slot:${slot}`,
        label: controlWords(view, region),
        text: tagText(view, region),
        style,
      },
    ];
  });
}

/** MASC-HOLD-2: the marker is on the objective; its color follows from the region's position (MASC-R-9). */
export function holdsPart(view: View, layout: Layout): Thing[] {
  return view.slots.flatMap((_lying, slot): Thing[] => {
    const square = objectiveOf(view.terrain, slot);
    if (square === NOWHERE || !layout.has(square)) return [];
    return [{ key: `hold:${slot}`, classes: `hold ${ownerLook(slot)}`, style: spotOf(layout, square) }];
  });
}

/** Before the first turn nobody controls anything. */
function heldLook({ turn }: View, { control, red, blue }: Region): string {
  if (turn === 0) return 'empty';
  if (control !== NOBODY) return `held-${idOf(control)}`;
  return red + blue === 0 ? 'empty' : 'contested';
}

/** `+2` if controlled, `2:3` mecha if contested, else what it is worth (MASC-VP-1). */
function tagText({ turn }: View, { slot, control, points, red, blue }: Region): string {
  if (turn > 0 && control !== NOBODY) return `+${points}`;
  if (turn > 0 && red + blue > 0) return `${red}:${blue}`;
  return ownerLook(slot) === 'green' ? '2' : '1/4';
}

function controlWords(view: NamedView, { slot, control, points, red, blue }: Region): string {
  const name = slotName(slot);
  if (control !== NOBODY) return words.region.controlled(name, sidesOf(view), control, points);
  return red + blue === 0 ? words.region.empty(name) : words.region.contested(name, sidesOf(view), red, blue);
}
