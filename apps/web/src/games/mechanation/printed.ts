import type { Thing } from '@mechatable/board';
import { faceName } from '@mechatable/mechanation';
import { mechPlate } from './mech-plate.ts';
import { mechLabel } from './naming.ts';
import { withOwnNames } from './style-names.ts';
import { landLook, landParts } from './tile.ts';

/** A Mech as printed, large. */
export function printedMech(key: string, id: string): Thing {
  return withOwnNames(mechPlate(id, { key, form: 'full', label: mechLabel(id) }));
}

/** A Territory as printed, large. */
export function printedLand(key: string, face: string): Thing {
  return withOwnNames({
    key,
    look: `tile full up ${landLook(face)}`,
    label: faceName(face),
    of: landParts(key, face, 'full'),
  });
}
