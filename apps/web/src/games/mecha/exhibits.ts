import { POOL, type Card, type Edition } from '@mechatable/mecha';
import type { Exhibit } from '../shared/drawing.ts';
import { artOf } from './card.ts';
import { printedLabel } from './naming.ts';
import { plate } from './plate.ts';
import { withOwnNames } from './style-names.ts';
import { familyLook } from './traits.ts';
import { words } from './words/index.ts';

function exhibit(card: Card): Exhibit {
  const { id, name, kind } = card;
  return {
    id,
    name,
    group: words.cards.group(kind),
    svg: artOf(id),
    classes: `mg-${familyLook(card)}`,
    card: withOwnNames(plate(id, { key: `exhibit:${id}`, form: 'full', label: printedLabel(id) })),
  };
}

const made = new Map<Edition, readonly Exhibit[]>();

/** All the cards of an edition. Drawn on first use, because a table needs few of them. */
export function exhibitsOf(edition: Edition): readonly Exhibit[] {
  const known = made.get(edition) ?? POOL[edition].map(exhibit);
  made.set(edition, known);
  return known;
}
