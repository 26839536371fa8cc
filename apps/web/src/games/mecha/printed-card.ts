import type { Inspection } from '../shared/drawing.ts';
import { cardOf } from './card.ts';
import { printedLabel } from './naming.ts';
import { plate } from './plate.ts';
import { withOwnNames } from './style-names.ts';
import { words } from './words/index.ts';

/** A card as printed, with its rulings. */
export function printed(id: string): Inspection {
  const { name, kind, text, note, rulings, copies } = cardOf(id);
  return {
    title: name,
    kind: words.cards.kindWithLimit(kind, copies),
    card: withOwnNames(plate(id, { key: `inspect:${id}`, form: 'full', label: printedLabel(id) })),
    text: [text, note].filter((part) => part !== ''),
    sum: null,
    facts: [],
    rulings,
  };
}
