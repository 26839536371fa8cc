import { CARDS, type Card } from '@mechatable/lanes';
import type { Exhibit } from '../shared/drawing.ts';
import { artOf } from './card.ts';
import { printedLabel } from './naming.ts';
import { plainEffects } from './plain-text.ts';
import { plate } from './plate.ts';
import { withOwnNames } from './style-names.ts';
import { tribeLook } from './traits.ts';
import { words } from './words.ts';

function exhibit(card: Card): Exhibit {
  const { id, name, kind, tribe, text } = card;
  return {
    id,
    name,
    group: kind === 'unit' && tribe !== null ? tribe : words.groups[kind],
    svg: artOf(id),
    classes: tribeLook(card),
    card: withOwnNames(plate(id, { key: `exhibit:${id}`, form: 'full', label: printedLabel(id) })),
    plainText: plainEffects(text).map(({ when, what }) => `${when} ${what}`.trim()),
  };
}

let made: readonly Exhibit[] | null = null;

/** All the cards. Drawn on first use, because a table needs few of them. */
export function exhibits(): readonly Exhibit[] {
  made ??= CARDS.map(exhibit);
  return made;
}
