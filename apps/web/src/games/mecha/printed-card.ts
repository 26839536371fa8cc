import type { Inspection } from '../shared/drawing.ts';
import { cardOf } from './card.ts';
import { printedLabel } from './naming.ts';
import { plate } from './plate.ts';
import { withOwnNames } from './style-names.ts';

/** A card as printed, with its rulings. */
export function printed(id: string): Inspection {
  const { name, kind, text, note, rulings, copies } = cardOf(id);
  const most = { basic: 'Basic: any number per deck', singleton: 'Singleton: one per deck', normal: '' }[
    copies
  ];
  return {
    title: name,
    kind: most === '' ? kind : `${kind} · ${most}`,
    card: withOwnNames(plate(id, { key: `inspect:${id}`, form: 'full', label: printedLabel(id) })),
    text: [text, note].filter((part) => part !== ''),
    sum: null,
    facts: [],
    rulings,
  };
}
