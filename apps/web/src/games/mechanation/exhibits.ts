import { MECHS, TERRITORIES, type Mech, type Territory } from '@mechatable/mechanation';
import type { Exhibit } from '../shared/drawing.ts';
import { landArt, mechArt } from './card.ts';
import { printedLand, printedMech } from './printed.ts';
import { landLook } from './tile.ts';
import { words } from './words/index.ts';

function mechExhibit({ id, name, tier }: Mech): Exhibit {
  return {
    id,
    name,
    group: words.exhibits.mechs(tier),
    svg: mechArt(id),
    classes: `mn-of-tier-${tier}`,
    card: printedMech(`exhibit:${id}`, id),
  };
}

function landExhibit({ id, name }: Territory): Exhibit {
  return {
    id,
    name,
    group: words.exhibits.territories,
    svg: landArt(id),
    classes: `mn-${landLook(id)}`,
    card: printedLand(`exhibit:${id}`, id),
  };
}

let made: readonly Exhibit[] | null = null;

/** All Mechs and Territories. Drawn on first use, because a table needs few of them. */
export function exhibits(): readonly Exhibit[] {
  made ??= [...MECHS.map(mechExhibit), ...TERRITORIES.map(landExhibit)];
  return made;
}
