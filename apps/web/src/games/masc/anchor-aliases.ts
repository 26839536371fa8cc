import {
  fieldOf,
  mechaName,
  mechaNumber,
  mechaOfUnit,
  phaseOf,
  type Field,
  type View,
} from '@mechatable/masc';
import { mechaOn } from './naming.ts';

/** A unit can be picked by any of its mecha, and an occupied square by what is on it. */
export function anchorAliases(view: View, anchor: string): readonly string[] {
  const [sort = '', name = ''] = anchor.split(':');
  if (sort === 'unit') {
    const field = fieldOf(view);
    return membersOf(view, field, mechaNumber(field, name)).map(
      (mecha) => `mecha:${mechaName(field, mecha)}`,
    );
  }
  const here = sort === 'square' ? mechaOn(view, name) : null;
  return here === null ? [] : [`mecha:${here.id}`];
}

/** MASC-R-72: with frozen groups, Movement uses the groups as they were when it began. */
function membersOf(view: View, field: Field, unit: number): readonly number[] {
  const { groups } = view;
  if (groups.length === 0 || phaseOf(view) !== 'movement') return mechaOfUnit(field, unit);
  return groups.flatMap((group, mecha) => (group === unit && (field.at[mecha] ?? -1) >= 0 ? [mecha] : []));
}
