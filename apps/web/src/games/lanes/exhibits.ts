import { CARDS, type Card } from '@mechatable/lanes';
import type { Exhibit } from '../shared/drawing.ts';
import { artOf } from './card.ts';
import { printedLabel } from './naming.ts';
import { plate } from './plate.ts';
import { withOwnNames } from './style-names.ts';
import { tribeLook } from './traits.ts';

const GROUPS: Record<Card['kind'], string> = {
  unit: 'Unaligned',
  land: 'Lands',
  tech: 'Techs',
  equip: 'Equips',
};

function exhibit(card: Card): Exhibit {
  const { id, name, kind, tribe } = card;
  return {
    id,
    name,
    group: kind === 'unit' && tribe !== null ? tribe : GROUPS[kind],
    svg: artOf(id),
    look: tribeLook(card),
    card: withOwnNames(plate(id, { key: `exhibit:${id}`, form: 'full', label: printedLabel(id) })),
  };
}

let made: readonly Exhibit[] | null = null;

/** All the cards. Drawn when first asked for: a table needs few of them. */
export function exhibits(): readonly Exhibit[] {
  made ??= CARDS.map(exhibit);
  return made;
}
